# Det som man läser före och efter ett parti och i fönster.
no-hints = inga tips
no-take-back = inga drag tas tillbaka
no-stand-in = bordet väntar på den som är borta
install-offer = Lägg Makker på enheten
install-ios = Lägg Makker på hemskärmen: tryck på Dela i webbläsaren och sedan på ”Lägg till på hemskärmen”.
install-refuse = Fråga inte igen
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
lead-full = Alla stolar är upptagna. När de börjar kan du titta på.
lead-partner = { $count ->
    [one] { $names } är din partner.
   *[other] { $names } är dina partners.
}
lead-no-partner = { $count ->
    [one] Din partner ska sitta mittemot dig.
   *[other] Varannan stol hör till ditt lag.
}
lead-invite = Skicka länken till någon, eller låt en bot sätta sig.
lead-ready = Ni kan börja.
lead-host-starts = { $name } startar när alla är redo.
which-chair = Vilken stol vill du ha?
change-chairs = Byt stol
way-in = Länken till bordet
way-in-hint = Den som öppnar länken kan sätta sig.
rules-of = Regler: { $edition }
clock-short = { $time } per drag
no-clock = Ingen tidsgräns
sit-here = Ta plats
sit-at = Ta plats: { $name }
sit-with = { $seat }, tillsammans med { $names }
together-with = tillsammans med { $names }
start-with = { $bots ->
    [0] Starta spelet
    [one] Starta med en bot
    [2] Starta med två bottar
    [3] Starta med tre bottar
    [4] Starta med fyra bottar
    [5] Starta med fem bottar
   *[other] Starta med { $bots } bottar
}
free-chair = Ledig
put-bot = ta en bot
put-bot-at = Låt en bot sitta här: { $name }
chair-of = { $name }: välj vem som sitter här
sit-yourself = Ta plats själv
free-the-chair = Gör stolen ledig
let-others-join = Låt andra vara med
door = Vem får sätta sig under spelet?
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
qr-label = Länken som QR-kod
bot-choice = Vem spelar { $name }?
host = värd
you-watch = Du tittar på. Korten är dolda tills partiet är slut.
take-seat = Ta en plats
sit-next = Du är med från nästa giv, som { $seat }. En bot spelar klart den här given.
sit-not = Res dig igen
knocked = Du har frågat om du får sätta dig. { $name } bestämmer.
knock-first = Värden får frågan först. Du får platsen vid nästa giv.
not-let-in = Ingen släppte in dig. Du kan titta på eller hitta ett annat bord.
find-another = Hitta ett annat bord
watch-locked = Bordet är låst: inga nya kan sätta sig. Du kan titta på.
knocks = { $name } vill gärna vara med.
let-in = Släpp in
turn-away = Inte nu
yes = Ja
no = Nej
asks-take-back = { $name } vill gärna ta tillbaka ett drag. Är det okej för dig?
asks-abandon = { $name } vill gärna ge upp. Är det okej för dig?
asked-take-back = Du har frågat om du får ta tillbaka ett drag.
asked-abandon = Du har frågat om ni ska ge upp.
waiting-for-others = Väntar på de andra.
bot-plays-for-you = En bot spelar åt dig.
i-am-back = Jag är tillbaka
vote-remove = { $asker } vill ta bort { $name }: en bot tar platsen. Är det okej för dig?
vote-remove-asked = Ta bort { $name }? { $count } av { $needed } säger ja.
vote-stand-in = { $asker } vill låta en bot spela tills { $name } är tillbaka. Är det okej för dig?
vote-stand-in-asked = En bot åt { $name }? { $count } av { $needed } säger ja.
remove-name = Ta bort { $name }
remove = Ta bort
remove-sure = Ta bort { $name }? Stolen blir ledig, och { $name } kan bara komma tillbaka om du säger ja.
remove-sure-playing = Ta bort { $name }? En bot tar platsen, och { $name } kan bara komma tillbaka om du säger ja.
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
own-link-warning = Den som har den här länken kan spela på din plats. Behåll den för dig själv.
hand-over-lead = Spelet finns på den här enheten. Bjud in någon, så fortsätter det på nätet härifrån med samma kort: bottarna behåller platserna tills någon tar dem.
hand-over = Fortsätt på nätet
take-back = Ta tillbaka mitt senaste drag
abandon = Ge upp
leave = Lämna bordet
close-table = Stäng bordet
stand-in-name = Låt en bot spela åt { $name } nu
past-pause = Pausa
past-go-on = Fortsätt
past-next = Nästa drag
all-moves = Alla drag ({ $count })
move-wins = vinner { $win } av 100
ask-title = Spelplanen i ord
ask-space = Vilka pjäser står här?
stands = { $name }: { $spaces }
times = { $count } × { $space }
help-move = Tryck på ett kort och sedan på rutan dit en pjäs ska. Du kan också börja med pjäsen, trycka direkt på rutan eller dra pjäsen dit. Du ser draget innan du spelar det: tryck på Spela, eller på rutan en gång till.
copies = { $count } i kortleken.
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
    [one] Så nära: det fattades bara en pjäs.
    [2] Så nära: det fattades bara två pjäser.
    [3] Bra kämpat: det fattades tre pjäser.
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
see-every-move = Se varje drag
see-review = Vad avgjorde?
rematch-by-host = { $name } bestämmer om ni spelar igen.
all-hands = Vad alla hade kvar på handen
no-cards-left = inga kort
evening = I kväll
score = vann { $won } av { $played }
rematch = Spela igen
rematch-rotate = Byt stolar, spela igen
record = Spara partiet
fair = Ärlig giv
unfair = Något är fel med korten
fair-own = Korten delades ut ärligt: din egen enhet hjälpte till att blanda och har kontrollerat varje giv.
fair-others = { $count ->
    [one] Korten delades ut ärligt: enheten hos { $names } hjälpte till att blanda, och din har kontrollerat varje giv.
   *[other] Korten delades ut ärligt: enheterna hos { $names } hjälpte till att blanda, och din har kontrollerat varje giv.
}
fair-server = Servern blandade ensam. Din enhet har kontrollerat varje giv: korten var de som servern hade lovat före spelet.
fair-late = Din enhet hann inte hjälpa till att blanda. Den har kontrollerat varje giv: korten var de som hade lovats före spelet.
fair-left-out = Din enhet hjälpte till att blanda, men servern har inte tagit med det.
fair-changed = Servern visar nu andra löften än de som den gav före spelet.
fair-dealt = Korten du fick kommer inte från den kortlek som servern visar nu.
fair-seal = Ett hemligt tal är inte det som lovades före spelet.
fair-dealer = En annan spelare skulle ha delat ut först.
fair-deck = En kortlek är inte den som lovades före spelet.
fair-how = Hur vet vi det?
fair-steps = Före den första given valde servern och spelarnas enheter varsitt hemligt tal och lade det i ett förseglat kuvert. Först när alla kuvert låg på bordet öppnades de. { $decks ->
    [one] Kortleken i det här partiet blandades utifrån
   *[other] Alla { $decks } kortlekar i det här partiet blandades utifrån
} alla talen tillsammans, så ingen kunde välja korten.
fair-limits = Att ingen fick se andras kort går inte att bevisa på det här sättet.
part-opened = { $names } hjälpte till att blanda.
part-withheld = { $names } öppnade inte kuvertet i tid.
part-none = { $names } var inte med och blandade.
view-here = Så visar den här skärmen bordet
view-usual = Som vanligt
view-table = Som brädet i mitten
view-hand = Som min hand

# Being told of one's turn while no page is open; `push-stop` stands in the message itself.
push-tell = Säg till när det är min tur
push-about = Även när Makker är stängt: ett meddelande på den här enheten, en gång per tur och aldrig med ett kort i. ”{ $stop }” i meddelandet gör slut på det.
push-stop = Sluta med det här
push-quiet = Låt mig vara i fred på natten
push-from = Från
push-until = Till
push-denied = Du har sagt nej till meddelanden från den här sidan. Tillåt aviseringar för den i webbläsarens inställningar och slå sedan på det här igen.
push-cannot = Det kan inte den här webbläsaren.
push-home-screen = Lägg först Makker på hemskärmen (Dela, sedan ”Lägg till på hemskärmen”), öppna det därifrån och slå på det här.
push-https = Det fungerar bara på en adress som börjar med https.
push-off = Den här servern skickar inga meddelanden.
push-failed = Det gick inte. Kontrollera anslutningen och försök igen.
