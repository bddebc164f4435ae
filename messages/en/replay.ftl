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
review-title = The review
review-every-move = See every move
review-coming = Looking at every move …
review-busy = Many games are being reviewed right now. Come back in a few minutes.
review-none = This game cannot be reviewed. A game needs winners, and all its cards must be known.
review-won = { $who ->
    [you] { $names } won
   *[other] { $names } won
}
review-chance = Your chance to win
review-chance-of = Chance to win: { $names }
review-ahead = { $names } ahead
review-curve-label = The chance to win from the first deal on; here it is { $chance } of 100.
review-before = The moment before
review-after = The next moment
review-moment = Moment { $number } of { $count }
review-moments = What decided it
review-as-table = The curve as a table
review-column-what = What happened
review-column-chance = Chance of 100
review-column-verdict = Verdict
tones-good-good = Good cards, well played
tones-good-even = Good cards, even play
tones-good-poor = Good cards, badly played
tones-even-good = Even cards, well played
tones-even-even = Even cards, even play
tones-even-poor = Even cards, badly played
tones-poor-good = Poor cards, well played
tones-poor-even = Poor cards, even play
tones-poor-poor = Poor cards, badly played
review-window = Which part of the game
window-deal = This deal
window-so-far = So far
window-game = Whole game
review-legend = Each little card or token is one point in a hundred. Empty ones were lost.
review-legend-two = Each little card or token is one point in a hundred; in long rows it is two. Empty ones were lost.
ground-luck = Luck
ground-play = Play
review-cards = The cards
review-hidden = Nobody could know
review-hidden-line = what lay face down
review-theirs = They gave away
review-fall-label = From { $from } to { $to } of 100: { $rows }.
review-after-move = After this move
review-at-end = At the end
review-accuracy = Accuracy
review-accuracy-line = good choices found
review-so-many = { $good } of { $counted }
review-together = { $names }: { $share }, { $good } of { $counted }
review-praise = { $count ->
    [one] 1 hard one found
   *[other] { $count } hard ones found
}
verdict-best = Best
verdict-fine = Good
verdict-inaccuracy = Small slip
verdict-mistake = Slip
verdict-blunder = Ouch
review-cost = { $who ->
    [you] { $count ->
        [one] cost you 1 point
       *[other] cost you { $count } points
    }
   *[other] { $count ->
        [one] cost { $name } 1 point
       *[other] cost { $name } { $count } points
    }
}
review-cost-nothing = gave nothing away
review-found = hard to find, and found
review-played = { $who ->
    [you] You played
   *[other] { $name } played
}
review-better = Better
review-of-hundred = of 100
review-gave = { $who ->
    [you] You gave
   *[other] { $name } gave
}
review-folds = folds
moment-cards = { $count ->
    [one] The cards gave { $names } 1 point.
   *[other] The cards gave { $names } { $count } points.
}
moment-hidden = { $count ->
    [one] Nobody could know it: 1 point for { $names }.
   *[other] Nobody could know it: { $count } points for { $names }.
}
moment-slip = { $who ->
    [you] Your { $card } gave { $names } { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
   *[other] { $name }’s { $card } gave { $names } { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
}
moment-found = { $who ->
    [you] You found { $card }: most would have given away { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
   *[other] { $name } found { $card }: most would have given away { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
}
review-try = Try it again
try-title = { $who ->
    [you] Your choice again
   *[other] { $name }’s choice: now it is yours
}
try-question = What do you play?
try-best = { $win } of 100. Nothing is better.
try-less = { $count ->
    [one] { $win } of 100: 1 point less than the best, which you see on the board.
   *[other] { $win } of 100: { $count } points less than the best, which you see on the board.
}
try-again = Once more
try-back = Back to the review
review-share = Share
review-ahead-of-it = { $count ->
    [one] One game is reviewed before this one.
   *[other] { $count } games are reviewed before this one.
}
puzzle-title = Today’s puzzle
puzzle-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
puzzle-done = Done. A new one comes tomorrow.
puzzle-home = To the first page
puzzle-none = Today’s puzzle is being made. Come back in a minute.
puzzle-offline = No connection, and today’s puzzle is not here yet. It comes as soon as there is one.
review-theirs-well = They played well
replay-record-failed = There is no file of this game: it began in the middle.
