"""Bots for Gunsmoke: see bots/western.py."""

from typing import Annotated, TypeAlias

from gunmetal.bots import common, western
from gunmetal.bots.common import CODES, POOL, PREPARED, RESULTS, ROOKIE, Minds, play_games
from gunmetal.games.gunsmoke.sampling import sample
from gunmetal.games.gunsmoke.state import State
from gunmetal.games.gunsmoke.turn import apply, begin, options
from gunmetal.games.western.actions import ACTIONS, MAX_OPTIONS, MAX_STEPS
from gunmetal.kernel.records import Buffer, Floats, Numbers, Seeds
from gunmetal.kernel.rules import entry, settles

__all__ = ["ACTIONS", "CODES", "MAX_OPTIONS", "MAX_STEPS", "POOL", "PREPARED", "RESULTS", "States", "play"]

States: TypeAlias = Annotated[list[State], Buffer(State)]

settles(common.start_dealing)(begin)
settles(common.options_of)(options)
settles(common.carry_out)(apply)
settles(common.sample_for)(sample)


@settles(western.belongings)
def account_with_interest(s: State, p: int) -> float:
    """Attached cards count with their gunfighters; an account is safe from nobody, but pays interest."""
    account = s.players[p].account
    return 0.25 * min(account, 10) + 0.05 * max(account - 10, 0) + 0.6 * (min(account, 25) // s.interest_per)


@settles(common.heat)
def of_a_level(s: State, bot: int) -> float:
    return 7.0 if bot == ROOKIE else 1.8


@entry
def play(pool: States, minds: Minds, bots: Numbers, seeds: Seeds, out: Numbers, replies: Numbers, scores: Floats,
         trace: Numbers, results: Numbers) -> None:
    play_games(pool, minds, bots, seeds, out, replies, scores, trace, results)
