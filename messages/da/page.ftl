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
plays-next = er næste
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
silent-held = { $name } er vist optaget. { $bot } spiller, til { $name } trykker på noget.
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
deals = deler
cards-left = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
did-play = spillede { $card }
did-fold = har lagt
board-label = Spillebræt
hand-label = Din hånd
cards-label = Dine kort
log-label = Spillets forløb
give-prompt = Giv { $partner } et kort.
give-line = Med bagsiden opad. Du får også et, når alle har givet.
give-button = Giv { $card }
give-short = Giv
gave = Du gav { $partner } { $card }.
received = Du fik { $card }.
new-card = fra { $partner }
no-cards = Du har ikke flere kort. De andre spiller videre.
wait-play = { $who } er ved at vælge et kort
wait-give = { $count ->
    [one] { $who } mangler at give et kort
   *[other] { $who } mangler at give et kort
}
read-line = Tryk på et kort for at se, hvad det kan.
hurried-line = Der er mange spil i gang, så botterne tænker kortere tid.
fold-prompt = Ingen af dine kort kan spilles.
helping = Dine brikker er i mål. Nu spiller du for { $partner }.
fold-line = Du er med igen ved næste uddeling.
fold-button = Læg kortene
choose-card = Vælg et kort eller en brik.
choose-pawn = Vælg en brik.
choose-pawn-of = Vælg en brik hos { $partner }.
choose-swap = Vælg den brik, der skal byttes med.
choose-target-or-swap = Vælg, hvor den skal hen, eller en brik at bytte med.
choose-other = Nu den anden brik.
choose-other-of = Nu en brik hos { $partner }.
like-this = Sådan her?
like-swap = Byt plads med { $name }?
choose-target = Vælg, hvor den skal hen.
choose-who = Vælg, hvilken brik der skal derhen.
choose-next = Flyt en brik mere, eller spil det sådan her.
choose-which = Hvilket træk mener du?
steps-left = { $count ->
    [one] Du mangler 1 felt.
   *[other] Du mangler { $count } felter.
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
connection-lost = Ingen forbindelse. Intet er tabt, vi prøver igen.
connection-lost-sending = Ingen forbindelse. Dit træk sendes, så snart den er tilbage.
renewal = Der er en nyere Makker.
renew-now = Forny nu
won = { $names } vandt
game-over-abandoned = Spillet blev opgivet.
said-play = { $name } spiller { $card }. { $what }.
said-fold = { $name } lægger { $cards }.
said-give = { $name } har givet { $to } et kort.
said-deal = Uddeling { $number }: { $dealer } deler ud.
change-sat = { $name } har sat sig.
change-left = { $name } er gået.
change-away = { $name } er væk; en bot er trådt til.
change-back = { $name } er tilbage.
change-host = { $name } er nu vært.
change-tookBack = { $name } tog et træk tilbage.
change-refusedTakeBack = Trækket står ved magt.
change-refusedAbandon = Spillet går videre.
change-closed = Bordet blev lukket.
change-expired = Bordet blev lukket: enten havde ingen været her længe, eller også var der sket så meget, at der ikke var plads til mere.
change-handedOver = Dette spil blev begyndt på én enhed, hvor ejeren kunne have set alle kort.
cannot-keep = Denne browser kan ikke gemme noget: spillet er væk, når du lukker siden.
change-madePublic = Nu må andre være med.
change-madePrivate = Nu kan man kun være med, hvis man har linket.
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
    [one] rykker 1 felt baglæns
   *[other] rykker { $count } felter baglæns
}
move-on-and-back = rykker { $forwards } frem og { $back } baglæns
move-shared = rykker { $steps } felter
move-turns = vender i målet og kommer ud igen
move-goal = { $count ->
    [one] rykker 1 felt ind i målet
   *[other] rykker { $count } felter, ind i målet
}
move-of = { $name }: brikken { $what }
move-swap = bytter plads med { $name }
move-swap-own = bytter om på to af sine egne
move-wall = spærrer vejen
move-pair = to sammen, fredet
move-folds = { $count ->
    [one] lægger 1 kort
   *[other] lægger { $count } kort
}
line-play = { $who ->
    [you] Du spiller { $card }
   *[other] { $name } spiller { $card }
}
line-fold = { $who ->
    [you] Du lægger kortene
   *[other] { $name } lægger kortene
}
past-away = Mens du var væk
past-again = Set igen
past-of = { $what }: { $number } af { $count }
past-before = { $count ->
    [one] 1 tidligere træk kan ses i forløbet.
   *[other] { $count } tidligere træk kan ses i forløbet.
}
past-missed = { $count ->
    [one] 1 træk, mens du var væk
   *[other] { $count } træk, mens du var væk
}
past-back = Tilbage til spillet
said-place = { $names }: nummer { $place }.
what-bumps = slår { $name } hjem
what-bumped = bliver slået hjem af { $name }
what-locks = er på plads i målet
what-helps = nu spiller du din makkers brikker
what-goes = { $name } rykker fra { $from } til { $to }
what-swaps = { $who ->
    [you] bytter om på { $one } og { $other }
   *[other] { $one } og { $other } bytter plads
}
pawn-on = { $name } på { $space }
what-comes-out = { $name } kommer ud
seat-R = Rød
seat-O = Orange
seat-Y = Gul
seat-G = Grøn
seat-B = Blå
seat-P = Lilla
space-home = { $name }s startcirkel
space-start = { $name }s startfelt
space-track = { $name } { $number }
space-goal = { $name }s målcirkel { $number }
card-start = En brik kommer ud.
card-start-forward = { $first ->
    [one] En brik kommer ud eller rykker 1 felt.
   *[other] En brik kommer ud eller rykker { $first } felter.
}
card-forward-startTwo = En brik rykker { $first } felter, eller to af jeres brikker kommer ud.
card-forward = En brik rykker { $first } felter.
card-forward-forward = En brik rykker { $first } eller { $second } felter.
card-backward = En brik rykker { $first } felter baglæns.
card-split = { $first } felter, delt mellem dine brikker, som du vil.
card-forward-pair = En brik rykker { $first } felter, eller to brikker { $second } hver.
card-forward-forwardBack = En brik rykker { $first } felter, eller { $second } frem og så { $third } baglæns.
card-jump = En brik rykker { $first } felter, også forbi en spærring.
card-swap = To brikker bytter plads.
card-forward-swap = En brik rykker { $first } felter, eller to brikker bytter plads.
refused-unreadable = Serveren forstod ikke denne side. Genindlæs den.
refused-noTable = Det bord findes ikke.
refused-closed = Dette bord er lukket.
refused-stale = Der skete noget imens. Se igen, og vælg på ny.
refused-seat = En anden har den plads.
refused-here = Spilleren er her selv, så der er ikke brug for en bot.
refused-noKey = Serveren kender ikke denne browser. Genindlæs siden, og tillad cookies.
refused-foreign = Serveren afviser denne adresse. Åbn serverens egen side.
refused-notSeated = Det kan kun de, der har en plads.
refused-notHost = Det kan kun værten.
refused-locked = Bordet er låst: der kan ikke komme flere til.
refused-turnedAway = Du blev ikke lukket ind. Du kan se med eller finde et andet bord.
refused-notNow = Det kan man ikke lige nu.
refused-illegal = Det træk er ikke tilladt. Vælg et andet.
refused-tooFast = For hurtigt. Vent et øjeblik, og prøv igen.
refused-unavailable = Det kan serveren ikke lige nu. Prøv igen om lidt.
why-wall = en spærring er i vejen
why-goal = der er ikke plads til det i målet
why-steps = det er flere felter, end du kan rykke
why-no-swap = der er ikke to brikker, der må byttes
why-nobody-home = der er for få brikker hjemme
why-nobody-on-track = ingen brik er på banen
why-nobody-in-play = ingen brik er i spil
pill-wall = Spærret
pill-goal = Ingen plads
pill-steps = For mange
pill-no-swap = Intet bytte
pill-nobody-home = { $pawns ->
    [one] Ingen hjemme
   *[other] For få hjemme
}
pill-nobody-on-track = Ingen ude
pill-nobody-in-play = Ingen ude
motive-only = der er ikke andet at gøre
motive-folds = ingen kort kan spilles
motive-wins = det vinder spillet
motive-takes-place = det giver andenpladsen
motive-locks = det får en brik på plads i målet
motive-bumps = det slår en modspiller hjem
motive-comes-out = det får en brik ud
motive-enters-goal = det får en brik ind i målet
motive-escapes = det får en brik ud af fare
motive-lets-teammate-pass = det lader { $partner } komme forbi
motive-helps-teammate = det hjælper { $partner } frem
motive-swaps = det bytter til en bedre plads
motive-sets-back = det sætter en modspiller tilbage
motive-goes-back = det er den korte vej baglæns
motive-advances = det får en brik frem
motive-least-harm = alt andet er værre
motive-gives-start = { $partner } kan komme ud med det
motive-gives-useful = { $partner } kan bruge det
motive-gives-spare = det kan undværes
