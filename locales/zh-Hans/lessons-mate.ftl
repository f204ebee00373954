# 将军、将死和终局的课程。每段正文最多三句，任务一句说清要做什么。

lessons-mate-check-away = 王受到攻击就是被将军，必须立即应将。应将有三种办法，第一种是把王走开。
    .task = 先试着把马走到 c3，再让王离开将军。
    .done = 王离开了这条竖线。走到 e2 或 e4，仍然在车的攻击之下。
    .on-unanswered = 王仍然被将军。没有应将之前，别的着法都不能走。

lessons-mate-check-capture = 第二种办法是吃掉将军的棋子。把王走开也可以，但吃子还能多得一子。
    .task = 吃掉将军的马。
    .done = 既应了将，又得了一马。

lessons-mate-check-between = 第三种办法是在中间垫一枚棋子。这能挡住车；马是跳着走的，挡不住，其余棋子都贴着王将军，中间没有空格。
    .task = 在中间垫一枚棋子，并且要有己方棋子保护它。
    .done = 车如果在 h2 吃马，王就能吃回来。
    .on-horse-lost = 车会白吃掉马，而且又是将军。
    .on-elephant-lost = 车会白吃掉象，而且又是将军。

lessons-mate-check-pinned = 象站在己方的王和对方的车之间。它被牵制了，不能离开这条线。
    .task = 先试着把象走到 d5，再找一着它能走的棋。
    .done = 沿着这条线可以走，因为它仍然挡在中间。
    .on-off-the-line = 象一离开这条线，王就暴露在车的攻击之下。

lessons-mate-check-chariot = 被将军，三种应将办法又都行不通，就是将死，将死即胜。除了王，每种棋子都能将死对方。
    .task = 用车一着将死黑王。
    .done = 车封住了整条底线，你的王封住了前面三格。

lessons-mate-check-horse = 这枚王挤在自己的棋子中间。它们保护着王，也占去了王的退路。
    .task = 用马一着将死黑王。
    .done = 垫不了，也吃不掉马，王身边的格子又都被自己的棋子占住。
    .on-captured = 这是将军，但象会吃掉马。

lessons-mate-check-elephant = 象能封住身边的许多格子。贴近王时，它要有保护，也要避开对方其他棋子。
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
