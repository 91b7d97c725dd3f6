### Gunsmoke: what it alone has, or says in other words than western.ftl.

game-name = Gunsmoke

edition-en = English edition (2017)

## Names. The three gunfighters of the solo game are a side of their own (SM-37).

colour-north = North
colour-east = East
colour-south = South
colour-west = West
colour-three = The Three

word-gunfighter = gunfighter
word-gunfighters = gunfighters
word-gang = gang

location-madame-bell = Madame Bell
location-town-bank = Town Bank
location-undertakers = Undertakers

location-church-about = Leave it in your next turn; church items are bought here (SM-12).
location-gallows-about = Hang one captive (SM-13).
location-general-store-about = Buy cards that name it; sell them for half of what they cost (SM-14).
location-gold-mine-about = Roll one die: a trump brings $3 (SM-15).
location-gunsmith-about = Buy cards that name it; sell them for half of what they cost (SM-14).
location-hotel-about = Heal one wound for $3 (SM-16).
location-trading-post-about = Sell cards of the General Store and the Gunsmith for $2 more than they cost (SM-17).
location-livery-about = Ride from here to anywhere for $2; horses are bought here (SM-18).
location-madame-bell-about = Draw up to one card for each of your gunfighters, at $3 each (SM-19).
location-saloon-about = Start a Shoot-Out or a Brawl without its card (SM-20).
location-sheriffs-office-about = Jail one captive for $4; badge and poster are bought here (SM-21).
location-town-bank-about = Move any amount between cash and account (SM-22).
location-train-station-about = Hire one gunfighter from your hand (SM-23).
location-undertakers-about = Look through the dead (SM-24).

card-doc-hollandaise = Doc Hollandaise
card-angie-oakley = Angie Oakley
card-wyatt-burp = Wyatt Burp
card-wild-bill-hiccup = Wild Bill Hiccup
card-butch-casserole = Butch Casserole
card-billy-the-kidney = Billy the Kidney
card-jesse-jams = Jesse Jams
card-calamari-jane = Calamari Jane
card-sundance-kipper = Sundance Kipper
card-pat-carrot = Pat Carrot
card-bat-masticate = Bat Masticate
card-belle-starch = Belle Starch
card-black-bartlett = Black Bartlett
card-bass-radish = Bass Radish
card-kid-currypot = Kid Currypot
card-soapy-spinach = Soapy Spinach
card-bow = Bow
card-gatling-gun = Gatling Gun
card-brass-knuckles = Brass Knuckles
card-throwing-knives = Throwing Knives
card-lasso = Lasso
card-rosary = Rosary
card-poncho = Poncho
card-shoot-out = Shoot-Out
card-escape = Escape
card-hold-up = Hold Up
card-gamble = Gamble
card-mining = Mining

special-carbine-expert = Carbine expert

special-hard-to-hit-about = Shots at this gunfighter are rolled with one die fewer (SM-28).
special-carbine-expert-about = One more die to Shoot with a Carbine attached (SM-28).
special-safe-cracker-about = One more Outlaw die in a Hold Up or a Train Robbery (SM-31, SM-33).
special-card-sharp-about = May roll one die of the own Gamble test again (SM-32).
special-scout-about = Lets the whole gang go up to two steps (SM-8).
special-quick-about = Shoots before all who tie in the draw (SM-29).
special-manhunter-about = One more Law die in a Capture (SM-30).
special-tough-about = Blows at this gunfighter are rolled with one die fewer (SM-28).
special-slippery-about = Cannot be captured (SM-30).

use-steal-attached = Steals an attached card
use-heal-two = Heals two wounds
use-outlaw-three = Three more Outlaw dice
use-jail-four-more = $4 more for a captive
use-cancel-wounds-of-one-attack = Cancels the wounds of one attack

