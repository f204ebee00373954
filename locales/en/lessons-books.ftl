# The lesson on what the books disagree about. A text has at most three sentences; the task says what to do.

lessons-books-books-displaced = Four books describe one game, and here and there they disagree. Every try in this lesson is answered by all four, and your own book decides how it goes on. First: may a piece go where a soldier stands?
    .task = Try to place a horse on e4.
    .done = Refused in your book and in two others. Only in the English handbook does the soldier give way, to an empty square behind the line.

lessons-books-books-displaced-en = Four books describe one game, and here and there they disagree. Every try in this lesson is answered by all four, and your own book decides how it goes on. First: may a piece go where a soldier stands?
    .task = Place a horse on e4, and choose where the soldier goes.
    .done = Only the English handbook allows this. The other three refuse it: a soldier keeps its square until it moves.

lessons-books-books-back-rank = Next: who may stand on the back rank?
    .task = Try to place a horse on b1.
    .done = Only the Chinese handbook refuses this, and it alone forbids a black chariot placed facing the red king. The other three let any piece stand on the back rank; the English and the Polish handbook also let chariots stand elsewhere.

lessons-books-books-back-rank-open = Next: who may stand on the back rank?
    .task = Place a horse on b1.
    .done = Three books allow it. The Chinese handbook keeps the back rank for the chariots, and it alone forbids a black chariot placed facing the red king.

lessons-books-books-adjusting = Both armies stand, and no soldier has moved yet. May you still change your mind?
    .task = Try to put the elephant from g3 on b2.
    .done = Refused: in three books the battle has begun. In the Polish handbook it would be fine: there, pieces are adjusted within their own half until a soldier moves.

lessons-books-books-adjusting-pl = Both armies stand, and no soldier has moved yet. May you still change your mind?
    .task = Put an elephant on b2.
    .done = Only the Polish handbook lets you adjust. In the other three the battle begins as soon as both reserves are empty, and an elephant goes one step.

lessons-books-books-elephant = The books agree that an elephant goes one step diagonally or straight forward. But can it also walk straight back and sideways?
    .task = Try both: the elephant back to d4, and sideways to e5.
    .done = Refused in three books; the marked squares are all it has. In the Polish handbook it walks one step in any direction, as a king does.

lessons-books-books-elephant-pl = The books agree that an elephant goes one step diagonally or straight forward. But can it also walk straight back and sideways?
    .task = Lead the elephant back to d4 and then sideways to e4. { $par } moves are enough.
    .done = In the Polish handbook it walks one step in any direction. The other three refuse both moves.

lessons-books-books-own-half = The soldier on e4 stands on the X, but in its own half. Its side has no commander.
    .task = Try to promote it.
    .done = Three books refuse this, for the X counts in the enemy half only. In the Polish handbook the whole X counts.

lessons-books-books-own-half-pl = The soldier on e4 stands on the X, but in its own half. Its side has no commander.
    .task = Promote it where it stands.
    .done = In the Polish handbook the whole X counts. The other three refuse this, for there the soldier has to be in the enemy half.

lessons-books-books-arrival = Does a soldier become a commander as soon as it arrives on the X?
    .task = Move the soldier to c6 and try to promote it as it arrives. Then do it the way your book allows.
    .done = Two moves in three books. In the Polish handbook one is enough, and the new commander may even shift at once to an empty square beside it.
    .on-arrived = In your book it is still a soldier. Its promotion is a turn of its own.

lessons-books-books-arrival-pl = Does a soldier become a commander as soon as it arrives on the X?
    .task = Move the soldier to c6, promote it on arrival and shift the new commander to d7.
    .done = Arrival, promotion and shift in one move: only in the Polish handbook. In the other three the soldier arrives first and is promoted in a later turn.
    .on-stay = Promoted, but not shifted. Try again, and choose d7 for the new commander.

lessons-books-books-peaceful = If this soldier becomes a commander on e5, it attacks the horse on d6 at once.
    .task = Promote the soldier where it stands.
    .done = Three books allow it. Under the tournament rules a promotion may attack nothing and discover no check, but there the soldier may step diagonally as it is promoted.

lessons-books-books-peaceful-asean = If this soldier becomes a commander on e5, it attacks the horse on d6 at once.
    .task = Try to promote it where it stands. Then promote it with a step to a square where it attacks nothing.
    .done = Only the tournament rules forbid the attack, and only they allow the step. In the three handbooks it would have been promoted on e5.

lessons-books-books-ask = None of the four is wrong: each tells how somebody plays. They agree on what matters most, for in all of them checkmate wins.
    .task = You sit down with somebody you have never played. What do you settle first?
    .answer-colour = Who has the first move
    .reply-colour = Every book says that already: red. Draw lots for the colours later.
    .answer-ruleset = Whose rules you play by
    .reply-ruleset = Yes. Name the book, and there will be no quarrel over the first chariot. In this app the ruleset is chosen before each game.
    .answer-nothing = Nothing, the rules are the same for all
    .reply-nothing = You have just seen where they differ, and the first difference comes with the first pieces placed.
