# 每个页面都有的内容：页眉、标题、提示、规则版本的名称。

# $page：页面名称
frame-title = { $page } · Sittuyin
frame-logo = Sittuyin，首页
frame-skip = 跳到正文
frame-pages = 页面
frame-learn = 学习
frame-puzzles = 习题
frame-play = 对局
frame-rules = 规则
frame-rules-of = 规则 · { $ruleset }
frame-settings = 设置

frame-languages = 语言
frame-lang-en = EN
frame-lang-pl = PL
frame-lang-zh-hans = 中文
frame-lang-en-name = English
frame-lang-pl-name = Polski
frame-lang-zh-hans-name = 简体中文

frame-ruleset = 规则版本
frame-ruleset-zh = 中文手册
frame-ruleset-en = 英文手册
frame-ruleset-pl = 波兰文手册
frame-ruleset-asean = 比赛规则

frame-dismiss = 关闭这条提示
frame-fetching = 正在加载……
frame-fetch-failed = 文字加载失败
frame-page-failed = 页面加载失败
frame-fetch-failed-hint = 网络可能断开了，稍后会自动重试。
frame-try-again = 再试一次

frame-copied = 已复制。
frame-not-copied = 浏览器不允许复制。请选中文字，手动复制。
