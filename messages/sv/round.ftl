# Det som läses av dem som sitter runt ett bord: hämtas med brädet i mitten, handen ensam och enheten som går runt.
round-title = Runt ett bord
round-lead = Ni sitter tillsammans. Välj hur ni håller i korten.
round-hands = Telefoner som händer
round-hands-lead = En surfplatta eller dator ligger i mitten och visar brädet. Alla skannar koden och har korten i sin egen telefon.
round-hands-go = Lägg fram brädet här
gather-title = Skanna och slå er ner
gather-lead = Välj en stol i telefonen. Där får du dina kort, och här ligger brädet.
gather-first = Den som sätter sig först startar spelet.
gather-starts = { $name } startar spelet i telefonen. Botar tar stolarna som är kvar.
middle-lead = Den här skärmen visar brädet för alla och inga kort.
middle-turn = { $name } spelar
middle-gives = Alla ger ett kort
middle-won = { $count ->
    [one] { $names } vinner!
   *[other] { $names } vinner!
}
middle-over = Spelet är slut
lies-flat = Den ligger plant: namnen vänds mot stolarna
shows-code = Visa koden för att vara med
fill-screen = Fyll skärmen
hand-board = Brädet här
hand-board-there = Brädet ligger på bordet.
hand-board-here = Brädet, så att du kan välja.
hand-can = Med { $card } kan du
hand-then = Och sedan
hand-choose = Välj ett kort. Här ser du vad det kan.
row-out = Ut på brädet
row-goes = { $from } → { $to }
row-swap = { $from } ⇄ { $to }
row-swap-with = byter plats med { $name }
round-pass = Låt den gå runt
round-pass-lead = En telefon eller surfplatta går från hand till hand. Korten är dolda tills nästa person är redo.
pass-who = Vilka spelar?
pass-sits = Vem sitter på { $seat }
pass-person = Person
pass-bot = Bot
pass-someone = Spelare { $number }
pass-count = { $bots ->
    [0] { $people } personer
    [one] { $people } personer och en bot
   *[other] { $people } personer och { $bots } botar
}
pass-two = Det behövs minst två för att skicka den runt. Ensam spelar du direkt från första sidan.
pass-start = Dela ut korten
cover-title = Räck den till { $name }
cover-lead = Alla andra tittar bort. Korten ligger med baksidan upp tills { $name } säger till.
cover-me = Jag är { $name }, visa mina kort
cover-gone = { $name } har gått: låt en bot spela
cover-turns = Vrid brädet mot den som spelar
