# Lekcja o planszy i armiach. Tekst ma najwyżej trzy zdania, zadanie mówi, co zrobić.

lessons-armies-board-walk = Przez planszę biegną dwie długie przekątne. Razem tworzą X, o którym jeszcze nieraz usłyszysz. Komandor chodzi o jedno pole po przekątnej.
    .task = Poprowadź komandora wzdłuż linii aż do rogu, na h8.
    .done = To było jedno ramię X. Drugie biegnie od a8 do h1.
    .on-straight = Tylko po przekątnej: komandor nie chodzi na wprost.

lessons-armies-board-remember = Tę grę wyróżniają trzy rzeczy. Zanim cokolwiek się ruszy, ustawiasz własną armię. Komandor i słoń chodzą tylko o jedno pole, a na X żołnierz może zostać komandorem.

lessons-armies-board-halves = Plansza ma 64 pola, wszystkie jednego koloru. Czerwone stoją na dole, czarne u góry, a każda strona ma własną połowę planszy.
    .task = Które rzędy to własna połowa czerwonych?
    .answer-two = Rzędy 1 i 2
    .reply-two = Więcej: własna połowa to naprawdę pół planszy.
    .answer-four = Rzędy od 1 do 4
    .reply-four = Tak, po cztery rzędy. Czerwone mają rzędy 1–4, czarne 5–8.
    .answer-soldiers = Tylko to, co leży za ich żołnierzami
    .reply-soldiers = Linia żołnierzy to nie granica. Granica biegnie przez sam środek planszy.

lessons-armies-board-back-rank = Skrajny rząd własnej połowy to linia podstawowa. U czerwonych jest to rząd 1.
    .task = Wskaż wszystkie pola linii podstawowej czarnych.
    .done = Rząd 8 to linia podstawowa czarnych, czyli ich pierwszy rząd.

lessons-armies-board-design = Tutaj obie armie są już ustawione. Każda ma to samo: króla, komandora, dwa słonie, dwóch jeźdźców, dwa powozy i ośmiu żołnierzy. Różni je tylko ustawienie, bo każdy gracz wybrał własne.
    .task = Wybierz wygląd bierek. Możesz go zmienić w każdej chwili.

lessons-armies-board-commander = Komandor pomaga królowi. Na początku każda strona ma tylko jednego.
    .task = Wskaż czerwonego komandora.
    .done = Zgadza się. Dopóki stoi na planszy, żaden czerwony żołnierz nie może zostać komandorem.

lessons-armies-board-elephants = Słonie są powolne, ale z bliska bardzo silne. Czerwone bierki są okrągłe, a czarne ośmiokątne.
    .task = Wskaż oba czarne słonie.
    .done = To właśnie one. Stoją blisko swoich żołnierzy, bo tam się przydają.

lessons-armies-board-horses = Jeźdźcy skaczą i nic nie zagrodzi im drogi.
    .task = Wskaż wszystkich czterech jeźdźców, czerwonych i czarnych.
    .done = Czterech jeźdźców, po dwóch z każdej strony.

lessons-armies-board-chariots = Powozy sięgają najdalej: tylko one przejeżdżają całą planszę w jednym ruchu.
    .task = Wskaż wszystkie cztery powozy, czerwone i czarne.
    .done = Zgadza się. Tutaj wszystkie czekają na liniach podstawowych.

lessons-armies-board-first = Żołnierze stoją na planszy od początku. Osiem figur każdej strony czeka w rezerwie.
    .task = Kto zaczyna?
    .answer-red = Czerwone
    .reply-red = Tak. Czerwone pierwsze ustawiają figury i pierwsze wykonują ruch.
    .answer-black = Czarne
    .reply-black = Czarne są drugie. Czerwone zaczynają i ustawianie figur, i walkę.
    .answer-draw-lots = Decyduje los
    .reply-draw-lots = O kolory można losować. Zaczynają jednak zawsze czerwone.
