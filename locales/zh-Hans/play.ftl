# 对局页面，以及练习布阵的页面。

play-title = 对局
play-lead = 亲手布阵，然后交锋：与朋友同屏对弈，或与电脑对弈。

# 句中；作宾语；句首。
play-piece = { $piece ->
    [king] 王
    [commander] 仕
    [chariot] 车
    [elephant] 象
    [horse] 马
   *[soldier] 兵
}
play-piece-object = { $captured ->
    [king] 王
    [commander] 仕
    [chariot] 车
    [elephant] 象
    [horse] 马
   *[soldier] 兵
}
play-piece-first = { $piece ->
    [king] 王
    [commander] 仕
    [chariot] 车
    [elephant] 象
    [horse] 马
   *[soldier] 兵
}
play-side = { $side ->
    [red] 红方
   *[black] 黑方
}

play-new = 新对局
play-who = 对弈方式
play-who-two = 双人同屏
play-who-machine = 与电脑对弈
play-colour = 你执哪一方
play-colour-red = 红方
play-colour-black = 黑方
play-colour-random = 随机
play-level = 难度
play-level-name = { $level ->
    [1] 1 · 入门
    [2] 2 · 新手
    [3] 3 · 学徒
    [4] 4 · 爱好者
    [5] 5 · 熟手
    [6] 6 · 好手
    [7] 7 · 高手
   *[8] 8 · 大师
}
play-level-note = 1 级只看一着棋，常有疏漏；8 级全力以赴。
play-ruleset-zh = 红方先摆完全部棋子，黑方再摆；车摆在底线，底线也只能摆车。
play-ruleset-en = 棋子摆在兵线后方，兵可以让位。
play-ruleset-pl = 布阵之后调整棋子，直到有兵走动为止；兵走到大 X 上时可以立即升变。
play-ruleset-asean = 双方轮流摆放，一次一枚；升变时不能攻击任何棋子，某些残局要计限着。
play-start = 开始对局
play-back-to-game = 回到对局

play-modes = 各种对弈方式的功能
play-modes-mode = 对弈方式
play-modes-hint = 提示
play-modes-take-back = 悔棋
play-modes-replay = 回放
play-modes-no = 无
play-modes-yes = 有
play-modes-warning = 仅提醒最后的升变机会
play-modes-agreed = 须对方同意
play-modes-any-time = 随时可以

play-task-place = { $side ->
    [red] 红方布阵，还有 { $left } 枚待摆
   *[black] 黑方布阵，还有 { $left } 枚待摆
}
play-task-adjust = { $side ->
    [red] 红方调整棋子，或走兵
   *[black] 黑方调整棋子，或走兵
}
play-task-move = { $side ->
    [red] 轮到红方走
   *[black] 轮到黑方走
}
play-task-own-place = 请布阵，还有 { $left } 枚待摆
play-task-own-adjust = 请调整棋子，或走兵
play-task-own-move = 轮到你走
play-task-check = { $task } · 将军
play-task-thinking = 电脑正在思考……
play-task-over = 对局结束
play-task-looking = 正在查看之前的局面

play-task-soldier = 兵让到哪里？
play-task-arrival = 是否升变，在哪里升变？
play-place-how = 先选一枚待摆棋子，再选一个发亮的格子。画斜线的格子不能摆这枚棋子，试一试就会看到原因。已经摆好的棋子还可以改摆别处，或放回待摆区。
play-adjust-how = 有兵走动，走子阶段就开始。在此之前，每一着可以把一枚其他棋子移到己方半场的任意空格，或者走兵。
play-soldier-how = 那里的兵会让位，请为它选一个摆放区内的空格。
play-arrival-how = 可以在到达的格子升变，可以选一个相邻的格子让新的仕移过去，也可以只走不升变。
play-promote-how = 带标记的兵可以升变为仕。拿起它，就能看到可选的走法。

play-arrays = 现成的阵形
play-array-shield = 护王阵
play-array-attack = 速攻阵
play-surprise = 随机布阵
play-put-back = 收回这枚棋子
play-clear = 收回全部棋子

play-flip = 翻转棋盘
play-hint = 提示
play-take-back = 悔棋
play-resign = 认输
play-claim = 要求判和
play-move-now = 立即走子
play-actions = 对局操作

