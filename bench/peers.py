"""OpenSpiel's C++ card games, on one core: whole native games, rollouts inside its MCTS bot, the Python API loop.

A *decision* is an action of a player: listing the legal ones, choosing one, applying it. Outcomes at chance nodes
(every card dealt is one) take time but count in no number here. Where the method leaves a choice, it favours the peer:
creating the empty state (slow for gin_rummy), freeing the finished one and counting are outside the clock everywhere.

* `native_*`: `pyspiel.evaluate_bots` with its uniform random bots, one call a game. The C++ loop plays the given state
  in place, without cloning: at a chance node it lists `ChanceOutcomes` and samples one (Mersenne twister, the given
  seed), otherwise the bot lists `LegalActions` and picks one. So the deal is part of the game, and the decisions are
  counted exactly, from the history of each finished state. Crossing from Python once a game is inside (2 µs).
* `mcts_rollout_*`: `MCTSBot.mcts_search` with a `RandomRolloutEvaluator`, from the first decision after a random deal;
  it takes these games as if all cards were open. Decisions in rollouts = evaluations × rollouts × mean remaining
  decisions. The evaluations at each node are exact: its visits less those of its children. The remaining decisions
  are the mean of one random game played on from the node for each evaluation, off the clock: an estimate, exact
  where the length is fixed. Growing and descending the tree is inside the clock but not counted (about 1 % of the
  moves). A rollout begins after the deal, so its rate lies far above that of whole games.
* `python_*`: `legal_actions`, `random.choice`, `apply_action`; `chance_outcomes` and a weighted choice at chance nodes.
"""

import functools
import importlib
import random
import time
from collections.abc import Iterator
from typing import Any

from bench.measure import Probe, UnmeasurableError

GAMES = ("hearts", "euchre", "skat", "gin_rummy")
BATCH = 64
SIMULATIONS = 20
ROLLOUTS = 20
UCT_C = 2.0
TREE_MEGABYTES = 100


def peer_key(game: str) -> str:
    return f"openspiel_{game}"


def probes(games: tuple[str, ...]) -> list[Probe]:
    """Raises ImportError without OpenSpiel."""
    spiel: Any = importlib.import_module("pyspiel")
    return [probe for game in games for probe in _probes_of(spiel, game)]


def _probes_of(spiel: Any, name: str) -> Iterator[Probe]:
    game = spiel.load_game(name)
    bots = [spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    rng = random.Random(name)
    key = f"peers.{peer_key(name)}"
    yield Probe(
        f"OpenSpiel {name}, native",
        (f"{key}.native_decisions_per_s", f"{key}.native_games_per_s"),
        functools.partial(native_games, spiel, game, bots, rng),
    )
    yield Probe(
        f"OpenSpiel {name}, MCTS rollouts",
        (f"{key}.mcts_rollout_decisions_per_s",),
        functools.partial(mcts_rollouts, spiel, game, bots, rng),
    )
    yield Probe(
        f"OpenSpiel {name}, Python",
        (f"{key}.python_decisions_per_s",),
        functools.partial(python_loop, game, rng),
    )


def native_games(spiel: Any, game: Any, bots: list[Any], rng: random.Random, seconds: float) -> tuple[float, float]:
    """Decisions/s and games/s of `evaluate_bots`."""
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        batch = [(game.new_initial_state(), _seed(rng)) for _ in range(BATCH)]
        begin = time.perf_counter()
        for state, seed in batch:
            spiel.evaluate_bots(state, bots, seed)
        spent += time.perf_counter() - begin
        games += len(batch)
        decisions += sum(decisions_in(state) for state, _ in batch)
    return decisions / spent, games / spent


def mcts_rollouts(spiel: Any, game: Any, bots: list[Any], rng: random.Random, seconds: float) -> tuple[float]:
    """Decisions/s in the rollouts of searches from fresh deals."""
    decisions = spent = 0.0
    try:
        evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, _seed(rng))
        bot = spiel.MCTSBot(game, evaluator, UCT_C, SIMULATIONS, TREE_MEGABYTES, False, _seed(rng), False)
        while spent < seconds:
            state = deal(game, rng)
            begin = time.perf_counter()
            root = bot.mcts_search(state)
            spent += time.perf_counter() - begin
            for path, evaluations in evaluated_nodes(root):
                for _ in range(evaluations):
                    decisions += ROLLOUTS * remaining_decisions(spiel, state, path, bots, rng)
    except spiel.SpielError as error:
        raise UnmeasurableError(f"OpenSpiel refuses MCTS here: {error}") from error
    return (decisions / spent,)


def python_loop(game: Any, rng: random.Random, seconds: float) -> tuple[float]:
    """Decisions/s of the loop that a Python user of OpenSpiel writes."""
    decisions = 0
    spent = 0.0
    while spent < seconds:
        batch = [game.new_initial_state() for _ in range(BATCH)]
        begin = time.perf_counter()
        for state in batch:
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, odds)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
        spent += time.perf_counter() - begin
    return (decisions / spent,)


def deal(game: Any, rng: random.Random) -> Any:
    """A state at its first decision. MCTSBot crashes when the root is a chance node."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, odds)[0])
    return state


def decisions_in(state: Any) -> int:
    return sum(step.player >= 0 for step in state.full_history())


def evaluated_nodes(node: Any, path: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], int]]:
    """The actions that lead to each node of a search tree, and how many simulations ended there."""
    children = [child for child in node.children if child.explore_count]
    evaluations = node.explore_count - sum(child.explore_count for child in children)
    if evaluations:
        yield path, evaluations
    for child in children:
        yield from evaluated_nodes(child, (*path, child.action))


def remaining_decisions(spiel: Any, root: Any, path: tuple[int, ...], bots: list[Any], rng: random.Random) -> int:
    """Decisions of one random game from the node that `path` reaches to the end."""
    state = root.clone()
    for action in path:
        state.apply_action(action)
    before = decisions_in(state)
    spiel.evaluate_bots(state, bots, _seed(rng))
    return decisions_in(state) - before


def _seed(rng: random.Random) -> int:
    return rng.randrange(2**31)
