# Zasady do sprawdzania. Wariant zasad decyduje, które zdania są na stronie.

rules-lead = Cztery źródła opisują tę samą grę, ale w kilku miejscach się różnią. Wybierz wariant zasad, o którym chcesz przeczytać.
rules-unknown = Nie ma wariantu zasad „{ $name }”. Do wyboru są cztery:
rules-source-zh = Na podstawie podręcznika chińskiego. Lekcje i partie toczą się według tych zasad, dopóki nie wybierzesz innych.
rules-source-en = Na podstawie podręcznika angielskiego: przy ustawianiu figur żołnierze mogą ustępować miejsca.
rules-source-pl = Na podstawie podręcznika polskiego: przed walką poprawia się figury, a żołnierza można mianować już w chwili wejścia na X.
rules-source-asean = Tak gra się w serwisie pychess i tak gra program Fairy-Stockfish: figury ustawia się na zmianę, a w niektórych końcówkach liczy się ruchy.
rules-contents = Na tej stronie

rules-board = Plansza
rules-board-squares = Plansza ma osiem kolumn, od a do h, i osiem rzędów, od 1 do 8. Pola nie dzielą się na jasne i ciemne. Narysowane są dwie długie przekątne, które razem nazywamy X.
rules-board-sides = Zaczynają czerwone. Własna połowa czerwonych to rzędy od 1 do 4, a czarnych rzędy od 5 do 8.
rules-board-soldiers = Żołnierze stoją na planszy od początku: czerwoni na a3, b3, c3, d3, e4, f4, g4 i h4, czarni na a5, b5, c5, d5, e6, f6, g6 i h6. Pozostałe osiem figur każdej strony czeka w jej rezerwie.

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
rules-capture = Bierka bije, wchodząc na pole bierki przeciwnika. Wszystkie oprócz żołnierza biją tak, jak chodzą. Króla nigdy się nie bije.
rules-check = Zaatakowany król jest w szachu, a szacha trzeba odeprzeć od razu. Żaden ruch nie może zostawić własnego króla pod atakiem.

rules-setup = Ustawianie figur
rules-setup-armies = Najpierw całą armię ustawiają czerwone, potem czarne.
rules-setup-turns = Strony ustawiają figury na zmianę, po jednej. Zaczynają czerwone.
rules-setup-half = Każda strona ustawia figury na własnej połowie planszy: to jest jej strefa ustawiania.
rules-setup-behind = Każda strona ustawia figury w swojej strefie, za początkową linią żołnierzy: czerwone na polach od a1 do d2 i od e1 do h3, czarne na polach od a6 do d8 i od e7 do h8.
rules-setup-chariots-back = Powozy stawia się na linii podstawowej i nigdzie indziej.
rules-setup-back-chariots = Na linii podstawowej można stawiać tylko powozy.
rules-setup-taken = Na polu żołnierza nie można postawić figury.
rules-setup-gives-way = Figurę można postawić na polu własnego żołnierza. Żołnierz przechodzi wtedy na puste pole strefy ustawiania, które wybiera gracz.
rules-setup-facing = Czarnego powozu nie można postawić naprzeciw czerwonego króla. W kolumnie króla powóz może stanąć tylko wtedy, gdy rozdziela ich bierka inna niż żołnierz, czerwona lub czarna.
rules-setup-exposed = Czarnym nie wolno ustawiać figur tak, że ich własny król stoi pod atakiem, bo pierwszy ruch mają czerwone.
rules-setup-battle = Gdy obie armie stoją, zaczyna się walka, a pierwszy ruch mają czerwone. Jeśli ich król jest wtedy zaatakowany, muszą odeprzeć szacha.
rules-setup-adjusting = Potem następuje poprawianie figur, zaczynają czerwone. W swoim ruchu można albo ruszyć żołnierzem, albo przestawić jedną figurę na dowolne puste pole własnej połowy, choćby najdalsze.
rules-setup-adjusting-ends = W czasie poprawiania biją tylko żołnierze i nikt nie jest w szachu. Pierwszy ruch żołnierza zaczyna walkę dla obu stron. Nie ma w nim mianowania i nie może on zostawić własnego króla pod atakiem.

