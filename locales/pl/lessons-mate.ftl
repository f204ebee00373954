# Lekcje o szachu, macie i zakończeniu partii. Tekst ma najwyżej trzy zdania, zadanie mówi, co zrobić.

lessons-mate-check-away = Zaatakowany król jest w szachu, a szacha trzeba od razu odeprzeć. Można to zrobić na trzy sposoby. Pierwszy: król odchodzi na inne pole.
    .task = Spróbuj ruchu jeźdźcem na c3. Potem wyprowadź króla z szacha.
    .done = Król zszedł z kolumny. Na e2 lub e4 powóz nadal by go dosięgał.
    .on-unanswered = Król nadal byłby w szachu. Dopóki szach nie jest odparty, nic innego się nie liczy.

lessons-mate-check-capture = Drugi sposób: zbić bierkę, która daje szacha. Król mógłby też odejść, ale tak zyskujesz figurę.
    .task = Zbij jeźdźca, który daje szacha.
    .done = Szach odparty, a jeździec zbity.

lessons-mate-check-between = Trzeci sposób: zasłonić króla. Pomaga to przeciw powozowi, bo jeździec skacze, a inne bierki szachują z sąsiedniego pola.
    .task = Zasłoń króla bierką, której broni inna twoja bierka.
    .done = Jeśli powóz zbije na h2, król odbije.
    .on-horse-lost = Powóz bije jeźdźca za darmo i znów jest szach.
    .on-elephant-lost = Powóz bije słonia za darmo i znów jest szach.

lessons-mate-check-pinned = Słoń stoi między swoim królem a powozem. Jest związany: nie wolno mu zejść z tej linii.
    .task = Spróbuj pójść słoniem na d5. Potem znajdź ruch, który wolno mu wykonać.
    .done = Wzdłuż linii wolno mu się ruszyć, bo tam nadal zasłania króla.
    .on-off-the-line = Gdyby słoń zszedł z linii, powóz zaatakowałby króla.

lessons-mate-check-chariot = Jest szach i nie da się go odeprzeć żadnym z trzech sposobów: to mat, czyli wygrana. Mata może dać każda bierka oprócz króla.
    .task = Daj mata powozem w jednym ruchu.
    .done = Powóz zamyka cały rząd, a twój król trzy pola przed czarnym królem.

lessons-mate-check-horse = Ten król stoi w tłoku własnych bierek. Chronią go, ale też zabierają mu pola.
    .task = Daj mata jeźdźcem w jednym ruchu.
    .done = Nie ma czym zasłonić króla, nic nie zbije jeźdźca, a wszystkie pola wokół króla są zajęte.
    .on-captured = To szach, ale słoń bije jeźdźca.

lessons-mate-check-elephant = Słoń zamyka wiele pól tuż obok siebie. Przy królu musi jednak mieć obronę i stać tam, gdzie nie zbije go inna bierka.
    .task = Daj mata słoniem w jednym ruchu.
    .done = Słoń daje szacha i zamyka b8. Twój król broni słonia i zamyka b7.
    .on-captured = To szach, ale czarny słoń bije twojego.

lessons-mate-check-commander = Komandor to słaba figura, ale tuż przy królu bywa groźny.
    .task = Daj mata komandorem w jednym ruchu.
    .done = Żołnierz broni komandora, a jeździec z f8 zamyka h7. Na g8 stoi własny jeździec czarnych.

lessons-mate-check-soldier = O wyniku partii może zdecydować najmniejsza bierka. Żołnierz szachuje po przekątnej do przodu.
    .task = Daj mata żołnierzem w jednym ruchu.
    .done = Komandor broni żołnierza, a jeździec zamyka g8 i h7.
    .on-captured = To szach, ale komandora nic tam nie broni i król go bije.

lessons-mate-check-two-moves = Teraz spójrz dalej. Czarne będą się bronić, jak umieją najlepiej.
    .task = Daj mata w { $par } ruchach.
    .done = Jeden powóz zamyka rząd 7, drugi daje mata w rzędzie 8. Dwa powozy nie potrzebują pomocy.
    .hint = Najpierw zepchnij króla na skraj planszy. Który powóz powinien zostać na miejscu?

lessons-mate-no-reply-refused = Przeciwnikowi trzeba zostawić jakiś ruch. Jeśli nie dajesz szacha, a czarne nie mają już żadnego ruchu, to twój ruch jest niedozwolony.
    .task = Spróbuj pójść królem na f7. Potem wygraj zgodnie z zasadami: daj mata.
    .done = Różnicę robi szach: król w szachu, którego nie da się odeprzeć, dostaje mata.
    .on-no-reply = Czarne nie byłyby w szachu, a wszystkie pola wokół ich króla byłyby zamknięte. To niedozwolone.

