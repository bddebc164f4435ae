# What people read before and after a game and in windows: loaded when one of them is shown.
no-hints = no hints
no-take-back = no taking back
no-stand-in = the table waits for whoever is gone
install-offer = Put Makker on this device
install-ios = Put Makker on your home screen: tap Share in the browser, then “Add to Home Screen”.
install-refuse = Don’t ask again
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
door = Who may sit down during a game
door-open = Anyone with the link
door-knock = Those you let in
door-locked = Nobody new: the table is locked
others-may-join = Others may join this table.
invite = Invite friends
copy-link = Copy
link-copied = Copied.
link-marked = Selected: copy it by hand.
share-link = Share
qr-code = QR code
qr-label = The address as a QR code
bot-choice = Who plays { $name }
host = host
you-watch = You are watching. Hands stay hidden until the game is over.
take-seat = Take a seat
sit-next = You sit down at the next deal, as { $seat }. A bot plays this one out.
sit-not = Get up again
knocked = You have asked to sit down. { $name } decides.
knock-first = The host is asked first. You get the seat at the next deal.
not-let-in = Nobody let you in. You can watch, or find another table.
find-another = Find another table
watch-locked = This table is locked: nobody new sits down. You can watch.
knocks = { $name } would like to play.
let-in = Let in
turn-away = Not now
yes = Yes
no = No
asks-take-back = { $name } would like to take a move back. All right with you?
asks-abandon = { $name } would like to give up. All right with you?
asked-take-back = You asked to take a move back.
asked-abandon = You asked to give up.
waiting-for-others = Waiting for the others.
bot-plays-for-you = A bot plays for you.
i-am-back = I am back
vote-remove = { $asker } would like to remove { $name }: a bot takes the seat. All right with you?
vote-remove-asked = Remove { $name }? { $count } of { $needed } agree.
vote-stand-in = { $asker } would like a bot to play for { $name } until { $name } is back. All right with you?
vote-stand-in-asked = A bot for { $name }? { $count } of { $needed } agree.
remove-name = Remove { $name }
remove = Remove
remove-sure = Remove { $name }? The chair gets free, and { $name } comes back only if you let them in.
remove-sure-playing = Remove { $name }? A bot takes the seat, and { $name } comes back only if you let them in.
ask-remove = Ask to remove
ask-remove-sure = Ask the others to remove { $name }? A bot would take the seat.
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
hand-over-lead = This game is on this device. Invite somebody, and it goes on online from here, with the same hands: bots keep the seats until people take them.
hand-over = Go on online
take-back = Take my last move back
abandon = Give up
leave = Leave the table
close-table = Close the table
stand-in-name = Let a bot play now for { $name }
past-pause = Pause
past-go-on = Go on
past-next = The next move
all-moves = All moves ({ $count })
move-wins = wins { $win } of 100
ask-title = The board in words
ask-space = What is on this space?
stands = { $name }: { $spaces }
times = { $count } × { $space }
help-move = Tap a card, then where a pawn goes; or first the pawn, or only where it goes; or drag it. You see the move before you play it: press Play, or tap the target again.
copies = { $count } in the deck.
sign-bump = somebody is sent home there
sign-own-bump = this pawn itself would be sent home
sign-lock = the pawn is safe there for good
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
see-every-move = See every move
see-review = What decided it?
rematch-by-host = { $name } decides whether you play again.
all-hands = What everyone still held
no-cards-left = no cards
evening = This evening
score = won { $won } of { $played }
rematch = Play again
rematch-rotate = Change chairs, play again
record = Save the game
fair = Fair cards
unfair = Something is wrong with the cards
fair-own = The cards were fair: your own device helped to shuffle, and checked every deal.
fair-others = { $count ->
    [one] The cards were fair: the device of { $names } helped to shuffle, and yours checked every deal.
   *[other] The cards were fair: the devices of { $names } helped to shuffle, and yours checked every deal.
}
fair-server = The server shuffled alone. Your device checked every deal: it dealt what it had promised before the game.
fair-late = Your device was too late to help to shuffle. It checked every deal: they are what was promised before the game.
fair-left-out = Your device helped to shuffle, but the server has left that out.
fair-changed = The server shows other promises now than it made before the game.
fair-dealt = The cards that you were dealt are not those of the deck that the server shows now.
fair-seal = A secret number is not the one that was promised before the game.
fair-dealer = Another player should have dealt first.
fair-deck = A deck is not the one that was promised before the game.
fair-how = How do we know?
fair-steps = Before the first deal the server and the devices of the players each chose a secret number and put it into a sealed envelope. Only when all envelopes lay on the table were they opened. { $decks ->
    [one] The deck of this game follows
   *[other] All { $decks } decks of this game follow
} from all these numbers together, so nobody could choose the cards.
fair-limits = That nobody was shown another player's cards cannot be proved in this way.
part-opened = { $names } helped to shuffle.
part-withheld = { $names } did not open the envelope in time.
part-none = { $names } took no part.
view-here = How this device shows the table
view-usual = As usual
view-table = As the board in the middle
view-hand = As my hand

# Being told of one's turn while no page is open; `push-stop` stands in the message itself.
push-tell = Tell me when it is my turn
push-about = Also when Makker is closed: a message on this device, once each turn and never with a card in it. “{ $stop }” in the message ends them.
push-stop = Stop these
push-quiet = Leave me in peace at night
push-from = From
push-until = Until
push-denied = You have forbidden messages from this site. Allow notifications for it in your browser's settings, and then switch this on again.
push-cannot = This browser cannot do that.
push-home-screen = Put Makker on the home screen first (Share, then “Add to Home Screen”), open it from there, and switch this on.
push-https = That only works at an address that begins with https.
push-off = This server sends no messages.
push-failed = That did not work. Check the connection and try again.
