# Lekcja o mianowaniu na komandora. Tekst ma najwyżej trzy zdania, zadanie mówi, co zrobić.

lessons-promotion-promotion-first = Ten żołnierz stoi na X, a jego strona nie ma komandora. Może więc nim zostać, nie ruszając się z miejsca.
    .task = Wybierz żołnierza z e5 i mianuj go na komandora.
    .done = Znów masz komandora. Taki ruch zapisuje się polem ze znakiem równości: e5=F.
    .on-on = Żołnierz poszedł dalej, a e6 nie leży na X.

lessons-promotion-promotion-squares = Żołnierz nie musi dojść do końca planszy: mianuje się go na X na połowie przeciwnika. W środkowych kolumnach do X jest blisko, w skrajnych daleko.
    .task = Wskaż wszystkie osiem pól, na których można mianować czerwonego żołnierza.
    .done = W każdej kolumnie jedno. Z kolumn d i e to krótki marsz, z a i h długi.

lessons-promotion-promotion-squares-pl = Według tego podręcznika żołnierza można mianować na całym X, nawet na własnej połowie. Nie musi dojść do końca planszy.
    .task = Wskaż wszystkie pola, na których można mianować czerwonego żołnierza.
    .done = Szesnaście pól, po dwa w każdej kolumnie.

lessons-promotion-promotion-own-half = Kto nie ma komandora, może zrezygnować z przesunięcia bierki i mianować żołnierza, który już stoi na X. Twój żołnierz na e4 jeszcze się nie ruszył, a teraz nie ma nawet dokąd.
    .task = Mianuj żołnierza na e4.
    .done = Na własnej połowie, bez jednego kroku: e4=F. Mianowanie zajęło cały ruch.

lessons-promotion-promotion-commander = Każda strona może mieć naraz tylko jednego komandora. Tutaj obie wciąż mają swojego.
    .task = Spróbuj mianować żołnierza na e5.
    .done = Nie wolno: twój komandor na d2 wciąż jest na planszy. Komandor czarnych nie ma tu znaczenia.

lessons-promotion-promotion-fallen = Straconego komandora można zastąpić, więc czasem warto go oddać. Żołnierz na e5 jest gotów, a twój komandor może coś zbić.
    .task = Oddaj komandora za coś cenniejszego, a potem mianuj nowego. Zmieścisz się w { $par } ruchach.
    .done = Jeździec za komandora, a komandor i tak wrócił. Komandor czarnych na f8 w niczym nie przeszkodził.
    .hint = Co może zbić twój komandor i co go wtedy odbije?

lessons-promotion-promotion-turn = Mianowanie zajmuje cały ruch: nic innego się już nie ruszy. Czarny powóz atakuje twojego jeźdźca, którego nic nie broni.
    .task = Mianuj żołnierza, ale nie strać jeźdźca.
    .done = Najpierw jeździec, potem mianowanie. Żołnierz na e5 mógł poczekać.
    .on-early = Komandor jest, ale jeźdźca już nie ma: na jego ratunek zabrakło ruchu.

lessons-promotion-promotion-walk = Wejście na X to jeden ruch, a mianowanie drugi. Pomiędzy nimi gra przeciwnik.
    .task = Wprowadź żołnierza z d4 na X i mianuj go.
    .done = Dwa ruchy: jednym żołnierz wszedł na X, drugim został komandorem.
    .on-arrived = Doszedł, ale wciąż jest żołnierzem. Mianujesz go następnym ruchem.

lessons-promotion-promotion-arrival = Według tego podręcznika żołnierza można mianować w tym samym ruchu, w którym wchodzi na X. Gdy tam dojdzie, zobaczysz pytanie.
    .task = Przejdź żołnierzem na c6 i od razu go mianuj.
    .done = Jeden ruch zamiast dwóch, w zapisie c5c6=F. Czarne nie miały kiedy odpowiedzieć.
    .on-move-only = Żołnierz tylko się przesunął. Można go mianować w następnym ruchu, ale tym razem zrób to od razu.

