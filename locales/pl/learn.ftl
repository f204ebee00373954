# Strona lekcji, zanim lekcje powstaną.

learn-title = Nauka
learn-lead = Na tę stronę powstają krótkie lekcje. Uczyć się będziesz, wykonując ruchy: każda bierka, ustawianie figur, mianowanie, mat i to, w czym podręczniki się różnią.
learn-meanwhile = Co można zrobić już dziś
learn-rules = Przeczytaj zasady
learn-rules-text = Jedna strona, cztery warianty zasad.
learn-setup = Poćwicz ustawianie figur
learn-setup-text = Ustaw armię i zobacz, gdzie co wolno, a gdzie nie i dlaczego.
learn-play = Zagraj partię
learn-play-text = Gdy zasady na coś nie pozwalają, mówią dlaczego.
