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

# One letter a colour, for terminals without shapes.
terminal-letter-red = R
terminal-letter-blue = B
terminal-letter-yellow = Y
terminal-letter-green = G
terminal-letter-black = K

## Choosing

terminal-help-hint = (? explains)
terminal-option-flip = Flip an agent and train one of your cards in its place
terminal-option-undercover = Send one of your cards undercover
terminal-arrange-hint = Name the Locations { $places } in a new order. “{ $example }” brings the card of Location { $source } to Location { $to }, and so on from the top. “list” shows all { $count } orders.
terminal-no-such-number = There is no option { $number }; the numbers go from 1 to { $count }.
terminal-how-to-choose = Type the number of an option, or write it out, like { $examples }.
terminal-curtain = { $seat } decides next: press Enter when nobody else is looking.

## Commands. The first word is what a person types; the English word always works too.

terminal-command-help = ?
terminal-command-undo = undo
terminal-command-table = table
terminal-command-list = list
terminal-command-events = events
terminal-command-save = save FILE
terminal-command-resume = resume
terminal-command-lang = lang en|pt-BR
terminal-command-quit = quit

terminal-about-help = explain the current decision, and list the commands
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
terminal-figure-crates = Crates
terminal-figure-remaining-total = Remaining cards
terminal-figure-remaining-highest = Highest of them
terminal-log-lies = The game is kept in { $file }. See it again with:
