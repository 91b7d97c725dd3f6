### What the western games, Gunslingers and Gunsmoke, say alike. Their own files are loaded after this one and may override it.
### $seat and $owner are seats, $card, $fighter, $target and $old cards, $location a location, all of them already with their names.

game-authors = Designed by Martin Knight

## Names

suit-clubs = ♣ clubs
suit-diamonds = ♦ diamonds
suit-hearts = ♥ hearts
suit-spades = ♠ spades
suit-joker = joker
suit-joker2 = joker

test-draw = Draw
test-shoot = Shoot
test-brawl = Brawl
test-gamble = Gamble
test-law = Law
test-outlaw = Outlaw
test-gold = gold

location-church = Church
location-gallows = Gallows
location-general-store = General Store
location-gold-mine = Gold Mine
location-gunsmith = Gunsmith
location-hotel = Hotel
location-trading-post = Trading Post
location-livery = Livery
location-saloon = Saloon
location-sheriffs-office = Sheriff’s Office
location-train-station = Train Station

# A location in the middle of a sentence. Boothill is a name and takes no article.
the-location = { $location ->
    [Boothill] { $location }
   *[other] the { $location }
}
at-location = { $location ->
    [Boothill] on { $location }
   *[other] at the { $location }
}
to-location = { $location ->
    [Boothill] to { $location }
   *[other] to the { $location }
}

card-peacemaker = Peacemaker
card-buntline = Buntline
card-derringer = Derringer
card-schofield = Schofield
card-winchester = Winchester
card-carbine = Carbine
card-shotgun = Shotgun
card-buffalo-rifle = Buffalo Rifle
card-bowie-knife = Bowie Knife
card-tomahawk = Tomahawk
card-bullwhip = Bullwhip
card-sledgehammer = Sledgehammer
card-cowboy-boots = Cowboy Boots
card-horse = Horse
card-holster = Holster
card-marked-cards = Marked Cards
card-cowboy-hat = Cowboy Hat
card-doctors-bag = Doctor’s Bag
card-wanted-poster = Wanted Poster
card-bible = Bible
card-sheriffs-badge = Sheriff’s Badge
card-whiskey = Whiskey
card-dynamite = Dynamite
card-brawl = Brawl
card-capture = Capture
card-bounty = Bounty
card-rebuild = Rebuild
card-train-robbery = Train Robbery
card-explosion = Explosion
card-jailbreak = Jailbreak

special-hard-to-hit = Hard to hit
special-safe-cracker = Safe-cracker
special-card-sharp = Card sharp
special-scout = Scout
special-quick = Quick on the draw
special-manhunter = Manhunter
special-tough = Tough
special-slippery = Slippery

use-move-two = Up to two steps
use-move-anywhere = A ride to anywhere

effect-shootout = Shootout
effect-brawl = Brawl
effect-capture = Capture
effect-bounty = Bounty
effect-rebuild = Rebuild
effect-gamble = Gamble
effect-rob-train = Train Robbery
effect-explosion = Explosion
effect-jailbreak = Jailbreak

## Nouns of the table

word-trumps = { $trumps ->
    [0] no trump
    [one] { $trumps } trump
   *[other] { $trumps } trumps
}
word-wounds = { $wounds ->
    [0] no wound
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}

## Prompts

prompt-prepared = The town has yet to be dealt.
prompt-move = { $seat }, where will you go?
prompt-town = { $seat }, what will you do here?
prompt-fighter-shootout = { $seat }, which { word-gunfighter } takes part in the { effect-shootout }?
prompt-fighter-brawl = { $seat }, which { word-gunfighter } takes part in the { effect-brawl }?
prompt-fighter-gamble = { $seat }, which { word-gunfighter } sits down at the table?
prompt-target-shootout = { $seat }, whom will you shoot at?
prompt-target-brawl = { $seat }, whom will you strike?
prompt-target-capture = { $seat }, whom will you try to capture?
prompt-stake = { $seat }, how much will you stake?
prompt-reroll = { $seat }, will your card sharp roll a die again?
prompt-bible = { $seat }, will you use the { card-bible }?
prompt-place-explosion = { $seat }, what will you blow up?
prompt-place-rebuild = { $seat }, what will you rebuild?
prompt-release-jailbreak = { $seat }, whom will you break out of jail?
prompt-discard = { $seat }, which cards will you discard before you draw?
prompt-over = The game is over.