use-move-two-about = Discard it to go up to two steps (SM-8, SM-11).
use-move-anywhere-about = Discard it to go to any town card (SM-8, SM-11).
use-steal-attached-about = Discard it before the first dice of a fight to steal a card of an opposing participant (SM-29).
use-heal-two-about = Discard it in town to heal up to two wounds of its bearer (SM-11).
use-outlaw-three-about = Discard it before your Outlaw test for three more dice (SM-11).
use-jail-four-more-about = Discard it when you jail a captive, for $4 more (SM-11).
use-cancel-wounds-of-one-attack-about = Discard it after a roll against its bearer: none of those wounds lands (SM-11).

effect-shootout = Shoot-Out
effect-escape = Escape
effect-hold-up = Hold Up
effect-mining = Mining

effect-shootout-about = Everybody on your town card draws and shoots, the quickest first (SM-29).
effect-brawl-about = Everybody on your town card strikes at the same time (SM-29).
effect-capture-about = Your Law against the Outlaw of somebody here; with more trumps you take a captive (SM-30).
effect-bounty-about = $2 for each trump of your Law test (SM-33).
effect-rebuild-about = With a trump in your Law test a ruin next to you comes back, and you go there (SM-33).
effect-gamble-about = Stake $1 to $5; each trump wins the stake once more, none loses it (SM-32).
effect-rob-train-about = $2 for each trump of your Outlaw test (SM-33).
effect-explosion-about = With 2 trumps of Outlaw, put a town card with nobody on it out of play (SM-33).
effect-jailbreak-about = With 2 trumps of Outlaw, take somebody out of jail into your gang (SM-33).
effect-escape-about = Take back one of your gunfighters whom another player holds captive (SM-30).
effect-hold-up-about = Outlaw; with one trump more than an opponent has gunfighters, take that whole account (SM-31).
effect-mining-about = Roll 3 dice: $2 for each trump (SM-32).

## Prompts

prompt-opening-account = { $seat }, how much of your money goes to the bank?
prompt-exchange = { $seat }, will you change a card of your opening hand?
prompt-lasso = { $seat }, will you throw a Lasso?
prompt-steal = { $seat }, which card does your Lasso catch?
prompt-attach = { $seat }, who gets the stolen card?
prompt-cards-capture = { $seat }, will you light your Dynamite against the Capture?
prompt-cards-hold-up = { $seat }, will you light your Dynamite for the Hold Up?
prompt-cards-rob-train = { $seat }, will you light your Dynamite for the Train Robbery?
prompt-cards-explosion = { $seat }, will you light your Dynamite for the Explosion?
prompt-cards-jailbreak = { $seat }, will you light your Dynamite for the Jailbreak?
prompt-release-escape = { $seat }, who escapes?
prompt-victim = { $seat }, whose account will you hold up?

## Explanations

