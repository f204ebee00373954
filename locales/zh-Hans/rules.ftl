# 供查阅的规则。页面上出现哪些句子，由规则版本决定。

rules-lead = 四份资料讲的是同一种棋，细节上各有不同。请选择要查阅的规则版本。
rules-unknown = 没有名为“{ $name }”的规则版本。可选的有以下四个：
rules-source-zh = 依据中文手册。课程和对局默认使用这个版本。
rules-source-en = 依据英文手册：摆子时兵可以让位。
rules-source-pl = 依据波兰文手册：走子之前可以调整棋子，兵一走到大 X 上就可以升变。
rules-source-asean = pychess 网站和 Fairy-Stockfish 程序采用的规则：双方轮流摆子，某些残局要计限着。
rules-contents = 本页内容

rules-board = 棋盘
rules-board-squares = 棋盘有 a 到 h 八条竖线和 1 到 8 八条横线，格子不分深浅色。盘上画有两条长对角线，合称“大 X”。
rules-board-sides = 红方先走。双方的己方半场各占四条横线：红方是第 1 至第 4 条，黑方是第 5 至第 8 条。
rules-board-soldiers = 兵从一开始就在棋盘上：红兵在 a3、b3、c3、d3、e4、f4、g4、h4，黑兵在 a5、b5、c5、d5、e6、f6、g6、h6。此外，双方各有八枚待摆棋子。

rules-pieces = 棋子
rules-king = 王
rules-king-text = 向任意方向走一格。没有王车易位。
rules-commander = 仕
rules-commander-text = 斜走一格。
rules-elephant = 象
rules-elephant-forward = 斜走一格，或向正前方走一格。
rules-elephant-any = 向任意方向走一格。
rules-chariot = 车
rules-chariot-text = 沿竖线或横线走任意格，不能越过棋子。
rules-horse = 马
rules-horse-text = 走“日”字：沿竖线或横线走两格，再向旁边走一格。中间有棋子也挡不住它，没有“蹩马腿”。
rules-soldier = 兵
rules-soldier-text = 向正前方走一格，第一着也不能走两格；吃子时向斜前方走一格。到了最后一条横线就不能再走。
rules-capture = 走到对方棋子所在的格子，就是吃子。除兵以外，棋子怎么走就怎么吃。王不能被吃。
rules-check = 王受到攻击就是被将军，必须立即应将。任何一着都不能让己方的王受到攻击。

rules-setup = 布阵
rules-setup-armies = 红方先摆完全部棋子，再由黑方摆放。
rules-setup-turns = 双方轮流摆放，一次一枚，红方先摆。
rules-setup-half = 双方各在己方半场摆放棋子，己方半场就是摆放区。
rules-setup-behind = 双方各在摆放区内摆放棋子。摆放区在兵线后方：红方为 a1 至 d2 和 e1 至 h3，黑方为 a6 至 d8 和 e7 至 h8。
rules-setup-chariots-back = 车只能摆放在底线。
rules-setup-back-chariots = 底线上只能摆放车。
rules-setup-taken = 有兵的格子不能摆放棋子。
rules-setup-gives-way = 棋子可以摆放在己方兵所在的格子上，这枚兵要让到摆放区内的一个空格，让到哪里由摆子的一方决定。
rules-setup-facing = 黑车不能正对红王摆放。只有两者之间隔着兵以外的棋子（红黑均可），黑车才可以摆放在红王所在的竖线上。
rules-setup-exposed = 黑方摆放棋子时，不能让己方的王受到攻击，因为红方先走。
rules-setup-battle = 双方摆好之后进入走子阶段，红方先走。此时红王若受到攻击，红方必须应将。
rules-setup-adjusting = 之后是调整棋子，红方先调整。每一着可以走兵，也可以把己方一枚其他棋子移到己方半场的任意空格，远近不限。
rules-setup-adjusting-ends = 调整期间只有兵可以吃子，也没有将军。任何一方只要走了兵，双方就都进入走子阶段。这一着不能升变，也不能让己方的王受到攻击。

rules-promotion = 升变
rules-promotion-when = 己方在棋盘上没有仕时，兵可以升变为仕，也可以不升变。
rules-promotion-enemy-x = 兵必须站在对方半场的大 X 上：红兵为 a8、b7、c6、d5、e5、f6、g7、h8，黑兵为 a1、b2、c3、d4、e4、f3、g2、h1。
rules-promotion-whole-x = 兵必须站在大 X 上，哪一方的半场都可以。
rules-promotion-only-soldier = 一方只剩一枚兵时，这枚兵在任何格子都可以升变。
rules-promotion-in-place = 升变本身算一着：兵在原地变为仕。
rules-promotion-step = 升变本身算一着：兵在原地变为仕，或者斜走一格，到空格上变为仕。
rules-promotion-arrival = 兵走到大 X 上时，也可以立即升变。新的仕可以留在这一格，也可以随即移到任意方向的相邻空格。
rules-promotion-ban = 升变之后，新的仕不能攻击对方的任何棋子，也不能因升变而形成闪将。

