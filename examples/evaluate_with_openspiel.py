"""Play a policy from a file in OpenSpiel, against bots of OpenSpiel's.

    python examples/evaluate_with_openspiel.py my_policy.npz --games 200 --simulations 50

A policy of your own is a bot of OpenSpiel's as soon as it has `step`, and then everything there that takes bots takes it. This one
sits at every seat in turn, first against a bot that plays at random, and then against OpenSpiel's information-set search in Python,
which imagines what it cannot see through our resampler.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import gunmetal.environments.openspiel.games  # noqa: F401 - registers them
from gunmetal.environments.policies import Policy, load
from gunmetal.games import game_named

Rival = Callable[[int], Any]           # makes the bot for a seat


class FromFile(pyspiel.Bot):  # type: ignore[misc]
    def __init__(self, policy: Policy) -> None:
        super().__init__()
        self._policy = policy

    def step(self, state: Any) -> int:
        return self._policy.choose(state.position.state, state.current_player())


def share_won(game: Any, policy: Policy, rival: Rival, games: int) -> float:
    """A shared win counts for a part."""
    won = 0.0
    for number in range(games):
        seat = number % game.num_players()
        bots = [FromFile(policy) if n == seat else rival(n) for n in range(game.num_players())]
        won += (pyspiel.evaluate_bots(game.new_initial_state(), bots, number)[seat] + 1) / game.num_players()
    return won / games


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=200, help="against random; a tenth of them against the search")
    parser.add_argument("--simulations", type=int, default=50, help="of the search, for each of its decisions")
    args = parser.parse_args(words)
    game, policy = pyspiel.load_game("gunrunners"), load(args.file, game_named("gunrunners"))
    rng = np.random.RandomState(1)             # what OpenSpiel's bots take

    def searching(seat: int) -> Any:
        return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, args.simulations, random_state=rng)

    rivals: dict[str, tuple[Rival, int]] = {
        "random": (lambda seat: uniform_random.UniformRandomBot(seat, rng), args.games),
        f"OpenSpiel's search with {args.simulations} simulations": (searching, max(args.games // 10, 2)),
    }
    for name, (rival, games) in rivals.items():
        print(f"{share_won(game, policy, rival, games):.1%} of {games} games against {name}", flush=True)


if __name__ == "__main__":
    main()
