# The lessons on the pieces. A text has at most three sentences; the task says what to do.

lessons-pieces-king-walk = The king goes one square in any direction: straight or diagonally, forward or back.
    .task = Lead the king over both stars. { $par } moves are enough.
    .done = One step at a time, but every way is open to it.
    .on-far = One square only. The king is never in a hurry.

lessons-pieces-king-moves = The king may not go onto a square of its own piece. An enemy piece it may capture: it moves there and takes its place.
    .task = Tap every square that this king can go to.
    .done = Seven squares: its own elephant stands on the eighth, and the soldier can be captured.

lessons-pieces-king-capture = A king may never step onto a square that an enemy piece attacks. Black soldiers attack one square diagonally forward, and for them forward is down.
    .task = Capture both soldiers in { $par } moves.
    .done = The king went round the guarded squares. It captures what nobody protects.
    .on-guarded = A soldier attacks that square. Look for a way past it.

lessons-pieces-king-cannot = What a king can not do is best learnt by trying. There is no leap and no castling in this game, and two kings never stand side by side.
    .task = Try to go next to the black king, and try to go two squares back to e2.
    .done = Both were refused, and each time you were told why. That is so in every game here.
    .on-near = On e5 it would stand beside the black king, which attacks every square around it.
    .on-far = Two squares in one move: no king can do that.

lessons-pieces-king-closed = The chariot attacks along its rank and its file, as far as nothing is in the way. Whole lines are closed to the king.
    .task = Tap every square that the king can still go to.
    .done = Five are left. The marked ones are closed by the chariot.

lessons-pieces-king-written = Moves are written with a letter for the piece and the square where it goes. The king is K in every language.
    .task = How is this move written?
    .answer-piece-and-square = Ke2
    .reply-piece-and-square = Yes: K for the king, e2 for the square.
    .answer-square = e2
    .reply-square = Without a letter it would be a soldier’s move. The king needs its K.
    .answer-capture = Kxe2
    .reply-capture = The x means a capture, and nothing stands on e2.

lessons-pieces-king-puzzle = A chariot is worth much more than a king’s walk. It does not move in this exercise, but its lines are closed to the king.
    .task = Capture the chariot in { $par } moves.
    .done = Straight through the gap, along the X. A chariot attacks nothing on a diagonal.
    .hint = Where does a chariot attack nothing, even close by?
