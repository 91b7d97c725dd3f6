"""What the locations offer: account, trade, hiring, rest, captives (SL-11 to SL-25)."""

from gunmetal.games.gunslingers.revealed import (
    count_revealed,
    discard_revealed,
    is_item,
    is_within_limit,
    reveal,
    revealed_for,
    take_revealed,
)
from gunmetal.games.gunslingers.state import State
from gunmetal.games.western.deck import discard, from_hand
from gunmetal.games.western.dollars import earn, pay, put_on_account
from gunmetal.games.western.gang import has_room, join, put_into_jail
from gunmetal.games.western.state import GUNFIGHTERS, NOTHING, Category, Event, Location, Special, Use
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule

ROOM = 3                       # SL-20
GOLD = 2                       # SL-18
BOUNTY = 5                     # SL-24
WANTED = 3                     # the special rule
POSTER = 3                     # the use `bounty_three`
NOT_SOLD_HERE = -1


@rule
def may_miss(s: State, p: int) -> bool:                                # SL-8
    player = s.players[p]
    if player.place == Location.HOTEL:
        return player.dollars >= ROOM
    return player.place == Location.GOLD_MINE or player.place == Location.LIVERY


@rule
def miss(s: State, p: int) -> None:                                    # SL-8
    player = s.players[p]
    if player.place == Location.HOTEL:                                 # SL-20
        pay(s, p, ROOM)
        emit(s, Event.ROOM_PAID, EVERYBODY, p, ROOM)
    player.owes = player.place
    emit(s, Event.TURN_MISSED, EVERYBODY, p, player.place)


@rule
def may_hire(s: State, p: int, kind: int) -> bool:                     # SL-11, SL-25
    player = s.players[p]
    return (kind < GUNFIGHTERS and player.place == Location.TRAIN_STATION and s.hired == 0 and has_room(s, p)
            and player.hand[kind] > 0 and s.cards[kind].cost <= player.dollars)


@rule
def hire(s: State, p: int, kind: int) -> None:                         # SL-11
    from_hand(s, p, kind)
    pay(s, p, s.cards[kind].cost)
    join(s, p, kind)
    s.hired = 1
    s.fighting = 1                                                     # SL-29
    emit(s, Event.HIRED, EVERYBODY, p, kind, s.cards[kind].cost)


@rule
def may_buy(s: State, p: int, kind: int) -> bool:                      # SL-12
    card = s.cards[kind]
    player = s.players[p]
    if card.category == Category.GUNFIGHTER or card.category == Category.ACTION:
        return False
    return player.hand[kind] > 0 and card.location == player.place and card.cost <= player.dollars and is_within_limit(s, p, kind)


@rule
def buy(s: State, p: int, kind: int) -> None:                          # SL-12
    from_hand(s, p, kind)
    pay(s, p, s.cards[kind].cost)
    reveal(s, p, kind)
    s.bought[kind] += 1
    emit(s, Event.CARD_BOUGHT, EVERYBODY, p, kind, s.cards[kind].cost)


@rule
def price(s: State, kind: int, here: int) -> int:
    """What a revealed card fetches here, or that it is not sold here."""
    cost = s.cards[kind].cost
    if here == Location.TRADING_POST:                                  # SL-21
        return cost + 1
    if (here == Location.GENERAL_STORE and is_item(s, kind)) or (here == Location.GUNSMITH and not is_item(s, kind)):  # SL-17
        return max(cost - 2, 0)
    return NOT_SOLD_HERE


@rule
def may_sell(s: State, p: int, kind: int) -> bool:                     # SL-12
    """Not a card bought in the same turn."""
    return price(s, kind, s.players[p].place) != NOT_SOLD_HERE and count_revealed(s, p, kind) > s.bought[kind]


@rule
def sell(s: State, p: int, kind: int) -> None:
    take_revealed(s, p, kind)
    discard(s, kind)
    paid = earn(s, p, price(s, kind, s.players[p].place))
    emit(s, Event.CARD_SOLD, EVERYBODY, p, kind, paid)


@rule
def may_bank(s: State, p: int, dollars: int) -> bool:                  # SL-14
    player = s.players[p]
    return (player.place == Location.BANK and s.banked == 0 and dollars != player.account and dollars <= s.bank_limit
            and dollars <= player.dollars + player.account)


@rule
def bank(s: State, p: int, dollars: int) -> None:
    put_on_account(s, p, dollars)
    s.banked = 1
    emit(s, Event.ACCOUNT_SET, EVERYBODY, p, dollars)


@rule
def has_poster(s: State, p: int) -> bool:
    return revealed_for(s, p, Use.BOUNTY_THREE) != NOTHING


@rule
def jail(s: State, p: int, kind: int, poster: bool) -> None:           # SL-24, SL-27
    bounty = BOUNTY
    if s.cards[kind].special == Special.WANTED:
        bounty += WANTED
    if poster:
        bounty += POSTER
        discard_revealed(s, p, revealed_for(s, p, Use.BOUNTY_THREE))
    put_into_jail(s, p, kind)
    paid = earn(s, p, bounty)
    emit(s, Event.JAILED, EVERYBODY, p, kind, paid)
