# 程序启动之前以及无法运行时页面上的文字。只用纯文本，不含变量。
shell-description = 学下缅甸象棋（Sittuyin）：布阵、走子、四个规则版本，每一个非法着都说明原因。
shell-loading = 正在加载缅甸象棋……
shell-load-failed = 页面加载失败
shell-load-failed-hint = 请检查网络连接，然后重新加载。过旧的浏览器无法运行本页面。
shell-crashed = 程序出错，页面已停止运行
shell-crashed-hint = 这是程序的错误，与你的操作无关。重新加载页面即可继续。
shell-kept = 已保存在这个浏览器中的内容都还在：设置、对局和进度。
shell-reload = 重新加载
shell-details = 程序给出的信息
shell-no-script = 缅甸象棋在浏览器中运行，需要 JavaScript。请启用后重新加载页面。
