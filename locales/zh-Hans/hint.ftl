# 对局中的提示。

hint-sought = 正在找一着好棋……
hint-piece = 看看你在 { $square } 的棋子。
hint-hand = 从待摆棋子里取：{ play-piece }。
hint-ply = 试试 { $move }。
hint-why = 这一着{ $facts }。
hint-list = { $list }，并且{ $next }
hint-no-why = 眼前没有得子，但往后算，电脑最看好这一着。

# 接在“这一着”之后。
hint-mate = 将死对方
hint-win = 得{ hint-the-piece }
hint-trade = 以等值的棋子换掉对方的{ hint-the-piece }
hint-promote = 让兵升变为仕
hint-stop-mate = 化解了对方的杀着
hint-save = 保住 { $square } 的{ hint-the-piece }
hint-threaten-mate = 下一着就要将死对方
hint-threaten = 捉 { $square } 的{ hint-the-piece }
hint-check = 将军
hint-end-check = 应将
hint-march = 让兵继续走向升变格 { $x }
hint-block = 挡住 { $square } 的兵走向 { $x } 的路
hint-reach = 让棋子更灵活：能走到的格子从 { $before } 个增加到 { $now } 个
hint-guard = 保护 { $square } 的{ hint-the-piece }
hint-attack = 瞄准 { $square } 的{ hint-the-piece }
hint-shelter = 紧挨着王，为王挡驾
hint-open-file = 把车放在畅通的直线上

hint-the-piece = { $piece ->
    [king] 王
    [commander] 仕
    [chariot] 车
    [elephant] 象
    [horse] 马
   *[soldier] 兵
}

# 教练在走子前提醒。
hint-coach-title = 确定吗？
hint-coach-lose = 走了这一着，{ $square } 的{ hint-the-piece }会被对方的{ $by ->
    [king] 王
    [commander] 仕
    [chariot] 车
    [elephant] 象
    [horse] 马
   *[soldier] 兵
}吃掉。
hint-coach-mate = 走了这一着，对方走 { $move } 就将死你了。
hint-coach-yes = 仍然这样走
hint-coach-no = 再想想