explain-prepared = Town and trumps have yet to be dealt, and nobody has anything to decide (SM-1). The trump card of each player also decides the colour of the marker and where it starts (SM-3).
explain-opening-account = You have your opening money and may put any part of it on your account at once (SM-2). Money on the account earns interest each turn, but only cash pays (SM-7, SM-22).
explain-exchange = You may change up to 2 cards of your opening hand, once. What you return is shuffled in only after you have drawn the new ones (SM-5).
explain-move = Stay, or go one step to a neighbouring town card, diagonals included; what is missing can be neither entered nor crossed (SM-8). The Church must be left (SM-12). Discarded Cowboy Boots go up to two steps, a discarded Horse anywhere, and so does a ride from the Livery for $2 (SM-18).
explain-town = Use the town card you stand on, and play one action card that names it or can be played anywhere, in either order (SM-9). Buying, selling and the visits to Madame Bell may take several choices, but once you go on to an action card they are over. A Doctor’s Bag heals at any moment of this step (SM-11).
explain-fighter-shootout = Every player on the town card takes part with one gunfighter, the initiator choosing first (SM-29). Alone against the three you also choose which of them takes part (SM-38).
explain-fighter-brawl = Every player on the town card takes part with one gunfighter, the initiator choosing first (SM-29). Alone against the three you also choose which of them takes part (SM-38).
explain-fighter-gamble = One of your gunfighters makes the Gamble test, with the attached cards (SM-28, SM-32). Wounds cost no dice.
explain-cards-capture = The hunted gang makes an Outlaw test against the Capture (SM-30). Dynamite can be discarded for three more dice in it (SM-11).
explain-cards-hold-up = A Hold Up is an Outlaw test (SM-31). Dynamite can be discarded for three more dice in it, before the roll (SM-11).
explain-cards-rob-train = A Train Robbery is an Outlaw test (SM-33). Dynamite can be discarded for three more dice in it, before the roll (SM-11).
explain-cards-explosion = An Explosion is an Outlaw test (SM-33). Dynamite can be discarded for three more dice in it, before the roll (SM-11).
explain-cards-jailbreak = A Jailbreak is an Outlaw test (SM-33). Dynamite can be discarded for three more dice in it, before the roll (SM-11).
explain-lasso = Before the first dice, once round from the initiator, each player in the fight may discard one Lasso (SM-29). It steals one card that is attached to an opposing participant, for any of your gunfighters.
explain-steal = The Lasso is in the air. Choose any card attached to an opposing participant of this fight (SM-29).
explain-attach = The stolen card goes to any of your gunfighters. Each bears one red, one brown and one blue card; a card of the same colour is replaced and discarded (SM-26, SM-29).
explain-target-shootout = Whoever drew best shoots first, and each trump is a wound (SM-29). Those with equal draws name their targets before any of them rolls; their shots hit at the same time.
explain-target-brawl = All name a target first, then all strike at the same time; each trump is a wound (SM-29). Even whoever dies in the Brawl still strikes.
explain-target-capture = Choose a gunfighter of an opponent on your town card; alone you choose one of the three, wherever you are (SM-30, SM-38). Your Law against the Outlaw of that side: only with more trumps do you take the captive, whose attached cards are discarded.
explain-stake = Stake $1 to $5 of your cash. Each trump wins the stake once more, and you keep the stake; without a trump it is lost (SM-32).
explain-reroll = A card sharp may roll one die again after seeing them all (SM-32). The second result stands, better or worse.
explain-bible = An attacker has rolled wounds against the bearer of your Bible. Discard it, and none of the wounds of this attack lands (SM-11).
explain-place-explosion = The Explosion worked. Any town card with nobody on it can go: it can be neither entered nor crossed until it is rebuilt (SM-33).
explain-place-rebuild = The work is done. A missing town card that neighbours yours comes back, and you move onto it; a second use of a town card does not come with it (SM-33).
explain-release-jailbreak = The door is open. Any gunfighter in the jail joins your gang, unhurt, whoever put them there (SM-33).
explain-release-escape = Another player holds one or more of your gunfighters captive. One of them comes back into your gang, unhurt; whoever is in jail cannot escape like this (SM-30).
explain-victim = Choose an opponent with money on the account. You need one trump more than that opponent has gunfighters, and then take the whole account (SM-31).
explain-discard = Discard as many cards of your hand as you like. Then you draw 2, but never beyond 5 in hand (SM-10).
explain-over = Whoever loses the last gunfighter is out, and the last player left wins; if the last ones fall together they share the win, and at an agreed round limit most gunfighters decide, then fewest wounds, then most dollars (SM-36). Alone you win when all three are killed or captured, and the fewer turns, the better (SM-40).

## Actions

action-done-exchange = Change no more cards
action-done-lasso = Throw no Lasso
action-ride = Ride { to-location } for ${ $dollars }
action-attach = Buy the { $card } for ${ $dollars } and give it to { $fighter }
action-attach-replacing = Buy the { $card } for ${ $dollars } and give it to { $fighter }, in place of the { $old }
action-sell-attached = Sell { $fighter }’s { $card } for ${ $dollars }
action-rest = Heal one wound of { $fighter } for ${ $dollars }
action-bag = Discard the { $card } and heal up to two wounds of { $fighter }
action-mine = Roll a die for gold
action-visit = Draw a card at Madame Bell’s for ${ $dollars }
action-choose-three = Against { $fighter }
action-choose-bearer = Give the { $card } to { $fighter }
action-choose-bearer-replacing = Give the { $card } to { $fighter }, in place of the { $old }
action-lasso = Throw { $fighter }’s { $card }
action-steal = Steal the { $card } from { $owner }’s { $fighter }
action-cancel = { $hits ->
    [one] Discard the { $card }: { $fighter } is spared { $hits } wound
   *[other] Discard the { $card }: { $fighter } is spared all { $hits } wounds
}
action-release-escape = Let { $fighter } escape from { $owner }
action-rob = Hold up { $owner }’s account with ${ $dollars } on it
action-exchange = Change { $card }

