# Det man leser når man ser tilbake på et spill.
replay-title = Spillet om igjen
replay-eyes = Med hvem sine øyne
replay-all-open = Alle hender åpne
replay-or-eyes = eller med én spillers øyne
replay-cards = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
replay-every = Alle trekk
replay-move = Trekk { $number } av { $count }
replay-start = Før første utdeling
replay-deals = { $name } deler ut
replay-dealt = Kortene er delt ut
replay-gave = Alle gir et kort
replay-where = Hvor i spillet
replay-speed = Fart
replay-play = Spill av
replay-pause = Pause
replay-back = Ett trekk tilbake
replay-forth = Ett trekk fram
replay-next-bump = Til neste brikke som slås ut
replay-next-lock = Til neste brikke i mål
replay-next-mistake = Til neste feil
replay-share = Del dette øyeblikket
replay-leave = Lukk reprisen
replay-link = Lenke til dette øyeblikket
replay-png = Bilde (PNG)
replay-svg = Tegning (SVG)
replay-record = Spillet som fil
replay-picture-saved = Bildet ligger blant nedlastingene dine.
replay-picture-failed = Nettleseren din klarte ikke å tegne bildet. Ta et skjermbilde i stedet.
replay-file-only = Dette spillet finnes bare i filen din. Send med filen, så kan andre åpne den her.
replay-open-lead = Slipp en .makker-fil på siden, eller velg en. Den blir lest, men ikke lagret.
replay-open-file = Velg en fil
replay-no-record = Filen er ikke et spill som Makker kan lese.
replay-not-over = Spillet pågår fortsatt. Når det er over, kan du se det her med alle hender åpne.
review-title = Gjennomgang
review-every-move = Se hvert trekk
review-coming = Ser på hvert trekk …
review-busy = Mange spill blir gjennomgått akkurat nå. Kom tilbake om noen minutter.
review-none = Dette spillet kan ikke gjennomgås. Noen må ha vunnet, og alle kort må være kjent.
review-won = { $who ->
    [you] { $names } vant
   *[other] { $names } vant
}
review-chance = Din sjanse til å vinne
review-chance-of = Sjanse til å vinne: { $names }
review-ahead = { $names } foran
review-curve-label = Sjansen til å vinne fra første utdeling; her er den { $chance } av 100.
review-before = Øyeblikket før
review-after = Neste øyeblikk
review-moment = Øyeblikk { $number } av { $count }
review-moments = Det som avgjorde
review-as-table = Kurven som tabell
review-column-what = Hva som skjedde
review-column-chance = Sjanse av 100
review-column-verdict = Dom
tones-good-good = Gode kort, godt spilt
tones-good-even = Gode kort, jevnt spill
tones-good-poor = Gode kort, dårlig spilt
tones-even-good = Jevne kort, godt spilt
tones-even-even = Jevne kort, jevnt spill
tones-even-poor = Jevne kort, dårlig spilt
tones-poor-good = Dårlige kort, godt spilt
tones-poor-even = Dårlige kort, jevnt spill
tones-poor-poor = Dårlige kort, dårlig spilt
review-window = Hvilken del av spillet
window-deal = Denne utdelingen
window-so-far = Så langt
window-game = Hele spillet
review-legend = Hvert lille kort og hver lille brikke er ett poeng av hundre. De tomme gikk tapt.
review-legend-two = Hvert lille kort og hver lille brikke er ett poeng av hundre; i lange rader er det to. De tomme gikk tapt.
ground-luck = Flaks
ground-play = Spill
review-cards = Kortene
review-hidden = Ingen kunne vite det
review-hidden-line = det som lå skjult
review-theirs = De ga bort
review-fall-label = Fra { $from } til { $to } av 100: { $rows }.
review-after-move = Etter dette trekket
review-at-end = Til slutt
review-accuracy = Treffsikkerhet
review-accuracy-line = gode valg funnet
review-so-many = { $good } av { $counted }
review-together = { $names }: { $share }, { $good } av { $counted }
review-praise = { $count ->
    [one] 1 vanskelig valg funnet
   *[other] { $count } vanskelige valg funnet
}
verdict-best = Best
verdict-fine = Bra
verdict-inaccuracy = Liten glipp
verdict-mistake = Glipp
verdict-blunder = Au
review-cost = { $who ->
    [you] { $count ->
        [one] kostet deg 1 poeng
       *[other] kostet deg { $count } poeng
    }
   *[other] { $count ->
        [one] kostet { $name } 1 poeng
       *[other] kostet { $name } { $count } poeng
    }
}
review-cost-nothing = ga ikke bort noe
review-found = vanskelig å finne, men funnet
review-played = { $who ->
    [you] Du spilte
   *[other] { $name } spilte
}
review-better = Bedre
review-of-hundred = av 100
review-gave = { $who ->
    [you] Du ga
   *[other] { $name } ga
}
review-folds = legger ned kortene
moment-cards = { $count ->
    [one] Kortene ga { $names } 1 poeng.
   *[other] Kortene ga { $names } { $count } poeng.
}
moment-hidden = { $count ->
    [one] Ingen kunne vite det: 1 poeng til { $names }.
   *[other] Ingen kunne vite det: { $count } poeng til { $names }.
}
moment-slip = { $who ->
    [you] Med { $card } ga du { $count ->
        [one] 1 poeng til { $names }.
       *[other] { $count } poeng til { $names }.
    }
   *[other] Med { $card } ga { $name } { $count ->
        [one] 1 poeng til { $names }.
       *[other] { $count } poeng til { $names }.
    }
}
moment-found = { $who ->
    [you] Du fant { $card }: de fleste ville ha gitt bort { $count ->
        [one] 1 poeng.
       *[other] { $count } poeng.
    }
   *[other] { $name } fant { $card }: de fleste ville ha gitt bort { $count ->
        [one] 1 poeng.
       *[other] { $count } poeng.
    }
}
review-try = Prøv på nytt
try-title = { $who ->
    [you] Valget ditt på nytt
   *[other] Her valgte { $name }. Nå er det din tur
}
try-question = Hva spiller du?
try-best = { $win } av 100. Ingenting er bedre.
try-less = { $count ->
    [one] { $win } av 100: 1 poeng mindre enn det beste, som du ser på spilleplaten.
   *[other] { $win } av 100: { $count } poeng mindre enn det beste, som du ser på spilleplaten.
}
try-again = En gang til
try-back = Tilbake til gjennomgangen
review-share = Del
review-ahead-of-it = { $count ->
    [one] Ett spill blir gjennomgått før dette.
   *[other] { $count } spill blir gjennomgått før dette.
}
puzzle-title = Dagens oppgave
puzzle-streak = { $count ->
    [one] 1 dag på rad
   *[other] { $count } dager på rad
}
puzzle-done = Løst. I morgen kommer det en ny.
puzzle-home = Til forsiden
puzzle-none = Dagens oppgave er snart klar. Kom tilbake om et øyeblikk.
puzzle-offline = Ingen forbindelse, og dagens oppgave er ikke hentet ennå. Den kommer så snart det er forbindelse.
review-theirs-well = De spilte godt
replay-record-failed = Spillet kan ikke lastes ned som fil: det begynte ikke fra starten.
