# The lessons on check, checkmate and how games end. A text has at most three sentences; the task says what to do.

lessons-mate-check-away = A king that is attacked is in check, and a check must be answered at once. There are three answers. The first: the king goes away.
    .task = Try the horse’s move to c3. Then take the king out of check.
    .done = The king has left the file. On e2 or e4 the chariot would still have reached it.
    .on-unanswered = The king would still be in check. Nothing else counts until the check is answered.

lessons-mate-check-capture = The second answer: capture the piece that gives check. Going away would do too, but this wins a piece.
    .task = Capture the horse that gives check.
    .done = The check is answered and a horse is won.

lessons-mate-check-between = The third answer: put a piece between. That helps against a chariot; a horse leaps, and the other pieces check from the next square.
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
    .done = The chariot closes the whole rank, and your king the three squares in front of black’s.

lessons-mate-check-horse = This king stands close among its own pieces. They protect it, but they also take its squares away.
    .task = Give checkmate with the horse, in one move.
    .done = Nothing can be put between, nothing captures the horse, and every square around the king is taken.
    .on-captured = That is check, but the elephant captures the horse.

lessons-mate-check-elephant = An elephant close to a king takes many squares away from it. But it must be covered there, and out of other pieces’ reach.
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

lessons-mate-no-reply-squares = As things stand, black’s king cannot move: your king closes g7 and g8, the chariot closes h7. So your next move must give check or let the king out.
    .task = Tap every square on the chariot’s lines where it may not go.
    .done = Anywhere else on rank 7 it would still close h7. On h7 itself it gives check, and that is allowed.

lessons-mate-no-reply-room = Close the king in without a check, and nothing is won. So open the cage a little: the king steps out, and there you catch it.
    .task = Give checkmate in { $par } moves.
    .done = The king had to step to h7, and the elephant covered the chariot there on h6.
    .hint = The chariot has to leave rank 7, for a square from which it can reach the h-file on the next move.

lessons-mate-no-reply-another-piece = A king without a move is not yet the end: any other piece may move instead. Here black still has a soldier that can.
    .task = Take the king’s last square without a check, and then give checkmate: { $par } moves in all.
    .done = Black had one move left, so yours was allowed. After that came mate.

lessons-mate-no-reply-dead-end = Red is to move. It could play Kg6 or g6, and nothing else, but each would leave black without a move.
    .task = What happens?
    .answer-pass = Red passes
    .reply-pass = Nobody may pass in this game.
    .answer-draw = It is a draw
    .reply-draw = Yes. When every move you could make is forbidden in this way, the game is drawn.
    .answer-lost = Red has lost
    .reply-lost = Only checkmate wins, and red’s king is not even in check.

lessons-mate-no-reply-elsewhere = Other games know such positions too. In chess the side without a move has a draw; in xiangqi, Chinese chess, it loses.
    .task = And here, if you want to play Kf7?
    .answer-draw = The game is drawn
    .reply-draw = So it is in chess. Here it does not come to that.
    .answer-loses = Black loses
    .reply-loses = So it is in xiangqi. Here nothing wins but checkmate.
    .answer-refused = The move is not allowed
    .reply-refused = Yes. You must look for another move.

lessons-mate-no-reply-handbooks = You play by the tournament rules, where stalemate is a draw. The Chinese, the English and the Polish handbook see it differently.
    .task = What do they say about Kf7 here?
    .answer-same = It is a draw
    .reply-same = So it is only in the tournament rules.
    .answer-refused = The move is forbidden
    .reply-refused = Yes. By the handbooks you must leave your opponent a move.
    .answer-wins = It wins
    .reply-wins = In xiangqi, Chinese chess, it would. In Sittuyin nothing wins but checkmate.

lessons-mate-ends-mate = Black attacks your horse and has just as many pieces. None of this counts if the game ends now.
    .task = Win the game with your next move.
    .done = Checkmate, and the game is over at once. The king itself is never captured.

