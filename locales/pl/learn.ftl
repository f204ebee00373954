# Kurs i lekcja na ekranie.

learn-title = Nauka
learn-lead = Krótkie lekcje, w których uczysz się na planszy: jak chodzą bierki, jak ustawić figury, na czym polegają mianowanie i mat. Gdy jakiegoś ruchu nie wolno wykonać, dowiesz się dlaczego.

# Kurs.
learn-start = Zacznij
learn-go-on = Kontynuuj: „{ $lesson }”
learn-all-done = Wszystkie lekcje za tobą. Pora zagrać!
learn-play = Zagraj partię
# $done z $steps: kroki lekcji.
learn-state = { $state ->
    [new] Liczba kroków: { $steps }
    [begun] Ukończone kroki: { $done } z { $steps }
   *[done] Ukończona
}
learn-stars = Gwiazdki: { $stars } z 3
learn-requires = Najlepiej po lekcjach: { $lessons }
learn-list = { $list }, { $next }
learn-book = Twój wariant zasad
learn-book-lead = Podręczniki nie we wszystkim są zgodne. Uczysz się według jednego wariantu zasad i w każdej chwili możesz go zmienić.
learn-book-fixed = Ten wariant zasad był zapisany w linku. Możesz wybrać inny.

# Lekcja.
learn-crumb = { $chapter } · krok { $step } z { $steps }
learn-steps = Kroki tej lekcji
learn-step = Krok { $step }{ $state ->
    [done] , ukończony
   *[open] { "" }
}
learn-task = Twoje zadanie
learn-answers = Odpowiedzi
learn-check = Sprawdź
learn-hint = Podpowiedź
learn-show = Pokaż
learn-again = Jeszcze raz
learn-next = Dalej
learn-next-lesson = Dalej: { $lesson }
learn-all-lessons = Wszystkie lekcje
learn-actions = Lekcja
learn-looking = { $now } / { $all }{ $back ->
    [yes] { " " }· Oglądasz wcześniejszą pozycję.
   *[no] { "" }
}
learn-said-step = { $crumb }. { $text }
learn-said-task = { $text } Twoje zadanie: { $task }
learn-no-lesson = Nie ma takiej lekcji
learn-no-lesson-text = Być może ma teraz inny adres. Wszystkie lekcje są na jednej stronie.

# Odpowiedzi. $stars: od 1 do 3.
learn-done = { $stars ->
    [one] Zrobione, na jedną gwiazdkę
    [few] Zrobione, na { $stars } gwiazdki
    [many] Zrobione, na { $stars } gwiazdek
   *[other] Zrobione, na { $stars } gwiazdki
}
learn-not-yet = To jeszcze nie wszystko
learn-not-this = Nie ta odpowiedź
learn-spotted = Dobrze: { $right }. Źle: { $wrong }. Brakuje: { $missed }.
learn-failed = To nie prowadzi do celu
learn-failed-refuted = { $reply } Po tej odpowiedzi celu nie da się już osiągnąć.
learn-failed-spoilt = Zadanie na to nie pozwala.
learn-failed-off = Ruch jest dozwolony, ale ten krok prowadzi inną drogą.
learn-failed-stuck = Nie masz już żadnego ruchu.
learn-failed-tries = Ruchy się skończyły, a cel wciąż nie jest osiągnięty.
learn-hint-area = Przyjrzyj się zaznaczonym polom.
learn-hint-piece = Poradzi sobie z tym bierka na { $square }.
learn-hint-hand = Weź to z rezerwy: { play-piece }.
learn-hint-ply = Spróbuj ruchu { $move }.
learn-hint-count = { $count ->
    [one] Właściwe jest jedno pole.
    [few] Właściwe są { $count } pola.
    [many] Właściwych jest { $count } pól.
   *[other] Właściwych jest { $count } pola.
}
learn-hint-lost = Z tej pozycji celu nie da się już osiągnąć. Cofnij ruch albo zacznij jeszcze raz.
learn-hint-off = To już inna droga niż w tym kroku. Graj dalej po swojemu, a jeśli wolisz podpowiedzi, zacznij jeszcze raz.
learn-said-chosen = Wybrano { $square }.
learn-said-not-chosen = Odznaczono { $square }.

