### The table of every game: seats, choices, log, chat. What only one game says is in a file of its own.

## Title of the tab

title-your-turn = Your turn · { $game }
title-table = { $game } · Gunmetal
title-over = Game over · { $game }

## The table

table-round = Round { $round }
table-turn = Turn { $turn }
table-reconnecting = Connection lost, reconnecting …
board-title = Board
hand-title = Hand
hand-title-of = Hand of { $player }
table-skip = Skip to the choices
phases-title = Phases of the turn

## Seats

seats-title = Players
seat-thinking = is deciding
seat-your-turn = Your turn
seat-away = away
seat-give-to-bot = Let a bot play
seat-take-back = Play again myself
seat-lend = Let a bot play for me
seat-own-title = Your seat
give-title = A bot for { $name }
give-note = The bot plays on from here. Whoever holds the seat can take it back at any time.
give-own-note = The bot plays on from here. You can take the seat back at any time.
clock-left = Time left: { $time }

## The promise about chance, in the settings of the table

promise-title = Chance is promised
promise-about = All dice and draws were fixed before the first move. When the game is over the seed is shown, and everybody can check it against this commitment.
proof-commitment = Commitment, shown before the first move
proof-how = How it is computed
proof-how-commitment = The commitment is SHA-256 of the text “gunmetal commitment ” and the seed, as 64 hexadecimal digits.
proof-how-outcome = Outcome number i of step s is HMAC-SHA256 with the seed as key and the text “s:i:0” as message; both numbers count from 0. The first 8 bytes are a number, and its remainder by the sum of the weights says which result it is. A number so large that the remainder would favour some results is thrown away, and “s:i:1” follows, and so on.
proof-how-command = The same check without this page:

## Choices

choices-title = Choices
choices-over = The game is over.
choices-your-turn = Your turn. { $prompt }
choices-stand-in = A bot plays for you.
choices-wait-own-bot = The bot is deciding for you.
choices-wait = One moment …
choices-wait-for = { $name } is deciding.
choices-wait-bot = { $name }, a bot, is deciding.
choices-watch = You are watching. { $name } is deciding.
choices-unfold = { $count ->
    [one] One choice
   *[other] All { $count } choices
}
choices-fold = Show fewer
choices-change = Change
picks-title = Picked:
pick-drop = { $thing }: no longer picked
rule-link = Rule { $rule }, opens the rules in a new tab
show-explanation = What does this mean?
confirm = Confirm
undo = Undo
amount-title = Amount
amount-less = Less
amount-more = More
mark-place = card { $place } at { $location }
mark-choices = { $count ->
    [one] { $thing }: one choice
   *[other] { $thing }: { $count } choices
}

# What a long list of choices can be narrowed by, by the kind of the mark.
filter-agent = By agent
filter-location = By place
filter-seat = By player
filter-card = By card
filter-suit = By suit
filter-effect = By effect
filter-test = By test

# Groups of choices, by the first word of the action.
group-or = Or
group-open = Place your agent
group-flip = Flip a Probationary Agent
group-undercover = Send an agent undercover
group-train = Put a card into training
group-pick = Pick a card
group-take = Take crates
group-to = Choose the destination
group-bust = Bust first
group-arrange = Lay out the agents
group-move = Go on foot
group-boots = Go with the boots
group-horse = Ride your horse
group-ride = Ride from the Livery
group-hire = Hire
group-buy = Buy
group-sell = Sell
group-attach = Buy and hand out
group-rest = Heal in the Hotel
group-bag = Use the Doctor’s Bag
group-play = Play a card
group-free = Start a fight
group-jail = Put in jail
group-hang = Hang
group-choose = Choose
group-use = Use a card
group-lasso = Throw the Lasso
group-steal = Steal
group-stake = Your stake
group-reroll = Roll again
group-place = Choose the place
group-release = Set free
group-rob = Hold up
group-give = Give up a card
group-discard = Discard
group-account = Dollars on the account

## Log and chat

side-title = Log and chat
side-open = { $count ->
    [0] Log and chat
    [one] Log and chat, { $count } new message
   *[other] Log and chat, { $count } new messages
}
tab-log = Log
tab-chat = Chat
log-title = What happened
log-news = New in the log
log-empty = Nothing has happened yet.
log-times = { $sentence } (×{ $times })
log-told-to = { $seat }: { $sentence }
log-earlier = { $count ->
    [one] Show { $count } earlier step
   *[other] Show { $count } earlier steps
}
chat-title = Messages
chat-empty = Nobody has said anything yet.
chat-write = Message to the table
chat-send = Send
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

## Keys

keys-button = Keys
keys-title = Play with the keyboard
keys-digits = choose by number
keys-arrows = walk through the choices, or through the log
keys-enter = confirm the choice
keys-undo = undo
keys-escape = give up what is picked
keys-log = to the log
keys-chat = write a message
keys-help = this list
keys-board = Whatever can be chosen on the board is also reached by Tab and picked by Enter.

## One screen for several players

curtain-pass = Pass the screen to { $name }
curtain-why = Next to decide: { $colour }. Nobody else should look.
curtain-lift = I am { $name }, go on
curtain-undo = Take the last choice back

## Before the game

waiting-title = { $count ->
    [0] Everybody is here
    [one] Waiting for one player
   *[other] Waiting for { $count } players
}
waiting-free = still free
waiting-here = here
waiting-join = Sit down
waiting-invite = Link for those who join
waiting-invite-note = Whoever opens the link takes a free seat; no account is needed.
waiting-level = Bots
waiting-start = { $count ->
    [0] Start
    [one] Start now, with a bot in the free seat
   *[other] Start now, with bots in the free seats
}
waiting-for-others = The game begins when all seats are taken, or when the host starts it.
waiting-watch = You are watching. The game has not begun yet.
waiting-open = This table is open: take a free seat, or watch.

## After the game

over-title = Result
over-result = Result
over-replay = Replay
over-rematch = Rematch
over-next = To the rematch
