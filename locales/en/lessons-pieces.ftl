# The lessons on the pieces. A text has at most three sentences; the task says what to do.

lessons-pieces-king-walk = The king goes one square in any direction: straight or diagonally, forward or back.
    .task = Lead the king over both stars. { $par } moves are enough.
    .done = One step at a time, but every way is open to it.
    .on-far = One square only. The king is never in a hurry.

lessons-pieces-king-moves = The king may not go where a piece of its own stands. An enemy piece it may capture: it moves there and takes its place.
    .task = Tap every square that this king can go to.
    .done = Seven squares: its own elephant stands on the eighth, and the soldier can be captured.

lessons-pieces-king-capture = A king may never step onto a square that an enemy piece attacks. Black soldiers attack one square diagonally forward, and for them forward is down.
    .task = Capture both soldiers in { $par } moves.
    .done = The king went round the guarded squares. It captures what nobody protects.
    .on-guarded = A soldier attacks that square. Look for a way past it.

lessons-pieces-king-cannot = What a king cannot do is best learnt by trying. There is no leap and no castling in this game, and no king may step next to the other.
    .task = Try to go next to the black king, and try to go two squares back to e2.
    .done = Both were refused, and each time you were told why. That is so in every game here.
    .on-near = On e5 it would stand beside the black king, which attacks every square around it.
    .on-far = Two squares in one move: no king can do that.

lessons-pieces-king-closed = The chariot attacks along its rank and its file, until something is in the way. Whole lines are closed to the king.
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

lessons-pieces-king-puzzle = A chariot is well worth a long walk of the king’s. It does not move in this exercise, but its lines are closed to the king.
    .task = Capture the chariot in { $par } moves.
    .done = Straight through the gap, along the X. A chariot attacks nothing on a diagonal.
    .hint = Where does a chariot attack nothing, even close by?

lessons-pieces-commander-walk = The commander goes one square diagonally, forward or back.
    .task = Lead the commander over both stars. { $par } moves are enough.
    .done = Up the diagonal, and down another: four ways, one square each.
    .on-straight = The commander goes diagonally, one square at a time. It has no other step.

lessons-pieces-commander-moves = A commander cannot go where a piece of its own stands. An enemy piece diagonally beside it can be captured; one straight ahead is out of its reach.
    .task = Tap every square that this commander can go to.
    .done = Three squares. Its own elephant takes the fourth, and the soldier in front is safe.

lessons-pieces-commander-capture = The commander captures as it moves: one square diagonally, onto the enemy’s square.
    .task = Capture both horses in { $par } moves.
    .done = Slow, but nothing can run in this exercise.

lessons-pieces-commander-cannot = In chess the king’s helper is the queen, who runs in every direction as far as she likes. Try out whether the commander can do that.
    .task = Try to capture the soldier straight ahead, then try to run to g7.
    .done = Twice no: not straight, and not far. The soldier is safe although it stands right there.
    .on-straight = The commander captures as it moves: one square, and only diagonally.
    .on-far = The direction is right, but three squares are two too many.

lessons-pieces-commander-relatives = The commander has relatives in other games: the queen of chess, and the 仕 of xiangqi, Chinese chess.
    .task = How does the commander go?
    .answer-queen = In every direction, as far as it likes
    .reply-queen = That is the queen. The commander takes a single step, and only diagonally.
    .answer-palace = One square diagonally, close to its king
    .reply-palace = That is the 仕 of xiangqi, which never leaves its palace. On this board there is no palace.
    .answer-anywhere = One square diagonally, in both halves of the board
    .reply-anywhere = Yes: the step of the 仕, but no palace holds it. It may march with the army.

lessons-pieces-commander-half = All squares look alike here, and that hides something. There are squares that a commander never reaches.
    .task = Only one of the two stars can be reached. Go there in { $par } moves.
    .done = The other star it would never reach. Of the 64 squares, only the 32 marked ones are open to this commander.

