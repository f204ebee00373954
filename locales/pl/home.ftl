# Strona główna.

home-name = Szachy birmańskie
home-name-burmese = စစ်တုရင်
home-title = Szachy, w których armię ustawiasz po swojemu
home-lead = Sittuyin to dawne szachy z Birmy. Żołnierze od początku stoją na planszy, a wszystkie figury ustawiasz według własnego pomysłu. Dopiero potem zaczyna się walka.
home-start = Zacznij
home-go-on = Kontynuuj: „{ $lesson }”
home-rules = Przeczytaj zasady
home-board = Dwie armie ustawione na planszy: czerwona na dole, czarna na górze, do tego dwie długie przekątne.

home-three = Trzy rzeczy, które warto zapamiętać
home-three-setup = Najpierw ustawiasz figury
home-three-setup-text = Osiem figur czeka w rezerwie. To, gdzie stanie każda z nich, jest twoją pierwszą decyzją.
home-three-steps = Komandor i słoń chodzą małymi krokami
home-three-steps-text = Poruszają się o jedno pole. Dalej sięgają powóz i jeździec.
home-three-x = Mianowanie odbywa się na X
home-three-x-text = Gdy twój komandor zginie, jego miejsce może zająć żołnierz, który stoi na długiej przekątnej na połowie przeciwnika.
