# Zasady do sprawdzania. Wariant zasad decyduje, które zdania są na stronie.

rules-lead = Cztery źródła opisują tę samą grę i w kilku miejscach się różnią. Wybierz, czyje zasady chcesz przeczytać.
rules-source-zh = Według podręcznika chińskiego. Od tych zasad zaczynają się lekcje i partie.
rules-source-en = Według podręcznika angielskiego: przy ustawianiu figur żołnierze mogą ustępować miejsca.
rules-source-pl = Według podręcznika polskiego: przed walką poprawia się figury, a żołnierza można mianować już w chwili wejścia na pole.
rules-source-asean = Tak gra się na pychess i tak gra program Fairy-Stockfish: figury ustawia się na zmianę, a w niektórych końcówkach liczy się ruchy.
rules-contents = Na tej stronie

rules-board = Plansza
rules-board-squares = Plansza ma osiem kolumn, od a do h, i osiem rzędów, od 1 do 8. Nie ma na niej jasnych i ciemnych pól. Zaznaczone są dwie długie przekątne, razem zwane X.
rules-board-sides = Zaczynają czerwone. Rzędy od 1 do 4 to własna połowa czerwonych, rzędy od 5 do 8 to połowa czarnych.
rules-board-soldiers = Żołnierze stoją na planszy od początku: czerwoni na a3, b3, c3, d3, e4, f4, g4 i h4, czarni na a5, b5, c5, d5, e6, f6, g6 i h6. Każda strona ma jeszcze osiem figur, które czekają w rezerwie.

rules-pieces = Bierki
rules-king = Król
rules-king-text = Jedno pole w dowolnym kierunku. Roszady nie ma.
rules-commander = Komandor
rules-commander-text = Jedno pole po przekątnej.
rules-elephant = Słoń
rules-elephant-forward = Jedno pole po przekątnej albo jedno pole prosto do przodu.
rules-elephant-any = Jedno pole w dowolnym kierunku.
rules-chariot = Powóz
rules-chariot-text = Dowolnie daleko wzdłuż rzędu lub kolumny, ale nie przez inne bierki. Inna nazwa: rydwan.
rules-horse = Jeździec
rules-horse-text = Dwa pola wzdłuż rzędu lub kolumny i jedno w bok. Nic po drodze go nie zatrzymuje.
rules-soldier = Żołnierz
rules-soldier-text = Jedno pole prosto do przodu, nigdy dwa. Bije o jedno pole po przekątnej do przodu. W ostatnim rzędzie już się nie rusza.
rules-capture = Każda bierka oprócz żołnierza bije tak, jak chodzi: wchodzi na pole bierki przeciwnika. Króla nigdy się nie bije.
rules-check = Zaatakowany król jest w szachu, a szacha trzeba odeprzeć od razu. Żaden ruch nie może zostawić własnego króla pod atakiem.

rules-setup = Ustawianie figur
rules-setup-armies = Najpierw całą armię ustawiają czerwone, potem czarne.
rules-setup-turns = Strony ustawiają po jednej figurze, na zmianę. Zaczynają czerwone.
rules-setup-half = Każda strona ustawia figury na własnej połowie planszy: to jej strefa ustawiania.
rules-setup-behind = Każda strona ustawia figury w swojej strefie, za początkową linią żołnierzy: czerwone na polach od a1 do d2 i od e1 do h3, czarne na polach od a6 do d8 i od e7 do h8.
rules-setup-chariots-back = Powóz stawia się na linii podstawowej.
rules-setup-back-chariots = Na linii podstawowej można stawiać tylko powozy.
rules-setup-taken = Na polu żołnierza nie można postawić figury.
rules-setup-gives-way = Figurę można postawić na polu własnego żołnierza. Żołnierz przechodzi wtedy na puste pole strefy ustawiania, które wybiera gracz.
rules-setup-facing = Czarnego powozu nie można postawić naprzeciw czerwonego króla. W kolumnie króla może on stanąć tylko wtedy, gdy między nimi stoi bierka inna niż żołnierz, czerwona lub czarna.
rules-setup-exposed = Czarne nie mogą ustawić figury tak, by ich własny król stał pod atakiem, bo pierwszy ruch mają czerwone.
rules-setup-battle = Gdy obie armie stoją, zaczyna się walka, a pierwszy ruch mają czerwone. Jeśli ich król jest wtedy zaatakowany, muszą odeprzeć szacha.
rules-setup-adjusting = Potem następuje poprawianie figur, zaczynają czerwone. Zamiast ruszać żołnierzem, gracz może przestawić dowolną swoją figurę na puste pole własnej połowy, jak daleko zechce.
rules-setup-adjusting-ends = W czasie poprawiania biją tylko żołnierze i nikt nie jest w szachu. Pierwszy ruch żołnierza zaczyna walkę dla obu stron; w tym ruchu nie ma mianowania.