lessons-pieces-commander-written = The commander is F in every language. A capture has an x between the letter and the square.
    .task = How is this move written?
    .answer-no-capture = Fe5
    .reply-no-capture = A soldier is captured on e5, so the x belongs there too.
    .answer-capture = Fxe5
    .reply-capture = Yes: F for the commander, x for the capture, e5 for the square.
    .answer-king = Kxe5
    .reply-king = K is the king. The commander has a letter of its own.

lessons-pieces-commander-puzzle = A chariot attacks your commander. You could run away, but there is something better.
    .task = Capture a chariot in { $par } moves, whatever black does.
    .done = Both chariots were attacked at once, and only one could go. That is a fork.
    .hint = Is there a square from which the commander attacks both?

lessons-pieces-elephant-walk = The elephant goes one square diagonally, or one square straight ahead. Think of four legs and a trunk.
    .task = Lead the elephant over both stars in { $par } moves.
    .done = Ahead with the trunk, and on a leg diagonally, also backwards.
    .on-other = One square diagonally, or one straight ahead: the elephant has no other step.

lessons-pieces-elephant-walk-eight = In your ruleset, the Polish handbook, the elephant goes one square in any direction. In the others it steps neither sideways nor straight back.
    .task = Lead the elephant over both stars in { $par } moves.
    .done = Sideways and backwards: this elephant really walks.
    .on-far = One square only, in any direction.

lessons-pieces-elephant-moves = Its own piece blocks the elephant. An enemy piece on a square where it could go may be captured.
    .task = Tap every square that this elephant can go to.
    .done = Four squares. The trunk is blocked by its own soldier, and the soldier beside it is out of reach.

lessons-pieces-elephant-moves-eight = Its own piece blocks the elephant. An enemy piece on a square where it could go may be captured.
    .task = Tap every square that this elephant can go to.
    .done = Seven squares. Only its own soldier in front is in the way.

lessons-pieces-elephant-capture = The elephant captures as it moves. Trunk or leg: each step can be the one that captures.
    .task = Capture all three pieces in { $par } moves.
    .done = Straight ahead, diagonally ahead, diagonally back: all three caught.

lessons-pieces-elephant-capture-eight = The elephant captures as it moves, in any direction.
    .task = Capture all three soldiers in { $par } moves.
    .done = Sideways, straight back, diagonally back: nothing beside an elephant is safe.

lessons-pieces-elephant-cannot = An elephant does not like to turn round. Find out which way back it has.
    .task = Try to go straight back, then sideways to e4. After that go back diagonally.
    .done = Straight back and sideways it never goes. Diagonally back it may.
    .on-back = An elephant steps one square: diagonally, or straight ahead. The only way back is diagonal.
    .on-side = Never sideways: an elephant steps diagonally, or straight ahead.

lessons-pieces-elephant-relatives = Chess has the bishop in its place, which runs along diagonals as far as it likes. The elephant of old Persian chess leapt two squares diagonally, over anything in between.
    .task = Try both: run to g7, then leap over your soldier to b6.
    .done = Neither runs here nor leaps. This elephant takes one step at a time.
    .on-slide = Three squares along the diagonal: a bishop could do that. The elephant goes one square.
    .on-leap = The Persian elephant would have leapt. This one stays on the ground.

lessons-pieces-elephant-river = The 象 of xiangqi goes two squares diagonally and must not cross the river. Here no river divides the board.
    .task = Lead the elephant into the enemy half and capture the chariot in { $par } moves.
    .done = The whole board is open to an elephant, but it needs time.

lessons-pieces-elephant-read = The elephant is S, like sin, its name in Burmese. The x for a capture you know.
    .task = Read and play: Sxd5
    .done = S for the elephant, x for the capture, d5 for the square.
    .on-left = That was Sxc5: the elephant went to c5.
    .on-right = That was Sxe5: the elephant went to e5.

lessons-pieces-elephant-front = An elephant is at its strongest just in front of the enemy. There it attacks three pieces in a row, and none of these three can strike back.
    .task = Attack all three pieces at once in { $par } moves. Stop on no square where black could capture the elephant.
    .done = A fork with three prongs. Black cannot save all of them.
    .on-c-file = On c3 the horse and a chariot attack the elephant.
    .on-e-file = On e3 the horse and a chariot attack the elephant.
    .hint = The chariots attack the c-file and the e-file, and the horse reaches c3 and e3. Which file is left?

