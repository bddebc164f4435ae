# Mitä luetaan ennen peliä ja sen jälkeen ja ikkunoissa.
no-hints = ei vinkkejä
no-take-back = siirtoja ei peruta
no-stand-in = pöytä odottaa poissaolijaa
install-offer = Lisää Makker laitteeseen
install-ios = Lisää Makker Koti-valikkoon: napauta selaimessa Jaa ja sitten ”Lisää Koti-valikkoon”.
install-refuse = Älä kysy enää
settings-look = Ulkoasu
settings-play = Pelaaminen
language = Kieli
theme = Vaalea vai tumma
theme-system = Kuten laitteessa
theme-light = Vaalea
theme-dark = Tumma
palette = Värit
palette-standard = Tavalliset
palette-red-green = Punavihersokeille
palette-blue-yellow = Sinikeltasokeille
speed = Nappuloiden ja korttien vauhti
speed-slow = Hidas
speed-normal = Tavallinen
speed-fast = Nopea
speed-off = Mikään ei liiku
sound = Äänet
vibration = Värinä
at-once = Pelaa heti, ilman Pelaa-painiketta
keys = Pikanäppäimet
key-card = valitse kortti
key-board = käy läpi, mitä laudalta voi valita
key-send = valitse; pelaa valittu
key-undo = kumoa
key-moves = kaikki siirrot luettelona
key-ask = lauta sanoina
key-hint = vinkki
key-mute = äänet päälle ja pois
key-help = tämä ohje
chairs-free = { $count ->
    [0] Kaikki ovat paikalla
    [one] Yksi tuoli vapaana
    [2] Kaksi tuolia vapaana
    [3] Kolme tuolia vapaana
    [4] Neljä tuolia vapaana
    [5] Viisi tuolia vapaana
   *[other] { $count } tuolia vapaana
}
so-many-of = { $count }/{ $all }
at-the-table = pöydässä
chairs = Tuolit
lead-guest = { $pairs ->
    [yes] Valitse tuoli. Vastapäätä istuva on parisi.
   *[no] Valitse tuoli. Joka toinen tuoli kuuluu tiimillesi.
}
lead-full = Kaikki tuolit on varattu. Voit katsella, kun peli alkaa.
lead-partner = { $count ->
    [one] { $names } on parisi.
   *[other] Tiimissäsi ovat { $names }.
}
lead-no-partner = { $count ->
    [one] Vastapäinen tuoli kuuluu parillesi.
   *[other] Joka toinen tuoli kuuluu tiimillesi.
}
lead-invite = Lähetä linkki jollekulle tai ota botti mukaan.
lead-ready = Voitte aloittaa.
lead-host-starts = { $name } aloittaa, kun kaikki ovat valmiina.
which-chair = Minkä tuolin haluat?
change-chairs = Vaihda tuolia
way-in = Tästä pääsee mukaan
way-in-hint = Joka avaa linkin, voi istua pöytään.
rules-of = Säännöt: { $edition }
clock-short = { $time } vuoroa kohti
no-clock = Ei aikarajaa
sit-here = Istu tähän
sit-at = Istu tähän: { $name }
sit-with = { $seat }, tiimissä { $names }
together-with = tiimissä { $names }
start-with = { $bots ->
    [0] Aloita peli
    [one] Ota botti ja aloita
    [2] Ota kaksi bottia ja aloita
    [3] Ota kolme bottia ja aloita
    [4] Ota neljä bottia ja aloita
    [5] Ota viisi bottia ja aloita
   *[other] Ota { $bots } bottia ja aloita
}
free-chair = Vapaa
put-bot = botti tähän
put-bot-at = Anna botin istua tähän: { $name }
chair-of = { $name }: muuta tätä tuolia
sit-yourself = Istu itse tähän
free-the-chair = Vapauta tuoli
let-others-join = Päästä muita mukaan
door = Kuka saa istua pöytään kesken pelin
door-open = Kaikki, joilla on linkki
door-knock = Ne, joille annat luvan
door-locked = Ei kukaan uusi: pöytä on lukittu
others-may-join = Muutkin saavat tulla tähän pöytään.
invite = Kutsu ystäviä
copy-link = Kopioi
link-copied = Kopioitu.
link-marked = Valittu: kopioi se itse.
share-link = Jaa
qr-code = QR-koodi
qr-label = Linkki QR-koodina
bot-choice = { $name }: kuka pelaa
host = vetäjä
you-watch = Katselet peliä. Kortit näytetään vasta, kun peli on ohi.
take-seat = Istu pöytään
sit-next = Istut pöytään seuraavassa jaossa, värinä { $seat }. Botti pelaa tämän loppuun.
sit-not = En sittenkään
knocked = Pyysit paikkaa pöydästä. { $name } päättää.
knock-first = Ensin kysytään pöydän vetäjältä. Jos hänelle sopii, saat paikan seuraavassa jaossa.
not-let-in = Kukaan ei päästänyt sinua mukaan. Voit katsella tai etsiä toisen pöydän.
find-another = Etsi toinen pöytä
watch-locked = Pöytä on lukittu, eikä mukaan pääse enää. Voit katsella.
knocks = { $name } haluaisi mukaan peliin.
let-in = Päästä mukaan
turn-away = Ei nyt
yes = Kyllä
no = Ei
asks-take-back = { $name } haluaisi perua siirron. Sopiiko sinulle?
asks-abandon = { $name } haluaisi luovuttaa. Sopiiko sinulle?
asked-take-back = Kysyit, saatko perua siirron.
asked-abandon = Kysyit, luovutetaanko peli.
waiting-for-others = Odotetaan muita.
bot-plays-for-you = Botti pelaa puolestasi.
i-am-back = Olen taas täällä
vote-remove = { $asker } ehdottaa, että { $name } poistetaan ja botti jatkaa tilalla. Sopiiko sinulle?
vote-remove-asked = Poistetaanko { $name }? Puolesta { $count }/{ $needed }.
vote-stand-in = { $asker } ehdottaa, että botti pelaa, kunnes { $name } palaa. Sopiiko sinulle?
vote-stand-in-asked = Pelaako botti, kunnes { $name } palaa? Puolesta { $count }/{ $needed }.
remove-name = Poista { $name }
remove = Poista
remove-sure = Poistetaanko { $name }? Tuoli vapautuu, ja { $name } pääsee takaisin vain luvallasi.
remove-sure-playing = Poistetaanko { $name }? Botti jatkaa tilalla, ja { $name } pääsee takaisin vain luvallasi.
ask-remove = Ehdota poistamista
ask-remove-sure = Kysytäänkö muilta, poistetaanko { $name }? Botti jatkaisi tilalla.
make-host = Vetäjäksi
make-host-name = Vetäjäksi: { $name }
mute = Piilota viestit
unmute = Näytä viestit
mute-name = Piilota viestit: { $name }
unmute-name = Näytä viestit: { $name }
people = Pöydässä
another-device = Jatka toisella laitteella
own-link = Näytä oma linkki
own-link-warning = Joka saa tämän linkin, pelaa sinun paikallasi. Pidä linkki omana tietonasi.
hand-over-lead = Peli on tällä laitteella. Kutsu joku, niin se jatkuu verkossa tästä samoilla korteilla: botit pitävät paikat, kunnes joku ottaa ne.
hand-over = Jatka verkossa
take-back = Peru viimeisin siirtoni
abandon = Luovuta
leave = Lähde pöydästä
close-table = Sulje pöytä
stand-in-name = Botti tilalle: { $name }
past-pause = Tauko
past-go-on = Jatka
past-next = Seuraava siirto
all-moves = Kaikki siirrot ({ $count })
move-wins = voittaa { $win }/100
ask-title = Lauta sanoina
ask-space = Kuka tässä kentässä on?
stands = { $name }: { $spaces }
times = { $count } × { $space }
help-move = Napauta korttia ja sitten paikkaa, johon nappula menee. Voit myös aloittaa nappulasta, napauttaa pelkkää paikkaa tai vetää nappulan. Näet siirron ennen kuin pelaat sen: paina Pelaa tai napauta paikkaa uudelleen.
copies = Pakassa { $count }.
sign-bump = joku joutuu siinä kotipesään
sign-own-bump = nappula joutuisi itse kotipesään
sign-lock = nappula on siinä lopullisesti turvassa
you-first = Sinä
all-home = { $count ->
    [8] Kaikki kahdeksan nappulaa maalissa.
    [12] Kaikki kaksitoista nappulaa maalissa.
   *[other] Kaikki { $count } nappulaa maalissa.
}
lost-kindly = { $missing ->
    [one] Ihan lähellä: teiltä puuttui vain yksi nappula.
    [2] Ihan lähellä: teiltä puuttui vain kaksi nappulaa.
    [3] Hyvin taisteltu: teiltä puuttui kolme nappulaa.
   *[other] Hyvin taisteltu. Seuraava peli on teidän.
}
got = { $who ->
    [you] { $names } saitte maaliin { $home }/{ $all }
   *[other] { $names } saivat maaliin { $home }/{ $all }
}
got-place = { $who ->
    [you] { $names } tulitte toisiksi
   *[other] { $names } tulivat toisiksi
}
which-game = peli { $game }
moves-played = { $count ->
    [one] 1 siirto
   *[other] { $count } siirtoa
}
see-board = Katso lautaa
see-result = Katso tulosta
see-every-move = Katso kaikki siirrot
see-review = Mikä ratkaisi?
rematch-by-host = { $name } päättää, pelaatteko uudelleen.
all-hands = Mitä kenellekin jäi käteen
no-cards-left = ei kortteja
evening = Tänä iltana
score = voittoja { $won }/{ $played }
rematch = Pelaa uudelleen
rematch-rotate = Pelaa uudelleen eri paikoilla
record = Tallenna peli
fair = Reilut kortit
unfair = Korteissa on jotain vikaa
fair-own = Kortit olivat reilut: oma laitteesi auttoi sekoittamaan ja tarkisti joka jaon.
fair-others = { $count ->
    [one] Kortit olivat reilut: sekoittamassa oli mukana { $names }, ja laitteesi tarkisti joka jaon.
   *[other] Kortit olivat reilut: sekoittamassa olivat mukana { $names }, ja laitteesi tarkisti joka jaon.
}
fair-server = Palvelin sekoitti yksin. Laitteesi tarkisti joka jaon: palvelin jakoi sen, mitä oli ennen peliä luvannut.
fair-late = Laitteesi ei ehtinyt mukaan sekoittamaan. Se tarkisti joka jaon: ne ovat sellaiset kuin ennen peliä luvattiin.
fair-left-out = Laitteesi oli mukana sekoittamassa, mutta palvelin on jättänyt sen pois.
fair-changed = Palvelin näyttää nyt eri lupaukset kuin ennen peliä.
fair-dealt = Saamasi kortit eivät ole siitä pakasta, jonka palvelin nyt näyttää.
fair-seal = Salainen luku ei ole se, joka ennen peliä luvattiin.
fair-dealer = Jonkun toisen olisi pitänyt jakaa ensin.
fair-deck = Pakka ei ole se, joka ennen peliä luvattiin.
fair-how = Mistä sen tietää?
fair-steps = Ennen ensimmäistä jakoa palvelin ja pelaajien laitteet valitsivat kukin salaisen luvun ja panivat sen suljettuun kuoreen. Kuoret avattiin vasta, kun kaikki olivat pöydällä. { $decks ->
    [one] Tämän pelin pakka määräytyy
   *[other] Tämän pelin kaikki { $decks } pakkaa määräytyvät
} kaikista luvuista yhdessä, joten kukaan ei voinut valita kortteja.
fair-limits = Sitä, ettei kukaan nähnyt toisten kortteja, ei voi todistaa tällä tavalla.
part-opened = { $count ->
    [one] { $names } oli mukana sekoittamassa.
   *[other] { $names } olivat mukana sekoittamassa.
}
part-withheld = { $count ->
    [one] { $names } ei avannut kuorta ajoissa.
   *[other] { $names } eivät avanneet kuorta ajoissa.
}
part-none = { $count ->
    [one] { $names } ei ollut mukana.
   *[other] { $names } eivät olleet mukana.
}
view-here = Näin tämä laite näyttää pöydän
view-usual = Kuten yleensä
view-table = Pelilautana keskellä
view-hand = Omana kätenäni

# Being told of one's turn while no page is open; `push-stop` stands in the message itself.
push-tell = Kerro, kun on minun vuoroni
push-about = Myös kun Makker on kiinni: viesti tähän laitteeseen, kerran vuorossa eikä koskaan korttia mukana. Viestin ”{ $stop }” lopettaa ne.
push-stop = Lopeta viestit
push-quiet = Anna minun olla rauhassa yöllä
push-from = Alkaa
push-until = Päättyy
push-denied = Olet kieltänyt tämän sivuston viestit. Salli sen ilmoitukset selaimen asetuksista ja kytke tämä sitten uudelleen päälle.
push-cannot = Tämä selain ei osaa sitä.
push-home-screen = Lisää Makker ensin Koti-valikkoon (Jaa, sitten ”Lisää Koti-valikkoon”), avaa se sieltä ja kytke tämä päälle.
push-https = Se toimii vain osoitteessa, jonka alussa on https.
push-off = Tämä palvelin ei lähetä viestejä.
push-failed = Se ei onnistunut. Tarkista yhteys ja yritä uudelleen.
