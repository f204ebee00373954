# Lekcja o tym, w czym podręczniki się nie zgadzają. Tekst ma najwyżej trzy zdania, zadanie mówi, co zrobić.

lessons-books-books-displaced = Cztery źródła opisują tę samą grę, ale nie we wszystkim się zgadzają. Każdą próbę oceniają tu wszystkie cztery warianty zasad, a dalej grasz według swojego. Na początek: czy można postawić figurę na polu żołnierza?
    .task = Spróbuj postawić jeźdźca na e4.
    .done = Nie wolno ani według twoich zasad, ani w dwóch innych wariantach. Tylko według podręcznika angielskiego żołnierz ustępuje miejsca i przechodzi na puste pole za linią.

lessons-books-books-displaced-en = Cztery źródła opisują tę samą grę, ale nie we wszystkim się zgadzają. Każdą próbę oceniają tu wszystkie cztery warianty zasad, a dalej grasz według swojego. Na początek: czy można postawić figurę na polu żołnierza?
    .task = Postaw jeźdźca na e4 i wybierz pole dla żołnierza.
    .done = Pozwala na to tylko podręcznik angielski. W pozostałych trzech wariantach żołnierz trzyma swoje pole, dopóki nie wykona ruchu.

lessons-books-books-back-rank = Teraz linia podstawowa: kto może na niej stanąć?
    .task = Spróbuj postawić jeźdźca na b1.
    .done = Zabrania tego tylko podręcznik chiński i tylko on nie pozwala postawić czarnego powozu naprzeciw czerwonego króla. W pozostałych na linii podstawowej staje każda figura, a w angielskim i polskim powozy mogą stać także gdzie indziej.

lessons-books-books-back-rank-open = Teraz linia podstawowa: kto może na niej stanąć?
    .task = Postaw jeźdźca na b1.
    .done = Trzy warianty na to pozwalają. Podręcznik chiński zostawia linię podstawową powozom i tylko on nie pozwala postawić czarnego powozu naprzeciw czerwonego króla.

lessons-books-books-adjusting = Obie armie stoją i żaden żołnierz jeszcze się nie ruszył. Czy można się rozmyślić?
    .task = Spróbuj przestawić słonia z g3 na b2.
    .done = Nie wolno: w trzech wariantach walka już trwa. Podręcznik polski by na to pozwolił, bo tam poprawia się figury na własnej połowie, dopóki nie ruszy żaden żołnierz.

lessons-books-books-adjusting-pl = Obie armie stoją i żaden żołnierz jeszcze się nie ruszył. Czy można się rozmyślić?
    .task = Przestaw słonia na b2.
    .done = Poprawiać figury pozwala tylko podręcznik polski. W pozostałych wariantach walka zaczyna się, gdy tylko obie rezerwy są puste, a słoń robi jeden krok.

lessons-books-books-elephant = Wszyscy są zgodni, że słoń chodzi o jedno pole po przekątnej albo prosto do przodu. Czy może też iść prosto do tyłu i w bok?
    .task = Spróbuj obu ruchów: cofnij słonia na d4 i pójdź nim w bok na e5.
    .done = W trzech wariantach nie wolno: słoń ma tylko zaznaczone pola. Według podręcznika polskiego chodzi jak król, o jedno pole w dowolnym kierunku.

lessons-books-books-elephant-pl = Wszyscy są zgodni, że słoń chodzi o jedno pole po przekątnej albo prosto do przodu. Czy może też iść prosto do tyłu i w bok?
    .task = Cofnij słonia na d4, a potem pójdź nim w bok na e4. Zmieścisz się w { $par } ruchach.
    .done = Według podręcznika polskiego słoń chodzi o jedno pole w dowolnym kierunku. Pozostałe warianty zabraniają obu tych ruchów.

lessons-books-books-own-half = Żołnierz na e4 stoi na X, ale na własnej połowie. Jego strona nie ma komandora.
    .task = Spróbuj go mianować.
    .done = W trzech wariantach nie wolno, bo liczy się tylko X na połowie przeciwnika. Według podręcznika polskiego liczy się całe X.

lessons-books-books-own-half-pl = Żołnierz na e4 stoi na X, ale na własnej połowie. Jego strona nie ma komandora.
    .task = Mianuj go na miejscu.
    .done = Według podręcznika polskiego liczy się całe X. W pozostałych wariantach żołnierz musi być na połowie przeciwnika.

lessons-books-books-arrival = Czy żołnierz staje się komandorem już w chwili wejścia na X?
    .task = Przejdź żołnierzem na c6 i spróbuj od razu go mianować. Potem zrób to tak, jak pozwalają twoje zasady.
    .done = W trzech wariantach potrzebne są dwa ruchy. Według podręcznika polskiego wystarczy jeden, a nowy komandor może nawet od razu przesunąć się na puste sąsiednie pole.
    .on-arrived = Według twoich zasad to wciąż żołnierz. Mianowanie jest osobnym ruchem.

lessons-books-books-arrival-pl = Czy żołnierz staje się komandorem już w chwili wejścia na X?
    .task = Przejdź żołnierzem na c6, od razu go mianuj i przesuń nowego komandora na d7.
    .done = Wejście, mianowanie i przesunięcie w jednym ruchu: pozwala na to tylko podręcznik polski. W pozostałych wariantach żołnierz najpierw wchodzi na X, a mianuje się go dopiero potem.
    .on-stay = Mianowanie się udało, ale bez przesunięcia. Spróbuj jeszcze raz i wybierz dla komandora d7.

lessons-books-books-peaceful = Jeśli ten żołnierz zostanie komandorem na e5, od razu zaatakuje jeźdźca na d6.
    .task = Mianuj żołnierza na miejscu.
    .done = W trzech wariantach wolno. Według zasad turniejowych mianowanie nie może niczego atakować ani odsłonić szacha, za to żołnierz może przy nim przejść o jedno pole po przekątnej.

lessons-books-books-peaceful-asean = Jeśli ten żołnierz zostanie komandorem na e5, od razu zaatakuje jeźdźca na d6.
    .task = Spróbuj mianować go na miejscu. Potem mianuj go z krokiem na pole, z którego niczego nie zaatakuje.
    .done = Tylko zasady turniejowe zabraniają tego ataku i tylko one pozwalają na krok. Według trzech podręczników zostałby komandorem na e5.

lessons-books-books-ask = Żadne z czterech źródeł się nie myli: każde opisuje, jak się gdzieś gra. W najważniejszym są zgodne, bo wszędzie wygrywa mat.
    .task = Siadasz do gry z kimś nieznajomym. Co ustalacie najpierw?
    .answer-colour = Kto ma pierwszy ruch
    .reply-colour = To wiadomo z każdego źródła: czerwone. O kolory możecie losować później.
    .answer-ruleset = Według jakich zasad gracie
    .reply-ruleset = Tak. Wystarczy wybrać wariant i o pierwszy powóz nikt się nie pokłóci. W tej aplikacji wariant zasad wybiera się przed każdą partią.
    .answer-nothing = Nic, zasady są wszędzie takie same
    .reply-nothing = Ta lekcja pokazała, czym się różnią, a pierwsza różnica pojawia się już przy ustawianiu figur.