## Actions

action-done-town = Leave it at that and go on to discarding
action-done-cards = Use no more cards
action-done-reroll = Leave the dice as they are
action-done-bible = Keep the { card-bible } and take the wounds
action-done-discard = Discard nothing more, draw and end the turn
action-stay = Stay { at-location }
action-move = Go { to-location }
action-boots = Discard the { $card } and go { to-location }
action-horse = Discard the { $card } and ride { to-location }
action-hire = Hire { $fighter } for ${ $dollars }
action-play = Play { $card }
action-free-shootout = Start a { effect-shootout } without its card
action-free-brawl = Start a { effect-brawl } without its card
action-jail = Jail { $fighter } for ${ $dollars }
action-jail-with-poster = Jail { $fighter } with the { $card } for ${ $dollars }
action-hang = Hang { $fighter }
action-choose = Send { $fighter }
action-choose-target = Go for { $owner }’s { $fighter }
action-use = Use the { $card }
action-stake = Stake ${ $dollars }
action-reroll = Roll a die again that shows { $suit }
action-place-explosion = Blow up { the-location }
action-place-rebuild = Rebuild { the-location } and go there
action-release-jailbreak = Break { $fighter } out of jail
action-discard = Discard { $card }
action-account = Have ${ $dollars } on the account and ${ $cash } in cash

## Events. Those that begin with “own” are told only to the player they are about.

