# Det som man läser på startsidan, före och efter ett parti och i fönster.
home-title = Ni går bara i mål tillsammans.
home-lead = Det danska brädspelet Partners, direkt i webbläsaren. Kort i stället för tärningar, och en partner mittemot dig.
independent = Makker är gratis och fristående och har inget med brädspelets förlag att göra.
your-name = Ditt namn
your-face = Ditt ansikte
choose-face = Välj ett ansikte
face-braids = Flätor
face-beard = Vitt skägg och glasögon
face-bun = Ljust hår i knut
face-curls = Svarta lockar
face-hat = Stickad mössa
face-bob = Mörkt pagehår och glasögon
face-short = Kort brunt hår
face-silver = Silvergrått hår och glasögon
face-scarf = Huvudduk
face-long = Långt svart hår
face-moustache = Mustasch
face-fade = Kort svart hår och skägg
face-freckles = Rött hår och fräknar
face-turban = Turban och skägg
face-puffs = Två hårtofsar
face-waves = Långt rött hår
guest = Gäst
edition = Utgåva
seats-of-edition = { $name }, { $seats } platser
so-many-seats = { $seats ->
    [4] Fyra platser
    [6] Sex platser
   *[other] { $seats } platser
}
house-rules = Husregler
bots-know-edition = Bottarna är bäst på utgåvan { $edition } och spelar husregler med det de kan därifrån.
knob-start-counts = Startfält räknas med, i stället för att hoppas över.
knob-start-skipped = Pjäser hoppar över startfält, i stället för att räkna dem.
knob-swap-from-start = En pjäs på ett startfält får bytas. Annars är den skyddad där.
knob-no-swap-from-start = En pjäs på ett startfält får inte bytas.
knob-turn-once = En pjäs vänder bara en gång i målet under ett drag, i stället för varje gång den möter en pjäs eller slutet.
knob-turn-often = En pjäs vänder i målet varje gång den möter en pjäs eller slutet, i stället för bara en gång under ett drag.
knob-stay = En pjäs i målet utan en ledig cirkel framför sig kan inte flyttas, i stället för att vända på stället.
knob-turn-on-the-spot = En pjäs i målet utan en ledig cirkel framför sig får vända på stället. Annars kan den inte flyttas.
knob-lock-or-leave = En pjäs som redan är i målet måste sluta sitt drag låst eller ute på banan, i stället för på vilken ledig cirkel som helst.
knob-rest-in-goal = En pjäs som redan är i målet får sluta sitt drag på vilken ledig cirkel som helst, i stället för bara låst eller ute på banan.
knob-rest-may-lapse = När ett delat kort låser din sista pjäs får resten gå till spillo, i stället för att behöva användas åt en partner.
knob-rest-is-used = När ett delat kort låser din sista pjäs måste resten användas åt en partner, i stället för att få gå till spillo.
knob-fresh-decks = Alla kort blandas före varje giv, i stället för bara när nästa spelare ska ge.
knob-three-deals = Alla kort blandas bara när nästa spelare ska ge, i stället för före varje giv.
play-now = Spela nu
company-against = mot
company-and = och
find-people = Hitta medspelare
find-people-hint = { $count ->
    [0] Ingen väntar ännu
    [one] 1 väntar
   *[other] { $count } väntar
}
play-friends = Spela med vänner
options = Platser och regler
bots = Hur bra bottarna spelar
clock = Betänketid
clock-none = Så länge man vill
clock-of = { $seconds ->
    [86400] ett dygn
    [180] 3 minuter
    [60] 1 minut
   *[other] { $seconds } sekunder
}
stand-in-after = När någon är borta tar en bot över efter
stand-in-never = Aldrig: bordet väntar
option-public = Främlingar får vara med
option-hints = Tips är tillåtna
option-take-back = Drag får tas tillbaka om alla är med på det
option-play-on = De andra spelar vidare om andraplatsen
no-hints = inga tips
no-take-back = inget tas tillbaka
no-stand-in = bordet väntar på den som är borta
learn-offer = Ny här? Lär dig på en och en halv minut
learn-refuse = Nej tack
learn-play = Lär dig genom att spela
learn-rules = Lär dig reglerna
watch-game = Titta på ett parti
my-games = Mina partier
game-of = Med { $mates } mot { $against }
nobody-yet = ingen ännu
stage-waiting = före spelet
stage-over = klart
stage-round = omgång { $round }
stage-game = parti { $game }, omgång { $round }
forget-game = Glöm
games-kept = Ett parti som ingen kommer tillbaka till ges upp efter { $playing } dagar. Ett avslutat parti sparas i { $finished } dagar efter att någon senast tittade på det.
waiting-tables = Bord som väntar på spelare
running-tables = Partier att titta på
join = Var med
watch = Titta
settings = Inställningar
settings-look = Utseende
settings-play = Spelet
language = Språk
theme = Ljust eller mörkt
theme-system = Som enheten
theme-light = Ljust
theme-dark = Mörkt
palette = Färger
palette-standard = Vanliga
palette-red-green = Vid röd-grön färgblindhet
palette-blue-yellow = Vid blå-gul färgblindhet
speed = Fart på pjäser och kort
speed-slow = Långsam
speed-normal = Normal
speed-fast = Snabb
speed-off = Inget rör sig
sound = Ljud
vibration = Vibration
at-once = Spela direkt, utan att trycka på Spela
keys = Kortkommandon
key-card = välj ett kort
key-board = gå igenom det som kan väljas på spelplanen
key-send = välj; spela det valda
key-undo = ångra
key-moves = alla drag som lista
key-ask = spelplanen i ord
key-hint = ett tips
key-mute = ljud av och på
key-help = den här hjälpen
chairs-free = { $count ->
    [0] Alla är här
    [one] En stol är ledig
    [2] Två stolar är lediga
    [3] Tre stolar är lediga
    [4] Fyra stolar är lediga
    [5] Fem stolar är lediga
   *[other] { $count } stolar är lediga
}
so-many-of = { $count } av { $all }
at-the-table = vid bordet
chairs = Stolar
lead-guest = { $pairs ->
    [yes] Välj en stol. Den som sitter mittemot är din partner.
   *[no] Välj en stol. Varannan stol hör till ditt lag.
}
lead-full = Alla stolar är upptagna. Du kan titta på när de börjar.
lead-partner = { $count ->
    [one] { $names } är din partner.
   *[other] { $names } är dina partners.
}
lead-no-partner = { $count ->
    [one] Stolen mittemot är din partners.
   *[other] Varannan stol hör till ditt lag.
}
lead-invite = Skicka adressen till någon, eller låt en bot sätta sig.
lead-ready = Ni kan börja.
lead-host-starts = { $name } startar när alla är redo.
which-chair = Vilken stol vill du ha?
change-chairs = Byt stol
way-in = Den här sidan är vägen in
way-in-hint = Den som öppnar adressen kan sätta sig.
rules-of = Regler: { $edition }
clock-short = { $time } per tur
no-clock = Ingen klocka
sit-here = Sitt här
sit-at = Sitt här, { $name }
sit-with = { $seat }, tillsammans med { $names }
together-with = tillsammans med { $names }
start-with = { $bots ->
    [0] Starta spelet
    [one] Sätt in en bot och starta
    [2] Sätt in två bottar och starta
    [3] Sätt in tre bottar och starta
    [4] Sätt in fyra bottar och starta
    [5] Sätt in fem bottar och starta
   *[other] Sätt in { $bots } bottar och starta
}
free-chair = Ledig
put-bot = sätt en bot
put-bot-at = Låt en bot sitta här, { $name }
chair-of = { $name }: ändra den här stolen
sit-yourself = Sitt här själv
free-the-chair = Gör stolen ledig
let-others-join = Låt andra vara med
door = Vem som får sätta sig under spelet
door-open = Alla som har länken
door-knock = De som du släpper in
door-locked = Inga nya: bordet är låst
others-may-join = Andra får vara med vid det här bordet.
invite = Bjud in vänner
copy-link = Kopiera
link-copied = Kopierad.
link-marked = Markerad: kopiera den själv.
share-link = Dela
qr-code = QR-kod
qr-label = Adressen som QR-kod
free-seat = ledig
bot-choice = Vem som spelar { $name }
host = värd
you-watch = Du tittar på. Korten är dolda tills partiet är slut.
take-seat = Ta en plats
sit-next = Du sätter dig vid nästa giv, som { $seat }. En bot spelar klart den här.
sit-not = Res dig igen
knocked = Du har frågat om du får sätta dig. { $name } bestämmer.
knock-first = Värden tillfrågas först. Du får platsen vid nästa giv.
not-let-in = Ingen släppte in dig. Du kan titta på eller hitta ett annat bord.
find-another = Hitta ett annat bord
watch-locked = Bordet är låst: inga nya kan sätta sig. Du kan titta på.
knocks = { $name } vill gärna vara med.
let-in = Släpp in
turn-away = Inte nu
vote-remove = { $asker } vill ta bort { $name }: en bot tar platsen. Är det okej för dig?
vote-remove-asked = Ta bort { $name }? { $count } av { $needed } säger ja.
vote-stand-in = { $asker } vill låta en bot spela åt { $name } så länge. Är det okej för dig?
vote-stand-in-asked = En bot åt { $name }? { $count } av { $needed } säger ja.
remove-name = Ta bort { $name }
remove = Ta bort
remove-sure = Ta bort { $name }? Stolen blir ledig, och { $name } kommer bara tillbaka om du säger ja.
remove-sure-playing = Ta bort { $name }? En bot tar platsen, och { $name } kommer bara tillbaka om du säger ja.
ask-remove = Föreslå att ta bort
ask-remove-sure = Fråga de andra om { $name } ska tas bort? Då tar en bot platsen.
make-host = Gör till värd
make-host-name = Gör till värd: { $name }
mute = Dölj meddelanden
unmute = Visa meddelanden
mute-name = Dölj meddelanden från { $name }
unmute-name = Visa meddelanden från { $name }
people = Vid bordet
another-device = Fortsätt på en annan enhet
own-link = Visa min länk
own-link-warning = Den som har den här länken spelar på din plats. Behåll den för dig själv.
take-back = Ta tillbaka mitt senaste drag
abandon = Ge upp
leave = Lämna bordet
close-table = Stäng bordet
sure = { $text }: är du säker?
stand-in-name = Låt en bot spela nu åt { $name }
all-moves = Alla drag ({ $count })
move-wins = vinner { $win } av 100
ask-title = Spelplanen i ord
ask-space = Vad står på den här rutan?
stands = { $name }: { $spaces }
times = { $count } × { $space }
help-move = Tryck på ett kort och sedan dit en pjäs ska. Du kan också börja med pjäsen, bara trycka dit den ska eller dra den. Du ser draget innan du spelar det: tryck på Spela, eller på rutan en gång till.
copies = { $count } i högen.
sign-bump = någon knuffas ut där
sign-own-bump = pjäsen själv skulle knuffas ut
sign-lock = där är pjäsen skyddad för gott
you-first = Du
all-home = { $count ->
    [8] Alla åtta pjäser är i mål.
    [12] Alla tolv pjäser är i mål.
   *[other] Alla { $count } pjäser är i mål.
}
lost-kindly = { $missing ->
    [one] Så nära: ni saknade bara en pjäs.
    [2] Så nära: ni saknade bara två pjäser.
    [3] Bra kämpat: ni saknade tre pjäser.
   *[other] Bra kämpat. Nästa parti är ert.
}
got = { $names } fick { $home } av { $all } i mål
got-place = { $names } kom tvåa
which-game = parti { $game }
moves-played = { $count ->
    [one] 1 drag
   *[other] { $count } drag
}
see-board = Se spelplanen
see-result = Se resultatet
rematch-by-host = { $name } bestämmer om ni spelar igen.
all-hands = Vad alla hade kvar på handen
no-cards-left = inga kort
evening = I kväll
score = vann { $won } av { $played }
rematch = Spela igen
rematch-rotate = Flytta en plats, spela igen
record = Spara partiet
fair = Ärlig giv
unfair = Något är fel med korten
fair-own = Korten delades ut ärligt: din egen enhet hjälpte till att blanda och har kontrollerat varje giv.
fair-others = { $count ->
    [one] Korten delades ut ärligt: enheten hos { $names } hjälpte till att blanda, och din har kontrollerat varje giv.
   *[other] Korten delades ut ärligt: enheterna hos { $names } hjälpte till att blanda, och din har kontrollerat varje giv.
}
fair-server = Servern blandade ensam. Din enhet har kontrollerat varje giv: den gav det den hade lovat före spelet.
fair-late = Din enhet hann inte hjälpa till att blanda. Den har kontrollerat varje giv: de är som det lovades före spelet.
fair-left-out = Din enhet hjälpte till att blanda, men det har servern utelämnat.
fair-changed = Servern visar nu andra löften än dem den gav före spelet.
fair-dealt = Korten du fick kommer inte från den hög som servern visar nu.
fair-seal = Ett hemligt tal är inte det som lovades före spelet.
fair-dealer = En annan spelare skulle ha gett först.
fair-deck = En hög är inte den som lovades före spelet.
fair-how = Hur vet vi det?
fair-steps = Före den första given valde servern och spelarnas enheter varsitt hemligt tal och lade det i ett förseglat kuvert. Först när alla kuvert låg på bordet öppnades de. { $decks ->
    [one] Högen i det här partiet följer
   *[other] Alla { $decks } högar i det här partiet följer
} av alla talen tillsammans, så ingen kunde välja korten.
fair-limits = Att ingen fick se andras kort går inte att bevisa på det här sättet.
part-opened = { $names } hjälpte till att blanda.
part-withheld = { $names } öppnade inte kuvertet i tid.
part-none = { $names } deltog inte.
