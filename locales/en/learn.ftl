# The page of the lessons, until they are there.

learn-title = Learn
learn-lead = Short lessons are being written for this page. You will learn by moving: each piece, the setup, promotion, checkmate, and where the books disagree.
learn-meanwhile = What you can do today
learn-rules = Read the rules
learn-rules-text = One page, in four rulesets.
learn-setup = Practise the setup
learn-setup-text = Place an army and see what is allowed where, and why not elsewhere.
learn-play = Play a game
learn-play-text = Whenever a move is refused, you are told why.
