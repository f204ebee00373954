# The rules, for looking up. Which sentences stand on the page follows from the ruleset.

rules-lead = Four sources describe one game and disagree here and there. Choose whose rules to read.
rules-unknown = There is no ruleset “{ $name }”. These are the four:
rules-source-zh = From a Chinese handbook. Lessons and games use these rules unless you choose others.
rules-source-en = From an English handbook: in the setup, soldiers may give way.
rules-source-pl = From a Polish handbook: the armies are adjusted before the battle, and a soldier may be promoted as it arrives on the X.
rules-source-asean = As played on pychess and by the program Fairy-Stockfish: pieces are placed in turn, and some endings are counted.
rules-contents = On this page

rules-board = The board
rules-board-squares = The board has eight files, a to h, and eight ranks, 1 to 8. It is not chequered. The two long diagonals are drawn on it; together they are called the X.
rules-board-sides = Red moves first. Ranks 1 to 4 are red’s own half, ranks 5 to 8 are black’s.
rules-board-soldiers = The soldiers stand on the board from the start: red’s on a3, b3, c3, d3, e4, f4, g4 and h4, black’s on a5, b5, c5, d5, e6, f6, g6 and h6. Each side’s other eight pieces wait in its reserve.

rules-pieces = The pieces
rules-king = King
rules-king-text = One step in any direction. There is no castling.
rules-commander = Commander
rules-commander-text = One step diagonally.
rules-elephant = Elephant
rules-elephant-forward = One step diagonally, or one step straight forward.
rules-elephant-any = One step in any direction.
rules-chariot = Chariot
rules-chariot-text = Any distance along a rank or a file, but not over pieces.
rules-horse = Horse
rules-horse-text = Two squares along a rank or a file and one to the side. Nothing in between blocks it.
rules-soldier = Soldier
rules-soldier-text = One step straight forward, never two. It captures one step diagonally forward. On the last rank it stands still.
rules-capture = A piece captures by landing on an enemy piece. All but the soldier capture as they move. Kings are never captured.
rules-check = A king that is attacked is in check, and the check must be answered at once. No move may leave one’s own king attacked.

rules-setup = The setup
rules-setup-armies = Red places its whole army first, then black.
rules-setup-turns = The sides place one piece at a time, in turn. Red begins.
rules-setup-half = Each side places its pieces in its own half: that is its setup zone.
rules-setup-behind = Each side places its pieces in its setup zone, behind the soldiers’ starting line: red’s is a1 to d2 and e1 to h3, black’s is a6 to d8 and e7 to h8.
rules-setup-chariots-back = Chariots are placed on the back rank and nowhere else.
rules-setup-back-chariots = Nothing but chariots may be placed on the back rank.
rules-setup-taken = No piece may be placed on a soldier’s square.
rules-setup-gives-way = A piece may be placed on the square of a soldier of its own side. The soldier then goes to an empty square of the setup zone, which the player chooses.
rules-setup-facing = A black chariot may not be placed facing the red king. It may stand on the king’s file if a piece other than a soldier, red or black, stands between them.
rules-setup-exposed = Black may not place a piece so that its own king stands attacked, because red moves first.
rules-setup-battle = Once both armies stand, the battle begins, and red moves. If red’s king is attacked by then, red must answer the check.
rules-setup-adjusting = Then comes the adjusting, red first. A turn is either a soldier’s move, or any other piece moved to an empty square of its own half, however far.
rules-setup-adjusting-ends = While adjusting, only soldiers capture and nobody is in check. The first soldier’s move begins the battle for both sides. It never promotes, and it may not leave one’s own king attacked.

rules-promotion = Promotion
rules-promotion-when = A soldier may become a commander while its side has no commander on the board. Nobody is obliged to promote.
rules-promotion-enemy-x = The soldier must stand on the X in the enemy half: a8, b7, c6, d5, e5, f6, g7 or h8 for red, a1, b2, c3, d4, e4, f3, g2 or h1 for black.
rules-promotion-whole-x = The soldier must stand on the X, in either half.
rules-promotion-only-soldier = A side’s only soldier may be promoted on any square.
rules-promotion-in-place = Promotion is a turn of its own: the soldier becomes a commander where it stands.
rules-promotion-step = Promotion is a turn of its own: the soldier becomes a commander where it stands, or with one step to an empty square diagonally beside it.
rules-promotion-arrival = A soldier may also be promoted as it arrives on the X. The new commander stays there or shifts at once to an empty square beside it, in any direction.
rules-promotion-ban = The new commander may not attack an enemy piece, and the promotion may not discover a check.

