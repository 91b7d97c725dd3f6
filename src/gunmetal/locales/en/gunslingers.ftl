### Gunslingers: what it alone has, or says in other words than western.ftl.

game-name = Gunslingers

edition-en = English edition (2015)

## Names

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow

word-gunfighter = gunslinger
word-gunfighters = gunslingers
word-gang = posse

location-bank = Bank
location-boot-hill = Boothill

location-bank-about = Set your account to $0 to $3; each turn pays as many dollars as lie there (SL-9, SL-14).
location-boot-hill-about = Look through the dead (SL-15).
location-church-about = Begin your next turn by leaving (SL-16).
location-gallows-about = Free action: hang one captive (SL-19).
location-general-store-about = Sell revealed items for $2 less than they cost (SL-17).
location-gold-mine-about = Miss a turn, then get $2 (SL-18).
location-gunsmith-about = Sell revealed weapons of both kinds for $2 less than they cost (SL-17).
location-hotel-about = Pay $3 and miss a turn, then one wound heals (SL-20).
location-trading-post-about = Sell any revealed card for $1 more than it costs (SL-21).
location-livery-about = Miss a turn, then ride to any location (SL-22).
location-saloon-about = Free action: a Shootout or a Brawl without its card (SL-23).
location-sheriffs-office-about = Free action: jail one captive for $5 (SL-24).
location-train-station-about = Hire one gunslinger from your hand; only here (SL-11, SL-25).

card-wyatt-earp = Wyatt Earp
card-wild-bill-hickok = Wild Bill Hickok
card-butch-cassidy = Butch Cassidy
card-doc-holliday = Doc Holliday
card-billy-the-kid = Billy the Kid
card-jesse-james = Jesse James
card-calamity-jane = Calamity Jane
card-annie-oakley = Annie Oakley
card-sundance-kid = Sundance Kid
card-pat-garrett = Pat Garrett
card-bat-masterson = Bat Masterson
card-belle-starr = Belle Starr
card-john-wesley-hardin = John Wesley Hardin
card-black-bart = Black Bart
card-bass-reeves = Bass Reeves
card-kid-curry = Kid Curry
card-navy-revolver = Navy Revolver
card-bottle = Bottle
card-crucifix = Crucifix
card-shootout = Shootout
card-bushwhack = Bushwhack
card-poker = Poker
card-high-stakes = High Stakes
card-bank-robbery = Bank Robbery
card-cattle-rustling = Cattle Rustling

special-two-guns = Two guns
special-wanted = Wanted
special-trick-shot = Trick shot

special-hard-to-hit-about = Shots at this gunslinger are rolled with one die fewer (SL-38).
special-two-guns-about = One more die to Shoot in a Shootout with two one-handed guns (SL-38).
special-safe-cracker-about = One more Outlaw die in a Bank or Train Robbery (SL-38).
special-card-sharp-about = May roll one die of the own Gamble test again (SL-34, SL-38).
special-wanted-about = Whoever puts this gunslinger in jail gets $3 more (SL-24).
special-scout-about = Lets the whole posse go up to two steps (SL-10, SL-38).
special-trick-shot-about = Every joker in the Shoot test counts for two trumps (SL-38).
special-quick-about = Shoots before all who tie in the draw (SL-30, SL-38).
special-manhunter-about = One more Law die in a Capture (SL-33, SL-38).
special-tough-about = Blows at this gunslinger are rolled with one die fewer (SL-38).
special-slippery-about = Cannot be captured (SL-33, SL-38).

use-heal-one = Heals one wound
use-bounty-three = $3 more for a captive
use-cancel-one-wound = Cancels one wound

use-move-two-about = Discard it to go up to two steps (SL-10, SL-27).
use-move-anywhere-about = Discard it to go to any location in play (SL-10, SL-27).
use-heal-one-about = Discard it while you buy and sell to heal one wound (SL-27).
use-bounty-three-about = Discard it when you jail a captive, for $3 more (SL-24, SL-27).
use-cancel-one-wound-about = Takes one wound away: as the item of a fight, or when a wound would land outside one (SL-27).

effect-bushwhack = Bushwhack
effect-gamble = Poker
effect-gamble-high = High Stakes
effect-rob-bank = Bank Robbery
effect-rustle = Cattle Rustling

