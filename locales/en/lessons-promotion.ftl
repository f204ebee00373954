# The lesson on promotion. A text has at most three sentences; the task says what to do.

lessons-promotion-promotion-first = This soldier stands on the X, and its side has no commander. So it may become one, right where it stands.
    .task = Pick up the soldier on e5 and promote it.
    .done = A commander again. The move is written with the square and an equals sign: e5=F.
    .on-on = The soldier has walked on instead, and e6 is not on the X.

lessons-promotion-promotion-squares = A soldier need not reach the end of the board: it is promoted on the X in the enemy half. In the middle files the X is near, at the edge it is far.
    .task = Tap all eight squares where a red soldier can be promoted.
    .done = One square in each file. From d or e it is a short march, from a or h a long one.

lessons-promotion-promotion-squares-pl = In this handbook a soldier may be promoted anywhere on the X, even in its own half. It need not reach the end of the board.
    .task = Tap all squares where a red soldier can be promoted.
    .done = Sixteen squares, two in each file.

lessons-promotion-promotion-own-half = A side without a commander may give up moving a piece and promote a soldier that stands on the X already. Your soldier on e4 has never moved, and now it is blocked.
    .task = Promote the soldier on e4.
    .done = In your own half, without a step: e4=F. The turn was spent on the promotion.

lessons-promotion-promotion-commander = Each side may have only one commander at a time. Here both still have theirs.
    .task = Try to promote the soldier on e5.
    .done = Refused: your own commander on d2 is still on the board. Black’s would not have mattered.

lessons-promotion-promotion-fallen = A commander that falls can be replaced, so you may sometimes give it up. Your soldier on e5 stands ready, and your commander can capture.
    .task = Give up your commander for more than it is worth, then promote. { $par } moves are enough.
    .done = A horse for a commander, and your commander is back. Black’s own commander on f8 did not stop you.
    .hint = What can your commander capture, and what will recapture?

lessons-promotion-promotion-turn = A promotion takes your whole turn: nothing else moves. The black chariot attacks your horse, and nothing covers it.
    .task = Promote your soldier without losing the horse.
    .done = First the horse, then the promotion. The soldier on e5 could wait.
    .on-early = A commander won, but a horse lost: the promotion took the turn that would have saved it.

lessons-promotion-promotion-walk = Reaching the X is one move, and the promotion is another. In between, the opponent has a turn.
    .task = Lead the soldier on d4 onto the X and promote it.
    .done = Two moves: one to arrive, one to become a commander.
    .on-arrived = It has arrived, and it is still a soldier. Promoting it is your next move.

lessons-promotion-promotion-arrival = In this handbook a soldier may be promoted in the same move with which it arrives on the X. You are asked when it gets there.
    .task = Move the soldier to c6 and promote it as it arrives.
    .done = One move for both, written c5c6=F. Black had no time to answer in between.
    .on-move-only = It only moved. It may still be promoted next turn, but this time do it on arrival.

lessons-promotion-promotion-shift = A commander that is made on arrival may shift at once to an empty square beside it, in any direction. That square need not be on the X.
    .task = Promote on arrival, and shift so that the new commander attacks both chariots.
    .done = A fork out of nowhere, in a single move: c5c6=F-c7. Both chariots are attacked at once.
    .hint = From which square does a commander reach both b8 and d8?
    .on-stay = From c6 it attacks neither. Look for a neighbouring square between the chariots’ files.

lessons-promotion-promotion-past = Soldiers never turn back. One that has gone beyond the last square of the X in its file never stands on the X again.
    .task = Try to promote the soldier on c5, and then the one on d6.
    .done = The soldier on c5 is still on its way to c6. The one on d6 has left the X for good.

lessons-promotion-promotion-last = The black chariot attacks your commander in the corner, and it has nowhere to go. Your soldier on e5 stands on the X; one step further and its chance is gone.
    .task = Keep the soldier where it is, make another move, and promote once the commander has fallen.
    .done = The old commander fell, and the next one stood ready. A soldier on the X can wait as long as it is safe.
    .on-on = That was its last chance: on e6 it is past the X.

lessons-promotion-promotion-detour = A capture can bring a soldier onto the X in the next file. The straight way to d5 is blocked, but two captures are possible.
    .task = Promote the soldier from d4. { $par } moves are enough.
    .done = By e5, straight onto the X. From c5 it would have taken one move more.
    .hint = Which of the two captures ends on the X?
    .on-straight = A soldier cannot capture straight ahead. It captures one square diagonally forward.

lessons-promotion-promotion-race = Now a race: the black king runs to stop your soldiers. The nearest soldier is not always the one that gets through.
    .task = Promote a soldier in { $par } moves.
    .done = The king came too late. Count the steps, the promotion included, and look who is waiting at the other end.
    .hint = On which square of the X can the king not arrive in time?
    .on-near = The king is already beside e5, and will take this soldier before it can be promoted.

lessons-promotion-promotion-step = In this ruleset a soldier on the X may be promoted where it stands, or with one step to an empty square diagonally beside it.
    .task = Promote the soldier from e5 with a step to f6.
    .done = Promotion and step in one move, written e5f6=F. It may even step back, to d4 for instance.

lessons-promotion-promotion-bans = A promotion must be peaceful here: the new commander may attack no enemy piece. Nor may its step open the line of a chariot to the king.
    .task = Try to promote the soldier on f6 where it stands, and to promote the one on d5 with a step to e6.
    .done = The first would attack the horse on g7, the second would discover check from d1. On d5 itself a promotion is allowed.

lessons-promotion-promotion-only = The last soldier of a side is privileged in this ruleset: it may be promoted on any square, on the X or not.
    .task = Promote your only soldier.
    .done = On the X or not, it is a commander now. With a second soldier on the board this would have been refused.