lessons-promotion-promotion-shift = Komandor mianowany w chwili wejścia na X może od razu przesunąć się na puste sąsiednie pole, w dowolnym kierunku. To pole nie musi leżeć na X.
    .task = Mianuj żołnierza w chwili wejścia na X i przesuń nowego komandora tak, żeby atakował oba powozy.
    .done = Widełki znikąd, w jednym ruchu: c5c6=F-c7. Oba powozy są atakowane naraz.
    .hint = Z którego pola komandor sięga i na b8, i na d8?
    .on-stay = Z c6 nie atakuje żadnego. Poszukaj sąsiedniego pola między kolumnami powozów.

lessons-promotion-promotion-past = Żołnierz nigdy nie zawraca. Gdy minie ostatnie pole X w swojej kolumnie, nigdy już na X nie stanie.
    .task = Spróbuj mianować żołnierza na c5, a potem tego na d6.
    .done = Żołnierz z c5 ma jeszcze przed sobą c6. Ten z d6 opuścił X na dobre.

lessons-promotion-promotion-last = Czarny powóz atakuje twojego komandora w rogu, a ten nie ma dokąd uciec. Żołnierz na e5 stoi na X, ale krok dalej straci swoją szansę.
    .task = Zostaw żołnierza na miejscu, zagraj coś innego i mianuj go, gdy komandor zginie.
    .done = Jeden komandor zginął, następny już czekał. Żołnierz może stać na X tak długo, jak jest tam bezpieczny.
    .on-on = To była ostatnia szansa: na e6 żołnierz jest już za X.

lessons-promotion-promotion-detour = Bijąc, żołnierz może wejść na X w sąsiedniej kolumnie. Prosta droga na d5 jest zamknięta, ale możliwe są dwa bicia.
    .task = Mianuj żołnierza z d4 w { $par } ruchach.
    .done = Przez e5, prosto na X. Z c5 potrzebny byłby jeszcze jeden ruch.
    .hint = Które z dwóch bić kończy się na X?
    .on-straight = Żołnierz nie bije na wprost. Bije o jedno pole po przekątnej do przodu.

lessons-promotion-promotion-race = A teraz wyścig: czarny król biegnie zatrzymać twoich żołnierzy. Nie zawsze dojdzie ten, który ma najbliżej.
    .task = Mianuj żołnierza w { $par } ruchach.
    .done = Król się spóźnił. Licz kroki razem z mianowaniem i patrz, kto czeka na drugim końcu.
    .hint = Na które pole X król nie zdąży?
    .on-near = Król już stoi obok e5 i zbije tego żołnierza, zanim go mianujesz.

lessons-promotion-promotion-step = W tym wariancie zasad żołnierza stojącego na X można mianować na miejscu albo z krokiem na puste sąsiednie pole po przekątnej.
    .task = Mianuj żołnierza z e5, przechodząc nim na f6.
    .done = Mianowanie i krok w jednym ruchu, w zapisie e5f6=F. Wolno nawet cofnąć się, na przykład na d4.

lessons-promotion-promotion-bans = Tutaj mianowanie musi być pokojowe: nowy komandor nie może atakować żadnej bierki przeciwnika. Jego krok nie może też otworzyć powozowi linii do króla.
    .task = Spróbuj mianować na miejscu żołnierza na f6, a potem tego z d5 z krokiem na e6.
    .done = Pierwszy zaatakowałby jeźdźca na g7, drugi odsłoniłby szacha z d1. Na samym d5 mianować wolno.

lessons-promotion-promotion-only = W tym wariancie zasad ostatni żołnierz strony ma przywilej: można go mianować na każdym polu, także poza X.
    .task = Mianuj swojego jedynego żołnierza.
    .done = Stoi poza X, a mimo to został komandorem. Gdyby na planszy był jeszcze drugi twój żołnierz, nie byłoby wolno.
