# Det, man læser, når man ser tilbage på et spil.
replay-title = Spillet igen
replay-eyes = Set med hvis øjne
replay-all-open = Alle hænder åbne
replay-or-eyes = eller med éns øjne
replay-cards = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
replay-every = Alle træk
replay-move = Træk { $number } af { $count }
replay-start = Før første uddeling
replay-deals = { $name } giver
replay-dealt = Kortene er givet
replay-gave = Alle giver et kort
replay-where = Hvor i spillet
replay-speed = Fart
replay-play = Afspil
replay-pause = Pause
replay-back = Et træk tilbage
replay-forth = Et træk frem
replay-next-bump = Til næste, der slås hjem
replay-next-lock = Til næste brik i mål
replay-next-mistake = Til næste fejl
replay-share = Del dette øjeblik
replay-leave = Forlad gensynet
replay-link = Link til dette øjeblik
replay-png = Billede (PNG)
replay-svg = Tegning (SVG)
replay-record = Spillet som fil
replay-picture-saved = Billedet ligger blandt dine hentede filer.
replay-picture-failed = Din browser kunne ikke tegne billedet. Tag et skærmbillede i stedet.
replay-file-only = Dette spil findes kun i din fil. Send filen med, så kan andre åbne den her.
replay-open-lead = Slip en .makker-fil på siden, eller vælg en. Den bliver læst og ikke gemt.
replay-open-file = Vælg en fil
replay-no-record = Filen er ikke et spil, som Makker kan læse.
replay-not-over = Spillet er stadig i gang. Når det er slut, kan du se det her med alle hænder åbne.
