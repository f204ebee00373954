# Strona lekcji, zanim lekcje powstaną.

learn-title = Nauka
learn-lead = Powstają tu krótkie lekcje. Będziesz się uczyć, wykonując ruchy: jak chodzą bierki, jak ustawia się figury, czym są mianowanie i mat oraz w czym podręczniki się różnią.
learn-meanwhile = Co możesz zrobić już dziś
learn-rules = Przeczytaj zasady
learn-rules-text = Jedna strona, cztery warianty zasad.
learn-setup = Poćwicz ustawianie figur
learn-setup-text = Ustaw armię i zobacz, co i gdzie wolno postawić, a gdzie nie – i dlaczego.
learn-play = Zagraj partię
learn-play-text = Gdy jakiś ruch jest niedozwolony, dowiesz się dlaczego.
