"""The town: the map, who stands where, and how to get about (SL-1, SL-10, SM-1, SM-8)."""

from gunmetal.games.western.gang import gang_has
from gunmetal.games.western.state import NOBODY, THE_THREE, Chance, Event, Location, Special, Town
from gunmetal.kernel.chance import pick
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule


@rule
def deal_town(s: Town) -> None:
    """Location cards are dealt onto the places of the map; which places neighbour each other is given (`beside`)."""
    for location in range(s.location_count):
        s.pile[location] = 1
    for place in range(s.location_count):
        location = pick(s, s.pile, s.location_count - place, Chance.TOWN)
        s.pile[location] = 0
        s.map[place] = location
        s.in_play |= 1 << location
        emit(s, Event.LOCATION_DEALT, EVERYBODY, location, place)
    for place in range(s.location_count):
        for other in range(s.location_count):
            if s.beside[place] >> other & 1 == 1:
                s.neighbours[s.map[place]] |= 1 << s.map[other]


@rule
def is_in_play(s: Town, location: int) -> bool:
    return s.in_play >> location & 1 == 1


@rule
def one_step(s: Town, here: int) -> int:
    """Bit l: location l can be entered from here. What is out of play cannot (SL-10)."""
    return s.neighbours[here] & s.in_play


@rule
def two_steps(s: Town, here: int) -> int:
    """... in up to two steps. What is out of play cannot be crossed either."""
    near = one_step(s, here)
    reach = near
    for location in range(s.location_count):
        if near >> location & 1 == 1:
            reach |= one_step(s, location)
    return reach & ~(1 << here)


@rule
def on_foot(s: Town, p: int) -> int:
    """Where a player can go without spending anything."""
    here = s.players[p].place
    if gang_has(s, p, Special.SCOUT):
        return two_steps(s, here)
    return one_step(s, here)


@rule
def may_stay(s: Town, p: int, reach: int) -> bool:
    """The Church must be left, if there is a way that costs nothing (SL-10, SL-16, SM-8)."""
    return s.players[p].place != Location.CHURCH or reach == 0


@rule
def go(s: Town, p: int, location: int) -> None:
    s.players[p].place = location


@rule
def is_empty(s: Town, location: int) -> bool:
    for p in range(s.player_count):
        if s.players[p].is_in == 1 and s.players[p].place == location:
            return False
    return True


@rule
def meets(s: Town, p: int, other: int) -> bool:
    """Whether two players stand on the same location. The three of a solo game are everywhere (SM-38)."""
    if p == other or s.players[p].is_in == 0 or s.players[other].is_in == 0:
        return False
    return p == THE_THREE or other == THE_THREE or s.players[p].place == s.players[other].place


@rule
def meets_anybody(s: Town, p: int) -> bool:
    for other in range(s.sides):
        if meets(s, p, other):
            return True
    return False


@rule
def blow_up(s: Town, p: int, location: int) -> None:                   # SL-36
    s.in_play ^= 1 << location
    emit(s, Event.BLOWN_UP, EVERYBODY, p, location)


@rule
def ruins_beside(s: Town, p: int) -> int:
    """Bit l: location l is out of play, and beside the player's (SL-36)."""
    return s.neighbours[s.players[p].place] & ~s.in_play


@rule
def rebuild(s: Town, p: int, location: int) -> None:                   # SL-36
    s.in_play |= 1 << location
    go(s, p, location)
    emit(s, Event.REBUILT, EVERYBODY, p, location)


@rule
def leave_town(s: Town, p: int) -> None:
    s.players[p].place = NOBODY
