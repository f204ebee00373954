# Lekcje o taktyce, końcówkach i całej partii. Tekst ma najwyżej trzy zdania, zadanie mówi, co zrobić.

lessons-play-tactics-fork = Bierka, która atakuje dwie inne naraz, bierze je w widełki: uciec może tylko jedna. Jeździec robi to jednym skokiem.
    .task = Zdobądź powóz w { $par } ruchach.
    .done = Król musiał uciec spod szacha, a powóz został.

lessons-play-tactics-close-fork = Słonie, komandorzy i żołnierze biorą w widełki z bliska. Trzeba wejść między bierki przeciwnika.
    .task = Zdobądź powóz albo jeźdźca w { $par } ruchach, cokolwiek zrobią czarne.
    .done = Wśród bierek przeciwnika słoń uderza na wiele stron. Tam jest jego miejsce.
    .hint = Z którego pola słoń atakuje jedno i drugie?

lessons-play-tactics-pin = Jeździec jest związany: jeśli zejdzie z linii, powóz zaatakuje jego króla. Związana figura nie ucieknie, więc zaatakuj ją czymś małym.
    .task = Zbij jeźdźca żołnierzem w { $par } ruchach.
    .done = Żołnierz to niska cena za jeźdźca. Najpierw związać, potem atakować.
    .on-too-soon = Komandor odbije, a powóz jest wart więcej niż jeździec.

lessons-play-tactics-skewer = Rożen to odwrócone związanie: z przodu stoi cenniejsza bierka i musi odejść, a ginie ta za nią. Potrafi to tylko powóz, bo wszystkie inne bierki atakują na jeden krok lub jeden skok.
    .task = Zdobądź powóz w { $par } ruchach.
    .done = Z przodu król, za nim powóz, a twój powóz na tej samej linii.

lessons-play-tactics-discovery = Twojemu powozowi często stoi na drodze własna bierka. Gdy zejdzie z linii i sama też coś zaatakuje, groźby są od razu dwie. To atak z odsłony.
    .task = Zdobądź czarny powóz w { $par } ruchach.
    .done = Jeden ruch, dwa ataki: słoń na króla, powóz na powóz.
    .hint = Na którym polu słoń daje szacha i broni go żołnierz?

lessons-play-tactics-overload = Komandor czarnych broni dwóch pól: e7, gdzie stoi ich słoń, i g7, gdzie twój żołnierz grozi matem. Sięga tylko na jeden krok i obu zadaniom nie podoła.
    .task = Odciągnij go z posterunku i daj mata w { $par } ruchach.
    .done = Gdy komandor zbił na e7, nikt już nie bronił g7. Gdyby został na miejscu, czarne straciłyby słonia.
    .hint = Czego jeszcze broni komandor i która twoja bierka może tam bić?
    .on-covered = Komandor z f8 bije żołnierza. Najpierw daj mu inne zajęcie.

lessons-play-tactics-together = Teraz zadanie, w którym nie zdradzamy motywu. Sprawdź każdego szacha.
    .task = Daj mata w { $par } ruchach.
    .done = Jeździec zapędził króla tam, gdzie dał mu mata słoń, broniony przez powóz.
    .hint = Który szach odbiera królowi pola, a powóz zostawia na miejscu?

lessons-play-endings-net = Powóz z królem wygrywa z samotnym królem. Powóz trzyma linię, król odbiera resztę pól, a na skraju planszy jest mat.
    .task = Daj mata w { $par } ruchach.
    .done = Królowie stanęli naprzeciw siebie, a powóz zamknął ostatni rząd.
    .hint = Nie pozwól czarnemu królowi uciec w stronę kolumny h: zajmij którąś kolumnę.

lessons-play-endings-chariot = Teraz samodzielnie, przeciw komputerowi. Najpierw ustaw swojego króla naprzeciw czarnego, potem daj szacha z boku.
    .task = Daj mata w najwyżej 16 ruchach.
    .done = Wygrana! Tak da się zrobić zawsze: zepchnij króla na skraj, stań naprzeciw i daj mata.

lessons-play-endings-wall = Dwa słonie też wygrywają. Stojąc obok siebie, zamykają przed sobą cztery pola z rzędu i czarny król się nie przeciśnie.
    .task = Daj mata w { $par } ruchach.
    .done = Poradziły sobie bez króla. Jeden daje szacha, a drugi go broni.
    .hint = Ustaw oba słonie obok siebie.

