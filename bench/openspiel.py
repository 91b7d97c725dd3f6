"""Our games inside OpenSpiel, beside the games that it has in Python itself: decisions a second of the loop that its users write.

All of them are Python games to OpenSpiel, which asks them from C++. The loop and what counts are those of peers.py.
"""

import functools
import importlib
import random
from collections.abc import Iterator
from typing import Any

from bench.engine import PLAYERS
from bench.measure import Probe
from bench.peers import peer_key, python_loop

GAMES = ("python_kuhn_poker", "python_tic_tac_toe", "python_block_dominoes", "python_liars_poker")


def probes() -> Iterator[Probe]:
    """Compiles Gunrunners with chance that is asked for, or loads it. Raises ImportError without the engine or OpenSpiel."""
    spiel: Any = importlib.import_module("pyspiel")
    importlib.import_module("gunmetal.environments.openspiel.games")
    for players in PLAYERS:
        game = spiel.load_game(f"gunrunners(players={players})")
        yield Probe(f"Gunrunners, {players} players, in OpenSpiel", (f"gunrunners.openspiel_decisions_per_s.{players}",),
                    functools.partial(python_loop, game, random.Random(players)))


def peers() -> Iterator[Probe]:
    """Raises ImportError without OpenSpiel."""
    spiel: Any = importlib.import_module("pyspiel")
    importlib.import_module("open_spiel.python.games")
    for name in GAMES:
        yield Probe(f"OpenSpiel {name}", (f"peers.{peer_key(name)}.openspiel_decisions_per_s",),
                    functools.partial(python_loop, spiel.load_game(name), random.Random(name)))
