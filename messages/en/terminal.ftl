# What people read only in a terminal. What the page says too stands in its files, which the program reads as well.
error-lead = error: { $what }
standard-input = standard input
standard-output = standard output
listed-and = { $others } and { $last }
one-of-team = one of the team
percent = { $whole }.{ $tenth } %
word-yes = yes
word-no = no
word-help = help
word-hint = hint
word-why = why
word-log = log
word-quit = quit
word-language = language
language-now = From now on in English.
language-which = Write the language after it: { $all }.
language-unknown = there is no language “{ $text }” here: choose one of { $all }
game-begins = A game of { $rules }. You are { $you } and play with { $mates }. Type ? for help, q to stop.
told-game = A game of { $rules }.
told-game-three = A game of { $rules }, played on for second place.
shown-again = Shown again by: { $command }
dealt-again = The same cards are dealt again by: { $command }
see-again = See the game again with: { $command }
seen-so-far = The record of what everyone saw is in { $path }: see makker replay { $path }
next-record = With --record FILE the next game is written down.
unfinished = The game stops here, unfinished; it cannot be gone on with.
record-stops = The record stops here; the game is not finished.
dealing = { $dealer } deals, { $number } of 3
last-card = Last card { $card }
is-dealt = { $name } is dealt { $cards }
gives-card = { $name } gives { $card } to { $to }
gives-because = { $name } gives { $card } to { $to }: { $why }.
exchanged = { $from } gave you { $received }; you gave { $given }.
because = because { $why }.
win-after = { $names } win after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}.
abandoned-after = The game was abandoned after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}.
result-won = { $names } win. You have won!
result-lost = { $names } win. You have lost this time.
changes-nothing = changes nothing
wins-game = wins
wins-second = takes second place
two-out = two pawns come out
two-out-of = two of { $name }’s pawns come out
moves-pawn = moves { $name }’s pawn
holds = { $name } holds { $cards } and { $count ->
    [0] must fold: no card can be played
    [one] has one move
   *[other] has { $count } moves
}.
cannot-play = { $card } cannot be played: { $reason }.
deck-of = The deck of { $rules }: { $count } cards.
deck-answers = Of the house rules it has { $answers }.
deck-inferred = No rulebook prints the copies of each card: they are inferred from the deck’s size.
too-narrow = The board needs { $needed } columns; this terminal has { $columns }.
legend-teams = Clockwise.  { $teams }
legend-marks = · space  □ start  ○ goal  h home  R pawn  2R two pawns  R* locked
so-many-moves = { $count ->
    [0] no move
    [one] 1 move
   *[other] { $count } moves
}
ask-give = Which card do you give to { $to }? ({ $letters }, ? for help)
ask-fold = No card can be played. Press Enter to fold. (w says why, ? for help)
ask-fold-only = A bot would fold, too.
ask-card = Which card do you play? ({ $letters }, ? for help)
ask-move = Which move? ({ $ways }, ? for help)
ask-move-more = Enter shows more, R3 those with R3
ask-move-card = { $letters } by card
sure-quit = Stop this game? It cannot be gone on with later. (y or n)
nothing-to-decide = There is nothing to decide.
all-playable = Every card of your hand can be played now.
press-fold = No card can be played: press Enter to fold.
type-letter = Type the letter of a card, { $letters }, or ? for help.
type-number = { $count ->
    [one] There is only one move in this list: type 1 to play it
   *[other] There are { $count } moves in this list: type a number from 1 to { $count }
}{ $narrowed ->
    [yes] , or press Enter for the whole list.
   *[no] .
}
no-move-fits = No move fits { $text }. Type ? to see what can be typed.
no-card-typed = That is no move: { $text } is no card. Begin with the code of a card, such as S8.
no-space-typed = That is no move: { $text } is no space. Spaces are called R3, Rs, Rg1 or Rh.
no-move-typed = That is no move. Write a card and where pawns go, such as S8 Rh>Rs or 7x1 R3>R6, R12>Y2.
not-in-hand = Not possible: the card { $card } is not in this hand. Choose one that is.
not-legal = Not possible: { $text } is not a legal move. Choose one of the list.
typing-lead = With your partner, bring all your pawns from home (h) round the board into your goals (○) before the others do. Each turn one card is played; whoever lands on a single pawn sends it home. All the rules are in docs/rules.md.
typing-card = chooses a card of your hand: gives it, or lists its moves
typing-number = plays the move of that number in the list
typing-enter = shows the next moves of a long list, and after them all moves
typing-words-sample = R3 bumps
typing-words = lists only the moves that touch space R3 and bump somebody
typing-move = plays this move, whatever is listed; with the card before it where several can do that, as in 7x1 R3>R6, R12>Y2
typing-hint = what a bot would do in your place, and why
typing-why = why cards cannot be played
typing-log = what happened since your last turn
typing-language = goes on in another language: da, nb, sv, fi, en
typing-quit = stops the game
typing-marks = On the board: ▮ a card in a hand, ▸ at turn, • where a pawn just went.
learn-question = { learn-offer }? (y, or Enter to begin the game)
learn-go-on = Press Enter to go on.
learn-to-game = Press Enter to begin the game.
learn-skipped = The rest is skipped. makker play --learn shows it again.
learn-only-answer = Choose a card or a move; q skips the lessons.
typed-out = Play the heart, to let a pawn out.
typed-walk = Now walk. Play a number.
typed-bump = Play the 5 and land on Holger’s pawn.
typed-end = The cards tell you the rest: what each does stands above its moves.
verified = OK: { $state ->
    [finished] finished
    [abandoned] abandoned
   *[unfinished] unfinished
} game of { $rules }, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $folds ->
    [one] 1 fold
   *[other] { $folds } folds
}.
verify-flaw = { $name }: the shuffles are not proved: { $flaw }
verify-fair = Fair: { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
} and the first dealer follow from seeds that fit their seals.
verify-sealed = Not known yet: the server opens its seed when the game is over.
verify-unproved-seed = Not proved: that the server did not choose its seed, since nobody else opened one.
verify-unproved-order = Not proved by a record alone: that the seals came before the seeds. Whoever took part knows that (docs/fairness.md).
reviewed-game = { $names } won · { $rules } · { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} · { $effort ->
    [deep] deep review
   *[quick] quick review
}
reviewed-start = Even at the start
reviewed-won = Won
reviewed-lost = Lost
reviewed-accuracy = Accuracy, where there was a choice
reviewed-seat = { $good } of { $counted } good, { $best } of them best; gave away { $lost ->
    [one] 1 point
   *[other] { $lost } points
}{ $found ->
    [0] { "" }
    [one] ; found 1 that was hard
   *[other] ; found { $found } that were hard
}
reviewed-only = the only choice
reviewed-give = give { $card }
reviewed-fold = fold
reviewed-slip = { $name } gave away { $count ->
    [one] 1 point
   *[other] { $count } points
}: { $choice }. Better: { $better }.
reviewed-found = { $name } found it: { $choice }. Most would have given away { $count ->
    [one] 1 point
   *[other] { $count } points
}.
reviewed-marked = Marked decisions
reviewed-none = None.
reviewed-cost = { $name }: { $choice }. { $verdict }: cost { $count ->
    [one] 1 point
   *[other] { $count } points
}, { $win } of 100 left.
reviewed-better = Better: { $choice }, because { $why }. { $win } of 100.
reviewed-others = And { $count ->
    [one] 1 smaller one
   *[other] { $count } smaller ones
}: --json shows them all.
reviewed-picture = Chance to win in points of a hundred, with all hands known and the deck unknown; dots are marked decisions.
unreviewed-unfinished = the game is not over: play it to its end, then look back at it
unreviewed-abandoned = the game was given up, so nobody has won: only a game with winners can be reviewed
unreviewed-hidden = cards are hidden in this record (?): take the record that is made once the game is over, which shows them all
unreviewed-broken = the game cannot be played through by the rules: check it with makker verify
wrong-file = { $name }: { $error }: name a game record, or - for standard input
record-long = { $name }: longer than 1 MiB, which no game is: look whether it is the right file
record-no-text = { $name }: line { $line } is not UTF-8 text: look whether it is the right file
wrong-record = --record: { $path }: { $error }: name a file that can be made new
wrong-play-on = --play-on: { $rules } has two teams, so nobody plays on for second place: leave that out or take plus-pairs
wrong-number = write a whole number from { $low } to { $high }
wrong-edition = an edition is one of { $all }
wrong-house-rule = the house rules of { $edition }, each with a + before it, are { $all }
wrong-house-anyway = { $edition } has the rule { $word } anyway: leave it out
wrong-house-order = house rules stand in one order, each at most once: write { $name }
wrong-seat-letter = a seat is one of the letters R, O, Y, G, B, P
wrong-seat = --seat: { $rules } has no seat { $seat }: choose one of { $all }
wrong-level = --levels: { $text }: a level is one of { $all }
wrong-levels = --levels: { $rules } has { $seats } seats in { $teams } teams: write 1 level for all, { $teams } for the teams or { $seats } for the seats, with commas between them; here are { $count }
wrong-hand = --hand: a seat at turn holds one to four cards
wrong-card = { $option }: { $code } is no card of { $rules }: write codes with commas between them, of { $codes }
wrong-hands = --hands: { $rules } has { $count } seats, { $seats }: write that many hands, - for an empty one
wrong-hands-size = --hands: a seat holds at most { $count } cards
usage-value = ‘{ $value }’ does not fit { $arg }
usage-value-because = ‘{ $value }’ does not fit { $arg }: { $reason }
usage-no-value = a value is missing after { $arg }
usage-argument = there is no ‘{ $arg }’ here
usage-command = there is no command ‘{ $name }’
usage-missing = this is missing: { $args }
usage-conflict = { $arg } and { $other } cannot stand together
usage-twice = { $arg } can stand there only once
usage-no-command = name a command
usage-values = possible: { $all }
usage-suggested = Do you mean { $other }?
usage-more = Try --help.
help-usage = Usage:
help-commands = Commands
help-command = COMMAND
help-options = Options
help-options-mark = [OPTIONS]
help-arguments = Arguments
help-default = default: { $value }
help-values = possible values: { $all }
help-values-title = Possible values
help-help = Print help
help-help-more = Print help (see more with --help)
help-help-less = Print help (see a summary with -h)
help-version = Print version
help-example = Example:
help-examples = Examples:
help-exit-codes = Exit codes: 0 done, 1 what was asked about is wrong, 2 the command line is wrong.
help-colours = Colours are left out where there is no terminal or NO_COLOR is set.
example-play = You and three bots play a game.
example-watch = Shows bots that play a game.
example-cards = Shows the deck of an edition.
example-moves = Lists what Red can do with two cards at the beginning.
example-sprt = Stops as soon as the answer is clear.
example-export = from a folder to PostgreSQL
example-prune = Says how much is older than 90 days.
example-prune-deletes = Deletes it.
example-serve = At http://localhost:8420, for this machine only.
example-serve-network = For everyone in the network.
example-bench = Measures every edition for two seconds.
example-bench-bots = Measures how long the computer players think.
example-bench-games = Plays 500 games, for profilers.
house-rules-title = House rules:
house-rules-lead = --edition takes an edition, or one with rules turned the other way: each stands after a +, in the order of this list, as in classic+lock-or-leave+fresh-decks.
house-rules-end = `makker cards --edition NAME` says which of them an edition has anyway.
question-start-counts = Does a start count as a step?
question-swap-from-start = May a swap take a pawn from a start?
question-turn-once = How often may a pawn turn in the goal in one move?
question-stay = What if a pawn in the goal has no free circle ahead?
question-lock-or-leave = Where may a pawn of the goal end its move?
question-rest-may-lapse = What of the steps that a split has left at the end?
question-fresh-decks = Shuffle before every deal, or after three?
command-help = Print this message or the help of one command.
value-board = BOARD
value-hands = HANDS
value-hand = HAND
value-seat = SEAT
value-seed = SEED
value-format = FORMAT
value-file = FILE
value-dir = DIR
value-number = NUMBER
value-milliseconds = MILLISECONDS
value-levels = LEVELS
value-level = LEVEL
value-edition = EDITION
value-language = LANGUAGE
value-player = PLAYER
value-players = PLAYERS
value-program = PROGRAM
value-days = DAYS
value-shell = SHELL
value-depth = DEPTH
value-deals = DEALS
value-games = GAMES
value-seconds = SECONDS
value-threads = THREADS
value-lines = LINES
value-files = FILES
value-what = WHAT
