# 战术、残局和完整对局的课程。每段正文最多三句，任务一句说清要做什么。

lessons-play-tactics-fork = 一枚棋子同时攻击两枚，叫做捉双，对方只能救走一枚。马跳一步就能捉双。
    .task = 用 { $par } 着吃掉车。
    .done = 王必须应将，车就留下来了。

lessons-play-tactics-close-fork = 象、仕、兵捉双都要贴身，必须走到对方棋子中间去。
    .task = 不论黑方怎样应对，用 { $par } 着吃掉车或马。
    .done = 象走进敌阵，四面都能出击，那里才是它的用武之地。
    .hint = 象走到哪一格，能同时攻击这两枚棋子？

lessons-play-tactics-pin = 这枚马被牵制了：它一离开这条线，黑王就受到车的攻击。被牵制的棋子跑不掉，就用小子去捉它。
    .task = 用兵吃掉马，共 { $par } 着。
    .done = 用兵换马，十分合算。先牵制，再进攻。
    .on-too-soon = 仕会吃回来，而车比马更值钱。

lessons-play-tactics-skewer = 串击和牵制正好相反：更要紧的棋子在前面，它一躲开，后面的就被吃掉。只有车能串击，其他棋子都只能攻击一步之内的格子。
    .task = 用 { $par } 着吃掉黑车。
    .done = 前面是王，后面是车，你的车把它们串在一条线上。

lessons-play-tactics-discovery = 车的前面常有己方棋子挡路。这枚棋子一让开，车就发起攻击；如果它自己也攻击到什么，就同时有两个威胁，这叫闪击。
    .task = 用 { $par } 着吃掉黑车。
    .done = 一着棋，两处攻击：象攻王，车攻车。
    .hint = 象走到哪一格既能将军，又有兵保护？

lessons-play-tactics-overload = 黑方的仕要守两格：e7 有它的象，g7 是你的兵要将死的地方。仕只能走一格，顾不过来。
    .task = 把它引开，用 { $par } 着将死黑王。
    .done = 仕在 e7 吃子以后，g7 就没有保护了。它如果不动，你也白得一象。
    .hint = 仕还守着哪一格？你的哪枚棋子能在那里吃子？
    .on-covered = f8 的仕会吃掉兵。先让它去忙别的。

lessons-play-tactics-together = 这一题没有标出战术名称。先看看每一着将军。
    .task = 用 { $par } 着将死黑王。
    .done = 马把王赶了过去，象在车的保护下将死了它。
    .hint = 哪一着将军既封住王的退路，又让车留在原位？

lessons-play-endings-net = 车和王能战胜单王。车守住一条线，王封住其余的格子，把对方逼到边上就能将死。
    .task = 用 { $par } 着将死黑王。
    .done = 两王相对，车封住了底线。
    .hint = 别让黑王往右逃：守住一条竖线。

lessons-play-endings-chariot = 现在自己来，和电脑下。先让你的王与黑王正面相对，再从侧面将军。
    .task = 在 16 着之内将死黑王。
    .done = 赢了！在哪里都可以这样做：赶到边上，与它相对，再将死。

lessons-play-endings-wall = 双象也能取胜。两枚象并排站着，封住前面连续四格，黑王就钻不过去。
    .task = 用 { $par } 着将死黑王。
    .done = 不用王帮忙也做到了：一枚将军，另一枚保护它。
    .hint = 让两枚象并排站好。

lessons-play-endings-elephants = 象走得慢，要让双象和王靠在一起。一格一格地封住黑王，在将死之前总要给它留一着。
    .task = 在 30 着之内将死黑王。
    .done = 用慢子将死了对方。这样的残局靠的是耐心。

lessons-play-endings-race = 你的两枚兵都想升变，黑王正赶过来。兵要先走到大 X 上，升变还要再用一着。
    .task = 用 { $par } 着让一枚兵升变。
    .done = 走两步，再升变，黑王来晚了。
    .hint = 算一算每枚兵要几着，黑王又要几着。

lessons-play-endings-race-arrival = 你的两枚兵都想升变，黑王正赶过来。在这个规则版本里，兵走上大 X 时就可以升变。
    .task = 用 { $par } 着让一枚兵升变。
    .done = 一到就升变，黑王来晚了。
    .hint = 算一算每枚兵要几着，黑王又要几着。

lessons-play-endings-escort = 这次黑王挡在前面。兵独自走会被吃掉，让你的王陪它一起走。
    .task = 在 20 着之内让一枚兵升变。
    .done = 王开出了路。在残局里，王是一枚有力的棋子。

lessons-play-first-game-army = 你的阵形快摆好了：王在兵的后面，双象和仕紧跟着兵。还有双车一马等着摆放。
    .task = 把它们摆好，并让 e4 的兵有保护。
    .done = 布阵完成，e4 也有了保护。接下来轮到黑方摆子。
    .hint = 马摆在哪一格能保护 e4？

lessons-play-first-game-army-in-turn = 双方轮流摆子，一次一枚。你还有双车一马等着摆放。
    .task = 把它们摆好，并让 e4 的兵有保护。
    .done = 布阵完成，e4 也有了保护。等黑方摆下最后一枚，就开战了。
    .hint = 马摆在哪一格能保护 e4？

lessons-play-first-game-contact = 两军靠得很近，一开战就短兵相接。进兵可以邀兑，兑掉棋子就能为车打开线路。箭头会给你指路，最后一步由你自己走。
    .task = 在 c4 兑掉两枚兵。
    .done = 双方各少两枚兵，车的活动余地大了。

lessons-play-first-game-chance = 又走了若干着。每到一个局面，先看将军和吃子：先看自己的，再看黑方的。
    .task = 用 { $par } 着吃掉黑车。
    .done = 漂亮的捉双。留心去找，这样的机会就会出现。
    .hint = 有没有一枚马能同时攻击王和车？

lessons-play-first-game-advantage = 这盘棋你多一马，少两兵，很合算。从这里起你自己下，对手很温和。
    .task = 在 15 着之内吃掉一枚车，或者将死黑王。
    .done = 下得好，而且全是你自己下出来的。

lessons-play-first-game-finish = 只差最后一步了。一步步封住黑王，只要没有将军，就要注意给黑方留一着。
    .task = 在 25 着之内将死黑王。
    .done = 将死。赢棋就要这样赢到底。

lessons-play-first-game-whole = 现在从头到尾下一盘：布阵、开战、取胜。没有人催你，慢慢下。
    .task = 下完一整盘棋，将死黑王。
    .done = 你赢了第一盘缅甸象棋，现在可以和任何人对局了。
