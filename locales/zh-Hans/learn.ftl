# 课程总览与单节课程的界面。

learn-title = 学习
learn-lead = 一系列短课程，边走边学：各种棋子的走法、布阵、升变、将死。规则不允许的着法，都会告诉你原因。

# 课程总览。
learn-start = 开始
learn-go-on = 继续学习“{ $lesson }”
learn-all-done = 全部课程都学完了，去下一盘吧！
learn-play = 开始对局
# $done／$steps：一课的步骤。
learn-state = { $state ->
    [new] 共 { $steps } 步
    [begun] 已完成 { $done } / { $steps } 步
   *[done] 已完成
}
learn-stars = 得 { $stars } 颗星（满分 3 颗）
learn-requires = 建议先学：{ $lessons }
learn-list = { $list }、{ $next }
learn-book = 你的规则版本
learn-book-lead = 各本手册的规则并不完全一致。课程按其中一种规则版本来讲，随时可以更换。
learn-book-fixed = 当前的规则版本由链接指定，你也可以另选。

# 一课。
learn-crumb = { $chapter } · 第 { $step } 步，共 { $steps } 步
learn-steps = 本课步骤
learn-step = 第 { $step } 步{ $state ->
    [done] ，已完成
   *[open] { "" }
}
learn-task = 你的任务
learn-answers = 选项
learn-check = 检查
learn-hint = 提示
learn-show = 演示
learn-again = 重试
learn-next = 下一步
learn-next-lesson = 下一课：{ $lesson }
learn-all-lessons = 全部课程
learn-actions = 课程
learn-looking = { $now } / { $all }{ $back ->
    [yes] { " " }· 你正在看先前的局面。
   *[no] { "" }
}
learn-said-step = { $crumb }。{ $text }
learn-said-task = { $text }你的任务：{ $task }
learn-no-lesson = 没有这一课
learn-no-lesson-text = 地址可能已经更改。全部课程都列在同一页上。

# 回应。$stars：1 至 3。
learn-done = 完成，得 { $stars } 颗星
learn-not-yet = 还没有全对
learn-not-this = 不是这个
learn-spotted = 选对 { $right } 格，选错 { $wrong } 格，还缺 { $missed } 格。
learn-failed = 这样达不到目标
learn-failed-refuted = { $reply }对方这样应对之后，目标已无法达成。
learn-failed-spoilt = 任务不允许这样走。
learn-failed-off = 这一着合乎规则，但不是这一步要走的着法。
learn-failed-stuck = 你已无子可走。
learn-failed-tries = 着数已用完，目标还没有达成。
learn-hint-area = 看看标出的这些格子。
learn-hint-piece = 用 { $square } 上的棋子就能做到。
learn-hint-hand = 从待摆棋子里取：{ play-piece }。
learn-hint-ply = 试试 { $move }。
learn-hint-count = 正确的格子有 { $count } 个。
learn-hint-lost = 从这里已经无法达成目标。请悔棋，或者重试。
learn-hint-off = 你的走法已经离开这一步的路线，不再有提示。可以继续下，也可以重试。
learn-said-chosen = 已选 { $square }。
learn-said-not-chosen = 已取消 { $square }。

# 每次尝试在四个规则版本里并排判定。$book、$allowed、$refused 是规则版本的名称。
learn-compare = 四个规则版本
learn-compare-note = 试一试，四个规则版本的判定会并排显示。
learn-compare-yours = 你的版本
learn-compare-allowed = 允许。
learn-compare-refused = 不允许。
learn-compare-never = 不会出现。
learn-compare-never-text = 按这个规则版本，对局不会走到这个局面。
learn-compare-board = 尝试之后的棋盘：{ $book }
learn-compare-book = { $book ->
    [zh] 中文手册
    [en] 英文手册
    [pl] 波兰文手册
   *[asean] 比赛规则
}
learn-compare-said = { $refused ->
    [none] { $allowed }允许。
   *[other] { $allowed ->
        [none] { $refused }不允许。
       *[other] { $allowed }允许；{ $refused }不允许。
    }
}

# 进度：带走与清除。
learn-progress = 学习进度
learn-progress-text = 进度只保存在这个浏览器里。用下面的进度码可以把它带到别的浏览器。
learn-code = 你的进度码
learn-code-copy = 复制进度码
learn-code-paste = 其他浏览器的进度码
learn-code-take = 导入
learn-code-taken = 已导入。原来星数更多的课程保持不变。
# $steps：进度码里有、课程里没有的步骤数。
learn-code-left-out = 进度码中有 { $steps } 步不在本课程里，已略过。
learn-code-empty = 这里还没有进度码。
learn-code-long = 文本过长，不是进度码。
learn-code-foreign = 这不是本课程的进度码：进度码以“sittuyin1;”开头。
learn-code-newer = 这段进度码出自更新的版本。请重新加载页面再试。
learn-code-incomplete = 进度码缺了一部分。请完整复制，直到末尾的数字。
learn-code-part = 这一部分无法读取：“{ $part }”。进度没有改变。
learn-reset = 从头开始
learn-reset-title = 要清除所有星星吗？
learn-reset-text = 所有课程都会恢复成尚未开始的样子。以前复制的进度码仍可找回这些星星。
learn-reset-yes = 清除
learn-reset-no = 保留
learn-reset-done = 所有课程都已重置。

# 步骤文字中的术语与解释。各种写法以竖线分隔，按原样在文中查找。
learn-term-back-rank = 最靠近自己的一条横线：红方是第 1 条，黑方是第 8 条。
learn-term-back-rank-forms = 底线
learn-term-check = 王受到攻击，必须马上应将。
learn-term-check-forms = 将军
learn-term-draw = 不分胜负。
learn-term-draw-forms = 和棋
learn-term-half = 靠近自己的四条横线：红方是第 1 至第 4 条，黑方是第 5 至第 8 条。
learn-term-half-forms = 己方半场
learn-term-mate = 王受到攻击又无法应将，对局到此结束。
learn-term-mate-forms = 将死
learn-term-promotion = 兵变成仕。己方没有仕时才能升变。
learn-term-promotion-forms = 升变
learn-term-reserve = 还没有摆上棋盘的棋子。
learn-term-reserve-forms = 待摆棋子
learn-term-screen = 站在车与王之间的棋子。
learn-term-screen-forms = 隔子
learn-term-x = 两条从角到角的长对角线，兵在这里升变。
learn-term-x-forms = 大 X
learn-term-zone = 可以摆放棋子的格子。
learn-term-zone-forms = 摆放区
