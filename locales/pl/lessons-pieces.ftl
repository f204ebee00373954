# Lekcje o bierkach. Tekst ma najwyżej trzy zdania, zadanie mówi, co zrobić.

lessons-pieces-king-walk = Król chodzi o jedno pole w dowolnym kierunku: w pionie, w poziomie albo po przekątnej.
    .task = Przeprowadź króla przez obie gwiazdki w { $par } ruchach.
    .done = Po jednym polu, za to w każdą stronę.
    .on-far = Tylko jedno pole. Król nigdy się nie spieszy.

lessons-pieces-king-moves = Król nie może wejść na pole zajęte przez własną bierkę. Bierkę przeciwnika może zbić: wchodzi na jej pole i zajmuje jej miejsce.
    .task = Wskaż wszystkie pola, na które może przejść ten król.
    .done = Siedem pól: na ósmym stoi własny słoń, a żołnierza można zbić.

lessons-pieces-king-capture = Król nigdy nie może wejść na pole atakowane przez bierkę przeciwnika. Czarni żołnierze atakują o jedno pole po przekątnej do przodu, a dla nich przód jest na dole.
    .task = Zbij obu żołnierzy w { $par } ruchach.
    .done = Król ominął atakowane pola. Bije to, czego nikt nie broni.
    .on-guarded = To pole atakuje żołnierz. Poszukaj innej drogi.

lessons-pieces-king-cannot = Czego królowi nie wolno, najlepiej sprawdzić na planszy. Król tutaj nie skacze, nie ma też roszady, a stanąć obok drugiego króla nie może.
    .task = Spróbuj stanąć obok czarnego króla, a potem cofnąć się o dwa pola, na e2.
    .done = Oba ruchy są niedozwolone i za każdym razem wiesz dlaczego. Tak jest tu w każdej partii.
    .on-near = Na e5 stanąłby obok czarnego króla, który atakuje wszystkie pola wokół siebie.
    .on-far = Dwa pola w jednym ruchu: tego nie może żaden król.

lessons-pieces-king-closed = Powóz atakuje wzdłuż swojego rzędu i swojej kolumny, aż coś stanie mu na drodze. Całe linie są dla króla zamknięte.
    .task = Wskaż wszystkie pola, na które król może jeszcze przejść.
    .done = Zostało ich pięć. Zaznaczone pola zamyka królowi powóz.

lessons-pieces-king-written = Ruch zapisuje się literą bierki i polem, na które ona idzie. Króla w każdym języku oznacza K.
    .task = Jak zapisać ten ruch?
    .answer-piece-and-square = Ke2
    .reply-piece-and-square = Tak: K to król, e2 to pole.
    .answer-square = e2
    .reply-square = Bez litery byłby to ruch żołnierza. Przy królu pisze się K.
    .answer-capture = Kxe2
    .reply-capture = Znak x oznacza bicie, a na e2 nic nie stoi.

lessons-pieces-king-puzzle = Dla powozu warto wybrać się królem w długą drogę. W tym ćwiczeniu powóz stoi w miejscu, ale jego linie są dla króla zamknięte.
    .task = Zbij powóz w { $par } ruchach.
    .done = Prosto przez lukę, wzdłuż X. Po przekątnej powóz niczego nie atakuje.
    .hint = Gdzie powóz niczego nie atakuje, nawet z bliska?

lessons-pieces-commander-walk = Komandor chodzi o jedno pole po przekątnej, do przodu albo do tyłu.
    .task = Przeprowadź komandora przez obie gwiazdki w { $par } ruchach.
    .done = W górę jedną przekątną, w dół drugą: cztery kierunki, w każdym po jednym polu.
    .on-straight = Komandor chodzi po przekątnej, o jedno pole. Innego kroku nie ma.

lessons-pieces-commander-moves = Własna bierka zagradza komandorowi drogę. Bierkę przeciwnika stojącą obok na ukos może zbić, a tej na wprost nie dosięgnie.
    .task = Wskaż wszystkie pola, na które może przejść ten komandor.
    .done = Trzy pola. Czwarte zajmuje własny słoń, a żołnierz na wprost jest poza zasięgiem.

