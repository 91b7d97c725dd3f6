### The boards of Gunslingers and Gunsmoke in the browser: labels of what is drawn. Names and sentences of the games are in their own files.

## Steps of a turn

western-opening = Set-up
western-round = Round { $round }
western-round-of = Round { $round } of { $limit }
western-solo-turn = Turn { $turn }
western-solo-turn-of = Turn { $turn } of { $limit }

western-step-opening-opening-account = 1 Account
western-step-opening-exchange = 2 Change cards
western-step-gunsmoke-investment = 1 Investment
western-step-gunsmoke-move = 2 Movement
western-step-gunsmoke-town = 3 Town and action
western-step-gunsmoke-discard = 4 Discard and draw
western-step-gunslingers-banking = 1 Banking
western-step-gunslingers-move = 2 Move
western-step-gunslingers-hire = 3 Hire
western-step-gunslingers-trade = 4 Buy and sell
western-step-gunslingers-act = 5 Act
western-step-gunslingers-draw = 6 Draw

## Seats

western-cash = cash
western-account = account
western-hand-size = hand
western-captives-word = captives
western-trump = Trumps: { $suit }
western-captives = { $count ->
    [one] { $count } captive
   *[other] { $count } captives
}
western-out = out of the game
western-owes = misses a turn: { $location }
western-gang-of = { $player }: { word-gunfighters } and cards
western-together = Law { $law } · Outlaw { $outlaw } together
western-show-values = Show all values
western-hide-values = Hide the values

western-shape-red = red circle
western-shape-blue = blue triangle
western-shape-yellow = yellow diamond
western-shape-green = green square
western-shape-black = black cross
western-shape-north = north
western-shape-east = east
western-shape-south = south
western-shape-west = west

## The town

western-town = The town
western-deck = Deck
western-discards = Discards
western-look-through = { $pile }: { $count }, look through them
western-gone = Gone
western-reserve = Reserve
western-no-fights = No fights yet
western-no-fights-about = Nobody may start a fight or a Capture before somebody has hired.
western-ride-waits = A horse waits
western-figure = { $player }, { $shape }
western-out-of-play = Out of play
western-out-of-play-about = Out of play: it can be neither entered nor crossed.
western-fight-here = { $effect } here
western-in-hand-here = { $count ->
    [one] { $count } card of your hand names this place
   *[other] { $count } cards of your hand name this place
}
western-used-hire = Hired this turn
western-used-card = Action card played
western-used-place = This place has been used
western-for-here = In your hand for here
western-dead = { $count ->
    [one] { $count } dead lies here
   *[other] { $count } dead lie here
}
western-jail = { $count ->
    [one] { $count } { word-gunfighter } in jail
   *[other] { $count } { word-gunfighters } in jail
}

western-offer-gunsmoke-church = Leave next turn
western-offer-gunsmoke-gallows = Hang a captive
western-offer-gunsmoke-general-store = Buy and sell
western-offer-gunsmoke-gold-mine = Trump: $3
western-offer-gunsmoke-gunsmith = Buy and sell
western-offer-gunsmoke-hotel = $3: heal a wound
western-offer-gunsmoke-trading-post = Sell at cost + $2
western-offer-gunsmoke-livery = $2: ride
western-offer-gunsmoke-madame-bell = $3 a card
western-offer-gunsmoke-saloon = Fight, no card
western-offer-gunsmoke-sheriffs-office = Jail for $4
western-offer-gunsmoke-town-bank = Your account
western-offer-gunsmoke-train-station = Hire one
western-offer-gunsmoke-undertakers = See the dead

western-offer-gunslingers-bank = Your account
western-offer-gunslingers-boot-hill = See the dead
western-offer-gunslingers-church = Leave next turn
western-offer-gunslingers-gallows = Hang a captive
western-offer-gunslingers-general-store = Sell items: − $2
western-offer-gunslingers-gold-mine = Miss a turn: $2
western-offer-gunslingers-gunsmith = Sell arms: − $2
western-offer-gunslingers-hotel = Miss a turn: heal
western-offer-gunslingers-trading-post = Sell at cost + $1
western-offer-gunslingers-livery = Miss a turn: ride
western-offer-gunslingers-saloon = Fight, no card
western-offer-gunslingers-sheriffs-office = Jail for $5
western-offer-gunslingers-train-station = Hire one

## Gunfighters and cards

western-own-gunsmoke = Your gang
western-own-gunslingers = Your posse
western-own-hand = Your hand
western-own-gunsmoke-of = Gang of { $player }
western-own-gunslingers-of = Posse of { $player }
western-own-hand-of = Hand of { $player }
western-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
western-returned = To be changed: { $cards }
western-lives = { $wounds ->
    [one] { $wounds } wound, life { $life }
   *[other] { $wounds } wounds, life { $life }
}
western-values = Values
western-value = { $test } { $sum }
western-value-changed = { $test } { $sum }, printed { $own }
western-life = Life { $life }
western-injured = Injured: four values − 1
western-seriously-injured = Seriously injured: starts nothing

western-kind-gun = Gun
western-kind-fist = Hand weapon
western-kind-item = Item
western-kind-deed = Action
western-kind-soul = { word-gunfighter }
western-no-gun = No gun
western-no-fist = No hand weapon
western-no-item = No item
western-bonus = { $test } { $amount }
western-bonus-foe = Opponents’ { $test } { $amount }
western-hands = { $hands ->
    [one] one hand
   *[other] two hands
}
western-revealed = Revealed cards
western-nothing-revealed = None
western-chosen = in use
western-anywhere = Anywhere
western-hired-at = Hired at:
western-bought-at = Bought at:
western-played-at = Played at:

western-use-move-two = 2 steps
western-use-move-anywhere = Ride
western-use-heal-one = Heal 1
western-use-heal-two = Heal 2
western-use-bounty-three = Jail + $3
western-use-jail-four-more = Jail + $4
western-use-cancel-one-wound = Cancel 1 wound
western-use-cancel-wounds-of-one-attack = Cancel wounds
western-use-steal-attached = Steal
western-use-outlaw-three = Outlaw + 3

## Fights, other actions, dice

western-order = Order of the shots
western-choosing = is choosing
western-nobody-chosen = Nobody has stepped forward yet.
western-shoots-now = shoots now
western-strikes-now = strikes
western-has-fired = done
western-aims-at = Aims at
western-wounds-to-land = { $wounds ->
    [one] { $wounds } wound is to land
   *[other] { $wounds } wounds are to land
}
western-stolen = At the end of the Lasso
western-stake = Stake ${ $dollars }
western-dynamite = Dynamite: { $dice } more dice
western-dice = Dice
western-no-dice = no dice
western-face = { $face }
western-face-trump = { $face }, trump
western-last-dice = Last dice
