# 将军、将死和终局的课程。每段正文最多三句，任务一句说清要做什么。

lessons-mate-check-away = 王受到攻击就是被将军，必须立即应将。应将有三种办法，第一种是把王走开。
    .task = 先试着把马走到 c3，再把王走开应将。
    .done = 王离开了这条竖线。走到 e2 或 e4，仍然在车的攻击之下。
    .on-unanswered = 王仍然被将军。没有应将之前，别的着法都不能走。

lessons-mate-check-capture = 第二种办法是吃掉将军的棋子。把王走开也可以，但吃子还能多得一子。
    .task = 吃掉将军的马。
    .done = 既应了将，又得了一马。

lessons-mate-check-between = 第三种办法是在中间垫一枚棋子，这能挡住车。马是跳着走的，挡不住；其余棋子都贴着王将军，中间没有空格。
    .task = 在中间垫一枚棋子，并且要有己方棋子保护它。
    .done = 车如果在 h2 吃马，王就能吃回来。
    .on-horse-lost = 车会白吃掉马，而且又是将军。
    .on-elephant-lost = 车会白吃掉象，而且又是将军。

lessons-mate-check-pinned = 象站在己方的王和对方的车之间。它被牵制了，不能离开这条线。
    .task = 先试着把象走到 d5，再找一着允许它走的棋。
    .done = 沿着这条线可以走，因为它仍然挡在中间。
    .on-off-the-line = 象一离开这条线，王就暴露在车的攻击之下。

lessons-mate-check-chariot = 被将军，三种应将办法又都行不通，就是将死，将死即胜。除了王，每种棋子都能将死对方。
    .task = 用车一着将死黑王。
    .done = 车封住了整条底线，你的王封住了黑王前面的三格。

lessons-mate-check-horse = 这枚王挤在自己的棋子中间。它们保护着王，也占去了王的退路。
    .task = 用马一着将死黑王。
    .done = 垫不了，也吃不掉马，王身边的格子又都被自己的棋子占住。
    .on-captured = 这是将军，但象会吃掉马。

lessons-mate-check-elephant = 象能封住身边的许多格子。贴近对方的王时，它要有保护，也要避开对方其他棋子。
    .task = 用象一着将死黑王。
    .done = 象将军，同时封住 b8；你的王保护着象，又封住 b7。
    .on-captured = 这是将军，但黑象会吃掉你的象。

lessons-mate-check-commander = 仕的力量不大，贴近对方的王时却很危险。
    .task = 用仕一着将死黑王。
    .done = 兵保护着仕，f8 的马封住 h7，g8 又被黑方自己的马占住。

lessons-mate-check-soldier = 最小的棋子也能决定胜负。兵向斜前方将军。
    .task = 用兵一着将死黑王。
    .done = 仕保护着兵，马封住 g8 和 h7。
    .on-captured = 这是将军，但仕在那里没有保护，王会吃掉它。

lessons-mate-check-two-moves = 现在要看得更远一些，黑方会尽力应对。
    .task = 用 { $par } 着将死黑王。
    .done = 一枚车封住第 7 条横线，另一枚在第 8 条横线上将死。双车不需要别的棋子帮忙。
    .hint = 先把王赶到棋盘边上。哪一枚车应该留在原位？

lessons-mate-no-reply-refused = 必须给对方留一着棋。不将军，却让黑方无子可走，这样的着法是非法着。
    .task = 先试着把王走到 f7，再照规则取胜：将死黑王。
    .done = 差别就在将军：被将军又无法应将，才是将死。
    .on-no-reply = 黑方没有被将军，王身边的格子却全被封住，无子可走。这是非法着。

lessons-mate-no-reply-stalemate = 黑王只剩 g8 一格可走。不将军而封住这一格，黑方就无子可走了。
    .task = 试一试：用你的王把黑王封住。
    .done = 这是逼和，对局作和，优势全没了。

lessons-mate-no-reply-better = 同一个局面再来一次。只要一着，就能取胜。
    .task = 一着将死黑王。
    .done = 差别就在将军：被将军又无法应将，才是将死。

lessons-mate-no-reply-squares = 此刻黑王哪里也走不了：你的王封住 g7 和 g8，车封住 h7。所以你的下一着要么将军，要么放它出来。
    .task = 在车所在的横线和竖线上，点出它不准走到的每一格。
    .done = 车走到第 7 条横线的别处，仍然封住 h7。走到 h7 则是将军，可以走。

lessons-mate-no-reply-room = 不将军而把王封死，什么也赢不到。不如放开一格，等王走出来再捉。
    .task = 用 { $par } 着将死黑王。
    .done = 王只能走到 h7，而象保护着 h6 的车。
    .hint = 车要离开第 7 条横线，走到一个下一着就能在 h 线将军的格子。

lessons-mate-no-reply-another-piece = 王走不动并不要紧，别的棋子能走就行。这里黑方还有一枚兵可以走。
    .task = 不将军而封住王的最后一格，然后将死它，一共 { $par } 着。
    .done = 黑方还有一着可走，所以你的着法没有问题。走完这一着，就是将死。

lessons-mate-no-reply-dead-end = 轮到红方。能走的只有 Kg6 和 g6，但不论走哪一着，黑方都会无子可走。
    .task = 结果怎样？
    .answer-pass = 红方停一着
    .reply-pass = 这种棋不能停着。
    .answer-draw = 和棋
    .reply-draw = 对。如果每一着都因此成了非法着，对局作和。
    .answer-lost = 红方输
    .reply-lost = 将死才算赢，而红王根本没有被将军。

