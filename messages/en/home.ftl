# What people read on the first page, and again in windows and before a game.
home-title = You only get home together.
home-lead = The Danish board game Partners, in your browser. Cards instead of dice, and a partner across the table.
independent = Makker is free and independent: it has nothing to do with the publisher of the board game.
your-name = Your name
your-face = Your face
choose-face = Choose your face
face-braids = Braids
face-beard = White beard and glasses
face-bun = Fair bun
face-curls = Black curls
face-hat = Woollen hat
face-bob = Dark bob and glasses
face-short = Short brown hair
face-silver = Silver hair and glasses
face-scarf = Headscarf
face-long = Long black hair
face-moustache = Moustache
face-fade = Short black hair and beard
face-freckles = Red hair and freckles
face-turban = Turban and beard
face-puffs = Two puffs of hair
face-waves = Long red hair
guest = Guest
edition = Edition
seats-of-edition = { $name }, { $seats } seats
so-many-seats = { $seats ->
    [4] Four seats
    [6] Six seats
   *[other] { $seats } seats
}
house-rules = House rules
bots-know-edition = The bots know { $edition }, and play house rules by what they know of it.
knob-start-counts = Start spaces count as steps, instead of being stepped over.
knob-start-skipped = Pawns step over start spaces, instead of counting them.
knob-swap-from-start = A swap may take a pawn from a start space, which otherwise protects it.
knob-no-swap-from-start = A swap may not take a pawn from a start space.
knob-turn-once = A pawn turns in the goal only once in a move, instead of as often as it meets a pawn or the end.
knob-turn-often = A pawn turns in the goal as often as it meets a pawn or the end, instead of only once in a move.
knob-stay = A pawn in the goal with no free circle ahead cannot move, instead of turning on the spot.
knob-turn-on-the-spot = A pawn in the goal with no free circle ahead may turn on the spot; otherwise it cannot move.
knob-lock-or-leave = A pawn that is already in the goal must end its move locked or out on the track, instead of on any free circle.
knob-rest-in-goal = A pawn that is already in the goal may end its move on any free circle, instead of only locked or out on the track.
knob-rest-may-lapse = When shared steps lock your last pawn, the rest may lapse, instead of having to be used for a partner.
knob-rest-is-used = When shared steps lock your last pawn, the rest must be used for a partner, instead of being allowed to lapse.
knob-fresh-decks = All cards are shuffled before every deal, instead of only when the dealer changes.
knob-three-deals = All cards are shuffled only when the dealer changes, instead of before every deal.
play-now = Play now
company-against = against
company-and = and
find-people = Find people
find-people-hint = { $count ->
    [0] Nobody waiting yet
    [one] 1 waiting
   *[other] { $count } waiting
}
play-friends = Play with friends
options = Seats and rules
bots = How well bots play
clock = Time to think
clock-none = As long as you like
clock-of = { $seconds ->
    [86400] one day
    [180] 3 minutes
    [60] 1 minute
   *[other] { $seconds } seconds
}
stand-in-after = When someone is gone, a bot stands in after
stand-in-never = Never: the table waits
option-public = Strangers may join
option-hints = Hints are allowed
option-take-back = Moves may be taken back if all agree
option-play-on = The others play on for second place
learn-offer = New here? Learn it in ninety seconds
learn-refuse = No, thanks
offline = No connection just now. Bots, lessons, rules and the puzzle are here all the same; people come back with it.
offline-closed = Needs a connection
learn-play = Learn by playing
learn-rules = Learn the rules
watch-game = Watch a game
open-file = Open a game file
puzzle-offer = Today’s puzzle
my-games = My games
game-of = With { $mates }, against { $against }
nobody-yet = nobody yet
stage-waiting = before the game
stage-over = finished
stage-round = round { $round }
stage-game = game { $game }, round { $round }
forget-game = Forget
on-this-device = on this device
games-kept = A game that nobody comes back to is given up after { $playing } days. A finished one is kept for { $finished } days after somebody last looked at it.
waiting-tables = Tables waiting for players
running-tables = Tables to watch
join = Join
watch = Watch
settings = Settings
free-seat = free
sure = { $text }: sure?
round-way = Round one table
