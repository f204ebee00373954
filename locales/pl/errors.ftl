# Co się stało, co jest bezpieczne i co zrobić.

errors-storage-blocked = Ta przeglądarka niczego nie zapisuje
errors-storage-blocked-hint = Zapis danych jest zablokowany, jak to bywa w oknach prywatnych. Wszystko działa, ale po zamknięciu strony nic z tego nie zostanie.
errors-storage-full = Pamięć przeglądarki jest pełna
errors-storage-full-hint = To, co zapisano wcześniej, jest bezpieczne. To, co robisz teraz, zniknie po zamknięciu strony.
errors-storage-unreadable = Części zapisanych danych nie udało się odczytać
errors-storage-unreadable-hint = Nie skasowano ich, tylko odłożono w tej przeglądarce, a w ich miejscu wszystko zaczyna się od nowa. Reszta jest bez zmian.
errors-storage-stuck-hint = Brakuje miejsca, żeby je odłożyć, więc zostają tam, gdzie są. To, co powstanie zamiast nich, zniknie po zamknięciu strony. Miejsce zwolnisz, kasując wszystko w ustawieniach.

errors-not-found = Nie ma takiej strony
errors-not-found-hint = Do adresu mógł wkraść się błąd albo strona została przeniesiona. Nic z tego, co zapisano, nie przepadło.
errors-not-found-home = Przejdź do strony głównej
