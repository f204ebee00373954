# Dlaczego próba została odrzucona: nagłówek i zdanie dla każdego powodu.

why-title = { $kind ->
    [place] { play-piece-first } nie może stanąć na { $square }.
    [promote] Żołnierza z { $from } nie można mianować.
    [arrive] Żołnierza nie można mianować w chwili wejścia na { $square }.
    [start] { play-piece-first } z { $from } nie ma żadnego ruchu.
    [move] { play-piece-first } z { $from } nie może przejść na { $square }.
   *[other] Tego nie można zagrać.
}

# W bierniku: „atakowany przez…”.
why-piece-on = { $piece ->
    [king] króla
    [commander] komandora
    [chariot] powóz
    [elephant] słonia
    [horse] jeźdźca
   *[soldier] żołnierza
} na { $square }
why-list = { $list }, { $next }

why-game-over = Partia jest skończona.
why-unreadable = To nie jest ruch.
why-still-setting-up = Trwa jeszcze ustawianie figur. Najpierw ustaw wszystko, co czeka w rezerwie.
why-setup-over = Ustawianie figur jest skończone, niczego już nie można dostawić.
why-not-in-hand = { $piece ->
    [king] Króla nie ma już w rezerwie.
    [commander] Komandora nie ma już w rezerwie.
    [chariot] W rezerwie nie ma już powozu.
    [elephant] W rezerwie nie ma już słonia.
    [horse] W rezerwie nie ma już jeźdźca.
   *[soldier] W rezerwie nie ma żołnierzy.
}
why-empty-square = Pole { $from } jest puste.
why-not-your-piece = Bierka na { $from } należy do drugiej strony.
why-outside-zone = Pole { $square } leży poza strefą ustawiania.
why-back-rank-chariots-only = Na linii podstawowej mogą stać tylko powozy.
why-chariot-back-rank-only = Powóz stawia się na linii podstawowej i nigdzie indziej.
why-square-taken = Na { $square } stoi już bierka.
why-displaced-soldier-square = Żołnierz, który ustępuje miejsca, musi przejść na puste pole strefy ustawiania.
why-chariot-faces-king = Powóz stanąłby naprzeciw czerwonego króla na { $king }, a między nimi nie ma nikogo prócz żołnierzy. Najpierw ustaw inną figurę jako zasłonę: { $squares }.
why-adjusting-own-half = Przed walką bierki poruszają się tylko po własnej połowie planszy.
why-adjusting-no-capture = Przed walką biją tylko żołnierze, a króla nie bije się nigdy.
why-soldier-captures-diagonally = Żołnierz bije o jedno pole po przekątnej do przodu. Bierka na { $squares } tylko zagradza mu drogę.
why-soldier-moves-straight = Żołnierz idzie po przekątnej tylko wtedy, gdy bije, a na { $square } nie ma czego bić.
why-not-how-it-moves = { $moves ->
    [king] Król chodzi o jedno pole w dowolnym kierunku.
    [commander] Komandor chodzi o jedno pole po przekątnej.
    [chariot] Powóz jedzie wzdłuż rzędu lub kolumny, ale nie przez inne bierki.
    [elephant] Słoń chodzi o jedno pole po przekątnej albo prosto do przodu.
    [elephant-any] Słoń chodzi o jedno pole w dowolnym kierunku.
    [horse] Jeździec skacze o dwa pola wzdłuż rzędu lub kolumny i o jedno w bok.
   *[soldier] Żołnierz chodzi o jedno pole prosto do przodu, a bije po przekątnej do przodu.
}
why-blocked = Ruch jest zablokowany przez { $pieces }.
why-own-piece-there = Na { $square } stoi twoja własna bierka.
why-commander-alive = Twój komandor wciąż jest na planszy, na { $squares }. Żołnierz może zająć jego miejsce dopiero wtedy, gdy komandor zginie.
why-not-on-the-x = Pole { $at } nie leży na X. W tej kolumnie X przechodzi przez { $squares }.
why-past-the-x = Ten żołnierz minął już X i nie można go mianować.
why-only-as-a-turn = Mianowanie to osobny ruch: żołnierz najpierw wchodzi na pole, a mianować go można później.
why-shift-not-adjacent = Nowy komandor może przesunąć się tylko na sąsiednie pole.
why-shift-taken = Nowy komandor nie może przesunąć się na { $square }, bo stoi tam bierka.
why-step-not-diagonal = Przy mianowaniu żołnierz może przejść tylko o jedno pole po przekątnej.
why-step-taken = Na { $square } stoi bierka.
why-promotion-attacks = Nowy komandor zaatakowałby { $pieces }. W tym wariancie zasad przy mianowaniu nie może niczego atakować.
why-promotion-discovers-check = Mianowanie otworzyłoby powozowi linię do króla. W tym wariancie zasad nie może ono odsłonić szacha.
why-placement-exposes-king = Twój król na { $king } byłby atakowany przez { $pieces }, a pierwszy ruch mają czerwone.
why-check-not-answered = Twój król jest w szachu i nadal byłby atakowany przez { $pieces }.
why-king-would-be-attacked = Twój król na { $king } byłby atakowany przez { $pieces }.
why-no-reply = Przeciwnik nie byłby w szachu, a nie miałby żadnego ruchu. Tak grać nie wolno: trzeba mu zostawić odpowiedź.