rules-promotion = Mianowanie na komandora
rules-promotion-when = Żołnierza można mianować na komandora (w szachach: promocja), gdy jego strona nie ma komandora na planszy. Mianowanie nie jest obowiązkowe.
rules-promotion-enemy-x = Żołnierz musi stać na X na połowie przeciwnika: czerwony na a8, b7, c6, d5, e5, f6, g7 lub h8, czarny na a1, b2, c3, d4, e4, f3, g2 lub h1.
rules-promotion-whole-x = Żołnierz musi stać na X, na dowolnej połowie planszy.
rules-promotion-only-soldier = Jedynego żołnierza danej strony można mianować na każdym polu.
rules-promotion-in-place = Mianowanie to osobny ruch: żołnierz staje się komandorem tam, gdzie stoi.
rules-promotion-step = Mianowanie to osobny ruch: żołnierz staje się komandorem tam, gdzie stoi, albo przechodzi przy tym na puste sąsiednie pole po przekątnej.
rules-promotion-arrival = Żołnierza można też mianować w chwili wejścia na X. Nowy komandor zostaje na tym polu albo od razu przesuwa się na puste sąsiednie pole, w dowolnym kierunku.
rules-promotion-ban = Nowy komandor nie może atakować bierki przeciwnika, a mianowanie nie może odsłonić szacha.

rules-endings = Jak kończy się partia
rules-endings-mate = Wygrywa się, dając mata: król jest w szachu i żaden ruch tego szacha nie odpiera.
rules-endings-no-reply = Niedozwolony jest ruch, który nie daje szacha, a zostawia przeciwnika bez żadnego ruchu. Jeśli komuś zostały tylko takie ruchy, jest remis.
rules-endings-stalemate = Pat oznacza remis: strona, na którą przypada ruch, nie jest w szachu, ale nie może się ruszyć.
rules-endings-repetition = Partia kończy się remisem, gdy ta sama pozycja, z ruchem tej samej strony, powstanie po raz trzeci.
rules-endings-hundred = Partia kończy się remisem po 100 ruchach z rzędu (ruchy obu stron liczone razem) bez bicia, ruchu żołnierza i mianowania. Liczy się je od początku walki.
rules-endings-bare = Partia kończy się remisem, gdy oprócz dwóch królów nie ma na planszy nic albo jest tylko jedna bierka: komandor, jeździec lub żołnierz.
rules-endings-commanders = Remis jest też wtedy, gdy każda strona ma tylko króla i komandora, a na zwykłej szachownicy obaj komandorzy staliby na polach tego samego koloru.
rules-endings-claim = Remisu może zażądać gracz, któremu został tylko król i jeden żołnierz, jeśli nie jest w szachu i nie może zrobić nic oprócz mianowania.
rules-endings-counting = Gdy jednej stronie został samotny król, a na planszy nie ma żołnierzy, liczy się ruchy. Każda strona ma ich 16, jeśli silniejsza ma powóz; bez powozu 44, jeśli ma słonia; bez słonia 64, jeśli ma jeźdźca. Gdy limit się wyczerpie, jest remis.

rules-promotion-past = Żołnierz idzie tylko do przodu: gdy minie X na połowie przeciwnika, nigdy już na nim nie stanie.

# Obok zasad: co wynika ze źródeł, które takiej zasady nie mają.
rules-setup-chariots-anywhere = Powóz, jak każdą inną figurę, można postawić w dowolnym miejscu strefy ustawiania.
rules-setup-back-any = Na linii podstawowej można postawić każdą figurę.
rules-setup-facing-allowed = Może, i to bez względu na to, czy coś stoi między nimi.
rules-setup-exposed-allowed = Mogą: przed walką nic nie atakuje.
rules-promotion-only-soldier-no = Tak, nawet ostatniego żołnierza mianuje się tylko na X.
rules-promotion-arrival-no = Nie. Żołnierza, który wszedł na X, można mianować dopiero w którymś z następnych ruchów.
rules-promotion-ban-no = Jedno i drugie jest dozwolone.
rules-endings-commanders-no = Nie, gra toczy się dalej.
rules-endings-claim-no = Nie. Kto może tylko mianować, ten musi mianować.
rules-endings-counting-no = Nie. Obowiązuje tylko reguła 100 ruchów bez bicia, ruchu żołnierza i mianowania.

# Przy zasadzie i przy pozycji.
rules-differs = źródła się różnią
rules-try = Wypróbuj
rules-try-under = Wypróbuj: { $ruleset }
rules-try-question = Wypróbuj: { $question }
rules-tried-back = Wróć do zasad
rules-followed = obowiązuje tutaj
rules-trial-allowed = Tutaj wolno.
rules-trial-refused = Tutaj nie wolno.
rules-trial-turn = { $side ->
    [red] Ruch czerwonych.
   *[black] Ruch czarnych.
}
# Jak odczytuje się pozycję; lista bierek i następna z nich.
rules-trial-board = Pozycja: { $pieces }
rules-trial-list = { $list }; { $next }

