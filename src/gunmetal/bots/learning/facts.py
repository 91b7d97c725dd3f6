"""What a net is told of a position. Each game has its facts in a module of its own."""

from gunmetal.bots.common import players_of
from gunmetal.bots.learning.net import ANSWERS, THING, WHOLE
from gunmetal.kernel.records import Numbers, Table
from gunmetal.kernel.rules import left_open, rule


@left_open
def tell(s: Table, seat: int, told: Numbers, first: int) -> int:
    """Writes the facts that are true for a seat, from what it sees alone, to told[first] and so on, and says how many they are."""
    raise NotImplementedError


@left_open
def tell_option(s: Table, action: int, told: Numbers, first: int) -> int:
    """Writes the deeds of an option, seen by whoever must decide, to told[first] and so on: how many they are, and for each the
    thing that it is done to, by its place among those that `tell` tells, and its number. Says where the next option goes."""
    raise NotImplementedError


@left_open
def thing_facts(s: Table) -> int:
    """How many facts there are of one thing."""
    raise NotImplementedError


@left_open
def whole_facts(s: Table) -> int:
    raise NotImplementedError


@rule
def tell_options(s: Table, out: Numbers, n: int, told: Numbers, first: int) -> int:
    """Says where what follows goes."""
    at = first
    for k in range(n):
        at = tell_option(s, out[k], told, at)
    return at


@rule
def deed(told: Numbers, first: int, thing: int, number: int) -> None:
    """One more deed of the option that begins at told[first]."""
    at = first + 1 + 2 * told[first]
    told[at] = thing
    told[at + 1] = number
    told[first] += 1


@rule
def answers_of(s: Table) -> int:
    """One for each seat; alone: to win, and to lose."""
    return max(players_of(s), 2)


@rule
def rising(told: Numbers, at: int, base: int, number: int, most: int) -> int:
    """A number as a fact of a series: 1, 2, and so on up to `most` or more; none for 0. Returns where the next fact goes. A game
    lists its series in RISING: what is learnt of a fact holds for all further ones of its series too (nets/keeping.py)."""
    if number > 0:
        told[at] = base + min(number, most) - 1
        return at + 1
    return at


@rule
def either_way(told: Numbers, at: int, base: int, number: int, most: int) -> int:
    """The same for numbers below 0 too: 2 * most facts."""
    if number >= 0:
        return rising(told, at, base, number, most)
    return rising(told, at, base + most, -number, most)


@rule
def habits_of(s: Table) -> int:
    """Where the weights of habits begin: after those of the net."""
    return (thing_facts(s) + 1) * THING + (THING + whole_facts(s) + 1) * WHOLE + (WHOLE + 1) * ANSWERS
