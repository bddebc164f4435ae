# Det folk leser som sitter rundt ett bord: hentes med brettet i midten, hånden alene og enheten som går på rundgang.
round-title = Rundt ett bord
round-lead = Dere sitter sammen. Velg hvordan dere holder kortene.
round-hands = Telefoner som hender
round-hands-lead = Et nettbrett eller en PC ligger i midten og viser brettet. Alle skanner koden og har kortene på sin egen telefon.
round-hands-go = Legg brettet fram her
gather-title = Skann, og sett dere
gather-lead = Velg en stol på telefonen. Der får du kortene dine, og her ligger brettet.
gather-first = Den som setter seg først, starter spillet.
gather-starts = { $name } starter spillet på telefonen. Boter tar stolene som er igjen.
middle-lead = Denne skjermen viser brettet for alle og ingen kort.
middle-turn = { $name } spiller
middle-gives = Alle gir et kort
middle-won = { $count ->
    [one] { $names } vinner!
   *[other] { $names } vinner!
}
middle-over = Spillet er over
lies-flat = Den ligger flatt: navnene vender mot stolene
shows-code = Vis koden for å bli med
fill-screen = Fyll skjermen
hand-board = Brettet her
hand-board-there = Brettet ligger på bordet.
hand-board-here = Brettet, så du kan velge.
hand-can = Med { $card } kan du
hand-then = Og så
hand-choose = Velg et kort. Her ser du hva det kan.
row-out = Ut på brettet
row-goes = { $from } → { $to }
row-swap = { $from } ⇄ { $to }
row-swap-with = bytter plass med { $name }
round-pass = La den gå på rundgang
round-pass-lead = Én telefon eller ett nettbrett går fra hånd til hånd. Kortene er skjult til den neste er klar.
pass-who = Hvem spiller?
pass-sits = Hvem sitter på { $seat }
pass-person = Person
pass-bot = Bot
pass-someone = Spiller { $number }
pass-count = { $bots ->
    [0] { $people } personer
    [one] { $people } personer og en bot
   *[other] { $people } personer og { $bots } boter
}
pass-two = Det må minst to til for å sende den rundt. Alene spiller du med en gang fra forsiden.
pass-start = Del ut kortene
cover-title = Gi den til { $name }
cover-lead = Alle andre ser bort. Kortene ligger med baksiden opp til { $name } sier fra.
cover-me = Jeg er { $name }, vis kortene mine
cover-gone = { $name } har gått: la en bot spille
cover-turns = Snu brettet mot den som spiller
