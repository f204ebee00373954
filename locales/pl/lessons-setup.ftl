# Lekcja o ustawianiu figur. Tekst ma najwyżej trzy zdania, zadanie mówi, co zrobić.

lessons-setup-setup-first = Zanim ktokolwiek się ruszy, sam ustawiasz swoją armię. Nazywa się to sit-tee. Żołnierze już stoją, a pozostałe osiem figur czeka w rezerwie i to ty wybierasz miejsce dla każdej z nich.
    .task = Ustaw króla: wybierz go w rezerwie, a potem wskaż pole za swoimi żołnierzami.
    .done = Pierwsza figura stoi. Zapisuje się to literą bierki, znakiem @ i polem, na przykład K@f2.

lessons-setup-setup-order = Ustawianie zaczynają czerwone i właśnie postawiły króla. W rezerwach czeka jeszcze siedem czerwonych figur i wszystkie osiem czarnych.
    .task = Co dalej?
    .answer-black = Figurę stawiają czarne
    .reply-black = Jeszcze nie. Czarne czekają, aż stanie cała czerwona armia, i dopiero wtedy ustawiają swoją.
    .answer-red = Czerwone stawiają pozostałe siedem figur
    .reply-red = Tak. Czerwone ustawiają całą armię, a po nich czarne, które mogą już odpowiedzieć na to, co widzą.
    .answer-move = Czerwone ruszają żołnierzem
    .reply-move = Podczas ustawiania nikt się nie rusza. Najpierw obie rezerwy muszą być puste.

lessons-setup-setup-turns = Tutaj strony stawiają po jednej figurze, na zmianę. Każda postawiona figura jest więc już odpowiedzią na to, co zrobił przeciwnik. Wszystkie figury oprócz powozów mogą stanąć na dowolnym pustym polu za żołnierzami, także na linii podstawowej.
    .task = Postaw króla na linii podstawowej, a po odpowiedzi czarnych komandora w rzędzie 2.
    .done = I tak dalej, aż obie rezerwy będą puste. Potem pierwszy ruch mają czerwone.

lessons-setup-setup-zone = Twoja strefa ustawiania to własna połowa planszy, ale linia podstawowa jest tylko dla powozów. Reszta figur staje w rzędach od 2 do 4, byle na pustym polu.
    .task = Wskaż wszystkie pola, na których można postawić drugiego jeźdźca.
    .done = Należą do nich nawet pola przed żołnierzami, od a4 do d4. Trzeba odwagi, żeby tam stanąć, bo żołnierze przeciwnika są blisko.

lessons-setup-setup-cannot = Powozy stawia się tylko na linii podstawowej i nic innego stanąć tam nie może. Żadna figura nie może zająć pola żołnierza.
    .task = Sprawdź wszystko po kolei: jeździec na b1, powóz na d2, słoń na c3, czyli na polu żołnierza.
    .done = Trzy odmowy, każda z innego powodu. Powozy stają w rzędzie 1, cała reszta na wolnych polach rzędów od 2 do 4.

lessons-setup-setup-cannot-asean = Twoja strefa ustawiania leży za początkową linią żołnierzy. Powozy mają jeszcze mniej swobody: stają tylko na linii podstawowej.
    .task = Spróbuj postawić powóz na d2, a jeźdźca przed żołnierzami, na d4.
    .done = Obie próby odrzucono. Zaznaczone pola to twoja strefa: od a1 do d2 i od e1 do h3.

lessons-setup-setup-anywhere = Według tego podręcznika na linii podstawowej może stanąć każda figura, a powóz może stanąć także gdzie indziej.
    .task = Postaw powóz na g2, obok króla, a jeźdźca na d1.
    .done = Wszystko w porządku. Powóz strzeże króla z bliska, a jeździec i tak stamtąd wyskoczy.

lessons-setup-setup-gives-way = Figurę możesz postawić nawet tam, gdzie stoi twój żołnierz. Żołnierz ustępuje jej miejsca i przechodzi na inne puste pole za linią żołnierzy, a ty wybierasz, na które.
    .task = Postaw jeźdźca na e4, a potem wybierz pole dla żołnierza.
    .done = Jeździec stoi na przedzie, za to żołnierz ma teraz dalszą drogę. To jedno ustawienie, a w zapisie są oba pola: N@e4,e2.

lessons-setup-setup-cannot-en = Twoja strefa ustawiania leży za początkową linią żołnierzy. Nie może jej opuścić także żołnierz, który ustępuje miejsca, bo przed walką nikt nie zyskuje terenu.
    .task = Spróbuj postawić jeźdźca na d4. Potem postaw powóz na a3 i spróbuj wysłać jego żołnierza naprzód, na a4.
    .done = Obie próby odrzucono. Ustępując miejsca, żołnierz nigdy nie wychodzi przed linię.

lessons-setup-setup-facing = Teraz grasz czarnymi, a czerwona armia już stoi. Twojego powozu nie wolno postawić w kolumnie czerwonego króla, jeśli znalazłby się naprzeciw niego. Między f8 a królem stoją dwaj żołnierze: czy to wystarczy?
    .task = Spróbuj postawić powóz na f8.
    .done = Nie wolno: żołnierze się nie liczą, ani czerwoni, ani czarni. Zasłoną na tej linii musi być inna bierka.

