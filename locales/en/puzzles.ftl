# The page of the puzzles, until they are there.

puzzles-title = Puzzles
puzzles-lead = Puzzles are being made for this page: a position, a task, and a solution that is proven right.
puzzles-meanwhile = Until then, a game against the machine sets you puzzles enough.
puzzles-play = Play a game
