# The rules, for looking up. Which sentences stand on the page follows from the ruleset.

rules-lead = Four sources describe one game and disagree here and there. Choose whose rules you want to read.
rules-source-zh = After a Chinese handbook. Lessons and games start with these rules.
rules-source-en = After an English handbook: in the setup, soldiers may give way.
rules-source-pl = After a Polish handbook: the armies are adjusted before the battle, and a soldier may be promoted as it arrives.
rules-source-asean = As played on pychess and by the program Fairy-Stockfish: pieces are placed in turn, and some endings are counted.
rules-contents = On this page

rules-board = The board
rules-board-squares = The board has eight files, a to h, and eight ranks, 1 to 8. It is not chequered. The two long diagonals are drawn on it; together they are called the X.
rules-board-sides = Red moves first. Ranks 1 to 4 are red’s own half, ranks 5 to 8 are black’s.
rules-board-soldiers = The soldiers stand on the board from the start: red’s on a3, b3, c3, d3, e4, f4, g4 and h4, black’s on a5, b5, c5, d5, e6, f6, g6 and h6. The other eight pieces of each side wait in the reserve.

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
rules-capture = Every piece but the soldier captures as it moves, by landing on an enemy piece. Kings are never captured.
rules-check = A king that is attacked is in check, and the check must be answered at once. No move may leave one’s own king attacked.

rules-setup = The setup
rules-setup-armies = Red places its whole army first, then black.
rules-setup-turns = The sides place one piece at a time, in turn. Red begins.
rules-setup-half = Each side places its pieces in its own half: that is its setup zone.
rules-setup-behind = Each side places its pieces in its setup zone, behind the soldiers’ starting line: red’s is a1 to d2 and e1 to h3, black’s is a6 to d8 and e7 to h8.
rules-setup-chariots-back = A chariot is placed on the back rank.
rules-setup-back-chariots = Nothing but chariots may be placed on the back rank.
rules-setup-taken = No piece may be placed on a soldier’s square.
rules-setup-gives-way = A piece may be placed on the square of one of its own soldiers. The soldier then goes to an empty square of the setup zone, which the player chooses.
rules-setup-facing = A black chariot may not be placed facing the red king. It may stand on the king’s file if a piece other than a soldier, red or black, stands between them.
rules-setup-exposed = Black may not place a piece so that its own king stands attacked, because red moves first.
rules-setup-battle = Once both armies stand, the battle begins, and red moves. If red’s king is attacked by then, red must answer the check.
rules-setup-adjusting = Then comes the adjusting, red first. Instead of moving a soldier, a player may move any other piece of their own to an empty square of their own half, however far.
rules-setup-adjusting-ends = While adjusting, only soldiers capture and nobody is in check. The first move of a soldier begins the battle for both sides; it never promotes.

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
rules-endings-no-reply = A move is forbidden if it gives no check and leaves the opponent without a move. A player left with nothing but such moves has a draw.
rules-endings-stalemate = Stalemate is a draw: the player to move is not in check and has no move.
rules-endings-repetition = It is a draw when the same position, with the same side to move, stands for the third time.
rules-endings-hundred = It is a draw after 100 moves, those of both sides counted together, without a capture, a soldier’s move or a promotion. The count begins with the battle.
rules-endings-bare = It is a draw when, besides the two kings, at most one commander, one horse or one soldier is left on the board.
rules-endings-commanders = It is also a draw with one commander each and nothing else, if both would stand on squares of one colour on a chequered board.
rules-endings-claim = A player who has only the king and one soldier, is not in check and can do nothing but promote may claim a draw.
rules-endings-counting = Against a bare king, with no soldier on the board, moves are counted. Each side has 16 if the stronger side has a chariot, otherwise 44 with an elephant, otherwise 64 with a horse. When the count runs out, it is a draw.
