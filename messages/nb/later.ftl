# Det folk leser før og etter et spill og i vinduer.
no-hints = ingen tips
no-take-back = ingen trekk tas tilbake
no-stand-in = bordet venter på den som er borte
install-offer = Legg Makker på enheten
install-ios = Legg Makker på Hjem-skjermen: trykk på Del i nettleseren og så på «Legg til på Hjem-skjerm».
install-refuse = Ikke spør igjen
settings-look = Utseende
settings-play = Spill
language = Språk
theme = Lyst eller mørkt
theme-system = Som enheten
theme-light = Lyst
theme-dark = Mørkt
palette = Farger
palette-standard = Vanlige
palette-red-green = Ved rødgrønn fargeblindhet
palette-blue-yellow = Ved blågul fargeblindhet
speed = Farten på brikker og kort
speed-slow = Langsom
speed-normal = Vanlig
speed-fast = Rask
speed-off = Ingenting beveger seg
sound = Lyder
vibration = Vibrasjon
at-once = Spill trekket med en gang, uten å trykke på Spill
keys = Hurtigtaster
key-card = velg et kort
key-board = gå gjennom det som kan velges på spilleplaten
key-send = velg; spill det som er valgt
key-undo = angre
key-moves = alle trekk som liste
key-ask = spilleplaten i ord
key-hint = et tips
key-mute = lyd av og på
key-help = denne hjelpen
chairs-free = { $count ->
    [0] Alle er her
    [one] Én stol er ledig
    [2] To stoler er ledige
    [3] Tre stoler er ledige
    [4] Fire stoler er ledige
    [5] Fem stoler er ledige
   *[other] { $count } stoler er ledige
}
so-many-of = { $count } av { $all }
at-the-table = ved bordet
chairs = Stoler
lead-guest = { $pairs ->
    [yes] Velg en stol. Den som sitter overfor deg, er partneren din.
   *[no] Velg en stol. Annenhver stol hører til laget ditt.
}
lead-full = Alle stolene er opptatt. Du kan se på når de begynner.
lead-partner = { $count ->
    [one] { $names } er partneren din.
   *[other] { $names } er partnerne dine.
}
lead-no-partner = { $count ->
    [one] Stolen overfor deg er til partneren din.
   *[other] Annenhver stol hører til laget ditt.
}
lead-invite = Send lenken til noen, eller la en bot sette seg.
lead-ready = Dere kan begynne.
lead-host-starts = { $name } starter når alle er klare.
which-chair = Hvilken stol vil du ha?
change-chairs = Bytt stol
way-in = Lenken til bordet
way-in-hint = Den som åpner lenken, kan sette seg.
rules-of = Regler: { $edition }
clock-short = { $time } per tur
no-clock = Ingen klokke
sit-here = Sett deg her
sit-at = Sett deg her: { $name }
sit-with = { $seat }, sammen med { $names }
together-with = sammen med { $names }
start-with = { $bots ->
    [0] Start spillet
    [one] Sett inn en bot og start
    [2] Sett inn to boter og start
    [3] Sett inn tre boter og start
    [4] Sett inn fire boter og start
    [5] Sett inn fem boter og start
   *[other] Sett inn { $bots } boter og start
}
free-chair = Ledig
put-bot = hent en bot
put-bot-at = La en bot sitte her: { $name }
chair-of = { $name }: valg for stolen
sit-yourself = Sett deg her selv
free-the-chair = Gjør stolen ledig
let-others-join = La andre bli med
door = Hvem som kan sette seg under spillet
door-open = Alle som har lenken
door-knock = De du slipper inn
door-locked = Ingen nye: bordet er låst
others-may-join = Andre kan bli med ved dette bordet.
invite = Inviter venner
copy-link = Kopier
link-copied = Kopiert.
link-marked = Merket: kopier den selv.
share-link = Del
qr-code = QR-kode
qr-label = Lenken som QR-kode
bot-choice = Hvem spiller { $name }?
host = vert
you-watch = Du ser på. Kortene er skjult til spillet er ferdig.
take-seat = Ta en plass
sit-next = Du er med som { $seat } fra neste utdeling. En bot spiller denne utdelingen ferdig.
sit-not = Likevel ikke
knocked = Du har spurt om å få sette deg. { $name } bestemmer.
knock-first = Verten blir spurt først. Du får plassen ved neste utdeling.
not-let-in = Ingen slapp deg inn. Du kan se på eller finne et annet bord.
find-another = Finn et annet bord
watch-locked = Bordet er låst: ingen nye kan sette seg. Du kan se på.
knocks = { $name } vil gjerne være med.
let-in = Slipp inn
turn-away = Ikke nå
yes = Ja
no = Nei
asks-take-back = { $name } vil gjerne ta tilbake et trekk. Er det greit for deg?
asks-abandon = { $name } vil gjerne gi opp. Er det greit for deg?
asked-take-back = Du har spurt om å få ta tilbake et trekk.
asked-abandon = Du har spurt om dere skal gi opp.
waiting-for-others = Venter på de andre.
bot-plays-for-you = En bot spiller for deg.
i-am-back = Jeg er tilbake
vote-remove = { $asker } vil gjerne fjerne { $name }: en bot tar plassen. Er det greit for deg?
vote-remove-asked = Fjerne { $name }? { $count } av { $needed } sier ja.
vote-stand-in = { $asker } vil gjerne la en bot spille for { $name } så lenge. Er det greit for deg?
vote-stand-in-asked = En bot for { $name }? { $count } av { $needed } sier ja.
remove-name = Fjern { $name }
remove = Fjern
remove-sure = Fjerne { $name }? Stolen blir ledig, og { $name } kommer bare tilbake hvis du sier ja.
remove-sure-playing = Fjerne { $name }? En bot tar plassen, og { $name } kommer bare tilbake hvis du sier ja.
ask-remove = Foreslå å fjerne
ask-remove-sure = Spørre de andre om { $name } skal fjernes? Da tar en bot plassen.
make-host = Gjør til vert
make-host-name = Gjør til vert: { $name }
mute = Skjul meldinger
unmute = Vis meldinger
mute-name = Skjul meldinger fra { $name }
unmute-name = Vis meldinger fra { $name }
people = Ved bordet
another-device = Fortsett på en annen enhet
own-link = Vis lenken min
own-link-warning = Den som har denne lenken, kan spille på plassen din. Hold den for deg selv.
hand-over-lead = Spillet er på denne enheten. Inviter noen, så fortsetter det på nettet herfra med de samme kortene: botene beholder plassene til noen tar dem.
hand-over = Fortsett på nettet
take-back = Ta tilbake det siste trekket mitt
abandon = Gi opp
leave = Gå fra bordet
close-table = Steng bordet
stand-in-name = La en bot spille nå for { $name }
past-pause = Pause
past-go-on = Fortsett
past-next = Neste trekk
all-moves = Alle trekk ({ $count })
move-wins = vinner { $win } av 100
ask-title = Spilleplaten i ord
ask-space = Hva står på dette feltet?
stands = { $name }: { $spaces }
times = { $count } × { $space }
help-move = Trykk på et kort og så dit en brikke skal. Du kan også begynne med brikken, bare trykke dit den skal, eller dra den. Du ser trekket før du spiller det: trykk på Spill, eller på feltet en gang til.
copies = { $count } i bunken.
sign-bump = noen blir slått ut der
sign-own-bump = brikken blir selv slått ut
sign-lock = der er brikken på plass for godt
you-first = Du
all-home = { $count ->
    [8] Alle åtte brikkene er i mål.
    [12] Alle tolv brikkene er i mål.
   *[other] Alle { $count } brikkene er i mål.
}
lost-kindly = { $missing ->
    [one] Det var nære på: dere manglet bare én brikke.
    [2] Det var nære på: dere manglet bare to brikker.
    [3] Godt kjempet: dere manglet tre brikker.
   *[other] Godt kjempet. Det neste spillet er deres.
}
got = { $names } fikk { $home } av { $all } i mål
got-place = { $names } ble nummer to
which-game = spill { $game }
moves-played = { $count ->
    [one] 1 trekk
   *[other] { $count } trekk
}
see-board = Se spilleplaten
see-result = Se resultatet
see-every-move = Se hvert trekk
see-review = Hva avgjorde?
rematch-by-host = { $name } bestemmer om dere spiller igjen.
all-hands = Det alle fortsatt hadde på hånden
no-cards-left = ingen kort
evening = I kveld
score = vant { $won } av { $played }
rematch = Spill igjen
rematch-rotate = Flytt én plass, spill igjen
record = Lagre spillet
fair = Ærlig utdeling
unfair = Noe er galt med kortene
fair-own = Kortene ble delt ut ærlig: din egen enhet hjalp til med å blande og har kontrollert hver utdeling.
fair-others = { $count ->
    [one] Kortene ble delt ut ærlig: enheten til { $names } hjalp til med å blande, og din har kontrollert hver utdeling.
   *[other] Kortene ble delt ut ærlig: enhetene til { $names } hjalp til med å blande, og din har kontrollert hver utdeling.
}
fair-server = Serveren blandet alene. Enheten din har kontrollert hver utdeling: kortene var de serveren hadde lovet før spillet.
fair-late = Enheten din kom for sent til å hjelpe med å blande. Den har kontrollert hver utdeling: kortene var de som ble lovet før spillet.
fair-left-out = Enheten din hjalp til med å blande, men serveren har ikke tatt det med.
fair-changed = Serveren viser nå andre løfter enn dem den ga før spillet.
fair-dealt = Kortene du fikk, er ikke fra den bunken serveren viser nå.
fair-seal = Et hemmelig tall er ikke det som ble lovet før spillet.
fair-dealer = En annen spiller skulle ha delt ut først.
fair-deck = En bunke er ikke den som ble lovet før spillet.
fair-how = Hvordan vet vi det?
fair-steps = Før den første utdelingen valgte serveren og enhetene til spillerne hvert sitt hemmelige tall og la det i en forseglet konvolutt. Først da alle konvoluttene lå på bordet, ble de åpnet. { $decks ->
    [one] Bunken i dette spillet er regnet ut
   *[other] Alle de { $decks } bunkene i dette spillet er regnet ut
} fra alle tallene til sammen, så ingen kunne velge kortene.
fair-limits = At ingen fikk se kortene til andre, kan ikke bevises på denne måten.
part-opened = { $names } hjalp til med å blande.
part-withheld = { $names } åpnet ikke konvolutten i tide.
part-none = { $names } deltok ikke.
view-here = Slik viser denne skjermen bordet
view-usual = Som vanlig
view-table = Som brettet i midten
view-hand = Som hånden min

# Being told of one's turn while no page is open; `push-stop` stands in the message itself.
push-tell = Si fra når det er min tur
push-about = Også når Makker er lukket: en melding på denne enheten, én gang per tur og aldri med et kort i. «{ $stop }» i meldingen gjør slutt på det.
push-stop = Stopp meldingene
push-quiet = La meg være i fred om natten
push-from = Fra
push-until = Til
push-denied = Du har sagt nei til meldinger fra dette nettstedet. Tillat varsler for det i innstillingene til nettleseren, og slå så dette på igjen.
push-cannot = Det kan ikke denne nettleseren.
push-home-screen = Legg først Makker på Hjem-skjermen (Del, og så «Legg til på Hjem-skjerm»), åpne den derfra, og slå dette på.
push-https = Det virker bare på en adresse som begynner med https.
push-off = Denne serveren sender ingen meldinger.
push-failed = Det gikk ikke. Sjekk forbindelsen, og prøv igjen.
