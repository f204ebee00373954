# 升变的课程。每段正文最多三句，任务一句说清要做什么。

lessons-promotion-promotion-first = 这枚兵站在大 X 上，而己方已经没有仕。所以它可以在原地升变为仕。
    .task = 拿起 e5 的兵，让它升变。
    .done = 你又有仕了。记谱时写格子和等号：e5=F。
    .on-on = 兵继续往前走了，而 e6 不在大 X 上。

lessons-promotion-promotion-squares = 兵不必走到棋盘尽头，在对方半场的大 X 上就可以升变。中间的竖线离大 X 近，边上的竖线离得远。
    .task = 点出红兵可以升变的全部八格。
    .done = 每条竖线上各有一格。从 d 线、e 线出发很近，从 a 线、h 线出发很远。

lessons-promotion-promotion-squares-pl = 按这本手册，整个大 X 上都可以升变，在己方半场也行。兵不必走到棋盘尽头。
    .task = 点出红兵可以升变的每一格。
    .done = 一共十六格，每条竖线上各有两格。

lessons-promotion-promotion-own-half = 没有仕的一方可以不走子，而让已经站在大 X 上的兵升变。你在 e4 的兵还没有走过，现在又被挡住了。
    .task = 让 e4 的兵升变。
    .done = 在己方半场，一步没走就成了仕：e4=F。这一着就用在升变上了。

lessons-promotion-promotion-commander = 任何一方同时只能有一枚仕。这里双方的仕都还在。
    .task = 试着让 e5 的兵升变。
    .done = 不允许：你在 d2 的仕还在棋盘上。黑方的仕在不在，倒没有关系。

lessons-promotion-promotion-fallen = 仕被吃掉之后可以由兵接替，所以有时不妨拿它冒险。你在 e5 的兵已经就位，而仕正有子可吃。
    .task = 用仕换一枚更有价值的棋子，再升变，{ $par } 着就够了。
    .done = 一仕换一马，仕又回来了。黑方在 f8 的仕并不碍事。
    .hint = 你的仕能吃什么？对方会用什么吃回来？

lessons-promotion-promotion-turn = 升变要占去整整一着，其他棋子都不能走。黑车正攻击你的马，而马没有保护。
    .task = 让兵升变，但不能丢马。
    .done = 先救马，再升变。e5 的兵可以等一等。
    .on-early = 得了仕，却丢了马：升变占去了救马的那一着。

lessons-promotion-promotion-walk = 走到大 X 上是一着，升变又是一着，中间轮到对方走。
    .task = 让 d4 的兵走到大 X 上，再升变。
    .done = 一共两着：一着走到，一着升变。
    .on-arrived = 兵走到了，但还是兵。下一着才能升变。

lessons-promotion-promotion-arrival = 按这本手册，兵走到大 X 上的那一着就可以同时升变。走到时会问你要不要升变。
    .task = 让兵走到 c6，同时升变。
    .done = 两件事一着完成，记作 c5c6=F，黑方来不及应对。
    .on-move-only = 兵只是走了一步。下一着也可以升变，但这次请在走到的同时升变。

lessons-promotion-promotion-shift = 走到时升变的仕，可以立即移到任意方向的相邻空格，那一格不必在大 X 上。
    .task = 走到时升变，再移动新的仕，让它同时攻击两枚车。
    .done = 一着之间突然捉双：c5c6=F-c7，两枚车同时受到攻击。
    .hint = 仕在哪一格能同时攻击 b8 和 d8？
    .on-stay = 在 c6 一枚车也攻击不到。在两枚车的竖线之间找一个相邻的格子。

lessons-promotion-promotion-past = 兵从不回头。越过了所在竖线上大 X 的最后一格，就再也不能站到大 X 上。
    .task = 试着让 c5 的兵升变，再试着让 d6 的兵升变。
    .done = c5 的兵还没有走到 c6。d6 的兵已经离开大 X，再也回不来了。

lessons-promotion-promotion-last = 你的仕在角上受到黑车攻击，无路可逃。你在 e5 的兵站在大 X 上，再走一步就没有机会了。
    .task = 兵留在原地，先走别的棋子，等仕被吃掉之后再升变。
    .done = 旧的仕被吃，新的仕马上接替。只要安全，兵可以一直在大 X 上等候。
    .on-on = 这是最后的机会：走到 e6 就越过大 X 了。

lessons-promotion-promotion-detour = 兵吃子时，可以走到相邻竖线的大 X 上。直走的 d5 被挡住了，但有两枚棋子可以吃。
    .task = 让 d4 的兵升变，{ $par } 着就够了。
    .done = 吃到 e5，正好在大 X 上。如果吃到 c5，就要多走一着。
    .hint = 吃掉哪一枚，兵正好站在大 X 上？
    .on-straight = 兵不能直着吃子，只能吃斜前方一格的棋子。

lessons-promotion-promotion-race = 现在来赛跑：黑王正赶来拦你的兵。离得最近的兵，不一定走得到。
    .task = 在 { $par } 着之内让一枚兵升变。
    .done = 王来晚了。数着数时要算上升变的一着，还要看清谁在前面等着。
    .hint = 大 X 上的哪一格，王来不及赶到？
    .on-near = 王就在 e5 旁边，不等升变就会把这枚兵吃掉。

lessons-promotion-promotion-step = 在这个规则版本里，大 X 上的兵可以在原地升变，也可以斜走一格，到相邻的空格上升变。
    .task = 让 e5 的兵走到 f6 升变。
    .done = 一着之中又走又升变，记作 e5f6=F。甚至可以后退着升变，例如退到 d4。

lessons-promotion-promotion-bans = 在这个规则版本里，升变时新的仕不能攻击对方任何棋子。升变时的那一步也不能给车让出攻王的线路。
    .task = 试着让 f6 的兵在原地升变，再试着让 d5 的兵走到 e6 升变。
    .done = 前一枚会攻击 g7 的马，后一枚会让 d1 的车闪将。d5 的兵在原地升变则是允许的。

lessons-promotion-promotion-only = 在这个规则版本里，一方仅剩的一枚兵有特权：在任何格子都可以升变，不在大 X 上也行。
    .task = 让你唯一的兵升变。
    .done = 它不在大 X 上，也成了仕。如果棋盘上还有另一枚红兵，就不允许这样升变了。
