# 为什么不允许：一个标题，以及每种原因的一句说明。

why-title = { $kind ->
    [place] { play-piece-first }不能摆在 { $square }。
    [promote] { $from } 的兵不能升变。
    [arrive] 兵走到 { $square } 的同时不能升变。
    [start] { $from } 的{ play-piece }无着可走。
    [move] { $from } 的{ play-piece }不能走到 { $square }。
   *[other] 不能这样走。
}

why-piece-on = { $square } 的{ play-piece }
why-list = { $list }、{ $next }

why-game-over = 对局已经结束。
why-unreadable = 这不是一着棋。
why-still-setting-up = 摆子阶段还没有结束，请先摆完所有待摆棋子。
why-setup-over = 摆子阶段已经结束，不能再摆放棋子。
why-not-in-hand = 待摆棋子中已经没有{ play-piece }。
why-empty-square = { $from } 上没有棋子。
why-not-your-piece = { $from } 上的棋子是对方的。
why-outside-zone = { $square } 不在摆放区内。
why-back-rank-chariots-only = 底线上只能摆放车。
why-chariot-back-rank-only = 车只能摆放在底线上。
why-square-taken = { $square } 上已经有棋子。
why-displaced-soldier-square = 让位的兵只能移到摆放区内的空格。
why-chariot-faces-king = 这枚车会正对 { $king } 的红王，两者之间除了兵没有别的棋子。请先摆一枚其他棋子作隔子：{ $squares }。
why-adjusting-own-half = 走子阶段开始之前，棋子只能在己方半场内移动。
why-adjusting-no-capture = 走子阶段开始之前只有兵可以吃子，而王永远不能被吃。
why-soldier-captures-diagonally = 兵吃子时只能向斜前方走一格，{ $squares } 的棋子只是挡住了它的去路。
why-soldier-moves-straight = 兵只有吃子时才斜走，而 { $square } 上没有可吃的棋子。
why-not-how-it-moves = { $moves ->
    [king] 王向任意方向走一格。
    [commander] 仕斜走一格。
    [chariot] 车沿竖线或横线走，不能越过棋子。
    [elephant] 象斜走一格，或向正前方走一格。
    [elephant-any] 象向任意方向走一格。
    [horse] 马沿竖线或横线走两格，再向旁边走一格。
   *[soldier] 兵向正前方走一格，吃子时向斜前方走一格。
}
why-blocked = 路线被 { $pieces }挡住。
why-own-piece-there = { $square } 上是你自己的棋子。
why-commander-alive = 你的仕还在棋盘上（{ $squares }）。仕被吃掉之后，兵才能升变。
why-not-on-the-x = { $at } 不在大 X 上。在这条竖线上，大 X 经过 { $squares }。
why-past-the-x = 这枚兵已经越过大 X，不能再升变。
why-only-as-a-turn = 升变要单独占一着：兵先走到升变格，以后才能升变。
why-shift-not-adjacent = 新的仕只能移到相邻的格子。
why-shift-taken = 新的仕不能移到 { $square }，那里有棋子。
why-step-not-diagonal = 升变时兵只能斜走一格。
why-step-taken = { $square } 上有棋子。
why-promotion-attacks = 新的仕会攻击 { $pieces }。在这个规则版本里，升变时不能攻击任何棋子。
why-promotion-discovers-check = 兵一升变，就会让出车攻王的线路。在这个规则版本里，升变不能造成闪将。
why-placement-exposes-king = 你在 { $king } 的王会被 { $pieces }攻击，而红方先走。
why-check-not-answered = 你的王正被将军，这样走之后仍会被 { $pieces }攻击。
why-king-would-be-attacked = 你在 { $king } 的王会被 { $pieces }攻击。
why-no-reply = 这样走之后，对方没有被将军，却无子可走。这是不允许的，必须给对方留下可走的棋。
