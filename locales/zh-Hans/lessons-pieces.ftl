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

lessons-pieces-king-cannot = 王不能做什么，试一试最清楚。这种棋没有王车易位，王也不能一次走两格，两枚王更不能挨在一起。
    .task = 先试着走到黑王旁边，再试着后退两格到 e2。
    .done = 两次都不允许，而且每次都说明了原因。在这里下棋时一直如此。
    .on-near = 走到 e5 就挨着黑王，而黑王攻击它周围的每一格。
    .on-far = 一着走两格，哪枚王都做不到。

lessons-pieces-king-closed = 车沿横线和竖线攻击，直到有棋子挡住为止。这些线上的格子，王都不能走。
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
    .done = 沿着大 X，从空隙里直走过去。车攻击不到斜线上的格子。
    .hint = 哪些格子离车很近，车却攻击不到？
