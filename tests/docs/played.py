"""Whole games for the documentation: those that `gunmetal simulate --save` writes, played by the interpreter."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from gunmetal.bots import gunrunners as bots
from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners.state import State
from gunmetal.kernel.chance import Generator, stream
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.log import Head, Line, read_log, write_log
from gunmetal.kernel.match import Match, walk
from gunmetal.kernel.records import Mind
from gunmetal.kernel.twins import silent
from gunmetal.terminal.replay import step_json
from tests.docs.pages import ROOT


@cache
def simulated(players: int, edition: str, seed: int, plain: tuple[int, ...] = ()) -> str:
    """The log of game 0 of a series with random bots, without a compiler: the worlds agree. `plain` is for house cards."""
    cards = GAME.read_cards(GAME.default_cards)
    setup = Setup(players, edition, cards | {"agent": list(plain)} if plain else cards)
    pool: list[State] = [GAME.start(setup) for _ in range(bots.POOL)]
    minds, results, trace = [Mind()], [0] * bots.RESULTS, [0] * bots.MAX_STEPS
    for table in (*pool, *minds):
        table.dealer = Generator()
    room: tuple[Any, ...] = ([0] * bots.MAX_OPTIONS, [0] * bots.MAX_OPTIONS, [0.0] * bots.MAX_OPTIONS)
    codes = [bots.CODES["random"]] * players
    silent("gunmetal.bots.gunrunners").play(pool, minds, codes, [stream(seed, 0)], *room, trace, results)
    seats = [{"colour": colour, "name": "random", "bot": "random"} for colour in GAME.seats[:players]]
    match = Match.begin(GAME, setup, seats, Generator(), stream(seed, 0))
    match.open()
    for action in trace[: results[0]]:
        match.act(match.decider, action)
    return write_log(match.head, match.lines)


@dataclass(frozen=True)
class Seen:
    """An entry of a log, with the state before it, the object that `replay --json` prints for it, and the match after it."""

    before: State
    line: Line
    told: dict[str, Any]
    match: Match


def entries(head: Head, lines: list[Line]) -> Iterator[Seen]:
    matches = walk(GAME, head, lines)
    before = next(matches).state
    for line, match in zip(lines, matches, strict=True):
        yield Seen(before, line, step_json(match, line), match)
        before = match.state


@cache
def golden() -> list[tuple[str, Head, list[Line]]]:
    """The golden logs: between them, everything that can happen."""
    return [(path.stem, *read_log(path)) for path in sorted((ROOT / "tests/replays").glob("*.log"))]
