# 各种棋子的课程。每段正文最多三句，任务一句说清要做什么。

lessons-pieces-king-walk = 王向任意方向走一格：直走、斜走、前进、后退都可以。
    .task = 让王经过两颗星，{ $par } 着就够了。
    .done = 虽然每次只走一格，但哪个方向都能去。
    .on-far = 只能走一格，王从不着急。

lessons-pieces-king-moves = 王不能走到己方棋子所在的格子。遇到对方棋子可以吃掉：走到那一格，占据它的位置。
    .task = 点出这枚王能走到的每一格。
    .done = 一共七格：第八格有己方的象，而对方的兵可以吃。

lessons-pieces-king-capture = 王绝不能走到受对方棋子攻击的格子。黑兵攻击斜前方的一格，而黑方的前方是下方。
    .task = 用 { $par } 着吃掉两枚兵。
    .done = 王绕开了受攻击的格子，只吃没有保护的棋子。
    .on-guarded = 这一格受兵的攻击，请另找一条路。

lessons-pieces-king-cannot = 王不能做什么，试一试最清楚。这种棋没有王车易位，王不能一次走两格，更不能走到对方的王旁边。
    .task = 先试着走到黑王旁边，再试着后退两格到 e2。
    .done = 两次都不允许，而且每次都说明了原因。在这里下每一盘棋都是这样。
    .on-near = 走到 e5 就挨着黑王，而黑王攻击它周围的每一格。
    .on-far = 一着走两格，哪枚王都做不到。

lessons-pieces-king-closed = 车沿横线和竖线攻击，直到有棋子挡住为止。整条线上的格子，王都不能走。
    .task = 点出王还能走到的每一格。
    .done = 还剩五格。标出的格子都被车封住了。

lessons-pieces-king-written = 记谱时先写棋子的字母，再写它走到的格子。在任何语言里，王都写作 K。
    .task = 这一着怎么记？
    .answer-piece-and-square = Ke2
    .reply-piece-and-square = 对：K 是王，e2 是走到的格子。
    .answer-square = e2
    .reply-square = 不写字母的是兵的着法，王要写上 K。
    .answer-capture = Kxe2
    .reply-capture = x 表示吃子，而 e2 上没有棋子。

lessons-pieces-king-puzzle = 为了一枚车，王多走几步也值得。车在这道题里不动，但它所在的横线和竖线，王都不能走。
    .task = 用 { $par } 着吃掉这枚车。
    .done = 沿着大 X，从空隙里斜穿过去。车攻击不到斜线上的格子。
    .hint = 哪些格子离车很近，车却攻击不到？

lessons-pieces-commander-walk = 仕每次斜走一格，前进、后退都可以。
    .task = 让仕经过两颗星，{ $par } 着就够了。
    .done = 斜着上去，再斜着下来：一共四个方向，每次一格。
    .on-straight = 仕每次只能斜走一格，没有别的走法。

lessons-pieces-commander-moves = 己方棋子会挡住仕的去路。斜线上紧挨着的对方棋子可以吃，正前方的却吃不到。
    .task = 点出这枚仕能走到的每一格。
    .done = 一共三格：第四格被己方的象占着，正前方的兵吃不到。

lessons-pieces-commander-capture = 仕怎么走就怎么吃：斜走一格，走到对方棋子的格子上。
    .task = 用 { $par } 着吃掉两枚马。
    .done = 慢是慢了点，好在这道题里谁也不会逃。

lessons-pieces-commander-cannot = 国际象棋里，辅佐王的是后，哪个方向都能走，想走多远就走多远。试试看，仕做得到吗？
    .task = 先试着吃掉正前方的兵，再试着一着走到 g7。
    .done = 两次都不行：不能直走，也不能走远。那枚兵近在眼前，却很安全。
    .on-straight = 仕怎么走就怎么吃：只能斜走一格。
    .on-far = 方向没错，但一着只能走一格，不能走三格。

lessons-pieces-commander-relatives = 仕在别的棋里有两位亲戚：国际象棋的后，中国象棋的仕。
    .task = 这种棋里的仕怎么走？
    .answer-queen = 各个方向都能走，远近不限
    .reply-queen = 那是后的走法。仕每次只走一格，而且只能斜走。
    .answer-palace = 斜走一格，但不能离开王身边
    .reply-palace = 那是中国象棋的仕，不能出九宫。这个棋盘上没有九宫。
    .answer-anywhere = 斜走一格，双方半场都能去
    .reply-anywhere = 对：步子和中国象棋的仕一样，却不受九宫限制，可以随军出战。

