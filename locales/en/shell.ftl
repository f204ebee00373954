# What the page says before the app runs, and when it does not. Plain text only: no variables.
shell-description = Learn and play Sittuyin, Burmese chess: the setup, the battle, four rulesets, and a reason for every forbidden move.
shell-loading = Loading Sittuyin…
shell-load-failed = The page could not be loaded
shell-load-failed-hint = Check the connection and load the page again. A very old browser cannot run it.
shell-crashed = Something went wrong, and the page has stopped
shell-crashed-hint = This is a fault of the program, not yours. Load the page again to go on.
shell-kept = What was saved in this browser is still there: your settings, your game and your progress.
shell-reload = Load again
shell-details = What the program said
shell-no-script = Sittuyin runs in your browser and needs JavaScript. Please turn it on and load the page again.
