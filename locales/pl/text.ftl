# Partia i pozycja jako tekst: kopiowanie, wklejanie i błędy w tym, co wklejono.

text-fen = Pozycja (FEN)
text-pgn = Partia (PGN)
text-copy-fen = Skopiuj pozycję
text-copy-pgn = Skopiuj partię
text-link = Link do partii
text-copy-link = Skopiuj link
text-paste = Wklej pozycję albo partię
text-load = Wczytaj
text-loaded = Wczytano.
text-empty = Nie ma czego wczytać.
text-fen-error = { $field ->
    [board] Plansza
    [hand] Rezerwa
    [turn] Strona na ruchu
    [unused] Część nr 3
    [limit] Część nr 4
    [halfmoves] Część nr 5
    [fullmoves] Część nr 6
   *[rest] Koniec
}, znak { $at }: nie można odczytać „{ $found }”. { $expected ->
    [piece] Powinna tu być bierka K F R S N P (wielką lub małą literą), cyfra od 1 do 8 albo /.
    [eight-squares] W każdym rzędzie powinno być osiem pól.
    [eight-ranks] Powinno być osiem rzędów rozdzielonych znakiem /.
    [hand-piece] Powinna tu być bierka K F R S N (wielką lub małą literą).
    [bracket] Po rezerwie powinien stać znak ].
    [turn] Powinno tu być w (czerwone) albo b (czarne).
    [dash] Powinien tu być znak -.
    [dash-or-plies] Powinien tu być znak - albo liczba od 1 do 65535.
    [number] Powinna tu być liczba od 0 do 65535.
    [positive] Powinna tu być liczba od 1 do 65535.
   *[end] Nic więcej nie powinno tu być.
}
text-position-error = { $kind ->
    [kings] { play-side }: królów jest { $count }, a powinien być jeden.
    [too-many] { play-side }: za dużo bierek jednego rodzaju ({ play-piece }): { $count }, a może być najwyżej { $most }.
    [soldier] { play-side }: na { $square } nie może stać żołnierz.
    [passed-over] { play-side }: w rezerwie są figury, choć czas ich ustawiania minął.
    [too-early] { play-side } są na ruchu, choć druga strona ma jeszcze figury do ustawienia.
    [attacked] { play-side }: król na { $square } jest zaatakowany, choć ruch ma druga strona.
   *[counting] W tym wariancie zasad nie ma limitu ruchów przeciw samotnemu królowi.
}
text-pgn-error = Wiersz { $line }, znak { $column }: { $what }
text-tag = „{ $found }” to nie znacznik. Znacznik to nazwa i wartość w cudzysłowie, ujęte razem w nawias kwadratowy.
text-variant = „{ $found }” to inna gra.
text-ruleset = „{ $found }” nie jest żadnym z wariantów zh, en, pl, asean.
text-unclosed = To, co się tu otwiera, nigdzie się nie zamyka.
text-ply-error = { play-moves-row }: nie można { $kind ->
    [read] odczytać
   *[play] zagrać
} „{ $found }”. { $what }
text-long = Za długi tekst: { $kind ->
    [position] pozycja
   *[game] partia
} może mieć najwyżej { $most } znaków.
text-more = { $count ->
    [one] I jeszcze jeden błąd.
    [few] I jeszcze { $count } błędy.
    [many] I jeszcze { $count } błędów.
   *[other] I jeszcze { $count } błędu.
}
