# The board: what squares and pieces are called when they are read out, and the few buttons on it.

board-grid = { $color ->
    [red] Board, red at the bottom
   *[black] Board, black at the bottom
}
board-help = Arrow keys move over the squares, Enter picks up a piece and tries a move, Escape puts it back. The letters stand for pieces: K king, F commander, S elephant, N horse, R chariot, P soldier. A letter picks up such a piece from the reserve, or goes to the next one on the board. The equals sign promotes a soldier where it stands, Delete puts a placed piece back into the reserve.

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

board-note-last-from = last move started here
board-note-last-to = last move ended here
board-note-check = in check
board-note-taken = picked up
board-note-may-promote = may promote
board-note-quiet = can go here
board-note-capture = can be captured
board-note-placement = can be placed here
board-note-displacement = can be placed here, the soldier gives way
board-note-promotion-step = can step here and promote
board-note-answer = can be chosen
board-note-zone = setup zone
board-note-forbidden = forbidden
board-note-refused = refused
board-note-evidence = this is why
board-note-attacker = attacks
board-note-denied = closed to the opponent
board-note-hint = hint
board-note-goal = goal
board-note-chosen = chosen
board-note-right = right
board-note-wrong = wrong
board-note-missed = missed

board-options = Choices
board-promote-here = Promote here
board-move-only = Move only
board-cancel = Cancel

board-reserve = { $color ->
    [red] Red’s reserve
   *[black] Black’s reserve
}
board-in-hand = { board-piece }, { $count } in reserve
