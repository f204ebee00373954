# A game and a position as text: copied, pasted, and what is wrong with what was pasted.

text-fen = Position (FEN)
text-pgn = Game (PGN)
text-copy-fen = Copy the position
text-copy-pgn = Copy the game
text-link = Link to the game
text-copy-link = Copy the link
text-paste = Paste a position or a game
text-load = Load
text-loaded = Loaded.
text-empty = There is nothing to load.
text-fen-error = { $field ->
    [board] Board
    [hand] Reserve
    [turn] Side to move
    [unused] Field 3
    [limit] Field 4
    [halfmoves] Field 5
    [fullmoves] Field 6
   *[rest] End
}, character { $at }: “{ $found }” cannot be read. { $expected ->
    [piece] Expected a piece K F R S N P, in either case, a digit from 1 to 8, or /.
    [eight-squares] Expected eight squares in each rank.
    [eight-ranks] Expected eight ranks, divided by /.
    [hand-piece] Expected a piece K F R S N, in either case.
    [bracket] Expected ] after the reserve.
    [turn] Expected w for red or b for black.
    [dash] Expected -.
    [dash-or-plies] Expected - or a number from 1 to 65535.
    [number] Expected a number from 0 to 65535.
    [positive] Expected a number from 1 to 65535.
   *[end] Expected nothing more.
}
text-position-error = { $kind ->
    [kings] { play-side }: { $count } kings, where there must be one.
    [too-many] { play-side }: too many pieces of one kind ({ play-piece }): { $count }, at most { $most } can be there.
    [soldier] { play-side }: no soldier can stand on { $square }.
    [passed-over] { play-side }: pieces are left in the reserve, although the time to place them is over.
    [too-early] { play-side } is to move while the other side still has pieces to place.
    [attacked] { play-side }: the king on { $square } is attacked although it is not this side’s turn.
   *[counting] This ruleset knows no count against a bare king.
}
text-pgn-error = Line { $line }, character { $column }: { $what }
text-tag = “{ $found }” is not a tag such as [Name "value"].
text-variant = “{ $found }” is another game.
text-ruleset = “{ $found }” is not one of the rulesets zh, en, pl and asean.
text-unclosed = What opens here is never closed.
text-ply-error = { play-moves-row }: “{ $found }” cannot be { $kind ->
    [read] read
   *[play] played
}. { $what }
# $most is 200 or 100,000.
text-long = Too long: { $kind ->
    [position] a position
   *[game] a game
} can have at most { $most } characters.
text-more = { $count ->
    [one] And one more fault.
   *[other] And { $count } more faults.
}
