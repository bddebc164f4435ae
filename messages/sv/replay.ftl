# Det man läser när man ser tillbaka på ett parti.
replay-title = Partiet i repris
replay-eyes = Med vems ögon
replay-all-open = Alla händer öppna
replay-or-eyes = eller med en spelares ögon
replay-cards = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
replay-every = Alla drag
replay-move = Drag { $number } av { $count }
replay-start = Före första given
replay-deals = { $name } delar ut
replay-dealt = Korten är utdelade
replay-gave = Alla ger ett kort
replay-where = Var i partiet
replay-speed = Hastighet
replay-play = Spela upp
replay-pause = Pausa
replay-back = Ett drag bakåt
replay-forth = Ett drag framåt
replay-next-bump = Till nästa knuff
replay-next-lock = Till nästa pjäs i mål
replay-next-mistake = Till nästa misstag
replay-share = Dela det här ögonblicket
replay-leave = Stäng reprisen
replay-link = Länk till det här ögonblicket
replay-png = Bild (PNG)
replay-svg = Teckning (SVG)
replay-record = Partiet som fil
replay-picture-saved = Bilden finns bland dina hämtade filer.
replay-picture-failed = Din webbläsare kunde inte rita bilden. Ta en skärmbild i stället.
replay-file-only = Det här partiet finns bara i din fil. Skicka med filen, så kan andra öppna den här.
replay-open-lead = Släpp en .makker-fil på sidan eller välj en. Den läses men sparas inte.
replay-open-file = Välj en fil
replay-no-record = Filen är inget parti som Makker kan läsa.
replay-not-over = Partiet pågår fortfarande. När det är slut kan du se det här med alla händer öppna.
review-title = Genomgång
review-every-move = Se varje drag
review-coming = Tittar på varje drag …
review-busy = Många partier gås igenom just nu. Kom tillbaka om några minuter.
review-none = Det här partiet kan inte gås igenom. Någon måste ha vunnit och alla kort vara kända.
review-won = { $who ->
    [you] { $names } vann
   *[other] { $names } vann
}
review-chance = Din chans att vinna
review-chance-of = Chans att vinna: { $names }
review-ahead = { $names } leder
review-curve-label = Chansen att vinna från första given; här är den { $chance } av 100.
review-before = Ögonblicket före
review-after = Nästa ögonblick
review-moment = Ögonblick { $number } av { $count }
review-moments = Det som avgjorde
review-as-table = Kurvan som tabell
review-column-what = Vad som hände
review-column-chance = Chans av 100
review-column-verdict = Omdöme
tones-good-good = Bra kort, bra spelat
tones-good-even = Bra kort, jämnt spel
tones-good-poor = Bra kort, dåligt spelat
tones-even-good = Jämna kort, bra spelat
tones-even-even = Jämna kort, jämnt spel
tones-even-poor = Jämna kort, dåligt spelat
tones-poor-good = Dåliga kort, bra spelat
tones-poor-even = Dåliga kort, jämnt spel
tones-poor-poor = Dåliga kort, dåligt spelat
review-window = Vilken del av partiet
window-deal = Den här given
window-so-far = Hittills
window-game = Hela partiet
review-legend = Varje litet kort och varje liten pjäs är en poäng av hundra. De tomma gick förlorade.
review-legend-two = Varje litet kort och varje liten pjäs är en poäng av hundra; i långa rader är det två. De tomma gick förlorade.
ground-luck = Tur
ground-play = Spel
review-cards = Korten
review-hidden = Ingen kunde veta
review-hidden-line = det som låg dolt
review-theirs = De gav bort
review-fall-label = Från { $from } till { $to } av 100: { $rows }.
review-after-move = Efter det här draget
review-at-end = Till slut
review-accuracy = Träffsäkerhet
review-accuracy-line = bra val hittade
review-so-many = { $good } av { $counted }
review-together = { $names }: { $share }, { $good } av { $counted }
review-praise = { $count ->
    [one] 1 svårt val hittat
   *[other] { $count } svåra val hittade
}
verdict-best = Bäst
verdict-fine = Bra
verdict-inaccuracy = Liten miss
verdict-mistake = Miss
verdict-blunder = Aj
review-cost = { $who ->
    [you] { $count ->
        [one] kostade dig 1 poäng
       *[other] kostade dig { $count } poäng
    }
   *[other] { $count ->
        [one] kostade { $name } 1 poäng
       *[other] kostade { $name } { $count } poäng
    }
}
review-cost-nothing = gav inte bort något
review-found = svårt att hitta, men hittat
review-played = { $who ->
    [you] Du spelade
   *[other] { $name } spelade
}
review-better = Bättre
review-of-hundred = av 100
review-gave = { $who ->
    [you] Du gav
   *[other] { $name } gav
}
review-folds = lägger ner korten
moment-cards = { $count ->
    [one] Korten gav { $names } 1 poäng.
   *[other] Korten gav { $names } { $count } poäng.
}
moment-hidden = { $count ->
    [one] Ingen kunde veta det: 1 poäng till { $names }.
   *[other] Ingen kunde veta det: { $count } poäng till { $names }.
}
moment-slip = { $who ->
    [you] Med { $card } gav du { $count ->
        [one] 1 poäng till { $names }.
       *[other] { $count } poäng till { $names }.
    }
   *[other] Med { $card } gav { $name } { $count ->
        [one] 1 poäng till { $names }.
       *[other] { $count } poäng till { $names }.
    }
}
moment-found = { $who ->
    [you] Du hittade { $card }: de flesta hade gett bort { $count ->
        [one] 1 poäng.
       *[other] { $count } poäng.
    }
   *[other] { $name } hittade { $card }: de flesta hade gett bort { $count ->
        [one] 1 poäng.
       *[other] { $count } poäng.
    }
}
review-try = Försök igen
try-title = { $who ->
    [you] Ditt val igen
   *[other] Här valde { $name }. Nu är det din tur
}
try-question = Vad spelar du?
try-best = { $win } av 100. Inget är bättre.
try-less = { $count ->
    [one] { $win } av 100: 1 poäng mindre än det bästa, som du ser på spelplanen.
   *[other] { $win } av 100: { $count } poäng mindre än det bästa, som du ser på spelplanen.
}
try-again = En gång till
try-back = Tillbaka till genomgången
review-share = Dela
review-ahead-of-it = { $count ->
    [one] Ett parti gås igenom före detta.
   *[other] { $count } partier gås igenom före detta.
}
puzzle-title = Dagens uppgift
puzzle-streak = { $count ->
    [one] 1 dag i rad
   *[other] { $count } dagar i rad
}
puzzle-done = Klart. I morgon kommer en ny.
puzzle-home = Till startsidan
puzzle-none = Dagens uppgift görs i ordning. Kom tillbaka om en stund.
puzzle-offline = Ingen anslutning, och dagens uppgift är inte hämtad än. Den kommer så fort det finns anslutning.
review-theirs-well = De spelade bra
replay-record-failed = Partiet kan inte hämtas som fil: det började mitt i.