lessons-mate-ends-rescue = A horse alone cannot give mate, but it can save a lost game. When nothing is left beside the kings but at most one commander, horse or soldier, the game is drawn.
    .task = Reach that draw in { $par } moves.
    .done = Two kings and a horse: nobody can win this any more.
    .hint = The horse can attack the king and the chariot at once.

lessons-mate-ends-repetition = Black threatens mate on h4. But red gives check on a8 and a7, over and over, and black’s king goes to g7 and back to g8.
    .task = How does this end?
    .answer-on = It can go on for ever
    .reply-on = No: a game ends when the same position has come up often enough.
    .answer-draw = It is a draw
    .reply-draw = Yes. The same position, with the same side to move, for the third time: that is a draw.
    .answer-loses = Red must stop or lose
    .reply-loses = In xiangqi, Chinese chess, checking for ever is forbidden. Here it is not.

lessons-mate-ends-hundred = After 100 moves without a capture, a soldier’s move or a promotion the game is drawn. The moves of both sides are counted together. In this game there have been 99.
    .task = Red wants to play on. Which move begins the count anew?
    .answer-check = A check with the chariot
    .reply-check = A check changes nothing: with it the 100 would be full.
    .answer-soldier = A step of the soldier
    .reply-soldier = Yes. A soldier never goes back, so the game has moved on.
    .answer-king = A step of the king
    .reply-king = The king may walk as far as it likes, the count runs on.

lessons-mate-ends-resign = Red has only its king left, and nothing to hope for. You need not wait for the mate.
    .task = What can red do to end the game?
    .answer-pass = Pass until black has had enough
    .reply-pass = Passing is not allowed: each side must move in its turn.
    .answer-resign = Resign
    .reply-resign = Yes. You may resign at any time, and your opponent has won.
    .answer-draw = Declare it a draw
    .reply-draw = There is no draw for the asking. Red would have to reach one on the board.

lessons-mate-ends-count = When a side has only its king left and no soldier is on the board, the moves are counted. The other side has 64 to give mate if it has a horse, 44 if it has an elephant, and fewer still with a chariot. The strongest of its pieces counts.
    .task = How many moves has red here?
    .answer-sixteen = 16
    .reply-sixteen = Yes: with a chariot there are 16. When they are used up, it is a draw.
    .answer-forty-four = 44
    .reply-forty-four = That is the count with an elephant. A chariot is faster.
    .answer-hundred = 100
    .reply-hundred = The count against a bare king is much shorter.

lessons-mate-ends-commanders = Only the kings and a commander each are left. On a chequered board, both commanders would stand on squares of the same colour.
    .task = Does the game go on?
    .answer-on = Yes, each still has a piece
    .reply-on = In this ruleset it does not: a commander each on one colour is a draw.
    .answer-draw = No, it is a draw
    .reply-draw = Yes. If they stood on different colours, the game would go on.

lessons-mate-ends-no-count = In tournament rules, moves are counted against a side that has only its king left: with a chariot there are 16 to give mate. The handbooks know no such count.
    .task = By your ruleset, how long may red try here?
    .answer-sixteen = 16 moves
    .reply-sixteen = That is the tournament rule. It does not hold in your game.
    .answer-hundred = As long as the 100 moves are not full
    .reply-hundred = Yes. The only limit of moves is 100, those of both sides counted together.
    .answer-never = Without end
    .reply-never = There is a limit: 100 moves without a capture, a soldier’s move or a promotion.

lessons-mate-ends-books = The handbooks say little about how games end. Where they are silent, this app has rules that players expect.
    .task = Which end do all three handbooks know?
    .answer-repetition = The same position for the third time
    .reply-repetition = No handbook speaks of it. It is there so that no game goes round for ever.
    .answer-mate = Checkmate
    .reply-mate = Yes. The Chinese one also knows a draw: when every move would leave no reply. Third repetition, 100 moves and too few pieces are what the app adds.
    .answer-bare = Too few pieces for a mate
    .reply-bare = No handbook speaks of it. The app ends such games because nobody can win them.
