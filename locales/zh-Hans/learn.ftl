# 课程页面（课程完成之前）。

learn-title = 学习
learn-lead = 这里将有一系列短课程，边走边学：各种棋子的走法、布阵、升变、将死，以及各本手册说法不同的地方。
learn-meanwhile = 现在可以做的
learn-rules = 阅读规则
learn-rules-text = 一页看完四个规则版本。
learn-setup = 练习布阵
learn-setup-text = 摆一个阵形，看看哪里能摆、哪里不能摆、为什么。
learn-play = 开始对局
learn-play-text = 规则不允许的着法，都会告诉你原因。
