# The play page and the page where the setup is practised.

play-title = Play
play-lead = Set up an army of your own and fight it out, with a friend at this screen or against the machine.

# $piece: king, commander, chariot, elephant, horse, soldier. Within a sentence; as its object; as its first word.
play-piece = { $piece ->
    [king] king
    [commander] commander
    [chariot] chariot
    [elephant] elephant
    [horse] horse
   *[soldier] soldier
}
play-piece-object = { $captured ->
    [king] the king
    [commander] the commander
    [chariot] the chariot
    [elephant] the elephant
    [horse] the horse
   *[soldier] the soldier
}
play-piece-first = { $piece ->
    [king] King
    [commander] Commander
    [chariot] Chariot
    [elephant] Elephant
    [horse] Horse
   *[soldier] Soldier
}
play-side = { $side ->
    [red] Red
   *[black] Black
}

# A new game.
play-new = New game
play-who = Who plays
play-who-two = Two on one screen
play-who-machine = Against the machine
play-colour = Your side
play-colour-red = Red
play-colour-black = Black
play-colour-random = Random
play-level = Level
play-level-name = { $level ->
    [1] 1 · First steps
    [2] 2 · Beginner
    [3] 3 · Learner
    [4] 4 · Casual player
    [5] 5 · Club player
    [6] 6 · Strong player
    [7] 7 · Expert
   *[8] 8 · Master
}
play-level-note = Level 1 sees one move ahead and overlooks a good deal; level 8 plays as well as it can.
play-ruleset-zh = Red places its whole army, then black; chariots, and nothing else, stand on the back rank.
play-ruleset-en = Pieces are placed behind the soldiers’ line, and a soldier may give way to one.
play-ruleset-pl = After the setup you adjust your pieces until a soldier moves; a soldier may be promoted as it arrives.
play-ruleset-asean = Pieces are placed one by one in turn; a promotion may attack nothing, and some endgames are counted.
play-start = Start the game
play-back-to-game = Back to the game

# What each way to play offers.
play-modes = What each mode offers
play-modes-mode = Mode
play-modes-hint = Hint
play-modes-take-back = Take back
play-modes-replay = Replay
play-modes-no = No
play-modes-yes = Yes
play-modes-warning = Only a warning at the last chance to promote
play-modes-agreed = If the other player agrees
play-modes-any-time = At any time

# What is to be done now. $left: pieces to place.
play-task-place = { $side ->
    [red] Red sets up: { $left } to place
   *[black] Black sets up: { $left } to place
}
play-task-adjust = { $side ->
    [red] Red adjusts, or moves a soldier
   *[black] Black adjusts, or moves a soldier
}
play-task-move = { $side ->
    [red] Red to move
   *[black] Black to move
}
play-task-own-place = Your setup: { $left } to place
play-task-own-adjust = Adjust your pieces, or move a soldier
play-task-own-move = Your move
play-task-check = { $task } · check
play-task-thinking = The machine is thinking…
play-task-over = The game is over
play-task-looking = You are looking at an earlier position

play-task-soldier = Where does the soldier go?
play-task-arrival = Promote the soldier, and where?
play-place-how = Choose a piece from the reserve, then one of the glowing squares. Hatched squares are closed to it; try one to learn why. A placed piece can still go elsewhere, or back into the reserve.
play-adjust-how = The battle begins with a soldier’s move. Until then, a turn moves one of your other pieces to any empty square of your own half, or moves a soldier.
play-soldier-how = A soldier stands there and gives way. Choose an empty square of the setup zone for it.
play-arrival-how = Promote the soldier where it arrives, choose a neighbouring square for the new commander to shift to, or only move.
play-promote-how = A soldier with the badge may become a commander. Pick it up to see its choices.

# The setup's helpers.
play-arrays = Ready-made armies
play-array-shield = Shield the king
play-array-attack = Early attack
play-surprise = Surprise me
play-put-back = Put this piece back
play-clear = Take back the whole army

# Buttons.
play-flip = Flip the board
play-hint = Hint
play-take-back = Take back
play-resign = Resign
play-claim = Claim a draw
play-move-now = Move now
play-actions = Game