effect-shootout-about = Everybody on your location draws and shoots, the quickest first (SL-30).
effect-brawl-about = Everybody on your location strikes at the same time (SL-31).
effect-bushwhack-about = One shot with one die fewer at somebody here or next door, without an answer (SL-32).
effect-capture-about = Your Law against the Outlaw of somebody here; with more trumps you take a captive (SL-33).
effect-bounty-about = $2 for each trump of your Law test (SL-35).
effect-rebuild-about = With a trump in your Law test a ruin next to you comes back, and you go there (SL-36).
effect-gamble-about = Stake $1 to $5; each trump wins the stake once more, none loses it (SL-34).
effect-gamble-high-about = Stake $5 to $10; two trumps are needed, and each wins the stake once more (SL-34).
effect-rob-bank-about = With 3 trumps of Outlaw, all other accounts and $2 for each trump; with none, a wound (SL-35).
effect-rob-train-about = $2 for each trump of your Outlaw test; with none, a wound (SL-35).
effect-rustle-about = $1 for each trump of your Outlaw test (SL-35).
effect-explosion-about = With 2 trumps of Outlaw, put a location with nobody on it out of play (SL-36).
effect-jailbreak-about = With 2 trumps of Outlaw, take somebody out of jail into your posse (SL-36).

## Prompts

prompt-rest = { $seat }, who recovers in the Hotel?
prompt-miss = { $seat }, will you miss this turn?
prompt-fighter-bushwhack = { $seat }, who lies in wait?
prompt-fighter-gamble-high = { $seat }, which gunslinger plays for high stakes?
prompt-target-bushwhack = { $seat }, whom will you bushwhack?
prompt-cards-shootout = { $seat }, which revealed cards will you use in the Shootout?
prompt-cards-brawl = { $seat }, which revealed cards will you use in the Brawl?
prompt-cards-bushwhack = { $seat }, which revealed cards will you use for the shot?
prompt-cards-capture = { $seat }, which revealed item will you use in the Capture?
prompt-cards-bounty = { $seat }, which revealed item will you use on the hunt for the Bounty?
prompt-cards-rebuild = { $seat }, which revealed item will you use to Rebuild?
prompt-cards-gamble = { $seat }, which revealed cards will you use at the Poker table?
prompt-cards-gamble-high = { $seat }, which revealed cards will you use at the High Stakes table?
prompt-cards-rob-bank = { $seat }, which revealed item will you use in the Bank Robbery?
prompt-cards-rob-train = { $seat }, which revealed item will you use in the Train Robbery?
prompt-cards-rustle = { $seat }, which revealed item will you use for Cattle Rustling?
prompt-cards-explosion = { $seat }, which revealed item will you use for the Explosion?
prompt-cards-jailbreak = { $seat }, which revealed item will you use in the Jailbreak?
prompt-wound = { $seat }, who takes the wound of the failed robbery?
prompt-give-up = { $seat }, which revealed card will you give up?

## Explanations

