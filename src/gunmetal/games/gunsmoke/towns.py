"""What the town cards offer (SM-12 to SM-24)."""

from gunmetal.games.gunsmoke.attached import bearer_of, spend
from gunmetal.games.gunsmoke.state import State
from gunmetal.games.western.deck import draw, from_hand
from gunmetal.games.western.dice import clear_dice, roll
from gunmetal.games.western.dollars import earn, pay, put_on_account
from gunmetal.games.western.gang import has_room, heal, join, put_into_jail
from gunmetal.games.western.state import GUNFIGHTERS, NOTHING, Event, Location, Test, Use
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule

ROOM = 3                       # SM-16
GOLD = 3                       # SM-15
BELL = 3                       # SM-19
BOUNTY = 4                     # SM-21
POSTER = 4                     # SM-11
HORSE_PRICE = 2                     # SM-18


@rule
def may_ride(s: State, p: int) -> bool:                                # SM-18
    return s.players[p].place == Location.LIVERY and s.players[p].dollars >= HORSE_PRICE


@rule
def may_hire(s: State, p: int, kind: int) -> bool:                     # SM-23
    player = s.players[p]
    return (kind < GUNFIGHTERS and player.place == Location.TRAIN_STATION and s.done_here == 0 and has_room(s, p)
            and player.hand[kind] > 0 and s.cards[kind].cost <= player.dollars)


@rule
def hire(s: State, p: int, kind: int) -> None:                         # SM-23
    from_hand(s, p, kind)
    pay(s, p, s.cards[kind].cost)
    join(s, p, kind)
    emit(s, Event.HIRED, EVERYBODY, p, kind, s.cards[kind].cost)


@rule
def may_rest(s: State, p: int, slot: int) -> bool:                     # SM-16
    return s.players[p].place == Location.HOTEL and s.players[p].dollars >= ROOM and s.players[p].gang[slot].wounds > 0


@rule
def rest(s: State, p: int, slot: int) -> None:
    pay(s, p, ROOM)
    emit(s, Event.ROOM_PAID, EVERYBODY, p, ROOM)
    heal(s, p, slot, 1)


@rule
def mine(s: State, p: int) -> None:                                    # SM-15
    if roll(s, p, 1, Test.GOLD, 1) > 0:
        paid = earn(s, p, GOLD)
        emit(s, Event.GOLD_MINED, EVERYBODY, p, paid)
    else:
        emit(s, Event.NOTHING_CAME_OF_IT, EVERYBODY, p)
    clear_dice(s)


@rule
def may_visit(s: State, p: int) -> bool:                               # SM-19
    """Up to one card for each own gunfighter; no cards left, no payment."""
    player = s.players[p]
    return (player.place == Location.MADAME_BELL and s.bell < player.gang_size and player.dollars >= BELL
            and s.deck_size + s.discards_size > 0)


@rule
def visit(s: State, p: int) -> None:
    s.bell += 1
    pay(s, p, BELL)
    emit(s, Event.BELL_PAID, EVERYBODY, p, BELL)
    draw(s, p)


@rule
def bank(s: State, p: int, dollars: int) -> None:                      # SM-2, SM-22
    put_on_account(s, p, dollars)
    emit(s, Event.ACCOUNT_SET, EVERYBODY, p, dollars)


@rule
def has_poster(s: State, p: int) -> bool:
    return bearer_of(s, p, Use.JAIL_FOUR_MORE) != NOTHING


@rule
def jail(s: State, p: int, kind: int, poster: bool) -> None:           # SM-21, SM-11
    bounty = BOUNTY
    if poster:
        spend(s, p, bearer_of(s, p, Use.JAIL_FOUR_MORE), Use.JAIL_FOUR_MORE)
        bounty += POSTER
    put_into_jail(s, p, kind)
    paid = earn(s, p, bounty)
    emit(s, Event.JAILED, EVERYBODY, p, kind, paid)
