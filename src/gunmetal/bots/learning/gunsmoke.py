"""What a net is told in Gunsmoke: see western.py."""

from gunmetal.bots.common import Minds
from gunmetal.bots.gunsmoke import ACTIONS, MAX_OPTIONS, States
from gunmetal.bots.learning.deeds.western import DEEDS
from gunmetal.bots.learning.facts import rising
from gunmetal.bots.learning.practice import practise
from gunmetal.bots.learning.western import (
    AT_SHOWN,
    MOST_DECISIONS,
    MOST_TOLD,
    OF_SIDES,
    RISING_ANYWHERE,
    THING_FACTS,
    WHOLE_FACTS,
    tell_shown,
)
from gunmetal.bots.search.tree import Nodes
from gunmetal.games.gunsmoke.state import State
from gunmetal.kernel.records import Floats, Numbers, Seeds, Singles
from gunmetal.kernel.rules import entry, settles

__all__ = ["ACTIONS", "DEEDS", "MAX_OPTIONS", "MOST_DECISIONS", "MOST_TOLD", "RISING", "THING_FACTS", "WHOLE_FACTS", "learn"]

DYNAMITE = 3
RISING = (*RISING_ANYWHERE, *((side + AT_SHOWN, DYNAMITE) for side in OF_SIDES))


@settles(tell_shown)
def tell_dynamite(s: State, p: int, base: int, told: Numbers, to: int) -> int:
    """Cards are attached to gunfighters, and told with them; Dynamite lies ready."""
    return rising(told, to, base, s.dynamite[p], DYNAMITE)


@entry
def learn(pool: States, minds: Minds, weights: Singles, slopes: Singles, orders: Numbers, rates: Floats, told: Numbers,
          starts: Numbers, made: Numbers, aside: Numbers, units: Singles, out: Numbers, scores: Floats, results: Floats,
          seeds: Seeds, tree: Nodes, child_of: Numbers, searching: Numbers, settings: Floats) -> None:
    practise(pool, minds, weights, slopes, orders, rates, told, starts, made, aside, units, out, scores, results, seeds, tree,
             child_of, searching, settings)
