# Lekcje o bierkach. Tekst ma najwyżej trzy zdania, zadanie mówi, co zrobić.

lessons-pieces-king-walk = Król chodzi o jedno pole w dowolnym kierunku: na wprost i po przekątnej, do przodu i do tyłu.
    .task = Przeprowadź króla przez obie gwiazdki. Najkrótsza droga, licząc w ruchach: { $par }.
    .done = Po jednym polu, za to w każdą stronę.
    .on-far = Tylko jedno pole. Król nigdy się nie spieszy.

lessons-pieces-king-moves = Król nie może wejść na pole zajęte przez własną bierkę. Bierkę przeciwnika może zbić: wchodzi na jej pole i zajmuje jej miejsce.
    .task = Wskaż wszystkie pola, na które może przejść ten król.
    .done = Siedem pól: na ósmym stoi własny słoń, a żołnierza można zbić.

lessons-pieces-king-capture = Król nigdy nie może wejść na pole atakowane przez bierkę przeciwnika. Czarni żołnierze atakują o jedno pole po przekątnej do przodu, a ich przód jest na dole.
    .task = Zbij obu żołnierzy. Najkrótsza droga, licząc w ruchach: { $par }.
    .done = Król ominął strzeżone pola. Bije to, czego nikt nie broni.
    .on-guarded = To pole atakuje żołnierz. Poszukaj drogi obok niego.

lessons-pieces-king-cannot = Czego król nie może, najlepiej sprawdzić samemu. W tej grze nie ma skoków króla ani roszady, a dwaj królowie nigdy nie stoją obok siebie.
    .task = Spróbuj wejść obok czarnego króla, a potem cofnąć się o dwa pola, na e2.
    .done = Oba ruchy odrzucono i za każdym razem wiesz dlaczego. Tak jest tu w każdej partii.
    .on-near = Na e5 stanąłby obok czarnego króla, który atakuje wszystkie pola wokół siebie.
    .on-far = Dwa pola w jednym ruchu: tego nie potrafi żaden król.

lessons-pieces-king-closed = Powóz atakuje wzdłuż swojego rzędu i swojej kolumny, dopóki nic nie stoi na drodze. Całe linie są dla króla zamknięte.
    .task = Wskaż wszystkie pola, na które król może jeszcze przejść.
    .done = Zostało ich pięć. Zaznaczone pola zamyka powóz.

lessons-pieces-king-written = Ruch zapisuje się literą bierki i polem, na które idzie. Król to w każdym języku K.
    .task = Jak zapisać ten ruch?
    .answer-piece-and-square = Ke2
    .reply-piece-and-square = Tak: K oznacza króla, e2 to pole.
    .answer-square = e2
    .reply-square = Bez litery byłby to ruch żołnierza. Król potrzebuje swojego K.
    .answer-capture = Kxe2
    .reply-capture = Znak x oznacza bicie, a na e2 nic nie stoi.

lessons-pieces-king-puzzle = Powóz jest wart długiego spaceru króla. W tym ćwiczeniu stoi w miejscu, ale jego linie są dla króla zamknięte.
    .task = Zbij powóz. Najkrótsza droga, licząc w ruchach: { $par }.
    .done = Prosto przez lukę, wzdłuż X. Po przekątnej powóz niczego nie atakuje.
    .hint = Gdzie powóz niczego nie atakuje, nawet z bliska?
