# What people read who sit round one table: loaded with the board in the middle, the hand alone, and the device that is passed on.
round-title = Round one table
round-lead = You sit together. Choose how everyone holds their cards.
round-hands = Phones as hands
round-hands-lead = A tablet or laptop lies in the middle and shows the board. Everyone scans the code and has their cards on their own phone.
round-hands-go = Lay the board out here
gather-title = Scan and sit down
gather-lead = Choose a chair on your phone. Your cards will be there, and the board here.
gather-first = Whoever sits down first starts the game.
gather-starts = { $name } starts the game on the phone. Bots take the chairs that are left.
middle-lead = This device shows the board for everyone and no cards.
middle-turn = { $name } plays
middle-gives = Everyone gives a card
middle-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
middle-over = The game is over
lies-flat = It lies flat: names face their chairs
shows-code = Show the code for joining
fill-screen = Fill the screen
hand-board = The board here
hand-board-there = The board is on the table.
hand-board-here = The board, to choose on.
hand-can = With the { $card } you can
hand-then = And then
hand-choose = Choose a card. What it can do is shown here.
row-out = Come out
row-goes = { $from } → { $to }
row-swap = { $from } ⇄ { $to }
row-swap-with = changes places with { $name }
round-pass = Pass this device
round-pass-lead = One phone or tablet goes from hand to hand. Cards stay covered until the next person is there.
pass-who = Who plays?
pass-sits = Who sits at { $seat }
pass-person = Person
pass-bot = Bot
pass-someone = Player { $number }
pass-count = { $bots ->
    [0] { $people } people
    [one] { $people } people and a bot
   *[other] { $people } people and { $bots } bots
}
pass-two = At least two people pass a device on. Alone you play at once from the first page.
pass-start = Deal the cards
cover-title = Hand this to { $name }
cover-lead = Everyone else looks away. The cards lie face down until { $name } says so.
cover-me = I am { $name }, show my cards
cover-gone = { $name } has gone: let a bot play
cover-turns = Turn the board to whoever plays