lessons-pieces-elephant-behind = The soldier stands right behind the elephant, a single square away. For the elephant that is a long way.
    .task = Capture the soldier in { $par } moves.
    .done = Three moves for one square. So think twice before an elephant passes a soldier.
    .hint = From which squares could the elephant step onto d3?

lessons-pieces-chariot-walk = The chariot goes along a rank or a file, as far as it likes. It is the rook of chess, and the 车 of xiangqi.
    .task = Drive the chariot over both stars in { $par } moves.
    .done = Two moves, and it stands on the other side of the board.
    .on-diagonal = The chariot keeps to its rank and its file.

lessons-pieces-chariot-moves = In front of its own piece the chariot has to stop. It may capture the first enemy piece on its way, and stops there too.
    .task = Tap every square that this chariot can go to.
    .done = Six squares. One of them holds a soldier that it can capture.

lessons-pieces-chariot-capture = Each capture puts the chariot onto a new rank or a new file. The order decides.
    .task = Capture all four soldiers in { $par } moves.
    .done = Four captures without one idle move.

lessons-pieces-chariot-cannot = A chariot goes far, but neither aslant nor over other pieces.
    .task = Try to capture the elephant behind your own soldier, then try to go to f3.
    .done = Twice no. Whoever wants to use a chariot clears its way first.
    .on-over = Your soldier on d3 is in the way, and a chariot never jumps.
    .on-diagonal = The chariot goes along its rank or its file, never on a diagonal.

lessons-pieces-chariot-targets = It attacks only the nearest piece in each direction. What stands behind is safe for now.
    .task = Tap every black piece that your chariot can capture now.
    .done = Three. The horse stands behind a soldier, the commander behind yours, and a diagonal is no way for a chariot.

lessons-pieces-chariot-read = The chariot is R, as the rook is in chess. Where both chariots could go to the square, the file of the one that goes is added.
    .task = Read and play: Rad1
    .done = R for the chariot, a for its file, d1 for the square.
    .on-other = That was Rfd1: the chariot of the f-file went.

lessons-pieces-chariot-puzzle = Four soldiers shut your chariot in. They do not move in this exercise, but they would capture it on any square that they attack.
    .task = Capture the commander in { $par } moves, and never stop where black could capture the chariot.
    .done = Only the e-file led up. A chariot may pass attacked squares; it must not stop on one.
    .hint = Look at each square of rank 3: is it attacked, and is the file above it open?

lessons-pieces-horse-walk = The horse leaps: two squares along a rank or a file, and one to the side.
    .task = Leap onto both stars in { $par } moves.
    .done = Two squares and one: the knight of chess leaps in the same way.
    .on-other = The leap has a corner: two squares straight, then one to the side.

lessons-pieces-horse-moves = Only the square where it lands matters. There its own piece blocks the horse, and an enemy piece is captured.
    .task = Tap every square that this horse can go to.
    .done = Five squares. On the sixth stands its own soldier, and on f5 there is something to capture.

lessons-pieces-horse-capture = From each square the horse sees others. So look ahead before the first leap.
    .task = Capture all four soldiers in { $par } moves.
    .done = Four leaps, four captures.

lessons-pieces-horse-hemmed-in = Here your own pieces stand on every side of the horse. In xiangqi each of them would hold back the 马 on its side.
    .task = Capture the elephant with the horse in { $par } moves.
    .done = No neighbour can hold this horse back. It leaps from the thickest crowd.

lessons-pieces-horse-cannot = Nothing blocks the leap, yet a horse cannot do everything.
    .task = Try to go straight ahead to d6, then try to land on your own soldier.
    .done = No half leaps, and no landing on a friend.
    .on-straight = Two squares straight are only half the leap. One to the side is missing.
    .on-own = The way does not matter, but where it lands: your own soldier stands there.

lessons-pieces-horse-near = What is close by is a long way for a horse.
    .task = Go to the star in { $par } moves.
    .done = Three leaps for a single square. A horse attacks nothing that stands right beside it.

