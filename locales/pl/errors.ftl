# Co się stało, co jest bezpieczne i co zrobić.

errors-storage-blocked = Ta przeglądarka niczego nie zapisuje
errors-storage-blocked-hint = Pamięć strony jest zablokowana, jak w niektórych oknach prywatnych. Wszystko działa, ale zniknie po zamknięciu strony.
errors-storage-full = Pamięć przeglądarki jest pełna
errors-storage-full-hint = To, co zapisano wcześniej, jest bezpieczne. To, co robisz teraz, zniknie po zamknięciu strony.
errors-storage-unreadable = Części zapisanych danych nie udało się odczytać
errors-storage-unreadable-hint = Zostały odłożone w tej przeglądarce, nie skasowane, a na ich miejscu zaczynamy od nowa. Reszta jest bez zmian.

errors-not-found = Tu nie ma żadnej strony
errors-not-found-hint = W adresie mógł się wkraść błąd albo stronę przeniesiono. Nic z tego, co zapisano, nie przepadło.
errors-not-found-home = Przejdź do strony głównej
