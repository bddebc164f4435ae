# Det, som folk læser på forsiden, før og efter et spil og i vinduer.
home-title = Man kommer kun i mål sammen.
home-lead = Det danske brætspil Partners i din browser. Kort i stedet for terninger og en makker over for dig.
independent = Makker er gratis og uafhængig og har intet med brætspillets forlag at gøre.
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
house-rules = Husregler
bots-know-edition = Botterne kender { $edition } og spiller husregler efter det, de kan derfra.
knob-start-counts = Startfelter tæller med i stedet for at blive sprunget over.
knob-start-skipped = Brikker springer startfelter over i stedet for at tælle dem med.
knob-swap-from-start = En brik på et startfelt må byttes. Ellers er den fredet dér.
knob-no-swap-from-start = En brik på et startfelt må ikke byttes.
knob-turn-once = En brik vender kun én gang i målet i et træk i stedet for hver gang, den møder en brik eller enden.
knob-turn-often = En brik vender i målet, hver gang den møder en brik eller enden, i stedet for kun én gang i et træk.
knob-stay = En brik i målet uden en fri cirkel foran sig kan ikke flyttes i stedet for at vende på stedet.
knob-turn-on-the-spot = En brik i målet uden en fri cirkel foran sig må vende på stedet; ellers kan den ikke flyttes.
knob-lock-or-leave = En brik, der allerede er i målet, skal ende sit træk låst eller ude på banen i stedet for på en hvilken som helst fri cirkel.
knob-rest-in-goal = En brik, der allerede er i målet, må ende sit træk på en hvilken som helst fri cirkel i stedet for kun låst eller ude på banen.
knob-rest-may-lapse = Når et delt kort låser din sidste brik, må resten gå tabt i stedet for at skulle bruges for en makker.
knob-rest-is-used = Når et delt kort låser din sidste brik, skal resten bruges for en makker i stedet for at måtte gå tabt.
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
no-take-back = ingen træk tages tilbage
no-stand-in = bordet venter på den, der er væk
learn-offer = Ny her? Lær det på halvandet minut
learn-refuse = Nej tak
learn-play = Lær det ved at spille
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
speed = Brikkernes og kortenes fart
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
   *[no] Vælg en stol. Hver anden stol er på dit hold.
}
lead-full = Alle stole er optaget. Du kan se med, når de begynder.
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
put-bot = sæt en bot
put-bot-at = Lad en bot sidde her, { $name }
chair-of = { $name }: lav om på stolen
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
qr-label = Adressen som QR-kode
free-seat = ledig
bot-choice = Hvem spiller { $name }
host = vært
you-watch = Du ser med. Kortene er skjulte, til spillet er slut.
take-seat = Tag en plads
sit-next = Du sætter dig ved næste uddeling, som { $seat }. En bot spiller denne færdig.
sit-not = Rejs dig igen
knocked = Du har spurgt, om du må sætte dig. { $name } bestemmer.
knock-first = Værten bliver spurgt først. Du får pladsen ved næste uddeling.
not-let-in = Ingen lukkede dig ind. Du kan se med eller finde et andet bord.
find-another = Find et andet bord
watch-locked = Bordet er låst: her kan ikke komme flere. Du kan se med.
knocks = { $name } vil gerne være med.
let-in = Luk ind
turn-away = Ikke nu
vote-remove = { $asker } vil gerne fjerne { $name }: en bot tager pladsen. Er det i orden med dig?
vote-remove-asked = Fjern { $name }? { $count } af { $needed } siger ja.
vote-stand-in = { $asker } vil gerne lade en bot spille for { $name }, til { $name } er tilbage. Er det i orden med dig?
vote-stand-in-asked = En bot for { $name }? { $count } af { $needed } siger ja.
remove-name = Fjern { $name }
remove = Fjern
remove-sure = Fjern { $name }? Stolen bliver fri, og { $name } kommer kun tilbage, hvis du lukker op.
remove-sure-playing = Fjern { $name }? En bot tager pladsen, og { $name } kommer kun tilbage, hvis du lukker op.
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
own-link-warning = Den, der har dette link, spiller din plads. Hold det for dig selv.
take-back = Tag mit sidste træk tilbage
abandon = Giv op
leave = Forlad bordet
close-table = Luk bordet
sure = { $text }: sikker?
stand-in-name = Lad en bot spille nu for { $name }
all-moves = Alle træk ({ $count })
move-wins = vinder { $win } af 100
ask-title = Brættet i ord
ask-space = Hvad står der på dette felt?
stands = { $name }: { $spaces }
times = { $count } × { $space }
help-move = Tryk på et kort og så dér, hvor en brik skal hen; eller først på brikken, eller kun dér, hvor den skal hen; eller træk den. Du ser trækket, før du spiller det: tryk på Spil eller på feltet igen.
copies = { $count } i bunken.
sign-bump = nogen bliver slået hjem dér
sign-own-bump = brikken selv ville blive slået hjem
sign-lock = dér er brikken fredet for altid
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
all-hands = Hvad alle endnu havde på hånden
no-cards-left = ingen kort
evening = I aften
score = vandt { $won } af { $played }
rematch = Spil igen
rematch-rotate = Ryk en plads, spil igen
record = Gem partiet
fair = Fair kort
unfair = Der er noget galt med kortene
fair-own = Kortene var fair: din egen enhed hjalp med at blande og har kontrolleret hver uddeling.
fair-others = { $count ->
    [one] Kortene var fair: enheden hos { $names } hjalp med at blande, og din har kontrolleret hver uddeling.
   *[other] Kortene var fair: enhederne hos { $names } hjalp med at blande, og din har kontrolleret hver uddeling.
}
fair-server = Serveren blandede alene. Din enhed har kontrolleret hver uddeling: den gav det, den havde lovet før spillet.
fair-late = Din enhed nåede ikke at hjælpe med at blande. Den har kontrolleret hver uddeling: det er det, der blev lovet før spillet.
fair-left-out = Din enhed hjalp med at blande, men det har serveren udeladt.
fair-changed = Serveren viser nu andre løfter, end den gav før spillet.
fair-dealt = De kort, du fik, er ikke fra den bunke, som serveren viser nu.
fair-seal = Et hemmeligt tal er ikke det, der blev lovet før spillet.
fair-dealer = En anden spiller skulle have givet først.
fair-deck = En bunke er ikke den, der blev lovet før spillet.
fair-how = Hvor ved vi det fra?
fair-steps = Før den første uddeling valgte serveren og spillernes enheder hver et hemmeligt tal og lagde det i en forseglet kuvert. Først da alle kuverter lå på bordet, blev de åbnet. { $decks ->
    [one] Bunken i dette spil følger
   *[other] Alle { $decks } bunker i dette spil følger
} af alle tallene tilsammen, så ingen kunne vælge kortene.
fair-limits = At ingen har set andres kort, kan ikke bevises på den måde.
part-opened = { $names } hjalp med at blande.
part-withheld = { $names } åbnede ikke kuverten i tide.
part-none = { $names } deltog ikke.
