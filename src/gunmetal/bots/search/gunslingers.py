"""Search in Gunslingers: see tree.py and guided.py."""

from gunmetal.bots.common import Minds
from gunmetal.bots.gunslingers import ACTIONS, MAX_OPTIONS, States
from gunmetal.bots.learning.gunslingers import MOST_TOLD
from gunmetal.bots.search.guided import follow
from gunmetal.bots.search.tree import Nodes, grow
from gunmetal.kernel.records import Floats, Numbers, Singles
from gunmetal.kernel.rules import entry

__all__ = ["ACTIONS", "MAX_OPTIONS", "MOST_TOLD", "think"]


@entry
def think(pool: States, minds: Minds, tree: Nodes, child_of: Numbers, out: Numbers, scores: Floats, results: Floats,
          orders: Numbers, settings: Floats, weights: Singles, told: Numbers, units: Singles) -> None:
    if len(weights) == 0:
        grow(pool, minds, tree, child_of, out, results, orders, settings)
    else:
        follow(pool, minds, tree, child_of, out, scores, results, orders, settings, weights, told, units)
