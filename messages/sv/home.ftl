# Det som man läser på startsidan, och igen i fönster och före ett parti.
home-title = I mål kommer ni bara tillsammans.
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
face-bob = Mörk page och glasögon
face-short = Kort brunt hår
face-silver = Silvergrått hår och glasögon
face-scarf = Huvudduk
face-long = Långt svart hår
face-moustache = Mustasch
face-fade = Kort svart hår och skägg
face-freckles = Rött hår och fräknar
face-turban = Turban och skägg
face-puffs = Två tofsar
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
bots-know-edition = Bottarna har lärt sig utgåvan { $edition } och klarar husreglerna med det de kan från den.
knob-start-counts = Startfält räknas som rutor. Annars går pjäserna över dem utan att räkna dem.
knob-start-skipped = Pjäser går över startfält utan att räkna dem. Annars räknas de som rutor.
knob-swap-from-start = En pjäs på ett startfält får bytas. Annars är den skyddad där.
knob-no-swap-from-start = En pjäs på ett startfält får inte bytas.
knob-turn-once = I målet vänder en pjäs högst en gång per drag. Annars vänder den varje gång den möter en annan pjäs eller slutet.
knob-turn-often = I målet vänder en pjäs varje gång den möter en annan pjäs eller slutet. Annars vänder den högst en gång per drag.
knob-stay = En pjäs i målet utan en ledig cirkel framför sig kan inte flyttas. Annars får den vända på stället.
knob-turn-on-the-spot = En pjäs i målet utan en ledig cirkel framför sig får vända på stället. Annars kan den inte flyttas.
knob-lock-or-leave = En pjäs som redan är i målet måste sluta sitt drag på sin slutliga plats eller ute på banan. Annars får den sluta på vilken ledig cirkel som helst.
knob-rest-in-goal = En pjäs som redan är i målet får sluta sitt drag på vilken ledig cirkel som helst. Annars bara på sin slutliga plats eller ute på banan.
knob-rest-may-lapse = När ett delat kort för din sista pjäs i mål får resten gå till spillo. Annars måste resten användas åt en partner.
knob-rest-is-used = När ett delat kort för din sista pjäs i mål måste resten användas åt en partner. Annars får resten gå till spillo.
knob-fresh-decks = Alla kort blandas före varje giv. Annars bara när nästa spelare ska dela ut.
knob-three-deals = Alla kort blandas bara när nästa spelare ska dela ut. Annars före varje giv.
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
bots = Hur bra är bottarna?
clock = Betänketid
clock-none = Obegränsad
clock-of = { $seconds ->
    [86400] ett dygn
    [180] 3 minuter
    [60] 1 minut
   *[other] { $seconds } sekunder
}
stand-in-after = När någon är borta tar en bot över efter
stand-in-never = Aldrig: bordet väntar
option-public = Okända får vara med
option-hints = Tips är tillåtna
option-take-back = Drag får tas tillbaka om alla är med på det
option-play-on = De andra spelar vidare om andraplatsen
learn-offer = Ny här? Lär dig på en och en halv minut
learn-refuse = Nej tack
offline = Ingen anslutning just nu. Bottar, övningar, regler och dagens uppgift finns här ändå; folk kommer tillbaka med den.
offline-closed = Kräver anslutning
learn-play = Lär dig genom att spela
learn-rules = Lär dig reglerna
watch-game = Titta på ett parti
open-file = Öppna en partifil
puzzle-offer = Dagens uppgift
my-games = Mina partier
game-of = Med { $mates } mot { $against }
nobody-yet = ingen ännu
stage-waiting = inte börjat
stage-over = klart
stage-round = omgång { $round }
stage-game = parti { $game }, omgång { $round }
forget-game = Glöm
on-this-device = på den här enheten
games-kept = Ett parti som ingen kommer tillbaka till räknas som uppgivet efter { $playing } dagar. Ett avslutat parti sparas i { $finished } dagar efter att någon senast tittade på det.
waiting-tables = Bord som väntar på spelare
running-tables = Partier att titta på
join = Var med
watch = Titta
settings = Inställningar
free-seat = ledig
sure = { $text }: är du säker?
round-way = Runt ett bord