lessons-pieces-commander-capture = Komandor bije tak, jak chodzi: o jedno pole na ukos, wchodząc na miejsce zbitej bierki.
    .task = Zbij obu jeźdźców w { $par } ruchach.
    .done = Powoli, ale w tym ćwiczeniu nikt nie ucieka.

lessons-pieces-commander-cannot = W szachach pomocnikiem króla jest hetman, który chodzi we wszystkie strony, jak daleko chce. Sprawdź, czy komandor też tak potrafi.
    .task = Spróbuj zbić żołnierza na wprost, a potem przejść od razu na g7.
    .done = Dwa razy nie: ani prosto, ani daleko. Żołnierz stoi tuż obok, a nic mu nie grozi.
    .on-straight = Komandor bije tak, jak chodzi: o jedno pole i tylko na ukos.
    .on-far = Kierunek dobry, ale to trzy pola, a wolno tylko jedno.

lessons-pieces-commander-relatives = Komandor ma krewnych w innych grach: hetmana w szachach i 仕 w xiangqi, czyli szachach chińskich.
    .task = Jak chodzi komandor?
    .answer-queen = We wszystkie strony, jak daleko chce
    .reply-queen = Tak chodzi hetman. Komandor robi jeden krok i tylko na ukos.
    .answer-palace = O jedno pole na ukos, blisko swojego króla
    .reply-palace = Tak chodzi 仕 w xiangqi, bo nie wolno mu opuścić pałacu. Na tej planszy pałacu nie ma.
    .answer-anywhere = O jedno pole na ukos, po obu połowach planszy
    .reply-anywhere = Tak: krok jak u 仕, ale żaden pałac go nie trzyma. Może iść razem z armią.

lessons-pieces-commander-half = Wszystkie pola wyglądają tu jednakowo, ale coś się za tym kryje. Są pola, na które ten komandor nigdy nie wejdzie.
    .task = Tylko jedna z dwóch gwiazdek jest w zasięgu. Dojdź do niej w { $par } ruchach.
    .done = Do drugiej nie doszedłby nigdy. Z 64 pól dostępne są dla niego tylko 32 zaznaczone.

lessons-pieces-commander-written = Komandora w każdym języku oznacza F. Przy biciu między literą a polem stawia się x.
    .task = Jak zapisać ten ruch?
    .answer-no-capture = Fe5
    .reply-no-capture = Na e5 ginie żołnierz, więc brakuje jeszcze znaku x.
    .answer-capture = Fxe5
    .reply-capture = Tak: F to komandor, x to bicie, e5 to pole.
    .answer-king = Kxe5
    .reply-king = K to król. Komandor ma własną literę.

lessons-pieces-commander-puzzle = Powóz atakuje twojego komandora. Można uciec, ale jest coś lepszego.
    .task = Zbij powóz w { $par } ruchach, cokolwiek zrobią czarne.
    .done = Oba powozy były atakowane naraz, a uciec mógł tylko jeden. To się nazywa widełki.
    .hint = Czy jest pole, z którego komandor atakuje oba powozy?

lessons-pieces-elephant-walk = Słoń chodzi o jedno pole po przekątnej albo o jedno prosto do przodu. Wyobraź sobie cztery nogi i trąbę.
    .task = Przeprowadź słonia przez obie gwiazdki w { $par } ruchach.
    .done = Trąbą prosto do przodu, nogami na ukos, także do tyłu.
    .on-other = Jedno pole na ukos albo jedno prosto do przodu: innego kroku słoń nie ma.

lessons-pieces-elephant-walk-eight = W twoim wariancie zasad, według podręcznika polskiego, słoń chodzi o jedno pole w dowolnym kierunku. W pozostałych wariantach nie chodzi ani w bok, ani prosto do tyłu.
    .task = Przeprowadź słonia przez obie gwiazdki w { $par } ruchach.
    .done = W bok i do tyłu: ten słoń naprawdę spaceruje.
    .on-far = Tylko jedno pole, za to w dowolną stronę.

