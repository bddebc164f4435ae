# Det folk leser på forsiden, og igjen i vinduer og før et spill.
home-title = I mål kommer dere bare sammen.
home-lead = Det danske brettspillet Partners, rett i nettleseren. Kort i stedet for terninger, og en partner på den andre siden av bordet.
independent = Makker er gratis og uavhengig og har ingenting med utgiveren av brettspillet å gjøre.
your-name = Navnet ditt
your-face = Ansiktet ditt
choose-face = Velg et ansikt
face-braids = Fletter
face-beard = Hvitt skjegg og briller
face-bun = Lyst hår i knute
face-curls = Svarte krøller
face-hat = Strikkelue
face-bob = Mørkt pasjehår og briller
face-short = Kort brunt hår
face-silver = Sølvgrått hår og briller
face-scarf = Hodeskaut
face-long = Langt svart hår
face-moustache = Bart
face-fade = Kort svart hår og skjegg
face-freckles = Rødt hår og fregner
face-turban = Turban og skjegg
face-puffs = To hårdusker
face-waves = Langt rødt hår
guest = Gjest
edition = Utgave
seats-of-edition = { $name }, { $seats } plasser
so-many-seats = { $seats ->
    [4] Fire plasser
    [6] Seks plasser
   *[other] { $seats } plasser
}
house-rules = Husregler
bots-know-edition = Botene kan utgaven { $edition } best og spiller husreglene ut fra det.
knob-start-counts = Startfeltene telles med. Ellers hoppes de over.
knob-start-skipped = Startfeltene hoppes over. Ellers telles de med.
knob-swap-from-start = En brikke på et startfelt kan byttes. Ellers er den trygg der.
knob-no-swap-from-start = En brikke på et startfelt kan ikke byttes.
knob-turn-once = En brikke snur bare én gang i målet per trekk. Ellers snur den hver gang den møter en brikke eller enden.
knob-turn-often = En brikke snur i målet hver gang den møter en brikke eller enden. Ellers snur den bare én gang per trekk.
knob-stay = En brikke i målet uten en ledig sirkel foran seg kan ikke flyttes. Ellers kan den snu på stedet.
knob-turn-on-the-spot = En brikke i målet uten en ledig sirkel foran seg kan snu på stedet. Ellers kan den ikke flyttes.
knob-lock-or-leave = En brikke som alt er i målet, må være på plass eller ute på banen når trekket er over. Ellers kan den stå på en hvilken som helst ledig sirkel.
knob-rest-in-goal = En brikke som alt er i målet, kan bli stående på en hvilken som helst ledig sirkel. Ellers må den være på plass eller ute på banen når trekket er over.
knob-rest-may-lapse = Når et kort som deles opp, får den siste brikken din på plass, kan resten falle bort. Ellers må resten brukes på brikkene til en partner.
knob-rest-is-used = Når et kort som deles opp, får den siste brikken din på plass, må resten brukes på brikkene til en partner. Ellers kan resten falle bort.
knob-fresh-decks = Alle kort blandes før hver utdeling. Ellers bare når en ny spiller skal dele ut.
knob-three-deals = Alle kort blandes bare når en ny spiller skal dele ut. Ellers før hver utdeling.
play-now = Spill nå
company-against = mot
company-and = og
find-people = Finn medspillere
find-people-hint = { $count ->
    [0] Ingen venter ennå
    [one] 1 venter
   *[other] { $count } venter
}
play-friends = Spill med venner
options = Plasser og regler
bots = Hvor godt botene spiller
clock = Betenkningstid
clock-none = Så lenge man vil
clock-of = { $seconds ->
    [86400] ett døgn
    [180] 3 minutter
    [60] 1 minutt
   *[other] { $seconds } sekunder
}
stand-in-after = Når noen er borte, tar en bot over etter
stand-in-never = Aldri: bordet venter
option-public = Fremmede kan bli med
option-hints = Tips er lov
option-take-back = Trekk kan tas tilbake hvis alle er enige
option-play-on = De andre spiller videre om andreplassen
learn-offer = Ny her? Lær spillet på 90 sekunder
learn-refuse = Nei takk
offline = Ingen forbindelse akkurat nå. Boter, øvelser, regler og dagens oppgave er her likevel; folk kommer tilbake sammen med den.
offline-closed = Krever forbindelse
learn-play = Lær ved å spille
learn-rules = Lær reglene
watch-game = Se på et spill
open-file = Åpne en spillfil
puzzle-offer = Dagens oppgave
my-games = Spillene mine
game-of = Med { $mates } mot { $against }
nobody-yet = ingen ennå
stage-waiting = før spillet
stage-over = ferdig
stage-round = runde { $round }
stage-game = spill { $game }, runde { $round }
forget-game = Glem
on-this-device = på denne enheten
games-kept = Et spill som ingen kommer tilbake til, avsluttes etter { $playing } dager. Et ferdig spill blir liggende i { $finished } dager etter at noen sist så på det.
waiting-tables = Bord som venter på spillere
running-tables = Spill du kan følge
join = Bli med
watch = Se på
settings = Innstillinger
free-seat = ledig
sure = { $text }: er du sikker?
round-way = Rundt ett bord
