"""Search in Gunrunners: see tree.py."""

from gunmetal.bots.common import Minds
from gunmetal.bots.gunrunners import ACTIONS, MAX_OPTIONS, States
from gunmetal.bots.search.tree import Nodes, grow
from gunmetal.kernel.records import Floats, Numbers
from gunmetal.kernel.rules import entry

__all__ = ["ACTIONS", "MAX_OPTIONS", "think"]


@entry
def think(pool: States, minds: Minds, tree: Nodes, child_of: Numbers, out: Numbers, results: Floats,
          orders: Numbers) -> None:
    grow(pool, minds, tree, child_of, out, results, orders)