rules-endings = How games end
rules-endings-mate = Checkmate wins: the king is in check, and no move answers it.
rules-endings-no-reply = A move is forbidden if it gives no check and leaves the opponent without a move. If a player has only such moves left, the game is drawn.
rules-endings-stalemate = Stalemate is a draw: the player to move is not in check and has no move.
rules-endings-repetition = It is a draw when the same position, with the same side to move, stands for the third time.
rules-endings-hundred = It is a draw after 100 moves, those of both sides counted together, without a capture, a soldier’s move or a promotion. The count begins with the battle.
rules-endings-bare = It is a draw when, besides the two kings, the board holds nothing, or a single commander, horse or soldier.
rules-endings-commanders = It is also a draw with one commander each and nothing else, if both would stand on squares of one colour on a chequered board.
rules-endings-claim = A player who has only the king and one soldier, is not in check and can do nothing but promote may claim a draw.
rules-endings-counting = Against a bare king, with no soldier on the board, moves are counted. Each side has 16 if the stronger side has a chariot, otherwise 44 with an elephant, otherwise 64 with a horse. When the count runs out, it is a draw.

rules-promotion-past = A soldier only goes forward: once past the X in the enemy half, it never stands on it again.

# Beside the rules: what sources without such a rule come to.
rules-setup-chariots-anywhere = A chariot may be placed anywhere in the setup zone, like any other piece.
rules-setup-back-any = Any piece may be placed on the back rank.
rules-setup-facing-allowed = It may, whether or not anything stands between them.
rules-setup-exposed-allowed = It may: nothing attacks before the battle.
rules-promotion-only-soldier-no = Yes, even the last soldier is promoted on the X alone.
rules-promotion-arrival-no = No. A soldier that arrives on the X can be promoted on a later turn.
rules-promotion-ban-no = It may do both.
rules-endings-commanders-no = No, the game goes on.
rules-endings-claim-no = No. Whoever can only promote has to promote.
rules-endings-counting-no = No. Only the rule of 100 moves without a capture, a soldier’s move or a promotion applies.

# What stands at a rule or a position.
rules-differs = sources differ
rules-try = Try it
rules-try-under = Try it: { $ruleset }
rules-try-question = Try it: { $question }
rules-tried-back = Back to the rules
rules-followed = applies here
rules-trial-allowed = Allowed here.
rules-trial-refused = Not allowed here.
rules-trial-turn = { $side ->
    [red] Red’s turn.
   *[black] Black’s turn.
}
# What a position is read out as; a list of pieces and the next one.
rules-trial-board = Position: { $pieces }
rules-trial-list = { $list }; { $next }

# Small boards. $subject is a piece or a caption, $squares and $captures are lists.
rules-diagram-reach = { $captures ->
    [none] { $subject }: may go to { $squares }
   *[other] { $subject }: may go to { $squares }; may capture on { $captures }
}
rules-diagram-squares = { $subject }: { $squares }
rules-diagram-start = Before the setup: only the soldiers stand on the board.
rules-diagram-any = Where red may place a piece
rules-diagram-chariot = Where red may place a chariot
rules-diagram-other = Where red may place its other pieces
rules-diagram-promotion = Where red’s soldiers are promoted
rules-diagram-mate = Checkmate: the chariot attacks the king, and the red king guards the squares it could flee to.

# Names of the pieces: romanised Burmese, what it means, and what they are called in each language.
# $role: king, commander, elephant, horse, chariot, soldier.
rules-name-my = { $role ->
    [king] min-gyi
    [commander] sit-ke
    [elephant] sin
    [horse] myin
    [chariot] yahhta
   *[soldier] nè
}
rules-name-commander-script = စစ်ကဲ
rules-name-en = { $role ->
    [king] king
    [commander] commander
    [elephant] elephant
    [horse] horse
    [chariot] chariot
   *[soldier] soldier
}
rules-name-pl = { $role ->
    [king] król
    [commander] komandor
    [elephant] słoń
    [horse] jeździec
    [chariot] powóz
   *[soldier] żołnierz
}
rules-name-zh = { $role ->
    [king] 王
    [commander] 仕
    [elephant] 象
    [horse] 马
    [chariot] 车
   *[soldier] 兵
}
rules-meaning = { $role ->
    [king] “great king”
    [commander] “lieutenant general”
    [elephant] “elephant”
    [horse] “horse”
    [chariot] “carriage”
   *[soldier] “feudal lord”
}

rules-differences = Where the sources differ
rules-differences-lead = Each card puts one question to all four rulesets and tries one move on the board. The rules of this page judge that move; the links open the same position under the others.
rules-differ-elephant = How does the elephant step?
rules-differ-setup-order = Who places when?
rules-differ-zone = Where are pieces placed?
rules-differ-soldier-square = May a piece be placed on a soldier’s square?
rules-differ-chariot-placement = Where is a chariot placed?
rules-differ-back-rank = Who may be placed on the back rank?
rules-differ-facing-chariot = May a black chariot be placed facing the red king?
rules-differ-exposed-king = May black leave its own king attacked in the setup?
rules-differ-adjusting = What follows the setup?
rules-differ-promotion-squares = On which part of the X are soldiers promoted?
rules-differ-only-soldier = Does a side’s only soldier need the X?
rules-differ-promotion-turn = When a promotion is a turn of its own, may the soldier take a step with it?
rules-differ-promotion-arrival = May a soldier be promoted as it arrives on the X?
rules-differ-promotion-ban = May a promotion attack a piece or discover a check?
rules-differ-no-reply = What if a move leaves the opponent no reply?
rules-differ-commander-pair = Is king and commander against king and commander a draw?
rules-differ-promotion-claim = May a draw be claimed when only promotions are left?
rules-differ-counting = Are moves against a bare king counted?

