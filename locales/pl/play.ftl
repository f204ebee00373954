# Strona gry i strona ćwiczenia ustawiania figur.

play-title = Gra
play-lead = Ustaw armię po swojemu i stocz walkę: z kimś przy tym samym ekranie albo z komputerem.

# W środku zdania; jako dopełnienie bicia; na początku zdania.
play-piece = { $piece ->
    [king] król
    [commander] komandor
    [chariot] powóz
    [elephant] słoń
    [horse] jeździec
   *[soldier] żołnierz
}
play-piece-object = { $captured ->
    [king] króla
    [commander] komandora
    [chariot] powóz
    [elephant] słonia
    [horse] jeźdźca
   *[soldier] żołnierza
}
play-piece-first = { $piece ->
    [king] Król
    [commander] Komandor
    [chariot] Powóz
    [elephant] Słoń
    [horse] Jeździec
   *[soldier] Żołnierz
}
play-side = { $side ->
    [red] Czerwone
   *[black] Czarne
}

play-new = Nowa partia
play-who = Kto gra
play-who-two = Dwie osoby przy ekranie
play-who-machine = Z komputerem
play-colour = Twoja strona
play-colour-red = Czerwone
play-colour-black = Czarne
play-colour-random = Losowo
play-level = Poziom
play-level-name = { $level ->
    [1] 1 · Pierwsze kroki
    [2] 2 · Początkujący
    [3] 3 · Uczeń
    [4] 4 · Amator
    [5] 5 · Gracz klubowy
    [6] 6 · Mocny gracz
    [7] 7 · Ekspert
   *[8] 8 · Mistrz
}
play-level-note = Na poziomie 1 komputer patrzy tylko na jeden ruch naprzód i wiele mu umyka; na poziomie 8 gra najlepiej, jak umie.
play-ruleset-zh = Całą armię ustawiają najpierw czerwone, potem czarne; powozy, i tylko one, stoją na linii podstawowej.
play-ruleset-en = Figury ustawia się za linią żołnierzy, a żołnierz może ustąpić figurze miejsca.
play-ruleset-pl = Po ustawieniu poprawia się figury, dopóki nie ruszy się żołnierz; żołnierza można mianować w chwili wejścia na X.
play-ruleset-asean = Figury ustawia się na zmianę, po jednej; nowy komandor nie może niczego atakować, a w niektórych końcówkach liczy się ruchy.
play-start = Rozpocznij partię
play-back-to-game = Wróć do partii

play-modes = Co daje każdy tryb
play-modes-mode = Tryb
play-modes-hint = Podpowiedź
play-modes-take-back = Cofanie ruchu
play-modes-replay = Odtwarzanie partii
play-modes-no = Nie
play-modes-yes = Tak
play-modes-warning = Tylko ostrzeżenie przy ostatniej okazji do mianowania
play-modes-agreed = Za zgodą drugiej osoby
play-modes-any-time = W każdej chwili

play-task-place = { $side ->
    [red] Czerwone ustawiają figury, zostało: { $left }
   *[black] Czarne ustawiają figury, zostało: { $left }
}
play-task-adjust = { $side ->
    [red] Czerwone poprawiają figury albo ruszają żołnierzem
   *[black] Czarne poprawiają figury albo ruszają żołnierzem
}
play-task-move = { $side ->
    [red] Ruch czerwonych
   *[black] Ruch czarnych
}
play-task-own-place = Ustaw swoje figury, zostało: { $left }
play-task-own-adjust = Popraw figury albo rusz żołnierzem
play-task-own-move = Twój ruch
play-task-check = { $task } · szach
play-task-thinking = Komputer myśli…
play-task-over = Partia skończona
play-task-looking = Oglądasz wcześniejszą pozycję

