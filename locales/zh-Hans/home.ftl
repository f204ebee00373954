# 首页。

home-name = 缅甸象棋
home-name-burmese = စစ်တုရင်
home-title = 先布阵、后交锋的棋
home-lead = Sittuyin 是缅甸流传已久的象棋。开局时棋盘上只有双方的兵，其余棋子都由你亲手摆放，摆好之后才开始走子。
home-start = 开始
home-rules = 阅读规则
home-board = 双方已经摆好的棋盘：红方在下，黑方在上，还有两条长对角线。

home-three = 记住三件事
home-three-setup = 先布阵
home-three-setup-text = 八枚棋子等着你摆放，每一枚放在哪里，就是你的第一步决策。
home-three-steps = 仕和象走得近
home-three-steps-text = 它们一次只走一格；车和马才走得远。
home-three-x = 在大 X 上升变
home-three-x-text = 己方的仕被吃掉之后，站在两条长对角线上的兵可以升变，补上它的位置。