lessons-pieces-commander-half = 棋盘上的格子看起来都一样，其实暗藏玄机：有些格子，这枚仕永远走不到。
    .task = 两颗星里只有一颗走得到，用 { $par } 着走过去。
    .done = 另一颗星，它永远走不到。全盘 64 格，它只能走到标出的 32 格。

lessons-pieces-commander-written = 在任何语言里，仕都写作 F。吃子时，在字母和格子之间写 x。
    .task = 这一着怎么记？
    .answer-no-capture = Fe5
    .reply-no-capture = e5 上的兵被吃掉了，还要写上 x。
    .answer-capture = Fxe5
    .reply-capture = 对：F 是仕，x 是吃子，e5 是走到的格子。
    .answer-king = Kxe5
    .reply-king = K 是王，仕有自己的字母。

lessons-pieces-commander-puzzle = 一枚黑车正在攻击你的仕。逃开也行，但还有更好的着法。
    .task = 无论黑方怎么应，都要用 { $par } 着吃掉一枚车。
    .done = 两枚车同时受到攻击，只逃得掉一枚。这叫捉双。
    .hint = 有没有一格，让仕能同时攻击两枚车？

lessons-pieces-elephant-walk = 象斜走一格，或者向正前方走一格。可以想成四条腿加一条长鼻子。
    .task = 用 { $par } 着让象经过两颗星。
    .done = 鼻子朝前直进，四条腿斜着走，斜退也行。
    .on-other = 象只能斜走一格，或者直进一格，没有别的走法。

lessons-pieces-elephant-walk-eight = 你选的规则版本是波兰文手册，象可以向任意方向走一格。在另外几个版本里，象不能横走，也不能直退。
    .task = 用 { $par } 着让象经过两颗星。
    .done = 横着走，退着走，这枚象真是来去自如。
    .on-far = 哪个方向都行，但只能走一格。

lessons-pieces-elephant-moves = 己方棋子会挡住象的去路。象能走到的格子上如果有对方棋子，就可以吃掉。
    .task = 点出这枚象能走到的每一格。
    .done = 一共四格：正前方被己方的兵挡住，旁边的兵吃不到。

lessons-pieces-elephant-moves-eight = 己方棋子会挡住象的去路。象能走到的格子上如果有对方棋子，就可以吃掉。
    .task = 点出这枚象能走到的每一格。
    .done = 一共七格，只有正前方被己方的兵挡住。

lessons-pieces-elephant-capture = 象怎么走就怎么吃。直进也好，斜走也好，每一步都能吃子。
    .task = 用 { $par } 着吃掉这三枚棋子。
    .done = 直进、斜进、斜退，三枚全都吃到了。

lessons-pieces-elephant-capture-eight = 象怎么走就怎么吃，哪个方向都可以。
    .task = 用 { $par } 着吃掉三枚兵。
    .done = 横着吃，直着退吃，斜着退吃：挨着象的棋子都不安全。

lessons-pieces-elephant-cannot = 象不爱掉头。试试看，它能怎样后退？
    .task = 先试着直退，再试着横走到 e4，最后斜着退一格。
    .done = 直退和横走都不行，斜着退却可以。
    .on-back = 象只能斜走一格或者直进一格。要后退，只能斜着退。
    .on-side = 象不能横走，只能斜走一格或者直进一格。

lessons-pieces-elephant-relatives = 国际象棋里与它对应的棋子也叫象，可以沿斜线一直走下去。古代波斯象棋的象则斜着跳两格，中间有子也照样跳过去。
    .task = 两种都试一试：先沿斜线走到 g7，再跳过己方的兵到 b6。
    .done = 既不能远走，也不能跳。这里的象每次只走一格。
    .on-slide = 一着斜走三格，国际象棋的象才行，这里的象只走一格。
    .on-leap = 波斯的象会跳过去，这里的象脚不离地。

lessons-pieces-elephant-river = 中国象棋的象走“田”字，不能过河。这个棋盘上没有河界。
    .task = 让象走进对方半场，用 { $par } 着吃掉那枚车。
    .done = 这里的象可以走遍全盘，只是走得慢。

lessons-pieces-elephant-read = 象写作 S，它的缅甸语名称 sin 就以这个字母开头。
    .task = 按记谱走一着：Sxd5
    .done = S 是象，x 是吃子，d5 是走到的格子。
    .on-left = 你走的是 Sxc5，象走到了 c5。
    .on-right = 你走的是 Sxe5，象走到了 e5。