event-location-dealt = A card of the town was laid out: { $location }.
event-trump-dealt = { $seat } got { $suit } as trumps.
event-gunfighter-dealt = { $seat } began with { $card }.
event-starting-player-drawn = { $seat } was drawn to begin.
event-three-armed = { $fighter } of the three got the { $card }.
event-account-set = { $dollars ->
    [0] { $seat } left nothing on the account.
   *[other] { $seat } now had ${ $dollars } on the account.
}
event-cards-exchanged = { $count ->
    [0] { $seat } kept the opening hand.
    [one] { $seat } changed { $count } card of the opening hand.
   *[other] { $seat } changed { $count } cards of the opening hand.
}
event-own-card-returned = You returned a card: { $card }.
event-turn-began = Turn { $turn }, round { $round }: { $seat }.
event-turn-missed = { $seat } missed a turn { at-location }.
event-gold-mined = { $dollars ->
    [0] { $seat } found gold, but the reserve had no money left for it.
   *[other] { $seat } got ${ $dollars } for gold.
}
event-dollars-earned = { $dollars ->
    [0] { $seat } came away without a dollar.
   *[other] { $seat } pocketed ${ $dollars }.
}
event-income = { $dollars ->
    [0] { $seat } should have got money from the account, but the reserve was empty.
   *[other] { $seat } got ${ $dollars } from the account.
}
event-three-banked = { $dollars ->
    [0] The reserve was empty, and nothing went to the account of the three.
   *[other] ${ $dollars } went to the account of the three.
}
event-stayed = { $seat } stayed { at-location }.
event-moved = { $seat } went { to-location }.
event-rode = { $seat } hired a horse and rode { to-location }.
event-card-used-to-move = { $seat } discarded the { $card } and got { to-location }.
event-dead-seen = { $seat } looked through the dead.
event-own-dead-seen = You found { $fighter } among the dead.
event-hired = { $seat } hired { $fighter } for ${ $dollars }.
event-card-bought = { $seat } bought the { $card } for ${ $dollars }.
event-card-attached = { $seat } gave { $fighter } the { $card }.
event-card-replaced = { $seat } discarded { $fighter }’s { $card } to make room for another.
event-card-sold = { $dollars ->
    [0] { $seat } sold the { $card } and got nothing for it.
   *[other] { $seat } sold the { $card } for ${ $dollars }.
}
event-wound-healed = { $wounds ->
    [0] { $seat }’s { $fighter } was fit again.
    [one] { $seat }’s { $fighter } felt better, with { $wounds } wound left.
   *[other] { $seat }’s { $fighter } felt better, with { $wounds } wounds left.
}
event-room-paid = { $seat } paid ${ $dollars } for a room in the Hotel.
event-bell-paid = { $seat } paid Madame Bell ${ $dollars } for a card.
event-action-played = { $seat } played { $card }.
event-free-fight = { $seat } started a { $effect } in the Saloon, without a card.
event-fighter-chosen = { $fighter } stepped forward for { $seat }.
event-card-chosen = { $seat } used the { $card }.
event-lasso-thrown = { $seat }’s { $fighter } threw a Lasso.
event-card-stolen = { $seat } caught the { $card } of { $owner }’s { $fighter }.
event-target-declared = { $seat }’s { $fighter } went for { $owner }’s { $target }.
event-shot-lost = { $seat }’s { $fighter } had nobody left to shoot at.
event-die-rolled = { $seat } rolled { $suit }.
event-test-made = { $dice ->
    [0] { $seat } had no dice for { $test }: { word-trumps }.
    [one] { $seat } rolled { $dice } die for { $test }: { word-trumps }.
   *[other] { $seat } rolled { $dice } dice for { $test }: { word-trumps }.
}
event-die-rolled-again = { $seat } rolled a die again: { $suit }.
event-stake-laid = { $seat } put ${ $dollars } on the table.
event-stake-won = { $dollars ->
    [0] { $seat } won, but the reserve could pay no more than the stake.
   *[other] { $seat } took the stake back and won ${ $dollars }.
}
event-stake-lost = { $seat } lost the stake of ${ $dollars }.
event-robbery-succeeded = { $dollars ->
    [0] { $seat } cracked the safe of the Bank, but there was nothing in it.
   *[other] { $seat } cracked the safe of the Bank and took ${ $dollars }.
}
event-robbery-failed = { $seat }’s robbery went wrong.
event-account-robbed = { $seat } emptied { $owner }’s account and took ${ $dollars }.
event-wounded = { $hits ->
    [one] { $seat }’s { $fighter } took { $hits } wound and now had { $wounds }.
   *[other] { $seat }’s { $fighter } took { $hits } wounds and now had { $wounds }.
}
event-wounds-cancelled = { $hits ->
    [one] The { $card } spared { $seat }’s { $fighter } { $hits } wound.
   *[other] The { $card } spared { $seat }’s { $fighter } { $hits } wounds.
}
event-killed = { $seat }’s { $fighter } died.
event-captured = { $seat } captured { $owner }’s { $fighter }.
event-capture-failed = { $owner }’s { $fighter } gave { $seat } the slip.
event-jailed = { $dollars ->
    [0] { $seat } put { $fighter } in jail, but the reserve had no money left for it.
   *[other] { $seat } put { $fighter } in jail and got ${ $dollars }.
}
event-hanged = { $seat } hanged { $fighter }.
event-released = { $seat } broke { $fighter } out of jail.
event-escaped = { $fighter } escaped from { $owner } and came back to { $seat }.
event-blown-up = { $seat } blew up { the-location }.
event-rebuilt = { $seat } rebuilt { the-location } and went there.
event-nothing-came-of-it = { $seat } tried, but nothing came of it.
event-card-discarded = { $seat } discarded { $card }.
event-card-drawn = { $seat } drew a card.
event-own-card-drawn = You drew a card: { $card }.
event-deck-shuffled = { $count ->
    [one] The discards were shuffled into a new deck of { $count } card.
   *[other] The discards were shuffled into a new deck of { $count } cards.
}
event-player-out = { $seat } was out of the game.
event-game-ended = The game ended: { $reason }.

## The end. A result is explained with the winner's figures: gunfighters, wounds, dollars.

reason-none = it is still going on
reason-last-standing = only one { word-gang } was left
reason-fell-together = the last ones fell together
reason-round-limit = the last round was over
reason-solo-won = the three were beaten
reason-solo-lost = the three were not beaten

terminal-figure-wounds = Wounds
terminal-figure-dollars = Dollars

## Refusals