lessons-mate-no-reply-stalemate = Czarnemu królowi zostało jedno pole: g8. Odbierz mu je bez szacha, a czarne nie będą miały ruchu.
    .task = Sprawdź: zamknij czarnego króla swoim królem.
    .done = To pat, czyli remis. Cała przewaga przepadła.

lessons-mate-no-reply-better = Ta sama pozycja jeszcze raz. Jeden ruch zmienia ją w wygraną.
    .task = Daj mata w jednym ruchu.
    .done = Różnicę robi szach: król w szachu, którego nie da się odeprzeć, dostaje mata.

lessons-mate-no-reply-squares = W tej chwili czarny król nie ma dokąd pójść: twój król zamyka g7 i g8, a powóz h7. Następnym ruchem musisz więc dać szacha albo go wypuścić.
    .task = Wskaż na liniach powozu wszystkie pola, na które nie wolno mu pojechać.
    .done = Z każdego innego pola w rzędzie 7 nadal zamykałby h7. Na samym h7 daje szacha, a to wolno.

lessons-mate-no-reply-room = Zamknięcie króla bez szacha nic nie daje. Uchyl więc klatkę: król z niej wyjdzie i wtedy go złapiesz.
    .task = Daj mata w { $par } ruchach.
    .done = Król musiał wyjść na h7, a powozu na h6 bronił słoń.
    .hint = Powóz musi zjechać z rzędu 7 na pole, z którego w następnym ruchu dojedzie do kolumny h.

lessons-mate-no-reply-another-piece = Król bez ruchu to jeszcze nie koniec, bo może się ruszyć inna bierka. Tutaj czarnym został żołnierz.
    .task = Odbierz królowi ostatnie pole bez szacha, a potem daj mata: wszystko w { $par } ruchach.
    .done = Czarne miały jeszcze jeden ruch, więc twój był dozwolony. A potem był mat.

lessons-mate-no-reply-dead-end = Ruch mają czerwone. Mogłyby zagrać tylko Kg6 albo g6, ale po żadnym z tych ruchów czarne nie miałyby odpowiedzi.
    .task = Co teraz?
    .answer-pass = Czerwone opuszczają ruch
    .reply-pass = W tej grze nie wolno opuścić ruchu.
    .answer-draw = Jest remis
    .reply-draw = Tak. Gdy każdy możliwy ruch jest w ten sposób niedozwolony, partia kończy się remisem.
    .answer-lost = Czerwone przegrały
    .reply-lost = Wygrywa tylko mat, a król czerwonych nie jest nawet w szachu.

lessons-mate-no-reply-elsewhere = Takie pozycje zdarzają się też w innych grach. W szachach brak ruchu oznacza remis, a w xiangqi, czyli szachach chińskich, przegraną.
    .task = A tutaj, jeśli chcesz zagrać Kf7?
    .answer-draw = Jest remis
    .reply-draw = Tak jest w szachach. Tutaj do tego nie dochodzi.
    .answer-loses = Czarne przegrywają
    .reply-loses = Tak jest w xiangqi. Tutaj wygrywa tylko mat.
    .answer-refused = Ten ruch jest niedozwolony
    .reply-refused = Tak. Musisz poszukać innego.

lessons-mate-no-reply-handbooks = Grasz według zasad turniejowych, w których pat to remis. Podręczniki chiński, angielski i polski widzą to inaczej.
    .task = Co mówią o ruchu Kf7?
    .answer-same = Jest remis
    .reply-same = Tak jest tylko w zasadach turniejowych.
    .answer-refused = Ten ruch jest niedozwolony
    .reply-refused = Tak. Według podręczników przeciwnikowi trzeba zostawić jakiś ruch.
    .answer-wins = Wygrywa
    .reply-wins = Tak byłoby w xiangqi, czyli szachach chińskich. W sittuyin wygrywa tylko mat.

lessons-mate-ends-mate = Czarne atakują twojego jeźdźca i mają tyle samo bierek. To wszystko nieważne, jeśli partia skończy się teraz.
    .task = Wygraj następnym ruchem.
    .done = Mat, i partia od razu się kończy. Samego króla nigdy się nie bije.

lessons-mate-ends-rescue = Sam jeździec nie da mata, ale może uratować przegraną partię. Gdy oprócz królów zostaje najwyżej jeden komandor, jeździec lub żołnierz, jest remis.
    .task = Doprowadź do takiego remisu w { $par } ruchach.
    .done = Dwaj królowie i jeździec: tego nikt już nie wygra.
    .hint = Jeździec może naraz zaatakować króla i powóz.

