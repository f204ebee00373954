# Plansza: jak czyta się pola i bierki, oraz kilka przycisków na niej.

board-grid = { $color ->
    [red] Plansza, czerwone na dole
   *[black] Plansza, czarne na dole
}
board-help = Strzałki przechodzą po polach, Enter podnosi bierkę i próbuje ruchu, Escape ją odkłada. Litery oznaczają bierki: K król, F komandor, S słoń, N jeździec, R powóz, P żołnierz. Litera podnosi taką bierkę z rezerwy albo przechodzi do następnej na planszy. Znak równości mianuje żołnierza na komandora na jego polu, Delete odkłada ustawioną figurę do rezerwy.

board-piece = { $color ->
    [red] { $role ->
        [king] czerwony król
        [commander] czerwony komandor
        [chariot] czerwony powóz
        [elephant] czerwony słoń
        [horse] czerwony jeździec
       *[soldier] czerwony żołnierz
    }
   *[black] { $role ->
        [king] czarny król
        [commander] czarny komandor
        [chariot] czarny powóz
        [elephant] czarny słoń
        [horse] czarny jeździec
       *[soldier] czarny żołnierz
    }
}
board-token = { $role ->
    [king] Kr
    [commander] Km
    [chariot] Pw
    [elephant] Sł
    [horse] Jź
   *[soldier] Żł
}

board-empty = { $square }, puste
board-occupied = { $square }, { board-piece }
board-with-note = { $label }, { $note }

board-note-last-from = początek ostatniego ruchu
board-note-last-to = koniec ostatniego ruchu
board-note-check = w szachu
board-note-taken = podniesiony
board-note-may-promote = może zostać mianowany na komandora
board-note-quiet = można tu przejść
board-note-capture = można zbić
board-note-placement = można tu ustawić
board-note-displacement = można tu ustawić, żołnierz ustąpi miejsca
board-note-promotion-step = można tu przejść i zostać komandorem
board-note-answer = można wybrać
board-note-zone = strefa ustawiania
board-note-forbidden = niedozwolone
board-note-refused = odmowa
board-note-evidence = oto powód
board-note-attacker = atakuje
board-note-denied = niedostępne dla przeciwnika
board-note-hint = podpowiedź
board-note-goal = cel
board-note-chosen = wybrane
board-note-right = dobrze
board-note-wrong = źle
board-note-missed = pominięte

board-options = Możliwości
board-promote-here = Mianuj tutaj
board-move-only = Bez mianowania
board-cancel = Anuluj

board-reserve = { $color ->
    [red] Rezerwa czerwonych
   *[black] Rezerwa czarnych
}
board-in-hand = { board-piece }, w rezerwie: { $count }
