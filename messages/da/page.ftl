# Det, som folk læser på siden.
title = Makker
home-title = Man kommer kun hjem sammen.
home-lead = Det danske brætspil Partners i din browser. Kort i stedet for terninger og en makker over for dig.
independent = Makker er gratis og uafhængig og har intet med brætspillets forlag at gøre.
loading = Et øjeblik …
your-name = Dit navn
your-face = Dit ansigt
choose-face = Vælg dit ansigt
face-braids = Fletninger
face-beard = Hvidt skæg og briller
face-bun = Lyst hår i knold
face-curls = Sorte krøller
face-hat = Strikhue
face-bob = Mørkt pagehår og briller
face-short = Kort brunt hår
face-silver = Sølvgråt hår og briller
face-scarf = Tørklæde
face-long = Langt sort hår
face-moustache = Overskæg
face-fade = Kort sort hår og skæg
face-freckles = Rødt hår og fregner
face-turban = Turban og skæg
face-puffs = To hårtotter
face-waves = Langt rødt hår
guest = Gæst
edition = Udgave
seats-of-edition = { $name }, { $seats } pladser
so-many-seats = { $seats ->
    [4] Fire pladser
    [6] Seks pladser
   *[other] { $seats } pladser
}
edition-nordic = Nordisk
edition-english = Engelsk
edition-classic = Klassisk
edition-jubilee = Jubilæum
edition-plus-pairs = Plus, tre par
edition-plus-trios = Plus, to trioer
tournament = Turnering
with-house-rules = { $edition } med husregler
house-rules = Husregler
bots-know-edition = Botterne kender { $edition } og spiller husregler efter det, de kan derfra.
knob-start-counts = Startfelter tæller med i stedet for at blive sprunget over.
knob-start-skipped = Brikker springer startfelter over i stedet for at tælle dem med.
knob-swap-from-start = Et bytte må tage en brik fra et startfelt, som ellers beskytter den.
knob-no-swap-from-start = Et bytte må ikke tage en brik fra et startfelt.
knob-turn-once = En brik vender kun én gang i målet i et træk i stedet for hver gang, den møder en brik eller enden.
knob-turn-often = En brik vender i målet, hver gang den møder en brik eller enden, i stedet for kun én gang i et træk.
knob-stay = En brik i målet uden en fri cirkel foran sig kan ikke flyttes i stedet for at vende på stedet.
knob-turn-on-the-spot = En brik i målet uden en fri cirkel foran sig må vende på stedet; ellers kan den ikke flyttes.
knob-lock-or-leave = En brik, der allerede er i målet, skal ende sit træk låst eller ude på banen i stedet for på en hvilken som helst fri cirkel.
knob-rest-in-goal = En brik, der allerede er i målet, må ende sit træk på en hvilken som helst fri cirkel i stedet for kun låst eller ude på banen.
knob-rest-may-lapse = Når delte felter låser din sidste brik, må resten bortfalde i stedet for at skulle bruges for en makker.
knob-rest-is-used = Når delte felter låser din sidste brik, skal resten bruges for en makker i stedet for at måtte bortfalde.
knob-fresh-decks = Alle kort blandes før hver uddeling i stedet for kun, når giveren skifter.
knob-three-deals = Alle kort blandes kun, når giveren skifter, i stedet for før hver uddeling.
play-now = Spil nu
company-against = mod
company-and = og
find-people = Find medspillere
find-people-hint = { $count ->
    [0] Ingen venter endnu
    [one] 1 venter
   *[other] { $count } venter
}
play-friends = Spil med venner
options = Pladser og regler
bots = Hvor godt botterne spiller
level-random = tilfældig
level-beginner = begynder
level-easy = let
level-medium = mellem
level-hard = svær
level-master = mester
clock = Tid til at tænke
clock-none = Så længe man vil
clock-of = { $seconds ->
    [86400] et døgn
    [180] 3 minutter
    [60] 1 minut
   *[other] { $seconds } sekunder
}
stand-in-after = Når nogen er væk, træder en bot til efter
stand-in-never = Aldrig: bordet venter
option-public = Fremmede må være med
option-hints = Tip er tilladt
option-take-back = Træk må tages tilbage, hvis alle er enige
option-play-on = De andre spiller videre om andenpladsen
no-hints = ingen tip
no-take-back = intet tages tilbage
no-stand-in = bordet venter på den, der er væk
learn-rules = Lær reglerne
watch-game = Se et spil
my-games = Mine spil
game-of = Med { $mates } mod { $against }
nobody-yet = ingen endnu
stage-waiting = før spillet
stage-over = slut
stage-round = runde { $round }
stage-game = spil { $game }, runde { $round }
forget-game = Glem
games-kept = Et spil, som ingen vender tilbage til, bliver opgivet efter { $playing } dage. Et færdigt spil bliver gemt i { $finished } dage, efter at nogen sidst har set på det.
waiting-tables = Borde, der venter på spillere
running-tables = Borde, du kan se på
join = Vær med
watch = Se på
home = Forside
bar-label = Bord
menu = Menu
close = Luk
yes = Ja
no = Nej
settings = Indstillinger
settings-look = Udseende
settings-play = Spil
language = Sprog
theme = Lyst eller mørkt
theme-system = Som enheden
theme-light = Lyst
theme-dark = Mørkt
palette = Farver
palette-standard = Almindelige
palette-red-green = Ved rød-grøn farveblindhed
palette-blue-yellow = Ved blå-gul farveblindhed
speed = Brikkernes og kortenes fart
speed-slow = Langsom
speed-normal = Normal
speed-fast = Hurtig
speed-off = Ingen bevægelse
sound = Lyde
sound-on = Slå lyde til
sound-off = Slå lyde fra
vibration = Vibration
at-once = Spil med det samme, uden at trykke på Spil
keys = Genvejstaster
key-card = vælg et kort
key-board = gå gennem det, der kan vælges på brættet
key-send = vælg; spil det valgte
key-undo = fortryd
key-moves = alle træk som liste
key-ask = brættet i ord
key-hint = et tip
key-mute = lyde til og fra
key-help = denne hjælp
chairs-free = { $count ->
    [0] Alle er her
    [one] Én stol er ledig
    [2] To stole er ledige
    [3] Tre stole er ledige
    [4] Fire stole er ledige
    [5] Fem stole er ledige
   *[other] { $count } stole er ledige
}
so-many-of = { $count } af { $all }
at-the-table = ved bordet
chairs = Stole
lead-guest = { $pairs ->
    [yes] Vælg en stol. Den, der sidder over for dig, er din makker.
   *[no] Vælg en stol. Hver anden stol er på dit hold.
}
lead-full = Alle stole er taget. Du kan se på, når de begynder.
lead-partner = { $count ->
    [one] { $names } er din makker.
   *[other] { $names } er dine makkere.
}
lead-no-partner = { $count ->
    [one] Stolen over for dig er din makkers.
   *[other] Hver anden stol er på dit hold.
}
lead-invite = Send adressen til nogen, eller lad en bot sætte sig.
lead-ready = I kan begynde.
lead-host-starts = { $name } starter, når alle er klar.
which-chair = Hvilken stol vil du have?
change-chairs = Byt stol
way-in = Denne side er vejen ind
way-in-hint = Den, der åbner adressen, kan sætte sig.
rules-of = Regler: { $edition }
clock-short = { $time } pr. tur
no-clock = Intet ur
sit-here = Sæt dig her
sit-at = Sæt dig her, { $name }
sit-with = { $seat }, sammen med { $names }
together-with = sammen med { $names }
start-with = { $bots ->
    [0] Start spillet
    [one] Sæt en bot på og start
    [2] Sæt to botter på og start
    [3] Sæt tre botter på og start
    [4] Sæt fire botter på og start
    [5] Sæt fem botter på og start
   *[other] Sæt { $bots } botter på og start
}
free-chair = Ledig
put-bot = sæt en bot her
put-bot-at = Lad en bot sidde her, { $name }
chair-of = { $name }: lav om på stolen
sit-yourself = Sæt dig selv her
free-the-chair = Gør stolen ledig
let-others-join = Lad andre være med
others-may-join = Andre må være med ved dette bord.
invite = Invitér venner
copy-link = Kopiér
link-copied = Kopieret.
link-marked = Markeret: kopiér det selv.
share-link = Del
qr-code = QR-kode
qr-label = Adressen som QR-kode
free-seat = ledig
bot-name = bot, { $level }
bot-choice = Hvem spiller { $name }
host = vært
you = dig
teammate = makker
you-name = { $name } (dig)
partner-named = din makker { $name }
partner-some = en af dine makkere
you-watch = Du ser på. Kortene er skjulte, til spillet er slut.
take-seat = Tag en plads
not-here = er væk
stands-in = { $bot } spiller
remove-name = Fjern { $name }
make-host = Gør til vært
make-host-name = Gør til vært: { $name }
mute = Skjul beskeder
unmute = Vis beskeder
mute-name = Skjul beskeder fra { $name }
unmute-name = Vis beskeder fra { $name }
people = Ved bordet
another-device = Fortsæt på en anden enhed
own-link = Vis mit link
own-link-warning = Den, der har dette link, spiller din plads. Hold det for dig selv.
take-back = Tag mit sidste træk tilbage
abandon = Giv op
leave = Forlad bordet
close-table = Luk bordet
sure = { $text }: sikker?
asks-take-back = { $name } vil gerne tage et træk tilbage. Er det i orden?
asks-abandon = { $name } vil gerne give op. Er det i orden?
asked-take-back = Du har spurgt, om du må tage et træk tilbage.
asked-abandon = Du har spurgt, om I skal give op.
waiting-for-others = Venter på de andre.
bot-plays-for-you = En bot spiller for dig.
i-am-back = Jeg er tilbage
players-label = Spillere
team-yours = Dig og { $name }
team-yours-all = { $count ->
    [3] Jer tre
   *[other] Jeres hold
}
team-theirs = { $count ->
    [3] De tre
   *[other] Deres hold
}
pawns-home = { $home } af { $all } i mål
you-short = Dig
give-one = Giv et
is-choosing = vælger
has-given = gav
plays-now = spiller
plays-next = er den næste
hours-left = { $hours } t
given-title = Givet i denne uddeling
gift-to = til { $name }
gift-from = fra { $name }
to-win = For at vinde
to-win-pawns = { $count ->
    [one] 1 brik fra { $name }
   *[other] { $count } brikker fra { $name }
}
away-gone = { $name } er væk.
away-held = { $bot } passer pladsen, til { $name } åbner bordet igen.
stand-in-now = Lad en bot spille nu
stand-in-name = Lad en bot spille nu for { $name }
turn-of = Venter på { $name }
turn-yours = Din tur
clock-label = Tid tilbage
round = { $game ->
    [1] Runde { $round }
   *[other] Spil { $game } · runde { $round }
}
deals = giver
cards-left = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
did-play = spillede { $card }
did-fold = har lagt
board-label = Spillebræt
hand-label = Din hånd
cards-label = Dine kort
log-label = Hvad der skete
give-prompt = Giv { $partner } et kort.
give-line = Med bagsiden opad. Du får også et, når alle har givet.
give-button = Giv { $card }
give-short = Giv
gave = Du gav { $partner } { $card }.
received = Du fik { $card }.
new-card = fra { $partner }
no-cards = Du har ikke flere kort. De andre spiller videre.
wait-play = { $who } vælger et kort at spille
wait-give = { $count ->
    [one] { $who } vælger stadig et kort at give
   *[other] { $who } vælger stadig et kort at give
}
read-line = Tryk på et kort for at se, hvad det kan.
fold-prompt = Ingen af dine kort kan spilles.
helping = Dine brikker er alle i mål. Nu spiller du for { $partner }.
fold-line = Du er med igen ved næste uddeling.
fold-button = Læg kortene
choose-card = Vælg et kort eller en brik.
choose-pawn = Vælg en brik.
choose-pawn-of = Vælg en brik for { $partner }.
choose-swap = Vælg den brik, der skal byttes med.
choose-target-or-swap = Vælg, hvor den skal hen, eller en brik at bytte med.
choose-other = Nu den anden brik.
choose-other-of = Nu en brik for { $partner }.
like-this = Sådan her?
like-swap = Byt plads med { $name }?
choose-target = Vælg, hvor den skal hen.
choose-who = Vælg, hvilken brik der skal derhen.
choose-next = Tag en brik mere, eller spil det sådan.
choose-which = Hvilket af dem mener du?
steps-left = { $count ->
    [one] 1 felt tilbage.
   *[other] { $count } felter tilbage.
}
play-button = Spil { $card }
play-short = Spil
choice = { $card }: { $what }
undo-leg = Fortryd
moves-button = Alle træk
all-moves = Alle træk ({ $count })
move-wins = vinder { $win } af 100
hint-button = Tip
hint-play = En bot ville spille { $card }.
hint-give = En bot ville give { $card }.
hint-follow = Gør det
why = Ikke nu: { $reason }.
ask-title = Brættet i ord
ask-space = Hvad står der på dette felt?
space-empty = { $space }: ingen.
space-holds = { $space }: { $pawns }.
space-pawns = { $count ->
    [one] en brik fra { $name }
   *[other] { $count } brikker fra { $name }
}
stands = { $name }: { $spaces }
times = { $count } × { $space }
help-title = Sådan spiller man
help-goal = Du og din makker vinder sammen, når alle jeres brikker er i mål. Et mål fyldes indefra.
help-turn = Når det er din tur, spiller du et kort og flytter efter det. Kan intet kort spilles, lægger du alle dine kort og er med igen ved næste uddeling.
help-move = Tryk på et kort og så dér, hvor en brik skal hen; eller først på brikken, eller kun dér, hvor den skal hen; eller træk den. Du ser trækket, før du spiller det: tryk på Spil eller på feltet igen.
help-exchange = Efter hver uddeling giver du din makker et kort med bagsiden opad, før du ser det, du får.
help-bump = Lander du på en enlig brik, slår du den hjem. En brik på sit eget startfelt er en spærring, som ingen kommer forbi.
help-cards = Kortene i denne udgave
copies = { $count } i bunken.
sign-bump = nogen bliver slået hjem dér
sign-own-bump = brikken selv ville blive slået hjem
sign-lock = brikken er sikker dér for altid
sign-heart = start
sign-swap = byt
sign-jump = over spærringer
sign-minus = minus
minus = ÷
or = eller
emotes = Sig noget
emote-hello = Hej!
emote-wellPlayed = Flot!
emote-thanks = Tak!
emote-oops = Ups!
emote-ouch = Av!
emote-hooray = Hurra!
emote-thinking = Hmm …
emote-noHurry = Tag den med ro.
emote-goodGame = Godt spil!
connection-lost = Ingen forbindelse. Intet er tabt; prøver igen.
connection-lost-sending = Ingen forbindelse. Dit træk sendes, så snart den er tilbage.
won = { $names } vandt
you-first = Du
all-home = { $count ->
    [8] Alle otte brikker er i mål.
    [12] Alle tolv brikker er i mål.
   *[other] Alle { $count } brikker er i mål.
}
lost-kindly = { $missing ->
    [one] Så tæt på: I manglede kun én brik.
    [2] Så tæt på: I manglede kun to brikker.
    [3] Godt kæmpet: I manglede tre brikker.
   *[other] Godt kæmpet. Det næste spil er jeres.
}
got = { $names } fik { $home } af { $all } i mål
got-place = { $names } blev nummer to
which-game = spil { $game }
moves-played = { $count ->
    [one] 1 træk
   *[other] { $count } træk
}
see-board = Se brættet
see-result = Se resultatet
rematch-by-host = { $name } bestemmer, om I spiller igen.
game-over-abandoned = Spillet blev givet op.
all-hands = Hvad alle endnu havde på hånden
no-cards-left = ingen kort
evening = I aften
score = vandt { $won } af { $played }
rematch = Spil igen
rematch-rotate = Ryk en plads, spil igen
record = Gem partiet
said-play = { $name } spiller { $card }. { $what }.
said-fold = { $name } lægger { $cards }.
said-give = { $name } har givet { $to } et kort.
said-deal = Uddeling { $number }: { $dealer } giver.
change-sat = { $name } har sat sig.
change-left = { $name } er gået.
change-away = { $name } er væk; en bot er trådt til.
change-back = { $name } er tilbage.
change-host = { $name } er nu vært.
change-tookBack = { $name } tog et træk tilbage.
change-refusedTakeBack = Trækket står ved magt.
change-refusedAbandon = Spillet går videre.
change-closed = Bordet blev lukket.
change-expired = Her har længe ingen været, eller der er sket for meget: Bordet blev lukket.
change-madePublic = Nu må andre være med.
change-madePrivate = Nu kan kun de, der har linket, være med.
history-deal = Runde { $round }, uddeling { $number }
history-deal-alone = Uddeling { $number }
history-gave = Du gav { $card }
history-got = { $name } gav dig { $card }
history-empty = Ingen har spillet endnu.
history-taken-back = taget tilbage
history-unseen = nyt
history-hint = Tryk på et træk for at se det igen på brættet
history-again = Se igen
history-again-of = Se det sidste træk igen: { $name }
move-out = kommer ud
move-on = { $count ->
    [one] rykker 1 felt
   *[other] rykker { $count } felter
}
move-back = { $count ->
    [one] rykker 1 felt tilbage
   *[other] rykker { $count } felter tilbage
}
move-on-and-back = rykker { $forwards } frem og { $back } tilbage
move-shared = rykker { $steps } felter
move-turns = vender i målet og kommer ud igen
move-goal = { $count ->
    [one] rykker 1 felt ind i målet
   *[other] rykker { $count } felter, ind i målet
}
move-of = { $name }s brik { $what }
move-swap = bytter plads med { $name }
move-swap-own = to af deres egne bytter plads
move-wall = spærrer porten
move-pair = to sammen, i sikkerhed
move-folds = { $count ->
    [one] lægger 1 kort
   *[other] lægger { $count } kort
}
line-play = { $who ->
    [you] Du spillede { $card }
   *[other] { $name } spiller { $card }
}
line-fold = { $who ->
    [you] Du lagde kortene
   *[other] { $name } lægger kortene
}
past-away = Mens du var væk
past-again = Set igen
past-of = { $what }: { $number } af { $count }
past-before = { $count ->
    [one] 1 træk før det kan ses i forløbet.
   *[other] { $count } træk før det kan ses i forløbet.
}
past-missed = { $count ->
    [one] 1 træk, mens du var væk
   *[other] { $count } træk, mens du var væk
}
past-back = Tilbage til spillet
past-pause = Pause
past-go-on = Fortsæt
past-next = Det næste træk
said-place = { $names }: nummer { $place }.
what-bumps = slår { $name } hjem
what-bumped = slås hjem af { $name }
what-locks = er i sikkerhed i målet
what-helps = nu spiller du din makkers brikker
what-goes = { $name } rykker fra { $from } til { $to }
what-swaps = { $one } og { $other } bytter plads
pawn-on = { $name } på { $space }
what-comes-out = { $name } kommer ud
seat-R = Rød
seat-O = Orange
seat-Y = Gul
seat-G = Grøn
seat-B = Blå
seat-P = Lilla
space-home = { $name } hjem
space-start = { $name } start
space-track = { $name } { $number }
space-goal = { $name } mål { $number }
card-start = En brik kommer ud.
card-start-forward = { $first ->
    [one] En brik kommer ud eller rykker 1 felt.
   *[other] En brik kommer ud eller rykker { $first } felter.
}
card-forward-startTwo = En brik rykker { $first } felter, eller to af jeres brikker kommer ud.
card-forward = En brik rykker { $first } felter.
card-forward-forward = En brik rykker { $first } eller { $second } felter.
card-backward = En brik rykker { $first } felter tilbage.
card-split = { $first } felter, delt mellem dine brikker, som du vil.
card-forward-pair = En brik rykker { $first } felter, eller to brikker { $second } hver.
card-forward-forwardBack = En brik rykker { $first } felter, eller { $second } frem og så { $third } tilbage.
card-jump = En brik rykker { $first } felter, også forbi en spærring.
card-swap = To brikker bytter plads.
card-forward-swap = En brik rykker { $first } felter, eller to brikker bytter plads.
refused-unreadable = Serveren forstod ikke denne side. Hent den igen.
refused-noTable = Det bord findes ikke.
refused-closed = Dette bord er lukket.
refused-stale = Der skete noget imens. Se igen, og vælg på ny.
refused-seat = En anden har den plads.
refused-here = Vedkommende er her, så ingen bot spiller imens.
refused-noKey = Serveren kender ikke denne browser. Hent siden igen, og tillad cookies.
refused-foreign = Serveren afviser denne adresse. Åbn dens egen side.
refused-notSeated = Det kan kun de, der har en plads.
refused-notHost = Det kan kun værten.
refused-notNow = Det går ikke lige nu.
refused-illegal = Det træk er ikke tilladt. Vælg et andet.
refused-tooFast = For hurtigt. Vent et øjeblik, og prøv igen.
refused-unavailable = Det kan serveren ikke lige nu. Prøv igen om lidt.
why-wall = en spærring er i vejen
why-goal = der er ikke plads til det i målet
why-steps = ikke alle felter kan bruges
why-no-swap = ingen to brikker må byttes
why-nobody-home = der er for få brikker hjemme
why-nobody-on-track = ingen brik er på banen
why-nobody-in-play = ingen brik er i spil
pill-wall = Spærret vej
pill-goal = Målet lukket
pill-steps = For mange
pill-no-swap = Intet bytte
pill-nobody-home = { $pawns ->
    [one] Ingen hjemme
   *[other] For få hjemme
}
pill-nobody-on-track = Ingen ude
pill-nobody-in-play = Ingen ude
motive-only = det er det eneste valg
motive-folds = intet kort kan spilles
motive-wins = det vinder spillet
motive-takes-place = det giver andenpladsen
motive-locks = det bringer en brik i sikkerhed i målet
motive-bumps = det slår en modstander hjem
motive-comes-out = det bringer en brik ud
motive-enters-goal = det bringer en brik i mål
motive-escapes = det bringer en brik ud af fare
motive-lets-teammate-pass = det lader { $partner } komme forbi
motive-helps-teammate = det hjælper { $partner } frem
motive-swaps = det bytter til en bedre plads
motive-sets-back = det sætter en modstander tilbage
motive-goes-back = det tager den korte vej baglæns
motive-advances = det bringer en brik frem
motive-least-harm = alt andet er værre
motive-gives-start = { $partner } kan komme ud med det
motive-gives-useful = { $partner } kan bruge det
motive-gives-spare = det kan undværes
