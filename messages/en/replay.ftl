# What people read who look back on a game: loaded with the replay and the review.
replay-title = The game again
replay-eyes = Whose eyes
replay-all-open = All hands open
replay-or-eyes = or one pair of eyes
replay-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
replay-every = Every move
replay-move = Move { $number } of { $count }
replay-start = Before the first deal
replay-deals = { $name } deals
replay-dealt = The cards are dealt
replay-gave = Everyone gives a card
replay-where = Where in the game
replay-speed = Speed
replay-play = Play
replay-pause = Pause
replay-back = Back one move
replay-forth = On one move
replay-next-bump = To the next bump
replay-next-lock = To the next pawn home
replay-next-mistake = To the next mistake
replay-share = Share this moment
replay-leave = Leave the replay
replay-link = Link to this moment
replay-png = Picture (PNG)
replay-svg = Drawing (SVG)
replay-record = The game as a file
replay-picture-saved = The picture is among your downloads.
replay-picture-failed = Your browser could not draw the picture. A screenshot will do.
replay-file-only = This game is only in your file. Send the file along and others can open it here.
replay-open-lead = Drop a .makker file on this page, or choose one. It is read and not kept.
replay-open-file = Choose a file
replay-no-record = This file is not a game that Makker can read.
replay-not-over = This game is still being played. When it is over, you can see it here with all hands open.
