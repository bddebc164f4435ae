# Det, som folk læser før og efter et spil og i vinduer.
no-hints = ingen tip
no-take-back = træk kan ikke tages tilbage
no-stand-in = bordet venter på den, der er væk
install-offer = Læg Makker på enheden
install-ios = Læg Makker på hjemmeskærmen: tryk på Del i browseren og så på »Føj til hjemmeskærm«.
install-refuse = Spørg ikke igen
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
yes = Ja
no = Nej
asks-take-back = { $name } vil gerne tage et træk tilbage. Er det i orden?
asks-abandon = { $name } vil gerne give op. Er det i orden?
asked-take-back = Du har spurgt, om du må tage et træk tilbage.
asked-abandon = Du har spurgt, om I skal give op.
waiting-for-others = Venter på de andre.
bot-plays-for-you = En bot spiller for dig.
i-am-back = Jeg er tilbage
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
hand-over-lead = Spillet er på denne enhed. Inviter nogen, så går det videre på nettet herfra med de samme kort: botterne beholder pladserne, til nogen tager dem.
hand-over = Spil videre på nettet
take-back = Tag mit sidste træk tilbage
abandon = Giv op
leave = Forlad bordet
close-table = Luk bordet
stand-in-name = Lad en bot spille nu for { $name }
past-pause = Pause
past-go-on = Fortsæt
past-next = Næste træk
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
view-here = Sådan viser denne skærm bordet
view-usual = Som sædvanligt
view-table = Som brættet i midten
view-hand = Som min hånd

# Being told of one's turn while no page is open; `push-stop` stands in the message itself.
push-tell = Sig til, når det er min tur
push-about = Også når Makker er lukket: en besked på denne enhed, én gang pr. tur og aldrig med et kort i. »{ $stop }« i beskeden gør en ende på det.
push-stop = Stop beskederne
push-quiet = Lad mig være i fred om natten
push-from = Fra
push-until = Til
push-denied = Du har sagt nej til beskeder fra denne side. Tillad notifikationer for den i browserens indstillinger, og slå så dette til igen.
push-cannot = Det kan denne browser ikke.
push-home-screen = Læg først Makker på hjemmeskærmen (Del, derefter »Føj til hjemmeskærm«), åbn den derfra, og slå dette til.
push-https = Det virker kun på en adresse, der begynder med https.
push-off = Denne server sender ingen beskeder.
push-failed = Det lykkedes ikke. Tjek forbindelsen, og prøv igen.
