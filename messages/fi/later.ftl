# Mitä luetaan etusivulla, ennen peliä ja sen jälkeen ja ikkunoissa.
home-title = Maaliin pääsee vain yhdessä.
home-lead = Tanskalainen lautapeli Partners selaimessasi. Noppien sijaan kortit, ja vastapäätä istuu parisi.
independent = Makker on ilmainen ja riippumaton, eikä se liity lautapelin julkaisijaan mitenkään.
your-name = Nimesi
your-face = Kasvosi
choose-face = Valitse kasvot
face-braids = Letit
face-beard = Valkoinen parta ja silmälasit
face-bun = Vaalea nuttura
face-curls = Mustat kiharat
face-hat = Pipo
face-bob = Tumma polkkatukka ja silmälasit
face-short = Lyhyet ruskeat hiukset
face-silver = Hopeanharmaat hiukset ja silmälasit
face-scarf = Huivi
face-long = Pitkät mustat hiukset
face-moustache = Viikset
face-fade = Lyhyet mustat hiukset ja parta
face-freckles = Punaiset hiukset ja pisamat
face-turban = Turbaani ja parta
face-puffs = Kaksi hiustupsua
face-waves = Pitkät punaiset hiukset
guest = Vieras
edition = Painos
seats-of-edition = { $name }, { $seats } paikkaa
so-many-seats = { $seats ->
    [4] Neljä paikkaa
    [6] Kuusi paikkaa
   *[other] { $seats } paikkaa
}
house-rules = Omat säännöt
bots-know-edition = Botit osaavat parhaiten tämän painoksen: { $edition }. Omilla säännöillä ne pelaavat sen pohjalta.
knob-start-counts = Aloituskentät lasketaan mukaan askeliin, eikä niiden yli hypätä.
knob-start-skipped = Aloituskenttien yli hypätään, eikä niitä lasketa mukaan askeliin.
knob-swap-from-start = Nappulan saa vaihtaa myös aloituskentästä, vaikka se on siinä muuten turvassa.
knob-no-swap-from-start = Nappulaa ei saa vaihtaa aloituskentästä.
knob-turn-once = Nappula kääntyy maalissa vain kerran siirron aikana, ei joka kerta, kun vastaan tulee nappula tai maalin pää.
knob-turn-often = Nappula kääntyy maalissa joka kerta, kun vastaan tulee nappula tai maalin pää, ei vain kerran siirron aikana.
knob-stay = Jos maalissa olevan nappulan edessä ei ole vapaata ympyrää, sitä ei voi siirtää. Muuten se voisi kääntyä paikallaan.
knob-turn-on-the-spot = Jos maalissa olevan nappulan edessä ei ole vapaata ympyrää, se saa kääntyä paikallaan. Muuten sitä ei voisi siirtää.
knob-lock-or-leave = Jo maalissa olevan nappulan on päädyttävä siirrossaan rauhoitetuksi tai radalle, ei mihin tahansa vapaaseen ympyrään.
knob-rest-in-goal = Jo maalissa oleva nappula saa siirtyä mihin tahansa vapaaseen ympyrään. Sen ei tarvitse päätyä rauhoitetuksi tai radalle.
knob-rest-may-lapse = Kun jaetut askeleet rauhoittavat viimeisen nappulasi, loput saa jättää käyttämättä. Muuten ne olisi käytettävä parisi nappuloihin.
knob-rest-is-used = Kun jaetut askeleet rauhoittavat viimeisen nappulasi, loput on käytettävä parisi nappuloihin. Muuten ne saisi jättää käyttämättä.
knob-fresh-decks = Kaikki kortit sekoitetaan ennen joka jakoa, ei vain jakajan vaihtuessa.
knob-three-deals = Kaikki kortit sekoitetaan vain jakajan vaihtuessa, ei ennen joka jakoa.
play-now = Pelaa heti
company-against = vastaan
company-and = ja
find-people = Etsi pelaajia
find-people-hint = { $count ->
    [0] Kukaan ei vielä odota
    [one] 1 odottaa
   *[other] { $count } odottaa
}
play-friends = Pelaa ystävien kanssa
options = Paikat ja säännöt
bots = Miten hyvin botit pelaavat
clock = Miettimisaika
clock-none = Ei rajaa
clock-of = { $seconds ->
    [86400] vuorokausi
    [180] 3 minuuttia
    [60] 1 minuutti
   *[other] { $seconds } sekuntia
}
stand-in-after = Kauanko poissaolijaa odotetaan ennen bottia
stand-in-never = Ei bottia: pöytä odottaa
option-public = Tuntemattomat saavat tulla mukaan
option-hints = Vinkit ovat sallittuja
option-take-back = Siirron saa perua, jos kaikille sopii
option-play-on = Muut pelaavat vielä toisesta sijasta
no-hints = ei vinkkejä
no-take-back = siirtoja ei peruta
no-stand-in = pöytä odottaa poissaolijaa
learn-offer = Ensi kertaa? Opi peli puolessatoista minuutissa
learn-refuse = Ei kiitos
offline = Nyt ei ole yhteyttä. Botit, harjoitukset, säännöt ja päivän pulma ovat silti täällä; muut pelaajat palaavat yhteyden mukana.
offline-closed = Vaatii yhteyden
install-offer = Lisää Makker laitteeseen
install-ios = Lisää Makker Koti-valikkoon: napauta selaimessa Jaa ja sitten ”Lisää Koti-valikkoon”.
install-refuse = Älä kysy enää
learn-play = Opi pelaamalla
learn-rules = Opi säännöt
watch-game = Katso peliä
open-file = Avaa pelitiedosto
puzzle-offer = Päivän pulma
my-games = Omat pelit
game-of = Kanssasi { $mates }, vastassa { $against }
nobody-yet = ei vielä ketään
stage-waiting = ennen peliä
stage-over = päättynyt
stage-round = kierros { $round }
stage-game = peli { $game }, kierros { $round }
forget-game = Unohda
on-this-device = tällä laitteella
games-kept = Jos kukaan ei palaa peliin, se katsotaan luovutetuksi { $playing } päivän kuluttua. Päättynyt peli säilyy { $finished } päivää siitä, kun joku viimeksi katsoi sitä.
waiting-tables = Pöydät, joihin odotetaan pelaajia
running-tables = Pelit, joita voi katsella
join = Tule mukaan
watch = Katsele
settings = Asetukset
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
free-seat = vapaa
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
sure = { $text }: oletko varma?
stand-in-name = Botti tilalle: { $name }
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
