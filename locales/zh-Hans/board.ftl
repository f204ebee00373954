# 棋盘：朗读格子与棋子时的说法，以及棋盘上的几个按钮。

board-grid = { $color ->
    [red] 棋盘，红方在下
   *[black] 棋盘，黑方在下
}
board-help = 方向键在格子间移动，回车键拿起棋子或尝试落子，Esc 键放下棋子。字母代表棋子：K 王、F 仕、S 象、N 马、R 车、P 兵；按字母拿起待摆棋子中的这种棋子，或跳到棋盘上的下一枚。等号键让兵就地升变，Delete 键把摆好的棋子放回待摆区。

board-piece = { $color ->
    [red] { $role ->
        [king] 红王
        [commander] 红仕
        [chariot] 红车
        [elephant] 红象
        [horse] 红马
       *[soldier] 红兵
    }
   *[black] { $role ->
        [king] 黑王
        [commander] 黑仕
        [chariot] 黑车
        [elephant] 黑象
        [horse] 黑马
       *[soldier] 黑兵
    }
}
board-token = { $role ->
    [king] 王
    [commander] 仕
    [chariot] 车
    [elephant] 象
    [horse] 马
   *[soldier] 兵
}

board-empty = { $square }，空格
board-occupied = { $square }，{ board-piece }
board-with-note = { $label }，{ $note }

board-note-last-from = 上一着的起点
board-note-last-to = 上一着的落点
board-note-check = 被将军
board-note-taken = 已拿起
board-note-may-promote = 可以升变
board-note-quiet = 可走到这里
board-note-capture = 可吃
board-note-placement = 可摆在这里
board-note-displacement = 可摆在这里，兵让位
board-note-promotion-step = 可走到这里并升变
board-note-answer = 可选
board-note-zone = 摆放区
board-note-forbidden = 禁止
board-note-refused = 不允许
board-note-evidence = 原因在此
board-note-attacker = 正在攻击
board-note-denied = 对方不能走到这里
board-note-hint = 提示
board-note-goal = 目标
board-note-chosen = 已选
board-note-right = 正确
board-note-wrong = 错误
board-note-missed = 漏选

board-options = 可选走法
board-promote-here = 在此升变
board-move-only = 只走不升变
board-cancel = 取消

board-reserve = { $color ->
    [red] 红方的待摆棋子
   *[black] 黑方的待摆棋子
}
board-in-hand = { board-piece }，待摆 { $count } 枚
