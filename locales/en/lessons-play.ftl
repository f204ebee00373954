# The lessons on tactics, endings and a whole game. A text has at most three sentences; the task says what to do.

lessons-play-tactics-fork = A piece that attacks two others at once forks them: only one can get away. A horse does it with a single leap.
    .task = Win the chariot in { $par } moves.
    .done = The king had to leave check, and the chariot stayed behind.

lessons-play-tactics-close-fork = Elephants, commanders and soldiers fork at close quarters. You have to get right between the enemy pieces.
    .task = Win the chariot or the horse in { $par } moves, whatever black does.
    .done = In the midst of the enemy an elephant hits on many sides. That is where it belongs.
    .hint = From which square does the elephant attack both?

lessons-play-tactics-pin = The horse is pinned: if it leaves the line, its king stands open to the chariot. A pinned piece cannot run, so attack it with something small.
    .task = Capture the horse with the soldier, in { $par } moves.
    .done = A soldier is a cheap price for a horse. First pin, then attack.
    .on-too-soon = The commander would capture back, and a chariot is worth more than a horse.

lessons-play-tactics-skewer = A skewer is a pin turned round: the more valuable piece stands in front and must go away, and the one behind falls. Only a chariot can do it, for all others attack no further than one step or leap.
    .task = Win the chariot in { $par } moves.
    .done = The king in front, the chariot behind it, and yours on the same line.

lessons-play-tactics-discovery = One of your own pieces often stands in your chariot’s way. When it steps aside and attacks something too, there are two threats at once. That is a discovered attack.
    .task = Win black’s chariot in { $par } moves.
    .done = One move, two attacks: the elephant on the king, the chariot on the chariot.
    .hint = Where does the elephant give check, covered by the soldier?

lessons-play-tactics-overload = Black’s commander covers two squares: e7, where its elephant stands, and g7, where your soldier threatens mate. It reaches only one step and cannot do both jobs.
    .task = Make it leave its post, and give mate in { $par } moves.
    .done = Once the commander had captured on e7, nobody covered g7. Had it stayed, black would have lost an elephant.
    .hint = What else does the commander cover, and which of your pieces can capture there?
    .on-covered = The commander on f8 captures the soldier. First give it something else to do.

lessons-play-tactics-together = Now a puzzle that does not name its tactic. Look at every check.
    .task = Give checkmate in { $par } moves.
    .done = The horse drove the king to where the elephant, covered by the chariot, gave mate.
    .hint = Which check also takes squares away from the king and leaves the chariot where it stands?

lessons-play-endings-net = A chariot and its king win against a bare king. The chariot holds a line, the king takes away what is left, and at the edge comes mate.
    .task = Give checkmate in { $par } moves.
    .done = The kings faced each other, and the chariot closed the back rank.
    .hint = Keep black’s king from fleeing towards the h-file: hold a file.

lessons-play-endings-chariot = Now on your own, against the machine. First let your king face black’s, then give check from the side.
    .task = Give checkmate in at most 16 moves.
    .done = Won! You can do this from anywhere: drive the king to the edge, face it, give mate.

lessons-play-endings-wall = Two elephants win too. Side by side they close four squares in a row in front of them, and black’s king does not get through.
    .task = Give checkmate in { $par } moves.
    .done = They did it without their king. One gives check, the other covers it.
    .hint = Bring the two elephants next to each other.

lessons-play-endings-elephants = Elephants are slow, so keep them and your king together. Take the king’s squares away one by one, and leave it a move until it is mate.
    .task = Give checkmate in at most 30 moves.
    .done = Mate with the slow ones. Patience wins such endings.

lessons-play-endings-race = Both your soldiers want to become commanders, and black’s king hurries over. The soldier has to reach the X first, and promotion takes a move more.
    .task = Promote a soldier in { $par } moves.
    .done = Two steps and the promotion: black’s king came too late.
    .hint = Count the moves for each soldier, and those of black’s king.

lessons-play-endings-race-arrival = Both your soldiers want to become commanders, and black’s king hurries over. In this ruleset a soldier may be promoted as it arrives on the X.
    .task = Promote a soldier in { $par } moves.
    .done = Promoted on arrival: black’s king came too late.
    .hint = Count the moves for each soldier, and those of black’s king.

lessons-play-endings-escort = This time black’s king stands in the way. A soldier alone would be caught, so let your own king go with it.
    .task = Promote a soldier in at most 20 moves.
    .done = The king cleared the way. In endings it is a strong piece.

lessons-play-first-game-army = Most of your army stands already: the king behind its soldiers, the elephants and the commander close to them. Two chariots and a horse are still in reserve.
    .task = Place them so that the soldier on e4 is covered.
    .done = Your army stands, and e4 has its cover. Now it is black’s turn to set up.
    .hint = From which square does the horse cover e4?

lessons-play-first-game-army-in-turn = Both armies are growing, one piece at a time. Two chariots and a horse are still in your reserve.
    .task = Place them so that the soldier on e4 is covered.
    .done = Your army stands, and e4 has its cover. When black has placed its last piece, the battle begins.
    .hint = From which square does the horse cover e4?

lessons-play-first-game-contact = The armies stand close, so the battle begins at once. A soldier’s move offers an exchange, and exchanges open lines for your chariots. The arrows show the way; the last step is yours.
    .task = Exchange two soldiers on c4.
    .done = Each side has lost two soldiers. There is more room now for the chariots.

lessons-play-first-game-chance = Some moves later. In every position, look first at checks and captures: yours, and then black’s.
    .task = Win the chariot in { $par } moves.
    .done = A fork out of the blue. You will find such chances if you look for them.
    .hint = Can a horse attack the king and the chariot at once?

lessons-play-first-game-advantage = In this game you have a horse more and two soldiers fewer: a good bargain. From here you play alone, against a gentle opponent.
    .task = Capture a chariot, or give mate, in at most 15 moves.
    .done = Well played, and all by yourself.

lessons-play-first-game-finish = Only the end is missing. Close the king in step by step, and as long as you give no check, take care that black keeps a move.
    .task = Give checkmate in at most 25 moves.
    .done = Checkmate. That is how a won game is brought home.

lessons-play-first-game-whole = Now all of it: set up your army, begin the battle and win. Nobody hurries you.
    .task = Play a whole game and give checkmate.
    .done = You have won your first game of Sittuyin. Now you can play anyone.
