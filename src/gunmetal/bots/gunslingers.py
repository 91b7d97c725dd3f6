"""Bots for Gunslingers: see bots/western.py."""

from typing import Annotated, TypeAlias

from gunmetal.bots import common, western
from gunmetal.bots.common import CODES, POOL, PREPARED, RESULTS, ROOKIE, Minds, play_games
from gunmetal.games.gunslingers.sampling import sample
from gunmetal.games.gunslingers.state import State
from gunmetal.games.gunslingers.turn import apply, begin, options
from gunmetal.games.western.actions import ACTIONS, MAX_OPTIONS, MAX_STEPS
from gunmetal.games.western.state import Test
from gunmetal.kernel.records import Buffer, Floats, Numbers, Seeds
from gunmetal.kernel.rules import entry, settles

__all__ = ["ACTIONS", "CODES", "MAX_OPTIONS", "MAX_STEPS", "POOL", "PREPARED", "RESULTS", "States", "play"]

States: TypeAlias = Annotated[list[State], Buffer(State)]

settles(common.start_dealing)(begin)
settles(common.options_of)(options)
settles(common.carry_out)(apply)
settles(common.sample_for)(sample)


@settles(western.belongings)
def revealed_and_account(s: State, p: int) -> float:
    """Revealed cards will help in a fight; an account pays every turn."""
    total = 1.2 * s.players[p].account
    for i in range(s.revealed[p].size):
        card = s.cards[s.revealed[p].cards[i]]
        total += 0.4 * card.cost + 0.8 * (card.bonus[Test.DRAW] + card.bonus[Test.SHOOT]) + 0.5 * card.bonus[Test.BRAWL]
    return total


@settles(common.heat)
def of_a_level(s: State, bot: int) -> float:
    return 12.0 if bot == ROOKIE else 4.0


@entry
def play(pool: States, minds: Minds, bots: Numbers, seeds: Seeds, out: Numbers, replies: Numbers, scores: Floats,
         trace: Numbers, results: Numbers) -> None:
    play_games(pool, minds, bots, seeds, out, replies, scores, trace, results)