lessons-pieces-elephant-moves = Własna bierka zagradza słoniowi drogę. Bierkę przeciwnika na polu, na które mógłby wejść, wolno zbić.
    .task = Wskaż wszystkie pola, na które może przejść ten słoń.
    .done = Cztery pola. Trąbę blokuje własny żołnierz, a żołnierz z boku jest poza zasięgiem.

lessons-pieces-elephant-moves-eight = Własna bierka zagradza słoniowi drogę. Bierkę przeciwnika na polu, na które mógłby wejść, wolno zbić.
    .task = Wskaż wszystkie pola, na które może przejść ten słoń.
    .done = Siedem pól. W drodze stoi tylko własny żołnierz z przodu.

lessons-pieces-elephant-capture = Słoń bije tak, jak chodzi. Trąbą czy nogą: każdym krokiem może zbić.
    .task = Zbij wszystkie trzy bierki w { $par } ruchach.
    .done = Prosto do przodu, na ukos do przodu, na ukos do tyłu: wszystkie zbite.

lessons-pieces-elephant-capture-eight = Słoń bije tak, jak chodzi, w każdą stronę.
    .task = Zbij wszystkich trzech żołnierzy w { $par } ruchach.
    .done = W bok, prosto do tyłu, na ukos do tyłu: obok słonia nic nie jest bezpieczne.

lessons-pieces-elephant-cannot = Słoń nie lubi zawracać. Sprawdź, jak jednak może się cofnąć.
    .task = Spróbuj pójść prosto do tyłu, potem w bok na e4. Na koniec cofnij się na ukos.
    .done = Prosto do tyłu i w bok nie pójdzie nigdy, ale na ukos może się cofnąć.
    .on-back = Słoń robi jeden krok: na ukos albo prosto do przodu. Do tyłu tylko na ukos.
    .on-side = W bok nigdy: słoń chodzi na ukos albo prosto do przodu.

lessons-pieces-elephant-relatives = W szachach jego miejsce zajął goniec, który biegnie po przekątnej, jak daleko chce. Słoń dawnych szachów perskich skakał o dwa pola na ukos, ponad wszystkim, co stało po drodze.
    .task = Spróbuj obu sposobów: biegiem na g7, potem skokiem przez swojego żołnierza na b6.
    .done = Ani bieg, ani skok. Ten słoń zawsze robi jeden krok.
    .on-slide = Trzy pola po przekątnej: to potrafi goniec. Słoń chodzi o jedno.
    .on-leap = Perski słoń by skoczył. Ten nie odrywa nóg od ziemi.

lessons-pieces-elephant-river = W xiangqi 象 chodzi o dwa pola na ukos i nie wolno mu przekroczyć rzeki. Tutaj żadna rzeka nie dzieli planszy.
    .task = Wprowadź słonia na połowę przeciwnika i zbij powóz w { $par } ruchach.
    .done = Słoń może dojść wszędzie, tylko potrzebuje czasu.

lessons-pieces-elephant-read = Słonia zapisuje się literą S. Tak zaczyna się jego birmańska nazwa: sin.
    .task = Przeczytaj i zagraj: Sxd5
    .done = S to słoń, x to bicie, d5 to pole.
    .on-left = To było Sxc5: słoń poszedł na c5.
    .on-right = To było Sxe5: słoń poszedł na e5.

lessons-pieces-elephant-front = Słoń jest najsilniejszy tuż przed frontem przeciwnika. Atakuje wtedy trzy bierki w rzędzie, a żadna z tych trzech nie może go zbić.
    .task = Zaatakuj wszystkie trzy bierki naraz w { $par } ruchach. Nie zatrzymuj się tam, gdzie czarne mogłyby zbić słonia.
    .done = Widełki z trzema zębami. Wszystkich czarne nie uratują.
    .on-c-file = Na c3 atakują słonia jeździec i powóz.
    .on-e-file = Na e3 atakują słonia jeździec i powóz.
    .hint = Powozy atakują kolumny c i e, a jeździec sięga na c3 i e3. Która kolumna zostaje?

