"""What a net is told of a position. Each game has its facts in a module of its own."""

from gunmetal.bots.common import is_over, players_of, share_out
from gunmetal.bots.learning.net import valued
from gunmetal.kernel.records import Floats, Numbers, Singles, Table
from gunmetal.kernel.rules import left_open, rule


@left_open
def tell(s: Table, seat: int, told: Numbers, first: int) -> int:
    """Writes the facts that are true for a seat, from what it sees alone, to told[first] and so on, and says how many they are."""
    raise NotImplementedError


@left_open
def thing_facts(s: Table) -> int:
    """How many facts there are of one thing."""
    raise NotImplementedError


@left_open
def whole_facts(s: Table) -> int:
    raise NotImplementedError


@rule
def chance_of(s: Table, seat: int, weights: Singles, told: Numbers, first: int, units: Singles, results: Floats) -> float:
    """A seat's chance to win as the net sees it; at the end, what came out. Overwrites told[first] and what follows."""
    if is_over(s):
        share_out(s, results)
        return results[seat]
    count = tell(s, seat, told, first)
    return valued(weights, thing_facts(s), whole_facts(s), answers_of(s), told, first, count, units)


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
