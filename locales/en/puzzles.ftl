# The page of the puzzles, until they are there.

puzzles-title = Puzzles
puzzles-lead = Puzzles are being made for this page: a position, a task, and one way that is proven to be right.
puzzles-meanwhile = Until then, a game against the machine sets puzzles of its own.
puzzles-play = Play a game
