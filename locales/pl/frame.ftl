# To, co jest na każdej stronie: nagłówek, tytuły, powiadomienia.

frame-home = Strona główna