lessons-mate-ends-repetition = Czarne grożą matem na h4. Ale czerwone szachują w kółko z a8 i a7, a czarny król chodzi na g7 i z powrotem na g8.
    .task = Jak to się skończy?
    .answer-on = To może trwać bez końca
    .reply-on = Nie: partia się kończy, gdy ta sama pozycja powtórzy się dość często.
    .answer-draw = Będzie remis
    .reply-draw = Tak. Ta sama pozycja po raz trzeci, z tą samą stroną na ruchu, to remis.
    .answer-loses = Czerwone muszą przestać, bo inaczej przegrają
    .reply-loses = W xiangqi, czyli szachach chińskich, nie wolno szachować bez końca. Tutaj wolno.

lessons-mate-ends-hundred = Po 100 ruchach bez bicia, bez ruchu żołnierza i bez mianowania jest remis. Ruchy obu stron liczy się razem. W tej partii było ich już 99.
    .task = Czerwone chcą grać dalej. Po którym ruchu liczy się od nowa?
    .answer-check = Po szachu powozem
    .reply-check = Szach nic tu nie zmienia: byłoby już pełne 100.
    .answer-soldier = Po ruchu żołnierza
    .reply-soldier = Tak. Żołnierz nigdy się nie cofa, więc partia ruszyła naprzód.
    .answer-king = Po ruchu króla
    .reply-king = Król może chodzić, ile chce, a licznik bije dalej.

lessons-mate-ends-resign = Czerwonym został tylko król i nie mają na co liczyć. Nie trzeba czekać na mata.
    .task = Co mogą zrobić czerwone, żeby zakończyć partię?
    .answer-pass = Opuszczać ruchy, aż czarne się znudzą
    .reply-pass = Ruchu nie wolno opuścić: każda strona musi wykonać swój.
    .answer-resign = Poddać się
    .reply-resign = Tak. Poddać się można w każdej chwili i wtedy wygrywa przeciwnik.
    .answer-draw = Ogłosić remis
    .reply-draw = Remisu nie ma na życzenie. Czerwone musiałyby go wywalczyć na planszy.

lessons-mate-ends-count = Gdy jednej stronie został sam król, a na planszy nie ma żołnierzy, liczy się ruchy. Druga strona ma na mata 64 ruchy z jeźdźcem, 44 ze słoniem, a z powozem jeszcze mniej. Decyduje jej najsilniejsza figura.
    .task = Ile ruchów mają tutaj czerwone?
    .answer-sixteen = 16
    .reply-sixteen = Tak: z powozem jest ich 16. Gdy się wyczerpią, jest remis.
    .answer-forty-four = 44
    .reply-forty-four = Tyle jest ze słoniem. Powóz jest szybszy.
    .answer-hundred = 100
    .reply-hundred = Przeciw samotnemu królowi liczy się dużo krócej.

lessons-mate-ends-commanders = Zostali tylko królowie i po jednym komandorze. Na planszy w kratkę obaj komandorzy staliby na polach tego samego koloru.
    .task = Czy partia toczy się dalej?
    .answer-on = Tak, każdy ma jeszcze figurę
    .reply-on = Nie w tym wariancie: gdy obaj komandorzy stoją na jednym kolorze, jest remis.
    .answer-draw = Nie, jest remis
    .reply-draw = Tak. Gdyby stali na różnych kolorach, partia toczyłaby się dalej.

lessons-mate-ends-no-count = Zasady turniejowe liczą ruchy przeciw stronie, której został sam król: z powozem jest 16 ruchów na mata. Podręczniki takiego liczenia nie znają.
    .task = Jak długo czerwone mogą tutaj próbować w twoim wariancie zasad?
    .answer-sixteen = Przez 16 ruchów
    .reply-sixteen = Tak jest w zasadach turniejowych. W twojej partii to nie obowiązuje.
    .answer-hundred = Dopóki nie minie 100 ruchów
    .reply-hundred = Tak. Nie ma innego limitu ruchów niż 100, liczonych razem dla obu stron.
    .answer-never = Bez końca
    .reply-never = Jest ograniczenie: 100 ruchów bez bicia, bez ruchu żołnierza i bez mianowania.

lessons-mate-ends-books = Podręczniki niewiele mówią o zakończeniu partii. Tam, gdzie milczą, aplikacja stosuje zasady, których gracze się spodziewają.
    .task = O którym zakończeniu mówią wszystkie trzy podręczniki?
    .answer-repetition = Ta sama pozycja po raz trzeci
    .reply-repetition = Nie ma o tym mowy w żadnym podręczniku. Ta zasada jest po to, by partia nie kręciła się w kółko.
    .answer-mate = Mat
    .reply-mate = Tak. Chiński zna też jeden remis: gdy każdy ruch jest niedozwolony, bo zabiera przeciwnikowi wszystkie ruchy. Trzecie powtórzenie, 100 ruchów i zbyt mało bierek dodaje aplikacja.
    .answer-bare = Za mało bierek do mata
    .reply-bare = Nie ma o tym mowy w żadnym podręczniku. Aplikacja kończy takie partie, bo nikt ich nie wygra.