play-task-soldier = Dokąd przejdzie żołnierz?
play-task-arrival = Czy i gdzie mianować?
play-place-how = Wybierz figurę z rezerwy, a potem jedno ze świecących pól. Pola zakreskowane są dla niej niedostępne: spróbuj, a dowiesz się dlaczego. Ustawioną figurę możesz jeszcze przestawić albo odłożyć do rezerwy.
play-adjust-how = Walka zaczyna się od ruchu żołnierza. Do tego czasu w swoim ruchu przestawiasz jedną figurę na dowolne puste pole własnej połowy albo ruszasz żołnierzem.
play-soldier-how = Stoi tam żołnierz, który ustąpi miejsca. Wybierz dla niego puste pole strefy ustawiania.
play-arrival-how = Mianuj żołnierza na polu, na które wchodzi, wskaż sąsiednie pole, na które przesunie się nowy komandor, albo wykonaj ruch bez mianowania.
play-promote-how = Żołnierz z odznaką może zostać komandorem. Podnieś go, aby zobaczyć możliwości.

play-arrays = Gotowe armie
play-array-shield = Osłona króla
play-array-attack = Wczesny atak
play-surprise = Zaskocz mnie
play-put-back = Odłóż tę figurę
play-clear = Odłóż całą armię

play-flip = Obróć planszę
play-hint = Podpowiedź
play-take-back = Cofnij ruch
play-resign = Poddaj partię
play-claim = Zażądaj remisu
play-move-now = Wymuś ruch
play-actions = Partia

play-resign-title = Poddać tę partię?
play-resign-text = { $side ->
    [red] Czerwone poddają partię, wygrywają czarne.
   *[black] Czarne poddają partię, wygrywają czerwone.
}
play-resign-yes = Poddaję
play-resign-no = Gram dalej
play-agree-title = { $side ->
    [red] Czerwone proszą o cofnięcie ruchu
   *[black] Czarne proszą o cofnięcie ruchu
}
play-agree-text = { $side ->
    [red] Czy czarne się zgadzają?
   *[black] Czy czerwone się zgadzają?
}
play-agree-yes = Zgadzam się
play-agree-no = Odmawiam
play-last-chance-title = Ostatnia okazja do mianowania
play-last-chance-text = Żołnierz na { $square } może teraz zostać komandorem. Tym ruchem minie X na dobre.
play-last-chance-yes = Ruszam mimo to
play-last-chance-no = Zostaję

play-moves = Ruchy
play-moves-none = Nie wykonano jeszcze żadnego ruchu.
play-moves-row = Ruch { $number }
play-moves-go = Pokaż pozycję po ruchu { $move }
play-first = Pozycja początkowa
play-previous = Poprzednia pozycja
play-next = Następna pozycja
play-last = Wróć do partii

play-write = Wpisz ruch
play-write-example = Na przykład Ne3, e5=F albo R@a1
play-write-do = Zagraj
play-write-unreadable = Nie można odczytać znaku nr { $at }. { play-write-expected }
play-write-expected = { $expected ->
    [hand-piece] Przed @ powinna stać bierka K, F, S, N lub R.
    [square] Powinno tu być pole od a1 do h8.
    [commander] Po = powinno stać F.
   *[end] Nic więcej nie powinno tu być.
}
play-write-no-piece = { $piece ->
    [king] Strona na ruchu nie ma króla, który by tu pasował.
    [commander] Strona na ruchu nie ma komandora, który by tu pasował.
    [chariot] Strona na ruchu nie ma powozu, który by tu pasował.
    [elephant] Strona na ruchu nie ma słonia, który by tu pasował.
    [horse] Strona na ruchu nie ma jeźdźca, który by tu pasował.
   *[soldier] Strona na ruchu nie ma żołnierza, który by tu pasował.
}
play-write-ambiguous = To może znaczyć: { $moves }.

play-machine-again = Przeciwnik komputerowy przestał odpowiadać i został uruchomiony ponownie. Partia toczy się dalej.
play-machine-dead = Nie udało się uruchomić przeciwnika komputerowego
play-machine-dead-text = Partia jest bezpieczna. Uruchom przeciwnika jeszcze raz albo wczytaj stronę ponownie.
play-machine-retry = Uruchom przeciwnika