lessons-pieces-elephant-behind = Żołnierz stoi tuż za słoniem, zaledwie o jedno pole. Dla słonia to daleka droga.
    .task = Zbij żołnierza w { $par } ruchach.
    .done = Trzy ruchy na jedno pole. Dobrze się zastanów, zanim twój słoń minie żołnierza.
    .hint = Z których pól słoń mógłby wejść na d3?

lessons-pieces-chariot-walk = Powóz jeździ wzdłuż rzędu albo kolumny, jak daleko chce. To wieża z szachów i 车 z xiangqi.
    .task = Przejedź powozem przez obie gwiazdki w { $par } ruchach.
    .done = Dwa ruchy i już jest po drugiej stronie planszy.
    .on-diagonal = Powóz trzyma się swojego rzędu i swojej kolumny.

lessons-pieces-chariot-moves = Przed własną bierką powóz musi się zatrzymać. Pierwszą bierkę przeciwnika na swojej drodze może zbić i tam też staje.
    .task = Wskaż wszystkie pola, na które może pojechać ten powóz.
    .done = Sześć pól. Na jednym z nich stoi żołnierz, którego można zbić.

lessons-pieces-chariot-capture = Po każdym biciu powóz stoi w nowym rzędzie albo w nowej kolumnie. Liczy się kolejność.
    .task = Zbij wszystkich czterech żołnierzy w { $par } ruchach.
    .done = Cztery bicia i ani jednego pustego ruchu.

lessons-pieces-chariot-cannot = Powóz jeździ daleko, ale nie na ukos i nie przez inne bierki.
    .task = Spróbuj zbić słonia, który stoi za twoim żołnierzem, a potem pojechać na f3.
    .done = Dwa razy nie. Kto chce użyć powozu, najpierw oczyszcza mu drogę.
    .on-over = Na d3 stoi ci na drodze własny żołnierz, a powóz nigdy nie skacze.
    .on-diagonal = Powóz jeździ wzdłuż rzędu albo kolumny, nigdy po przekątnej.

lessons-pieces-chariot-targets = W każdym kierunku powóz atakuje tylko najbliższą bierkę. Tej za nią na razie nic nie grozi.
    .task = Wskaż wszystkie czarne bierki, które twój powóz może teraz zbić.
    .done = Trzy. Jeździec stoi za czarnym żołnierzem, komandor za czerwonym, a na ukos powóz nie jeździ.

lessons-pieces-chariot-read = Powóz zapisuje się literą R, jak wieżę w angielskim zapisie szachów. Gdy na pole mogą wjechać oba powozy, dodaje się kolumnę tego, który jedzie.
    .task = Przeczytaj i zagraj: Rad1
    .done = R to powóz, a to jego kolumna, d1 to pole.
    .on-other = To było Rfd1: pojechał powóz z kolumny f.

lessons-pieces-chariot-puzzle = Czterech żołnierzy zamyka drogę twojemu powozowi. W tym ćwiczeniu stoją w miejscu, ale zbiliby go na każdym polu, które atakują.
    .task = Zbij komandora w { $par } ruchach i nigdy nie stawaj tam, gdzie czarne mogłyby zbić powóz.
    .done = W górę prowadziła tylko kolumna e. Przez atakowane pola powóz może przejechać, byle się na nich nie zatrzymał.
    .hint = Sprawdź każde pole rzędu 3: czy jest atakowane i czy kolumna nad nim jest wolna?

lessons-pieces-horse-walk = Jeździec skacze: dwa pola wzdłuż rzędu albo kolumny i jedno w bok.
    .task = Wskocz na obie gwiazdki w { $par } ruchach.
    .done = Dwa pola i jedno: tak samo skacze skoczek w szachach.
    .on-other = Skok jeźdźca ma kształt litery L: dwa pola prosto i jedno w bok.