play-resign-title = 确定认输吗？
play-resign-text = { $side ->
    [red] 红方认输，黑方获胜。
   *[black] 黑方认输，红方获胜。
}
play-resign-yes = 认输
play-resign-no = 继续下
play-agree-title = { $side ->
    [red] 红方请求悔棋
   *[black] 黑方请求悔棋
}
play-agree-text = { $side ->
    [red] 黑方是否同意？
   *[black] 红方是否同意？
}
play-agree-yes = 同意
play-agree-no = 不同意
play-last-chance-title = 最后的升变机会
play-last-chance-text = { $square } 的兵现在可以升变为仕。走了这一着，它就越过大 X，不能回头。
play-last-chance-yes = 仍然这样走
play-last-chance-no = 先不走

play-moves = 着法
play-moves-none = 还没有着法。
play-moves-row = 第 { $number } 回合
play-moves-go = 显示 { $move } 之后的局面
play-first = 最初的局面
play-previous = 上一个局面
play-next = 下一个局面
play-last = 回到对局

play-write = 输入着法
play-write-example = 例如 Ne3、e5=F 或 R@a1
play-write-do = 走这一着
play-write-unreadable = 第 { $at } 个字符无法识别。{ play-write-expected }
play-write-expected = { $expected ->
    [hand-piece] @ 前面应是棋子 K、F、S、N 或 R。
    [square] 这里应是 a1 到 h8 的格子。
    [commander] = 后面应是 F。
   *[end] 这里不应再有别的内容。
}
play-write-no-piece = 走子方没有符合这种写法的{ play-piece }。
play-write-ambiguous = 可能的着法不止一种：{ $moves }。

play-machine-again = 电脑棋手刚才没有回应，已重新启动，对局继续。
play-machine-dead = 电脑棋手无法启动
play-machine-dead-text = 对局没有丢失。请重新启动电脑棋手，或重新加载页面。
play-machine-retry = 启动电脑棋手

play-won = { $side ->
    [red] 红方获胜
   *[black] 黑方获胜
}
play-you-won = 你赢了
play-you-lost = 电脑获胜
play-drawn = 和棋
play-ending = { $who }。{ $why }
play-end-checkmate = 将死：王被将军，无法应将。
play-end-resignation = 一方认输。
play-end-insufficient = 盘上剩下的棋子不足以将死对方。
play-end-stalemate = 逼和：没有被将军，但无子可走。
play-end-no-reply = 剩下的每一着都会使对方无子可走，都是非法着。
play-end-repetition = 同一局面第三次出现。
play-end-hundred = 双方合计连续一百着没有吃子、没有走兵、也没有升变。
play-end-count = 对单王的限着已经走满。
play-end-claimed = 已要求判和：只剩王和一枚兵，除了升变无着可走。
play-rematch = 再来一局

play-said = { play-side }：{ $kind ->
    [place] { play-piece }摆在 { $square }
    [displace] { play-piece }摆在 { $square }，兵让到 { $second }
    [relocate] { play-piece }调整到 { $square }
    [promote] { $square } 的兵升变为仕
    [step] 兵走到 { $square } 并升变为仕
    [arrive] 兵走到 { $square }
    [shift] 兵走到 { $square }
   *[move] { play-piece }走到 { $square }
}{ $captured ->
    [none] { "" }
   *[other] ，吃{ play-piece-object }
}{ $kind ->
    [arrive] ，升变为仕
    [shift] ，升变为仕并移到 { $second }
   *[other] { "" }
}{ $state ->
    [check] ，将军
    [mate] ，将死
   *[none] { "" }
}。
play-said-two = { $first }{ $second }
play-said-taken-back = 已收回。
play-said-screen = 另有 { $along } 枚棋子也放回待摆区：没有这枚棋子，它们不能留在原处。
play-said-filled = 布阵完成。

play-text = 对局和局面的文本

play-setup-title = 练习布阵
play-setup-lead = 请选一方。红方先摆；黑方看到红方的阵形后再应对。
play-setup-start = 开始布阵
play-setup-done = 双方布阵完毕
play-setup-done-text = 走子阶段将从这个局面开始。可以从这里继续下，也可以换一个阵形。
play-setup-weak = 你这个阵形的弱点
play-setup-strong = 凡受到攻击的棋子都有保护。
play-setup-king = 你在 { $square } 的王被 { $pieces }攻击。
play-setup-hanging = 受到攻击且无保护：{ $pieces }。
play-setup-play-on = 从这里继续下
play-setup-again = 换一个阵形
play-replace-title = 要放弃没下完的对局吗？
play-replace-text = 这局棋还没有结束，放弃后就找不回来了。
play-replace-yes = 放弃这局棋
play-replace-no = 保留这局棋
play-replaced = 棋盘上已换成另一局棋。

play-link-broken = 这个链接里没有可读的对局
play-link-broken-hint = 链接可能不完整。请让对方重新发送，或者把对局文本粘贴到棋盘下方。
