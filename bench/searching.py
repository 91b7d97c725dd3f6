"""Search beside search: iterations a second of ours, and of OpenSpiel's information-set search in C++ on card games of its own.

An *iteration* is the same in both: a world imagined from what the seat knows, a walk down the tree, one new node, one random game
to the end. The games differ in length, so a ratio says how much one can think about each of them in the same time, and nothing
about how well. OpenSpiel's Hearts is played without passing, which its resampling does not know.
"""

import functools
import importlib
import itertools
import random
import time
from collections.abc import Iterator
from typing import Any

from bench.measure import Probe, UnmeasurableError
from bench.peers import UCT_C, deal, peer_key

PEERS = {"euchre": "euchre", "oh_hell": "oh_hell", "hearts": "hearts(pass_cards=False)"}
OURS = {"gunrunners": (2, 4), "gunslingers": (2, 4), "gunsmoke": (2, 4)}
SIMULATIONS = 500                      # of one search of OpenSpiel's
EARLY = 3                              # decisions of each player before the position that is thought about


def probes() -> Iterator[Probe]:
    """Compiles the searches, or loads them from the cache, in this process. Raises ImportError without the engine."""
    for name, counts in OURS.items():
        for players in counts:
            yield Probe(f"{name.capitalize()}, {players} players, search", (f"{name}.search_iterations_per_s.{players}",),
                        functools.partial(_own, _search(name), _position(name, players)))


def peers() -> list[Probe]:
    """Raises ImportError without OpenSpiel."""
    spiel: Any = importlib.import_module("pyspiel")
    return [Probe(f"OpenSpiel {name}, ISMCTS", (f"peers.{peer_key(name)}.ismcts_iterations_per_s",),
                  functools.partial(_spiel_search, spiel, spiel.load_game(words), random.Random(name)))
            for name, words in PEERS.items()]


def _search(name: str) -> Any:
    # Late, so that a missing engine is a sentence and not a traceback.
    from gunmetal.bots.search.thinking import Search, unit_of  # noqa: PLC0415
    from gunmetal.games import game_named  # noqa: PLC0415
    from gunmetal.kernel import native  # noqa: PLC0415

    return Search(game_named(name), 1, native.world(unit_of(game_named(name))))


def _position(name: str, players: int) -> Any:
    """An early one, in which there is something to choose."""
    from gunmetal.games import game_named  # noqa: PLC0415
    from gunmetal.kernel.chance import Generator  # noqa: PLC0415
    from gunmetal.kernel.contract import Setup, settled  # noqa: PLC0415

    game, choice = game_named(name), random.Random(name)
    setup = Setup(players, game.editions[0], game.read_cards(game.default_cards), settled(game.settings, {}, simulated=True))
    state = game.start(setup)
    state.rng, state.dealer, state.events = 1, Generator(), None
    game.begin(state)
    for number in itertools.count():
        options = game.options(state)
        if number >= EARLY * players and len(options) > 1:
            return state
        game.apply(state, choice.choice(options))
    raise AssertionError


def _own(search: Any, state: Any, seconds: float) -> tuple[float]:
    from gunmetal.bots.search.thinking import Budget  # noqa: PLC0415

    thought = search.think(state, Budget(seconds=seconds))
    return (thought.iterations / thought.seconds,)


def _spiel_search(spiel: Any, game: Any, rng: random.Random, seconds: float) -> tuple[float]:
    """Searches from the first decision after a deal, a new deal each time."""
    evaluator = spiel.RandomRolloutEvaluator(1, rng.randrange(2**31))
    bot = spiel.ISMCTSBot(rng.randrange(2**31), evaluator, UCT_C, SIMULATIONS, -1, spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
                          False, False)
    searches, spent = 0, 0.0
    try:
        while spent < seconds:
            state = deal(game, rng)
            begin = time.perf_counter()
            bot.step(state)
            spent += time.perf_counter() - begin
            searches += 1
    except spiel.SpielError as error:
        raise UnmeasurableError(f"OpenSpiel refuses the search here: {error}") from error
    return (searches * SIMULATIONS / spent,)