lessons-play-endings-elephants = Słonie są powolne, więc trzymaj je razem ze swoim królem. Odbieraj czarnemu królowi pole po polu i zostaw mu jakiś ruch, aż będzie mat.
    .task = Daj mata w najwyżej 30 ruchach.
    .done = Mat powolnymi figurami. Takie końcówki wygrywa cierpliwość.

lessons-play-endings-race = Obaj twoi żołnierze chcą zostać komandorami, a czarny król już biegnie. Żołnierz musi najpierw dojść na X, a mianowanie kosztuje jeszcze jeden ruch.
    .task = Mianuj żołnierza w { $par } ruchach.
    .done = Dwa kroki i mianowanie: czarny król się spóźnił.
    .hint = Policz ruchy każdego żołnierza i ruchy czarnego króla.

lessons-play-endings-race-arrival = Obaj twoi żołnierze chcą zostać komandorami, a czarny król już biegnie. W tym wariancie zasad żołnierza wolno mianować w chwili wejścia na X.
    .task = Mianuj żołnierza w { $par } ruchach.
    .done = Mianowany w chwili wejścia: czarny król się spóźnił.
    .hint = Policz ruchy każdego żołnierza i ruchy czarnego króla.

lessons-play-endings-escort = Tym razem czarny król stoi na drodze. Samotny żołnierz by zginął, niech więc idzie z nim twój król.
    .task = Mianuj żołnierza w najwyżej 20 ruchach.
    .done = Król utorował drogę. W końcówce to silna figura.

lessons-play-first-game-army = Większość armii już stoi: król za żołnierzami, a słonie i komandor tuż przy nich. W rezerwie czekają jeszcze dwa powozy i jeździec.
    .task = Ustaw je tak, żeby żołnierz na e4 był broniony.
    .done = Armia stoi, a e4 ma obronę. Teraz figury ustawiają czarne.
    .hint = Z którego pola jeździec obroni e4?

lessons-play-first-game-army-in-turn = Obie armie rosną na zmianę, po jednej figurze. W twojej rezerwie czekają jeszcze dwa powozy i jeździec.
    .task = Ustaw je tak, żeby żołnierz na e4 był broniony.
    .done = Armia stoi, a e4 ma obronę. Gdy czarne ustawią ostatnią figurę, zacznie się walka.
    .hint = Z którego pola jeździec obroni e4?

lessons-play-first-game-contact = Armie stoją blisko siebie, więc walka zaczyna się od razu. Ruch żołnierza proponuje wymianę, a wymiany otwierają linie twoim powozom. Strzałki wskazują drogę, ostatni krok należy do ciebie.
    .task = Wymień dwóch żołnierzy na polu c4.
    .done = Każda strona straciła dwóch żołnierzy. Powozy mają teraz więcej miejsca.

lessons-play-first-game-chance = Kilka ruchów później. W każdej pozycji sprawdź najpierw szachy i bicia: swoje, a potem czarnych.
    .task = Zdobądź powóz w { $par } ruchach.
    .done = Widełki jak grom z jasnego nieba. Kto szuka takich okazji, ten je znajduje.
    .hint = Czy któryś jeździec może naraz zaatakować króla i powóz?

lessons-play-first-game-advantage = W tej partii masz o jeźdźca więcej i o dwóch żołnierzy mniej: to dobra zamiana. Odtąd grasz samodzielnie, z łagodnym przeciwnikiem.
    .task = Zbij powóz albo daj mata w najwyżej 15 ruchach.
    .done = Dobrze zagrane, i to zupełnie samodzielnie.

lessons-play-first-game-finish = Brakuje tylko końca. Zamykaj króla krok po kroku, a póki nie dajesz szacha, pilnuj, żeby czarnym został jakiś ruch.
    .task = Daj mata w najwyżej 25 ruchach.
    .done = Mat. Tak doprowadza się wygraną partię do końca.

lessons-play-first-game-whole = A teraz wszystko: ustaw armię, zacznij walkę i wygraj. Nikt cię nie pogania.
    .task = Rozegraj całą partię i daj mata.
    .done = To twoja pierwsza wygrana w sittuyin. Możesz teraz grać z każdym.