lessons-mate-no-reply-elsewhere = 别的棋里也有这样的局面。国际象棋判和，中国象棋里无子可走的一方判负。
    .task = 在这里想走 Kf7，会怎样？
    .answer-draw = 和棋
    .reply-draw = 国际象棋是这样，这里却走不到那一步。
    .answer-loses = 黑方输
    .reply-loses = 中国象棋是这样，这里只有将死才算赢。
    .answer-refused = 这一着是非法着
    .reply-refused = 对，必须另找一着。

lessons-mate-no-reply-handbooks = 你用的是比赛规则，逼和算和棋。中文、英文和波兰文手册却不这么看。
    .task = 按这三本手册，这里的 Kf7 怎么算？
    .answer-same = 和棋
    .reply-same = 只有比赛规则是这样。
    .answer-refused = 这是非法着
    .reply-refused = 对。按这三本手册，必须给对方留一着棋。
    .answer-wins = 红方胜
    .reply-wins = 中国象棋是这样。缅甸象棋里只有将死才算赢。

lessons-mate-ends-mate = 黑方正攻击你的马，双方的子力也一样多。只要这一着就结束对局，这些都不要紧。
    .task = 下一着就取胜。
    .done = 将死，对局立即结束。王本身永远不会被吃掉。

lessons-mate-ends-rescue = 单马不能将死对方，却能救回一盘输棋。除了双方的王，棋盘上最多只剩一枚仕、马或兵时，对局作和。
    .task = 用 { $par } 着走成这样的和棋。
    .done = 只剩两枚王和一枚马，谁也赢不了了。
    .hint = 马可以同时攻击王和车。

lessons-mate-ends-repetition = 黑方要在 h4 将死红王。但红车在 a8 和 a7 反复将军，黑王走到 g7，又走回 g8。
    .task = 这样下去会怎样？
    .answer-on = 可以一直走下去
    .reply-on = 不会，同一局面出现的次数够了，对局就结束。
    .answer-draw = 和棋
    .reply-draw = 对。同一局面、轮到同一方走，第三次出现就作和。
    .answer-loses = 红方必须变着，否则判负
    .reply-loses = 中国象棋不准长将，这里没有这条规定。

lessons-mate-ends-hundred = 连续 100 着没有吃子、没有走兵、也没有升变，对局作和。双方的着数合在一起算。这盘棋已经走了 99 着。
    .task = 红方想继续下，哪一着能重新开始计数？
    .answer-check = 用车将军
    .reply-check = 将军不影响计数，这样就满 100 着了。
    .answer-soldier = 走一步兵
    .reply-soldier = 对。兵从不后退，棋局又往前推进了。
    .answer-king = 走一步王
    .reply-king = 王走得再多，计数也不会停。

lessons-mate-ends-resign = 红方只剩下王，已经没有希望了。不必等到被将死。
    .task = 红方怎样才能结束这盘棋？
    .answer-pass = 一直停着，等黑方不耐烦
    .reply-pass = 不能停着，轮到谁，谁就必须走。
    .answer-resign = 认输
    .reply-resign = 对。随时都可以认输，由对方获胜。
    .answer-draw = 宣布和棋
    .reply-draw = 和棋不能想要就要，红方必须在棋盘上走出来。

lessons-mate-ends-count = 一方只剩下王，棋盘上又没有兵，就要计算限着。对方有马时限 64 回合，有象时限 44 回合，有车时更少。有几种棋子时，按其中最强的算。
    .task = 这里红方的限着是多少回合？
    .answer-sixteen = 16
    .reply-sixteen = 对，有车限 16 回合。走满限着就是和棋。
    .answer-forty-four = 44
    .reply-forty-four = 那是有象时的限着，车更快。
    .answer-hundred = 100
    .reply-hundred = 对单王的限着要短得多。

lessons-mate-ends-commanders = 双方只剩下王和仕。如果棋盘分黑白格，这两枚仕所在的格子颜色相同。
    .task = 对局继续吗？
    .answer-on = 继续，双方都还有子
    .reply-on = 在这个规则版本里不继续：双方各有一仕，又在同色格上，就作和。
    .answer-draw = 不，已经和棋
    .reply-draw = 对。如果两枚仕在不同颜色的格子上，对局就继续。

lessons-mate-ends-no-count = 按比赛规则，对方只剩单王时要计算限着：有车限 16 回合。三本手册都没有这种限着。
    .task = 按你的规则版本，红方在这里可以走多久？
    .answer-sixteen = 16 回合
    .reply-sixteen = 那是比赛规则，你的对局里没有。
    .answer-hundred = 只要没满 100 着
    .reply-hundred = 对。没有别的限着，只有双方合计 100 着的规定。
    .answer-never = 没有限制
    .reply-never = 有一条限制：100 着之内没有吃子、走兵和升变，就作和。

lessons-mate-ends-books = 中文、英文和波兰文手册很少说到对局怎样结束。没有写明的地方，这里采用棋手习惯的规则。
    .task = 三本手册都写明的是哪一种结局？
    .answer-repetition = 同一局面出现三次
    .reply-repetition = 哪一本都没有写。有了这一条，对局才不会没完没了。
    .answer-mate = 将死
    .reply-mate = 对。中文手册还写了一种和棋：每一着都会让对方无子可走。三次重复、100 着和子力不足，是这里补充的。
    .answer-bare = 子力不足以将死
    .reply-bare = 哪一本都没有写。这种棋谁也赢不了，所以这里直接作和。
