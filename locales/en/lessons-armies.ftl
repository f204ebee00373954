# The lesson on the board and the armies. A text has at most three sentences; the task says what to do.

lessons-armies-board-walk = Two long diagonals are drawn across the board. Together they are called the X, and you will hear of it often. The commander goes one square diagonally.
    .task = Lead the commander along the line into the corner h8.
    .done = That is one arm of the X. The other runs from a8 to h1.
    .on-straight = Only diagonally: the commander has no straight step.

lessons-armies-board-remember = Three things make this game its own. You set up your army yourself before anything moves. The commander and the elephant take single steps only, and on the X a soldier can become a commander.

lessons-armies-board-halves = The board has 64 squares, all of one colour. Red stands below and black above, and each side has its own half.
    .task = Which ranks are red’s own half?
    .answer-two = Ranks 1 and 2
    .reply-two = More than that: an own half really is half the board.
    .answer-four = Ranks 1 to 4
    .reply-four = Yes: four ranks each. Red has 1 to 4, black has 5 to 8.
    .answer-soldiers = Only what lies behind its soldiers
    .reply-soldiers = The soldiers’ line is not the border. The border runs across the middle of the board.

lessons-armies-board-back-rank = The outermost rank of each half is a back rank. Red’s is rank 1.
    .task = Tap every square of black’s back rank.
    .done = Rank 8 is black’s back rank: the first one, seen from black’s side.

lessons-armies-board-design = Both armies have been set up here. They are the same: a king, a commander, two elephants, two horses, two chariots and eight soldiers. Only their arrangement differs, for each player has chosen it.
    .task = Choose how the pieces should look. You can change it at any time.

lessons-armies-board-commander = The commander is the king’s helper. Each side starts with one.
    .task = Tap the red commander.
    .done = Right. As long as it stands, no red soldier can become a commander.

lessons-armies-board-elephants = Elephants are slow, but strong at close quarters. Red pieces are round, black ones have eight corners.
    .task = Tap both black elephants.
    .done = Both found. They stand close to their soldiers, where they are of use.

lessons-armies-board-horses = Horses leap, and nothing can stand in their way.
    .task = Tap all four horses, red and black.
    .done = Four horses, two on each side.

lessons-armies-board-chariots = The chariots are the long arms of an army: they alone cross the whole board in one move.
    .task = Tap all four chariots, red and black.
    .done = Right. Here they all wait on the back ranks.

lessons-armies-board-first = Soldiers are on the board from the start. The other eight pieces of each side wait in the reserve.
    .task = Who begins?
    .answer-red = Red
    .reply-red = Yes. Red begins the setup, and after it red also moves first.
    .answer-black = Black
    .reply-black = Black follows: red begins both the setup and the battle.
    .answer-draw-lots = It is drawn by lot
    .reply-draw-lots = You may draw lots for the colours. But it is always red that begins.
