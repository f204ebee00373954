# Why a try was refused: a heading, and a sentence for each reason of the rules.

# $kind: place, promote, start (a piece that cannot go anywhere), move, arrive (promoted as it comes to $square), other (nothing is known of the piece).
# $piece: king, commander, chariot, elephant, horse, soldier. $from, $square: squares.
why-title = { $kind ->
    [place] The { play-piece } cannot be placed on { $square }.
    [promote] The soldier on { $from } cannot be promoted.
    [arrive] The soldier cannot be promoted as it arrives on { $square }.
    [start] The { play-piece } on { $from } has no move.
    [move] The { play-piece } on { $from } cannot go to { $square }.
   *[other] That cannot be played.
}

# A piece on its square, as a member of a list.
why-piece-on = the { play-piece } on { $square }
# A list and its next member.
why-list = { $list }, { $next }

why-game-over = The game is over.
why-unreadable = That is not a move.
why-still-setting-up = The setup is not over yet. First place every piece of the reserve.
why-setup-over = The setup is over: nothing more can be placed.
why-not-in-hand = There is no { play-piece } left in the reserve.
why-empty-square = Nothing stands on { $from }.
why-not-your-piece = The piece on { $from } belongs to the other side.
why-outside-zone = { $square } is outside the setup zone.
why-back-rank-chariots-only = Only chariots may stand on the back rank.
why-chariot-back-rank-only = Chariots are placed on the back rank and nowhere else.
why-square-taken = A piece already stands on { $square }.
why-displaced-soldier-square = The soldier that gives way needs an empty square of the setup zone.
why-chariot-faces-king = It would face the red king on { $king } with nothing but soldiers between them. First place another piece as a screen: { $squares }.
why-adjusting-own-half = Before the battle, pieces move within their own half only.
why-adjusting-no-capture = Before the battle, only soldiers capture, and a king is never captured.
why-soldier-captures-diagonally = A soldier captures one square diagonally forward. The piece on { $squares } only stands in its way.
why-soldier-moves-straight = A soldier goes diagonally only to capture, and there is nothing to capture on { $square }.
why-not-how-it-moves = { $moves ->
    [king] A king goes one square in any direction.
    [commander] A commander goes one square diagonally.
    [chariot] A chariot goes along its rank or file, and not over other pieces.
    [elephant] An elephant goes one square diagonally or straight forward.
    [elephant-any] An elephant goes one square in any direction.
    [horse] A horse goes two squares along a rank or a file and one to the side.
   *[soldier] A soldier goes one square straight forward and captures diagonally forward.
}
why-blocked = The way is blocked by { $pieces }.
why-own-piece-there = Your own piece stands on { $square }.
why-commander-alive = Your commander is still on the board, on { $squares }. A soldier can take its place only once it has fallen.
why-not-on-the-x = { $at } is not on the X. In this file the X crosses { $squares }.
why-past-the-x = This soldier has passed the X and can no longer be promoted.
why-only-as-a-turn = Promotion takes a turn of its own: the soldier arrives first and is promoted later.
why-shift-not-adjacent = The new commander can only shift to a neighbouring square.
why-shift-taken = The new commander cannot shift to { $square }: a piece stands there.
why-step-not-diagonal = As it is promoted, a soldier can only step one square diagonally.
why-step-taken = A piece stands on { $square }.
why-promotion-attacks = The new commander would attack { $pieces }. In this ruleset a promotion may attack nothing.
why-promotion-discovers-check = It would open a chariot’s line to the king. In this ruleset a promotion may not discover a check.
why-placement-exposes-king = Your king on { $king } would be attacked by { $pieces }, and red moves first.
why-check-not-answered = Your king is in check, and would still be attacked by { $pieces }.
why-king-would-be-attacked = Your king on { $king } would be attacked by { $pieces }.
why-no-reply = Your opponent would not be in check and would have no move at all. That is forbidden: you must leave your opponent a reply.