lessons-pieces-elephant-front = 象顶到对方阵前时最有力：它同时攻击并排的三枚棋子，而这三枚都还不了手。
    .task = 用 { $par } 着同时攻击三枚棋子，途中不要停在黑方能吃到象的格子上。
    .done = 一枚象同时攻击三枚棋子，黑方没法全都保住。
    .on-c-file = 在 c3，马和车都能吃到象。
    .on-e-file = 在 e3，马和车都能吃到象。
    .hint = 两枚车攻击 c 线和 e 线，马能跳到 c3 和 e3。还剩哪一条竖线？

lessons-pieces-elephant-behind = 兵就在象的正后方，只有一格远。可是对于象，这段路很长。
    .task = 用 { $par } 着吃掉这枚兵。
    .done = 一格的路走了三着。所以让象越过对方的兵之前，要多想一想。
    .hint = 象从哪些格子能走到 d3？

lessons-pieces-chariot-walk = 车沿横线或竖线走，想走多远就走多远。走法和中国象棋、国际象棋的车一样。
    .task = 用 { $par } 着让车经过两颗星。
    .done = 只用两着，就跑了大半个棋盘。
    .on-diagonal = 车只走横线和竖线。

lessons-pieces-chariot-moves = 遇到己方棋子，车要在它前面停下。遇到的第一枚对方棋子可以吃掉，吃了也就停在那一格。
    .task = 点出这枚车能走到的每一格。
    .done = 一共六格，其中一格上有兵可以吃。

lessons-pieces-chariot-capture = 每吃一子，车就到了一条新的横线或竖线上。先吃哪一枚，很有讲究。
    .task = 用 { $par } 着吃掉四枚兵。
    .done = 连吃四子，没有一着落空。

lessons-pieces-chariot-cannot = 车走得远，但不能斜走，也不能越过别的棋子。
    .task = 先试着吃掉己方兵后面的象，再试着走到 f3。
    .done = 两次都不行。想用好车，先要给它让出路来。
    .on-over = 己方的兵在 d3 挡着，车不能越子。
    .on-diagonal = 车只走横线和竖线，不能斜走。

lessons-pieces-chariot-targets = 每个方向上，车只攻击离它最近的棋子。藏在后面的暂时安全。
    .task = 点出你的车现在能吃到的每一枚黑子。
    .done = 一共三枚。马躲在黑兵后面，仕前面有红兵挡着，斜线上的兵车吃不到。

lessons-pieces-chariot-read = 车写作 R，和国际象棋记谱一样。如果两枚车都能走到同一格，就再写上走动的那枚车所在的竖线。
    .task = 按记谱走一着：Rad1
    .done = R 是车，a 是它所在的竖线，d1 是走到的格子。
    .on-other = 你走的是 Rfd1，走动的是 f 线上的车。

lessons-pieces-chariot-puzzle = 四枚兵把你的车困住了。它们在这道题里不动，但车停在它们攻击的格子上，就算被吃掉。
    .task = 用 { $par } 着吃掉仕，途中不要停在黑方能吃到车的格子上。
    .done = 只有 e 线走得通。车可以经过受攻击的格子，但不能停在上面。
    .hint = 逐格看第 3 条横线：这一格受不受攻击，从这里往上通不通？

lessons-pieces-horse-walk = 马走“日”字：沿横线或竖线两格，再拐一格。
    .task = 用 { $par } 着先后跳到两颗星上。
    .done = 先两格，再一格：国际象棋的马也这样跳。
    .on-other = 马要拐弯：先直走两格，再横跨一格。

lessons-pieces-horse-moves = 对马来说，只有落脚的那一格要紧：有己方棋子就不能去，有对方棋子就吃掉。
    .task = 点出这枚马能走到的每一格。
    .done = 一共五格：第六格有己方的兵，f5 的兵可以吃。

lessons-pieces-horse-capture = 马每跳一步，能去的格子全都变了。起跳之前，先想好路线。
    .task = 用 { $par } 着吃掉四枚兵。
    .done = 跳四步，吃四子。

lessons-pieces-horse-hemmed-in = 马的前后左右都站着己方棋子。换成中国象棋的马，四面都会被蹩住马腿。
    .task = 用 { $par } 着让马吃掉那枚象。
    .done = 这里没有蹩马腿，再挤也跳得出去。

lessons-pieces-horse-cannot = 谁也挡不住马，可马也不是什么都行。
    .task = 先试着直走到 d6，再试着跳到己方的兵上。
    .done = 只走半步不行，落在己方棋子上也不行。
    .on-straight = 直走两格只是半步，还差横跨的一格。
    .on-own = 中间有什么不要紧，落脚的地方却有己方的兵。

