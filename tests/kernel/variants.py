"""Gunrunners as a game that names variants and can be played alone: what no game of the rulebooks has all at once."""

from dataclasses import replace
from typing import Any

from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.contract import Outcome, Result, Setting, Setup

STOCK = Setting(default=0, allowed=range(5), rule="GR-7", simulated=2, simulated_allowed=range(1, 5))
PACE = Setting(default=5, allowed=(5, 3), rule="GR-8")


def start(setup: Setup) -> Any:
    """`stock` crates begin in the Warehouse; `pace` changes nothing. Who plays alone has one Location."""
    s = GAME.start(replace(setup, players=max(setup.players, 2)))
    s.player_count = setup.players
    s.location_count = 1 if setup.players == 1 else s.location_count
    s.warehouse = setup.settings["stock"]
    assert setup.settings["pace"] in PACE.allowed
    return s


def outcome(s: Any) -> Outcome | None:
    """Who plays alone needs 14 crates."""
    ended = GAME.outcome(s)
    if ended is None or s.player_count > 1:
        return ended
    crates = ended.results[0].figures["crates"]
    return Outcome(ended.reason, (Result(0, 1 if crates >= 14 else 2, {"crates": crates}),))


SETTINGS = {"stock": STOCK, "pace": PACE}
VARIED = replace(GAME, players=(1, *GAME.players), settings=SETTINGS, start=start, outcome=outcome)
