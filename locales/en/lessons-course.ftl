# The titles of the chapters and lessons, and a motto of a few words for each lesson.

lessons-course-chapter-armies = The board and the armies
lessons-course-lesson-board = The board and the armies
    .motto = You set up first

lessons-course-chapter-pieces = The pieces
lessons-course-lesson-king = The king
    .motto = One step, but a safe one
lessons-course-lesson-commander = The commander
    .motto = One square, always aslant
lessons-course-lesson-elephant = The elephant
    .motto = A short step, and no leap
lessons-course-lesson-chariot = The chariot
    .motto = Straight on, until something stands there
lessons-course-lesson-horse = The horse
    .motto = Nothing blocks its leap
lessons-course-lesson-soldier = The soldier
    .motto = Straight ahead, capturing aslant

lessons-course-chapter-setup = Setting up
lessons-course-lesson-setup = Setting up your army
    .motto = No battle before the last piece stands

lessons-course-chapter-promotion = Promotion
lessons-course-lesson-promotion = From soldier to commander
    .motto = One commander at a time

lessons-course-chapter-books = Books disagree
lessons-course-lesson-books = Books disagree
    .motto = One game, four books

lessons-course-chapter-mate = Check, mate and the end of the game
lessons-course-lesson-check = Check and checkmate
    .motto = Three answers, or none
lessons-course-lesson-no-reply = No reply, no win
    .motto = Always leave a move
lessons-course-lesson-ends = How games end
    .motto = Mate wins, and there are many ways to draw

lessons-course-chapter-play = First games
lessons-course-lesson-tactics = First tactics
    .motto = One move, two threats
lessons-course-lesson-endings = First endings
    .motto = Slowly to the edge, then mate
lessons-course-lesson-first-game = A first game
    .motto = From the setup to mate