lessons-pieces-horse-near = 近在眼前的格子，对马来说反而远。
    .task = 用 { $par } 着走到星上。
    .done = 一格的距离跳了三步。紧挨着马的棋子，它都攻击不到。

lessons-pieces-horse-read = 马写作 N，和国际象棋记谱一样，因为 K 已经给了王。同一条竖线上的两枚马都能跳到那一格时，再写上起跳的马所在的横线。
    .task = 按记谱走一着：N2xd4
    .done = N 是马，2 是它所在的横线，x 是吃子，d4 是走到的格子。
    .on-other = 你走的是 N6xd4，起跳的是第 6 条横线上的马。

lessons-pieces-horse-puzzle = 两枚车看住了横线和竖线。但马攻击车时，那枚车绝不会反过来攻击马。
    .task = 无论黑方怎么应，都要用 { $par } 着吃掉一枚车。
    .done = 又是捉双，这正是马的拿手好戏。
    .hint = 在哪一格，马能同时攻击两枚车？

lessons-pieces-soldier-walk = 兵每次向正前方走一格，从不后退。
    .task = 用 { $par } 着让两枚兵走到星上。
    .done = 从头到尾，每次都是一格。
    .on-other = 兵只能直进一格，第一着也不能走两格。

lessons-pieces-soldier-moves = 兵的吃法和走法不同：吃的是斜前方一格的棋子。正前方有子，只会挡住它的路。
    .task = 点出 g4 的兵能走到的每一格。
    .done = 一共两格，都是吃子。正前方的兵挡着路，却吃不到。

lessons-pieces-soldier-capture = 兵吃子以后，就换到了相邻的竖线上。这里的两枚兵都有子可吃。
    .task = 用 { $par } 着吃掉双马和车。
    .done = 两枚小兵，吃掉了三枚大子。

lessons-pieces-soldier-cannot = 兵的规矩最严，试试看。
    .task = 用 g4 的兵先后试着吃正前方的兵、斜走到 h5、后退一格。
    .done = 三次都不行：直走不能吃，斜走只为吃，后退绝不行。
    .on-straight = 正前方的棋子吃不到。两枚兵迎面相遇，谁也走不动。
    .on-diagonal = h5 上没有棋子。兵只有吃子时才斜走。
    .on-back = 兵只能向前走一格，不能后退，也不能横走。

lessons-pieces-soldier-relatives = 国际象棋和中国象棋也都有兵，它们各有一招，是这里的兵不会的。
    .task = 这里的兵是哪一种？
    .answer-two = 第一着可以走两格
    .reply-two = 那是国际象棋的兵。这里不能一次走两格，所以也没有吃过路兵。
    .answer-sideways = 到了对方半场还可以横走
    .reply-sideways = 那是中国象棋过了河的兵。这里的兵始终只能向前。
    .answer-same = 无论站在哪里，走法和吃法都不变
    .reply-same = 对：直着走一格，斜前方吃一格，自始至终都一样。

lessons-pieces-soldier-guard = 兵攻击斜前方的两格，在边线上就只有一格。
    .task = 这是开局时的全部红兵。点出它们攻击的每一格。
    .done = 一共十格。其中有 e4：d3 的兵保护着旁边的兵。

lessons-pieces-soldier-last-rank = 这枚兵一直走到了最后一条横线，停在 c8。己方的仕还在棋盘上。
    .task = 这枚兵现在能做什么？
    .answer-commander = 升变为仕
    .reply-commander = 走到最后一条横线并不能升变，何况己方的仕还在。升变另有一课。
    .answer-back = 掉头往回走
    .reply-back = 兵从不后退，走到头也一样。
    .answer-still = 什么也做不了，只能停在那里
    .reply-still = 对。它已经无路可走，所以别急着把兵走到头。

lessons-pieces-soldier-written = 兵不写字母：b5 就是兵走到 b5。吃子时，先写它原来所在的竖线。
    .task = 这一着怎么记？
    .answer-letter = Pxg5
    .reply-letter = 兵不写字母，何况这里有两枚兵都能吃 g5。
    .answer-file = fxg5
    .reply-file = 对：f 线的兵吃 g5。现在你会记每种棋子了：K、F、S、R、N，兵不写字母。
    .answer-square = g5
    .reply-square = 那是兵走到 g5，没有吃子。

lessons-pieces-soldier-puzzle = 三枚黑子离你的兵很近。吃马也可以，但车更值钱。
    .task = 无论黑方怎么应，都要用 { $par } 着吃掉一枚车。
    .done = 小小一步，就同时攻击了两枚车。可别小看兵。
    .hint = 兵走到哪一格，能同时攻击两枚车？
