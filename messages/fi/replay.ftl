# Mitä luetaan, kun peliä katsotaan jälkikäteen.
replay-title = Peli uusintana
replay-eyes = Kenen silmin
replay-all-open = Kaikki kädet auki
replay-or-eyes = tai yhden silmin
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
replay-next-bump = Seuraavaan kotipesään joutumiseen
replay-next-lock = Seuraavaan maaliin pääsyyn
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
