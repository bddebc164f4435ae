# What people read on the page while they play. One folder a language; a test compares them.
title = Makker
loading = One moment …
shuffling = The cards are being shuffled …
edition-nordic = Nordic
edition-english = English
edition-classic = Classic
edition-jubilee = Jubilee
edition-plus-pairs = Plus, three pairs
edition-plus-trios = Plus, two trios
tournament = Tournament
with-house-rules = { $edition }, with house rules
level-random = random
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
home = Home
bar-label = Table
menu = Menu
close = Close
sound-on = Turn sounds on
sound-off = Turn sounds off
bot-name = bot, { $level }
you = you
teammate = partner
you-name = { $name } (you)
partner-named = your partner { $name }
partner-some = one of your partners
not-here = away
stands-in = { $bot } plays
players-label = Players
team-yours = You & { $name }
team-yours-all = { $count ->
    [3] Your three
   *[other] Your team
}
team-theirs = { $count ->
    [3] Their three
   *[other] Their team
}
pawns-home = { $home } of { $all } in the goal
you-short = You
give-one = Give one
is-choosing = choosing
has-given = gave
plays-now = plays now
plays-next = plays next
hours-left = { $hours } h
given-title = Cards given this deal
gift-to = to { $name }
gift-from = from { $name }
to-win = To win
to-win-pawns = { $count ->
    [one] one of { $name }’s pawns
   *[other] { $count } of { $name }’s pawns
}
away-gone = { $name } is away.
away-held = { $bot } holds { $name }’s seat until { $name } opens the table again.
silent-held = { $name } seems busy. { $bot } plays until { $name } touches anything.
slow = { $name } has been thinking for a while.
sits-next = next deal: { $name }
stand-in-now = Let a bot play now
turn-of = Waiting for { $name }
turn-yours = Your turn
clock-label = Time left
round = { $game ->
    [1] Round { $round }
   *[other] Game { $game } · round { $round }
}
deals = deals
cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
did-play = played { $card }
did-fold = has folded
board-label = Board
hand-label = Your hand
cards-label = Your cards
log-label = What happened
give-prompt = Give a card to { $partner }.
give-line = Face down. You get one too, once all have given.
give-button = Give { $card }
give-short = Give
gave = You gave { $card } to { $partner }.
received = You got { $card }.
new-card = from { $partner }
no-cards = You have no cards left. The others play on.
wait-play = { $who } is choosing a card to play
wait-give = { $count ->
    [one] { $who } is still choosing a card to give
   *[other] { $who } are still choosing a card to give
}
read-line = Tap a card to see what it does.
hurried-line = Many games are on: bots think shorter.
fold-prompt = No card can be played.
helping = Your pawns are in the goal. Now you play for { $partner }.
fold-line = You are back in at the next deal.
fold-button = Fold
choose-card = Choose a card or a pawn.
choose-pawn = Choose a pawn.
choose-pawn-of = Choose a pawn of { $partner }.
choose-swap = Choose the pawn to change places with.
choose-target-or-swap = Choose where it goes, or a pawn to change places with.
choose-other = Now the second pawn.
choose-other-of = Now a pawn of { $partner }.
like-this = Like this?
like-swap = Change places with { $name }?
choose-target = Choose where it goes.
choose-who = Choose which pawn goes there.
choose-next = Add another pawn, or play it like this.
choose-which = Which one do you mean?
steps-left = { $count ->
    [one] 1 step left.
   *[other] { $count } steps left.
}
play-button = Play { $card }
play-short = Play
choice = { $card }: { $what }
undo-leg = Undo
moves-button = All moves
hint-button = Hint
hint-play = A bot would play { $card }.
hint-give = A bot would give { $card }.
hint-follow = Do it
why = Not now: { $reason }.
space-empty = { $space }: nobody.
space-holds = { $space }: { $pawns }.
space-pawns = { $count ->
    [one] a pawn of { $name }
   *[other] { $count } pawns of { $name }
}
help-title = How to play
rules = The rules
sign-heart = start
sign-swap = swap
sign-jump = over walls
sign-minus = minus
minus = −
or = or
emotes = Say something
emote-hello = Hello!
emote-wellPlayed = Nice!
emote-thanks = Thanks!
emote-oops = Oops!
emote-ouch = Ouch!
emote-hooray = Hooray!
emote-thinking = Hmm …
emote-noHurry = No hurry.
emote-goodGame = Good game!
connection-lost = No connection. Nothing is lost; trying again.
connection-lost-sending = No connection. Your move goes out as soon as it is back.
renewal = There is a newer Makker.
renew-now = Renew now
won = { $names } won
game-over-abandoned = The game was given up.
said-play = { $name } plays { $card }. { $what }.
said-fold = { $name } folds { $cards }.
said-give = { $name } has given { $to } a card.
said-deal = Deal { $number }: { $dealer } deals.
change-sat = { $name } sat down.
change-left = { $name } has left.
change-away = { $name } is away; a bot stands in.
change-back = { $name } is back.
change-host = { $name } is the host now.
change-tookBack = { $name } took a move back.
change-refusedTakeBack = The move stands.
change-refusedAbandon = The game goes on.
change-closed = The table was closed.
change-expired = Nobody had been here for a long time, or more had happened here than a table can hold: it was closed.
change-handedOver = This game was begun on one device, where its owner could have looked at every card.
cannot-keep = Nothing can be kept in this browser: the game is lost when you close the page.
change-madePublic = Others may join now.
change-madePrivate = Only those with the link may join now.
change-sitsNext = { $name } sits down at the next deal.
change-removed = { $name } was removed; a bot plays on.
history-deal = Round { $round }, deal { $number }
history-deal-alone = Deal { $number }
history-gave = You gave { $card }
history-got = { $name } gave you { $card }
history-empty = Nobody has played yet.
history-taken-back = taken back
history-unseen = new
history-hint = Tap a move to see it again on the board
history-again = See again
history-again-of = See { $name }’s last move again
# Of the reader's own moves ($by is you) it is told what they did, of others' what they do.
move-out = { $by ->
    [you] came out
   *[other] comes out
}
move-on = { $count ->
    [one] { $by ->
        [you] went 1 step
       *[other] goes 1 step
    }
   *[other] { $by ->
        [you] went { $count } steps
       *[other] goes { $count } steps
    }
}
move-back = { $count ->
    [one] { $by ->
        [you] went 1 step back
       *[other] goes 1 step back
    }
   *[other] { $by ->
        [you] went { $count } steps back
       *[other] goes { $count } steps back
    }
}
move-on-and-back = { $by ->
    [you] went { $forwards } on and { $back } back
   *[other] goes { $forwards } on and { $back } back
}
move-shared = { $by ->
    [you] went { $steps } steps
   *[other] goes { $steps } steps
}
move-turns = { $by ->
    [you] turned in the goal and came out again
   *[other] turns in the goal and comes out again
}
move-goal = { $count ->
    [one] { $by ->
        [you] went 1 step into the goal
       *[other] goes 1 step into the goal
    }
   *[other] { $by ->
        [you] went { $count } steps, into the goal
       *[other] goes { $count } steps, into the goal
    }
}
move-of = { $name }’s pawn { $what }
move-swap = { $by ->
    [you] changed places with { $name }
   *[other] changes places with { $name }
}
move-swap-own = { $by ->
    [you] two of your own changed places
   *[other] two of their own change places
}
move-wall = { $by ->
    [you] shut the gate
   *[other] shuts the gate
}
move-pair = two together, safe
move-folds = { $count ->
    [one] { $by ->
        [you] folded, 1 card
       *[other] folds, 1 card
    }
   *[other] { $by ->
        [you] folded, { $count } cards
       *[other] folds, { $count } cards
    }
}
line-play = { $who ->
    [you] You played { $card }
   *[other] { $name } plays { $card }
}
line-fold = { $who ->
    [you] You folded
   *[other] { $name } folds
}
past-away = Since you were away
past-again = Seen again
past-of = { $what }: { $number } of { $count }
past-before = { $count ->
    [one] 1 move before that is in the history.
   *[other] { $count } moves before that are in the history.
}
past-missed = { $count ->
    [one] 1 move since you were away
   *[other] { $count } moves since you were away
}
past-back = Back to the game
said-place = { $names }: place { $place }.
what-bumps = { $by ->
    [you] bumped { $name } home
   *[other] bumps { $name } home
}
what-bumped = { $by ->
    [you] were sent home by { $name }
   *[other] is sent home by { $name }
}
what-locks = { $by ->
    [you] safe in the goal
   *[other] is safe in the goal
}
what-helps = now you play your partner’s pawns
what-goes = { $name } goes from { $from } to { $to }
what-swaps = { $one } and { $other } change places
pawn-on = { $name } on { $space }
what-comes-out = { $name } comes out
seat-R = Red
seat-O = Orange
seat-Y = Yellow
seat-G = Green
seat-B = Blue
seat-P = Purple
space-home = { $name } home
space-start = { $name } start
space-track = { $name } { $number }
space-goal = { $name } goal { $number }
card-start = A pawn comes out.
card-start-forward = { $first ->
    [one] A pawn comes out, or goes 1 step.
   *[other] A pawn comes out, or goes { $first } steps.
}
card-forward-startTwo = A pawn goes { $first } steps, or two pawns of your team come out.
card-forward = A pawn goes { $first } steps.
card-forward-forward = A pawn goes { $first } or { $second } steps.
card-backward = A pawn goes { $first } steps back.
card-split = { $first } steps, shared among your pawns as you like.
card-forward-pair = A pawn goes { $first } steps, or two pawns { $second } each.
card-forward-forwardBack = A pawn goes { $first } steps, or { $second } on and then { $third } back.
card-jump = A pawn goes { $first } steps, and walls do not stop it.
card-swap = Two pawns change places.
card-forward-swap = A pawn goes { $first } steps, or two pawns change places.
refused-unreadable = The server did not understand this page. Load it again.
refused-noTable = There is no such table.
refused-closed = This table is closed.
refused-stale = Something happened meanwhile. Look again and choose.
refused-seat = Someone else has that seat.
refused-here = They are here, so no bot plays for them.
refused-noKey = The server does not know this browser. Load the page again, and allow cookies.
refused-foreign = The server refuses this address. Open its own page.
refused-notSeated = Only those who have a seat can do that.
refused-notHost = Only the host can do that.
refused-locked = This table is locked: nobody new sits down.
refused-turnedAway = You were not let in. You can watch, or find another table.
refused-notNow = That is not possible now.
refused-illegal = That move is not allowed. Choose another one.
refused-tooFast = Too fast. Wait a moment and try again.
refused-unavailable = The server cannot do that just now. Try again in a moment.
why-wall = a wall is in the way
why-goal = there is no room for it in the goal
why-steps = its steps cannot all be used
why-no-swap = no two pawns may be swapped
why-nobody-home = too few pawns are at home
why-nobody-on-track = no pawn is on the track
why-nobody-in-play = no pawn is in play
pill-wall = Wall ahead
pill-goal = Goal blocked
pill-steps = Too many
pill-no-swap = No swap
pill-nobody-home = { $pawns ->
    [one] None home
   *[other] Too few home
}
pill-nobody-on-track = None out
pill-nobody-in-play = None out
motive-only = it is the only choice
motive-folds = no card can be played
motive-wins = it wins the game
motive-takes-place = it takes second place
motive-locks = it brings a pawn to safety in the goal
motive-bumps = it bumps an opponent
motive-comes-out = it brings a pawn out
motive-enters-goal = it brings a pawn into the goal
motive-escapes = it takes a pawn out of danger
motive-lets-teammate-pass = it lets { $partner } pass
motive-helps-teammate = it moves { $partner } on
motive-swaps = it swaps to a better place
motive-sets-back = it sets an opponent back
motive-goes-back = it takes the short way backwards
motive-advances = it gets ahead
motive-least-harm = everything else is worse
motive-gives-start = { $partner } can come out with it
motive-gives-useful = { $partner } can use it
motive-gives-spare = it can be spared
