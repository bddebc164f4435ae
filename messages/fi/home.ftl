# Mitä luetaan etusivulla ja taas ikkunoissa ja ennen peliä.
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
learn-offer = Ensi kertaa? Opi peli puolessatoista minuutissa
learn-refuse = Ei kiitos
offline = Nyt ei ole yhteyttä. Botit, harjoitukset, säännöt ja päivän pulma ovat silti täällä; muut pelaajat palaavat yhteyden mukana.
offline-closed = Vaatii yhteyden
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
free-seat = vapaa
sure = { $text }: oletko varma?
round-way = Saman pöydän ääressä
