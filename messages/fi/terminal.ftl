# Mitä luetaan vain päätteessä. Mitä sivukin sanoo, on sen tiedostoissa, jotka ohjelmakin lukee.
error-lead = virhe: { $what }
standard-input = vakiosyöte
standard-output = vakiotuloste
listed-and = { $others } ja { $last }
one-of-team = joku tiimistä
percent = { $whole },{ $tenth } %
word-yes = kyllä
word-no = ei
word-help = ohje
word-hint = vinkki
word-why = miksi
word-log = tapahtumat
word-quit = lopeta
word-language = kieli
language-now = Tästä eteenpäin suomeksi.
language-which = Kirjoita kieli perään: { $all }.
language-unknown = kieltä ”{ $text }” ei ole täällä: valitse jokin näistä: { $all }
game-begins = Painos { $rules }. Olet { $you }, ja kanssasi pelaa { $mates }. Kirjoita ?, jos tarvitset ohjeen, tai q, jos haluat lopettaa.
told-game = Painos { $rules }.
told-game-three = Painos { $rules }; pelataan myös toisesta sijasta.
shown-again = Näytä uudelleen: { $command }
dealt-again = Samat kortit saat uudelleen näin: { $command }
see-again = Katso peli uudelleen: { $command }
seen-so-far = Se, minkä kaikki ovat nähneet, on tiedostossa { $path }: katso se komennolla makker replay { $path }
next-record = Valinnalla --record TIEDOSTO seuraava peli tallennetaan.
unfinished = Peli loppuu tähän kesken; sitä ei voi jatkaa.
record-stops = Pöytäkirja loppuu tähän; peli on kesken.
dealing = { $dealer } jakaa, { $number }/3
last-card = Viimeksi { $card }
is-dealt = { $name } saa { $cards }
gives-card = { $name } antaa { $card }, saajana { $to }
gives-because = { $name } antaa { $card }, saajana { $to }: { $why }.
exchanged = { $from } antoi sinulle { $received }; itse annoit { $given }.
because = koska { $why }.
win-after = { $names } voittavat { $deals ->
    [one] yhden jaon
   *[other] { $deals } jaon
} jälkeen.
abandoned-after = Peli luovutettiin { $deals ->
    [one] yhden jaon
   *[other] { $deals } jaon
} jälkeen.
result-won = { $names } voittavat. Te voititte!
result-lost = { $names } voittavat. Tällä kertaa hävisitte.
changes-nothing = ei muuta mitään
wins-game = voittaa
wins-second = saa toisen sijan
two-out = kaksi nappulaa tulee peliin
two-out-of = { $name }: kaksi nappulaa tulee peliin
moves-pawn = { $name }: nappula siirtyy
holds = { $count ->
    [0] Pelaajan { $name } kortit { $cards } on laskettava pöytään: mitään ei voi pelata.
    [one] Pelaajan { $name } kortit ovat { $cards }, ja mahdollisia siirtoja on yksi.
   *[other] Pelaajan { $name } kortit ovat { $cards }, ja mahdollisia siirtoja on { $count }.
}
cannot-play = { $card } ei käy: { $reason }.
deck-of = Painoksen { $rules } pakka: { $count } korttia.
deck-answers = Omista säännöistä tässä on { $answers }.
deck-inferred = Missään säännöissä ei kerrota, montako kutakin korttia on: määrät on päätelty pakan koosta.
too-narrow = Pelilauta vaatii { $needed } merkkiä leveyttä; tässä on { $columns }.
legend-teams = Myötäpäivään.  { $teams }
legend-marks = · kenttä  □ aloitus  ○ maali  h pesä  R nappula  2R kaksi  R* turvassa
so-many-moves = { $count ->
    [0] ei siirtoja
    [one] 1 siirto
   *[other] { $count } siirtoa
}
ask-give = Minkä kortin saa { $to }? ({ $letters }, ?: ohje)
ask-fold = Mitään korttia ei voi pelata. Kortit pöytään: Enter. (w: miksi, ?: ohje)
ask-fold-only = Bottikin laskisi kortit pöytään.
ask-card = Minkä kortin pelaat? ({ $letters }, ?: ohje)
ask-move = Mikä siirto? ({ $ways }, ?: ohje)
ask-move-more = Enter: lisää, R3: ne, joissa R3
ask-move-card = { $letters }: yksi kortti
sure-quit = Lopetetaanko peli? Sitä ei voi jatkaa myöhemmin. (k tai e)
nothing-to-decide = Nyt ei ole mitään valittavaa.
all-playable = Kaikki korttisi käyvät nyt.
press-fold = Mitään korttia ei voi pelata: laske kortit pöytään painamalla Enter.
type-letter = Kirjoita kortin kirjain, { $letters }, tai ?, jos tarvitset ohjeen.
type-number = { $count ->
    [one] Luettelossa on vain yksi siirto: kirjoita 1, niin pelaat sen
   *[other] Luettelossa on { $count } siirtoa: kirjoita luku väliltä 1–{ $count }
}{ $narrowed ->
    [yes] , tai paina Enter, niin näet koko luettelon.
   *[no] .
}
no-move-fits = Mikään siirto ei sovi tähän: { $text }. Kirjoita ?, niin näet, mitä voi kirjoittaa.
no-card-typed = Se ei ole siirto: { $text } ei ole kortti. Aloita kortin koodilla, esimerkiksi S8.
no-space-typed = Se ei ole siirto: { $text } ei ole kenttä. Kentät ovat R3, Rs, Rg1 tai Rh.
no-move-typed = Se ei ole siirto. Kirjoita kortti ja minne nappulat menevät, esimerkiksi S8 Rh>Rs tai 7x1 R3>R6, R12>Y2.
not-in-hand = Ei onnistu: korttia { $card } ei ole kädessäsi. Valitse jokin korteistasi.
not-legal = Ei onnistu: { $text } ei ole sallittu siirto. Valitse jokin luettelosta.
typing-lead = Vie yhdessä parisi kanssa kaikki nappulanne kotipesästä (h) laudan ympäri maaliin (○) ennen muita. Vuorolla pelataan yksi kortti. Joka päätyy yksinäisen nappulan päälle, lähettää sen kotipesään. Kaikki säännöt ovat tiedostossa docs/rules.md.
typing-card = valitsee kortin kädestäsi: antaa sen tai näyttää sen siirrot
typing-number = pelaa luettelosta tämän numeroisen siirron
typing-enter = näyttää pitkän luettelon seuraavat siirrot ja lopuksi kaikki
typing-words-sample = R3 kotipesään
typing-words = näyttää vain siirrot, jotka koskevat kenttää R3 ja lähettävät jonkun kotipesään
typing-move = pelaa tämän siirron, vaikkei se olisi luettelossa; kortti eteen, jos sen voi tehdä monella kortilla, kuten 7x1 R3>R6, R12>Y2
typing-hint = mitä botti tekisi sijassasi ja miksi
typing-why = miksi kortit eivät käy
typing-log = mitä on tapahtunut viime vuorosi jälkeen
typing-language = jatkaa toisella kielellä: da, nb, sv, fi, en
typing-quit = lopettaa pelin
typing-marks = Laudalla: ▮ kortti kädessä, ▸ vuorossa, • tästä nappula juuri kulki.
learn-question = { learn-offer } (k) tai aloita peli (Enter):
learn-go-on = Jatka painamalla Enter.
learn-to-game = Aloita peli painamalla Enter.
learn-skipped = Loput ohitettiin. makker play --learn näyttää ne uudelleen.
learn-only-answer = Valitse kortti tai siirto; q ohittaa harjoitukset.
typed-out = Pelaa sydän, niin nappula tulee peliin.
typed-walk = Nyt liikutaan. Pelaa numero.
typed-bump = Pelaa vitonen ja siirry Holgerin nappulan päälle.
typed-end = Loput lukee korteissa: mitä kukin tekee, näkyy sen siirtojen yllä.
verified = OK: { $state ->
    [finished] loppuun pelattu
    [abandoned] luovutettu
   *[unfinished] keskeneräinen
} peli { $rules }, { $deals ->
    [one] 1 jako
   *[other] { $deals } jakoa
}, { $moves ->
    [one] 1 siirto
   *[other] { $moves } siirtoa
}, kortit pöytään { $folds ->
    [one] 1 kerran
   *[other] { $folds } kertaa
}.
verify-flaw = { $name }: sekoitusta ei ole todistettu reiluksi: { $flaw }
verify-fair = Reilu: { $decks ->
    [one] 1 pakka
   *[other] { $decks } pakkaa
} ja ensimmäinen jakaja määräytyvät luvuista, jotka sopivat sinetteihinsä.
verify-sealed = Ei vielä tiedossa: palvelin paljastaa lukunsa, kun peli on ohi.
verify-unproved-seed = Ei ole todistettu, ettei palvelin itse valinnut lukuaan, sillä kukaan muu ei paljastanut omaansa.
verify-unproved-order = Pöytäkirja yksin ei todista, että sinetit tulivat ennen lukuja. Sen tietävät mukana olleet (docs/fairness.md).
reviewed-game = { $names } voittivat · { $rules } · { $deals ->
    [one] 1 jako
   *[other] { $deals } jakoa
} · { $effort ->
    [deep] perusteellinen katsaus
   *[quick] nopea katsaus
}
reviewed-start = Alussa tasan
reviewed-won = Voitto
reviewed-lost = Tappio
reviewed-accuracy = Tarkkuus, kun oli mistä valita
reviewed-seat = hyviä { $good }/{ $counted }, niistä parhaita { $best }; antoi pois { $lost ->
    [one] 1 pisteen
   *[other] { $lost } pistettä
}{ $found ->
    [0] { "" }
    [one] ; löysi 1 vaikean
   *[other] ; löysi { $found } vaikeaa
}
reviewed-only = ainoa vaihtoehto
reviewed-give = anna { $card }
reviewed-fold = kortit pöytään
reviewed-slip = { $name } antoi pois { $count ->
    [one] 1 pisteen
   *[other] { $count } pistettä
}: { $choice }. Parempi: { $better }.
reviewed-found = { $name } löysi tämän: { $choice }. Useimmat olisivat antaneet pois { $count ->
    [one] 1 pisteen
   *[other] { $count } pistettä
}.
reviewed-marked = Päätökset, jotka maksoivat jotain
reviewed-none = Ei yhtään.
reviewed-cost = { $name }: { $choice }. { $verdict }: maksoi { $count ->
    [one] 1 pisteen
   *[other] { $count } pistettä
}, jäljellä { $win }/100.
reviewed-better = Parempi: { $choice }, koska { $why }. { $win }/100.
reviewed-others = Ja { $count ->
    [one] 1 pienempi
   *[other] { $count } pienempää
}: --json näyttää kaikki.
reviewed-picture = Voiton mahdollisuus pisteinä sadasta, kun kaikki kädet tunnetaan mutta pakkaa ei; pisteet käyrällä maksoivat jotain.
unreviewed-unfinished = peli on kesken: pelaa se loppuun ja katso sitten taaksepäin
unreviewed-abandoned = peli luovutettiin, joten kukaan ei voittanut: taaksepäin voi katsoa vain peliä, jonka joku voitti
unreviewed-hidden = tässä pöytäkirjassa on piilotettuja kortteja (?): ota se, joka tehdään pelin päätyttyä ja joka näyttää kaikki
unreviewed-broken = peliä ei voi pelata läpi sääntöjen mukaan: tarkista se komennolla makker verify
wrong-file = { $name }: { $error }: anna pelin pöytäkirja, tai - jos se tulee vakiosyötteestä
record-long = { $name }: yli 1 MiB, eikä niin pitkää peliä ole: tarkista, onko tiedosto oikea
record-no-text = { $name }: rivi { $line } ei ole UTF-8-tekstiä: tarkista, onko tiedosto oikea
wrong-record = --record: { $path }: { $error }: anna uusi tiedosto, jonka voi luoda
wrong-play-on = --play-on: painoksessa { $rules } on kaksi tiimiä, joten toisesta sijasta ei pelata: jätä valinta pois tai valitse plus-pairs
wrong-number = kirjoita kokonaisluku väliltä { $low }–{ $high }
wrong-edition = painos on jokin näistä: { $all }
wrong-house-rule = painoksen { $edition } omat säännöt, kukin merkin + jälkeen, ovat { $all }
wrong-house-anyway = painoksessa { $edition } on sääntö { $word } jo valmiina: jätä se pois
wrong-house-order = omat säännöt kirjoitetaan tietyssä järjestyksessä, kukin enintään kerran: kirjoita { $name }
wrong-seat-letter = paikka on jokin kirjaimista R, O, Y, G, B, P
wrong-seat = --seat: painoksessa { $rules } ei ole paikkaa { $seat }: valitse jokin näistä: { $all }
wrong-level = --levels: { $text }: taso on jokin näistä: { $all }
wrong-levels = --levels: painoksessa { $rules } on { $seats } paikkaa ja { $teams } tiimiä: kirjoita 1 taso kaikille, { $teams } tiimeille tai { $seats } paikoille, pilkut väliin; tässä niitä on { $count }
wrong-hand = --hand: vuorossa olevalla on yhdestä neljään korttia
wrong-card = { $option }: { $code } ei ole painoksen { $rules } kortti: kirjoita koodeja pilkut välissä, näistä: { $codes }
wrong-hands = --hands: painoksessa { $rules } on { $count } paikkaa, { $seats }: kirjoita yhtä monta kättä, tyhjän tilalle -
wrong-hands-size = --hands: paikalla on enintään { $count } korttia
usage-value = ”{ $value }” ei käy: { $arg }
usage-value-because = ”{ $value }” ei käy, { $arg }: { $reason }
usage-no-value = arvo puuttuu: { $arg }
usage-argument = tuntematon argumentti: ”{ $arg }”
usage-command = komentoa ”{ $name }” ei ole
usage-missing = tästä puuttuu: { $args }
usage-conflict = { $arg } ja { $other } eivät käy yhdessä
usage-twice = { $arg } saa olla vain kerran
usage-no-command = anna komento
usage-values = mahdolliset: { $all }
usage-suggested = Tarkoititko { $other }?
usage-more = Kokeile --help.
help-usage = Käyttö:
help-commands = Komennot
help-command = KOMENTO
help-options = Valinnat
help-options-mark = [VALINNAT]
help-arguments = Argumentit
help-default = oletus: { $value }
help-values = mahdolliset arvot: { $all }
help-values-title = Mahdolliset arvot
help-help = Näytä ohje
help-help-more = Näytä ohje (lisää: --help)
help-help-less = Näytä ohje (lyhyesti: -h)
help-version = Näytä versio
help-example = Esimerkki:
help-examples = Esimerkkejä:
help-exit-codes = Paluukoodit: 0 kunnossa, 1 tutkitussa on vikaa, 2 komentorivi on väärin.
help-colours = Värit jätetään pois, jos päätettä ei ole tai NO_COLOR on asetettu.
example-play = Sinä ja kolme bottia pelaatte pelin.
example-watch = Näyttää bottien pelin.
example-cards = Näyttää painoksen kortit.
example-moves = Näyttää, mitä Punainen voi tehdä alussa kahdella kortilla.
example-sprt = Lopettaa heti, kun vastaus on selvä.
example-export = kansiosta PostgreSQL-tietokantaan
example-prune = Kertoo, paljonko yli 90 päivää vanhaa on.
example-prune-deletes = Poistaa sen.
example-serve = Osoitteessa http://localhost:8420, vain tälle koneelle.
example-serve-network = Kaikille verkossa.
example-bench = Mittaa jokaista painosta kaksi sekuntia.
example-bench-bots = Mittaa, kauanko botit miettivät.
example-bench-games = Pelaa 500 peliä, mittaustyökaluja varten.
house-rules-title = Omat säännöt:
house-rules-lead = Valinnalle --edition annetaan painos, haluttaessa omin säännöin: kukin sääntö merkin + jälkeen tämän luettelon järjestyksessä, kuten classic+lock-or-leave+fresh-decks.
house-rules-end = `makker cards --edition NIMI` kertoo, mitkä niistä painoksessa on jo valmiina.
question-start-counts = Lasketaanko aloituskenttä askeliin?
question-swap-from-start = Saako nappulan vaihtaa aloituskentästä?
question-turn-once = Montako kertaa siirron aikana saa kääntyä maalissa?
question-stay = Entä jos maalissa nappulan edessä ei ole vapaata ympyrää?
question-lock-or-leave = Mihin maalissa olevan nappulan siirto saa päättyä?
question-rest-may-lapse = Entä loput askeleet, kun viimeinen nappula on turvassa?
question-fresh-decks = Sekoitetaanko ennen joka jakoa vai vasta kolmen jälkeen?
command-help = Näytä tämä luettelo tai yhden komennon ohje.
value-board = LAUTA
value-hands = KÄDET
value-hand = KÄSI
value-seat = PAIKKA
value-seed = LUKU
value-format = MUOTO
value-file = TIEDOSTO
value-dir = KANSIO
value-number = MÄÄRÄ
value-milliseconds = MILLISEKUNNIT
value-levels = TASOT
value-level = TASO
value-edition = PAINOS
value-language = KIELI
value-player = PELAAJA
value-players = PELAAJAT
value-program = OHJELMA
value-days = PÄIVÄT
value-shell = TULKKI
value-depth = SYVYYS
value-deals = JAOT
value-games = PELIT
value-seconds = SEKUNNIT
value-threads = SÄIKEET
value-lines = RIVIT
value-files = TIEDOSTOT
value-what = MITÄ