play-won = { $side ->
    [red] Czerwone wygrywają
   *[black] Czarne wygrywają
}
play-you-won = Wygrywasz
play-you-lost = Wygrywa komputer
play-drawn = Remis
play-ending = { $who }. { $why }
play-end-checkmate = Mat: król jest w szachu, którego żaden ruch nie odpiera.
play-end-resignation = Partię poddano.
play-end-insufficient = Tym, co zostało na planszy, nie da się dać mata.
play-end-stalemate = Pat: nie ma żadnego ruchu, a król nie jest w szachu.
play-end-no-reply = Każdy możliwy ruch zostawiłby przeciwnika bez odpowiedzi, a takie ruchy są niedozwolone.
play-end-repetition = Ta sama pozycja stanęła na planszy po raz trzeci.
play-end-hundred = Sto ruchów (ruchy obu stron liczone razem) bez bicia, ruchu żołnierza i mianowania.
play-end-count = Wyczerpał się limit ruchów przeciw samotnemu królowi.
play-end-claimed = Remis na żądanie: królowi z jednym żołnierzem zostało tylko mianowanie.
play-rematch = Rewanż

play-said = { play-side }: { $kind ->
    [place] { play-piece } ustawiony na { $square }
    [displace] { play-piece } ustawiony na { $square }, żołnierz ustępuje miejsca i staje na { $second }
    [relocate] { play-piece } przestawiony na { $square }
    [promote] żołnierz na { $square } zostaje komandorem
    [step] żołnierz przechodzi na { $square } i zostaje komandorem
    [arrive] żołnierz na { $square }
    [shift] żołnierz na { $square }
   *[move] { play-piece } na { $square }
}{ $captured ->
    [none] { "" }
   *[other] , bije { play-piece-object }
}{ $kind ->
    [arrive] , zostaje komandorem
    [shift] , zostaje komandorem i przesuwa się na { $second }
   *[other] { "" }
}{ $state ->
    [check] , szach
    [mate] , mat
   *[none] { "" }
}.
play-said-two = { $first } { $second }
play-said-taken-back = Cofnięto.
play-said-screen = { $along ->
    [one] Do rezerwy wróciła jeszcze jedna figura, bo bez tej nie mogła stać na swoim miejscu.
    [few] Do rezerwy wróciły jeszcze { $along } figury, bo bez tej nie mogły stać na swoich miejscach.
    [many] Do rezerwy wróciło jeszcze { $along } figur, bo bez tej nie mogły stać na swoich miejscach.
   *[other] Do rezerwy wróciło jeszcze { $along } figury, bo bez tej nie mogły stać na swoich miejscach.
}
play-said-filled = Armia ustawiona.

play-text = Partia i pozycja jako tekst

play-setup-title = Poćwicz ustawianie figur
play-setup-lead = Wybierz stronę. Czerwone ustawiają się pierwsze, a czarne widzą ich ustawienie i na nie odpowiadają.
play-setup-start = Ustawiaj
play-setup-done = Obie armie ustawione
play-setup-done-text = W tej pozycji zaczyna się walka. Możesz grać dalej albo ustawić inną armię.
play-setup-weak = Słabe punkty twojej armii
play-setup-strong = Żadna twoja bierka nie stoi pod atakiem bez obrony.
play-setup-king = Twój król na { $square } jest atakowany przez { $pieces }.
play-setup-hanging = Zostawiasz pod atakiem i bez obrony: { $pieces }.
play-setup-play-on = Graj od tego miejsca
play-setup-again = Inna armia
play-replace-title = Porzucić rozpoczętą partię?
play-replace-text = Ta partia jeszcze trwa. Jeśli ją porzucisz, nie da się do niej wrócić.
play-replace-yes = Porzuć partię
play-replace-no = Zachowaj partię
play-replaced = Na planszy jest teraz druga partia.

play-link-broken = Ten link nie zawiera partii
play-link-broken-hint = Być może brakuje jego części. Poproś o niego jeszcze raz albo wklej partię jako tekst pod planszą.
