# 棋盘与双方棋子的课程。每段正文最多三句，任务一句说清要做什么。

lessons-armies-board-walk = 棋盘上画着两条长对角线，合称“大 X”，以后会经常提到它。仕每次斜走一格。
    .task = 让仕沿着这条线走到角上的 h8。
    .done = 这是大 X 的一条线，另一条从 a8 到 h1。
    .on-straight = 仕只能斜走，不能直走。

lessons-armies-board-remember = 这种棋有三点与众不同。开战之前，要由你自己布阵；仕和象每次都只走一格；兵站到大 X 上，可以升变为仕。

lessons-armies-board-halves = 棋盘有 64 格，颜色全都一样。红方在下，黑方在上，各有一个己方半场。
    .task = 红方的己方半场是哪几条横线？
    .answer-two = 第 1 和第 2 条横线
    .reply-two = 不止这些，己方半场是整整半个棋盘。
    .answer-four = 第 1 至第 4 条横线
    .reply-four = 对，双方各有四条：红方是第 1 至第 4 条，黑方是第 5 至第 8 条。
    .answer-soldiers = 只有红兵后面的部分
    .reply-soldiers = 兵线并不是分界，分界在棋盘正中。

lessons-armies-board-back-rank = 己方半场最靠边的一条横线叫底线，红方的底线是第 1 条横线。
    .task = 点出黑方底线上的每一格。
    .done = 第 8 条横线是黑方的底线，从黑方那边看就是第一条横线。

lessons-armies-board-design = 这里双方都已布好阵。棋子完全一样：一王、一仕、双象、双马、双车、八兵。只有摆法不同，因为阵形由各人自己决定。
    .task = 选择你喜欢的棋子样式，以后随时可以更换。

lessons-armies-board-commander = 仕是王的助手，开局时双方各有一枚。
    .task = 点出红仕。
    .done = 对。只要它还在棋盘上，红兵就不能升变。

lessons-armies-board-elephants = 象走得慢，近处却很有力。红方棋子是圆形，黑方棋子是八角形。
    .task = 点出两枚黑象。
    .done = 都找到了。它们紧跟着兵，在那里最有用处。

lessons-armies-board-horses = 马是跳着走的，谁也挡不住它。
    .task = 点出红黑双方的四枚马。
    .done = 一共四枚马，双方各两枚。

lessons-armies-board-chariots = 车是全军走得最远的棋子，只有它能一着从棋盘的一边走到另一边。
    .task = 点出红黑双方的四枚车。
    .done = 对。这里的车都在底线上待命。

lessons-armies-board-first = 兵从一开始就在棋盘上，双方其余的八枚棋子都等着摆放。
    .task = 哪一方先开始？
    .answer-red = 红方
    .reply-red = 对。红方先摆子，摆好之后也是红方先走。
    .answer-black = 黑方
    .reply-black = 黑方在后：无论摆子还是走子，都由红方先开始。
    .answer-draw-lots = 抽签决定
    .reply-draw-lots = 谁执红可以抽签决定，但先开始的总是红方。
