# 供查阅的规则。页面上出现哪些句子，由规则版本决定。

rules-lead = 四份资料讲的是同一种棋，细节上各有不同。请选择要看哪一个规则版本。
rules-source-zh = 依据中文手册。课程和对局默认使用这个版本。
rules-source-en = 依据英文手册：摆子阶段，兵可以让位。
rules-source-pl = 依据波兰文手册：走子之前可以调整棋子，兵在到达时就可以升变。
rules-source-asean = pychess 网站和 Fairy-Stockfish 程序采用的规则：双方轮流摆子，某些残局有限着。
rules-contents = 本页内容

rules-board = 棋盘
rules-board-squares = 棋盘有 a 到 h 八条竖线和 1 到 8 八条横线，格子不分深浅。盘上画有两条长对角线，合称“大 X”。
rules-board-sides = 红方先走。己方半场：红方是第 1 至第 4 条横线，黑方是第 5 至第 8 条横线。
rules-board-soldiers = 兵从一开始就在棋盘上：红兵在 a3、b3、c3、d3、e4、f4、g4、h4，黑兵在 a5、b5、c5、d5、e6、f6、g6、h6。双方各有另外八枚棋子，开局时都是待摆棋子。

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
rules-soldier-text = 向正前方走一格，没有一着走两格的走法；吃子时向斜前方走一格。到了最后一条横线就不能再走。
rules-capture = 除兵以外，棋子怎么走就怎么吃：走到对方棋子所在的格子即可。王不能被吃。
rules-check = 王受到攻击就是被将军，必须立即应将。任何一着都不能让己方的王受到攻击。

rules-setup = 布阵
rules-setup-armies = 红方先摆完全部棋子，再由黑方摆放。
rules-setup-turns = 双方轮流摆放，一次一枚，红方先摆。
rules-setup-half = 双方各在己方半场摆放棋子，这里就是摆放区。
rules-setup-behind = 双方各在摆放区内摆放棋子。摆放区在兵线后方：红方为 a1 至 d2 和 e1 至 h3，黑方为 a6 至 d8 和 e7 至 h8。
rules-setup-chariots-back = 车只能摆放在底线。
rules-setup-back-chariots = 底线上只能摆放车。
rules-setup-taken = 有兵的格子不能摆放棋子。
rules-setup-gives-way = 棋子可以摆放在己方兵的格子上，这枚兵要让到摆放区内的一个空格，由摆放的一方选择。
rules-setup-facing = 黑车不能正对红王摆放。两者之间隔着一枚兵以外的棋子（红黑均可）时，才可以摆放在红王所在的竖线上。
rules-setup-exposed = 黑方摆放棋子时，不能让己方的王受到攻击，因为红方先走。
rules-setup-battle = 双方摆好之后进入走子阶段，红方先走。此时红王若受到攻击，红方必须应将。
rules-setup-adjusting = 之后是调整棋子，红方先调整。轮到的一方可以不走兵，而把己方任意一枚其他棋子移到己方半场的任意空格，远近不限。
rules-setup-adjusting-ends = 调整期间只有兵可以吃子，也没有将军。任何一方走了第一着兵，双方就都进入走子阶段；这一着不能升变。

rules-promotion = 升变
rules-promotion-when = 己方在棋盘上没有仕时，兵可以升变为仕。升变并非必须。
rules-promotion-enemy-x = 兵必须站在对方半场的大 X 上：红兵为 a8、b7、c6、d5、e5、f6、g7、h8，黑兵为 a1、b2、c3、d4、e4、f3、g2、h1。
rules-promotion-whole-x = 兵必须站在大 X 上，哪一方的半场都可以。
rules-promotion-only-soldier = 一方只剩一枚兵时，这枚兵在任何格子都可以升变。
rules-promotion-in-place = 升变本身算一着：兵在原地变为仕。
rules-promotion-step = 升变本身算一着：兵在原地变为仕，或者斜走一格，到空格上变为仕。
rules-promotion-arrival = 兵走到大 X 上的同时也可以升变。新的仕可以留在这一格，也可以立即移到任意方向的相邻空格。
rules-promotion-ban = 升变之后，新的仕不能攻击对方的任何棋子，也不能因升变而形成闪将。

rules-endings = 对局的结束
rules-endings-mate = 将死即获胜：王被将军，而且没有任何一着可以应将。
rules-endings-no-reply = 没有将军却使对方无子可走的一着，是非法着。如果一方只剩下这样的着法，对局作和。
rules-endings-stalemate = 逼和即和棋：轮到走子的一方没有被将军，但无子可走。
rules-endings-repetition = 同一局面第三次出现，而且轮到同一方走子，为和棋。
rules-endings-hundred = 双方合计连续 100 着没有吃子、没有走兵、也没有升变，为和棋。从走子阶段开始计算。
rules-endings-bare = 除双方的王以外，全盘最多只剩一枚仕、一枚马或一枚兵时，为和棋。
rules-endings-commanders = 双方各剩王和一枚仕，而且两枚仕按国际象棋棋盘来算处于同色格时，也是和棋。
rules-endings-claim = 只剩王和一枚兵、没有被将军、除了升变无着可走的一方，可以要求判和。
rules-endings-counting = 一方只剩单王、盘上没有兵时，有限着：对方有车为 16 回合，无车有象为 44 回合，无车无象有马为 64 回合。走满限着即为和棋。
