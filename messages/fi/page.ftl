# Mitä sivulla luetaan pelin aikana.
title = Makker
loading = Hetkinen …
shuffling = Kortteja sekoitetaan …
edition-nordic = Pohjoismainen
edition-english = Englantilainen
edition-classic = Klassinen
edition-jubilee = Juhlapainos
edition-plus-pairs = Plus, kolme paria
edition-plus-trios = Plus, kaksi kolmikkoa
tournament = Turnaus
with-house-rules = { $edition }, omin säännöin
level-random = satunnainen
level-beginner = aloittelija
level-easy = helppo
level-medium = keskitaso
level-hard = vaikea
level-master = mestari
home = Etusivu
bar-label = Pöytä
menu = Valikko
close = Sulje
sound-on = Äänet päälle
sound-off = Äänet pois
bot-name = botti, { $level }
you = sinä
teammate = parisi
you-name = { $name } (sinä)
partner-named = parisi { $name }
partner-some = joku tiimistäsi
not-here = poissa
stands-in = { $bot } pelaa
players-label = Pelaajat
team-yours = Sinä ja { $name }
team-yours-all = { $count ->
    [3] Te kolme
   *[other] Oma tiimisi
}
team-theirs = { $count ->
    [3] He kolme
   *[other] Toinen tiimi
}
pawns-home = maalissa { $home }/{ $all }
you-short = Sinä
give-one = Valitse
is-choosing = valitsee
has-given = antoi
plays-now = pelaa nyt
plays-next = seuraavana
hours-left = { $hours } h
given-title = Tässä jaossa annetut
gift-to = saaja { $name }
gift-from = antaja { $name }
to-win = Voittoon puuttuu
to-win-pawns = { $count ->
    [one] { $name }: yksi nappula
   *[other] { $name }: { $count } nappulaa
}
away-gone = { $name } on poissa.
away-held = { $bot } pitää paikkaa, kunnes { $name } avaa pöydän taas.
silent-held = { $name } taitaa olla kiireinen. { $bot } pelaa, kunnes { $name } napauttaa jotain.
slow = { $name } on miettinyt jo hetken.
sits-next = ensi jaossa { $name }
stand-in-now = Botti tilalle
turn-of = Vuorossa { $name }
turn-yours = Sinun vuorosi
clock-label = Aikaa jäljellä
round = { $game ->
    [1] Kierros { $round }
   *[other] Peli { $game } · kierros { $round }
}
deals = jakaa
cards-left = { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
did-play = pelasi { $card }
did-fold = laski kortit
board-label = Pelilauta
hand-label = Kätesi
cards-label = Korttisi
log-label = Mitä on tapahtunut
give-prompt = Mitä { $partner } saa?
give-line = Taustapuoli ylöspäin. Saat itsekin yhden, kun kaikki ovat antaneet.
give-button = Anna { $card }
give-short = Anna
gave = Annoit kortin { $card }, ja sen saa { $partner }.
received = Sait kortin { $card }.
new-card = antajana { $partner }
no-cards = Korttisi loppuivat. Muut pelaavat vielä.
wait-play = { $who } valitsee kortin
wait-give = { $count ->
    [one] { $who } valitsee vielä annettavaa korttia
   *[other] { $who } valitsevat vielä annettavaa korttia
}
read-line = Napauta korttia, niin näet, mitä se tekee.
hurried-line = Pelejä on nyt paljon, joten botit miettivät vähemmän.
fold-prompt = Mitään korttia ei voi pelata.
helping = Omat nappulasi ovat maalissa. Nyt { $partner } tarvitsee apuasi.
fold-line = Pääset taas mukaan seuraavassa jaossa.
fold-button = Kortit pöytään
choose-card = Valitse kortti tai nappula.
choose-pawn = Valitse nappula.
choose-pawn-of = Nyt liikkuu { $partner }: valitse nappula.
choose-swap = Kenen kanssa se vaihtaa paikkaa?
choose-target-or-swap = Minne se menee tai kenen kanssa se vaihtaa paikkaa?
choose-other = Nyt toinen nappula.
choose-other-of = Vielä liikkuu { $partner }: valitse nappula.
like-this = Näinkö?
like-swap = Vaihtaako { $name } paikkaa kanssasi?
choose-target = Minne se menee?
choose-who = Mikä nappula sinne menee?
choose-next = Ota mukaan toinen nappula tai pelaa näin.
choose-which = Mitä näistä tarkoitat?
steps-left = { $count ->
    [one] 1 askel jäljellä.
   *[other] { $count } askelta jäljellä.
}
play-button = Pelaa { $card }
play-short = Pelaa
choice = { $card }: { $what }
undo-leg = Kumoa
moves-button = Kaikki siirrot
hint-button = Vinkki
hint-play = Botti pelaisi { $card }.
hint-give = Botti antaisi { $card }.
hint-follow = Tee niin
why = Ei nyt: { $reason }.
space-empty = { $space }: ei ketään.
space-holds = { $space }: { $pawns }.
space-pawns = { $count ->
    [one] { $name }, yksi nappula
   *[other] { $name }, { $count } nappulaa
}
help-title = Näin pelataan
rules = Säännöt
sign-heart = aloitus
sign-swap = vaihto
sign-jump = sulkujen ohi
sign-minus = miinus
minus = −
or = tai
emotes = Sano jotain
emote-hello = Moi!
emote-wellPlayed = Hieno!
emote-thanks = Kiitos!
emote-oops = Hups!
emote-ouch = Auts!
emote-hooray = Jee!
emote-thinking = Hmm …
emote-noHurry = Ei kiirettä.
emote-goodGame = Hyvä peli!
connection-lost = Ei yhteyttä. Mitään ei ole kadonnut, yritetään uudelleen.
connection-lost-sending = Ei yhteyttä. Siirtosi lähtee heti, kun yhteys palaa.
renewal = Makkerista on uudempi versio.
renew-now = Uudista nyt
won = { $who ->
    [you] { $names } voititte
   *[other] { $names } voittivat
}
game-over-abandoned = Peli luovutettiin.
said-play = { $name } pelaa { $card }. { $what }.
said-fold = { $name } laskee kortit { $cards }.
said-give = { $name } antoi kortin, ja sen saa { $to }.
said-deal = Jako { $number }: jakajana { $dealer }.
change-sat = { $name } istui pöytään.
change-left = { $name } lähti.
change-away = { $name } on poissa, ja botti pelaa sillä välin.
change-back = { $name } palasi.
change-host = { $name } on nyt pöydän vetäjä.
change-tookBack = { $name } perui siirron.
change-refusedTakeBack = Siirto jää voimaan.
change-refusedAbandon = Peli jatkuu.
change-closed = Pöytä suljettiin.
change-expired = Pöytä suljettiin, koska täällä ei ollut pitkään aikaan ketään tai sen muisti tuli täyteen.
change-handedOver = Tämä peli aloitettiin yhdellä laitteella, jonka omistaja olisi voinut nähdä kaikki kortit.
cannot-keep = Tämä selain ei voi tallentaa mitään: peli katoaa, kun suljet sivun.
change-madePublic = Nyt muutkin voivat tulla mukaan.
change-madePrivate = Nyt mukaan pääsee vain linkillä.
change-sitsNext = { $name } istuu pöytään seuraavassa jaossa.
change-removed = { $name } poistettiin, ja botti jatkaa.
history-deal = Kierros { $round }, jako { $number }
history-deal-alone = Jako { $number }
history-gave = Annoit { $card }
history-got = { $name } antoi sinulle { $card }
history-empty = Kukaan ei ole vielä pelannut.
history-taken-back = peruttu
history-unseen = uutta
history-hint = Napauta siirtoa, niin näet sen uudelleen laudalla
history-again = Katso uudelleen
history-again-of = Katso viimeisin siirto uudelleen: { $name }
move-out = nappula tulee peliin
move-on = { $count ->
    [one] siirtyy 1 kentän
   *[other] siirtyy { $count } kenttää
}
move-back = { $count ->
    [one] siirtyy 1 kentän taaksepäin
   *[other] siirtyy { $count } kenttää taaksepäin
}
move-on-and-back = siirtyy { $forwards } eteen ja { $back } taakse
move-shared = siirtyy { $steps } kenttää
move-turns = kääntyy maalissa ja tulee takaisin ulos
move-goal = { $count ->
    [one] siirtyy 1 kentän, maaliin
   *[other] siirtyy { $count } kenttää, maaliin
}
move-of = { $name }: { $what }
move-swap = { $who ->
    [you] vaihtaa paikkaa kanssasi
   *[other] paikanvaihto, toisena { $name }
}
move-swap-own = kaksi omaa nappulaa vaihtaa paikkaa
move-wall = sulkee tien
move-pair = kaksi yhdessä, rauhoitettuja
move-folds = { $count ->
    [one] laskee 1 kortin
   *[other] laskee { $count } korttia
}
line-play = { $who ->
    [you] Pelasit { $card }
   *[other] { $name } pelaa { $card }
}
line-fold = { $who ->
    [you] Laskit kortit
   *[other] { $name } laskee kortit
}
past-away = Poissa ollessasi
past-again = Uusintana
past-of = { $what }: { $number }/{ $count }
past-before = { $count ->
    [one] 1 aiempi siirto: katso ”Mitä on tapahtunut”.
   *[other] { $count } aiempaa siirtoa: katso ”Mitä on tapahtunut”.
}
past-missed = { $count ->
    [one] 1 siirto poissa ollessasi
   *[other] { $count } siirtoa poissa ollessasi
}
past-back = Takaisin peliin
said-place = { $names }: sija { $place }.
what-bumps = { $who ->
    [you] joudut kotipesään
   *[other] { $name } joutuu kotipesään
}
what-bumped = joutuu itse kotipesään, vastassa { $name }
what-locks = nappula on rauhoitettu
what-helps = nyt siirrät parisi nappuloita
what-goes = { $name } siirtyy kentästä { $from } kenttään { $to }
what-swaps = { $who ->
    [you] { $one } ja { $other } vaihdatte paikkaa
   *[other] { $one } ja { $other } vaihtavat paikkaa
}
pawn-on = { $name } kentässä { $space }
what-comes-out = { $name } tulee peliin
seat-R = Punainen
seat-O = Oranssi
seat-Y = Keltainen
seat-G = Vihreä
seat-B = Sininen
seat-P = Violetti
space-home = { $name } kotipesä
space-start = { $name } aloituskenttä
space-track = { $name } { $number }
space-goal = { $name } maali { $number }
card-start = Nappula tulee peliin.
card-start-forward = { $first ->
    [one] Nappula tulee peliin tai siirtyy 1 kentän.
   *[other] Nappula tulee peliin tai siirtyy { $first } kenttää.
}
card-forward-startTwo = Nappula siirtyy { $first } kenttää, tai kaksi tiimisi nappulaa tulee peliin.
card-forward = Nappula siirtyy { $first } kenttää.
card-forward-forward = { $first ->
    [one] Nappula siirtyy 1 kentän tai { $second } kenttää.
   *[other] Nappula siirtyy { $first } tai { $second } kenttää.
}
card-backward = Nappula siirtyy { $first } kenttää taaksepäin.
card-split = { $first } askelta, jotka saat jakaa nappuloillesi mielesi mukaan.
card-forward-pair = { $second ->
    [one] Nappula siirtyy { $first } kenttää, tai kaksi nappulaa 1 kentän kumpikin.
   *[other] Nappula siirtyy { $first } kenttää, tai kaksi nappulaa { $second } kenttää kumpikin.
}
card-forward-forwardBack = Nappula siirtyy { $first } kenttää, tai { $second } eteen ja sitten { $third } taakse.
card-jump = Nappula siirtyy { $first } kenttää, vaikka tiellä olisi sulku.
card-swap = Kaksi nappulaa vaihtaa paikkaa.
card-forward-swap = Nappula siirtyy { $first } kenttää, tai kaksi nappulaa vaihtaa paikkaa.
refused-unreadable = Palvelin ei ymmärtänyt tätä sivua. Lataa se uudelleen.
refused-noTable = Sellaista pöytää ei ole.
refused-closed = Tämä pöytä on suljettu.
refused-stale = Sillä välin ehti tapahtua jotain. Katso ja valitse uudelleen.
refused-seat = Joku muu istuu siinä.
refused-here = Pelaaja on paikalla, joten botti ei pelaa.
refused-noKey = Palvelin ei tunne tätä selainta. Lataa sivu uudelleen ja salli evästeet.
refused-foreign = Palvelin ei hyväksy tätä osoitetta. Avaa sen oma sivu.
refused-notSeated = Sen voivat tehdä vain pöydässä istuvat.
refused-notHost = Sen voi tehdä vain pöydän vetäjä.
refused-locked = Pöytä on lukittu, eikä mukaan pääse enää.
refused-turnedAway = Sinua ei päästetty mukaan. Voit katsella tai etsiä toisen pöydän.
refused-notNow = Se ei onnistu juuri nyt.
refused-illegal = Se siirto ei ole sallittu. Valitse toinen.
refused-tooFast = Liian nopeasti. Odota hetki ja yritä uudelleen.
refused-unavailable = Palvelin ei pysty siihen juuri nyt. Yritä hetken päästä uudelleen.
why-wall = sulku on tiellä
why-goal = maalissa ei ole sille tilaa
why-steps = kaikkia askelia ei voi käyttää
why-no-swap = mitään nappuloita ei voi vaihtaa keskenään
why-nobody-home = kotipesässä on liian vähän nappuloita
why-nobody-on-track = radalla ei ole yhtään nappulaa
why-nobody-in-play = pelissä ei ole yhtään nappulaa
pill-wall = Tie poikki
pill-goal = Maali kiinni
pill-steps = Liian pitkä
pill-no-swap = Ei vaihtoa
pill-nobody-home = { $pawns ->
    [one] Pesä tyhjä
   *[other] Pesä vajaa
}
pill-nobody-on-track = Ei radalla
pill-nobody-in-play = Ei pelissä
motive-only = muuta ei voi tehdä
motive-folds = mitään korttia ei voi pelata
motive-wins = sillä voittaa pelin
motive-takes-place = sillä saa toisen sijan
motive-locks = nappula pääsee turvaan maaliin
motive-bumps = vastapelaaja joutuu kotipesään
motive-comes-out = nappula tulee peliin
motive-enters-goal = nappula pääsee maaliin
motive-escapes = nappula pääsee pois vaarasta
motive-lets-teammate-pass = { $partner } pääsee ohi
motive-helps-teammate = { $partner } pääsee eteenpäin
motive-swaps = vaihdosta saa paremman paikan
motive-sets-back = vastapelaaja jää jälkeen
motive-goes-back = taaksepäin on lyhyt matka
motive-advances = nappula etenee
motive-least-harm = kaikki muu on huonompaa
motive-gives-start = { $partner } pääsee sillä peliin
motive-gives-useful = { $partner } hyötyy siitä
motive-gives-spare = pärjäät ilmankin sitä
