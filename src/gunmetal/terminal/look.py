"""What the terminal must know of a game to draw it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from gunmetal.kernel.contract import Game
from gunmetal.kernel.events import Told
from gunmetal.terminal.history import Tell
from gunmetal.terminal.menu import Menu
from gunmetal.terminal.screen import Screen

Part = Callable[[Screen, Any, Sequence[Told]], RenderableType | None]


@dataclass(frozen=True)
class Look:
    """The parts of the table from the top, each drawn from a view and what the seat has heard; the news as sentences; the menu of a
    decision; and what stays of a view when the table plays without a memory aid."""

    parts: Sequence[Part]
    tell: Tell
    menu: Callable[[Screen, Any], Menu]
    without_memory: Callable[[Any], Any]


def look_of(game: Game) -> Look:
    look = import_module(f"gunmetal.terminal.{game.name}").LOOK
    assert isinstance(look, Look)
    return look
