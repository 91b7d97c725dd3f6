"""What is drawn on, and in which words: the console, its marks, the language."""

import contextlib
import io
import shlex
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from gunmetal.kernel.contract import Game
from gunmetal.kernel.texts import Texts
from gunmetal.terminal.marks import PLAIN, SEAT_STYLES, Marks, marks_for

WIDEST = 120                           # longer lines are hard to read
WIDE, NARROW = 110, 72                 # where things move from below each other to beside each other


class PlainConsole(Console):
    """Rich's console, but who calls it decides what it means that nobody reads any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console_for(file: TextIO) -> Console:
    """A console that can write every sentence to the file, whatever its encoding."""
    if isinstance(file, io.TextIOWrapper):
        file.reconfigure(errors=PLAIN)
    return PlainConsole(file=file, highlight=False, markup=False, emoji=False)


def read_line(prompt: str) -> str:
    """A line of a person, with the line editing of the system if there is one."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - from now on input() lets lines be edited
    if isinstance(sys.stdin, io.TextIOWrapper) and sys.stdin.errors != "replace":
        sys.stdin.reconfigure(errors="replace")        # what is no text is no action, and no crash
    try:
        return input(prompt)
    except (OSError, RuntimeError):    # the terminal is gone, or there never was an input
        raise EOFError from None


def shell_command(*words: str) -> str:
    """`gunmetal …` as it can be typed here: where the command is not on the path, as after `make play`, its file is named."""
    name = "gunmetal"
    if shutil.which(name) is None and Path(sys.argv[0]).name == name:
        name = sys.argv[0]
    return shlex.join([name, *words])


@dataclass
class Screen:
    game: Game
    texts: Texts
    console: Console = field(default_factory=lambda: console_for(sys.stdout))
    read: Callable[[str], str] = read_line

    @property
    def marks(self) -> Marks:
        return marks_for(self.console.encoding)

    @property
    def width(self) -> int:
        """Asked anew each time: a terminal may change its size in mid-game."""
        return min(self.console.width, WIDEST)

    @property
    def is_wide(self) -> bool:
        return self.width >= WIDE

    @property
    def is_narrow(self) -> bool:
        return self.width < NARROW

    def say(self, id: str, **arguments: object) -> None:
        """A sentence on a line of its own."""
        self.show(Text(self.texts.text(id, **arguments)))

    def show(self, *things: RenderableType) -> None:
        self.console.print(Padding(Group(*things), (0, 1)), width=self.width)

    def gap(self) -> None:
        self.console.print()

    def rule(self, title: Text) -> None:
        self.console.print(Rule(title, style="dim", align="left"), width=self.width)

    def ask(self, words: str = "") -> str:
        """Reads a line. Nothing but a prompt ends in its mark."""
        return self.read(f" {words} {self.marks.prompt}" if words else f" {self.marks.prompt}").strip()

    def command(self, words: str) -> None:
        """Something to be copied and typed in a shell: never broken into lines."""
        self.console.print(Text(f"   {words}", "bold"), soft_wrap=True)

    def shape(self, seat: int) -> str:
        """What stands for a colour besides the colour itself."""
        colour = self.game.seats[seat]
        return self.marks.shapes[colour] if self.marks.shapes else self.texts.text(f"terminal-letter-{colour}")

    def chip(self, seat: int, label: str = "") -> Text:
        """Something on the ground of a seat's colour: its shape, and what is written there."""
        return Text(f" {self.shape(seat)} {label + ' ' if label else ''}", SEAT_STYLES[self.game.seats[seat]])

    def badge(self, seat: int) -> Text:
        """The shape alone, in its colour."""
        return Text(self.shape(seat), SEAT_STYLES[self.game.seats[seat]])

    def colour(self, seat: int) -> str:
        return self.texts.text(f"colour-{self.game.seats[seat]}")