# Małe plansze. $subject to bierka albo podpis, $squares i $captures to listy pól.
rules-diagram-reach = { $captures ->
    [none] { $subject } może wejść na { $squares }
   *[other] { $subject } może wejść na { $squares }, a bić na { $captures }
}
rules-diagram-squares = { $subject }: { $squares }
rules-diagram-start = Przed ustawianiem figur: na planszy stoją tylko żołnierze.
rules-diagram-any = Gdzie czerwone mogą postawić figurę
rules-diagram-chariot = Gdzie czerwone mogą postawić powóz
rules-diagram-other = Gdzie czerwone mogą postawić pozostałe figury
rules-diagram-promotion = Gdzie mianuje się czerwonych żołnierzy
rules-diagram-mate = Mat: powóz atakuje króla, a czerwony król strzeże pól, na które czarny mógłby uciec.

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
    [commander] „zastępca wodza”
    [elephant] „słoń”
    [horse] „koń”
    [chariot] „powóz”
   *[soldier] „pan feudalny”
}

rules-differences = Gdzie źródła się różnią
rules-differences-lead = Na każdej karcie jest jedno pytanie, odpowiedzi czterech wariantów zasad i próbny ruch na planszy. Ten ruch ocenia się według zasad z tej strony, a linki otwierają tę samą pozycję w pozostałych wariantach.
rules-differ-elephant = Jak chodzi słoń?
rules-differ-setup-order = W jakiej kolejności ustawia się figury?
rules-differ-zone = Gdzie ustawia się figury?
rules-differ-soldier-square = Czy figurę można postawić na polu żołnierza?
rules-differ-chariot-placement = Gdzie stawia się powóz?
rules-differ-back-rank = Co wolno postawić na linii podstawowej?
rules-differ-facing-chariot = Czy czarny powóz może stanąć naprzeciw czerwonego króla?
rules-differ-exposed-king = Czy czarne mogą ustawić figury tak, że ich król stoi pod atakiem?
rules-differ-adjusting = Co następuje po ustawieniu figur?
rules-differ-promotion-squares = Na której części X mianuje się żołnierzy?
rules-differ-only-soldier = Czy jedynego żołnierza też mianuje się tylko na X?
rules-differ-promotion-turn = Gdy mianowanie jest osobnym ruchem, czy żołnierz może przy tym zrobić krok?
rules-differ-promotion-arrival = Czy żołnierza można mianować w chwili wejścia na X?
rules-differ-promotion-ban = Czy przy mianowaniu wolno zaatakować bierkę albo odsłonić szacha?
rules-differ-no-reply = Co, jeśli ruch nie zostawia przeciwnikowi żadnej odpowiedzi?
rules-differ-commander-pair = Czy król i komandor przeciw królowi i komandorowi to remis?
rules-differ-promotion-claim = Czy można zażądać remisu, gdy zostało tylko mianowanie?
rules-differ-counting = Czy liczy się ruchy przeciw samotnemu królowi?

# Gdzie źródło milczy albo można je czytać dwojako: jak czytamy je tutaj.
rules-reading-elephant = Tak to czytamy: według podręcznika chińskiego słoń się nie cofa, ale krok po przekątnej może robić w każdą stronę. Uznajemy więc, że nie wolno mu tylko iść prosto do tyłu.
rules-reading-setup-order = Tak to czytamy: podręcznik polski nie podaje kolejności, więc bierzemy ją z dwóch pozostałych.
rules-reading-zone = Tak to czytamy: podręczniki chiński i polski mówią o „własnej połowie”. Bierzemy to dosłownie, więc pola przed żołnierzami też się liczą.
rules-reading-facing-chariot = Tak to czytamy: liczy się chwila, w której stawia się powóz, więc zasłona musi już wtedy stać na planszy.
rules-reading-exposed-king = Tak to czytamy: podręczniki chiński i angielski o tym milczą. Pierwszy ruch mają jednak czerwone i mogłyby od razu zbić króla.
rules-reading-adjusting = Tak to czytamy: podręcznik polski pozwala przesunąć figurę o dowolną liczbę pól w dowolnym kierunku. Rozumiemy to jako każde puste pole własnej połowy.
rules-reading-promotion-squares = Tak to czytamy: podręcznik polski mówi o długich przekątnych, ale nie podaje, na której połowie planszy. Uznajemy obie.
rules-reading-no-reply = Tak to czytamy: podręcznik polski każe zostawić przeciwnikowi ruch „poza królem”. Gdyby brać to dosłownie, przeciw samotnemu królowi nie dałoby się grać, więc widzimy w tym zakaz zostawiania przeciwnika bez żadnego ruchu. O remisie mówi tylko podręcznik chiński.

