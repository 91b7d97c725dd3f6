"""`gunmetal replay`: a log, step by step, for people or as JSON (docs/log-format.md)."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.text import Text

from gunmetal.games import GAME_NAMES, game_named
from gunmetal.kernel.contract import NOBODY, Game, Outcome
from gunmetal.kernel.events import EVERYBODY, PUBLIC, Told
from gunmetal.kernel.log import CHANCE, Head, Line, read_log
from gunmetal.kernel.match import Match, Step, replay, walk
from gunmetal.kernel.problems import BadInput, BadLog
from gunmetal.kernel.texts import FAMILIES, Texts
from gunmetal.terminal import ending, history
from gunmetal.terminal.look import look_of
from gunmetal.terminal.screen import Screen, console_for, read_line


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
        about[name] = word if FAMILIES.get(name, "location") != "location" else int(word)
    if told.audience != EVERYBODY:
        seats = [*range(players), PUBLIC]
        about["audience"] = ["public" if seat == PUBLIC else game.seats[seat] for seat in seats if told.heard_by(seat)]
    return about


def outcome_json(game: Game, outcome: Outcome) -> dict[str, Any]:
    return {"reason": outcome.reason, "winners": [game.seats[seat] for seat in outcome.winners],
            "results": [{"seat": game.seats[result.seat], "rank": result.rank, **result.figures} for result in outcome.results]}


# ---- for people

def show(path: Path, language: str, seat: str | None) -> None:
    """Draws the table after every step. In a terminal it waits for Enter; a number goes there, `q` leaves."""
    game, head, lines = open_log(path)
    if seat is not None and seat not in game.seats[: head.players]:
        raise BadInput("seat-unknown", seat=seat, seats=", ".join(game.seats[: head.players]))
    texts = Texts(language, game)
    viewer = PUBLIC if seat is None else game.seats.index(seat)
    screen = Screen(game, texts, console_for(sys.stdout), read_line)
    waits = sys.stdin.isatty() and sys.stdout.isatty()
    until = 0
    match = None
    for match, line in _steps(game, head, lines):
        _draw_step(screen, match, line, viewer, table=waits)
        if waits and line.number >= until and line.number < len(lines) - 1:
            answer = screen.ask(texts.text("replay-hint", number=line.number, last=len(lines) - 1))
            if answer in ("q", "quit"):
                return
            until = int(answer) if answer.isascii() and answer.isdigit() else 0
    outcome = game.outcome(match.state) if match is not None else None
    if outcome is None:
        screen.say("replay-unfinished")
    else:
        ending.draw(screen, outcome, path)


def _title(screen: Screen, line: Line, viewer: int) -> str:
    """Who did what: in notation, which may name hidden cards, only to the seat itself."""
    who = screen.texts.text("replay-chance") if line.seat == CHANCE else screen.texts.text(f"colour-{line.seat}")
    if line.undo is not None:
        return f"{who}: {screen.texts.text('replay-undo', number=line.undo)}"
    return f"{who}: {line.action}" if viewer != PUBLIC and line.seat == screen.game.seats[viewer] else who


def _draw_step(screen: Screen, match: Match, line: Line, viewer: int, table: bool) -> None:
    step = Step(line.number, NOBODY, None, (), ()) if line.undo is not None else match.steps[-1]
    look = look_of(screen.game)
    screen.rule(Text(f"{line.number} {screen.marks.dot} {_title(screen, line, viewer)}", "bold"))
    before = history.heard(match.steps[:-1], viewer)
    news = history.heard([step], viewer)
    screen.show(history.draw(screen, history.turns(before, news), look.tell))
    if table:
        view = screen.game.view(match.state, viewer)
        for part in look.parts:
            drawn = part(screen, view, before + news)
            if drawn is not None:
                screen.show(drawn)
    screen.gap()
