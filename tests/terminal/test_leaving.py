"""Nothing is ever lost: Ctrl-C, the end of input, a crash, a full disk; and the game goes on from its file."""

import random
from pathlib import Path
from typing import Any

import pytest

from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.log import Line, LogFile
from gunmetal.kernel.problems import BadInput, BadLog
from tests.terminal.driving import RandomBot, Table


def first(table: Table, decisions: int, last: type[BaseException]) -> Any:
    """Some random decisions, and then that."""
    for _, number in zip(range(decisions), table.at_random(9), strict=False):
        yield number
    yield last


@pytest.mark.parametrize(("leaving", "code"), [(KeyboardInterrupt, 130), (EOFError, 0)])
def test_whoever_leaves_is_told_how_to_go_on(tmp_path: Path, leaving: type[BaseException], code: int) -> None:
    table = Table(tmp_path / "game.log")
    assert table.sit(first(table, 6, leaving)) == code
    assert f"gunmetal play gunrunners --resume {table.path}" in table.shown
    assert "The game is kept in" in table.words
    kept, position = table.path.read_bytes(), GAME.position(table.match().state)
    assert table.sit(["quit"], resume=True) == 0
    assert table.path.read_bytes() == kept
    assert GAME.position(table.match().state) == position
    assert table.sit(table.at_random(1), resume=True) == 0
    assert table.path.read_bytes().startswith(kept)
    assert GAME.outcome(table.match().state) is not None


def test_ctrl_c_while_bots_think(tmp_path: Path) -> None:
    class Interrupted(RandomBot):
        left = 9

        def choose(self, state: Any, seat: int) -> int:
            Interrupted.left -= 1
            if Interrupted.left < 0:
                raise KeyboardInterrupt
            return super().choose(state, seat)

    table = Table(tmp_path / "game.log", make_bot=Interrupted)
    assert table.sit(table.at_random(4)) == 130
    before = len(table.match().lines)
    table.make_bot = RandomBot
    assert table.sit(table.at_random(4), resume=True) == 0
    assert len(table.match().lines) > before


@pytest.mark.parametrize("torn", [b'{"n":', b'{"n":7,"seat":"red","action":"flip 1","chance":[],"check":"00000000"}'])
def test_a_last_line_without_its_end_is_forgotten(tmp_path: Path, torn: bytes) -> None:
    table = Table(tmp_path / "game.log")
    table.sit(first(table, 4, EOFError))
    whole = table.path.read_bytes()
    table.path.write_bytes(whole + torn)
    assert table.sit([], resume=True) == 0
    assert table.path.read_bytes() == whole


def test_a_file_with_nothing_but_its_head_goes_on(tmp_path: Path) -> None:
    table = Table(tmp_path / "game.log")
    table.sit([])
    head = table.path.read_bytes().split(b"\n")[0] + b"\n"
    table.path.write_bytes(head)
    assert table.sit([], resume=True) == 0
    assert table.path.read_bytes().startswith(head)
    assert table.match().lines[0].seat == "chance"


def test_chance_after_a_resume_is_new_but_fixed_by_the_seed(tmp_path: Path) -> None:
    chances = []
    for seed in (5, 5, 6):
        table = Table(tmp_path / f"{random.random()}.log", seed=1)
        table.sit(first(table, 4, EOFError))
        known = len(table.match().lines)
        table.seed = seed
        table.sit(table.at_random(3), resume=True)
        chances.append([line.chance for line in table.match().lines[known:]])
    assert chances[0] == chances[1] != chances[2]


def test_a_finished_game_shows_its_end(tmp_path: Path) -> None:
    table = Table(tmp_path / "game.log")
    table.sit(table.at_random(2))
    end = table.shown[-300:]
    again = Table(table.path)
    assert again.sit([], resume=True) == 0
    assert again.shown.endswith(end)
    assert again.prompts == []


def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    table = Table(tmp_path / "game.log")
    table.sit(first(table, 4, EOFError))
    damaged = table.path.read_bytes().replace(b"die 1", b"die 2").replace(b"die 3", b"die 4")
    table.path.write_bytes(damaged)
    with pytest.raises(BadLog):
        table.sit([], resume=True)
    assert table.path.read_bytes() == damaged


def test_a_new_game_never_takes_the_file_of_another(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    path.write_text("mine")
    with pytest.raises(BadInput, match="terminal-file-refused"):
        Table(path).sit([])
    assert path.read_text() == "mine"


def test_a_disk_that_is_full_ends_the_sitting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(tmp_path / "game.log")
    table.sit(first(table, 4, EOFError))
    kept = table.path.read_bytes()

    def full(log: LogFile, line: Line) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(LogFile, "append", full)
    assert table.sit(["1"], resume=True) == 1
    assert "No space left on device" in table.words
    assert "--resume" in table.shown
    assert table.path.read_bytes() == kept
