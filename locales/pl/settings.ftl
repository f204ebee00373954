# To, co można wybrać.

settings-title = Ustawienia
settings-lead = Każda zmiana działa od razu i zostaje w tej przeglądarce.
settings-look = Wygląd
settings-theme = Motyw
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-pieces = Bierki
settings-pieces-figures = Rysunki
settings-pieces-characters = Znaki chińskie
settings-pieces-letters = Litery
settings-pieces-marks = Kierunki ruchu
settings-board = Plansza
settings-board-teak = Tek
settings-board-lacquer = Laka
settings-board-paper = Papier
settings-coordinates = Pokazuj litery i cyfry przy planszy
settings-preview = Tak wygląda teraz plansza.

settings-playing = Gra
settings-coach = Trener: w partii z komputerem pyta przed ruchem, który traci bierkę albo pozwala na mata
settings-data = Zapisane dane
settings-data-text = Ustawienia, partia i postępy zostają w tej przeglądarce. Nic nie jest nigdzie wysyłane.
settings-data-fine = Zapisywanie działa.
settings-erase = Skasuj wszystko…
settings-erase-title = Skasować wszystko?
settings-erase-text = Znikną ustawienia, rozpoczęta partia, zakończone partie oraz postępy w lekcjach i zadaniach. Nie da się tego cofnąć.
settings-erase-confirm = Skasuj
settings-erase-cancel = Zachowaj wszystko
settings-erased = Wszystko skasowano.
