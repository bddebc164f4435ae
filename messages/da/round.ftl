# Det, som folk læser, der sidder om ét bord: hentes med brættet i midten, hånden alene og apparatet, der går på omgang.
round-title = Om samme bord
round-lead = I sidder sammen. Vælg, hvordan I holder jeres kort.
round-hands = Telefoner som hænder
round-hands-lead = En tablet eller computer ligger i midten og viser brættet. Alle scanner koden og har kortene på deres egen telefon.
round-hands-go = Læg brættet frem her
gather-title = Scan, og sæt jer
gather-lead = Vælg en stol på telefonen. Dér får du dine kort, og her ligger brættet.
gather-first = Den, der sætter sig først, starter spillet.
gather-starts = { $name } starter spillet på telefonen. Bots tager de stole, der er tilbage.
middle-lead = Denne skærm viser brættet for alle og ingen kort.
middle-turn = { $name } spiller
middle-gives = Alle giver et kort
middle-won = { $count ->
    [one] { $names } vinder!
   *[other] { $names } vinder!
}
middle-over = Spillet er slut
lies-flat = Den ligger ned: navnene vender mod stolene
shows-code = Vis koden til at være med
fill-screen = Fyld skærmen
hand-board = Brættet her
hand-board-there = Brættet ligger på bordet.
hand-board-here = Brættet, så du kan vælge.
hand-can = Med { $card } kan du
hand-then = Og så
hand-choose = Vælg et kort. Her ser du, hvad det kan.
row-out = Ud på brættet
row-goes = { $from } → { $to }
row-swap = { $from } ⇄ { $to }
row-swap-with = bytter plads med { $name }
round-pass = Lad den gå på omgang
round-pass-lead = Én telefon eller tablet går fra hånd til hånd. Kortene er skjult, til den næste sidder klar.
pass-who = Hvem spiller?
pass-sits = Hvem sidder ved { $seat }
pass-person = Person
pass-bot = Bot
pass-someone = Spiller { $number }
pass-count = { $bots ->
    [0] { $people } personer
    [one] { $people } personer og en bot
   *[other] { $people } personer og { $bots } botter
}
pass-two = Der skal mindst to til at sende den rundt. Alene spiller du med det samme fra forsiden.
pass-start = Del kortene ud
cover-title = Ræk den til { $name }
cover-lead = Alle andre kigger væk. Kortene ligger med bagsiden opad, til { $name } siger til.
cover-me = Jeg er { $name }, vis mine kort
cover-gone = { $name } er gået: lad en bot spille
cover-turns = Drej brættet mod den, der spiller
