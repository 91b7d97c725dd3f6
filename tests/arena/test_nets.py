"""A level with a net from a file: a new net is tried against the one in the package before it takes its place."""

from dataclasses import replace
from pathlib import Path

import pytest

from gunmetal.arena import contestants
from gunmetal.arena.series import Played, Series, played
from gunmetal.bots.nets.keeping import Net, save, shipped
from gunmetal.cli import main
from gunmetal.games import game_named
from gunmetal.kernel.contract import Setup

GAME = game_named("gunrunners")


def net_of_two() -> Net:
    return shipped(GAME, 2)


def outcomes(bots: tuple[str, ...]) -> list[Played]:
    series = Series.of(GAME, Setup(2, "en", GAME.read_cards(GAME.default_cards)), bots, 5)
    return [replace(one, seconds=()) for one in played(series, range(2), 1)]


def test_a_level_with_the_net_of_the_package_from_a_file_plays_as_it_does_without(tmp_path: Path) -> None:
    same, other = tmp_path / "same.npz", tmp_path / "other.npz"
    save(net_of_two(), same)
    save(replace(net_of_two(), weights=-net_of_two().weights), other)
    without = outcomes(("skilled:2", "random"))
    assert outcomes((f"skilled:2@{same}", "random")) == without
    assert outcomes((f"skilled:2@{other}", "random")) != without


def test_another_net_under_the_same_name_makes_another_series(tmp_path: Path) -> None:
    file, keys = tmp_path / "net.npz", list[str]()
    for factor in (1, -1):
        save(replace(net_of_two(), weights=factor * net_of_two().weights), file)
        keys.append(Series.of(GAME, Setup(2, "en", GAME.read_cards(GAME.default_cards)), (f"master@{file}", "random"), 5).key)
    assert keys[0] != keys[1]


def test_bots_that_were_changed_make_another_series(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their names are the same as before; what was played with them is not reported with what is played now."""
    def key() -> str:
        return Series.of(GAME, Setup(2, "en", GAME.read_cards(GAME.default_cards)), ("master", "greedy"), 5).key

    before = key()
    assert before == key()
    assert net_of_two().digest in before
    monkeypatch.setattr(contestants, "bots_digest", lambda: "of other texts")
    assert key() != before


@pytest.mark.parametrize(("bot", "players", "words"), [
    ("plain@{}", 2, "There is no bot"), ("greedy@{}", 2, "There is no bot"), ("master@{}", 3, "at a table of 2 players"),
    ("master@missing.npz", 2, "no net that can be read"), ("master@", 2, "no net that can be read")])
def test_what_cannot_think_with_a_net_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], bot: str, players: int,
                                                 words: str) -> None:
    file = tmp_path / "net.npz"
    save(net_of_two(), file)
    assert main(["arena", "gunrunners", "--players", str(players), "--bots", f"{bot.format(file)},random"]) == 2
    assert words in capsys.readouterr().err
