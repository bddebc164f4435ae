# Det, som folk læser på siden, mens de spiller.
title = Makker
loading = Et øjeblik …
shuffling = Kortene bliver blandet …
edition-nordic = Nordisk
edition-english = Engelsk
edition-classic = Klassisk
edition-jubilee = Jubilæum
edition-plus-pairs = Plus, tre par
edition-plus-trios = Plus, to trioer
tournament = Turnering
with-house-rules = { $edition } med husregler
level-random = tilfældig
level-beginner = begynder
level-easy = let
level-medium = mellem
level-hard = svær
level-master = mester
home = Forside
bar-label = Bord
menu = Menu
close = Luk
yes = Ja
no = Nej
sound-on = Slå lyde til
sound-off = Slå lyde fra
bot-name = bot, { $level }
you = dig
teammate = makker
you-name = { $name } (dig)
partner-named = din makker { $name }
partner-some = en af dine makkere
not-here = er væk
stands-in = { $bot } spiller
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
    [one] én brik mere for { $name }
   *[other] { $count } brikker mere for { $name }
}
away-gone = { $name } er væk.
away-held = { $bot } passer pladsen, til { $name } åbner bordet igen.
silent-held = { $name } er vist optaget. { $bot } spiller, til { $name } rører ved noget.
slow = { $name } har tænkt et stykke tid.
sits-next = næste: { $name }
stand-in-now = Lad en bot spille nu
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
hurried-line = Der er mange spil i gang: botterne tænker kortere.
fold-prompt = Ingen kort kan spilles.
helping = Dine brikker er i mål. Nu spiller du for { $partner }.
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
hint-button = Tip
hint-play = En bot ville spille { $card }.
hint-give = En bot ville give { $card }.
hint-follow = Gør det
why = Ikke nu: { $reason }.
space-empty = { $space }: ingen.
space-holds = { $space }: { $pawns }.
space-pawns = { $count ->
    [one] { $name }, én brik
   *[other] { $name }, { $count } brikker
}
help-title = Sådan spiller man
rules = Reglerne
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
emote-goodGame = Tak for spillet!
connection-lost = Ingen forbindelse. Intet er tabt; prøver igen.
connection-lost-sending = Ingen forbindelse. Dit træk sendes, så snart den er tilbage.
won = { $names } vandt
game-over-abandoned = Spillet blev givet op.
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
change-expired = Det er længe siden, der var nogen her, eller bordet var fuldt. Derfor blev det lukket.
change-madePublic = Nu må andre være med.
change-madePrivate = Nu kan kun de, der har linket, være med.
change-sitsNext = { $name } sætter sig ved næste uddeling.
change-removed = { $name } blev fjernet; en bot spiller videre.
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
move-of = { $name }: brikken { $what }
move-swap = bytter plads med { $name }
move-swap-own = bytter om på to af sine egne
move-wall = spærrer porten
move-pair = to sammen, fredet
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
what-locks = er i mål og fredet
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
refused-here = Vedkommende er her, så der er ikke brug for en bot.
refused-noKey = Serveren kender ikke denne browser. Hent siden igen, og tillad cookies.
refused-foreign = Serveren afviser denne adresse. Åbn dens egen side.
refused-notSeated = Det kan kun de, der har en plads.
refused-notHost = Det kan kun værten.
refused-locked = Bordet er låst: her kan ikke komme flere.
refused-turnedAway = Du blev ikke lukket ind. Du kan se med eller finde et andet bord.
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
motive-only = der er ikke andet at gøre
motive-folds = intet kort kan spilles
motive-wins = det vinder spillet
motive-takes-place = det giver andenpladsen
motive-locks = det bringer en brik sikkert i mål
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
