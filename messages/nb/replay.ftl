# Det man leser når man ser tilbake på et spill.
replay-title = Spillet om igjen
replay-eyes = Sett med hvem sine øyne
replay-all-open = Alle hender åpne
replay-or-eyes = eller med én sine øyne
replay-cards = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
replay-every = Alle trekk
replay-move = Trekk { $number } av { $count }
replay-start = Før første utdeling
replay-deals = { $name } gir
replay-dealt = Kortene er delt ut
replay-gave = Alle gir et kort
replay-where = Hvor i spillet
replay-speed = Fart
replay-play = Spill av
replay-pause = Pause
replay-back = Ett trekk tilbake
replay-forth = Ett trekk fram
replay-next-bump = Til neste som slås ut
replay-next-lock = Til neste brikke i mål
replay-next-mistake = Til neste feil
replay-share = Del dette øyeblikket
replay-leave = Gå ut av reprisen
replay-link = Lenke til dette øyeblikket
replay-png = Bilde (PNG)
replay-svg = Tegning (SVG)
replay-record = Spillet som fil
replay-picture-saved = Bildet ligger blant nedlastingene dine.
replay-picture-failed = Nettleseren din klarte ikke å tegne bildet. Ta et skjermbilde i stedet.
replay-file-only = Dette spillet finnes bare i filen din. Send med filen, så kan andre åpne den her.
replay-open-lead = Slipp en .makker-fil på siden, eller velg en. Den blir lest og ikke lagret.
replay-open-file = Velg en fil
replay-no-record = Filen er ikke et spill som Makker kan lese.
replay-not-over = Spillet pågår fortsatt. Når det er over, kan du se det her med alle hender åpne.