# Where a source is silent or can be read in two ways: how it is read here.
rules-reading-elephant = Our reading: the Chinese handbook says that the elephant cannot go back, and gives it the diagonal step without limit. We take it that it cannot go straight back.
rules-reading-setup-order = Our reading: the Polish handbook gives no order, so we use that of the other two.
rules-reading-zone = Our reading: the Chinese and the Polish handbook say “own half”. We take them at their word, squares in front of the soldiers included.
rules-reading-facing-chariot = Our reading: this is tested when the chariot is placed, so the piece that stands between has to come first.
rules-reading-exposed-king = Our reading: the Chinese and the English handbook are silent. But red moves first, and could take the king at once.
rules-reading-adjusting = Our reading: the Polish handbook lets a piece move any number of squares in any direction. We take that as any empty square of its own half.
rules-reading-promotion-squares = Our reading: the Polish handbook names the long diagonals and no half. We take both halves.
rules-reading-no-reply = Our reading: the Polish handbook asks to leave the opponent a move “other than with the king”. Taken literally, nobody could play against a bare king, so we read it as a ban on leaving no move at all. The draw is in the Chinese handbook alone.

rules-questions = Questions
rules-ask-chess = Is it the same game as chess?
rules-ask-chess-answer = No. Sittuyin is a chess of Southeast Asia with rules of its own: you set up your army yourself, commander and elephant go one step, and soldiers are promoted on the X. Nor is it Thai chess under another name.
rules-ask-at-once = Why can’t I move at once, as in chess?
rules-ask-at-once-answer = Because the setup (sit-tee) is part of the game. At first only the soldiers stand on the board. Where each side places its other eight pieces matters as much as any move. Then the sides move in turn.
rules-ask-jump = May the elephant jump?
rules-ask-jump-answer = No. It goes a single step, so there is nothing to jump over. The leap of two squares belongs to the elephant of old Persian chess.
rules-ask-commander = My commander is alive. May a soldier be promoted?
rules-ask-commander-answer = No. A side has one commander at a time. When it has been captured, a soldier on a promotion square may take its place.
rules-ask-facing = Why may black’s chariot not be placed facing the red king?
rules-ask-facing-answer = The rules of the setup forbid it: between them there has to be a piece other than a soldier. The chariot is refused when it is placed, check or no check.
rules-ask-facing-allowed = Under these rules it may. The Chinese handbook alone forbids it, unless a piece other than a soldier stands between them.
rules-ask-stalemate = Do I win by leaving my opponent no move?
rules-ask-stalemate-answer = Only by checkmate. A move that gives no check and leaves no reply is forbidden. If there is no other, the game is drawn.
rules-ask-stalemate-draw = No. Under these rules it is stalemate, a draw; the handbooks forbid the move. Only checkmate wins.

rules-history = History
rules-history-name = “Sit” is Burmese for army or war. Sittuyin, written စစ်တုရင်, can be rendered as “the four arms of an army”: chariots, elephants, cavalry and infantry. All four stand on the board.
rules-history-century = The game came from India and goes back to chaturanga. When it reached Burma is not certain. One source says in the 8th century; another, by the 7th, with the spread of Buddhism; a third, in the 8th, through the kingdoms of Arakan and of the Mon.
rules-history-arms = In 1795 the British envoy Michael Symes saw people of rank play it in Rangoon. He noted that no piece was as strong as the queen of his own game, and found the game harder for it.
rules-history-rules = Burma never settled on one set of rules: they differed from region to region, and those chosen for the first championships after the Second World War were not accepted everywhere. No wonder that the handbooks disagree.
rules-history-today = Today most people in Burma play international chess. Sittuyin is still popular in the north-west, and it is played online.
rules-history-sources = Sources
rules-source-cyningstan = Cyningstan: Sittuyin. The 7th and the 8th century, the name, where it is played.
rules-source-chessvariants = Daw Aye Moe Myint and Peter Nicolaus: Myanma Sit Tu Yin. Arakan and Mon, the regions, the championships.
rules-source-ludii = Ludii: evidence for Sittuyin. Michael Symes in 1795, names of the pieces.
rules-source-ancientchess = AncientChess: How to play Sittuyin. Names of the pieces.