lessons-pieces-horse-moves = Liczy się tylko pole, na którym jeździec ląduje. Na pole własnej bierki nie skoczy, a bierkę przeciwnika zbija.
    .task = Wskaż wszystkie pola, na które może skoczyć ten jeździec.
    .done = Pięć pól. Na szóstym stoi własny żołnierz, a na f5 jest coś do zbicia.

lessons-pieces-horse-capture = Z każdego pola jeździec sięga gdzie indziej. Zaplanuj więc drogę przed pierwszym skokiem.
    .task = Zbij wszystkich czterech żołnierzy w { $par } ruchach.
    .done = Cztery skoki, cztery bicia.

lessons-pieces-horse-hemmed-in = Z każdej strony jeźdźca stoi własna bierka. W xiangqi każda z nich zatrzymałaby skoki 马 w swoją stronę.
    .task = Zbij jeźdźcem słonia w { $par } ruchach.
    .done = Tego jeźdźca żaden sąsiad nie zatrzyma. Wyskoczy z największego tłoku.

lessons-pieces-horse-cannot = Nic nie zatrzyma skoku, ale jeździec też nie wszystko może.
    .task = Spróbuj pójść prosto na d6, a potem wylądować na własnym żołnierzu.
    .done = Pół skoku nie wystarczy, a na swoich się nie ląduje.
    .on-straight = Dwa pola prosto to dopiero połowa skoku. Brakuje jednego w bok.
    .on-own = Nieważne, co stoi po drodze, ale na polu lądowania stoi twój własny żołnierz.

lessons-pieces-horse-near = Na pole tuż obok jeździec ma daleko.
    .task = Doskocz do gwiazdki w { $par } ruchach.
    .done = Trzy skoki na jedno pole. Pól tuż obok siebie jeździec nie atakuje.

lessons-pieces-horse-read = Jeździec to N, jak skoczek w angielskim zapisie szachów, bo K należy do króla. Gdy na pole mogą skoczyć obaj jeźdźcy z jednej kolumny, dodaje się rząd tego, który skacze.
    .task = Przeczytaj i zagraj: N2xd4
    .done = N to jeździec, 2 to jego rząd, x to bicie, d4 to pole.
    .on-other = To było N6xd4: skoczył jeździec z rzędu 6.

lessons-pieces-horse-puzzle = Dwa powozy pilnują rzędów i kolumn. Gdy jeździec atakuje powóz, powóz nigdy nie atakuje jeźdźca.
    .task = Zbij powóz w { $par } ruchach, cokolwiek zrobią czarne.
    .done = Znowu widełki. W tym jeźdźcy są mistrzami.
    .hint = Z którego pola jeździec zaatakowałby oba powozy?

lessons-pieces-soldier-walk = Żołnierz chodzi o jedno pole prosto do przodu i nigdy się nie cofa.
    .task = Doprowadź żołnierzy do obu gwiazdek w { $par } ruchach.
    .done = Po jednym polu, od pierwszego ruchu do ostatniego.
    .on-other = Tylko jedno pole prosto do przodu. O dwa pola żołnierz nie chodzi nawet na początku.

lessons-pieces-soldier-moves = Żołnierz bije inaczej, niż chodzi: o jedno pole na ukos do przodu. Bierka na wprost tylko zagradza mu drogę.
    .task = Wskaż wszystkie pola, na które może przejść żołnierz z g4.
    .done = Dwa bicia. Żołnierz na wprost blokuje drogę i nic mu nie grozi.

lessons-pieces-soldier-capture = Bijąc, żołnierz zmienia kolumnę. Każdy z tych dwóch ma tu coś do zbicia.
    .task = Zbij obu jeźdźców i powóz w { $par } ruchach.
    .done = Trzy wielkie figury, a zbiło je dwóch małych żołnierzy.

