"""Losing gunfighters, and getting one back (SM-30, SM-35, SM-36)."""

from gunmetal.games.gunsmoke.state import State
from gunmetal.games.western.deck import discard
from gunmetal.games.western.end import clear_away
from gunmetal.games.western.gang import dead_to_be_seen, graveyard_is_open, has_room, join, lay_to_rest, let_go
from gunmetal.games.western.state import GUNFIGHTERS, Event
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule, settles


@settles(lay_to_rest)
def under_the_undertakers(s: State, kind: int) -> None:                # SM-13, SM-35
    """Face-down under that card; to the discards if it is out of play."""
    if graveyard_is_open(s):
        s.dead |= 1 << kind
    else:
        discard(s, kind)


@settles(dead_to_be_seen)
def all_under_the_undertakers(s: State) -> int:                        # SM-24
    return s.dead | s.buried


@settles(clear_away)
def return_account(s: State, p: int) -> None:                          # SM-36
    s.reserve += s.players[p].account
    s.players[p].account = 0


@rule
def captor_of(s: State, p: int, kind: int) -> int:
    """Who holds an own gunfighter, or -1."""
    for other in range(s.player_count):
        if other != p and s.players[other].captives >> kind & 1 == 1 and s.taken_from[kind] == p:
            return other
    return -1


@rule
def own_captives(s: State, p: int) -> int:                             # SM-30
    """Bit k: gunfighter k may escape into the own gang."""
    mask = 0
    if has_room(s, p):
        for kind in range(GUNFIGHTERS):
            if captor_of(s, p, kind) >= 0:
                mask |= 1 << kind
    return mask


@rule
def escape(s: State, p: int, kind: int) -> None:                       # SM-30
    captor = captor_of(s, p, kind)
    let_go(s, captor, kind)
    join(s, p, kind)
    emit(s, Event.ESCAPED, EVERYBODY, p, captor, kind)
