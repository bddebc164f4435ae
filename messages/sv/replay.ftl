# Det man läser när man ser tillbaka på ett parti.
replay-title = Partiet i repris
replay-eyes = Med vems ögon
replay-all-open = Alla händer öppna
replay-or-eyes = eller med någons ögon
replay-cards = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
replay-every = Alla drag
replay-move = Drag { $number } av { $count }
replay-start = Före första given
replay-deals = { $name } ger
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
replay-leave = Lämna reprisen
replay-link = Länk till det här ögonblicket
replay-png = Bild (PNG)
replay-svg = Teckning (SVG)
replay-record = Partiet som fil
replay-picture-saved = Bilden finns bland dina hämtade filer.
replay-picture-failed = Din webbläsare kunde inte rita bilden. Ta en skärmbild i stället.
replay-file-only = Det här partiet finns bara i din fil. Skicka med filen, så kan andra öppna den här.
replay-open-lead = Släpp en .makker-fil på sidan eller välj en. Den läses och sparas inte.
replay-open-file = Välj en fil
replay-no-record = Filen är inget parti som Makker kan läsa.
replay-not-over = Partiet pågår fortfarande. När det är slut kan du se det här med alla händer öppna.
