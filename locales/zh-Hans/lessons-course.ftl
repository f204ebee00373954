# 各章和各课的标题，以及每课的一句口诀。

lessons-course-chapter-armies = 棋盘与双方棋子
lessons-course-lesson-board = 棋盘与双方棋子
    .motto = 先布阵，再开战

lessons-course-chapter-pieces = 棋子
lessons-course-lesson-king = 王
    .motto = 只走一格，先看安全
lessons-course-lesson-commander = 仕
    .motto = 一步一格，只走斜线
lessons-course-lesson-elephant = 象
    .motto = 一步一格，不飞不跳
lessons-course-lesson-chariot = 车
    .motto = 横竖任走，遇子则停
lessons-course-lesson-horse = 马
    .motto = 马走日字，从不蹩腿
lessons-course-lesson-soldier = 兵
    .motto = 直着走，斜着吃

lessons-course-chapter-setup = 布阵
lessons-course-lesson-setup = 布阵
    .motto = 摆完最后一子，方能开战

lessons-course-chapter-promotion = 升变
lessons-course-lesson-promotion = 兵升变为仕
    .motto = 同时只能有一枚仕

lessons-course-chapter-books = 各家说法不同
lessons-course-lesson-books = 各家说法不同
    .motto = 一种棋，四种说法

lessons-course-chapter-mate = 将军、将死与终局
lessons-course-lesson-check = 将军与将死
    .motto = 应将有三法，无法即将死
lessons-course-lesson-no-reply = 无子可走不算赢
    .motto = 总要给对方留一着棋
lessons-course-lesson-ends = 对局怎样结束
    .motto = 将死为胜，和棋有多种

lessons-course-chapter-play = 第一盘棋
lessons-course-lesson-tactics = 基本战术
    .motto = 一着棋，两个威胁
lessons-course-lesson-endings = 基本残局
    .motto = 慢慢逼到边上，再将死
lessons-course-lesson-first-game = 第一盘完整的棋
    .motto = 从布阵到将死
