# 习题页面（习题完成之前）。

puzzles-title = 习题
puzzles-lead = 这里将有习题：一个局面、一个目标，以及一条经过证明的正解。
puzzles-meanwhile = 在此之前，与电脑下一局，处处都是习题。
puzzles-play = 开始对局
