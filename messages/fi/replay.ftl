# Mitä luetaan, kun peliä katsotaan jälkikäteen.
replay-title = Peli uusintana
replay-eyes = Kenen silmin
replay-all-open = Kaikki kädet auki
replay-or-eyes = tai yhden pelaajan silmin
replay-cards = { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
replay-every = Kaikki siirrot
replay-move = Siirto { $number }/{ $count }
replay-start = Ennen ensimmäistä jakoa
replay-deals = jakajana { $name }
replay-dealt = Kortit on jaettu
replay-gave = Kaikki antavat kortin
replay-where = Missä kohtaa peliä
replay-speed = Nopeus
replay-play = Toista
replay-pause = Tauko
replay-back = Siirto taaksepäin
replay-forth = Siirto eteenpäin
replay-next-bump = Seuraavaan, joka joutuu kotipesään
replay-next-lock = Seuraavaan, joka pääsee maaliin
replay-next-mistake = Seuraavaan virheeseen
replay-share = Jaa tämä hetki
replay-leave = Poistu uusinnasta
replay-link = Linkki tähän hetkeen
replay-png = Kuva (PNG)
replay-svg = Piirros (SVG)
replay-record = Peli tiedostona
replay-picture-saved = Kuva on latauksissasi.
replay-picture-failed = Selain ei osannut piirtää kuvaa. Ota kuvakaappaus.
replay-file-only = Tämä peli on vain omassa tiedostossasi. Lähetä tiedosto mukana, niin muut voivat avata sen täällä.
replay-open-lead = Pudota .makker-tiedosto sivulle tai valitse se. Se luetaan, mutta sitä ei tallenneta.
replay-open-file = Valitse tiedosto
replay-no-record = Tiedosto ei ole peli, jonka Makker osaa lukea.
replay-not-over = Peli on vielä kesken. Kun se on ohi, voit katsoa sen täällä kaikki kädet auki.
review-title = Pelin arvio
review-every-move = Katso kaikki siirrot
review-coming = Käydään läpi joka siirto …
review-busy = Juuri nyt arvioidaan monta peliä. Palaa muutaman minuutin päästä.
review-none = Tätä peliä ei voi arvioida. Pelillä pitää olla voittaja, ja kaikkien korttien pitää olla tiedossa.
review-won = { $who ->
    [you] { $names } voititte
   *[other] { $names } voittivat
}
review-chance = Voittomahdollisuutesi
review-chance-of = Voittomahdollisuus: { $names }
review-ahead = { $names } edellä
review-curve-label = Voittomahdollisuus ensimmäisestä jaosta lähtien; tässä { $chance }/100.
review-before = Edellinen hetki
review-after = Seuraava hetki
review-moment = Hetki { $number }/{ $count }
review-moments = Mikä ratkaisi
review-as-table = Käyrä taulukkona
review-column-what = Mitä tapahtui
review-column-chance = Mahdollisuus/100
review-column-verdict = Arvio
tones-good-good = Hyvät kortit, hyvin pelattu
tones-good-even = Hyvät kortit, tasaista peliä
tones-good-poor = Hyvät kortit, huonosti pelattu
tones-even-good = Tasaiset kortit, hyvin pelattu
tones-even-even = Tasaiset kortit, tasaista peliä
tones-even-poor = Tasaiset kortit, huonosti pelattu
tones-poor-good = Huonot kortit, hyvin pelattu
tones-poor-even = Huonot kortit, tasaista peliä
tones-poor-poor = Huonot kortit, huonosti pelattu
review-window = Mikä osa pelistä
window-deal = Tämä jako
window-so-far = Tähän asti
window-game = Koko peli
review-legend = Jokainen pieni kortti tai nappula on yksi piste sadasta. Tyhjät menetettiin.
review-legend-two = Jokainen pieni kortti tai nappula on yksi piste sadasta, pitkissä riveissä kaksi. Tyhjät menetettiin.
ground-luck = Tuuri
ground-play = Peli
review-cards = Kortit
review-hidden = Kukaan ei voinut tietää
review-hidden-line = mitä oli piilossa
review-theirs = He antoivat pois
review-fall-label = Alussa { $from }, lopussa { $to }, sadasta: { $rows }.
review-after-move = Tämän siirron jälkeen
review-at-end = Lopussa
review-accuracy = Tarkkuus
review-accuracy-line = hyviä valintoja
review-so-many = { $good }/{ $counted }
review-together = { $names }: { $share }, { $good }/{ $counted }
review-praise = { $count ->
    [one] 1 vaikea valinta löytyi
   *[other] { $count } vaikeaa valintaa löytyi
}
verdict-best = Paras
verdict-fine = Hyvä
verdict-inaccuracy = Pieni lipsahdus
verdict-mistake = Lipsahdus
verdict-blunder = Auts
review-cost = { $who ->
    [you] { $count ->
        [one] maksoi sinulle 1 pisteen
       *[other] maksoi sinulle { $count } pistettä
    }
   *[other] { $count ->
        [one] { $name } menetti 1 pisteen
       *[other] { $name } menetti { $count } pistettä
    }
}
review-cost-nothing = ei antanut mitään pois
review-found = vaikea löytää, mutta löytyi
review-played = { $who ->
    [you] Pelasit
   *[other] { $name } pelasi
}
review-better = Parempi
review-of-hundred = / 100
review-gave = { $who ->
    [you] Annoit
   *[other] { $name } antoi
}
review-folds = laskee kortit
moment-cards = { $count ->
    [one] Korttionni: { $names }, 1 piste.
   *[other] Korttionni: { $names }, { $count } pistettä.
}
moment-hidden = { $count ->
    [one] Kukaan ei voinut tietää: { $names }, 1 piste.
   *[other] Kukaan ei voinut tietää: { $names }, { $count } pistettä.
}
moment-slip = { $who ->
    [you] Kortistasi { $card } hyötyivät { $names }: { $count ->
        [one] 1 piste.
       *[other] { $count } pistettä.
    }
   *[other] { $name } ja kortti { $card }: hyötyjinä { $names }, { $count ->
        [one] 1 piste.
       *[other] { $count } pistettä.
    }
}
moment-found = { $who ->
    [you] Löysit kortin { $card }: useimmat olisivat menettäneet { $count ->
        [one] 1 pisteen.
       *[other] { $count } pistettä.
    }
   *[other] { $name } löysi kortin { $card }: useimmat olisivat menettäneet { $count ->
        [one] 1 pisteen.
       *[other] { $count } pistettä.
    }
}
review-try = Yritä uudelleen
try-title = { $who ->
    [you] Valintasi uudelleen
   *[other] Tässä valitsi { $name }. Nyt on sinun vuorosi
}
try-question = Mitä pelaat?
try-best = { $win }/100. Parempaa ei ole.
try-less = { $count ->
    [one] { $win }/100: 1 piste vähemmän kuin paras, jonka näet laudalla.
   *[other] { $win }/100: { $count } pistettä vähemmän kuin paras, jonka näet laudalla.
}
try-again = Vielä kerran
try-back = Takaisin arvioon
review-share = Jaa
review-ahead-of-it = { $count ->
    [one] Yksi peli arvioidaan ennen tätä.
   *[other] { $count } peliä arvioidaan ennen tätä.
}
puzzle-title = Päivän pulma
puzzle-streak = { $count ->
    [one] 1 päivä putkeen
   *[other] { $count } päivää putkeen
}
puzzle-done = Ratkaistu. Huomenna tulee uusi.
puzzle-home = Etusivulle
puzzle-none = Päivän pulmaa valmistellaan. Palaa hetken päästä.
puzzle-offline = Ei yhteyttä, eikä päivän pulmaa ole vielä haettu. Se tulee heti, kun yhteys löytyy.
review-theirs-well = He pelasivat hyvin
replay-record-failed = Tästä pelistä ei ole tiedostoa: se ei alkanut alusta.
