# Teksty strony, zanim program ruszy i gdy nie działa. Zwykły tekst, bez zmiennych.
shell-description = Nauka i gra w sittuyin, szachy birmańskie: ustawianie figur, walka, cztery warianty zasad i powód każdej odmowy.
shell-loading = Wczytywanie gry…
shell-load-failed = Nie udało się wczytać strony
shell-load-failed-hint = Sprawdź połączenie i wczytaj stronę ponownie. Bardzo stara przeglądarka jej nie uruchomi.
shell-crashed = Coś poszło nie tak i strona przestała działać
shell-crashed-hint = To błąd programu, nie twój. Aby grać dalej, wczytaj stronę ponownie.
shell-kept = To, co zapisano w tej przeglądarce, nadal w niej jest: ustawienia, partia i postępy.
shell-reload = Wczytaj ponownie
shell-details = Komunikat programu
shell-no-script = Sittuyin działa w przeglądarce i potrzebuje JavaScriptu. Włącz go i wczytaj stronę ponownie.
