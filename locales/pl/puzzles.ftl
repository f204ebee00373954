# Strona zadań, zanim zadania powstaną.

puzzles-title = Zadania
puzzles-lead = Na tę stronę powstają zadania: pozycja, cel i jedna droga, o której udowodniono, że jest właściwa.
puzzles-meanwhile = Do tego czasu zadania stawia sama gra z komputerem.
puzzles-play = Zagraj partię
