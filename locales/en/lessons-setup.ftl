# The lesson on setting up. A text has at most three sentences; the task says what to do.

lessons-setup-setup-first = Before anything moves, you set up your own army. This is called sit-tee. The soldiers stand already; the other eight pieces wait in your reserve, and you decide where each of them goes.
    .task = Place your king: choose it in the reserve, then tap a square behind your soldiers, f2 for example.
    .done = Your first placement. It is written as the piece, an @ and the square: K@f2 is a king on f2.

lessons-setup-setup-order = Red begins the setup, and its king has just been placed. Seven red pieces and all eight black ones still wait in the reserves.
    .task = What comes next?
    .answer-black = Black places a piece
    .reply-black = Not yet. Black waits until the whole red army stands, and sees it before setting up.
    .answer-red = Red places the other seven
    .reply-red = Yes. Red sets up its whole army, then black does the same, and black can answer what it sees.
    .answer-move = Red moves a soldier
    .reply-move = Nothing moves during the setup. First both reserves have to be empty.

lessons-setup-setup-turns = Here the two sides place one piece at a time, in turn, so each piece can answer what the other side has done. Chariots go on the back rank. All other pieces may stand on any empty square behind the soldiers, the back rank included.
    .task = Place your king on the back rank, and after black’s answer your commander on rank 2.
    .done = So it goes on until both reserves are empty. Then red makes the first move.

lessons-setup-setup-zone = Your setup zone is your own half, but the back rank is kept for the chariots alone. Everything else goes on ranks 2 to 4, wherever a square is empty.
    .task = Tap every square where this second horse can be placed.
    .done = Even the squares in front of your soldiers count, a4 to d4. It is bold to stand there, for the enemy soldiers are near.

lessons-setup-setup-cannot = Chariots go on the back rank and nowhere else, and nothing but chariots goes there. No piece may take the square of a soldier.
    .task = Try all three: a horse on b1, a chariot on d2, and an elephant on the soldier’s square c3.
    .done = Three refusals, three reasons. Chariots on rank 1, all else on the free squares of ranks 2 to 4.

lessons-setup-setup-cannot-asean = Your setup zone lies behind the soldiers’ starting line. Chariots are tied down further: they go on the back rank and nowhere else.
    .task = Try a chariot on d2, and a horse in front of the soldiers on d4.
    .done = Both refused. The marked squares are your zone: a1 to d2 and e1 to h3.

lessons-setup-setup-anywhere = In this handbook every piece may go on the back rank, and a chariot may go elsewhere.
    .task = Place a chariot on g2 beside the king, and a horse on d1.
    .done = Both are fine. The chariot guards its king from close by, and the horse can still leap out.

lessons-setup-setup-gives-way = You may even place a piece where one of your soldiers stands. The soldier gives way: it goes to another empty square behind the soldiers’ line, and you choose which.
    .task = Place the horse on e4, then choose where the soldier goes.
    .done = The horse stands at the front, and the soldier now has a longer way to go. It is one placement, written with both squares: N@e4,e2.

lessons-setup-setup-cannot-en = Your setup zone lies behind the soldiers’ starting line, and a soldier that gives way stays in it too. Nobody gains ground before the battle.
    .task = Try a horse on d4. Then place a chariot on a3 and try to send the soldier from there forward to a4.
    .done = Both refused. A soldier gives way to the back or to the side, never beyond the line.

lessons-setup-setup-facing = You are black now, and the red army stands. No chariot of yours may be placed where it would face the red king. Two soldiers stand between f8 and the king: are they enough?
    .task = Try to place a chariot on f8.
    .done = Refused: soldiers do not count, red or black. Another piece has to stand on this line as a screen.

lessons-setup-setup-screen = A screen is any piece but a soldier, of either side, between the chariot and the king. It has to stand there before the chariot is placed.
    .task = Make it legal: first the screen, then the chariot on f8.
    .done = With the horse on the file, the chariot may come. Now it waits behind its screen.
    .hint = A horse is in your reserve. Which empty squares lie between f8 and f2?
    .on-facing = Nothing but soldiers stands between them yet. Place your horse on this file first.

lessons-setup-setup-face = You are black, and your last chariot is in the reserve. The red king stands on f2, with one soldier of each side in front of it. In your ruleset a chariot may be placed facing the king.
    .task = Place your chariot on f8.
    .done = Allowed. It is no check yet, but should these soldiers leave the file, the king will feel it.

lessons-setup-setup-exposed = Red has set up and will also move first. So black may place nothing that leaves its own king attacked.
    .task = Try to place your king on c6, within reach of the red horse.
    .done = Refused: the horse on d4 leaps to c6. Look at what attacks your half before you place your king.

lessons-setup-setup-exposed-en = Red has set up and will also move first. So black may place nothing that leaves its own king attacked.
    .task = Try to place your king on d6, within reach of the red horse.
    .done = Refused: the horse on e4 leaps to d6. Look at what attacks your squares before you place your king.

lessons-setup-setup-army = Now a whole army is yours to set up, in any order. The red horse stands in front of its soldiers and looks into your half. A piece is weak when it is attacked and no piece of its own side covers it.
    .task = Place all eight black pieces, and leave as little uncovered as you can.
    .done = Your weak pieces are marked. If there is no mark, well done: everything that is attacked is covered.

lessons-setup-setup-army-en = Now a whole army is yours to set up, in any order. A red soldier has given way to a horse, and from e4 it looks into your camp. A piece is weak when it is attacked and no piece of its own side covers it.
    .task = Place all eight black pieces, and leave as little uncovered as you can.
    .done = Your weak pieces are marked. If there is no mark, well done: everything that is attacked is covered.

lessons-setup-setup-army-asean = Now a whole army is yours to set up, as black and in any order. Red places a piece after each of yours. Look at what each red piece aims at.
    .task = Place all eight black pieces.
    .done = Both armies stand. The soldiers touch at one place only: on e4 and d5 they can capture each other. Both are covered from the start.

lessons-setup-setup-sound = The red horse attacks two of your soldiers, b5 and e6, and nothing covers them. Three of your pieces are still in the reserve.
    .task = Place them so that everything that is attacked is covered.
    .done = Everything that is attacked is covered now. Whatever the horse takes, it will be taken.
    .hint = One piece can cover both soldiers at once. Where does a horse reach b5 and e6?

lessons-setup-setup-adjust = Both armies stand, but the battle has not begun: now comes the adjusting. In your turn you may put one piece of yours other than a soldier on any empty square of your own half. It goes as far as it likes, even over other pieces.
    .task = Put an elephant on b2.
    .done = Right across the camp, in one move. Black may adjust a piece in the same way, and so on in turn.

lessons-setup-setup-adjust-cannot = While you adjust, your pieces stay in your own half. Only soldiers capture now, and nobody is in check.
    .task = Try to put your horse from d2 on f5 in black’s half, and then to capture the soldier on d5 with it.
    .done = Both refused. Until a soldier moves, your half is all you have.

lessons-setup-setup-begin = Adjusting ends when either side moves a soldier or captures with one. From then on both sides are in the battle, and every piece moves in its own way.
    .task = Move any soldier. Then try once more to put the elephant from g3 on b2.
    .done = Too late: the battle has begun. Move your first soldier only when your army stands as you want it.
