# To, co jest na każdej stronie: nagłówek, tytuły, powiadomienia, nazwy wariantów zasad.

# $page: nazwa strony
frame-title = { $page } · Sittuyin
frame-logo = Sittuyin, strona główna
frame-skip = Przejdź do treści
frame-pages = Strony
frame-learn = Nauka
frame-puzzles = Zadania
frame-play = Gra
frame-rules = Zasady
frame-rules-of = Zasady · { $ruleset }
frame-settings = Ustawienia

frame-languages = Język
frame-lang-en = EN
frame-lang-pl = PL
frame-lang-zh-hans = 中文
frame-lang-en-name = English
frame-lang-pl-name = Polski
frame-lang-zh-hans-name = 简体中文

frame-ruleset = Wariant zasad
frame-ruleset-zh = Podręcznik chiński
frame-ruleset-en = Podręcznik angielski
frame-ruleset-pl = Podręcznik polski
frame-ruleset-asean = Turniejowy

frame-dismiss = Zamknij to powiadomienie
frame-fetching = Wczytywanie…
frame-fetch-failed = Nie udało się wczytać tekstu
frame-page-failed = Nie udało się wczytać strony
frame-fetch-failed-hint = Być może nie ma połączenia z siecią. Wczytywanie będzie ponawiane.
frame-try-again = Spróbuj jeszcze raz

frame-copied = Skopiowano.
frame-not-copied = Przeglądarka na to nie pozwoliła. Zaznacz tekst i skopiuj go ręcznie.