lessons-pieces-horse-read = The horse is N, as the knight is in chess: K is the king’s. Where both horses of one file could go to the square, the rank of the one that leaps is added.
    .task = Read and play: N2xd4
    .done = N for the horse, 2 for its rank, x for the capture, d4 for the square.
    .on-other = That was N6xd4: the horse of rank 6 leapt.

lessons-pieces-horse-puzzle = Two chariots watch ranks and files. A horse that attacks a chariot is never attacked by it in return.
    .task = Capture a chariot in { $par } moves, whatever black does.
    .done = A fork again. This is what horses are best at.
    .hint = From which square would the horse attack both chariots?

lessons-pieces-soldier-walk = The soldier goes one square straight ahead, and never back.
    .task = Lead the soldiers to both stars in { $par } moves.
    .done = One square at a time, from the first move to the last.
    .on-other = One square straight ahead. There is no double step, not even at the beginning.

lessons-pieces-soldier-moves = A soldier captures in another way than it moves: one square diagonally forward. A piece straight in front only blocks it.
    .task = Tap every square that the soldier on g4 can go to.
    .done = Two captures. The soldier in front of it bars the way and is safe.

lessons-pieces-soldier-capture = By a capture a soldier changes its file. Each of the two has something to catch here.
    .task = Capture both horses and the chariot in { $par } moves.
    .done = Three big pieces for two little soldiers.

lessons-pieces-soldier-cannot = The soldier has the strictest rules of all. Try them out.
    .task = With the soldier on g4, try to capture straight ahead, to go diagonally to h5, and to go back.
    .done = Three times no. Ahead without capturing, diagonally only to capture, back never.
    .on-straight = It does not capture straight ahead. Two soldiers face to face block each other.
    .on-diagonal = Nothing stands on h5. Only a capture takes a soldier onto a diagonal.
    .on-back = A soldier goes one square ahead. It never goes back or sideways.

lessons-pieces-soldier-relatives = The pawn of chess and the 兵 of xiangqi are soldiers, too. Each has a trick that this one does not know.
    .task = What holds for the soldiers here?
    .answer-two = From its first square, a soldier may go two squares
    .reply-two = The pawn of chess may do that. Here there is no double step, and so no capture in passing.
    .answer-sideways = In the enemy half, a soldier may also go sideways
    .reply-sideways = The 兵 of xiangqi may do that once it has crossed the river. Here it goes straight ahead all its life.
    .answer-same = They go and capture in the same way, wherever they stand
    .reply-same = Yes: one square ahead, capturing one square diagonally ahead, from the first square on.

lessons-pieces-soldier-guard = A soldier attacks the two squares diagonally in front of it. On the edge it is only one.
    .task = Here are all red soldiers as they stand at the start. Tap every square that they attack.
    .done = Ten squares. One of them is e4: the soldier on d3 covers its neighbour.

lessons-pieces-soldier-last-rank = This soldier has marched through to the last rank, on the square c8. Its commander is still on the board.
    .task = What can the soldier do now?
    .answer-commander = Become a commander
    .reply-commander = Not for reaching the last rank, and not while its own commander stands. Promotion has a lesson of its own.
    .answer-back = Turn round and go back
    .reply-back = A soldier never goes back, not even from the edge.
    .answer-still = Nothing: it stands still
    .reply-still = Right. No step is left to it, so do not hurry a soldier to the far edge.

lessons-pieces-soldier-written = A soldier has no letter: b5 means that a soldier goes to b5. For a capture, the file it comes from is written first.
    .task = How is this move written?
    .answer-letter = Pxg5
    .reply-letter = Soldiers are written without a letter, and here two of them could capture on g5.
    .answer-file = fxg5
    .reply-file = Yes: the soldier of the f-file captures on g5. Now you can write every piece: K, F, S, R, N, and soldiers with none.
    .answer-square = g5
    .reply-square = That would be a step to g5 without a capture.

lessons-pieces-soldier-puzzle = Three black pieces are close to your soldiers. You could take the horse, but a chariot is worth more.
    .task = Capture a chariot in { $par } moves, whatever black does.
    .done = One small step, and two chariots were attacked. Never look down on a soldier.
    .hint = From which square would a soldier attack both chariots?
