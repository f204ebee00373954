# Lekcja o ustawianiu figur. Tekst ma najwyżej trzy zdania, zadanie mówi, co zrobić.

lessons-setup-setup-first = Zanim cokolwiek się ruszy, ustawiasz własną armię. Nazywa się to sit-tee. Żołnierze już stoją, a osiem figur czeka w rezerwie i to ty wybierasz miejsce dla każdej z nich.
    .task = Ustaw króla: wybierz go w rezerwie, a potem wskaż pole za swoimi żołnierzami, na przykład f2.
    .done = Pierwsza figura stoi. Zapisuje się to literą bierki, znakiem @ i polem: K@f2 to król na f2.

lessons-setup-setup-order = Ustawianie zaczynają czerwone i ich król już stoi. W rezerwach czeka jeszcze siedem czerwonych figur i wszystkie osiem czarnych.
    .task = Co dalej?
    .answer-black = Figurę stawiają czarne
    .reply-black = Jeszcze nie. Czarne czekają, aż stanie cała czerwona armia, i dopiero wtedy ustawiają swoją.
    .answer-red = Czerwone stawiają pozostałe siedem figur
    .reply-red = Tak. Czerwone ustawiają całą armię, a po nich czarne, które mogą się już do niej dopasować.
    .answer-move = Czerwone ruszają żołnierzem
    .reply-move = Podczas ustawiania nikt się nie rusza. Najpierw obie rezerwy muszą być puste.

lessons-setup-setup-turns = Tutaj strony stawiają po jednej figurze, na zmianę, więc każda figura może być odpowiedzią na poprzednią. Powozy stają na linii podstawowej. Pozostałe figury mogą stanąć na dowolnym pustym polu za żołnierzami, także na linii podstawowej.
    .task = Postaw króla na linii podstawowej, a po odpowiedzi czarnych komandora w rzędzie 2.
    .done = I tak dalej, aż obie rezerwy będą puste. Potem pierwszy ruch mają czerwone.

lessons-setup-setup-zone = Twoja strefa ustawiania to własna połowa planszy, ale linia podstawowa jest tylko dla powozów. Inne figury stają w rzędach od 2 do 4, byle na pustym polu.
    .task = Wskaż wszystkie pola, na których można postawić drugiego jeźdźca.
    .done = Liczą się nawet pola przed żołnierzami, od a4 do d4. Trzeba odwagi, żeby tam stanąć, bo żołnierze przeciwnika są blisko.

lessons-setup-setup-cannot = Powozy stawia się tylko na linii podstawowej i nic innego nie może tam stanąć. Żadna figura nie może zająć pola żołnierza.
    .task = Sprawdź po kolei: jeździec na b1, powóz na d2, słoń na c3, czyli na polu żołnierza.
    .done = Trzy odmowy i trzy powody. Powozy stają w rzędzie 1, wszystko inne na wolnych polach rzędów od 2 do 4.

lessons-setup-setup-cannot-asean = Twoja strefa ustawiania leży za początkową linią żołnierzy. Powozy mają jeszcze mniej swobody: stają tylko na linii podstawowej.
    .task = Spróbuj postawić powóz na d2, a jeźdźca przed żołnierzami, na d4.
    .done = Jedno i drugie jest niedozwolone. Zaznaczone pola to twoja strefa: od a1 do d2 i od e1 do h3.

lessons-setup-setup-anywhere = Według tego podręcznika na linii podstawowej może stanąć każda figura, a powóz może stanąć także gdzie indziej.
    .task = Postaw powóz na g2, obok króla, a jeźdźca na d1.
    .done = Jedno i drugie jest dozwolone. Powóz strzeże króla z bliska, a jeździec i tak stamtąd wyskoczy.

lessons-setup-setup-gives-way = Figurę możesz postawić nawet tam, gdzie stoi twój żołnierz. Żołnierz ustępuje jej wtedy miejsca i przechodzi na inne puste pole za linią żołnierzy. Wskazujesz je ty.
    .task = Postaw jeźdźca na e4, a potem wybierz pole dla żołnierza.
    .done = Jeździec stoi z przodu, za to żołnierz ma teraz dalszą drogę. To wciąż jeden ruch, a w zapisie są oba pola: N@e4,e2.

lessons-setup-setup-cannot-en = Twoja strefa ustawiania leży za początkową linią żołnierzy. Żołnierz, który ustępuje miejsca, też nie może z niej wyjść. Przed walką nikt nie zyskuje terenu.
    .task = Spróbuj postawić jeźdźca na d4. Potem postaw powóz na a3 i spróbuj wysłać stamtąd żołnierza naprzód, na a4.
    .done = Jedno i drugie jest niedozwolone. Ustępując miejsca, żołnierz nigdy nie wychodzi przed linię.

lessons-setup-setup-facing = Teraz grasz czarnymi, a czerwona armia już stoi. Nie wolno postawić powozu w kolumnie czerwonego króla, jeśli znalazłby się naprzeciw niego. Między f8 a królem stoją dwaj żołnierze: czy to wystarczy?
    .task = Spróbuj postawić powóz na f8.
    .done = Nie wolno: żołnierze się nie liczą, ani czerwoni, ani czarni. Zasłoną na tej linii musi być inna bierka.

