# The lessons on check, checkmate and how games end. A text has at most three sentences; the task says what to do.

lessons-mate-check-away = A king that is attacked is in check, and a check must be answered at once. There are three answers. The first: the king goes away.
    .task = Try the horse’s move to c3. Then take the king out of check.
    .done = The king has left the file. On e2 or e4 the chariot would still have reached it.
    .on-unanswered = The king would still be in check. Nothing else counts until the check is answered.

lessons-mate-check-capture = The second answer: capture the piece that gives check. Going away would do too, but this wins a piece.
    .task = Capture the horse that gives check.
    .done = The check is answered and a horse is won.

lessons-mate-check-between = The third answer: put a piece between. That helps against a chariot; a horse leaps, and the other pieces check from next door.
    .task = Put a piece between where another of yours covers it.
    .done = If the chariot captures on h2, your king captures back.
    .on-horse-lost = The chariot captures the horse for nothing, and it is check again.
    .on-elephant-lost = The chariot captures the elephant for nothing, and it is check again.

lessons-mate-check-pinned = The elephant stands between its king and the chariot. It is pinned: it may not leave the line.
    .task = Try to move the elephant to d5. Then find a move that it may make.
    .done = Along the line it may move, for there it still stands between.
    .on-off-the-line = Off the line, the elephant would leave its king to the chariot.

lessons-mate-check-chariot = Check, and not one of the three answers is possible: that is checkmate, and it wins the game. Each piece but the king can give it.
    .task = Give checkmate with the chariot, in one move.
    .done = The chariot closes the whole rank, and your king the three squares in front.

lessons-mate-check-horse = This king stands close among its own pieces. They protect it, but they also take its squares away.
    .task = Give checkmate with the horse, in one move.
    .done = Nothing can be put between, nothing captures the horse, and every square around the king is taken.
    .on-captured = That is check, but the elephant captures the horse.

lessons-mate-check-elephant = An elephant closes many squares close by. Next to the king it must be covered and out of other pieces’ reach.
    .task = Give checkmate with the elephant, in one move.
    .done = The elephant gives check and closes b8. Your king covers it and closes b7.
    .on-captured = That is check, but black’s elephant captures yours.

lessons-mate-check-commander = The commander is a weak piece, but close to a king it is dangerous.
    .task = Give checkmate with the commander, in one move.
    .done = The soldier covers the commander, and the horse on f8 closes h7. On g8 black’s own horse stands in the way.

lessons-mate-check-soldier = The smallest piece can decide the game. A soldier gives check diagonally forward.
    .task = Give checkmate with the soldier, in one move.
    .done = The commander covers the soldier, and the horse closes g8 and h7.
    .on-captured = That is check, but nothing covers the commander there: the king captures it.

lessons-mate-check-two-moves = Now look further ahead. Black will answer as well as it can.
    .task = Give checkmate in { $par } moves.
    .done = One chariot closes rank 7, the other gives mate on rank 8. Two chariots need no help.
    .hint = First drive the king to the edge of the board. Which chariot has to stay where it is?
