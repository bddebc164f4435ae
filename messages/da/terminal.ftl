# Det, der kun læses i en terminal. Det, siden også siger, står i dens filer, som programmet også læser.
error-lead = fejl: { $what }
standard-input = standardinput
standard-output = standardoutput
listed-and = { $others } og { $last }
one-of-team = en på holdet
percent = { $whole },{ $tenth } %
word-yes = ja
word-no = nej
word-help = hjælp
word-hint = tip
word-why = hvorfor
word-log = forløb
word-quit = stop
word-language = sprog
language-now = Fra nu af på dansk.
language-which = Skriv sproget efter det: { $all }.
language-unknown = her er intet sprog »{ $text }«: vælg mellem { $all }
game-begins = Et spil { $rules }. Du er { $you } og spiller sammen med { $mates }. Skriv ? for hjælp, q for at stoppe.
told-game = Et spil { $rules }.
told-game-three = Et spil { $rules }, hvor der spilles videre om andenpladsen.
shown-again = Vis igen med: { $command }
dealt-again = De samme kort får du igen med: { $command }
see-again = Se spillet igen med: { $command }
seen-so-far = Det, alle så, er gemt i { $path }: se det med makker replay { $path }
next-record = Med --record FIL bliver næste spil skrevet ned.
unfinished = Spillet stopper her uden at være slut; det kan ikke spilles videre.
record-stops = Optegnelsen stopper her; spillet er ikke slut.
dealing = { $dealer } deler ud, { $number } af 3
last-card = Sidste kort { $card }
is-dealt = { $name } får { $cards }
gives-card = { $name } giver { $card } til { $to }
gives-because = { $name } giver { $card } til { $to }: { $why }.
exchanged = { $from } gav dig { $received }; du gav { $given }.
because = fordi { $why }.
win-after = { $names } vinder efter { $deals ->
    [one] 1 uddeling
   *[other] { $deals } uddelinger
}.
abandoned-after = Spillet blev opgivet efter { $deals ->
    [one] 1 uddeling
   *[other] { $deals } uddelinger
}.
result-won = { $names } vinder. I har vundet!
result-lost = { $names } vinder. Denne gang tabte I.
changes-nothing = ændrer ingenting
wins-game = vinder
wins-second = tager andenpladsen
two-out = to brikker kommer ud
two-out-of = { $name }: to brikker kommer ud
moves-pawn = { $name }: en brik rykker
holds = { $name } har { $cards } og { $count ->
    [0] må lægge kortene: ingen af dem kan spilles
    [one] kan trække på én måde
   *[other] kan trække på { $count } måder
}.
cannot-play = { $card } kan ikke spilles: { $reason }.
deck-of = Bunken i { $rules }: { $count } kort.
deck-answers = Af husreglerne gælder her { $answers }.
deck-inferred = Ingen spilleregler fortæller, hvor mange der er af hvert kort: det er regnet ud af bunkens størrelse.
too-narrow = Brættet fylder { $needed } kolonner; her er { $columns }.
legend-teams = Med uret.  { $teams }
legend-marks = · felt  □ start  ○ mål  h startcirkel  R brik  2R to  R* på plads
so-many-moves = { $count ->
    [0] intet træk
    [one] 1 træk
   *[other] { $count } træk
}
ask-give = Hvilket kort giver du { $to }? ({ $letters }, ? for hjælp)
ask-fold = Ingen kort kan spilles. Tryk Enter for at lægge dem. (w: hvorfor, ?: hjælp)
ask-fold-only = En bot ville også lægge kortene.
ask-card = Hvilket kort spiller du? ({ $letters }, ? for hjælp)
ask-move = Hvilket træk? ({ $ways }, ?: hjælp)
ask-move-more = Enter: flere, R3: dem med R3
ask-move-card = { $letters }: ét kort
sure-quit = Vil du stoppe? Spillet kan ikke spilles videre senere. (j eller n)
nothing-to-decide = Der er ikke noget at vælge.
all-playable = Alle dine kort kan spilles nu.
press-fold = Ingen kort kan spilles: tryk Enter for at lægge dem.
type-letter = Skriv bogstavet for et kort, { $letters }, eller ? for hjælp.
type-number = { $count ->
    [one] Der er kun ét træk på listen: skriv 1 for at spille det
   *[other] Der er { $count } træk på listen: skriv et tal fra 1 til { $count }
}{ $narrowed ->
    [yes] , eller tryk Enter for hele listen.
   *[no] .
}
no-move-fits = Intet træk passer til { $text }. Skriv ? for at se, hvad der kan skrives.
no-card-typed = Det er ikke et træk: { $text } er ikke et kort. Begynd med et korts kode, for eksempel S8.
no-space-typed = Det er ikke et træk: { $text } er ikke et felt. Felter hedder R3, Rs, Rg1 eller Rh.
no-move-typed = Det er ikke et træk. Skriv et kort, og hvor brikkerne skal hen, for eksempel S8 Rh>Rs eller 7x1 R3>R6, R12>Y2.
not-in-hand = Det går ikke: du har ikke kortet { $card }. Vælg et, du har.
not-legal = Det går ikke: { $text } er ikke et lovligt træk. Vælg et fra listen.
typing-lead = Sammen med din makker skal du have alle jeres brikker fra startcirklen (h), rundt på brættet og i mål (○) før de andre. Hver gang spilles ét kort; lander man på en brik, der står alene, slår man den hjem. Alle reglerne står i docs/rules.md.
typing-card = vælger et kort på hånden: giver det, eller viser dets træk
typing-number = spiller trækket med det nummer på listen
typing-enter = viser de næste træk på en lang liste, og derefter alle
typing-words-sample = R3 slår
typing-words = viser kun de træk, der rører feltet R3 og slår nogen hjem
typing-move = spiller trækket, uanset hvad der er vist; med kortet foran, hvis flere kort kan det, som i 7x1 R3>R6, R12>Y2
typing-hint = hvad en bot ville gøre i dit sted, og hvorfor
typing-why = hvorfor kort ikke kan spilles
typing-log = hvad der er sket siden din sidste tur
typing-language = fortsætter på et andet sprog: da, nb, sv, fi, en
typing-quit = stopper spillet
typing-marks = På brættet: ▮ et kort på hånden, ▸ har turen, • her gik en brik lige.
learn-question = { learn-offer }? (j, eller Enter for at begynde)
learn-go-on = Tryk Enter for at gå videre.
learn-to-game = Tryk Enter for at begynde spillet.
learn-skipped = Resten er sprunget over. makker play --learn viser det igen.
learn-only-answer = Vælg et kort eller et træk; q springer det hele over.
typed-out = Spil hjertet, så kommer en brik ud.
typed-walk = Nu rykker den frem. Spil et tal.
typed-bump = Spil 5’eren, og land på Holgers brik.
typed-end = Resten står på kortene: hvad hvert kort gør, står over dets træk.
verified = OK: { $state ->
    [finished] færdigt
    [abandoned] opgivet
   *[unfinished] ufærdigt
} spil { $rules }, { $deals ->
    [one] 1 uddeling
   *[other] { $deals } uddelinger
}, { $moves } træk, kort lagt { $folds ->
    [one] 1 gang
   *[other] { $folds } gange
}.
verify-flaw = { $name }: blandingerne er ikke bevist: { $flaw }
verify-fair = Fair: { $decks ->
    [one] 1 bunke
   *[other] { $decks } bunker
} og hvem der delte ud først, følger af tal, der passer til deres segl.
verify-sealed = Endnu ukendt: serveren åbner sit tal, når spillet er slut.
verify-unproved-seed = Ikke bevist: at serveren ikke selv valgte sit tal, for ingen andre åbnede et.
verify-unproved-order = Ikke bevist af en optegnelse alene: at seglene kom før tallene. Det ved de, der var med (docs/fairness.md).
reviewed-game = { $names } vandt · { $rules } · { $deals ->
    [one] 1 uddeling
   *[other] { $deals } uddelinger
} · { $effort ->
    [deep] grundigt tilbageblik
   *[quick] hurtigt tilbageblik
}
reviewed-start = Lige fra starten
reviewed-won = Vundet
reviewed-lost = Tabt
reviewed-accuracy = Træfsikkerhed, hvor der var et valg
reviewed-seat = { $good } af { $counted } gode, { $best } af dem bedst; gav { $lost ->
    [one] 1 point
   *[other] { $lost } point
} væk{ $found ->
    [0] { "" }
    [one] ; fandt 1, der var svær
   *[other] ; fandt { $found }, der var svære
}
reviewed-only = det eneste valg
reviewed-give = giv { $card }
reviewed-fold = læg kortene
reviewed-slip = { $name } gav { $count ->
    [one] 1 point
   *[other] { $count } point
} væk: { $choice }. Bedre: { $better }.
reviewed-found = { $name } fandt det: { $choice }. De fleste ville have givet { $count ->
    [one] 1 point
   *[other] { $count } point
} væk.
reviewed-marked = Beslutninger, der kostede noget
reviewed-none = Ingen.
reviewed-cost = { $name }: { $choice }. { $verdict }: kostede { $count ->
    [one] 1 point
   *[other] { $count } point
}, { $win } af 100 tilbage.
reviewed-better = Bedre: { $choice }, fordi { $why }. { $win } af 100.
reviewed-others = Og { $count ->
    [one] 1 mindre
   *[other] { $count } mindre
}: --json viser dem alle.
reviewed-picture = Chancen for at vinde i point af hundrede, når alle hænder er kendt og bunken ikke er; prikker kostede noget.
unreviewed-unfinished = spillet er ikke slut: spil det til ende, og se så tilbage på det
unreviewed-abandoned = spillet blev opgivet, så ingen har vundet: man kan kun se tilbage på et spil, som nogen vandt
unreviewed-hidden = der er skjulte kort i denne optegnelse (?): tag den, der laves, når spillet er slut, og som viser dem alle
unreviewed-broken = spillet kan ikke spilles igennem efter reglerne: efterprøv det med makker verify
wrong-file = { $name }: { $error }: nævn en optegnelse af et spil, eller - for standardinput
record-long = { $name }: længere end 1 MiB, og det er intet spil: se efter, om det er den rigtige fil
record-no-text = { $name }: linje { $line } er ikke UTF-8-tekst: se efter, om det er den rigtige fil
wrong-record = --record: { $path }: { $error }: nævn en ny fil, der kan oprettes
wrong-play-on = --play-on: { $rules } har to hold, så ingen spiller videre om andenpladsen: udelad det, eller tag plus-pairs
wrong-number = skriv et helt tal fra { $low } til { $high }
wrong-edition = en udgave er en af { $all }
wrong-house-rule = husreglerne til { $edition }, hver med et + foran, er { $all }
wrong-house-anyway = { $edition } har reglen { $word } i forvejen: udelad den
wrong-house-order = husregler står i én rækkefølge, hver højst én gang: skriv { $name }
wrong-seat-letter = en plads er et af bogstaverne R, O, Y, G, B, P
wrong-seat = --seat: { $rules } har ingen plads { $seat }: vælg mellem { $all }
wrong-level = --levels: { $text }: et niveau er et af { $all }
wrong-levels = --levels: { $rules } har { $seats } pladser på { $teams } hold: skriv 1 niveau til alle, { $teams } til holdene eller { $seats } til pladserne, med komma imellem; her er { $count }
wrong-hand = --hand: den, der har turen, har et til fire kort
wrong-card = { $option }: { $code } er ikke et kort i { $rules }: skriv koder med komma imellem, blandt { $codes }
wrong-hands = --hands: { $rules } har { $count } pladser, { $seats }: skriv lige så mange hænder, - for en tom
wrong-hands-size = --hands: en plads har højst { $count } kort
usage-value = »{ $value }« passer ikke til { $arg }
usage-value-because = »{ $value }« passer ikke til { $arg }: { $reason }
usage-no-value = der mangler en værdi efter { $arg }
usage-argument = her er ikke noget, der hedder »{ $arg }«
usage-command = der er ingen kommando »{ $name }«
usage-missing = her mangler: { $args }
usage-conflict = { $arg } og { $other } kan ikke stå sammen
usage-twice = { $arg } kan kun stå én gang
usage-no-command = nævn en kommando
usage-values = muligt: { $all }
usage-suggested = Mener du { $other }?
usage-more = Prøv --help.
help-usage = Brug:
help-commands = Kommandoer
help-command = KOMMANDO
help-options = Valgmuligheder
help-options-mark = [VALG]
help-arguments = Argumenter
help-default = standard: { $value }
help-values = mulige værdier: { $all }
help-values-title = Mulige værdier
help-help = Vis hjælp
help-help-more = Vis hjælp (mere med --help)
help-help-less = Vis hjælp (kortere med -h)
help-version = Vis version
help-example = Eksempel:
help-examples = Eksempler:
help-exit-codes = Slutkoder: 0 gjort, 1 det, der blev spurgt om, er forkert, 2 kommandolinjen er forkert.
help-colours = Farver udelades, hvor der ikke er nogen terminal, eller NO_COLOR er sat.
example-play = Du og tre botter spiller et spil.
example-watch = Viser botter, der spiller et spil.
example-cards = Viser en udgaves kort.
example-moves = Viser, hvad Rød kan gøre med to kort i begyndelsen.
example-sprt = Stopper, så snart svaret er klart.
example-export = fra en mappe til PostgreSQL
example-prune = Siger, hvor meget der er ældre end 90 dage.
example-prune-deletes = Sletter det.
example-serve = På http://localhost:8420, kun til denne maskine.
example-serve-network = Til alle på netværket.
example-bench = Måler hver udgave i to sekunder.
example-bench-bots = Måler, hvor længe botterne tænker.
example-bench-games = Spiller 500 spil, til måleværktøjer.
house-rules-title = Husregler:
house-rules-lead = --edition tager en udgave, eller en med regler vendt om: hver står efter et +, i denne rækkefølge, som i classic+lock-or-leave+fresh-decks.
house-rules-end = `makker cards --edition NAVN` siger, hvilke af dem en udgave har i forvejen.
question-start-counts = Tæller et startfelt med?
question-swap-from-start = Må man bytte med en brik på et startfelt?
question-turn-once = Hvor ofte må en brik vende i målet i ét træk?
question-stay = Hvad, hvis en brik i målet ikke har en fri cirkel foran sig?
question-lock-or-leave = Hvor må en brik fra målet ende sit træk?
question-rest-may-lapse = Hvad med resten, når den sidste brik er på plads?
question-fresh-decks = Blandes der før hver uddeling eller efter tre?
command-help = Vis denne oversigt eller hjælpen til én kommando.
value-board = BRÆT
value-hands = HÆNDER
value-hand = HÅND
value-seat = PLADS
value-seed = TAL
value-format = FORM
value-file = FIL
value-dir = MAPPE
value-number = ANTAL
value-milliseconds = MILLISEKUNDER
value-levels = NIVEAUER
value-level = NIVEAU
value-edition = UDGAVE
value-language = SPROG
value-player = SPILLER
value-players = SPILLERE
value-program = PROGRAM
value-days = DAGE
value-shell = SKAL
value-depth = DYBDE
value-deals = UDDELINGER
value-games = SPIL
value-seconds = SEKUNDER
value-threads = TRÅDE
value-lines = LINJER
value-files = FILER
value-what = HVAD
