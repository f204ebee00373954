# Hints in a game. $piece: king, commander, chariot, elephant, horse, soldier. $square, $x: squares. $move: a move as it is written.

hint-sought = Looking for a good move…
hint-piece = Look at your piece on { $square }.
hint-hand = Take this from your reserve: { play-piece }.
hint-ply = Try { $move }.
hint-why = It { $facts }.
hint-list = { $list } and { $next }
hint-no-why = Nothing is won at once: looking ahead, the machine likes it best.

# What speaks for a move, as in “It …”.
hint-mate = is checkmate
hint-win = wins { hint-the-piece }
hint-trade = trades { hint-the-piece } for one of yours of equal worth
hint-promote = gives you a commander again
hint-stop-mate = stops the mate that was threatened
hint-save = saves { hint-the-piece } on { $square }
hint-threaten-mate = threatens mate
hint-threaten = attacks { hint-the-piece } on { $square }
hint-check = gives check
hint-end-check = answers the check
hint-march = keeps the soldier on its way to { $x }
hint-block = stops the soldier on { $square } on its way to { $x }
hint-reach = gives the piece more room: { $now ->
    [one] { $now } square
   *[other] { $now } squares
} instead of { $before }
hint-guard = covers { hint-the-piece } on { $square }
hint-attack = takes aim at { hint-the-piece } on { $square }
hint-shelter = stands close to the king and shelters it
hint-open-file = puts the chariot on a file that is open

hint-the-piece = { $piece ->
    [king] the king
    [commander] the commander
    [chariot] the chariot
    [elephant] the elephant
    [horse] the horse
   *[soldier] the soldier
}

# The coach asks before a move. $piece is lost on $square, $by captures it; $move is the mating reply.
hint-coach-title = Are you sure?
hint-coach-lose = It leaves { hint-the-piece } on { $square } to { $by ->
    [king] the king
    [commander] the commander
    [chariot] the chariot
    [elephant] the elephant
    [horse] the horse
   *[soldier] the soldier
}.
hint-coach-mate = Then { $move } is checkmate.
hint-coach-yes = Play it anyway
hint-coach-no = Think again