# Questions.
play-resign-title = Resign this game?
play-resign-text = { $side ->
    [red] Red gives up and black wins.
   *[black] Black gives up and red wins.
}
play-resign-yes = Resign
play-resign-no = Play on
play-agree-title = { $side ->
    [red] Red asks to take a move back
   *[black] Black asks to take a move back
}
play-agree-text = { $side ->
    [red] Black, do you agree?
   *[black] Red, do you agree?
}
play-agree-yes = Agree
play-agree-no = Refuse
play-last-chance-title = Last chance to promote
play-last-chance-text = The soldier on { $square } may become a commander now. With this move it passes the X for good.
play-last-chance-yes = Move on anyway
play-last-chance-no = Stay

# The moves.
play-moves = Moves
play-moves-none = No move has been played yet.
play-moves-row = Move { $number }
play-moves-go = Show the position after { $move }
play-first = First position
play-previous = Previous position
play-next = Next position
play-last = Back to the game

# A move that is written.
play-write = Write a move
play-write-example = For example Ne3, e5=F or R@a1
play-write-do = Play
play-write-unreadable = Cannot be read at character { $at }. { play-write-expected }
play-write-expected = { $expected ->
    [hand-piece] Expected a piece K, F, S, N or R before @.
    [square] Expected a square from a1 to h8.
    [commander] Expected F after =.
   *[end] Expected nothing more.
}
play-write-no-piece = The side to move has no { play-piece } that this could mean.
play-write-ambiguous = This could mean { $moves }.

# The machine.
play-machine-again = The machine stopped answering and was started again. The game goes on.
play-machine-dead = The machine does not start
play-machine-dead-text = The game is safe. Start the machine again, or reload the page.
play-machine-retry = Start the machine

# The end.
play-won = { $side ->
    [red] Red wins
   *[black] Black wins
}
play-you-won = You win
play-you-lost = The machine wins
play-drawn = Draw
play-ending = { $who }. { $why }
play-end-checkmate = Checkmate: the king is in check, and nothing answers it.
play-end-resignation = The game was resigned.
play-end-insufficient = What is left on the board cannot give checkmate.
play-end-stalemate = Stalemate: no move is left, and the king is not in check.
play-end-no-reply = Every move left would leave the opponent no reply, and such moves are forbidden.
play-end-repetition = The same position stood on the board for the third time.
play-end-hundred = A hundred moves, those of both sides counted together, without a capture, a soldier’s move or a promotion.
play-end-count = The count against the bare king has run out.
play-end-claimed = Claimed: nothing but promotions was left to a king and one soldier.
play-rematch = Rematch

# Said to those who listen. $kind: place, displace, move, relocate, promote, step, arrive, shift.
# $captured: a piece or none. $state: check, mate or none.
play-said = { play-side }: { $kind ->
    [place] { play-piece } placed on { $square }
    [displace] { play-piece } placed on { $square }, the soldier goes to { $second }
    [relocate] { play-piece } moved over to { $square }
    [promote] soldier on { $square } becomes a commander
    [step] soldier steps to { $square } and becomes a commander
    [arrive] soldier to { $square }
    [shift] soldier to { $square }
   *[move] { play-piece } to { $square }
}{ $captured ->
    [none] { "" }
   *[other] , captures { play-piece-object }
}{ $kind ->
    [arrive] , becomes a commander
    [shift] , becomes a commander and shifts to { $second }
   *[other] { "" }
}{ $state ->
    [check] , check
    [mate] , checkmate
   *[none] { "" }
}.
play-said-two = { $first } { $second }
play-said-taken-back = Taken back.
play-said-screen = { $along ->
    [one] One more piece went back: it could not stand without this one.
   *[other] { $along } more pieces went back: they could not stand without this one.
}
play-said-filled = The army is set up.

# The game as text.
play-text = Game and position as text

# Practising the setup.
play-setup-title = Practise the setup
play-setup-lead = Choose a side. Red places first; black sees what red has placed and answers it.
play-setup-start = Set up
play-setup-done = Both armies are set up
play-setup-done-text = This is the position in which the battle begins. You can play on from here, or try another army.
play-setup-weak = Weak points of your army
play-setup-strong = None of your pieces is attacked without being protected.
play-setup-king = Your king on { $square } is attacked by { $pieces }.
play-setup-hanging = Attacked and not protected: { $pieces }.
play-setup-play-on = Play on from here
play-setup-again = Another army
play-replace-title = Replace the game in progress?
play-replace-text = It is not over yet, and it cannot be brought back.
play-replace-yes = Replace it
play-replace-no = Keep it
play-replaced = The other game is on the board.

play-link-broken = This link shows no game
play-link-broken-hint = Part of it may be missing. Ask for it again, or paste the game as text below the board.
