"""What both games deal before the first turn (SL-2, SL-4, SL-6, SM-3, SM-4, SM-6)."""

from gunmetal.games.western.gang import join
from gunmetal.games.western.state import GUNFIGHTERS, Chance, Event, Town
from gunmetal.kernel.chance import below, pick
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule


@rule
def deal_trump(s: Town, p: int) -> None:
    """One of the suits that lie in the pile."""
    left = 0
    for suit in range(4):
        left += s.pile[suit]
    suit = pick(s, s.pile, left, Chance.TRUMP)
    s.pile[suit] = 0
    s.players[p].trump = suit
    emit(s, Event.TRUMP_DEALT, EVERYBODY, p, suit)


@rule
def deal_trumps(s: Town) -> None:                                      # SL-2, SM-3
    """One of the four suits to each side, public."""
    for suit in range(4):
        s.pile[suit] = 1
    for p in range(s.sides):
        if s.players[p].is_in == 1:
            deal_trump(s, p)
    for suit in range(4):
        s.pile[suit] = 0


@rule
def gunfighters_left(s: Town) -> int:
    n = 0
    for kind in range(GUNFIGHTERS):
        n += s.pile[kind]
    return n


@rule
def deal_gunfighters(s: Town, p: int, count: int) -> None:             # SL-4, SM-4
    """From the pile of gunfighters, face-up and free of charge."""
    for _ in range(count):
        kind = pick(s, s.pile, gunfighters_left(s), Chance.GUNFIGHTER)
        s.pile[kind] = 0
        join(s, p, kind)
        emit(s, Event.GUNFIGHTER_DEALT, EVERYBODY, p, kind)


@rule
def remove_gunfighters(s: Town, count: int) -> None:                   # SL-4, SM-4
    """Unseen."""
    for _ in range(count):
        kind = pick(s, s.pile, gunfighters_left(s), Chance.REMOVED)
        s.pile[kind] = 0
        s.buried |= 1 << kind
    emit(s, Event.GUNFIGHTERS_REMOVED, EVERYBODY, count)


@rule
def draw_starting_player(s: Town) -> None:                             # SL-6, SM-6
    s.starter = below(s, s.player_count, Chance.STARTING_PLAYER)
    s.round = 1
    emit(s, Event.STARTING_PLAYER_DRAWN, EVERYBODY, s.starter)
