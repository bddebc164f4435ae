# Mitä lukevat ne, jotka istuvat saman pöydän ääressä: ladataan keskellä olevan laudan, pelkän käden ja kiertävän laitteen mukana.
round-title = Saman pöydän ääressä
round-lead = Istutte yhdessä. Valitkaa, missä kukin pitää korttinsa.
round-hands = Kortit puhelimissa
round-hands-lead = Tabletti tai tietokone on keskellä ja näyttää pelilaudan. Jokainen skannaa koodin ja näkee korttinsa omasta puhelimestaan.
round-hands-go = Lauta tähän keskelle
gather-title = Skannaa ja istu alas
gather-lead = Valitse tuoli puhelimesta. Sinne tulevat korttisi, ja lauta on tässä.
gather-first = Ensimmäisenä istunut aloittaa pelin.
gather-starts = { $name } aloittaa pelin puhelimesta. Botit ottavat vapaat tuolit.
middle-lead = Tämä laite näyttää laudan kaikille eikä kenenkään kortteja.
middle-turn = { $name } pelaa
middle-gives = Kaikki antavat kortin
middle-won = { $count ->
    [one] { $names } voittaa!
   *[other] { $names } voittavat!
}
middle-over = Peli on ohi
lies-flat = Laite on pöydällä: nimet osoittavat tuoleihin päin
shows-code = Näytä liittymiskoodi
fill-screen = Koko näyttö
hand-board = Lauta tähän
hand-board-there = Lauta on pöydällä.
hand-board-here = Lauta, josta voit valita.
hand-can = Kortilla { $card } voit
hand-then = Ja sitten
hand-choose = Valitse kortti. Tässä näkyy, mitä sillä voi tehdä.
row-out = Tule pelilaudalle
row-goes = { $from } → { $to }
row-swap = { $from } ⇄ { $to }
row-swap-with = paikkaa vaihtaa myös { $name }
round-pass = Laite kiertää
round-pass-lead = Yksi puhelin tai tabletti kulkee kädestä käteen. Kortit ovat piilossa, kunnes seuraava on valmis.
pass-who = Ketkä pelaavat?
pass-sits = Kuka istuu paikalla { $seat }
pass-person = Ihminen
pass-bot = Botti
pass-someone = Pelaaja { $number }
pass-count = { $bots ->
    [0] { $people } ihmistä
    [one] { $people } ihmistä ja botti
   *[other] { $people } ihmistä ja { $bots } bottia
}
pass-two = Laite kiertää, kun pelaajia on vähintään kaksi. Yksin pelaat heti etusivulta.
pass-start = Jaa kortit
cover-title = Nyt laitteen saa { $name }
cover-lead = Muut katsovat muualle. Kortit ovat selkäpuoli ylöspäin, kunnes { $name } antaa luvan.
cover-me = Olen { $name }, näytä korttini
cover-gone = { $name } lähti: botti pelaa
cover-turns = Käännä lauta vuorossa olevaan päin
