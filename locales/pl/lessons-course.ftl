# Tytuły rozdziałów i lekcji oraz krótkie motto każdej lekcji.

lessons-course-chapter-armies = Plansza i armie
lessons-course-lesson-board = Plansza i armie
    .motto = Najpierw ustawiasz swoją armię

lessons-course-chapter-pieces = Bierki
lessons-course-lesson-king = Król
    .motto = Jedno pole, byle bezpieczne
lessons-course-lesson-commander = Komandor
    .motto = Jedno pole, zawsze na ukos
lessons-course-lesson-elephant = Słoń
    .motto = Krótki krok i żadnych skoków
lessons-course-lesson-chariot = Powóz
    .motto = Prosto, aż coś stanie na drodze
lessons-course-lesson-horse = Jeździec
    .motto = Nic nie zatrzyma jego skoku
lessons-course-lesson-soldier = Żołnierz
    .motto = Idzie prosto, bije na ukos

lessons-course-chapter-setup = Ustawianie figur
lessons-course-lesson-setup = Ustaw swoją armię
    .motto = Walka dopiero, gdy stanie ostatnia figura

lessons-course-chapter-promotion = Mianowanie na komandora
lessons-course-lesson-promotion = Z żołnierza komandor
    .motto = Komandor może być tylko jeden

lessons-course-chapter-books = Gdzie podręczniki się różnią
lessons-course-lesson-books = Gdzie podręczniki się różnią
    .motto = Jedna gra, cztery źródła

lessons-course-chapter-mate = Szach, mat i koniec partii
lessons-course-lesson-check = Szach i mat
    .motto = Trzy odpowiedzi albo żadnej
lessons-course-lesson-no-reply = Brak ruchu to nie wygrana
    .motto = Zawsze zostaw przeciwnikowi ruch
lessons-course-lesson-ends = Jak kończy się partia
    .motto = Wygrywa mat, a remis ma wiele dróg

lessons-course-chapter-play = Pierwsze partie
lessons-course-lesson-tactics = Podstawy taktyki
    .motto = Jeden ruch, dwie groźby
lessons-course-lesson-endings = Podstawowe końcówki
    .motto = Powoli na skraj planszy, potem mat
lessons-course-lesson-first-game = Pierwsza partia
    .motto = Od ustawiania figur do mata
