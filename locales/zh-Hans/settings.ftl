# 可以选择的内容。

settings-title = 设置
settings-lead = 改动立即生效，并保存在这个浏览器中。
settings-look = 外观
settings-theme = 主题
settings-theme-system = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-pieces = 棋子
settings-pieces-figures = 图形
settings-pieces-characters = 汉字
settings-pieces-letters = 字母
settings-pieces-marks = 走法标记
settings-board = 棋盘
settings-board-teak = 柚木
settings-board-lacquer = 漆面
settings-board-paper = 纸面
settings-coordinates = 在棋盘边显示字母和数字
settings-preview = 棋盘现在的样子。

settings-playing = 对局
settings-coach = 教练：与电脑对局时，如果一着会丢子或被将死，走之前先提醒
settings-data = 保存的内容
settings-data-text = 你的设置、对局和进度都留在这个浏览器中，不会发送到任何地方。
settings-data-fine = 保存功能正常。
settings-erase = 全部清除……
settings-erase-title = 要全部清除吗？
settings-erase-text = 设置、进行中的对局、下完的对局，以及课程和习题的进度都会消失，无法恢复。
settings-erase-confirm = 清除
settings-erase-cancel = 全部保留
settings-erased = 已全部清除。
