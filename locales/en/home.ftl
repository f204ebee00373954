# The first page.

home-name = Burmese chess
home-name-burmese = စစ်တုရင်
home-title = Chess in which you set up your own army
home-lead = Sittuyin is the old chess of Burma. The soldiers stand on the board from the start; every other piece you place yourself. Only then does the battle begin.
home-start = Start
home-go-on = Go on with “{ $lesson }”
home-rules = Read the rules
home-board = Two armies set up on the board: red below, black above, and the two long diagonals.

home-three = Three things to remember
home-three-setup = You set up first
home-three-setup-text = Eight pieces wait in your reserve. Where each of them stands is your first decision.
home-three-steps = The commander and the elephant take short steps
home-three-steps-text = They go one square at a time. The chariot and the horse reach further.
home-three-x = Promotion is on the X
home-three-x-text = Once your commander has fallen, a soldier on a long diagonal in the enemy half can take its place.