lessons-setup-setup-screen = Zasłona to dowolna bierka oprócz żołnierza, twoja albo przeciwnika, między powozem a królem. Musi tam stać, zanim postawisz powóz.
    .task = Zrób to zgodnie z zasadami: najpierw zasłona, potem powóz na f8.
    .done = Skoro w tej kolumnie stoi jeździec, powóz może wjechać. Teraz czeka za zasłoną.
    .hint = W rezerwie masz jeźdźca. Które puste pola leżą między f8 a f2?
    .on-facing = Na razie dzielą ich sami żołnierze. Najpierw postaw w tej kolumnie jeźdźca.

lessons-setup-setup-face = Grasz czarnymi i w rezerwie został ci ostatni powóz. Czerwony król stoi na f2, a przed nim po jednym żołnierzu z każdej strony. Według twoich zasad powóz może stanąć naprzeciw króla.
    .task = Postaw powóz na f8.
    .done = Wolno. Szacha jeszcze nie ma, ale gdy ci żołnierze zejdą z kolumny, król to poczuje.

lessons-setup-setup-exposed = Czerwone już się ustawiły i to one wykonają pierwszy ruch. Dlatego czarne nie mogą postawić żadnej figury tak, by ich własny król był atakowany.
    .task = Spróbuj postawić króla na c6, w zasięgu czerwonego jeźdźca.
    .done = Nie wolno: jeździec z d4 doskoczyłby na c6. Zanim postawisz króla, zobacz, co atakuje twoją połowę.

lessons-setup-setup-exposed-en = Czerwone już się ustawiły i to one wykonają pierwszy ruch. Dlatego czarne nie mogą postawić żadnej figury tak, by ich własny król był atakowany.
    .task = Spróbuj postawić króla na d6, w zasięgu czerwonego jeźdźca.
    .done = Nie wolno: jeździec z e4 doskoczyłby na d6. Zanim postawisz króla, zobacz, co atakuje twoje pola.

lessons-setup-setup-army = Teraz cała armia jest twoja i ustawiasz ją w dowolnej kolejności. Czerwony jeździec stoi przed swoimi żołnierzami i zagląda na twoją połowę. Bierka jest słaba, gdy jest atakowana, a nic jej nie broni.
    .task = Ustaw wszystkie osiem czarnych figur i zostaw jak najmniej bierek bez obrony.
    .done = Twoje słabe bierki są zaznaczone. Jeśli żadna nie jest zaznaczona, brawo: wszystko, co atakowane, ma obronę.

lessons-setup-setup-army-en = Teraz cała armia jest twoja i ustawiasz ją w dowolnej kolejności. Czerwony żołnierz ustąpił miejsca jeźdźcowi, który z e4 zagląda do twojego obozu. Bierka jest słaba, gdy jest atakowana, a nic jej nie broni.
    .task = Ustaw wszystkie osiem czarnych figur i zostaw jak najmniej bierek bez obrony.
    .done = Twoje słabe bierki są zaznaczone. Jeśli żadna nie jest zaznaczona, brawo: wszystko, co atakowane, ma obronę.

lessons-setup-setup-army-asean = Teraz cała czarna armia jest twoja i ustawiasz ją w dowolnej kolejności. Po każdej twojej figurze swoją stawiają czerwone. Patrz, w co celuje każda z nich.
    .task = Ustaw wszystkie osiem czarnych figur.
    .done = Obie armie stoją. Żołnierze stykają się tylko w jednym miejscu: na e4 i d5 mogą się nawzajem zbić. Obaj od początku mają obronę.

lessons-setup-setup-sound = Czerwony jeździec atakuje dwóch twoich żołnierzy, na b5 i na e6, a nic ich nie broni. W rezerwie masz jeszcze trzy figury.
    .task = Ustaw je tak, by wszystko, co atakowane, miało obronę.
    .done = Nic już nie wisi. Cokolwiek jeździec zbije, sam zostanie zbity.
    .hint = Jedna figura może bronić obu żołnierzy naraz. Skąd jeździec sięga na b5 i na e6?

lessons-setup-setup-adjust = Obie armie stoją, ale walka jeszcze się nie zaczęła: teraz poprawia się figury. W swoim ruchu możesz przestawić jedną figurę, ale nie żołnierza, na dowolne puste pole własnej połowy. Odległość nie gra roli, a inne bierki nie przeszkadzają.
    .task = Przestaw słonia na b2.
    .done = Przez cały obóz, w jednym ruchu. Czarne mogą teraz tak samo poprawić swoją figurę i tak na zmianę.

lessons-setup-setup-adjust-cannot = W czasie poprawiania figury zostają na własnej połowie. Biją tylko żołnierze i nikt nie jest w szachu.
    .task = Spróbuj przestawić jeźdźca z d2 na f5, na połowę czarnych, a potem zbić nim żołnierza na d5.
    .done = Obie próby odrzucono. Dopóki nie ruszy żaden żołnierz, masz do dyspozycji tylko własną połowę.

lessons-setup-setup-begin = Poprawianie kończy się, gdy któraś strona ruszy żołnierzem albo nim zbije. Od tej chwili obie strony walczą i każda bierka chodzi tak, jak umie.
    .task = Rusz dowolnym żołnierzem. Potem jeszcze raz spróbuj przestawić słonia z g3 na b2.
    .done = Za późno, walka już trwa. Rusz pierwszym żołnierzem dopiero wtedy, gdy armia stoi tak, jak chcesz.
