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

rules-promotion-past = Żołnierz idzie prosto, a X biegnie na ukos, więc żołnierz, który w swojej kolumnie minął X, nigdy już na nim nie stanie.

# Obok zasad: co wynika ze źródeł, które takiej zasady nie mają.
rules-setup-chariots-anywhere = Powóz, jak każdą inną figurę, stawia się w dowolnym miejscu strefy ustawiania.
rules-setup-back-any = Na linii podstawowej można postawić każdą figurę.
rules-setup-facing-allowed = Wolno, bez względu na to, co stoi między nimi.
rules-setup-exposed-allowed = Wolno: przed walką nic nie atakuje.
rules-promotion-only-soldier-no = Tak, nawet ostatniego żołnierza mianuje się tylko na X.
rules-promotion-arrival-no = Nie. Żołnierza, który wszedł na X, można mianować dopiero w jednym z następnych ruchów.
rules-promotion-ban-no = Jedno i drugie jest dozwolone.
rules-endings-commanders-no = Gra toczy się dalej.
rules-endings-claim-no = Nie. Kto może tylko mianować, ten musi mianować.
rules-endings-counting-no = Nie. Liczy się tylko 100 ruchów bez bicia, ruchu żołnierza i mianowania.

# Przy zasadzie i przy pozycji.
rules-differs = źródła się różnią
rules-try = Wypróbuj
rules-try-under = Wypróbuj: { $ruleset }
rules-try-question = Wypróbuj: { $question }
rules-followed = obowiązuje tutaj
rules-trial-allowed = Tutaj wolno.
rules-trial-refused = Tutaj nie wolno.
# Jak odczytuje się pozycję; lista bierek i następna z nich.
rules-trial-board = Pozycja: { $pieces }
rules-trial-list = { $list }; { $next }

# Małe plansze. $subject to bierka albo podpis, $squares i $captures to listy pól.
rules-diagram-reach = { $captures ->
    [none] { $subject }, może wejść na { $squares }
   *[other] { $subject }, może wejść na { $squares }, może bić na { $captures }
}
rules-diagram-squares = { $subject }: { $squares }
rules-diagram-start = Przed ustawianiem figur: na planszy stoją tylko żołnierze.
rules-diagram-any = Gdzie czerwone mogą postawić figurę
rules-diagram-chariot = Gdzie czerwone mogą postawić powóz
rules-diagram-other = Gdzie czerwone mogą postawić pozostałe figury
rules-diagram-promotion = Gdzie mianuje się czerwonych żołnierzy
rules-diagram-mate = Mat: powóz atakuje króla, a czerwony król pilnuje pól, na które tamten mógłby uciec.

# Nazwy bierek: po birmańsku alfabetem łacińskim, co to znaczy i jak nazywają się w każdym języku.
# $role: king, commander, elephant, horse, chariot, soldier.
rules-name-my = { $role ->
    [king] min-gyi
    [commander] sit-ke
    [elephant] sin
    [horse] myin
    [chariot] yahhta
   *[soldier] nè
}
rules-name-commander-script = စစ်ကဲ
rules-name-en = { $role ->
    [king] king
    [commander] commander
    [elephant] elephant
    [horse] horse
    [chariot] chariot
   *[soldier] soldier
}
rules-name-pl = { $role ->
    [king] król
    [commander] komandor
    [elephant] słoń
    [horse] jeździec
    [chariot] powóz
   *[soldier] żołnierz
}
rules-name-zh = { $role ->
    [king] 王
    [commander] 仕
    [elephant] 象
    [horse] 马
    [chariot] 车
   *[soldier] 兵
}
rules-meaning = { $role ->
    [king] „wielki król”
    [commander] „generał, zastępca wodza”
    [elephant] „słoń”
    [horse] „koń”
    [chariot] „pojazd”
   *[soldier] „pan lenny”
}

rules-differences = Gdzie źródła się różnią
rules-differences-lead = Każda karta stawia jedno pytanie wszystkim czterem wariantom zasad i pokazuje na planszy próbę ruchu. O próbie rozstrzygają zasady z tej strony; odnośniki prowadzą do tej samej pozycji według pozostałych.
rules-differ-elephant = Jak chodzi słoń?
rules-differ-setup-order = Kto i kiedy ustawia figury?
rules-differ-zone = Gdzie ustawia się figury?
rules-differ-soldier-square = Czy figurę można postawić na polu żołnierza?
rules-differ-chariot-placement = Gdzie stawia się powóz?
rules-differ-back-rank = Co wolno postawić na linii podstawowej?
rules-differ-facing-chariot = Czy czarny powóz może stanąć naprzeciw czerwonego króla?
rules-differ-exposed-king = Czy czarne mogą ustawić własnego króla pod atakiem?
rules-differ-adjusting = Co następuje po ustawieniu figur?
rules-differ-promotion-squares = Na której części X mianuje się żołnierzy?
rules-differ-only-soldier = Czy jedyny żołnierz strony też potrzebuje X?
rules-differ-promotion-turn = Czy nowy komandor może od razu zrobić krok?
rules-differ-promotion-arrival = Czy żołnierza można mianować w chwili wejścia na X?
rules-differ-promotion-ban = Czy mianowanie może zaatakować bierkę albo odsłonić szacha?
rules-differ-no-reply = Co, jeśli ruch zostawia przeciwnika bez odpowiedzi?
rules-differ-commander-pair = Po królu i komandorze z każdej strony: czy to remis?
rules-differ-promotion-claim = Czy można zażądać remisu, gdy zostało tylko mianowanie?
rules-differ-counting = Czy liczy się ruchy przeciw samotnemu królowi?

