"""The game on disk: every action is in its file before anybody sees it. Beginning, going on, and saving a copy."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gunmetal.kernel.chance import Generator, stream
from gunmetal.kernel.contract import Game, Setup
from gunmetal.kernel.daily import seed_of
from gunmetal.kernel.log import Line, LogFile, read_log, write_log
from gunmetal.kernel.match import Match, replay
from gunmetal.kernel.problems import BadInput, BadLog, Problem


class Unkept(Problem):
    """The file takes no more lines: the game must stop, with all that it holds."""


@dataclass
class Kept:
    """A match and the file that keeps it."""

    match: Match
    log: LogFile

    @property
    def path(self) -> Path:
        return self.log.path

    def close(self) -> None:
        self.log.close()


def begin(game: Game, setup: Setup, seats: Sequence[dict[str, Any]], path: Path, seed: int) -> Kept:
    """A new game in a new file."""
    match = Match.begin(game, setup, seats, Generator(), stream(seed, 0))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        log = LogFile(path, match.head)
    except OSError as error:
        raise BadInput("terminal-file-refused", file=str(path), reason=error.strerror or str(error)) from None
    kept = _keep(match, log)
    match.open()
    return kept


def go_on(game: Game, path: Path, seed: int) -> Kept:
    """The game of a file, at its last whole line. Chance goes on with the seed: its past is in the log, its future nowhere.

    A daily challenge goes on with that of its day: nobody gets better chances by leaving and coming back.
    """
    log, head, lines = LogFile.go_on(path)
    try:
        match = replay(game, head, lines)
        log.cut()
    except OSError as error:
        log.close()
        raise BadInput("terminal-file-refused", file=str(path), reason=error.strerror or str(error)) from None
    except Problem:
        log.close()
        raise
    match.dealer = Generator()
    seed = seed if head.daily is None else seed_of(game.name, head.daily)
    match.state.rng = stream(stream(seed, 0), len(lines))      # not a bot's: those are streams of the seed itself
    kept = _keep(match, log)
    if not lines:
        match.open()
    return kept


def _keep(match: Match, log: LogFile) -> Kept:
    def keep(line: Line) -> None:
        try:
            log.append(line)
        except OSError as error:
            raise Unkept("terminal-file-refused", file=str(log.path), reason=error.strerror or str(error)) from None

    match.keep = keep
    return Kept(match, log)


def undo(match: Match, seat: int) -> None:
    """Takes the seat's last action back. The generator stays where it is: nothing that chance decided is undone."""
    rng = match.state.rng
    match.undo(seat)
    match.state.rng = rng


def save_copy(kept: Kept, path: Path) -> None:
    """The game so far in another file, which is new or holds an earlier part of this game."""
    try:
        path = path.expanduser()
        if path.exists() and path.samefile(kept.path):
            return
        if path.exists() and not _is_part(kept.match, path):
            raise BadInput("terminal-save-other", file=str(path))
        unfinished = path.with_name(path.name + ".part")
        unfinished.write_text(write_log(kept.match.head, kept.match.lines), encoding="utf-8")
        unfinished.replace(path)
    except (OSError, ValueError, RuntimeError) as error:        # ValueError: no name of a file; RuntimeError: ~ of nobody
        raise BadInput("terminal-file-refused", file=str(path), reason=getattr(error, "strerror", None) or str(error)) from None


def _is_part(match: Match, path: Path) -> bool:
    try:
        head, lines = read_log(path)
    except BadLog:
        return False
    return head.to_json() == match.head.to_json() and lines == match.lines[: len(lines)]
