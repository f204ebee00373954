# What a person can choose.

settings-title = Settings
settings-lead = Changes take effect at once and are kept in this browser.
settings-look = Appearance
settings-theme = Light or dark
settings-theme-system = Same as the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-pieces = Pieces
settings-pieces-figures = Figures
settings-pieces-characters = Characters
settings-pieces-letters = Letters
settings-pieces-marks = Movement marks
settings-board = Board
settings-board-teak = Teak
settings-board-lacquer = Lacquer
settings-board-paper = Paper
settings-coordinates = Show letters and numbers beside the board
settings-preview = How the board looks now.

settings-playing = Playing
settings-coach = Coach: asks before a move that loses a piece or allows mate, in games against the machine
settings-data = What is kept
settings-data-text = Your settings, your game and your progress stay in this browser. Nothing is sent anywhere.
settings-data-fine = Saving works.
settings-erase = Erase everything…
settings-erase-title = Erase everything?
settings-erase-text = Your settings, the game in progress, finished games, and your progress in lessons and puzzles will be gone. This cannot be undone.
settings-erase-confirm = Erase
settings-erase-cancel = Keep everything
settings-erased = Everything has been erased.
