"""The western games: random playouts natively, and a cold compile of each.

They are played by the unit that people's games and simulations compile (bots/), with random bots in all seats.
"""

import itertools
from collections.abc import Iterator
from importlib import import_module

from bench.engine import cold_compile, playout_rates
from bench.measure import Probe

GAMES = {"gunslingers": (2, 4), "gunsmoke": (1, 2, 4)}     # and their numbers of players


def probes() -> Iterator[Probe]:
    """Compiles the games, or loads them from the cache, in this process. Raises ImportError without the engine."""
    for name, counts in GAMES.items():
        for players in counts:
            yield _playouts(name, players)
        yield _cold_compile(name)


def _playouts(name: str, players: int) -> Probe:
    # Late, so that a missing engine is a sentence and not a traceback.
    from gunmetal.games import game_named  # noqa: PLC0415
    from gunmetal.kernel.contract import Setup, settled  # noqa: PLC0415
    from gunmetal.lab.simulate import Simulation  # noqa: PLC0415

    game = game_named(name)
    setup = Setup(players, game.editions[0], game.read_cards(game.default_cards), settled(game.settings, {}, simulated=True))
    simulation = Simulation(game, setup, ["random"], seed=1)
    first = itertools.count()

    def play(games: int) -> int:
        return int(simulation.play(next(first) * 1_000_000, games)[0][:, 0].sum())

    keys = (f"{name}.native_steps_per_s.{players}", f"{name}.native_games_per_s.{players}")
    return Probe(f"{game.name.capitalize()}, {players} players, native", keys, lambda seconds: playout_rates(play, seconds))


def _cold_compile(name: str) -> Probe:
    unit = import_module(f"gunmetal.bots.{name}").__name__
    keys = (f"{name}.cold_compile_s", f"{name}.cold_compile_cpu_s")
    return Probe(f"{name.capitalize()}, cold compile", keys, lambda seconds: cold_compile(unit), most_rounds=2, is_busy=False)