rules-questions = Pytania
rules-ask-chess = Czy to ta sama gra co szachy?
rules-ask-chess-answer = Nie. Sittuyin to szachy z Azji Południowo-Wschodniej, które mają własne zasady: armię ustawiasz po swojemu, komandor i słoń chodzą o jedno pole, a żołnierzy mianuje się na X. Nie są to też szachy tajskie pod inną nazwą.
rules-ask-at-once = Dlaczego partia nie zaczyna się od ruchu, jak w szachach?
rules-ask-at-once-answer = Bo ustawianie figur (sit-tee) jest częścią gry. Na początku stoją tylko żołnierze. Każda strona sama wybiera miejsca dla pozostałych ośmiu figur, a ten wybór waży tyle co każdy ruch. Dopiero potem wykonuje się ruchy na zmianę.
rules-ask-jump = Czy słoń może przeskakiwać bierki?
rules-ask-jump-answer = Nie. Robi tylko jeden krok, więc nie ma czego przeskoczyć. O dwa pola skakał słoń w dawnych szachach perskich.
rules-ask-commander = Mój komandor jest jeszcze na planszy. Czy mogę mianować żołnierza?
rules-ask-commander-answer = Nie. Każda strona może mieć naraz tylko jednego komandora. Gdy zostanie on zbity, jego miejsce może zająć żołnierz, który stoi na polu mianowania.
rules-ask-facing = Dlaczego czarny powóz nie może stanąć naprzeciw czerwonego króla?
rules-ask-facing-answer = Zabraniają tego zasady ustawiania figur: między nimi musi stać bierka inna niż żołnierz. Takie postawienie powozu jest niedozwolone, nawet jeśli nie byłoby z niego szacha.
rules-ask-facing-allowed = Według tych zasad może. Zabrania tego tylko podręcznik chiński, a i on pozwala, gdy między nimi stoi bierka inna niż żołnierz.
rules-ask-stalemate = Czy wygrywa ten, kto zostawi przeciwnika bez ruchu?
rules-ask-stalemate-answer = Tylko wtedy, gdy to mat. Ruchu, który nie daje szacha, a zostawia przeciwnika bez odpowiedzi, nie wolno wykonać. Jeśli innego nie ma, jest remis.
rules-ask-stalemate-draw = Nie. Według tych zasad to pat, czyli remis; podręczniki takiego ruchu zabraniają. Wygrywa tylko mat.

rules-history = Historia
rules-history-name = „Sit” to po birmańsku armia albo wojna. Nazwę sittuyin, zapisywaną စစ်တုရင်, można oddać jako „cztery rodzaje wojsk”: wozy bojowe, słonie, konnica i piechota. Wszystkie cztery stoją na planszy.
rules-history-century = Gra przyszła z Indii i wywodzi się z czaturangi. Nie wiadomo na pewno, kiedy dotarła do Birmy. Według jednego źródła w VIII wieku; według innego najpóźniej w VII, wraz z buddyzmem; według trzeciego w VIII, przez królestwa Arakanu i Monów.
rules-history-arms = W 1795 roku brytyjski poseł Michael Symes zobaczył w Rangunie, że grają w nią dostojnicy. Zauważył, że żadna bierka nie ma takiej siły jak hetman w znanych mu szachach, i uznał tę grę za trudniejszą.
rules-history-rules = W Birmie nigdy nie ujednolicono zasad: w różnych regionach grano różnie, a zasady wybrane na pierwsze mistrzostwa po drugiej wojnie światowej nie wszędzie się przyjęły. Nic dziwnego, że podręczniki nie są zgodne.
rules-history-today = Dziś w Birmie gra się głównie w szachy międzynarodowe. Na północnym zachodzie sittuyin wciąż ma wielu miłośników, a zagrać w nie można także przez internet.
rules-history-sources = Źródła
rules-source-cyningstan = Cyningstan: Sittuyin. Wiek VII i VIII, nazwa, gdzie się gra.
rules-source-chessvariants = Daw Aye Moe Myint i Peter Nicolaus: Myanma Sit Tu Yin. Arakan i Monowie, regiony, mistrzostwa.
rules-source-ludii = Ludii: świadectwa o sittuyin. Michael Symes w 1795 roku, nazwy bierek.
rules-source-ancientchess = AncientChess: jak grać w sittuyin. Nazwy bierek.
