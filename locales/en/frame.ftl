# What stands on every page: the header, titles, notices, the names of the rulesets.

# $page: the name of the page
frame-title = { $page } · Sittuyin
frame-logo = Sittuyin, home page
frame-skip = Skip to the content
frame-pages = Pages
frame-learn = Learn
frame-puzzles = Puzzles
frame-play = Play
frame-rules = Rules
frame-rules-of = Rules · { $ruleset }
frame-settings = Settings

frame-languages = Language
frame-lang-en = EN
frame-lang-pl = PL
frame-lang-zh-hans = 中文
frame-lang-en-name = English
frame-lang-pl-name = Polski
frame-lang-zh-hans-name = 简体中文

frame-ruleset = Ruleset
frame-ruleset-zh = Chinese handbook
frame-ruleset-en = English handbook
frame-ruleset-pl = Polish handbook
frame-ruleset-asean = Tournament

frame-dismiss = Close this notice
frame-fetching = Loading…
frame-fetch-failed = The text could not be loaded
frame-page-failed = The page could not be loaded
frame-fetch-failed-hint = The connection may be down. Loading is tried again by itself.
frame-try-again = Try again

frame-copied = Copied.
frame-not-copied = The browser did not allow it. Select the text and copy it by hand.