# The decision that is due, inside a sentence.
decision-now = { $decision ->
    [prepared] none yet, as the town has to be dealt first
    [opening-account] how much goes to the bank
    [exchange] which cards of the opening hand to change
    [rest] who recovers in the Hotel
    [miss] whether to miss the turn
    [move] where to go
    [town] what to do in town
    [fighter] who takes part
    [cards] which cards to use
    [lasso] whether to throw a Lasso
    [steal] which card to steal
    [attach] who gets the stolen card
    [target] whom to choose as the target
    [stake] how much to stake
    [reroll] whether to roll a die again
    [bible] whether to use the { card-bible }
    [wound] who takes the wound
    [place] which place to choose
    [release] who goes free
    [victim] whose account to rob
    [give-up] which revealed card to give up
   *[discard] which cards to discard
}
refused-game-over = The game is over ({ $rule }).
refused-not-now = This is not possible now; the question is: { decision-now } ({ $rule }).
refused-must-choose = You cannot pass here; choose one of the options ({ $rule }).
refused-not-in-hand = You do not have { $card } in hand ({ $rule }).
refused-too-few-dollars = This takes ${ $dollars } in cash, and you have ${ $cash } ({ $rule }).
refused-wrong-location = This can be done only { at-location } ({ $rule }).
refused-card-elsewhere = { $card } can be bought or played only { at-location } ({ $rule }).
refused-gang-full = Your { word-gang } is full: its limit is { $limit } ({ $rule }).
refused-already-hired = You have already hired in this turn ({ $rule }).
refused-not-bought = { $card } cannot be bought; only weapons and items can ({ $rule }).
refused-not-an-action = { $card } is not an action card ({ $rule }).
refused-not-sold-here = The { $card } cannot be sold { at-location } ({ $rule }).
refused-cannot-reach = You cannot get { to-location } that way ({ $rule }).
refused-out-of-play = Nothing can be done { at-location }: it is out of play ({ $rule }).
refused-already-there = You are { at-location } already ({ $rule }).
refused-leave-church = Nobody may stay at the Church: you must go somewhere else ({ $rule }).
refused-no-boots = You have no card to discard for two steps ({ $rule }).
refused-no-horse = You have no card to discard for a ride to anywhere ({ $rule }).
refused-card-not-needed = You can go { to-location } without spending anything ({ $rule }).
refused-not-wounded = { $fighter } has no wound ({ $rule }).
refused-card-played = You have already played an action card in this turn ({ $rule }).
refused-nobody-here = There is nobody here to fight with ({ $rule }).
refused-nobody-to-capture = There is nobody here whom you could capture ({ $rule }).
refused-no-ruins = There is nothing to rebuild next to you ({ $rule }).
refused-nothing-to-blow-up = There is no location with nobody on it to blow up ({ $rule }).
refused-jail-empty = Nobody is in jail ({ $rule }).
refused-not-captive = You do not hold { $fighter } captive ({ $rule }).
refused-no-poster = You have no { card-wanted-poster } to discard ({ $rule }).
refused-not-yours = { $fighter } cannot do this for you; choose one of your own { word-gunfighters } ({ $rule }).
refused-no-target = { $fighter } cannot be the target of this ({ $rule }).
refused-slippery = { $fighter } is too slippery to be captured ({ $rule }).
refused-does-not-help = The { $card } makes no difference in this ({ $rule }).
refused-stake = The stake must be from ${ $least } to ${ $most } ({ $rule }).
refused-no-such-die = No die shows { $suit } ({ $rule }).
refused-not-a-ruin = You cannot rebuild { the-location } from here ({ $rule }).
refused-somebody-there = You cannot blow up { the-location } while somebody is there ({ $rule }).
refused-not-in-jail = { $fighter } is not in jail ({ $rule }).
refused-account-same = Your account holds ${ $dollars } already ({ $rule }).
refused-account-too-much = You have only ${ $most } in all, cash and account together ({ $rule }).
refused-account-set = You have already set your account in this turn ({ $rule }).

## Words that name nobody

fighter-nowhere = { $fighter } is in nobody’s { word-gang } at the moment.
fighter-not-yours = { $fighter } is not in your { word-gang }.