lessons-pieces-soldier-cannot = Żołnierza obowiązują najsurowsze zasady ze wszystkich. Wypróbuj je.
    .task = Żołnierzem z g4 spróbuj zbić na wprost, pójść na ukos na h5 i cofnąć się.
    .done = Trzy razy nie: na wprost tylko bez bicia, na ukos tylko z biciem, do tyłu nigdy.
    .on-straight = Na wprost żołnierz nie bije. Dwaj żołnierze twarzą w twarz blokują się nawzajem.
    .on-diagonal = Na h5 nic nie stoi. Na ukos żołnierz idzie tylko wtedy, gdy bije.
    .on-back = Żołnierz idzie o jedno pole do przodu. Nigdy do tyłu ani w bok.

lessons-pieces-soldier-relatives = Krewni żołnierza to pionek z szachów i 兵 z xiangqi. Każdy z nich zna sztuczkę, której nasz żołnierz nie zna.
    .task = Co jest prawdą o żołnierzach w tej grze?
    .answer-two = Z pierwszego pola żołnierz może pójść o dwa pola
    .reply-two = Tak jest w szachach. Tutaj nie ma podwójnego kroku, więc nie ma też bicia w przelocie.
    .answer-sideways = Na połowie przeciwnika żołnierz może chodzić też w bok
    .reply-sideways = Tak robi 兵 w xiangqi, gdy przekroczy rzekę. Tutaj żołnierz przez całe życie chodzi prosto.
    .answer-same = Chodzą i biją tak samo, gdziekolwiek stoją
    .reply-same = Tak: jedno pole prosto, a bicie jedno pole na ukos do przodu, od samego początku.

lessons-pieces-soldier-guard = Żołnierz atakuje dwa pola na ukos przed sobą, a na skraju planszy tylko jedno.
    .task = Oto wszyscy czerwoni żołnierze w ustawieniu początkowym. Wskaż wszystkie pola, które atakują.
    .done = Dziesięć pól. Jednym z nich jest e4: żołnierz z d3 broni sąsiada.

lessons-pieces-soldier-last-rank = Ten żołnierz doszedł do ostatniego rzędu, na pole c8. Jego komandor wciąż jest na planszy.
    .task = Co może teraz zrobić ten żołnierz?
    .answer-commander = Zostać komandorem
    .reply-commander = Nie za samo dojście do ostatniego rzędu i nie wtedy, gdy na planszy jest własny komandor. O mianowaniu jest osobna lekcja.
    .answer-back = Zawrócić
    .reply-back = Żołnierz nigdy się nie cofa, nawet od krawędzi planszy.
    .answer-still = Nic: stoi w miejscu
    .reply-still = Zgadza się. Nie ma już dokąd iść, więc nie spiesz się z wysyłaniem żołnierzy na sam koniec planszy.

lessons-pieces-soldier-written = Żołnierz nie ma litery: b5 znaczy, że żołnierz idzie na b5. Przy biciu najpierw pisze się kolumnę, z której przychodzi.
    .task = Jak zapisać ten ruch?
    .answer-letter = Pxg5
    .reply-letter = Żołnierzy zapisuje się bez litery, a na g5 mogą tu bić dwaj.
    .answer-file = fxg5
    .reply-file = Tak: żołnierz z kolumny f bije na g5. Umiesz już zapisać ruch każdej bierki: K, F, S, R, N, a żołnierz bez litery.
    .answer-square = g5
    .reply-square = To byłby krok na g5 bez bicia.

lessons-pieces-soldier-puzzle = Trzy czarne figury stoją blisko twoich żołnierzy. Można zbić jeźdźca, ale powóz jest wart więcej.
    .task = Zbij powóz w { $par } ruchach, cokolwiek zrobią czarne.
    .done = Jeden mały krok i dwa powozy były atakowane. Nie lekceważ żołnierza.
    .hint = Z którego pola żołnierz zaatakowałby oba powozy?