rules-endings = 对局的结束
rules-endings-mate = 将死即获胜：王被将军，而且没有任何一着可以应将。
rules-endings-no-reply = 一着棋如果没有将军，却使对方无子可走，就是非法着。一方如果只剩下这样的着法，对局作和。
rules-endings-stalemate = 逼和算和棋：轮到走子的一方没有被将军，但无子可走。
rules-endings-repetition = 同一局面第三次出现，而且轮到同一方走子，为和棋。
rules-endings-hundred = 双方合计连续 100 着没有吃子、没有走兵、也没有升变，为和棋。从走子阶段开始计算。
rules-endings-bare = 双方的王以外，盘上没有别的棋子，或者只剩一枚仕、一枚马或一枚兵时，为和棋。
rules-endings-commanders = 双方各剩王和一枚仕，而且两枚仕按国际象棋棋盘来算处于同色格时，也是和棋。
rules-endings-claim = 只剩王和一枚兵、没有被将军、除了升变无着可走的一方，可以要求判和。
rules-endings-counting = 一方只剩单王而盘上没有兵时，要计限着：对方有车为 16 回合，无车有象为 44 回合，无车无象有马为 64 回合。走满限着即为和棋。

rules-promotion-past = 兵只能前进，所以一旦越过对方半场的大 X，就再也站不到大 X 上。

# 与规则并列：资料中没有这条规则时的情形。
rules-setup-chariots-anywhere = 车和其他棋子一样，可以摆放在摆放区的任何一格。
rules-setup-back-any = 任何棋子都可以摆放在底线。
rules-setup-facing-allowed = 可以，不论中间有没有隔子。
rules-setup-exposed-allowed = 可以：走子阶段之前谈不上攻击。
rules-promotion-only-soldier-no = 需要。最后一枚兵也只能在大 X 上升变。
rules-promotion-arrival-no = 不可以。兵走到大 X 之后，要另用一着才能升变。
rules-promotion-ban-no = 两者都可以。
rules-endings-commanders-no = 不是，对局继续。
rules-endings-claim-no = 不可以。只剩升变可走的一方必须升变。
rules-endings-counting-no = 不计限着，只看是否连续 100 着没有吃子、没有走兵、也没有升变。

# 规则旁和局面旁的文字。
rules-differs = 资料说法不一
rules-try = 试一试
rules-try-under = 试一试：{ $ruleset }
rules-try-question = 试一试：{ $question }
rules-tried-back = 回到规则
rules-followed = 本页采用
rules-trial-allowed = 本页规则允许。
rules-trial-refused = 本页规则不允许。
rules-trial-turn = { $side ->
    [red] 轮到红方。
   *[black] 轮到黑方。
}
# 局面的朗读；棋子列表与下一枚棋子。
rules-trial-board = 局面：{ $pieces }
rules-trial-list = { $list }；{ $next }

# 小棋盘。$subject 是棋子或图题，$squares 和 $captures 是格子列表。
rules-diagram-reach = { $captures ->
    [none] { $subject }可走到 { $squares }
   *[other] { $subject }可走到 { $squares }，可在 { $captures } 吃子
}
rules-diagram-squares = { $subject }：{ $squares }
rules-diagram-start = 摆子之前：棋盘上只有兵。
rules-diagram-any = 红方可以摆放棋子的格子
rules-diagram-chariot = 红方可以摆放车的格子
rules-diagram-other = 红方可以摆放其他棋子的格子
rules-diagram-promotion = 红兵的升变格
rules-diagram-mate = 将死：车将军，红王守住了黑王可以逃往的格子。

# 棋子的名称：缅甸语的拉丁转写、含义，以及各语言中的叫法。
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
    [king] “大王”
    [commander] “副将”
    [elephant] “象”
    [horse] “马”
    [chariot] “车”
   *[soldier] “领主”
}

rules-differences = 资料之间的不同
rules-differences-lead = 每张卡片提出一个问题，列出四个规则版本的回答，并在棋盘上试走一着。这一着按本页的规则判定；通过链接，可以按其他版本试同一局面。
rules-differ-elephant = 象怎么走？
rules-differ-setup-order = 双方按什么次序摆放？
rules-differ-zone = 棋子摆放在哪里？
rules-differ-soldier-square = 棋子能摆放在兵的格子上吗？
rules-differ-chariot-placement = 车摆放在哪里？
rules-differ-back-rank = 底线上可以摆放哪些棋子？
rules-differ-facing-chariot = 黑车可以正对红王摆放吗？
rules-differ-exposed-king = 黑方摆子时可以让己方的王受到攻击吗？
rules-differ-adjusting = 摆好之后做什么？
rules-differ-promotion-squares = 兵在大 X 的哪一部分升变？
rules-differ-only-soldier = 仅剩的一枚兵也要在大 X 上升变吗？
rules-differ-promotion-turn = 单独用一着升变时，兵可以同时走一步吗？
rules-differ-promotion-arrival = 兵走到大 X 上可以立即升变吗？
rules-differ-promotion-ban = 升变可以攻击对方棋子或形成闪将吗？
rules-differ-no-reply = 走了一着使对方无子可走，会怎样？
rules-differ-commander-pair = 双方各剩王和仕，是和棋吗？
rules-differ-promotion-claim = 只剩升变可走时，可以要求判和吗？
rules-differ-counting = 对方只剩单王时，要计限着吗？

