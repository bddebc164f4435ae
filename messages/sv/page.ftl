# Det som man läser på sidan medan man spelar.
title = Makker
loading = Ett ögonblick …
shuffling = Korten blandas …
edition-nordic = Nordisk
edition-english = Engelsk
edition-classic = Klassisk
edition-jubilee = Jubileum
edition-plus-pairs = Plus, tre par
edition-plus-trios = Plus, två trior
tournament = Turnering
with-house-rules = { $edition } med husregler
level-random = slumpmässig
level-beginner = nybörjare
level-easy = lätt
level-medium = medel
level-hard = svår
level-master = mästare
home = Startsidan
bar-label = Bord
menu = Meny
close = Stäng
sound-on = Sätt på ljudet
sound-off = Stäng av ljudet
bot-name = bot, { $level }
you = du
teammate = partner
you-name = { $name } (du)
partner-named = din partner { $name }
partner-some = en av dina partners
not-here = borta
stands-in = { $bot } spelar
players-label = Spelare
team-yours = Du och { $name }
team-yours-all = { $count ->
    [3] Ni tre
   *[other] Ert lag
}
team-theirs = { $count ->
    [3] De tre andra
   *[other] Det andra laget
}
pawns-home = { $home } av { $all } i mål
you-short = Du
give-one = Ge ett
is-choosing = väljer
has-given = gav
plays-now = spelar
plays-next = nästa
hours-left = { $hours } h
given-title = Kortbytet i given
gift-to = till { $name }
gift-from = från { $name }
to-win = För att vinna
to-win-pawns = { $count ->
    [one] en pjäs till för { $name }
   *[other] { $count } pjäser till för { $name }
}
away-gone = { $name } är borta.
away-held = { $bot } håller platsen tills { $name } öppnar bordet igen.
silent-held = { $name } verkar upptagen. { $bot } spelar tills { $name } gör något.
slow = { $name } har funderat ett tag.
sits-next = nästa giv: { $name }
stand-in-now = Låt en bot spela nu
turn-of = Väntar på { $name }
turn-yours = Din tur
clock-label = Tid kvar
round = { $game ->
    [1] Omgång { $round }
   *[other] Parti { $game } · omgång { $round }
}
deals = delar ut
cards-left = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
did-play = spelade { $card }
did-fold = står över
board-label = Spelplan
hand-label = Din hand
cards-label = Dina kort
log-label = Vad som har hänt
give-prompt = Ge { $partner } ett kort.
give-line = Med baksidan uppåt. Du får också ett när alla har gett.
give-button = Ge { $card }
give-short = Ge
gave = Du gav { $partner } { $card }.
received = Du fick { $card }.
new-card = från { $partner }
no-cards = Du har inga kort kvar. De andra spelar vidare.
wait-play = { $who } väljer ett kort att spela
wait-give = { $count ->
    [one] { $who } väljer fortfarande ett kort att ge
   *[other] { $who } väljer fortfarande ett kort att ge
}
read-line = Tryck på ett kort för att se vad det gör.
hurried-line = Många spelar just nu: bottarna tänker kortare stund.
fold-prompt = Inget kort går att spela.
helping = Dina pjäser är i mål. Nu spelar du åt { $partner }.
fold-line = Du är med igen i nästa giv.
fold-button = Lägg ner korten
choose-card = Välj ett kort eller en pjäs.
choose-pawn = Välj en pjäs.
choose-pawn-of = Flytta en pjäs åt { $partner }.
choose-swap = Välj pjäsen som den ska byta plats med.
choose-target-or-swap = Välj vart den ska, eller en pjäs att byta plats med.
choose-other = Nu den andra pjäsen.
choose-other-of = Nu en pjäs åt { $partner }.
like-this = Så här?
like-swap = Byta plats med { $name }?
choose-target = Välj vart den ska.
choose-who = Välj vilken pjäs som ska dit.
choose-next = Flytta en pjäs till, eller spela så här.
choose-which = Vilket drag menar du?
steps-left = { $count ->
    [one] 1 ruta kvar att gå.
   *[other] { $count } rutor kvar att gå.
}
play-button = Spela { $card }
play-short = Spela
choice = { $card }: { $what }
undo-leg = Ångra
moves-button = Alla drag
hint-button = Tips
hint-play = En bot skulle spela { $card }.
hint-give = En bot skulle ge { $card }.
hint-follow = Gör så
why = Inte nu: { $reason }.
space-empty = { $space }: ingen pjäs.
space-holds = { $space }: { $pawns }.
space-pawns = { $count ->
    [one] { $name }, en pjäs
   *[other] { $name }, { $count } pjäser
}
help-title = Så spelar man
rules = Reglerna
sign-heart = start
sign-swap = byt
sign-jump = förbi spärrar
sign-minus = minus
minus = −
or = eller
emotes = Säg något
emote-hello = Hej!
emote-wellPlayed = Snyggt!
emote-thanks = Tack!
emote-oops = Hoppsan!
emote-ouch = Aj!
emote-hooray = Hurra!
emote-thinking = Hmm …
emote-noHurry = Ingen brådska!
emote-goodGame = Bra spelat!
connection-lost = Ingen anslutning. Inget har gått förlorat. Försöker igen …
connection-lost-sending = Ingen anslutning. Ditt drag skickas så fort den är tillbaka.
renewal = Det finns en nyare Makker.
renew-now = Förnya nu
won = { $names } vann
game-over-abandoned = Partiet gavs upp.
said-play = { $name } spelar { $card }. { $what }.
said-fold = { $name } lägger ner { $cards }.
said-give = { $name } har gett { $to } ett kort.
said-deal = Giv { $number }: { $dealer } delar ut.
change-sat = { $name } har satt sig.
change-left = { $name } har lämnat bordet.
change-away = { $name } är borta, och en bot spelar så länge.
change-back = { $name } är tillbaka.
change-host = { $name } är värd nu.
change-tookBack = { $name } tog tillbaka ett drag.
change-refusedTakeBack = Draget gäller.
change-refusedAbandon = Spelet fortsätter.
change-closed = Bordet stängdes.
change-expired = Bordet stängdes: antingen hade ingen varit här på länge, eller så hade det spelats så mycket att inget mer fick plats.
change-handedOver = Det här spelet började på en enda enhet, där ägaren kunde ha sett alla kort.
cannot-keep = Den här webbläsaren kan inte spara något: spelet är borta när du stänger sidan.
change-madePublic = Nu får andra vara med.
change-madePrivate = Nu kan bara de som har länken vara med.
change-sitsNext = { $name } sätter sig vid nästa giv.
change-removed = { $name } togs bort, och en bot spelar vidare.
history-deal = Omgång { $round }, giv { $number }
history-deal-alone = Giv { $number }
history-gave = Du gav { $card }
history-got = { $name } gav dig { $card }
history-empty = Ingen har spelat ännu.
history-taken-back = togs tillbaka
history-unseen = nytt
history-hint = Tryck på ett drag för att se det igen på spelplanen
history-again = Se igen
history-again-of = Se senaste draget igen: { $name }
move-out = går ut
move-on = { $count ->
    [one] går 1 ruta
   *[other] går { $count } rutor
}
move-back = { $count ->
    [one] går 1 ruta bakåt
   *[other] går { $count } rutor bakåt
}
move-on-and-back = går { $forwards } framåt och { $back } bakåt
move-shared = går { $steps } rutor
move-turns = vänder i målet och kommer ut igen
move-goal = { $count ->
    [one] går 1 ruta, in i målet
   *[other] går { $count } rutor, in i målet
}
move-of = { $name }: pjäsen { $what }
move-swap = { $who ->
    [you] byter plats med dig
   *[other] byter plats med { $name }
}
move-swap-own = byter plats på två egna pjäser
move-wall = spärrar vägen
move-pair = två ihop, skyddade
move-folds = { $count ->
    [one] lägger ner 1 kort
   *[other] lägger ner { $count } kort
}
line-play = { $who ->
    [you] Du spelar { $card }
   *[other] { $name } spelar { $card }
}
line-fold = { $who ->
    [you] Du lägger ner korten
   *[other] { $name } lägger ner korten
}
past-away = Medan du var borta
past-again = I repris
past-of = { $what }: { $number } av { $count }
past-before = { $count ->
    [one] 1 tidigare drag finns i historiken.
   *[other] { $count } tidigare drag finns i historiken.
}
past-missed = { $count ->
    [one] 1 drag medan du var borta
   *[other] { $count } drag medan du var borta
}
past-back = Tillbaka till spelet
said-place = { $names }: plats { $place }.
what-bumps = { $who ->
    [you] knuffar ut dig
   *[other] knuffar ut { $name }
}
what-bumped = knuffas ut där { $name } står
what-locks = är i mål och skyddad
what-helps = nu flyttar du din partners pjäser
what-goes = { $name } går från { $from } till { $to }
what-swaps = { $one } och { $other } byter plats
pawn-on = { $name } på { $space }
what-comes-out = { $name } går ut
seat-R = Röd
seat-O = Orange
seat-Y = Gul
seat-G = Grön
seat-B = Blå
seat-P = Lila
space-home = { $name }s startcirkel
space-start = { $name }s startfält
space-track = { $name } { $number }
space-goal = { $name }s målcirkel { $number }
card-start = En pjäs går ut.
card-start-forward = { $first ->
    [one] En pjäs går ut eller går 1 ruta.
   *[other] En pjäs går ut eller går { $first } rutor.
}
card-forward-startTwo = En pjäs går { $first } rutor, eller två av lagets pjäser går ut.
card-forward = En pjäs går { $first } rutor.
card-forward-forward = En pjäs går { $first } eller { $second } rutor.
card-backward = En pjäs går { $first } rutor bakåt.
card-split = { $first } rutor, fördelade på dina pjäser som du vill.
card-forward-pair = En pjäs går { $first } rutor, eller två pjäser { $second } var.
card-forward-forwardBack = En pjäs går { $first } rutor, eller { $second } framåt och sedan { $third } bakåt.
card-jump = En pjäs går { $first } rutor, även förbi en spärr.
card-swap = Två pjäser byter plats.
card-forward-swap = En pjäs går { $first } rutor, eller två pjäser byter plats.
refused-unreadable = Servern förstod inte den här sidan. Ladda om den.
refused-noTable = Det bordet finns inte.
refused-closed = Det här bordet är stängt.
refused-stale = Något hände under tiden. Titta igen och välj på nytt.
refused-seat = Någon annan har den platsen.
refused-here = Spelaren är här, så det behövs ingen bot.
refused-noKey = Servern känner inte igen webbläsaren. Ladda om sidan och tillåt kakor.
refused-foreign = Servern godtar inte den här adressen. Öppna serverns egen sida.
refused-notSeated = Bara de som har en plats kan göra det.
refused-notHost = Bara värden kan göra det.
refused-locked = Bordet är låst: inga nya kan sätta sig.
refused-turnedAway = Du blev inte insläppt. Du kan titta på eller hitta ett annat bord.
refused-notNow = Det går inte just nu.
refused-illegal = Det draget är inte tillåtet. Välj ett annat.
refused-tooFast = För snabbt. Vänta lite och försök igen.
refused-unavailable = Servern klarar inte av det just nu. Försök igen om en stund.
why-wall = en spärr är i vägen
why-goal = pjäsen får inte plats i målet
why-steps = det går inte att gå så många rutor
why-no-swap = inga två pjäser kan byta plats
why-nobody-home = för få pjäser står i startcirkeln
why-nobody-on-track = ingen pjäs är ute på banan
why-nobody-in-play = ingen pjäs är i spel
pill-wall = Spärrad väg
pill-goal = Målet stängt
pill-steps = För många
pill-no-swap = Inget byte
pill-nobody-home = { $pawns ->
    [one] Ingen hemma
   *[other] För få hemma
}
pill-nobody-on-track = Ingen ute
pill-nobody-in-play = Ingen ute
motive-only = det är det enda valet
motive-folds = inget kort går att spela
motive-wins = det vinner partiet
motive-takes-place = det ger andraplatsen
motive-locks = en pjäs kommer i säkerhet i målet
motive-bumps = en motspelare knuffas ut
motive-comes-out = en pjäs kommer ut
motive-enters-goal = en pjäs kommer in i målet
motive-escapes = en pjäs kommer ur fara
motive-lets-teammate-pass = det släpper förbi { $partner }
motive-helps-teammate = det hjälper { $partner } framåt
motive-swaps = bytet ger en bättre plats
motive-sets-back = en motspelare hamnar längre bak
motive-goes-back = det är en genväg bakåt
motive-advances = en pjäs kommer framåt
motive-least-harm = allt annat är sämre
motive-gives-start = { $partner } kan gå ut med det
motive-gives-useful = { $partner } har nytta av det
motive-gives-spare = du klarar dig utan det
