# Det, som folk læser på forsiden, før og efter et spil og i vinduer.
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
no-hints = ingen tip
no-take-back = træk kan ikke tages tilbage
no-stand-in = bordet venter på den, der er væk
learn-offer = Ny her? Lær det på halvandet minut
learn-refuse = Nej tak
offline = Ingen forbindelse lige nu. Botter, øvelser, regler og dagens opgave er her alligevel; folk kommer igen sammen med den.
offline-closed = Kræver forbindelse
install-offer = Læg Makker på enheden
install-ios = Læg Makker på hjemmeskærmen: tryk på Del i browseren og så på »Føj til hjemmeskærm«.
install-refuse = Spørg ikke igen
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
speed = Fart på brikker og kort
speed-slow = Langsom
speed-normal = Normal
speed-fast = Hurtig
speed-off = Ingen bevægelse
sound = Lyde
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
   *[no] Vælg en stol. Hver anden rundt om bordet er på dit hold.
}
lead-full = Alle stole er optaget. Du kan se med, når de begynder.
lead-partner = { $count ->
    [one] { $names } er din makker.
   *[other] { $names } er dine makkere.
}
lead-no-partner = { $count ->
    [one] Din makker skal sidde over for dig.
   *[other] Hver anden rundt om bordet er på dit hold.
}
lead-invite = Send linket til nogen, eller lad en bot sætte sig.
lead-ready = I kan begynde.
lead-host-starts = { $name } starter, når alle er klar.
which-chair = Hvilken stol vil du have?
change-chairs = Byt stol
way-in = Linket til bordet
way-in-hint = Den, der åbner linket, kan sætte sig.
rules-of = Regler: { $edition }
clock-short = { $time } pr. tur
no-clock = Uden ur
sit-here = Sæt dig her
sit-at = Sæt dig her: { $name }
sit-with = { $seat }, sammen med { $names }
together-with = sammen med { $names }
start-with = { $bots ->
    [0] Start spillet
    [one] Start med en bot
    [2] Start med to botter
    [3] Start med tre botter
    [4] Start med fire botter
    [5] Start med fem botter
   *[other] Start med { $bots } botter
}
free-chair = Ledig
put-bot = tag en bot
put-bot-at = Lad en bot sidde her: { $name }
chair-of = { $name }: vælg, hvem der sidder her
sit-yourself = Sæt dig selv her
free-the-chair = Gør stolen ledig
let-others-join = Lad andre være med
door = Hvem må sætte sig under spillet
door-open = Alle med linket
door-knock = Dem, du lukker ind
door-locked = Ingen nye: bordet er låst
others-may-join = Andre må være med ved dette bord.
invite = Invitér venner
copy-link = Kopiér
link-copied = Kopieret.
link-marked = Markeret: kopiér det selv.
share-link = Del
qr-code = QR-kode
qr-label = Linket som QR-kode
free-seat = ledig
bot-choice = Hvem spiller { $name }?
host = vært
you-watch = Du ser med. Kortene er skjulte, til spillet er slut.
take-seat = Tag en plads
sit-next = Du er med som { $seat } fra næste uddeling. En bot spiller denne uddeling færdig.
sit-not = Rejs dig igen
knocked = Du har spurgt, om du må sætte dig. { $name } bestemmer.
knock-first = Værten bliver spurgt først. Du får pladsen ved næste uddeling.
not-let-in = Ingen lukkede dig ind. Du kan se med eller finde et andet bord.
find-another = Find et andet bord
watch-locked = Bordet er låst: der kan ikke komme flere til. Du kan se med.
knocks = { $name } vil gerne være med.
let-in = Luk ind
turn-away = Ikke nu
vote-remove = { $asker } vil gerne fjerne { $name }: en bot tager pladsen. Er det i orden?
vote-remove-asked = Fjern { $name }? { $count } af { $needed } siger ja.
vote-stand-in = { $asker } vil gerne lade en bot spille for { $name }, til { $name } er tilbage. Er det i orden?
vote-stand-in-asked = En bot for { $name }? { $count } af { $needed } siger ja.
remove-name = Fjern { $name }
remove = Fjern
remove-sure = Fjern { $name }? Stolen bliver ledig, og { $name } kan kun komme tilbage, hvis du siger ja.
remove-sure-playing = Fjern { $name }? En bot tager pladsen, og { $name } kan kun komme tilbage, hvis du siger ja.
ask-remove = Foreslå at fjerne
ask-remove-sure = Spørg de andre, om { $name } skal fjernes? Så tager en bot pladsen.
make-host = Gør til vært
make-host-name = Gør til vært: { $name }
mute = Skjul beskeder
unmute = Vis beskeder
mute-name = Skjul beskeder fra { $name }
unmute-name = Vis beskeder fra { $name }
people = Ved bordet
another-device = Fortsæt på en anden enhed
own-link = Vis mit link
own-link-warning = Den, der har dette link, kan spille på din plads. Hold det for dig selv.
hand-over-lead = Spillet er på denne enhed. Inviter nogen, så går det videre på nettet herfra med de samme kort: bots beholder pladserne, til nogen tager dem.
hand-over = Spil videre på nettet
take-back = Tag mit sidste træk tilbage
abandon = Giv op
leave = Forlad bordet
close-table = Luk bordet
sure = { $text }: sikker?
stand-in-name = Lad en bot spille nu for { $name }
all-moves = Alle træk ({ $count })
move-wins = vinder { $win } af 100
ask-title = Brættet i ord
ask-space = Hvem står på feltet?
stands = { $name }: { $spaces }
times = { $count } × { $space }
help-move = Tryk på et kort og så på det felt, en brik skal hen til. Du kan også begynde med brikken, nøjes med at trykke på feltet eller trække brikken derhen. Du ser trækket, før du spiller det: tryk på Spil eller på feltet igen.
copies = { $count } i bunken.
sign-bump = her bliver en brik slået hjem
sign-own-bump = her bliver brikken selv slået hjem
sign-lock = her er brikken på plads resten af spillet
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
see-every-move = Se hvert træk
see-review = Hvad afgjorde det?
rematch-by-host = { $name } bestemmer, om I spiller igen.
all-hands = Hvad alle havde tilbage på hånden
no-cards-left = ingen kort
evening = I aften
score = vandt { $won } af { $played }
rematch = Spil igen
rematch-rotate = Ryk plads og spil igen
record = Gem spillet
fair = Fair kort
unfair = Der er noget galt med kortene
fair-own = Kortene var fair: din egen enhed hjalp med at blande og har tjekket hver uddeling.
fair-others = { $count ->
    [one] Kortene var fair: enheden hos { $names } hjalp med at blande, og din har tjekket hver uddeling.
   *[other] Kortene var fair: enhederne hos { $names } hjalp med at blande, og din har tjekket hver uddeling.
}
fair-server = Serveren blandede alene. Din enhed har tjekket hver uddeling: kortene var dem, serveren havde lovet før spillet.
fair-late = Din enhed nåede ikke at hjælpe med at blande. Den har tjekket hver uddeling: kortene var dem, der blev lovet før spillet.
fair-left-out = Din enhed hjalp med at blande, men det har serveren ikke taget med.
fair-changed = Serveren viser nu andre løfter, end den gav før spillet.
fair-dealt = De kort, du fik, er ikke fra den bunke, som serveren viser nu.
fair-seal = Et hemmeligt tal er ikke det, der blev lovet før spillet.
fair-dealer = En anden spiller skulle have delt ud først.
fair-deck = En bunke er ikke den, der blev lovet før spillet.
fair-how = Hvor ved vi det fra?
fair-steps = Før den første uddeling valgte serveren og spillernes enheder hver et hemmeligt tal og lagde det i en forseglet kuvert. Først da alle kuverter lå på bordet, blev de åbnet. { $decks ->
    [one] Bunken i dette spil er blandet ud fra
   *[other] Alle { $decks } bunker i dette spil er blandet ud fra
} alle tallene tilsammen, så ingen kunne vælge kortene.
fair-limits = At ingen har set andres kort, kan ikke bevises på den måde.
part-opened = { $names } hjalp med at blande.
part-withheld = { $names } åbnede ikke kuverten i tide.
part-none = { $names } var ikke med til at blande.