explain-prepared = Town, trumps and opening posses have yet to be dealt, and nobody has anything to decide (SL-1, SL-2, SL-4). Chance also picks who begins (SL-6).
explain-rest = You paid for a room and missed a turn. Now one wound of one of your gunslingers heals: choose whose (SL-20).
explain-miss = On the Gold Mine, in the Hotel and in the Livery you may give a turn away, with its income and its cards (SL-8). Your next turn then begins with $2 from the Gold Mine (SL-18), with a wound less from the Hotel, which wants $3 now (SL-20), or with a ride to anywhere from the Livery (SL-22).
explain-move = Stay, or go to a neighbouring location, diagonals included; gaps and ruins are in the way (SL-10). Whoever begins a turn on the Church must leave it (SL-16). Revealed Cowboy Boots can be discarded for up to two steps, a Horse for any location, and a ride from the Livery goes anywhere (SL-22).
explain-town = There are three steps, and none can be done after a later one: hire one gunslinger, only at the Train Station (SL-11), then buy and sell (SL-12), then act. To act means at most one action card and at most one free action of the location, in either order (SL-13). What your location offers and what your cards cost is told with each option.
explain-fighter-shootout = Everybody on the location takes part with one gunslinger, the initiator choosing first (SL-30). Two wounds are a serious injury: such a gunslinger can start no fight, but can be sent into one that another starts (SL-37).
explain-fighter-brawl = Everybody on the location takes part with one gunslinger, the initiator choosing first (SL-31). Two wounds are a serious injury: such a gunslinger can start no fight, but can be sent into one that another starts (SL-37).
explain-fighter-bushwhack = One of your gunslingers fires a single shot, with one die fewer than the Shoot value, and nobody answers it (SL-32). A seriously injured gunslinger cannot do it (SL-37).
explain-fighter-gamble = One of your gunslingers makes the Gamble test (SL-34). A wound costs one die, and two wounds leave none (SL-37).
explain-fighter-gamble-high = One of your gunslingers makes the Gamble test, and needs two trumps (SL-34). A wound costs one die, and two wounds leave none (SL-37).
explain-cards-shootout = Before the first dice each chooses one item, and one two-handed or two one-handed weapons; they count in the draw and in the shot (SL-27). Whatever is chosen is discarded after the fight, won or lost.
explain-cards-brawl = Before the first dice each chooses one item, and one two-handed or two one-handed weapons (SL-27). Whatever is chosen is discarded after the fight, won or lost.
explain-cards-bushwhack = Choose one item, and one two-handed or two one-handed weapons; the victim may choose nothing (SL-27). Whatever is chosen is discarded after the shot, hit or miss.
explain-cards-capture = Each side may choose one item, the hunter for Law and the hunted for Outlaw (SL-27, SL-33). It is discarded afterwards, whoever wins.
explain-cards-bounty = One item may add its bonus to the Law of your posse (SL-27). It is discarded afterwards, whatever the dice say.
explain-cards-rebuild = One item may add its bonus to the Law of your posse (SL-27). It is discarded afterwards, whatever the dice say.
explain-cards-gamble = Cards with a bonus to Gamble help the player at the table (SL-27). They are discarded afterwards, win or lose.
explain-cards-gamble-high = Cards with a bonus to Gamble help the player at the table (SL-27). They are discarded afterwards, win or lose.
explain-cards-rob-bank = One item may add its bonus to the Outlaw of your posse (SL-27). It is discarded afterwards, whatever the dice say.
explain-cards-rob-train = One item may add its bonus to the Outlaw of your posse (SL-27). It is discarded afterwards, whatever the dice say.
explain-cards-rustle = One item may add its bonus to the Outlaw of your posse (SL-27). It is discarded afterwards, whatever the dice say.
explain-cards-explosion = One item may add its bonus to the Outlaw of your posse (SL-27). It is discarded afterwards, whatever the dice say.
explain-cards-jailbreak = One item may add its bonus to the Outlaw of your posse (SL-27). It is discarded afterwards, whatever the dice say.
explain-target-shootout = Whoever drew best shoots first, and each trump is a wound (SL-30). Those with equal draws name their targets before any of them rolls; their shots hit at the same time.
explain-target-brawl = All name a target first, then all strike at the same time; each trump is a wound (SL-31). Even whoever dies in the Brawl still strikes.
explain-target-bushwhack = You may shoot at any gunslinger of an opponent on your location or next to it (SL-32). There is no draw and no answer, but you roll one die fewer.
explain-target-capture = Choose a gunslinger of an opponent on your location. Your Law against the Outlaw of that posse: with more trumps the gunslinger is your captive, with equal or fewer nothing happens (SL-33).
explain-stake = Poker takes $1 to $5, High Stakes $5 to $10 (SL-34). The stake comes back with once the stake on top for each trump, if there are enough: one at Poker, two at High Stakes. With too few it is lost.
explain-reroll = A card sharp may roll one die again after seeing them all (SL-34). The second result stands, better or worse.
explain-bible = Your Bible can take one wound away before it lands (SL-27). It is discarded for that.
explain-wound = A Bank or Train Robbery without a single trump costs one of your gunslingers a wound, and you choose whom it hits (SL-35). The third wound kills (SL-37).
explain-place-explosion = The Explosion worked. Any location in play with nobody on it can go: it can be neither entered nor crossed until it is rebuilt (SL-36).
explain-place-rebuild = The work is done. A location out of play that neighbours yours comes back, and you move onto it; its free action is yours if you have used none in this turn (SL-36).
explain-release-jailbreak = The door is open. Any gunslinger in the jail joins your posse, unhurt, whoever put them there (SL-36).
explain-give-up = A posse may have one revealed item and two hands of weapons for each gunslinger. You are over that limit and must discard down to it (SL-28).
explain-discard = Discard as many cards of your hand as you like. Then you draw 2, but never beyond 5 in hand (SL-42).
explain-over = Whoever loses the last gunslinger is out, and the last player left wins; if the last ones fall together they share the win (SL-39). If a round limit was agreed and reached, most gunslingers win, then fewest wounds, then most dollars with the account (SL-40).