lessons-setup-setup-screen = Zasłona to dowolna bierka oprócz żołnierza, twoja albo przeciwnika, która stoi między powozem a królem. Musi tam stać, zanim postawisz powóz.
    .task = Zrób to zgodnie z zasadami: najpierw zasłona, potem powóz na f8.
    .done = W tej kolumnie stoi już jeździec, więc powóz może tam stanąć. Teraz czeka za zasłoną.
    .hint = W rezerwie masz jeźdźca. Które puste pola leżą między f8 a f2?
    .on-facing = Na razie dzielą ich sami żołnierze. Najpierw postaw w tej kolumnie jeźdźca.

lessons-setup-setup-face = Grasz czarnymi, a w rezerwie został ostatni powóz. Czerwony król stoi na f2, a przed nim jeden czerwony i jeden czarny żołnierz. Według twoich zasad powóz może stanąć naprzeciw króla.
    .task = Postaw powóz na f8.
    .done = Wolno. Szacha jeszcze nie ma, ale gdy ci żołnierze zejdą z kolumny, król to poczuje.

lessons-setup-setup-exposed = Czerwone już się ustawiły i to one wykonają pierwszy ruch. Dlatego czarne nie mogą postawić figury tak, żeby ich własny król był atakowany.
    .task = Spróbuj postawić króla na c6, w zasięgu czerwonego jeźdźca.
    .done = Nie wolno: jeździec z d4 doskoczyłby na c6. Zanim postawisz króla, zobacz, co atakuje twoją połowę.

lessons-setup-setup-exposed-en = Czerwone już się ustawiły i to one wykonają pierwszy ruch. Dlatego czarne nie mogą postawić figury tak, żeby ich własny król był atakowany.
    .task = Spróbuj postawić króla na d6, w zasięgu czerwonego jeźdźca.
    .done = Nie wolno: jeździec z e4 doskoczyłby na d6. Zanim postawisz króla, zobacz, co atakuje twoje pola.

lessons-setup-setup-army = Teraz ustawiasz całą armię, w dowolnej kolejności. Czerwony jeździec stoi przed swoimi żołnierzami i zagląda na twoją połowę. Bierka jest słaba, gdy jest atakowana, a nic jej nie broni.
    .task = Ustaw wszystkie osiem czarnych figur i zostaw jak najmniej bierek bez obrony.
    .done = Twoje słabe bierki są zaznaczone. Jeśli nie ma żadnego znaku, brawo: wszystko, co atakowane, ma obronę.

lessons-setup-setup-army-en = Teraz ustawiasz całą armię, w dowolnej kolejności. Czerwony żołnierz ustąpił miejsca jeźdźcowi, który z e4 zagląda do twojego obozu. Bierka jest słaba, gdy jest atakowana, a nic jej nie broni.
    .task = Ustaw wszystkie osiem czarnych figur i zostaw jak najmniej bierek bez obrony.
    .done = Twoje słabe bierki są zaznaczone. Jeśli nie ma żadnego znaku, brawo: wszystko, co atakowane, ma obronę.

lessons-setup-setup-army-asean = Teraz ustawiasz całą czarną armię, w dowolnej kolejności. Po każdej twojej figurze swoją stawiają czerwone. Patrz, w co każda z nich celuje.
    .task = Ustaw wszystkie osiem czarnych figur.
    .done = Obie armie stoją. Żołnierze stykają się tylko w jednym miejscu: ci z e4 i d5 mogą się nawzajem zbić. Obaj od początku mają obronę.

lessons-setup-setup-sound = Czerwony jeździec atakuje dwóch twoich żołnierzy, na b5 i na e6, a nic ich nie broni. W rezerwie masz jeszcze trzy figury.
    .task = Ustaw je tak, żeby wszystko, co atakowane, miało obronę.
    .done = Wszystko, co atakowane, ma teraz obronę. Cokolwiek jeździec zbije, sam zostanie zbity.
    .hint = Jedna figura może bronić obu żołnierzy naraz. Skąd jeździec sięga na b5 i na e6?

lessons-setup-setup-adjust = Obie armie stoją, ale walka jeszcze się nie zaczęła: teraz poprawia się figury. W swoim ruchu możesz przestawić jedną figurę, ale nie żołnierza, na dowolne puste pole własnej połowy. Odległość nie ma znaczenia, a inne bierki nie przeszkadzają.
    .task = Przestaw słonia na b2.
    .done = Przez cały obóz w jednym ruchu. Teraz czarne mogą tak samo poprawić swoją figurę, i tak na zmianę.

lessons-setup-setup-adjust-cannot = Podczas poprawiania figury zostają na własnej połowie. Biją tylko żołnierze i nikt nie jest w szachu.
    .task = Spróbuj przestawić jeźdźca z d2 na f5, na połowę czarnych, a potem zbić nim żołnierza na d5.
    .done = Jedno i drugie jest niedozwolone. Dopóki nie ruszy żaden żołnierz, masz tylko własną połowę.

lessons-setup-setup-begin = Poprawianie kończy się, gdy któraś strona ruszy żołnierzem albo nim zbije. Od tej chwili obie strony walczą, a każda bierka chodzi po swojemu.
    .task = Rusz dowolnym żołnierzem. Potem spróbuj jeszcze raz przestawić słonia z g3 na b2.
    .done = Za późno, walka już trwa. Rusz pierwszym żołnierzem dopiero wtedy, gdy armia stoi tak, jak chcesz.
