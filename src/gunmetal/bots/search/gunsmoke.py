"""Search in Gunsmoke: what tree.py leaves open."""

from typing import Annotated, TypeAlias

from gunmetal.bots.search.tree import (
    Minds,
    Nodes,
    carry_out,
    decider_of,
    grow,
    is_over,
    judge,
    options_of,
    sample_for,
    share_out,
)
from gunmetal.games.gunsmoke.sampling import sample
from gunmetal.games.gunsmoke.state import State
from gunmetal.games.gunsmoke.turn import apply, options
from gunmetal.games.western.actions import ACTIONS, MAX_OPTIONS
from gunmetal.games.western.end import winners
from gunmetal.games.western.state import Phase
from gunmetal.kernel.records import Buffer, Floats, Numbers
from gunmetal.kernel.rules import entry, settles

__all__ = ["ACTIONS", "MAX_OPTIONS", "think"]

States: TypeAlias = Annotated[list[State], Buffer(State)]

settles(options_of)(options)
settles(carry_out)(apply)
settles(sample_for)(sample)


@settles(decider_of)
def decider(s: State) -> int:
    return s.decider


@settles(is_over)
def is_ended(s: State) -> bool:
    return s.phase == Phase.OVER


@settles(judge)
def share_win(s: State, results: Floats) -> None:
    share_out(winners(s), s.player_count, results)


@entry
def think(pool: States, minds: Minds, tree: Nodes, child_of: Numbers, out: Numbers, results: Floats,
          orders: Numbers) -> None:
    grow(pool, minds, tree, child_of, out, results, orders)
