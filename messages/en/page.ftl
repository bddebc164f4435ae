# What people read on the page. One file a language; a test compares them.
title = Makker
home-title = You only get home together.
home-lead = The Danish board game Partners, in your browser. Cards instead of dice, and a partner across the table.
independent = Makker is free and independent: it has nothing to do with the publisher of the board game.
loading = One moment …
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
edition-nordic = Nordic
edition-english = English
edition-classic = Classic
edition-jubilee = Jubilee
edition-plus-pairs = Plus, three pairs
edition-plus-trios = Plus, two trios
tournament = Tournament
with-house-rules = { $edition }, with house rules
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
level-random = random
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
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
no-hints = no hints
no-take-back = no taking back
no-stand-in = the table waits for whoever is gone
learn-rules = Learn the rules
watch-game = Watch a game
my-games = My games
game-of = With { $mates }, against { $against }
nobody-yet = nobody yet
stage-waiting = before the game
stage-over = finished
stage-round = round { $round }
stage-game = game { $game }, round { $round }
forget-game = Forget
games-kept = A game that nobody comes back to is given up after { $playing } days. A finished one is kept for { $finished } days after somebody last looked at it.
waiting-tables = Tables waiting for players
running-tables = Tables to watch
join = Join
watch = Watch
home = Home
bar-label = Table
menu = Menu
close = Close
yes = Yes
no = No
settings = Settings
settings-look = Looks
settings-play = Play
language = Language
theme = Light or dark
theme-system = Like the device
theme-light = Light
theme-dark = Dark
palette = Colours
palette-standard = Usual
palette-red-green = For red-green colour blindness
palette-blue-yellow = For blue-yellow colour blindness
speed = Speed of pawns and cards
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Nothing moves
sound = Sounds
sound-on = Turn sounds on
sound-off = Turn sounds off
vibration = Vibration
at-once = Play at once, without pressing Play
keys = Keyboard shortcuts
key-card = choose a card
key-board = go through what can be chosen on the board
key-send = choose; play what is chosen
key-undo = undo
key-moves = all moves as a list
key-ask = the board in words
key-hint = a hint
key-mute = sounds on and off
key-help = this help
chairs-free = { $count ->
    [0] Everyone is here
    [one] One chair free
    [2] Two chairs free
    [3] Three chairs free
    [4] Four chairs free
    [5] Five chairs free
   *[other] { $count } chairs free
}
so-many-of = { $count } of { $all }
at-the-table = at the table
chairs = Chairs
lead-guest = { $pairs ->
    [yes] Choose a chair. Whoever sits opposite is your partner.
   *[no] Choose a chair. Every other chair is on your team.
}
lead-full = All chairs are taken. You can watch once they begin.
lead-partner = { $count ->
    [one] { $names } is your partner.
   *[other] { $names } are your partners.
}
lead-no-partner = { $count ->
    [one] The chair opposite is your partner’s.
   *[other] Every other chair is on your team.
}
lead-invite = Send the address to someone, or let a bot sit down.
lead-ready = You can begin.
lead-host-starts = { $name } starts when all are ready.
which-chair = Which chair would you like?
change-chairs = Swap chairs
way-in = This page is the way in
way-in-hint = Whoever opens its address can sit down.
rules-of = Rules: { $edition }
clock-short = { $time } a turn
no-clock = No clock
sit-here = Sit here
sit-at = Sit here, { $name }
sit-with = { $seat }, with { $names }
together-with = with { $names }
start-with = { $bots ->
    [0] Start the game
    [one] Seat a bot and start
    [2] Seat two bots and start
    [3] Seat three bots and start
    [4] Seat four bots and start
    [5] Seat five bots and start
   *[other] Seat { $bots } bots and start
}
free-chair = Free
put-bot = seat a bot
put-bot-at = Let a bot sit here, { $name }
chair-of = { $name }: change this chair
sit-yourself = Sit here yourself
free-the-chair = Make the chair free
let-others-join = Let others join
others-may-join = Others may join this table.
invite = Invite friends
copy-link = Copy
link-copied = Copied.
link-marked = Selected: copy it by hand.
share-link = Share
qr-code = QR code
qr-label = The address as a QR code
free-seat = free
bot-name = bot, { $level }
bot-choice = Who plays { $name }
host = host
you = you
teammate = partner
you-name = { $name } (you)
partner-named = your partner { $name }
partner-some = one of your partners
you-watch = You are watching. Hands stay hidden until the game is over.
take-seat = Take a seat
not-here = away
stands-in = { $bot } plays
remove-name = Remove { $name }
make-host = Make host
make-host-name = Make host: { $name }
mute = Mute
unmute = Unmute
mute-name = Mute { $name }
unmute-name = Unmute { $name }
people = At the table
another-device = Continue on another device
own-link = Show my link
own-link-warning = Whoever has this link plays your seat. Keep it to yourself.
take-back = Take my last move back
abandon = Give up
leave = Leave the table
close-table = Close the table
sure = { $text }: sure?
asks-take-back = { $name } would like to take a move back. All right with you?
asks-abandon = { $name } would like to give up. All right with you?
asked-take-back = You asked to take a move back.
asked-abandon = You asked to give up.
waiting-for-others = Waiting for the others.
bot-plays-for-you = A bot plays for you.
i-am-back = I am back
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
stand-in-now = Let a bot play now
stand-in-name = Let a bot play now for { $name }
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
fold-prompt = No card can be played.
helping = Your pawns are all in the goal. Now you play for { $partner }.
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
all-moves = All moves ({ $count })
move-wins = wins { $win } of 100
hint-button = Hint
hint-play = A bot would play { $card }.
hint-give = A bot would give { $card }.
hint-follow = Do it
why = Not now: { $reason }.
ask-title = The board in words
ask-space = What is on this space?
space-empty = { $space }: nobody.
space-holds = { $space }: { $pawns }.
space-pawns = { $count ->
    [one] a pawn of { $name }
   *[other] { $count } pawns of { $name }
}
stands = { $name }: { $spaces }
times = { $count } × { $space }
help-title = How to play
help-goal = You and your partner win together, once all your pawns are in their goals. A goal is filled from the inside.
help-turn = On your turn you play a card and move by it. If no card can be played you fold: all your cards go, until the next deal.
help-move = Tap a card, then where a pawn goes; or first the pawn, or only where it goes; or drag it. You see the move before you play it: press Play, or tap the target again.
help-exchange = After each deal you give your partner one card, face down, before you see the one you get.
help-bump = Land on a single pawn and you send it home. On its own start a pawn shuts the gate: nobody passes that wall.
help-cards = The cards of this edition
copies = { $count } in the deck.
sign-bump = somebody is sent home there
sign-own-bump = this pawn itself would be sent home
sign-lock = the pawn is safe there for good
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
won = { $names } won
you-first = You
all-home = { $count ->
    [8] All eight pawns home.
    [12] All twelve pawns home.
   *[other] All { $count } pawns home.
}
lost-kindly = { $missing ->
    [one] So close: you were one pawn short.
    [2] So close: you were two pawns short.
    [3] A good race: you were three pawns short.
   *[other] Well fought. The next one is yours.
}
got = { $names } got { $home } of { $all }
got-place = { $names } came second
which-game = game { $game }
moves-played = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
see-board = See the board
see-result = See the result
rematch-by-host = { $name } decides whether you play again.
game-over-abandoned = The game was given up.
all-hands = What everyone still held
no-cards-left = no cards
evening = This evening
score = won { $won } of { $played }
rematch = Play again
rematch-rotate = Change chairs, play again
record = Save the game
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
change-expired = Nobody was here for a long time, or too much had happened: the table was closed.
change-madePublic = Others may join now.
change-madePrivate = Only those with the link may join now.
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
move-out = comes out
move-on = { $count ->
    [one] goes 1 step
   *[other] goes { $count } steps
}
move-back = { $count ->
    [one] goes 1 step back
   *[other] goes { $count } steps back
}
move-on-and-back = goes { $forwards } on and { $back } back
move-shared = goes { $steps } steps
move-turns = turns in the goal and comes out again
move-goal = { $count ->
    [one] goes 1 step into the goal
   *[other] goes { $count } steps, into the goal
}
move-of = { $name }’s pawn { $what }
move-swap = changes places with { $name }
move-swap-own = two of their own change places
move-wall = shuts the gate
move-pair = two together, safe
move-folds = { $count ->
    [one] folds, 1 card
   *[other] folds, { $count } cards
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
past-pause = Pause
past-go-on = Go on
past-next = The next move
said-place = { $names }: place { $place }.
what-bumps = bumps { $name } home
what-bumped = is sent home by { $name }
what-locks = is safe in the goal
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