# 资料没有写明或可作两种理解之处：这里怎么理解。
rules-reading-elephant = 我们的理解：中文手册说象不能后退，又没有限制斜走的方向，所以指的是不能直着后退。
rules-reading-setup-order = 我们的理解：波兰文手册没有写先后次序，这里采用另外两本手册的次序。
rules-reading-zone = 我们的理解：中文手册和波兰文手册写的是“己方半场”。这里按字面理解，兵前面的格子也算在内。
rules-reading-facing-chariot = 我们的理解：以摆放车的那一刻为准，所以隔子要先摆好。
rules-reading-exposed-king = 我们的理解：中文手册和英文手册没有提到。但走子由红方开始，如果不禁止，红方第一着就能吃掉黑王。
rules-reading-adjusting = 我们的理解：波兰文手册允许棋子向任意方向移动任意格。这里理解为己方半场的任意空格。
rules-reading-promotion-squares = 我们的理解：波兰文手册只提到长对角线，没有说是哪一个半场，所以两个半场都算。
rules-reading-no-reply = 我们的理解：波兰文手册要求给对方留下“王以外”的着法。照字面理解，对方只剩单王时就没法下了，所以我们把它看作不许使对方无子可走的禁令。作和的规定只见于中文手册。

rules-questions = 常见问题
rules-ask-chess = 缅甸象棋就是国际象棋吗？
rules-ask-chess-answer = 不是。它是东南亚的一种象棋，有自己的规则：阵形由你自己摆，仕和象都只走一格，兵在大 X 上升变。它也不是换了名字的泰国象棋。
rules-ask-at-once = 为什么不能像国际象棋那样，一开始就走子？
rules-ask-at-once-answer = 因为摆子（sit-tee）本身就是对局的一部分。棋盘上起初只有兵，双方各自摆放另外八枚棋子，每一枚摆在哪里，和走哪一着同样重要。摆好之后才轮流走子。
rules-ask-jump = 象能跳过棋子吗？
rules-ask-jump-answer = 不能。象一次只走一格，没有什么可跳。一跳两格的是古代波斯象棋的象。
rules-ask-commander = 己方的仕还在，兵能升变吗？
rules-ask-commander-answer = 不能。一方同时只能有一枚仕。仕被吃掉以后，站在升变格上的兵才可以升变。
rules-ask-facing = 黑车为什么不能正对红王摆放？
rules-ask-facing-answer = 这是摆子阶段的规定：两者之间必须隔着兵以外的棋子。不论是否形成将军，这样摆放本身就不允许。
rules-ask-facing-allowed = 按本页的规则可以。只有中文手册禁止这样摆放，而中间隔着兵以外的棋子时，它也允许。
rules-ask-stalemate = 使对方无子可走，算赢吗？
rules-ask-stalemate-answer = 只有将死才算赢。没有将军却使对方无子可走的一着根本不能走；如果没有别的着法，对局作和。
rules-ask-stalemate-draw = 不算。按本页的规则，这是逼和，也就是和棋；三本手册都禁止这样走。只有将死才算赢。

rules-history = 历史
rules-history-name = “Sit”在缅甸语中是军队或战争的意思。Sittuyin 写作 စစ်တုရင်，可以理解为“军队的四个兵种”：战车、战象、骑兵和步兵。这四种在棋盘上都有。
rules-history-century = 这种棋来自印度，源头是恰图兰卡。它何时传入缅甸并无定论，各家说法不一：一说公元 8 世纪；一说不晚于 7 世纪，随佛教传入；又一说 8 世纪，经若开和孟族的王国传入。
rules-history-arms = 1795 年，英国使节迈克尔·赛姆斯在仰光看到显贵们下这种棋。他注意到没有一枚棋子比得上国际象棋的后，并认为这种棋因此更难下。
rules-history-rules = 缅甸从未统一过规则：各地的下法不同，第二次世界大战后举办首届锦标赛时选定的规则，也没有得到普遍接受。各本手册说法不一，也就不足为怪了。
rules-history-today = 今天在缅甸，多数人下的是国际象棋。西北部仍有不少人下缅甸象棋，网上也可以下。
rules-history-sources = 出处
rules-source-cyningstan = Cyningstan：Sittuyin。7 世纪与 8 世纪之说、名称、流行地区。
rules-source-chessvariants = Daw Aye Moe Myint、Peter Nicolaus：Myanma Sit Tu Yin。若开与孟、各地规则、锦标赛。
rules-source-ludii = Ludii：关于 Sittuyin 的史料。1795 年赛姆斯的记载、棋子名称。
rules-source-ancientchess = AncientChess：怎样下 Sittuyin。棋子名称。
