# Podpowiedzi w partii.

hint-sought = Szukam dobrego ruchu…
hint-piece = Przyjrzyj się swojej bierce na { $square }.
hint-hand = Weź to z rezerwy: { play-piece }.
hint-ply = Spróbuj ruchu { $move }.
hint-why = Ten ruch { $facts }.
hint-list = { $list } i { $next }
hint-no-why = Od razu niczego nie zyskuje, ale komputer, patrząc dalej, ceni go najwyżej.

# Dalszy ciąg zdania „Ten ruch…”.
hint-mate = daje mata
hint-win = zdobywa { hint-the-piece }
hint-trade = wymienia { hint-the-piece } na równie cenną bierkę
hint-promote = daje ci znów komandora
hint-stop-mate = broni przed matem
hint-save = ratuje { hint-the-piece } na { $square }
hint-threaten-mate = grozi matem
hint-threaten = atakuje { hint-the-piece } na { $square }
hint-check = daje szacha
hint-end-check = odpiera szacha
hint-march = przybliża żołnierza do { $x }
hint-block = zatrzymuje żołnierza z { $square } w drodze na { $x }
hint-reach = daje bierce więcej swobody: { $now ->
    [one] { $now } pole
    [few] { $now } pola
    [many] { $now } pól
   *[other] { $now } pola
} zamiast { $before }
hint-guard = osłania { hint-the-piece } na { $square }
hint-attack = bierze na cel { hint-the-piece } na { $square }
hint-shelter = stawia tuż przy królu osłonę
hint-open-file = ustawia powóz w otwartej kolumnie

# W bierniku: „zdobywa…”.
hint-the-piece = { $piece ->
    [king] króla
    [commander] komandora
    [chariot] powóz
    [elephant] słonia
    [horse] jeźdźca
   *[soldier] żołnierza
}

# Trener pyta przed ruchem.
hint-coach-title = Na pewno?
hint-coach-lose = Po tym ruchu { $by ->
    [king] król
    [commander] komandor
    [chariot] powóz
    [elephant] słoń
    [horse] jeździec
   *[soldier] żołnierz
} przeciwnika zbije { hint-the-piece } na { $square }.
hint-coach-mate = Po tym ruchu { $move } daje mata.
hint-coach-yes = Zagraj mimo to
hint-coach-no = Jeszcze pomyślę
