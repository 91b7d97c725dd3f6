"""Search in Gunrunners: see tree.py and guided.py; and what to think of cards that were laid face-down: see beliefs.py."""

from gunmetal.bots.beliefs import suspect_kinds
from gunmetal.bots.common import Minds
from gunmetal.bots.gunrunners import ACTIONS, MAX_OPTIONS, States
from gunmetal.bots.learning.gunrunners import MOST_TOLD
from gunmetal.bots.search.guided import follow
from gunmetal.bots.search.tree import Nodes, grow
from gunmetal.kernel.records import Floats, Numbers, Singles
from gunmetal.kernel.rules import entry

__all__ = ["ACTIONS", "MAX_OPTIONS", "MOST_TOLD", "suspect", "think"]


@entry
def think(pool: States, minds: Minds, tree: Nodes, child_of: Numbers, out: Numbers, scores: Floats, results: Floats,
          orders: Numbers, settings: Floats, weights: Singles, told: Numbers, units: Singles) -> None:
    if len(weights) == 0:
        grow(pool, minds, tree, child_of, out, results, orders, settings)
    else:
        follow(pool, minds, tree, child_of, out, scores, results, orders, settings, weights, told, units)


@entry
def suspect(pool: States, minds: Minds, out: Numbers, scores: Floats, results: Floats, orders: Numbers, weights: Singles,
            told: Numbers, units: Singles, found: Floats) -> None:
    suspect_kinds(pool, minds, out, scores, results, orders, weights, told, units, found)
