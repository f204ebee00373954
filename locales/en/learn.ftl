# The course, and a lesson on screen.

learn-title = Learn
learn-lead = Short lessons in which you learn by moving: each piece, the setup, promotion, checkmate. Every refusal says why.

# The course.
learn-start = Start
learn-go-on = Go on with “{ $lesson }”
learn-all-done = You have done every lesson. Now play!
learn-play = Play a game
# $done of $steps: steps of a lesson.
learn-state = { $state ->
    [new] { $steps } steps
    [begun] { $done } of { $steps } steps done
   *[done] Done
}
learn-stars = { $stars } of 3 stars
learn-requires = Best after: { $lessons }
learn-list = { $list }, { $next }
learn-book = Your ruleset
learn-book-lead = The handbooks do not agree on every rule. You learn by one ruleset, and can change it at any time.
learn-book-fixed = The link that you followed chose this ruleset. You can choose another.

# A lesson.
learn-crumb = { $chapter } · step { $step } of { $steps }
learn-steps = Steps of this lesson
learn-step = Step { $step }{ $state ->
    [done] , done
   *[open] { "" }
}
learn-task = Your task
learn-answers = Answers
learn-check = Check
learn-hint = Hint
learn-show = Show me
learn-again = Try again
learn-next = Next
learn-next-lesson = Next: { $lesson }
learn-all-lessons = All lessons
learn-actions = Lesson
learn-looking = { $now } / { $all }{ $back ->
    [yes] { " " }· You are looking at an earlier position.
   *[no] { "" }
}
learn-said-step = { $crumb }. { $text }
learn-said-task = { $text } Your task: { $task }
learn-no-lesson = There is no such lesson
learn-no-lesson-text = Perhaps it has another address now. All lessons are on one page.

# What is answered. $stars: 1 to 3.
learn-done = { $stars ->
    [one] Done, with one star
   *[other] Done, with { $stars } stars
}
learn-not-yet = Not all of it yet
learn-not-this = Not this one
learn-spotted = Right: { $right }. Wrong: { $wrong }. Still missing: { $missed }.
learn-failed = This does not lead there
learn-failed-refuted = { $reply } After this reply the goal is out of reach.
learn-failed-spoilt = The task does not allow this.
learn-failed-off = The move is legal, but this step goes another way.
learn-failed-stuck = You have no move left.
learn-failed-tries = Your moves are used up, and the goal is not reached.
learn-hint-area = Look at the marked squares.
learn-hint-piece = The piece on { $square } can do it.
learn-hint-hand = Take this from your reserve: { play-piece }.
learn-hint-ply = Try { $move }.
learn-hint-count = { $count ->
    [one] One square is right.
   *[other] { $count } squares are right.
}
learn-hint-lost = From here the goal is out of reach. Take a move back, or try again.
learn-hint-off = You have left the way of this step. Play on, or try again to have hints.
learn-said-chosen = { $square } chosen.
learn-said-not-chosen = { $square } no longer chosen.

# Every try in all four books, side by side. $book, $allowed and $refused: books as they stand in learn-compare-said.
learn-compare = The four books
learn-compare-note = Try something: all four books answer it, side by side.
learn-compare-yours = your book
learn-compare-allowed = Allowed.
learn-compare-refused = Not allowed.
learn-compare-never = Not here.
learn-compare-never-text = By these rules the game could not have come to this position.
learn-compare-board = The board after it: { $book }
learn-compare-book = { $book ->
    [zh] the Chinese handbook
    [en] the English handbook
    [pl] the Polish handbook
   *[asean] the tournament rules
}
learn-compare-said = { $refused ->
    [none] Allowed by { $allowed }.
   *[other] { $allowed ->
        [none] Not allowed by { $refused }.
       *[other] Allowed by { $allowed }; not allowed by { $refused }.
    }
}

# Progress, to take along and to forget.
learn-progress = Your progress
learn-progress-text = It is kept in this browser alone. With this code you can take it to another one.
learn-code = Your code
learn-code-copy = Copy the code
learn-code-paste = A code from another browser
learn-code-take = Load the code
learn-code-taken = Loaded. Where you already had more stars, they stay.
# $steps: steps in the code that the course does not have.
learn-code-left-out = { $steps ->
    [one] One step in the code is not known here and was left out.
   *[other] { $steps } steps in the code are not known here and were left out.
}
learn-code-empty = There is no code here yet.
learn-code-long = This is longer than any code of these lessons.
learn-code-foreign = This is not a code of these lessons: such a code begins with “sittuyin1;”.
learn-code-newer = A newer version of this page wrote this code. Reload the page and try again.
learn-code-incomplete = Part of the code is missing. Copy all of it, to the number at its end.
learn-code-part = This part cannot be read: “{ $part }”. Nothing was changed.
learn-reset = Start all over
learn-reset-title = Forget all stars?
learn-reset-text = Every lesson will be as if you had never begun it. A code that you have copied still brings the stars back.
learn-reset-yes = Forget them
learn-reset-no = Keep them
learn-reset-done = All lessons are as new.

# Terms in the words of a step, and what each means. The forms are looked for in the text as they are written
# here, or with a capital: as many as the lessons use, with bars between them.
learn-term-back-rank = The rank at your own edge of the board: 1 for red, 8 for black.
learn-term-back-rank-forms = back rank | back ranks
learn-term-check = The king is attacked. Check must be answered at once.
learn-term-check-forms = check
learn-term-draw = Nobody wins.
learn-term-draw-forms = draw
learn-term-half = The four ranks on your side: 1 to 4 for red, 5 to 8 for black.
learn-term-half-forms = own half
learn-term-mate = The king is attacked and nothing answers it. The game is over.
learn-term-mate-forms = checkmate | checkmated
learn-term-promotion = A soldier becomes a commander. Only a side that has none may do it.
learn-term-promotion-forms = promotion | promote | promoted | promoting
learn-term-reserve = The pieces that you have not placed yet.
learn-term-reserve-forms = reserve
learn-term-screen = A piece that stands between a chariot and the king.
learn-term-screen-forms = screen
learn-term-x = The two long diagonals, from corner to corner. Soldiers are promoted there.
learn-term-x-forms = the X | long diagonals
learn-term-zone = The squares on which you may place your pieces.
learn-term-zone-forms = setup zone
