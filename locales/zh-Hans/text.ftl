# 对局和局面的文本：复制、粘贴，以及粘贴内容中的错误。

text-fen = 局面（FEN）
text-pgn = 对局（PGN）
text-copy-fen = 复制局面
text-copy-pgn = 复制对局
text-link = 对局链接
text-copy-link = 复制链接
text-paste = 粘贴局面或对局
text-load = 加载
text-loaded = 已加载。
text-empty = 没有可加载的内容。
text-fen-error = { $field ->
    [board] 棋盘
    [hand] 待摆棋子
    [turn] 走子方
    [unused] 第 3 项
    [limit] 第 4 项
    [halfmoves] 第 5 项
    [fullmoves] 第 6 项
   *[rest] 末尾
}，第 { $at } 个字符：无法识别“{ $found }”。{ $expected ->
    [piece] 这里应是棋子 K F R S N P（大小写均可）、数字 1 到 8 或 /。
    [eight-squares] 每条横线应有八格。
    [eight-ranks] 应有八条横线，用 / 分隔。
    [hand-piece] 这里应是棋子 K F R S N（大小写均可）。
    [bracket] 待摆棋子之后应有 ]。
    [turn] 这里应是 w（红方）或 b（黑方）。
    [dash] 这里应是 -。
    [dash-or-plies] 这里应是 - 或 1 到 65535 的数。
    [number] 这里应是 0 到 65535 的数。
    [positive] 这里应是 1 到 65535 的数。
   *[end] 这里不应再有别的内容。
}
text-position-error = { $kind ->
    [kings] { play-side }：有 { $count } 枚王，应当只有一枚。
    [too-many] { play-side }：{ play-piece }有 { $count } 枚，最多 { $most } 枚。
    [soldier] { play-side }：{ $square } 上不可能有兵。
    [passed-over] { play-side }：摆放的机会已过，却还有待摆棋子。
    [too-early] 轮到{ play-side }走子，但对方还有待摆棋子。
    [attacked] { play-side }：没有轮到这一方走子，{ $square } 的王却受到攻击。
   *[counting] 在这个规则版本里，对单王不计限着。
}
text-pgn-error = 第 { $line } 行第 { $column } 个字符：{ $what }
text-tag = “{ $found }”不是 [Name "value"] 这样的标签。
text-variant = “{ $found }”是另一种棋。
text-ruleset = “{ $found }”不是 zh、en、pl、asean 中的任何一个规则版本。
text-unclosed = 从这里开始的内容没有闭合。
text-ply-error = { play-moves-row }：“{ $found }”{ $kind ->
    [read] 无法识别
   *[play] 不合规则
}。{ $what }
text-long = 文本过长：{ $kind ->
    [position] 局面
   *[game] 对局
}最多 { $most } 个字符。
text-more = 还有 { $count } 处错误。
