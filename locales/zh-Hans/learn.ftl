# 课程页面（课程完成之前）。

learn-title = 学习
learn-lead = 这里将有一系列短课程，边走边学：每种棋子、布阵、升变、将死，以及各本手册的不同说法。
learn-meanwhile = 现在就可以
learn-rules = 阅读规则
learn-rules-text = 一页读完，四个规则版本。
learn-setup = 练习布阵
learn-setup-text = 摆一支军队，看看哪里可以摆、哪里不行、为什么。
learn-play = 开始对局
learn-play-text = 规则不允许的，都会说明原因。
