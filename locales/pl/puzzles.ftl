# Strona zadań, zanim zadania powstaną.

puzzles-title = Zadania
puzzles-lead = Powstają tu zadania: pozycja, cel i rozwiązanie, którego poprawność jest dowiedziona.
puzzles-meanwhile = Do tego czasu dość zadań postawi ci partia z komputerem.
puzzles-play = Zagraj partię
