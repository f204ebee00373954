# The board: what squares and pieces are called when they are read out, and the few buttons on it.

board-grid = { $color ->
    [red] Board, red at the bottom
   *[black] Board, black at the bottom
}
board-help = Arrow keys move over the squares, Enter takes up a piece and tries a move, Escape lets go. K, F, S, N, R and P choose a piece of that kind in the reserve, or go to the next one on the board. The equals sign promotes a soldier where it stands, Delete takes a piece off.

# $color: red, black. $role: king, commander, chariot, elephant, horse, soldier.
board-piece = { $color ->
    [red] { $role ->
        [king] red king
        [commander] red commander
        [chariot] red chariot
        [elephant] red elephant
        [horse] red horse
       *[soldier] red soldier
    }
   *[black] { $role ->
        [king] black king
        [commander] black commander
        [chariot] black chariot
        [elephant] black elephant
        [horse] black horse
       *[soldier] black soldier
    }
}
# The two letters on a token.
board-token = { $role ->
    [king] Ki
    [commander] Co
    [chariot] Ch
    [elephant] El
    [horse] Ho
   *[soldier] So
}

board-empty = { $square }, empty
board-occupied = { $square }, { board-piece }
# A square or what was said of it so far, and one thing more.
board-with-note = { $label }, { $note }

board-note-last-from = last move from here
board-note-last-to = last move
board-note-check = in check
board-note-taken = taken up
board-note-may-promote = may promote
board-note-quiet = can go here
board-note-capture = can capture
board-note-placement = can be placed here
board-note-displacement = can be placed here, the soldier gives way
board-note-promotion-step = can promote with a step here
board-note-answer = can be chosen
board-note-zone = setup zone
board-note-forbidden = forbidden
board-note-refused = refused
board-note-evidence = this is why
board-note-attacker = attacks
board-note-denied = denied to the king
board-note-hint = hint
board-note-goal = goal
board-note-chosen = chosen
board-note-right = right
board-note-wrong = wrong
board-note-missed = missed

board-options = Ways to go on
board-promote-here = Promote here
board-move-only = Move only
board-cancel = Cancel

board-reserve = { $color ->
    [red] Red’s reserve
   *[black] Black’s reserve
}
board-in-hand = { board-piece }, { $count } in reserve
