# Strona główna.

home-name = Szachy birmańskie
home-name-burmese = စစ်တုရင်
home-title = Szachy, w których armię ustawiasz po swojemu
home-lead = Sittuyin to dawne szachy z Birmy. Żołnierze od początku stoją na planszy, a wszystkie pozostałe bierki ustawiasz według własnego pomysłu. Dopiero potem zaczyna się walka.
home-start = Zaczynamy
home-rules = Poznaj zasady
home-board = Dwie ustawione armie: czerwone na dole, czarne na górze, do tego dwie długie przekątne.

home-three = Trzy rzeczy, które warto zapamiętać
home-three-setup = Najpierw ustawiasz figury
home-three-setup-text = Osiem figur czeka w rezerwie. Miejsce każdej z nich to twoja pierwsza decyzja.
home-three-steps = Komandor i słoń chodzą blisko
home-three-steps-text = Poruszają się o jedno pole. Daleko sięgają powóz i jeździec.
home-three-x = Mianowanie odbywa się na X
home-three-x-text = Gdy twój komandor zginie, jego miejsce może zająć żołnierz stojący na jednej z dwóch długich przekątnych.