rules-promotion = Mianowanie na komandora
rules-promotion-when = Żołnierz może zostać komandorem (to promocja), gdy jego strona nie ma komandora na planszy. Mianowanie nie jest obowiązkowe.
rules-promotion-enemy-x = Żołnierz musi stać na X na połowie przeciwnika: czerwony na a8, b7, c6, d5, e5, f6, g7 lub h8, czarny na a1, b2, c3, d4, e4, f3, g2 lub h1.
rules-promotion-whole-x = Żołnierz musi stać na X, na dowolnej połowie planszy.
rules-promotion-only-soldier = Jedynego żołnierza danej strony można mianować na każdym polu.
rules-promotion-in-place = Mianowanie zajmuje cały ruch: żołnierz staje się komandorem tam, gdzie stoi.
rules-promotion-step = Mianowanie zajmuje cały ruch: żołnierz staje się komandorem tam, gdzie stoi, albo przechodzi przy tym na puste sąsiednie pole po przekątnej.
rules-promotion-arrival = Żołnierza można też mianować w chwili wejścia na X. Nowy komandor zostaje na tym polu albo od razu przesuwa się na puste sąsiednie pole, w dowolnym kierunku.
rules-promotion-ban = Nowy komandor nie może atakować bierki przeciwnika, a mianowanie nie może odsłonić szacha.

rules-endings = Jak kończy się partia
rules-endings-mate = Wygrywa mat: król jest w szachu i żaden ruch tego szacha nie odpiera.
rules-endings-no-reply = Niedozwolony jest ruch, który nie daje szacha, a zostawia przeciwnika bez żadnego ruchu. Jeśli komuś zostały tylko takie ruchy, jest remis.
rules-endings-stalemate = Pat to remis: gracz, na którego przypada kolej, nie jest w szachu i nie ma żadnego ruchu.
rules-endings-repetition = Remis następuje, gdy ta sama pozycja powstaje po raz trzeci i ruch ma ta sama strona.
rules-endings-hundred = Remis następuje po 100 ruchach (ruchy obu stron liczone razem) bez bicia, ruchu żołnierza i mianowania. Liczenie zaczyna się razem z walką.
rules-endings-bare = Remis następuje, gdy oprócz dwóch królów jest na planszy najwyżej jeden komandor, jeden jeździec albo jeden żołnierz.
rules-endings-commanders = Remis jest też wtedy, gdy każda strona ma tylko króla i komandora, a na zwykłej szachownicy obaj komandorzy staliby na polach tego samego koloru.
rules-endings-claim = Kto ma tylko króla i jednego żołnierza, nie jest w szachu i nie może zrobić nic oprócz mianowania, ten może zażądać remisu.
rules-endings-counting = Przeciw samotnemu królowi, gdy na planszy nie ma żołnierzy, liczy się ruchy. Każda strona ma ich 16, jeśli silniejsza ma powóz; bez powozu 44, jeśli ma słonia; bez słonia 64, jeśli ma jeźdźca. Gdy limit się wyczerpie, jest remis.
