# Lekcje o szachu, macie i zakończeniu partii. Tekst ma najwyżej trzy zdania, zadanie mówi, co zrobić.

lessons-mate-check-away = Zaatakowany król jest w szachu, a szacha trzeba od razu odeprzeć. Można to zrobić na trzy sposoby. Pierwszy: król odchodzi.
    .task = Spróbuj ruchu jeźdźcem na c3. Potem wyprowadź króla z szacha.
    .done = Król zszedł z kolumny. Na e2 lub e4 powóz nadal by go dosięgał.
    .on-unanswered = Król nadal byłby w szachu. Póki szach nie jest odparty, nic innego się nie liczy.

lessons-mate-check-capture = Drugi sposób: zbić bierkę, która daje szacha. Król mógłby też odejść, ale tak zyskujesz figurę.
    .task = Zbij jeźdźca, który daje szacha.
    .done = Szach odparty, a jeździec zdobyty.

lessons-mate-check-between = Trzeci sposób: zasłonić króla. Pomaga to przeciw powozowi, bo jeździec skacze, a inne bierki szachują tylko z sąsiedniego pola.
    .task = Zasłoń króla bierką tak, żeby inna twoja bierka jej broniła.
    .done = Jeśli powóz zbije na h2, król odbije.
    .on-horse-lost = Powóz bije jeźdźca za darmo i znów jest szach.
    .on-elephant-lost = Powóz bije słonia za darmo i znów jest szach.

lessons-mate-check-pinned = Słoń stoi między swoim królem a powozem. Jest związany: nie wolno mu zejść z tej linii.
    .task = Spróbuj pójść słoniem na d5. Potem znajdź ruch, który mu wolno wykonać.
    .done = Wzdłuż linii wolno mu się ruszyć, bo tam nadal zasłania króla.
    .on-off-the-line = Gdyby słoń zszedł z linii, powóz zaatakowałby króla.

lessons-mate-check-chariot = Jest szach i nie da się go odeprzeć żadnym z trzech sposobów: to mat, czyli wygrana. Dać go może każda bierka oprócz króla.
    .task = Daj mata powozem w jednym ruchu.
    .done = Powóz zamyka cały rząd, a twój król trzy pola przed nim.

lessons-mate-check-horse = Ten król stoi w tłoku własnych figur. Chronią go, ale też zabierają mu pola.
    .task = Daj mata jeźdźcem w jednym ruchu.
    .done = Nie ma czym zasłonić króla, nic nie zbije jeźdźca, a wszystkie pola wokół są zajęte.
    .on-captured = To szach, ale słoń bije jeźdźca.

lessons-mate-check-elephant = Słoń zamyka wiele pól tuż obok siebie. Przy królu musi być broniony i stać tam, gdzie nie zbije go inna bierka.
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

lessons-mate-check-two-moves = Teraz spójrz dalej. Czarne będą się bronić najlepiej, jak umieją.
    .task = Daj mata. Najkrótsza droga, licząc w ruchach: { $par }.
    .done = Jeden powóz zamyka rząd 7, drugi daje mata w rzędzie 8. Dwa powozy nie potrzebują pomocy.
    .hint = Najpierw zepchnij króla na skraj planszy. Który powóz powinien zostać na miejscu?