## Events

event-gunfighters-removed = { $count ->
    [one] { $count } gunfighter was laid under the Undertakers, unseen.
   *[other] { $count } gunfighters were laid under the Undertakers, unseen.
}
event-income = { $dollars ->
    [0] { $seat } was due interest, but the reserve was empty.
   *[other] { $seat } got ${ $dollars } in interest.
}

## The end

solo-won = { $turns ->
    [one] { $seat } beat the three in { $turns } turn (SM-40).
   *[other] { $seat } beat the three in { $turns } turns (SM-40).
}
solo-lost = { $turns ->
    [one] { $seat } lost to the three after { $turns } turn (SM-40).
   *[other] { $seat } lost to the three after { $turns } turns (SM-40).
}

tie-break-gunfighters = { $gunfighters ->
    [one] { $seat } won with { $gunfighters } living gunfighter (SM-36).
   *[other] { $seat } won with { $gunfighters } living gunfighters (SM-36).
}
tie-break-wounds = { $gunfighters ->
    [one] { $seat } tied at { $gunfighters } living gunfighter and won by being hurt less, with { word-wounds } (SM-36).
   *[other] { $seat } tied at { $gunfighters } living gunfighters and won by being hurt less, with { word-wounds } (SM-36).
}
tie-break-dollars = { $gunfighters ->
    [one] { $seat } tied at { $gunfighters } living gunfighter with { word-wounds } and won with more money, ${ $dollars } (SM-36).
   *[other] { $seat } tied at { $gunfighters } living gunfighters with { word-wounds } and won with more money, ${ $dollars } (SM-36).
}
# $seats: the names of all winners, already joined.
tie-break-shared = { $gunfighters ->
    [0] { $seats } fell together and share the win (SM-36).
    [one] { $seats } share the win with { $gunfighters } living gunfighter each, { word-wounds } and ${ $dollars } (SM-36).
   *[other] { $seats } share the win with { $gunfighters } living gunfighters each, { word-wounds } and ${ $dollars } (SM-36).
}

terminal-figure-gunfighters = Gunfighters
terminal-figure-turns = Turns

## Refusals

refused-name-bearer = Say which gunfighter it is about: every { $card } in use is attached to one ({ $rule }).
refused-never-sold = The { $card } can never be sold ({ $rule }).
refused-not-attached = { $fighter } has no such card to sell ({ $rule }).
refused-no-own-bag = { $fighter } has no { card-doctors-bag } attached ({ $rule }).
refused-town-card-used = You have already used this town card in this turn ({ $rule }).
refused-nobody-to-free = No other player holds one of your gunfighters captive ({ $rule }).
refused-no-accounts = No opponent has money on the account ({ $rule }).
refused-not-of-three = { $fighter } is not one of the three; choose which of them takes part ({ $rule }).
refused-no-lasso = { $fighter } has no { card-lasso } attached ({ $rule }).
refused-nothing-to-steal = There is no such card to steal from { $fighter } ({ $rule }).
refused-not-own-captive = { $fighter } is not one of your own in another player’s hands ({ $rule }).
refused-no-money-there = { $owner } has no money on the account that you could take ({ $rule }).
refused-visits-over = { $limit ->
    [one] Madame Bell has only { $limit } card for you in a turn, one for each of your gunfighters ({ $rule }).
   *[other] Madame Bell has only { $limit } cards for you in a turn, one for each of your gunfighters ({ $rule }).
}
refused-no-cards-left = There are no cards left to draw ({ $rule }).

## Words that name nothing

card-not-attached = { $fighter } does not carry the { $card }.
