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

lessons-mate-no-reply-refused = You must leave your opponent a move. A move that gives no check and leaves black without any move is forbidden.
    .task = Try the king’s move to f7. Then win properly: give checkmate.
    .done = Check makes the difference: a king in check without an answer is mated.
    .on-no-reply = Black would not be in check, and every square around its king would be closed. That is forbidden.

lessons-mate-no-reply-stalemate = Black’s king has one square left: g8. Take it away without giving check, and black has no move.
    .task = Try it: close the king in with yours.
    .done = That is stalemate, and the game is drawn. All the advantage is gone.

lessons-mate-no-reply-better = Here is the same position again. One move turns it into a win.
    .task = Give checkmate in one move.
    .done = Check makes the difference: a king in check without an answer is mated.

lessons-mate-no-reply-squares = Just now black’s king could not move: your king closes g7 and g8, the chariot closes h7. So your next move must give check or let the king out.
    .task = Tap every square on the chariot’s lines where it may not go.
    .done = Anywhere else on rank 7 it would still close h7. On h7 itself it gives check, and that is allowed.

lessons-mate-no-reply-room = Close the king in without a check, and nothing is won. So open the cage a little: the king steps out, and there it is caught.
    .task = Give checkmate in { $par } moves.
    .done = The king had to step to h7, and the elephant covered the chariot there on h6.
    .hint = The chariot has to leave rank 7, for a square from which it can come back to the king’s file.

lessons-mate-no-reply-another-piece = A king without a move is not yet the end: any other piece may move instead. Here black still has a soldier that can.
    .task = Take the king’s last square without a check, and then give checkmate: { $par } moves in all.
    .done = Black had one move left, so nothing was wrong with yours. After it, it was mate.

lessons-mate-no-reply-dead-end = Red is to move. It could play Kg6 or g6, and nothing else, but each would leave black without a move.
    .task = What happens?
    .answer-pass = Red passes
    .reply-pass = Nobody may pass in this game.
    .answer-draw = It is a draw
    .reply-draw = Yes. When every move you could make is forbidden in this way, the game is drawn.
    .answer-lost = Red has lost
    .reply-lost = Only checkmate wins, and red’s king is not even in check.

lessons-mate-no-reply-elsewhere = Other games know such positions too. In chess the side without a move has a draw, in Chinese chess it loses.
    .task = And here, if you want to play Kf7?
    .answer-draw = The game is drawn
    .reply-draw = So it is in chess. Here it does not come to that.
    .answer-loses = Black loses
    .reply-loses = So it is in Chinese chess. Here nothing wins but checkmate.
    .answer-refused = The move is not allowed
    .reply-refused = Yes. You must look for another move.

lessons-mate-no-reply-handbooks = You play by the tournament rules, where stalemate is a draw. The Chinese, the English and the Polish handbook see it differently.
    .task = What do they say about Kf7 here?
    .answer-same = It is a draw
    .reply-same = So it is only in the tournament rules.
    .answer-refused = The move is forbidden
    .reply-refused = Yes. By the handbooks you must leave your opponent a move.
    .answer-wins = It wins
    .reply-wins = In Chinese chess it would. In Sittuyin nothing wins but checkmate.