## Actions

action-done-miss = Take the turn
action-miss-gold-mine = Miss this turn and dig: ${ $dollars } at the start of your next one
action-miss-hotel = Pay ${ $dollars } and miss this turn: a wound heals at the start of your next one
action-miss-livery = Miss this turn and saddle up: ride anywhere in your next one
action-buy = Buy the { $card } for ${ $dollars }
action-sell = Sell the { $card } for ${ $dollars }
action-rest = Heal one wound of { $fighter }
action-bag = Discard the { $card } and heal one wound of { $fighter }
action-choose-wound = Let { $fighter } take the wound
action-cancel = { $hits ->
    [one] Discard the { $card }: { $fighter } takes no wound
   *[other] Discard the { $card }: { $fighter } takes one of { $hits } wounds less
}
action-give-up = Give up the { $card }

## Events

event-gunfighters-removed = { $count ->
    [one] { $count } gunslinger was removed from the game, unseen.
   *[other] { $count } gunslingers were removed from the game, unseen.
}

## The end

tie-break-gunfighters = { $gunfighters ->
    [one] { $seat } won with { $gunfighters } living gunslinger (SL-39, SL-40).
   *[other] { $seat } won with { $gunfighters } living gunslingers (SL-39, SL-40).
}
tie-break-wounds = { $gunfighters ->
    [one] { $seat } tied at { $gunfighters } living gunslinger and won by being hurt less, with { word-wounds } (SL-40).
   *[other] { $seat } tied at { $gunfighters } living gunslingers and won by being hurt less, with { word-wounds } (SL-40).
}
tie-break-dollars = { $gunfighters ->
    [one] { $seat } tied at { $gunfighters } living gunslinger with { word-wounds } and won with more money, ${ $dollars } (SL-40).
   *[other] { $seat } tied at { $gunfighters } living gunslingers with { word-wounds } and won with more money, ${ $dollars } (SL-40).
}
# $seats: the names of all winners, already joined.
tie-break-shared = { $gunfighters ->
    [0] { $seats } fell together and share the win (SL-39).
    [one] { $seats } share the win with { $gunfighters } living gunslinger each, { word-wounds } and ${ $dollars } (SL-40).
   *[other] { $seats } share the win with { $gunfighters } living gunslingers each, { word-wounds } and ${ $dollars } (SL-40).
}

terminal-figure-gunfighters = Gunslingers

## Refusals

refused-hiring-over = It is too late to hire: you have gone on to a later step of your turn ({ $rule }).
refused-trade-over = It is too late to trade: you have gone on to a later step of your turn ({ $rule }).
refused-revealed-limit = Your posse is too small to have the { $card } revealed as well ({ $rule }).
refused-not-revealed = You have no { $card } revealed ({ $rule }).
refused-bought-this-turn = You bought the { $card } in this turn, so you cannot sell it yet ({ $rule }).
refused-no-bag = You have no { card-doctors-bag } revealed ({ $rule }).
refused-free-action-used = You have already used a free action in this turn ({ $rule }).
refused-no-fights-yet = Nobody may fight before somebody has hired a gunslinger at the Train Station ({ $rule }).
refused-nobody-near = There is nobody here or next door to bushwhack ({ $rule }).
refused-nobody-stands = All your gunslingers are seriously injured ({ $rule }).
refused-seriously-injured = { $fighter } is seriously injured and cannot start anything ({ $rule }).
refused-no-hand-free = There is no hand free for the { $card }: one item, and one two-handed or two one-handed weapons, are all ({ $rule }).
refused-within-limit = The { $card } is not beyond the limit; give up a card that is ({ $rule }).
refused-account-limit = An account holds ${ $limit } at most ({ $rule }).
refused-cannot-miss = A turn can be missed only on the Gold Mine, in the Hotel or in the Livery, before anything else ({ $rule }).