# Gdzie źródło milczy albo można je czytać dwojako: jak czytamy je tutaj.
rules-reading-elephant = Tak to czytamy: podręcznik chiński pisze, że słoń się nie cofa, a krok po przekątnej daje mu bez ograniczeń. Uznajemy, że nie cofa się prosto.
rules-reading-setup-order = Tak to czytamy: podręcznik polski nie podaje kolejności, więc idzie za dwoma pozostałymi.
rules-reading-zone = Tak to czytamy: podręczniki chiński i polski mówią o „własnej połowie”. Bierzemy to dosłownie, razem z polami przed żołnierzami.
rules-reading-facing-chariot = Tak to czytamy: liczy się chwila, w której powóz staje na planszy, więc zasłona musi się na niej znaleźć wcześniej.
rules-reading-exposed-king = Tak to czytamy: podręczniki chiński i angielski o tym milczą. Pierwszy ruch mają czerwone, więc króla można by od razu zbić.
rules-reading-adjusting = Tak to czytamy: podręcznik polski pozwala przesunąć figurę o dowolną liczbę pól w dowolnym kierunku. Rozumiemy to jako każde puste pole własnej połowy.
rules-reading-promotion-squares = Tak to czytamy: podręcznik polski mówi o długich przekątnych, a o połowie planszy nie wspomina. Bierzemy obie połowy.
rules-reading-no-reply = Tak to czytamy: podręcznik polski każe zostawić przeciwnikowi ruch „poza królem”. Dosłownie znaczyłoby to, że przeciw samotnemu królowi nie da się grać, więc widzimy w tym właśnie ten zakaz. O remisie pisze tylko podręcznik chiński.

rules-questions = Pytania
rules-ask-chess = Czy to ta sama gra co szachy?
rules-ask-chess-answer = Nie. Sittuyin to szachy z Azji Południowo-Wschodniej o własnych zasadach: armię ustawiasz samodzielnie, komandor i słoń chodzą o jedno pole, a żołnierzy mianuje się na X. Nie są to też szachy tajskie pod inną nazwą.
rules-ask-at-once = Dlaczego nie można ruszyć od razu, jak w szachach?
rules-ask-at-once-answer = Bo ustawianie figur (sit-tee) należy do gry. Na planszy stoją tylko żołnierze; każda strona ustawia pozostałe osiem figur, a ich miejsce to decyzja jak każdy ruch. Dopiero potem strony ruszają się na zmianę.
rules-ask-jump = Czy słoń może przeskakiwać?
rules-ask-jump-answer = Nie. Robi tylko jeden krok, więc nie ma czego przeskakiwać. Skok o dwa pola to ruch słonia z dawnych szachów perskich.
rules-ask-commander = Mój komandor jest na planszy. Czy mogę mianować żołnierza?
rules-ask-commander-answer = Nie. Strona ma jednego komandora naraz. Gdy zostanie zbity, jego miejsce może zająć żołnierz stojący na polu mianowania.
rules-ask-facing = Dlaczego czarny powóz nie może stanąć naprzeciw czerwonego króla?
rules-ask-facing-answer = Zabrania tego ustawianie figur: między nimi musi stać bierka inna niż żołnierz. Powozu nie da się tak postawić od początku, niezależnie od tego, czy byłby z tego szach.
rules-ask-facing-allowed = Według tych zasad może. Zabrania tego tylko podręcznik chiński, chyba że między nimi stoi bierka inna niż żołnierz.
rules-ask-stalemate = Czy wygrywa ten, kto zostawi przeciwnika bez ruchu?
rules-ask-stalemate-answer = Nie, takiego ruchu nie wolno nawet zagrać. Jeśli innego nie ma, jest remis. Wygrywa tylko mat.
rules-ask-stalemate-draw = Nie. Według tych zasad to pat, czyli remis; podręczniki takiego ruchu zabraniają. Wygrywa tylko mat.

rules-history = Historia
rules-history-name = „Sit” znaczy po birmańsku armia albo wojna. Sittuyin, zapisywane စစ်တုရင်, można oddać jako „cztery części armii”: powozy, słonie, konnica i piechota. Wszystkie cztery stoją na planszy.
rules-history-century = Gra przyszła z Indii i wywodzi się z czaturangi. Kiedy dotarła do Birmy, nie wiadomo na pewno, a źródła się różnią: jedno podaje wiek VIII; inne najpóźniej VII, razem z buddyzmem; trzecie VIII, przez królestwa Arakanu i Monów.
rules-history-arms = W 1795 roku brytyjski poseł Michael Symes widział w Rangunie, jak grają w nią ludzie wysokiego stanu. Zauważył, że żadna bierka nie dorównuje siłą królowej z jego szachów, i uznał tę grę za trudniejszą.
rules-history-rules = Birma nigdy nie przyjęła jednych zasad: różniły się w zależności od regionu, a tych, które wybrano na pierwsze mistrzostwa po drugiej wojnie światowej, nie przyjęto wszędzie. Nic dziwnego, że podręczniki się różnią.
rules-history-today = Dziś w Birmie gra się głównie w szachy międzynarodowe. Sittuyin jest nadal lubiane na północnym zachodzie, można też w nie grać przez internet.
rules-history-sources = Kto o tym pisze
rules-source-cyningstan = Cyningstan: Sittuyin. Wiek VII i VIII, nazwa, gdzie się gra.
rules-source-chessvariants = Daw Aye Moe Myint i Peter Nicolaus: Myanma Sit Tu Yin. Arakan i Monowie, regiony, mistrzostwa.
rules-source-ludii = Ludii: świadectwa o sittuyin. Michael Symes w 1795 roku, nazwy bierek.
rules-source-ancientchess = AncientChess: jak grać w sittuyin. Nazwy bierek.
