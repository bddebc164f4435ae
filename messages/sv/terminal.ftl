# Det som bara läses i en terminal. Det sidan också säger står i dess filer, som programmet också läser.
error-lead = fel: { $what }
standard-input = standard in
standard-output = standard ut
listed-and = { $others } och { $last }
one-of-team = någon i laget
percent = { $whole },{ $tenth } %
word-yes = ja
word-no = nej
word-help = hjälp
word-hint = tips
word-why = varför
word-log = förlopp
word-quit = sluta
word-language = språk
language-now = Från och med nu på svenska.
language-which = Skriv språket efter: { $all }.
language-unknown = det finns inget språk ”{ $text }” här: välj bland { $all }
game-begins = Ett parti { $rules }. Du är { $you } och spelar tillsammans med { $mates }. Skriv ? för hjälp, q för att sluta.
told-game = Ett parti { $rules }.
told-game-three = Ett parti { $rules }, där man spelar vidare om andraplatsen.
shown-again = Visa igen med: { $command }
dealt-again = Samma kort får du igen med: { $command }
see-again = Se partiet igen med: { $command }
seen-so-far = Det alla såg finns i { $path }: se det med makker replay { $path }
next-record = Med --record FIL skrivs nästa parti ner.
unfinished = Partiet slutar här utan att vara färdigt; det går inte att spela vidare.
record-stops = Protokollet slutar här; partiet är inte färdigt.
dealing = { $dealer } delar ut, { $number } av 3
last-card = Senaste kort { $card }
is-dealt = { $name } får { $cards }
gives-card = { $name } ger { $card } till { $to }
gives-because = { $name } ger { $card } till { $to }: { $why }.
exchanged = { $from } gav dig { $received }; du gav { $given }.
because = för { $why }.
win-after = { $names } vinner efter { $deals ->
    [one] 1 giv
   *[other] { $deals } givar
}.
abandoned-after = Partiet gavs upp efter { $deals ->
    [one] 1 giv
   *[other] { $deals } givar
}.
result-won = { $names } vinner. Ni har vunnit!
result-lost = { $names } vinner. Den här gången förlorade ni.
changes-nothing = ändrar ingenting
wins-game = vinner
wins-second = tar andraplatsen
two-out = två pjäser går ut
two-out-of = { $name }: två pjäser går ut
moves-pawn = { $name }: en pjäs flyttas
holds = { $name } har { $cards } och { $count ->
    [0] måste lägga ner korten: inget av dem går att spela
    [one] har ett möjligt drag
   *[other] har { $count } möjliga drag
}.
cannot-play = { $card } går inte att spela: { $reason }.
deck-of = Kortleken i { $rules }: { $count } kort.
deck-answers = Av husreglerna gäller här { $answers }.
deck-inferred = Inga spelregler säger hur många det finns av varje kort: det är uträknat av kortlekens storlek.
too-narrow = Spelplanen behöver { $needed } kolumner; här finns { $columns }.
legend-teams = Medurs.  { $teams }
legend-marks = · ruta  □ startfält  ○ mål  h startcirkel  R pjäs  2R två  R* skyddad
so-many-moves = { $count ->
    [0] inget drag
    [one] 1 drag
   *[other] { $count } drag
}
ask-give = Vilket kort ger du { $to }? ({ $letters }, ? för hjälp)
ask-fold = Inget kort går att spela. Tryck Enter och lägg ner. (w: varför, ?: hjälp)
ask-fold-only = En bot skulle också lägga ner korten.
ask-card = Vilket kort spelar du? ({ $letters }, ? för hjälp)
ask-move = Vilket drag? ({ $ways }, ?: hjälp)
ask-move-more = Enter: fler, R3: de med R3
ask-move-card = { $letters }: ett kort
sure-quit = Vill du sluta? Partiet går inte att spela vidare senare. (j eller n)
nothing-to-decide = Det finns inget att välja.
all-playable = Alla dina kort går att spela nu.
press-fold = Inget kort går att spela: tryck Enter för att lägga ner dem.
type-letter = Skriv bokstaven för ett kort, { $letters }, eller ? för hjälp.
type-number = { $count ->
    [one] Det finns bara ett drag i listan: skriv 1 för att spela det
   *[other] Det finns { $count } drag i listan: skriv ett tal från 1 till { $count }
}{ $narrowed ->
    [yes] , eller tryck Enter för hela listan.
   *[no] .
}
no-move-fits = Inget drag stämmer med { $text }. Skriv ? för att se vad du kan skriva.
no-card-typed = Det är inget drag: { $text } är inget kort. Börja med koden för ett kort, till exempel S8.
no-space-typed = Det är inget drag: { $text } är ingen ruta. Rutor heter R3, Rs, Rg1 eller Rh.
no-move-typed = Det är inget drag. Skriv ett kort och vart pjäserna ska, till exempel S8 Rh>Rs eller 7x1 R3>R6, R12>Y2.
not-in-hand = Det går inte: du har inte kortet { $card }. Välj ett du har.
not-legal = Det går inte: { $text } är inget tillåtet drag. Välj ett i listan.
typing-lead = Tillsammans med din partner ska du få alla era pjäser från startcirkeln (h), runt spelplanen och i mål (○) före de andra. Varje gång spelas ett kort; hamnar man på en ensam pjäs knuffas den ut. Alla regler finns i docs/rules.md.
typing-card = väljer ett kort på handen: ger det, eller visar dess drag
typing-number = spelar draget med det numret i listan
typing-enter = visar nästa drag i en lång lista, och efter dem alla
typing-words-sample = R3 knuffar
typing-words = visar bara drag som rör rutan R3 och knuffar ut någon
typing-move = spelar draget, vad som än visas; med kortet före om flera kort kan det, som i 7x1 R3>R6, R12>Y2
typing-hint = vad en bot skulle göra i ditt ställe, och varför
typing-why = varför kort inte går att spela
typing-log = vad som har hänt sedan din senaste tur
typing-language = fortsätter på ett annat språk: da, nb, sv, fi, en
typing-quit = avslutar partiet
typing-marks = På spelplanen: ▮ ett kort på handen, ▸ i tur, • här gick en pjäs nyss.
learn-question = { learn-offer }? (j, eller Enter för att börja)
learn-go-on = Tryck Enter för att gå vidare.
learn-to-game = Tryck Enter för att börja partiet.
learn-skipped = Resten hoppas över. makker play --learn visar det igen.
learn-only-answer = Välj ett kort eller ett drag; q hoppar över alltihop.
typed-out = Spela hjärtat så går en pjäs ut.
typed-walk = Nu ska den gå. Spela en siffra.
typed-bump = Spela 5:an och hamna på Holgers pjäs.
typed-end = Resten står på korten: vad varje kort gör står ovanför dess drag.
verified = OK: { $state ->
    [finished] färdigt
    [abandoned] uppgivet
   *[unfinished] ofärdigt
} parti { $rules }, { $deals ->
    [one] 1 giv
   *[other] { $deals } givar
}, { $moves } drag, kort nedlagda { $folds ->
    [one] 1 gång
   *[other] { $folds } gånger
}.
verify-flaw = { $name }: det är inte bevisat att korten är ärligt blandade: { $flaw }
verify-fair = Ärligt: { $decks ->
    [one] 1 blandning
   *[other] { $decks } blandningar
} och vem som delade ut först följer av tal som stämmer med sina sigill.
verify-sealed = Inte känt ännu: servern öppnar sitt tal när partiet är slut.
verify-unproved-seed = Inte bevisat: att servern inte valde sitt tal själv, för ingen annan öppnade något.
verify-unproved-order = Inte bevisat av ett protokoll ensamt: att sigillen kom före talen. Det vet de som var med (docs/fairness.md).
reviewed-game = { $names } vann · { $rules } · { $deals ->
    [one] 1 giv
   *[other] { $deals } givar
} · { $effort ->
    [deep] grundlig tillbakablick
   *[quick] snabb tillbakablick
}
reviewed-start = Lika från början
reviewed-won = Vunnet
reviewed-lost = Förlorat
reviewed-accuracy = Träffsäkerhet, där det fanns ett val
reviewed-seat = { $good } av { $counted } bra, { $best } av dem bäst; gav bort { $lost ->
    [one] 1 poäng
   *[other] { $lost } poäng
}{ $found ->
    [0] { "" }
    [one] ; hittade 1 som var svår
   *[other] ; hittade { $found } som var svåra
}
reviewed-only = det enda valet
reviewed-give = ge { $card }
reviewed-fold = lägg ner korten
reviewed-slip = { $name } gav bort { $count ->
    [one] 1 poäng
   *[other] { $count } poäng
}: { $choice }. Bättre: { $better }.
reviewed-found = { $name } hittade det: { $choice }. De flesta hade gett bort { $count ->
    [one] 1 poäng
   *[other] { $count } poäng
}.
reviewed-marked = Beslut som kostade något
reviewed-none = Inga.
reviewed-cost = { $name }: { $choice }. { $verdict }: kostade { $count ->
    [one] 1 poäng
   *[other] { $count } poäng
}, { $win } av 100 kvar.
reviewed-better = Bättre: { $choice }, för { $why }. { $win } av 100.
reviewed-others = Och { $count ->
    [one] 1 mindre
   *[other] { $count } mindre
}: --json visar alla.
reviewed-picture = Chansen att vinna i poäng av hundra, när alla händer är kända och kortleken inte är det; prickar kostade något.
unreviewed-unfinished = partiet är inte slut: spela det till slut och se sedan tillbaka på det
unreviewed-abandoned = partiet gavs upp, så ingen har vunnit: man kan bara se tillbaka på ett parti som någon vann
unreviewed-hidden = det finns dolda kort i det här protokollet (?): ta det som görs när partiet är slut och som visar alla
unreviewed-broken = partiet går inte att spela igenom efter reglerna: kontrollera det med makker verify
wrong-file = { $name }: { $error }: ange protokollet från ett parti, eller - för standard in
record-long = { $name }: längre än 1 MiB, och så långt är inget parti: se efter om det är rätt fil
record-no-text = { $name }: rad { $line } är inte UTF-8-text: se efter om det är rätt fil
wrong-record = --record: { $path }: { $error }: ange en ny fil som går att skapa
wrong-play-on = --play-on: { $rules } har två lag, så ingen spelar vidare om andraplatsen: utelämna det, eller ta plus-pairs
wrong-number = skriv ett heltal från { $low } till { $high }
wrong-edition = en utgåva är en av { $all }
wrong-house-rule = husreglerna till { $edition }, var och en med ett + före, är { $all }
wrong-house-anyway = { $edition } har regeln { $word } ändå: utelämna den
wrong-house-order = husregler står i en viss ordning, var och en högst en gång: skriv { $name }
wrong-seat-letter = en plats är en av bokstäverna R, O, Y, G, B, P
wrong-seat = --seat: { $rules } har ingen plats { $seat }: välj bland { $all }
wrong-level = --levels: { $text }: en nivå är en av { $all }
wrong-levels = --levels: { $rules } har { $seats } platser i { $teams } lag: skriv 1 nivå för alla, { $teams } för lagen eller { $seats } för platserna, med komma emellan; här står { $count }
wrong-hand = --hand: den som är i tur har ett till fyra kort
wrong-card = { $option }: { $code } är inget kort i { $rules }: skriv koder med komma emellan, bland { $codes }
wrong-hands = --hands: { $rules } har { $count } platser, { $seats }: skriv lika många händer, - för en tom
wrong-hands-size = --hands: en plats har högst { $count } kort
usage-value = ”{ $value }” passar inte till { $arg }
usage-value-because = ”{ $value }” passar inte till { $arg }: { $reason }
usage-no-value = det saknas ett värde efter { $arg }
usage-argument = det finns inget ”{ $arg }” här
usage-command = det finns inget kommando ”{ $name }”
usage-missing = här saknas: { $args }
usage-conflict = { $arg } och { $other } kan inte stå tillsammans
usage-twice = { $arg } får bara stå en gång
usage-no-command = ange ett kommando
usage-values = möjligt: { $all }
usage-suggested = Menar du { $other }?
usage-more = Prova --help.
help-usage = Användning:
help-commands = Kommandon
help-command = KOMMANDO
help-options = Val
help-options-mark = [VAL]
help-arguments = Argument
help-default = standard: { $value }
help-values = möjliga värden: { $all }
help-values-title = Möjliga värden
help-help = Visa hjälp
help-help-more = Visa hjälp (mer med --help)
help-help-less = Visa hjälp (kortare med -h)
help-version = Visa version
help-example = Exempel:
help-examples = Exempel:
help-exit-codes = Slutkoder: 0 klart, 1 det som frågan gällde är fel, 2 kommandoraden är fel.
help-colours = Färger utelämnas där det inte finns någon terminal, eller NO_COLOR är satt.
example-play = Du och tre bottar spelar ett parti.
example-watch = Visar bottar som spelar ett parti.
example-cards = Visar korten i en utgåva.
example-moves = Visar vad Röd kan göra med två kort i början.
example-sprt = Slutar så snart svaret är klart.
example-export = från en mapp till PostgreSQL
example-prune = Säger hur mycket som är äldre än 90 dagar.
example-prune-deletes = Raderar det.
example-serve = På http://localhost:8420, bara för den här datorn.
example-serve-network = För alla i nätverket.
example-bench = Mäter varje utgåva i två sekunder.
example-bench-bots = Mäter hur länge bottarna tänker.
example-bench-games = Spelar 500 partier, för mätverktyg.
house-rules-title = Husregler:
house-rules-lead = --edition tar en utgåva, eller en med regler vända åt andra hållet: var och en står efter ett +, i den här ordningen, som i classic+lock-or-leave+fresh-decks.
house-rules-end = `makker cards --edition NAMN` säger vilka av dem en utgåva har ändå.
question-start-counts = Räknas ett startfält med?
question-swap-from-start = Får man byta med en pjäs på ett startfält?
question-turn-once = Hur ofta får en pjäs vända i målet i ett drag?
question-stay = Och om en pjäs i målet inte har en ledig cirkel framför sig?
question-lock-or-leave = Var får en pjäs från målet sluta sitt drag?
question-rest-may-lapse = Vad händer med resten när den sista pjäsen är i mål?
question-fresh-decks = Blandas det före varje giv eller efter tre?
command-help = Visa den här översikten eller hjälpen till ett kommando.
value-board = STÄLLNING
value-hands = HÄNDER
value-hand = HAND
value-seat = PLATS
value-seed = TAL
value-format = FORM
value-file = FIL
value-dir = MAPP
value-number = ANTAL
value-milliseconds = MILLISEKUNDER
value-levels = NIVÅER
value-level = NIVÅ
value-edition = UTGÅVA
value-language = SPRÅK
value-player = SPELARE
value-players = SPELARE
value-program = PROGRAM
value-days = DAGAR
value-shell = SKAL
value-depth = DJUP
value-deals = GIVAR
value-games = PARTIER
value-seconds = SEKUNDER
value-threads = TRÅDAR
value-lines = RADER
value-files = FILER
value-what = VAD
