"""What a net is told in Gunslingers: see western.py."""

from gunmetal.bots.common import Minds
from gunmetal.bots.gunslingers import ACTIONS, MAX_OPTIONS, States
from gunmetal.bots.learning.deeds.western import DEEDS
from gunmetal.bots.learning.practice import practise
from gunmetal.bots.learning.western import MOST_DECISIONS, MOST_TOLD, THING_FACTS, WHOLE_FACTS, tell_shown
from gunmetal.bots.learning.western import RISING_ANYWHERE as RISING
from gunmetal.bots.search.tree import Nodes
from gunmetal.games.gunslingers.state import State
from gunmetal.kernel.records import Floats, Numbers, Seeds, Singles
from gunmetal.kernel.rules import entry, settles

__all__ = ["ACTIONS", "DEEDS", "MAX_OPTIONS", "MOST_DECISIONS", "MOST_TOLD", "RISING", "THING_FACTS", "WHOLE_FACTS", "learn"]


@settles(tell_shown)
def tell_revealed(s: State, p: int, base: int, told: Numbers, to: int) -> int:
    for i in range(s.revealed[p].size):
        told[to] = base + s.revealed[p].cards[i]
        to += 1
    return to


@entry
def learn(pool: States, minds: Minds, weights: Singles, slopes: Singles, orders: Numbers, rates: Floats, told: Numbers,
          starts: Numbers, made: Numbers, aside: Numbers, units: Singles, out: Numbers, scores: Floats, results: Floats,
          seeds: Seeds, tree: Nodes, child_of: Numbers, searching: Numbers, settings: Floats) -> None:
    practise(pool, minds, weights, slopes, orders, rates, told, starts, made, aside, units, out, scores, results, seeds, tree,
             child_of, searching, settings)
