# 首页。

home-name = 缅甸象棋
home-name-burmese = စစ်တုရင်
home-title = 先布阵，后交锋
home-lead = Sittuyin 是缅甸流传已久的象棋。开局时棋盘上只有双方的兵，其余棋子都由你亲手摆放，双方摆好之后才开始走子。
home-start = 开始
home-go-on = 继续学习“{ $lesson }”
home-rules = 阅读规则
home-board = 双方布阵完毕的棋盘：红方在下，黑方在上，盘上画有两条长对角线。

home-three = 记住三件事
home-three-setup = 先布阵
home-three-setup-text = 八枚棋子等你摆放，每一枚摆在哪里，是你的第一个决定。
home-three-steps = 仕和象走得近
home-three-steps-text = 它们一次只走一格；车和马走得远。
home-three-x = 在大 X 上升变
home-three-x-text = 你的仕被吃掉之后，站在对方半场长对角线上的兵可以升变，补上它的位置。
