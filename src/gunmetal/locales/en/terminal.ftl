### The terminal's own words. The words of a game are in the game's file.

## The table

terminal-crates = Crates
terminal-busts = Busts
terminal-pile = Pile
terminal-turn = Turn { $turn }
terminal-die = Die
terminal-undercover = Undercover
terminal-you = { $colour } (you)
terminal-your-hand = Your hand
terminal-your-pile = Still in your draw pile, in no order: { $agents }
terminal-mixed = mixed by a Spy; among them, as far as you know: { $agents }
terminal-mixed-unknown = mixed by a Spy; you know none of them

# One letter a seat, for terminals without shapes.
terminal-letter-red = R
terminal-letter-blue = B
terminal-letter-yellow = Y
terminal-letter-green = G
terminal-letter-black = K
terminal-letter-north = N
terminal-letter-east = E
terminal-letter-south = S
terminal-letter-west = W
terminal-letter-three = 3

## The beginning

terminal-daily = The daily challenge of { DATETIME($day, dateStyle: "long") }: the same deal for everybody.

## Choosing

terminal-help-hint = (? advises, help explains)
terminal-option-flip = Flip an agent and train one of your cards in its place
terminal-option-undercover = Send one of your cards undercover
terminal-arrange-hint = Name the Locations { $places } in a new order. “{ $example }” brings the card of Location { $source } to Location { $to }, and so on from the top. “list” shows all { $count } orders.
terminal-no-such-number = There is no option { $number }; the numbers go from 1 to { $count }.
terminal-how-to-choose = Type the number of an option, or write it out, like { $examples }.
terminal-curtain = { $seat } decides next: press Enter when nobody else is looking.

## Commands. The first word is what a person types; the English word always works too.

terminal-command-help = help
terminal-command-hint = ?
terminal-command-undo = undo
terminal-command-table = table
terminal-command-list = list
terminal-command-events = events
terminal-command-save = save FILE
terminal-command-resume = resume
terminal-command-lang = lang en|pt-BR
terminal-command-quit = quit

terminal-about-help = explain the current decision, and list the commands
terminal-about-hint = the best three options, as a bot sees them from your seat
terminal-about-undo = take your last action back, if nothing hidden or random has come out of it
terminal-about-table = draw the table again
terminal-about-list = list all options, however many there are
terminal-about-events = tell everything that has happened so far
terminal-about-save = copy the game so far to a file; it is kept in { $file } anyway
terminal-about-resume = say how to go on with this game later
terminal-about-lang = change the language
terminal-about-quit = leave; the game is kept

## Answers to commands

terminal-undone = Your last action was taken back.
terminal-save-where = Say where to, like “save my-game.log”. The game itself is kept in { $file } anyway.
terminal-save-other = { $file } exists and does not hold this game; choose another name.
terminal-saved = The game so far was copied to { $file }.
terminal-file-refused = { $file } cannot be written: { $reason }.
terminal-how-to-resume = Quit at any time, and go on with:
terminal-kept = The game is kept in { $file }. Go on with:

## What happened

terminal-special-delivery = { $crates ->
    [one] A Special Delivery brought { $crates } crate to { $location } and 1 to every other.
   *[other] A Special Delivery brought { $crates } crates to { $location } and 1 to every other.
}

## The end

terminal-and = { $first } and { $last }
# A game may tell more: it gets the figures of the result too.
solo-won = { $seat } has won.
solo-lost = { $seat } has lost.
terminal-figure-crates = Crates
terminal-figure-remaining-total = Remaining cards
terminal-figure-remaining-highest = Highest of them
terminal-log-lies = The game is kept in { $file }. See it again with:

## The western games

terminal-western-round = Round
terminal-western-deck = Deck
terminal-western-reserve = Reserve
terminal-western-dead = Dead
terminal-western-jail = In jail
terminal-western-gone = Out of the game
terminal-western-discards = Discards
terminal-western-ruins = in ruins
terminal-western-anywhere = anywhere
terminal-western-out = out of the game
terminal-western-account = account ${ $dollars }
terminal-western-in-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-western-revealed = Revealed
terminal-western-chosen = Helping now
terminal-western-captives = Captives
terminal-western-face-down = { $count } face-down
terminal-western-missed = Missed a turn: { $location }
terminal-western-hands = { $hands ->
    [one] one hand
   *[other] both hands
}
terminal-western-foe = opponents’ { $test } { $bonus }
terminal-western-speed = draw { $trumps }
terminal-western-aims = aims at
terminal-western-fires = fires now
terminal-western-fired = has fired
terminal-western-trumps = { $trumps ->
    [0] no trump
    [one] { $trumps } trump
   *[other] { $trumps } trumps
}
terminal-western-amounts = Choose what lies on your account: type “{ $example }”, or another of { $amounts }.
terminal-western-test = { $trumps ->
    [0] { $seat } tested { $test }: { $faces }, no trump.
    [one] { $seat } tested { $test }: { $faces }, { $trumps } trump.
   *[other] { $seat } tested { $test }: { $faces }, { $trumps } trumps.
}
terminal-western-dealt = The town was dealt.
terminal-western-discarded = { $seat } discarded { $cards }.
terminal-western-drawn = You drew { $cards }.
terminal-western-dead-seen = You looked through the dead: { $cards }.

# The six values, two or three letters each.
terminal-western-short-draw = Dr
terminal-western-short-shoot = Sh
terminal-western-short-brawl = Br
terminal-western-short-gamble = Ga
terminal-western-short-law = La
terminal-western-short-outlaw = Ou
terminal-hint = The best that a bot sees from your seat, with the chance to win and its 95 % interval:
terminal-hint-alone = The best that a bot sees from your seat, and what each is worth, with its 95 % interval: a win in the first turn would be 100 %, each later one is less.
terminal-percent = { NUMBER($share, maximumFractionDigits: 0) } %
terminal-hint-only = There is only one thing to do: { $action }