# Każda próba we wszystkich czterech wariantach, obok siebie. $book, $allowed i $refused stoją po „według”.
learn-compare = Cztery warianty zasad
learn-compare-note = Spróbuj, a zobaczysz obok siebie odpowiedzi wszystkich czterech wariantów zasad.
learn-compare-yours = twój wariant
learn-compare-allowed = Wolno.
learn-compare-refused = Nie wolno.
learn-compare-never = Nie dotyczy.
learn-compare-never-text = Według tych zasad nie mogłoby dojść do tej pozycji.
learn-compare-board = Plansza po tej próbie według { $book }
learn-compare-book = { $book ->
    [zh] podręcznika chińskiego
    [en] podręcznika angielskiego
    [pl] podręcznika polskiego
   *[asean] zasad turniejowych
}
learn-compare-said = { $refused ->
    [none] Wolno według { $allowed }.
   *[other] { $allowed ->
        [none] Nie wolno według { $refused }.
       *[other] Wolno według { $allowed }; nie wolno według { $refused }.
    }
}

# Postępy: do zabrania i do usunięcia.
learn-progress = Twoje postępy
learn-progress-text = Są zapisane tylko w tej przeglądarce. Ten kod pozwala przenieść je do innej.
learn-code = Twój kod
learn-code-copy = Skopiuj kod
learn-code-paste = Kod z innej przeglądarki
learn-code-take = Wczytaj kod
learn-code-taken = Wczytano. Gwiazdki zdobyte tutaj zostają tam, gdzie było ich więcej.
# $steps: kroki z kodu, których nie ma w kursie.
learn-code-left-out = { $steps ->
    [one] Pominięto jeden krok z kodu: nie ma go w tych lekcjach.
    [few] Pominięto { $steps } kroki z kodu: nie ma ich w tych lekcjach.
    [many] Pominięto { $steps } kroków z kodu: nie ma ich w tych lekcjach.
   *[other] Pominięto { $steps } kroku z kodu: nie ma go w tych lekcjach.
}
learn-code-empty = Nie ma tu jeszcze kodu.
learn-code-long = To za długie jak na kod postępów.
learn-code-foreign = To nie jest kod tych lekcji: taki kod zaczyna się od „sittuyin1;”.
learn-code-newer = Ten kod zapisała nowsza wersja tej strony. Wczytaj stronę ponownie i spróbuj jeszcze raz.
learn-code-incomplete = Brakuje części kodu. Skopiuj go w całości, aż po liczbę na końcu.
learn-code-part = Tej części nie da się odczytać: „{ $part }”. Niczego nie zmieniono.
learn-reset = Zacznij wszystko od nowa
learn-reset-title = Usunąć wszystkie gwiazdki?
learn-reset-text = Każda lekcja wróci do początku. Skopiowany wcześniej kod nadal pozwala odzyskać gwiazdki.
learn-reset-yes = Usuń
learn-reset-no = Zostaw
learn-reset-done = Wszystkie lekcje zaczynają się od nowa.

# Terminy w słowach kroku i ich znaczenie. Form szuka się w tekście tak, jak tu stoją, albo z wielką literą:
# tyle, ilu używają lekcje, oddzielone kreskami.
learn-term-back-rank = Rząd przy twojej krawędzi planszy: pierwszy u czerwonych, ósmy u czarnych.
learn-term-back-rank-forms = linia podstawowa | linii podstawowej | linię podstawową | linią podstawową | liniach podstawowych
learn-term-check = Król jest zaatakowany. Szacha trzeba od razu odeprzeć.
learn-term-check-forms = szach | szacha | szachem | szachu
learn-term-draw = Nikt nie wygrywa.
learn-term-draw-forms = remis | remisu | remisem
learn-term-half = Cztery rzędy po twojej stronie: od 1 do 4 u czerwonych, od 5 do 8 u czarnych.
learn-term-half-forms = własna połowa | własnej połowie | własną połowę | własnej połowy
learn-term-mate = Król jest zaatakowany i nie da się tego odeprzeć. Partia się kończy.
learn-term-mate-forms = mat | mata | matem
learn-term-promotion = Żołnierz staje się komandorem. Może to zrobić tylko strona, która komandora nie ma.
learn-term-promotion-forms = mianowanie | mianowania | mianowaniu | mianowaniem | mianować | mianowany | mianuje
learn-term-reserve = Figury, które czekają na ustawienie.
learn-term-reserve-forms = rezerwa | rezerwy | rezerwie | rezerwę | rezerwach
learn-term-screen = Bierka, która stoi między powozem a królem.
learn-term-screen-forms = zasłona | zasłony | zasłonę | zasłoną
learn-term-x = Obie długie przekątne, od rogu do rogu. To na nich mianuje się żołnierzy.
learn-term-x-forms = X | długie przekątne | długich przekątnych
learn-term-zone = Pola, na których wolno ustawiać figury.
learn-term-zone-forms = strefa ustawiania | strefy ustawiania | strefie ustawiania | strefę ustawiania
