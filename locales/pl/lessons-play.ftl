# Lekcje o taktyce, końcówkach i całej partii. Tekst ma najwyżej trzy zdania, zadanie mówi, co zrobić.

lessons-play-tactics-fork = Bierka, która atakuje dwie inne naraz, bierze je w widełki: uciec może tylko jedna. Jeździec robi to jednym skokiem.
    .task = Zdobądź powóz. Najkrótsza droga, licząc w ruchach: { $par }.
    .done = Król musiał uciec spod szacha, a powóz został.

lessons-play-tactics-close-fork = Słonie, komandorzy i żołnierze biorą w widełki z bliska. Trzeba wejść w sam środek bierek przeciwnika.
    .task = Zdobądź powóz albo jeźdźca, cokolwiek zrobią czarne. Najkrótsza droga, licząc w ruchach: { $par }.
    .done = W środku wrogich sił słoń uderza na wiele stron. Tam jest jego miejsce.
    .hint = Z którego pola słoń atakuje jedno i drugie?

lessons-play-tactics-pin = Jeździec jest związany: jeśli zejdzie z linii, powóz zaatakuje jego króla. Związana figura nie ucieknie, więc zaatakuj ją czymś małym.
    .task = Zbij jeźdźca żołnierzem. Najkrótsza droga, licząc w ruchach: { $par }.
    .done = Żołnierz to niska cena za jeźdźca. Najpierw związać, potem atakować.
    .on-too-soon = Komandor odbije, a powóz jest wart więcej niż jeździec.

lessons-play-tactics-skewer = Rożen to odwrócone związanie: z przodu stoi cenniejsza bierka i musi odejść, a ginie ta za nią. Potrafi to tylko powóz, bo wszystkie inne bierki atakują na jeden krok lub jeden skok.
    .task = Zdobądź powóz. Najkrótsza droga, licząc w ruchach: { $par }.
    .done = Król z przodu, powóz z tyłu, a twój powóz trafił ich obu na jednej linii.

lessons-play-tactics-discovery = Twojemu powozowi często stoi na drodze własna bierka. Gdy z niej zejdzie, powóz atakuje, a jeśli ona też coś zaatakuje, groźby są od razu dwie.
    .task = Zdobądź czarny powóz. Najkrótsza droga, licząc w ruchach: { $par }.
    .done = Jeden ruch, dwa ataki: słoń na króla, powóz na powóz.
    .hint = Na którym polu słoń daje szacha, a żołnierz go broni?

lessons-play-tactics-overload = Komandor czarnych broni dwóch pól: e7, gdzie stoi ich słoń, i g7, gdzie twój żołnierz grozi matem. Sięga tylko na jeden krok i obu zadaniom nie podoła.
    .task = Odciągnij go z posterunku i daj mata. Najkrótsza droga, licząc w ruchach: { $par }.
    .done = Gdy komandor zbił na e7, nikt już nie bronił g7. Gdyby został na miejscu, zdobyłbyś słonia.
    .hint = Czego jeszcze broni komandor i która twoja bierka może tam bić?
    .on-covered = Komandor z f8 bije żołnierza. Najpierw daj mu inne zajęcie.

lessons-play-tactics-together = Teraz zadanie bez nazwy w nagłówku. Sprawdź każdego szacha.
    .task = Daj mata. Najkrótsza droga, licząc w ruchach: { $par }.
    .done = Jeździec zapędził króla tam, gdzie dał mu mata słoń, broniony przez powóz.
    .hint = Który szach odbiera królowi pola, a powóz zostawia na miejscu?
