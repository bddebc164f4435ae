# Det, man læser, når man ser tilbage på et spil.
replay-title = Spillet igen
replay-eyes = Set med hvis øjne
replay-all-open = Alle hænder åbne
replay-or-eyes = eller med én spillers øjne
replay-cards = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
replay-every = Alle træk
replay-move = Træk { $number } af { $count }
replay-start = Før første uddeling
replay-deals = { $name } deler ud
replay-dealt = Kortene er delt ud
replay-gave = Alle giver et kort
replay-where = Hvor i spillet
replay-speed = Fart
replay-play = Afspil
replay-pause = Pause
replay-back = Et træk tilbage
replay-forth = Et træk frem
replay-next-bump = Til næste brik, der slås hjem
replay-next-lock = Til næste brik i mål
replay-next-mistake = Til næste fejl
replay-share = Del dette øjeblik
replay-leave = Luk gensynet
replay-link = Link til dette øjeblik
replay-png = Billede (PNG)
replay-svg = Tegning (SVG)
replay-record = Spillet som fil
replay-picture-saved = Billedet ligger blandt dine hentede filer.
replay-picture-failed = Din browser kunne ikke tegne billedet. Tag et skærmbillede i stedet.
replay-file-only = Dette spil findes kun i din fil. Send filen med, så kan andre åbne den her.
replay-open-lead = Slip en .makker-fil på siden, eller vælg en. Den bliver læst, men ikke gemt.
replay-open-file = Vælg en fil
replay-no-record = Filen er ikke et spil, som Makker kan læse.
replay-not-over = Spillet er stadig i gang. Når det er slut, kan du se det her med alle hænder åbne.
review-title = Gennemgang
review-every-move = Se hvert træk
review-coming = Ser på hvert træk …
review-busy = Mange spil bliver gennemgået lige nu. Kom igen om et par minutter.
review-none = Dette spil kan ikke gennemgås. Nogen skal have vundet, og alle kort skal være kendt.
review-won = { $who ->
    [you] { $names } vandt
   *[other] { $names } vandt
}
review-chance = Din chance for at vinde
review-chance-of = Chance for at vinde: { $names }
review-ahead = { $names } foran
review-curve-label = Chancen for at vinde fra første uddeling; her er den { $chance } af 100.
review-before = Øjeblikket før
review-after = Det næste øjeblik
review-moment = Øjeblik { $number } af { $count }
review-moments = Det, der afgjorde det
review-as-table = Kurven som tabel
review-column-what = Hvad der skete
review-column-chance = Chance af 100
review-column-verdict = Dom
tones-good-good = Gode kort, godt spillet
tones-good-even = Gode kort, jævnt spil
tones-good-poor = Gode kort, dårligt spillet
tones-even-good = Jævne kort, godt spillet
tones-even-even = Jævne kort, jævnt spil
tones-even-poor = Jævne kort, dårligt spillet
tones-poor-good = Dårlige kort, godt spillet
tones-poor-even = Dårlige kort, jævnt spil
tones-poor-poor = Dårlige kort, dårligt spillet
review-window = Hvilken del af spillet
window-deal = Denne uddeling
window-so-far = Indtil nu
window-game = Hele spillet
review-legend = Hvert lille kort og hver lille brik er ét point af hundrede. De tomme gik tabt.
review-legend-two = Hvert lille kort og hver lille brik er ét point af hundrede; i lange rækker er det to. De tomme gik tabt.
ground-luck = Held
ground-play = Spil
review-cards = Kortene
review-hidden = Ingen kunne vide det
review-hidden-line = det, der lå skjult
review-theirs = De gav væk
review-fall-label = Fra { $from } til { $to } af 100: { $rows }.
review-after-move = Efter dette træk
review-at-end = Til slut
review-accuracy = Træfsikkerhed
review-accuracy-line = gode valg fundet
review-so-many = { $good } af { $counted }
review-together = { $names }: { $share }, { $good } af { $counted }
review-praise = { $count ->
    [one] 1 svært valg fundet
   *[other] { $count } svære valg fundet
}
verdict-best = Bedst
verdict-fine = Godt
verdict-inaccuracy = Lille smutter
verdict-mistake = Smutter
verdict-blunder = Av
review-cost = { $who ->
    [you] { $count ->
        [one] kostede dig 1 point
       *[other] kostede dig { $count } point
    }
   *[other] { $count ->
        [one] kostede { $name } 1 point
       *[other] kostede { $name } { $count } point
    }
}
review-cost-nothing = gav intet væk
review-found = svært at finde, men fundet
review-played = { $who ->
    [you] Du spillede
   *[other] { $name } spillede
}
review-better = Bedre
review-of-hundred = af 100
review-gave = { $who ->
    [you] Du gav
   *[other] { $name } gav
}
review-folds = lægger kortene
moment-cards = { $count ->
    [one] Kortene gav { $names } 1 point.
   *[other] Kortene gav { $names } { $count } point.
}
moment-hidden = { $count ->
    [one] Ingen kunne vide det: 1 point til { $names }.
   *[other] Ingen kunne vide det: { $count } point til { $names }.
}
moment-slip = { $who ->
    [you] Med { $card } gav du { $count ->
        [one] 1 point til { $names }.
       *[other] { $count } point til { $names }.
    }
   *[other] Med { $card } gav { $name } { $count ->
        [one] 1 point til { $names }.
       *[other] { $count } point til { $names }.
    }
}
moment-found = { $who ->
    [you] Du fandt { $card }: de fleste ville have givet { $count ->
        [one] 1 point væk.
       *[other] { $count } point væk.
    }
   *[other] { $name } fandt { $card }: de fleste ville have givet { $count ->
        [one] 1 point væk.
       *[other] { $count } point væk.
    }
}
review-try = Prøv det igen
try-title = { $who ->
    [you] Dit valg igen
   *[other] Her valgte { $name }. Nu er det din tur
}
try-question = Hvad spiller du?
try-best = { $win } af 100. Intet er bedre.
try-less = { $count ->
    [one] { $win } af 100: 1 point mindre end det bedste, som du ser på brættet.
   *[other] { $win } af 100: { $count } point mindre end det bedste, som du ser på brættet.
}
try-again = En gang til
try-back = Tilbage til gennemgangen
review-share = Del
review-ahead-of-it = { $count ->
    [one] Ét spil bliver gennemgået før dette.
   *[other] { $count } spil bliver gennemgået før dette.
}
puzzle-title = Dagens opgave
puzzle-streak = { $count ->
    [one] 1 dag i træk
   *[other] { $count } dage i træk
}
puzzle-done = Klaret. I morgen kommer der en ny.
puzzle-home = Til forsiden
puzzle-none = Dagens opgave er ved at blive lavet. Kom igen om et øjeblik.
puzzle-offline = Ingen forbindelse, og dagens opgave er ikke hentet endnu. Den kommer, så snart der er forbindelse.
review-theirs-well = De spillede godt
replay-record-failed = Spillet kan ikke hentes som fil: det begyndte ikke fra starten.
