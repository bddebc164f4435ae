# Det, som folk læser på forsiden, og igen i vinduer og før et spil.
home-title = Man kommer kun i mål sammen.
home-lead = Det danske brætspil Partners i din browser. Kort i stedet for terninger, og en makker over for dig.
independent = Makker er gratis og uafhængig og har intet med brætspillets forlag at gøre.
your-name = Dit navn
your-face = Dit ansigt
choose-face = Vælg et ansigt
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
house-rules = Husregler
bots-know-edition = Botterne har lært { $edition } og klarer husreglerne med det, de kan derfra.
knob-start-counts = Startfelter tælles med. Ellers springes de over.
knob-start-skipped = Brikker springer startfelter over. Ellers tælles de med.
knob-swap-from-start = En brik på et startfelt må byttes. Ellers er den fredet dér.
knob-no-swap-from-start = En brik på et startfelt må ikke byttes.
knob-turn-once = I målet vender en brik højst én gang pr. træk. Ellers vender den, hver gang den møder en anden brik eller enden.
knob-turn-often = I målet vender en brik, hver gang den møder en anden brik eller enden. Ellers vender den højst én gang pr. træk.
knob-stay = En brik i målet uden en fri cirkel foran sig kan ikke flyttes. Ellers må den vende på stedet.
knob-turn-on-the-spot = En brik i målet uden en fri cirkel foran sig må vende på stedet. Ellers kan den ikke flyttes.
knob-lock-or-leave = En brik, der allerede er i målet, skal ende sit træk på plads eller ude på banen. Ellers må den ende på en hvilken som helst fri cirkel.
knob-rest-in-goal = En brik, der allerede er i målet, må ende sit træk på en hvilken som helst fri cirkel. Ellers kun på plads eller ude på banen.
knob-rest-may-lapse = Når et delt kort får din sidste brik på plads, må resten gå tabt. Ellers skal resten bruges på en makkers brikker.
knob-rest-is-used = Når et delt kort får din sidste brik på plads, skal resten bruges på en makkers brikker. Ellers må resten gå tabt.
knob-fresh-decks = Alle kort blandes før hver uddeling. Ellers kun, når en ny skal dele ud.
knob-three-deals = Alle kort blandes kun, når en ny skal dele ud. Ellers før hver uddeling.
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
bots = Hvor gode er botterne?
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
learn-offer = Ny her? Lær det på halvandet minut
learn-refuse = Nej tak
offline = Ingen forbindelse lige nu. Botter, øvelser, regler og dagens opgave er her alligevel; folk kommer igen sammen med den.
offline-closed = Kræver forbindelse
learn-play = Lær det ved at spille
learn-rules = Lær reglerne
watch-game = Se et spil
open-file = Åbn en spilfil
puzzle-offer = Dagens opgave
my-games = Mine spil
game-of = Med { $mates } mod { $against }
nobody-yet = ingen endnu
stage-waiting = før spillet
stage-over = slut
stage-round = runde { $round }
stage-game = spil { $game }, runde { $round }
forget-game = Glem
on-this-device = på denne enhed
games-kept = Et spil, som ingen vender tilbage til, regnes for opgivet efter { $playing } dage. Et færdigt spil gemmes i { $finished } dage, efter at nogen sidst har set det.
waiting-tables = Borde, der venter på spillere
running-tables = Spil, du kan følge
join = Vær med
watch = Se med
settings = Indstillinger
free-seat = ledig
sure = { $text }: sikker?
round-way = Om samme bord
