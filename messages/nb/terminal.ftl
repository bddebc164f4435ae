# Det som bare leses i en terminal. Det siden også sier, står i filene dens, som programmet også leser.
error-lead = feil: { $what }
standard-input = standard inndata
standard-output = standard utdata
listed-and = { $others } og { $last }
one-of-team = en på laget
percent = { $whole },{ $tenth } %
word-yes = ja
word-no = nei
word-help = hjelp
word-hint = tips
word-why = hvorfor
word-log = logg
word-quit = stopp
word-language = språk
language-now = Fra nå av på norsk.
language-which = Skriv språket etterpå: { $all }.
language-unknown = språket «{ $text }» finnes ikke her: velg mellom { $all }
game-begins = Et spill i utgaven { $rules }. Du er { $you } og spiller sammen med { $mates }. Skriv ? for hjelp, q for å stoppe.
told-game = Et spill i utgaven { $rules }.
told-game-three = Et spill i utgaven { $rules }, der det spilles videre om andreplassen.
shown-again = Vis igjen med: { $command }
dealt-again = De samme kortene får du igjen med: { $command }
see-again = Se spillet igjen med: { $command }
seen-so-far = Det alle så, er lagret i { $path }: se det med makker replay { $path }
next-record = Med --record FIL blir neste spill lagret.
unfinished = Spillet stopper her uten å være ferdig, og det kan ikke fortsettes.
record-stops = Opptaket stopper her; spillet er ikke ferdig.
dealing = { $dealer } deler ut, { $number } av 3
last-card = Siste kort { $card }
is-dealt = { $name } får { $cards }
gives-card = { $name } gir { $card } til { $to }
gives-because = { $name } gir { $card } til { $to }: { $why }.
exchanged = { $from } ga deg { $received }; du ga { $given }.
because = fordi { $why }.
win-after = { $names } vinner etter { $deals ->
    [one] 1 utdeling
   *[other] { $deals } utdelinger
}.
abandoned-after = Spillet ble gitt opp etter { $deals ->
    [one] 1 utdeling
   *[other] { $deals } utdelinger
}.
result-won = { $names } vinner. Dere har vunnet!
result-lost = { $names } vinner. Denne gangen tapte dere.
changes-nothing = endrer ingenting
wins-game = vinner
wins-second = tar andreplassen
two-out = to brikker kommer ut
two-out-of = to av brikkene til { $name } kommer ut
moves-pawn = flytter brikken til { $name }
holds = { $name } har { $cards } og { $count ->
    [0] må legge ned kortene: ingen av dem kan spilles
    [one] har ett mulig trekk
   *[other] har { $count } mulige trekk
}.
cannot-play = { $card } kan ikke spilles: { $reason }.
deck-of = Bunken i { $rules }: { $count } kort.
deck-answers = Husregler i bruk her: { $answers }.
deck-inferred = Ingen regelhefter sier hvor mange det er av hvert kort: det er regnet ut fra størrelsen på bunken.
too-narrow = Spilleplaten trenger { $needed } kolonner; her er det { $columns }.
legend-teams = Med klokken.  { $teams }
legend-marks = · felt  □ startfelt  ○ mål  h startsirkel  R brikke  2R to  R* på plass
so-many-moves = { $count ->
    [0] ingen trekk
    [one] 1 trekk
   *[other] { $count } trekk
}
ask-give = Hvilket kort gir du { $to }? ({ $letters }, ? for hjelp)
ask-fold = Ingen kort kan spilles. Trykk Enter for å legge ned. (w: hvorfor, ?: hjelp)
ask-fold-only = En bot ville også ha lagt ned kortene.
ask-card = Hvilket kort spiller du? ({ $letters }, ? for hjelp)
ask-move = Hvilket trekk? ({ $ways }, ?: hjelp)
ask-move-more = Enter: flere, R3: de med R3
ask-move-card = { $letters }: ett kort
sure-quit = Vil du stoppe? Spillet kan ikke fortsettes senere. (j eller n)
nothing-to-decide = Det er ikke noe å velge.
all-playable = Alle kortene dine kan spilles nå.
press-fold = Ingen kort kan spilles: trykk Enter for å legge dem ned.
type-letter = Skriv bokstaven til et kort, { $letters }, eller ? for hjelp.
type-number = { $count ->
    [one] Det er bare ett trekk på listen: skriv 1 for å spille det
   *[other] Det er { $count } trekk på listen: skriv et tall fra 1 til { $count }
}{ $narrowed ->
    [yes] , eller trykk Enter for hele listen.
   *[no] .
}
no-move-fits = Ingen trekk passer til { $text }. Skriv ? for å se hva du kan skrive.
no-card-typed = Det er ikke et trekk: { $text } er ikke et kort. Begynn med koden til et kort, for eksempel S8.
no-space-typed = Det er ikke et trekk: { $text } er ikke et felt. Felter heter R3, Rs, Rg1 eller Rh.
no-move-typed = Det er ikke et trekk. Skriv et kort og hvor brikkene skal, for eksempel S8 Rh>Rs eller 7x1 R3>R6, R12>Y2.
not-in-hand = Det går ikke: du har ikke kortet { $card }. Velg et du har.
not-legal = Det går ikke: { $text } er ikke et lovlig trekk. Velg et fra listen.
typing-lead = Sammen med partneren din skal du få alle brikkene deres fra startsirkelen (h), rundt spilleplaten og i mål (○) før de andre. I hver tur spiller du ett kort; lander du på en brikke som står alene, slår du den ut. Alle reglene står i docs/rules.md.
typing-card = velger et kort på hånden: gir det, eller viser trekkene det kan
typing-number = spiller trekket med det nummeret på listen
typing-enter = viser de neste trekkene på en lang liste, og etter dem alle
typing-words-sample = R3 slår
typing-words = viser bare trekk som berører feltet R3 og slår ut noen
typing-move = spiller trekket, uansett hva som er vist; med kortet foran hvis flere kort kan det, som i 7x1 R3>R6, R12>Y2
typing-hint = hva en bot ville ha gjort i ditt sted, og hvorfor
typing-why = hvorfor kort ikke kan spilles
typing-log = hva som har skjedd siden sist det var din tur
typing-language = fortsetter på et annet språk: da, nb, sv, fi, en
typing-quit = stopper spillet
typing-marks = På spilleplaten: ▮ et kort på hånden, ▸ har turen, • her gikk en brikke nettopp.
learn-question = { learn-offer }. (j, eller Enter for å begynne spillet)
learn-go-on = Trykk Enter for å gå videre.
learn-to-game = Trykk Enter for å begynne spillet.
learn-skipped = Resten er hoppet over. makker play --learn viser det igjen.
learn-only-answer = Velg et kort eller et trekk; q hopper over det hele.
typed-out = Spill hjertet, så kommer en brikke ut.
typed-walk = Nå skal den gå. Spill et tall.
typed-bump = Spill 5-eren og land på brikken til Holger.
typed-end = Resten står på kortene: hva hvert kort gjør, står over trekkene.
verified = OK: { $state ->
    [finished] ferdig
    [abandoned] avbrutt
   *[unfinished] uferdig
} spill i utgaven { $rules }, { $deals ->
    [one] 1 utdeling
   *[other] { $deals } utdelinger
}, { $moves } trekk, kort lagt ned { $folds ->
    [one] 1 gang
   *[other] { $folds } ganger
}.
verify-flaw = { $name }: det er ikke bevist at kortene er blandet ærlig: { $flaw }
verify-fair = Ærlig: { $decks ->
    [one] 1 bunke
   *[other] { $decks } bunker
} og hvem som delte ut først, følger av tall som stemmer med seglene.
verify-sealed = Ikke kjent ennå: serveren åpner tallet sitt når spillet er slutt.
verify-unproved-seed = Ikke bevist: at serveren ikke valgte tallet sitt selv, for ingen andre åpnet noe.
verify-unproved-order = Ikke bevist av et opptak alene: at seglene kom før tallene. Det vet de som var med (docs/fairness.md).
reviewed-game = { $names } vant · { $rules } · { $deals ->
    [one] 1 utdeling
   *[other] { $deals } utdelinger
} · { $effort ->
    [deep] grundig tilbakeblikk
   *[quick] raskt tilbakeblikk
}
reviewed-start = Likt fra starten
reviewed-won = Vunnet
reviewed-lost = Tapt
reviewed-accuracy = Treffsikkerhet, der det var et valg
reviewed-seat = { $good } av { $counted } gode, { $best } av dem best; ga bort { $lost ->
    [one] 1 poeng
   *[other] { $lost } poeng
}{ $found ->
    [0] { "" }
    [one] ; fant 1 som var vanskelig
   *[other] ; fant { $found } som var vanskelige
}
reviewed-only = det eneste valget
reviewed-give = gi { $card }
reviewed-fold = legg ned kortene
reviewed-slip = { $name } ga bort { $count ->
    [one] 1 poeng
   *[other] { $count } poeng
}: { $choice }. Bedre: { $better }.
reviewed-found = { $name } fant det: { $choice }. De fleste ville ha gitt bort { $count ->
    [one] 1 poeng
   *[other] { $count } poeng
}.
reviewed-marked = Avgjørelser som kostet noe
reviewed-none = Ingen.
reviewed-cost = { $name }: { $choice }. { $verdict }: kostet { $count ->
    [one] 1 poeng
   *[other] { $count } poeng
}, { $win } av 100 igjen.
reviewed-better = Bedre: { $choice }, fordi { $why }. { $win } av 100.
reviewed-others = Og { $count ->
    [one] 1 mindre
   *[other] { $count } mindre
}: --json viser alle.
reviewed-picture = Sjansen til å vinne i poeng av hundre, når alle hender er kjent og bunken ikke er det; prikker kostet noe.
unreviewed-unfinished = spillet er ikke ferdig: spill det til slutten, og se så tilbake på det
unreviewed-abandoned = spillet ble gitt opp, så ingen har vunnet: man kan bare se tilbake på et spill som noen vant
unreviewed-hidden = det er skjulte kort i denne opptegnelsen (?): ta den som lages når spillet er ferdig, og som viser alle
unreviewed-broken = spillet kan ikke spilles gjennom etter reglene: kontroller det med makker verify
wrong-file = { $name }: { $error }: oppgi opptaket av et spill, eller - for standard inndata
record-long = { $name }: lengre enn 1 MiB, og så langt er ikke noe spill: sjekk at det er riktig fil
record-no-text = { $name }: linje { $line } er ikke UTF-8-tekst: sjekk at det er riktig fil
wrong-record = --record: { $path }: { $error }: oppgi en ny fil som kan opprettes
wrong-play-on = --play-on: { $rules } har to lag, så ingen spiller videre om andreplassen: dropp det, eller velg plus-pairs
wrong-number = skriv et helt tall fra { $low } til { $high }
wrong-edition = utgaven må være en av { $all }
wrong-house-rule = husreglene til { $edition }, hver med en + foran, er { $all }
wrong-house-anyway = { $edition } har regelen { $word } fra før: ta den bort
wrong-house-order = husregler står i en fast rekkefølge, hver høyst én gang: skriv { $name }
wrong-seat-letter = en plass er en av bokstavene R, O, Y, G, B, P
wrong-seat = --seat: { $rules } har ingen plass { $seat }: velg mellom { $all }
wrong-level = --levels: { $text }: et nivå er ett av { $all }
wrong-levels = --levels: { $rules } har { $seats } plasser på { $teams } lag: skriv 1 nivå for alle, { $teams } for lagene eller { $seats } for plassene, med komma mellom; her er det { $count }
wrong-hand = --hand: den som har turen, har ett til fire kort
wrong-card = { $option }: { $code } er ikke et kort i { $rules }: skriv koder med komma mellom, blant { $codes }
wrong-hands = --hands: { $rules } har { $count } plasser, { $seats }: skriv like mange hender, - for en tom
wrong-hands-size = --hands: en plass har høyst { $count } kort
usage-value = «{ $value }» passer ikke til { $arg }
usage-value-because = «{ $value }» passer ikke til { $arg }: { $reason }
usage-no-value = det mangler en verdi etter { $arg }
usage-argument = «{ $arg }» finnes ikke her
usage-command = kommandoen «{ $name }» finnes ikke
usage-missing = dette mangler: { $args }
usage-conflict = { $arg } og { $other } kan ikke stå sammen
usage-twice = { $arg } kan bare stå én gang
usage-no-command = oppgi en kommando
usage-values = mulige verdier: { $all }
usage-suggested = Mener du { $other }?
usage-more = Prøv --help.
help-usage = Bruk:
help-commands = Kommandoer
help-command = KOMMANDO
help-options = Valg
help-options-mark = [VALG]
help-arguments = Argumenter
help-default = standard: { $value }
help-values = mulige verdier: { $all }
help-values-title = Mulige verdier
help-help = Vis hjelp
help-help-more = Vis hjelp (mer med --help)
help-help-less = Vis hjelp (kortere med -h)
help-version = Vis versjon
help-example = Eksempel:
help-examples = Eksempler:
help-exit-codes = Sluttkoder: 0 = i orden, 1 = det du spurte om, er feil, 2 = kommandolinjen er feil.
help-colours = Farger utelates når det ikke er noen terminal, eller når NO_COLOR er satt.
example-play = Du og tre boter spiller et spill.
example-watch = Viser boter som spiller et spill.
example-cards = Viser kortene i en utgave.
example-moves = Viser hva Rød kan gjøre med to kort i begynnelsen.
example-sprt = Stopper så snart svaret er klart.
example-export = fra en mappe til PostgreSQL
example-prune = Sier hvor mye som er eldre enn 90 dager.
example-prune-deletes = Sletter det.
example-serve = På http://localhost:8420, bare for denne maskinen.
example-serve-network = For alle på nettverket.
example-bench = Måler hver utgave i to sekunder.
example-bench-bots = Måler hvor lenge botene tenker.
example-bench-games = Spiller 500 spill, for måleverktøy.
house-rules-title = Husregler:
house-rules-lead = --edition tar en utgave, eller en utgave med endrede regler: hver regel står etter en +, i denne rekkefølgen, som i classic+lock-or-leave+fresh-decks.
house-rules-end = `makker cards --edition NAVN` sier hvilke av dem en utgave har fra før.
question-start-counts = Teller et startfelt med?
question-swap-from-start = Kan man bytte med en brikke på et startfelt?
question-turn-once = Hvor ofte kan en brikke snu i målet i ett trekk?
question-stay = Hva gjør en brikke i målet uten en ledig sirkel foran seg?
question-lock-or-leave = Hvor kan trekket til en brikke i målet ende?
question-rest-may-lapse = Hva med resten når den siste brikken er på plass?
question-fresh-decks = Blandes kortene før hver utdeling eller etter tre?
command-help = Vis denne oversikten eller hjelpen til én kommando.
value-board = STILLING
value-hands = HENDER
value-hand = HÅND
value-seat = PLASS
value-seed = TALL
value-format = FORM
value-file = FIL
value-dir = MAPPE
value-number = ANTALL
value-milliseconds = MILLISEKUNDER
value-levels = NIVÅER
value-level = NIVÅ
value-edition = UTGAVE
value-language = SPRÅK
value-player = SPILLER
value-players = SPILLERE
value-program = PROGRAM
value-days = DAGER
value-shell = SKALL
value-depth = DYBDE
value-deals = UTDELINGER
value-games = SPILL
value-seconds = SEKUNDER
value-threads = TRÅDER
value-lines = LINJER
value-files = FILER
value-what = HVA
