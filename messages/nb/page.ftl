# Det folk leser på siden mens de spiller.
title = Makker
loading = Et øyeblikk …
shuffling = Kortene blandes …
edition-nordic = Nordisk
edition-english = Engelsk
edition-classic = Klassisk
edition-jubilee = Jubileum
edition-plus-pairs = Plus, tre par
edition-plus-trios = Plus, to trioer
tournament = Turnering
with-house-rules = { $edition } med husregler
level-random = tilfeldig
level-beginner = nybegynner
level-easy = lett
level-medium = middels
level-hard = vanskelig
level-master = mester
home = Forsiden
bar-label = Bord
menu = Meny
close = Lukk
sound-on = Slå på lyden
sound-off = Slå av lyden
bot-name = bot, { $level }
you = deg
teammate = partner
you-name = { $name } (deg)
partner-named = partneren din { $name }
partner-some = en av partnerne dine
not-here = er borte
stands-in = { $bot } spiller
players-label = Spillere
team-yours = Du og { $name }
team-yours-all = { $count ->
    [3] Dere tre
   *[other] Laget ditt
}
team-theirs = { $count ->
    [3] De tre andre
   *[other] Det andre laget
}
pawns-home = { $home } av { $all } i mål
you-short = Du
give-one = Gi ett
is-choosing = velger
has-given = ga
plays-now = spiller
plays-next = er neste
hours-left = { $hours } t
given-title = Gitt i denne utdelingen
gift-to = til { $name }
gift-from = fra { $name }
to-win = For å vinne
to-win-pawns = { $count ->
    [one] én brikke til for { $name }
   *[other] { $count } brikker til for { $name }
}
away-gone = { $name } er borte.
away-held = { $bot } holder plassen inntil { $name } åpner bordet igjen.
silent-held = { $name } er visst opptatt. { $bot } spiller inntil { $name } trykker på noe.
slow = { $name } har tenkt en stund.
sits-next = neste utdeling: { $name }
stand-in-now = La en bot spille nå
turn-of = Venter på { $name }
turn-yours = Din tur
clock-label = Tid igjen
round = { $game ->
    [1] Runde { $round }
   *[other] Spill { $game } · runde { $round }
}
deals = deler
cards-left = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
did-play = spilte { $card }
did-fold = har lagt ned
board-label = Spilleplate
hand-label = Hånden din
cards-label = Kortene dine
log-label = Loggen
give-prompt = Gi { $partner } et kort.
give-line = Med baksiden opp. Du får også ett når alle har gitt.
give-button = Gi { $card }
give-short = Gi
gave = Du ga { $partner } { $card }.
received = Du fikk { $card }.
new-card = fra { $partner }
no-cards = Du har ikke flere kort. De andre spiller videre.
wait-play = { $who } velger et kort å spille
wait-give = { $count ->
    [one] { $who } velger fortsatt et kort å gi
   *[other] { $who } velger fortsatt et kort å gi
}
read-line = Trykk på et kort for å se hva det gjør.
hurried-line = Mange spill er i gang: botene tenker litt kortere.
fold-prompt = Ingen kort kan spilles.
helping = Brikkene dine er i mål. Nå spiller du for { $partner }.
fold-line = Du er med igjen ved neste utdeling.
fold-button = Legg ned kortene
choose-card = Velg et kort eller en brikke.
choose-pawn = Velg en brikke.
choose-pawn-of = Velg en av brikkene til { $partner }.
choose-swap = Velg brikken den skal bytte plass med.
choose-target-or-swap = Velg hvor den skal, eller en brikke den skal bytte plass med.
choose-other = Velg den andre brikken.
choose-other-of = Velg så en av brikkene til { $partner }.
like-this = Slik?
like-swap = Bytte plass med { $name }?
choose-target = Velg hvor den skal.
choose-who = Velg hvilken brikke som skal dit.
choose-next = Ta en brikke til, eller spill det slik.
choose-which = Hvilket trekk mener du?
steps-left = { $count ->
    [one] 1 felt igjen.
   *[other] { $count } felter igjen.
}
play-button = Spill { $card }
play-short = Spill
choice = { $card }: { $what }
undo-leg = Angre
moves-button = Alle trekk
hint-button = Tips
hint-play = En bot ville ha spilt { $card }.
hint-give = En bot ville ha gitt { $card }.
hint-follow = Gjør det
why = Ikke nå: { $reason }.
space-empty = { $space }: ingen.
space-holds = { $space }: { $pawns }.
space-pawns = { $count ->
    [one] { $name }, én brikke
   *[other] { $name }, { $count } brikker
}
help-title = Slik spiller du
rules = Reglene
sign-heart = start
sign-swap = bytt
sign-jump = forbi sperringer
sign-minus = minus
minus = −
or = eller
emotes = Si noe
emote-hello = Hei!
emote-wellPlayed = Bra!
emote-thanks = Takk!
emote-oops = Oi!
emote-ouch = Au!
emote-hooray = Hurra!
emote-thinking = Hmm …
emote-noHurry = Ta deg god tid.
emote-goodGame = Takk for spillet!
connection-lost = Ingen forbindelse. Ingenting er tapt. Prøver igjen.
connection-lost-sending = Ingen forbindelse. Trekket ditt sendes så snart den er tilbake.
renewal = Det finnes en nyere Makker.
renew-now = Forny nå
won = { $names } vant
game-over-abandoned = Spillet ble gitt opp.
said-play = { $name } spiller { $card }. { $what }.
said-fold = { $name } legger ned { $cards }.
said-give = { $name } har gitt { $to } et kort.
said-deal = Utdeling { $number }: { $dealer } deler ut.
change-sat = { $name } har satt seg.
change-left = { $name } har gått.
change-away = { $name } er borte, og en bot spiller så lenge.
change-back = { $name } er tilbake.
change-host = { $name } er vert nå.
change-tookBack = { $name } tok tilbake et trekk.
change-refusedTakeBack = Trekket blir stående.
change-refusedAbandon = Spillet fortsetter.
change-closed = Bordet ble stengt.
change-expired = Bordet ble stengt: enten var det lenge siden noen var her, eller så hadde det skjedd så mye at det ikke var plass til mer.
change-handedOver = Dette spillet ble startet på én enhet, der eieren kunne ha sett alle kortene.
cannot-keep = Denne nettleseren kan ikke lagre noe: spillet er borte når du lukker siden.
change-madePublic = Nå kan andre bli med.
change-madePrivate = Nå kan bare de som har lenken, bli med.
change-sitsNext = { $name } setter seg ved neste utdeling.
change-removed = { $name } ble fjernet, og en bot spiller videre.
history-deal = Runde { $round }, utdeling { $number }
history-deal-alone = Utdeling { $number }
history-gave = Du ga { $card }
history-got = { $name } ga deg { $card }
history-empty = Ingen har spilt ennå.
history-taken-back = tatt tilbake
history-unseen = nytt
history-hint = Trykk på et trekk for å se det igjen på spilleplaten
history-again = Se igjen
history-again-of = Se det siste trekket igjen: { $name }
move-out = kommer ut
move-on = { $count ->
    [one] går 1 felt
   *[other] går { $count } felter
}
move-back = { $count ->
    [one] går 1 felt tilbake
   *[other] går { $count } felter tilbake
}
move-on-and-back = går { $forwards } frem og { $back } tilbake
move-shared = går { $steps } felter
move-turns = snur i målet og kommer ut igjen
move-goal = { $count ->
    [one] går 1 felt, inn i målet
   *[other] går { $count } felter, inn i målet
}
move-of = brikken til { $name } { $what }
move-swap = bytter plass med { $name }
move-swap-own = bytter om på to egne brikker
move-wall = sperrer veien
move-pair = to sammen, fredet
move-folds = { $count ->
    [one] legger ned 1 kort
   *[other] legger ned { $count } kort
}
line-play = { $who ->
    [you] Du spiller { $card }
   *[other] { $name } spiller { $card }
}
line-fold = { $who ->
    [you] Du legger ned kortene
   *[other] { $name } legger ned kortene
}
past-away = Mens du var borte
past-again = Reprise
past-of = { $what }: { $number } av { $count }
past-before = { $count ->
    [one] 1 tidligere trekk står i loggen.
   *[other] { $count } tidligere trekk står i loggen.
}
past-missed = { $count ->
    [one] 1 trekk mens du var borte
   *[other] { $count } trekk mens du var borte
}
past-back = Tilbake til spillet
said-place = { $names }: nummer { $place }.
what-bumps = slår ut { $name }
what-bumped = blir slått ut av { $name }
what-locks = er på plass i målet
what-helps = nå spiller du brikkene til partneren din
what-goes = { $name } går fra { $from } til { $to }
what-swaps = { $who ->
    [you] bytter om på { $one } og { $other }
   *[other] { $one } og { $other } bytter plass
}
pawn-on = { $name } på { $space }
what-comes-out = { $name } kommer ut
seat-R = Rød
seat-O = Oransje
seat-Y = Gul
seat-G = Grønn
seat-B = Blå
seat-P = Lilla
space-home = { $name }s startsirkel
space-start = { $name }s startfelt
space-track = { $name } { $number }
space-goal = { $name }s målsirkel { $number }
card-start = En brikke kommer ut.
card-start-forward = { $first ->
    [one] En brikke kommer ut eller går 1 felt.
   *[other] En brikke kommer ut eller går { $first } felter.
}
card-forward-startTwo = En brikke går { $first } felter, eller to av lagets brikker kommer ut.
card-forward = En brikke går { $first } felter.
card-forward-forward = En brikke går { $first } eller { $second } felter.
card-backward = En brikke går { $first } felter tilbake.
card-split = { $first } felter, fordelt på brikkene dine som du vil.
card-forward-pair = En brikke går { $first } felter, eller to brikker { $second } hver.
card-forward-forwardBack = En brikke går { $first } felter, eller { $second } frem og så { $third } tilbake.
card-jump = En brikke går { $first } felter, også forbi en sperring.
card-swap = To brikker bytter plass.
card-forward-swap = En brikke går { $first } felter, eller to brikker bytter plass.
refused-unreadable = Serveren forsto ikke denne siden. Last den inn på nytt.
refused-noTable = Det bordet finnes ikke.
refused-closed = Dette bordet er stengt.
refused-stale = Noe skjedde i mellomtiden. Se igjen og velg på nytt.
refused-seat = Noen andre har den plassen.
refused-here = Spilleren er her selv, så det trengs ingen bot.
refused-noKey = Serveren kjenner ikke denne nettleseren. Last inn siden på nytt og tillat informasjonskapsler.
refused-foreign = Serveren godtar ikke denne adressen. Åpne siden på serverens egen adresse.
refused-notSeated = Bare de som har en plass, kan gjøre det.
refused-notHost = Det kan bare verten gjøre.
refused-locked = Bordet er låst: ingen nye kan sette seg.
refused-turnedAway = Du slapp ikke inn. Du kan se på eller finne et annet bord.
refused-notNow = Det går ikke akkurat nå.
refused-illegal = Det trekket er ikke lovlig. Velg et annet.
refused-tooFast = For fort. Vent litt og prøv igjen.
refused-unavailable = Serveren får det ikke til akkurat nå. Prøv igjen om litt.
why-wall = en sperring er i veien
why-goal = det er ikke plass til det i målet
why-steps = kortet kan ikke brukes fullt ut
why-no-swap = det er ikke to brikker som kan bytte plass
why-nobody-home = for få brikker står i startsirkelen
why-nobody-on-track = ingen brikker er ute på banen
why-nobody-in-play = ingen brikker er i spill
pill-wall = Sperret vei
pill-goal = Målet stengt
pill-steps = For mange
pill-no-swap = Ingen å bytte
pill-nobody-home = { $pawns ->
    [one] Ingen i start
   *[other] For få i start
}
pill-nobody-on-track = Ingen ute
pill-nobody-in-play = Ingen ute
motive-only = det er det eneste valget
motive-folds = ingen kort kan spilles
motive-wins = det vinner spillet
motive-takes-place = det gir andreplassen
motive-locks = det får en brikke på plass i målet
motive-bumps = det slår ut en motspiller
motive-comes-out = det får ut en brikke
motive-enters-goal = det får en brikke inn i målet
motive-escapes = det får en brikke unna fare
motive-lets-teammate-pass = det slipper { $partner } forbi
motive-helps-teammate = det hjelper { $partner } videre
motive-swaps = det bytter til en bedre plass
motive-sets-back = det setter en motspiller tilbake
motive-goes-back = det tar snarveien baklengs
motive-advances = det får en brikke fremover
motive-least-harm = alt annet er verre
motive-gives-start = { $partner } kan komme ut med det
motive-gives-useful = { $partner } kan bruke det
motive-gives-spare = du klarer deg uten det
