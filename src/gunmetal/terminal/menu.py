"""The options of a decision as numbered groups, and what a person may type to choose one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gunmetal.kernel.contract import Game
from gunmetal.kernel.problems import BadInput
from gunmetal.terminal.screen import Screen

LISTED = 24                            # a longer list is shown only when asked for
SIDE_BY_SIDE = 80                      # columns that two grids need


@dataclass(frozen=True)
class Listed:
    """Actions one below the other, each with its sentence."""

    actions: Sequence[int]


@dataclass(frozen=True)
class Grid:
    """Actions that combine two things: a row for each of one sort, a column for each of the other."""

    title: str
    corner: str
    rows: Sequence[str]
    columns: Sequence[str]
    cells: Mapping[tuple[int, int], int]      # row and column: the action

    @property
    def actions(self) -> list[int]:
        return [self.cells[place] for place in sorted(self.cells)]


@dataclass(frozen=True)
class Typed:
    """Actions that differ in a number alone, on one line: its sentence says what can be typed. They have no numbers in the menu,
    which would be taken for theirs; if there is nothing else to choose, the number may be typed without the verb."""

    actions: Sequence[int]
    verb: str
    sentence: str


Part = Listed | Grid | Typed


@dataclass
class Menu:
    """Numbers go from 1 through all parts but those that are typed. `verb` may be left out when several numbers are typed."""

    parts: Sequence[Part]
    verb: str = ""
    hint: str = ""                     # said instead of a list that is too long
    actions: list[int] = field(init=False)
    numbered: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.actions = [action for part in self.parts for action in part.actions]
        self.numbered = [action for part in self.parts if not isinstance(part, Typed) for action in part.actions]

    def choice(self, game: Game, state: Any, text: str) -> int:
        """The action that was typed: its number here, or its notation. Whether it is legal is not asked here."""
        words = text.split()
        if len(words) == 1 and text.isascii() and text.isdigit():
            number = int(text.lstrip("0")[:6] or "0")
            if isinstance(self.parts[0], Typed):
                return game.parse_action(state, f"{self.parts[0].verb} {number}")
            if not 1 <= number <= len(self.numbered):
                raise BadInput("terminal-no-such-number", number=number, count=len(self.numbered))
            return self.numbered[number - 1]
        if self.verb and words and all(word.isdigit() for word in words):
            return game.parse_action(state, f"{self.verb} {text}")
        return game.parse_action(state, text)

    def draw(self, screen: Screen, state: Any, everything: bool = False) -> list[RenderableType]:
        """Lists above each other, grids side by side where there is room, and a hint for a list that nobody would read."""
        drawn: list[RenderableType] = []
        grids: list[tuple[Grid, int]] = []
        first = 1
        for part in self.parts:
            if isinstance(part, Grid):
                grids.append((part, first))
            elif isinstance(part, Typed):
                drawn.append(_typed(part, screen, state, everything))
                continue
            elif self.hint and len(part.actions) > LISTED and not everything:
                drawn.append(Text(self.hint))
            else:
                drawn.append(_list(part, first, screen, state))
            first += len(part.actions)
        if grids:
            drawn.append(_side_by_side(grids, screen))
        return drawn


def _side_by_side(grids: Sequence[tuple[Grid, int]], screen: Screen) -> RenderableType:
    drawn = [Group("", Text(grid.title, "bold"), _grid(grid, first, screen)) for grid, first in grids]
    if len(drawn) == 1 or screen.width < SIDE_BY_SIDE:
        return Group(*drawn)
    table = Table.grid(padding=(0, 4))
    for _ in drawn:
        table.add_column(max_width=(screen.width - 2) // 2 - 4)
    table.add_row(*drawn)
    return table


def _typed(part: Typed, screen: Screen, state: Any, everything: bool) -> Table:
    """Its sentence; or all its actions, without numbers."""
    table = Table.grid(padding=(0, 2))
    table.add_column(width=2, justify="right", style="bold")
    table.add_column()
    table.add_column(style="dim", no_wrap=True)
    if everything:
        for action in part.actions:
            words = screen.texts.worded(*screen.game.action_words(state, action))
            table.add_row("", words, screen.game.action_text(state, action))
    else:
        table.add_row(screen.marks.dot, part.sentence, "")
    return table


def _list(part: Listed, first: int, screen: Screen, state: Any) -> Table:
    """Number, sentence, and where there is room the notation."""
    width = len(str(first + len(part.actions) - 1))
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", width=width + 1, style="bold", no_wrap=True)
    table.add_column()
    table.add_column(style="dim", no_wrap=True)
    for number, action in enumerate(part.actions, first):
        sentence = screen.texts.worded(*screen.game.action_words(state, action))
        notation = screen.game.action_text(state, action)
        table.add_row(str(number), sentence, notation)
    return table


def _grid(grid: Grid, first: int, screen: Screen) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(grid.corner)
    for column in grid.columns:
        table.add_column(column, justify="right", style="bold", no_wrap=True)
    numbers = {place: str(number) for number, place in enumerate(sorted(grid.cells), first)}
    for row, label in enumerate(grid.rows):
        table.add_row(label, *(numbers.get((row, column), screen.marks.dot) for column in range(len(grid.columns))))
    return table
