"""`gunmetal replay`: a log, step by step, for people or as JSON (docs/log-format.md)."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.text import Text

from gunmetal.games import GAME_NAMES, game_named
from gunmetal.kernel.contract import Game, Outcome
from gunmetal.kernel.events import EVERYBODY, PUBLIC, Told
from gunmetal.kernel.log import CHANCE, Head, Line, read_log
from gunmetal.kernel.match import Match, Step, replay, walk
from gunmetal.kernel.problems import BadInput, BadLog
from gunmetal.kernel.texts import Texts
from gunmetal.terminal import ending, history
from gunmetal.terminal.look import look_of
from gunmetal.terminal.screen import Screen, console_for, read_line

LEAVE = ("q", "quit", "s", "sair")     # as in commands.py, in both languages


def open_log(path: Path) -> tuple[Game, Head, list[Line]]:
    """A log that replays from beginning to end; anything else is refused before a word is said."""
    head, lines = read_log(path)
    if head.game not in GAME_NAMES:
        raise BadLog("log-other-game", game=head.game)
    game = game_named(head.game)
    replay(game, head, lines)
    return game, head, lines


# ---- as JSON

def print_json(path: Path) -> None:
    game, head, lines = open_log(path)
    last = None
    for match, line in _steps(game, head, lines):
        print(json.dumps(step_json(match, line), ensure_ascii=False))
        last = match
    outcome = game.outcome(last.state) if last is not None else None
    print(json.dumps({"outcome": None if outcome is None else outcome_json(game, outcome)}, ensure_ascii=False))


def _steps(game: Game, head: Head, lines: list[Line]) -> Iterator[tuple[Match, Line]]:
    matches = walk(game, head, lines)
    next(matches)
    yield from zip(matches, lines, strict=True)


def step_json(match: Match, line: Line) -> dict[str, Any]:
    about: dict[str, Any] = {"number": line.number, "seat": line.seat}
    if line.undo is not None:
        about |= {"action": None, "undo": line.undo, "chance": [], "events": []}
    else:
        events = [event_json(match.game, match.head.players, told) for told in match.steps[-1].events]
        about |= {"action": line.action, "chance": list(line.chance), "events": events}
    return about | {"position": match.game.position(match.state)}


def event_json(game: Game, players: int, told: Told) -> dict[str, Any]:
    about: dict[str, Any] = {"event": told.kind.name.lower()}
    for name, value in told.named().items():
        word = game.event_words(name, value)
        is_number = game.families.get(name, "location") == "location" and word.removeprefix("-").isdigit()
        about[name] = int(word) if is_number else word
    if told.audience != EVERYBODY:
        seats = [*range(players), PUBLIC]
        about["audience"] = ["public" if seat == PUBLIC else game.seats[seat] for seat in seats if told.heard_by(seat)]
    return about


def outcome_json(game: Game, outcome: Outcome) -> dict[str, Any]:
    return {"reason": outcome.reason, "winners": [game.seats[seat] for seat in outcome.winners],
            "results": [{"seat": game.seats[result.seat], "rank": result.rank, **result.figures} for result in outcome.results]}


# ---- for people

@dataclass(frozen=True)
class Frame:
    """The table after a line of the log, and what has happened up to there."""

    line: Line
    state: Any
    steps: tuple[Step, ...]

    @property
    def news(self) -> tuple[Step, ...]:
        return () if self.line.undo is not None else self.steps[-1:]

    @property
    def before(self) -> tuple[Step, ...]:
        return self.steps[: len(self.steps) - len(self.news)]


def show(path: Path, language: str, seat: str | None) -> None:
    """Draws the table after every step. In a terminal it waits: Enter goes on, a number goes there, `q` leaves."""
    game, head, lines = open_log(path)
    if seat is not None and seat not in game.seats[: head.players]:
        raise BadInput("seat-unknown", seat=seat, seats=", ".join(game.seats[: head.players]))
    viewer = PUBLIC if seat is None else game.seats.index(seat)
    screen = Screen(game, Texts(language, game), console_for(sys.stdout), read_line)
    frames = [Frame(line, match.state, tuple(match.steps)) for match, line in _steps(game, head, lines)]
    waits = sys.stdin.isatty() and sys.stdout.isatty()
    at = 0
    while at < len(frames):
        _draw(screen, frames[at], viewer, table=waits)
        at = _ask(screen, at, len(frames)) if waits and at + 1 < len(frames) else at + 1
    outcome = game.outcome(frames[-1].state) if frames and at == len(frames) else None
    if outcome is not None:
        ending.draw(screen, outcome, path)
    elif at == len(frames):
        screen.say("replay-unfinished")


def _ask(screen: Screen, at: int, count: int) -> int:
    """Where to go on; beyond the end to leave."""
    try:
        answer = screen.ask(screen.texts.text("replay-hint", number=at, last=count - 1)).lower()
    except EOFError:
        return count + 1
    if answer in LEAVE:
        return count + 1
    if answer.isascii() and answer.isdigit():
        return min(int(answer[:6]), count - 1)
    return at + 1


def _title(screen: Screen, frame: Frame, viewer: int) -> str:
    """Who did what. Notation may name hidden cards: others than the seat itself read it only where no event tells the step."""
    line = frame.line
    who = screen.texts.text("replay-chance") if line.seat == CHANCE else screen.texts.text(f"colour-{line.seat}")
    if line.undo is not None:
        return f"{who}: {screen.texts.text('replay-undo', number=line.undo)}"
    own = viewer != PUBLIC and line.seat == screen.game.seats[viewer]
    return f"{who}: {line.action}" if line.action and (own or not frame.steps[-1].events) else who


def _draw(screen: Screen, frame: Frame, viewer: int, table: bool) -> None:
    look = look_of(screen.game)
    screen.rule(Text(f"{frame.line.number} {screen.marks.dot} {_title(screen, frame, viewer)}", "bold"))
    before, news = history.heard(frame.before, viewer), history.heard(frame.news, viewer)
    if news:
        screen.show(history.draw(screen, history.turns(before, news), look.tell))
    view = screen.game.view(frame.state, viewer)
    for part in look.parts if table else ():
        drawn = part(screen, view, before + news)
        if drawn is not None:
            screen.show(drawn)
    screen.gap()
