"""Whatever is wrong with a command gets one clear sentence, a non-zero exit, and changes nothing."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from gunmetal.cli import main
from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners.cards import SPECIALS
from gunmetal.kernel.log import write_log
from tests.kernel.logs import SOURCE, lines, text, whole

Make = Callable[[Path], None]


def file(name: str, content: str | bytes) -> Make:
    def make(folder: Path) -> None:
        (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())

    return make


def toml(content: str | bytes) -> Make:
    return file("house.toml", content)


def log(content: str | bytes) -> Make:
    return file("game.log", content)


def log_of(**change: object) -> Make:
    """A log without a line, whose head is changed."""
    return log(write_log(replace(whole().head, **change), ()))     # type: ignore[arg-type]


def nothing(folder: Path) -> None:
    """The folder stays empty."""


def full_folder(folder: Path) -> None:
    (folder / "logs").mkdir()
    (folder / "logs" / "diary.txt").write_text("dear diary\n")


def changed_line(**change: object) -> str:
    entries = list(lines(3))
    entries[2] = replace(entries[2], **change)         # type: ignore[arg-type]
    return write_log(whole().head, entries)


SPY = '[[agent]]\nkind = "spy"\nvalues = [2]\n'
PLAIN = '[[agent]]\nkind = "agent"\nvalues = [1, 1, 2, 2, 3, 3, 4, 4]\n'
OTHERS = "".join(f'[[agent]]\nkind = "{kind}"\nvalues = [3]\n' for kind in SPECIALS if kind != "spy")
SIMULATE = ("simulate", "gunrunners", "--games", "3")
CARDS = (*SIMULATE, "--cards", "house.toml")
REPLAY = ("replay", "game.log")

# For each: the command, what lies in the folder before, and words that its one sentence must hold.
WRONG: dict[str, tuple[tuple[str, ...], Make, tuple[str, ...]]] = {
    "no such game": (("simulate", "poker"), nothing, ("“poker”", "gunrunners")),
    "no such command": (("gamble",), nothing, ("gamble", "--help")),
    "no game named": (("simulate",), nothing, ("GAME",)),
    "no such option": ((*SIMULATE, "--fast"), nothing, ("--fast",)),
    "option without value": (("simulate", "gunrunners", "--games"), nothing, ("--games",)),
    "unknown edition": ((*SIMULATE, "--edition", "fr"), nothing, ("“fr”", "en, br")),
    "unknown edition to play": (("play", "gunrunners", "--edition", "fr"), nothing, ("“fr”", "en, br")),
    "six players": ((*SIMULATE, "--players", "6"), nothing, ("6 players", "2 to 5")),
    "six players to play": (("play", "gunrunners", "--players", "6"), nothing, ("6 players", "2 to 5")),
    "one player": ((*SIMULATE, "--players", "1"), nothing, ("One player", "2 to 5")),
    "players in words": ((*SIMULATE, "--players", "three"), nothing, ("“three”", "whole number")),
    "no players": ((*SIMULATE, "--players", "0"), nothing, ("“0”", "from 1")),
    "no games": (("simulate", "gunrunners", "--games", "0"), nothing, ("“0”", "from 1")),
    "games in fractions": (("simulate", "gunrunners", "--games", "1.5"), nothing, ("“1.5”",)),
    "negative games": (("simulate", "gunrunners", "--games", "-3"), nothing, ("-3",)),
    "more guests than seats": (("train", "gunslingers", "--guests", "1001"), nothing, ("“1001”", "1,000")),
    "no cores": ((*SIMULATE, "--cores", "0"), nothing, ("“0”", "from 1")),
    "negative seed": ((*SIMULATE, "--seed=-1"), nothing, ("“-1”", "from 0")),
    "wide seed": ((*SIMULATE, "--seed", "9" * 19), nothing, ("seed", "9223372036854775807")),
    "wide seed, folder for logs": ((*SIMULATE, "--seed", "9" * 19, "--save", "logs"), nothing, ("seed",)),
    "unknown bot": ((*SIMULATE, "--bots", "greedy,genius"), nothing, ("“genius”", "random, greedy")),
    "unknown bot to play": (("play", "gunrunners", "--bots", "genius"), nothing, ("“genius”", "random, greedy")),
    "empty bot": ((*SIMULATE, "--bots", "greedy,"), nothing, ("“”", "random, greedy")),
    "too many bots": ((*SIMULATE, "--players", "2", "--bots", "greedy,random,greedy"), nothing, ("3 bots", "2 seats")),
    "too many bots to play": (("play", "gunrunners", "--players", "2", "--bots", "greedy,random"), nothing, ("2 bots", "one seat")),
    "no variants": ((*SIMULATE, "--variant", "round_limit=60"), nothing, ("“round_limit”", "has none")),
    "no variants to play": (("play", "gunrunners", "--variant", "round_limit=60"), nothing, ("“round_limit”", "has none")),
    "variant without number": ((*SIMULATE, "--variant", "round_limit"), nothing, ("“round_limit”", "whole number")),
    "no solo play": (("play", "gunrunners", "--solo"), nothing, ("“gunrunners”", "alone", "2 to 5")),
    "no daily challenge": (("play", "gunrunners", "--daily"), nothing, ("“gunrunners”", "alone", "2 to 5")),
    "one player to play": (("play", "gunrunners", "--players", "1"), nothing, ("One player", "2 to 5")),
    "solo simulations": ((*SIMULATE, "--solo"), nothing, ("--solo",)),
    "unknown seat": (("play", "gunrunners", "--seat", "pink"), nothing, ("“pink”", "red, blue, yellow")),
    "seat of another table": (("play", "gunrunners", "--seat", "green"), nothing, ("“green”", "red, blue, yellow")),
    "unknown language": ((*SIMULATE, "--lang", "tlh"), nothing, ("“tlh”", "en, pt-BR")),
    "unknown language for a replay": ((*REPLAY, "--lang", "tlh"), log(text()), ("“tlh”", "en, pt-BR")),
    "folder not empty": ((*SIMULATE, "--save", "logs"), full_folder, ("logs", "not empty")),
    "folder is a file": ((*SIMULATE, "--save", "logs"), file("logs", "dear diary\n"), ("logs",)),
    "folder under a file": ((*SIMULATE, "--save", "diary/logs"), file("diary", "dear diary\n"), ("diary/logs",)),
    # card files
    "card file missing": (CARDS, nothing, ("house.toml", "No such file")),
    "card file is a folder": ((*SIMULATE, "--cards", "."), nothing, ("cannot be read",)),
    "card file not UTF-8": (CARDS, toml(b"\xff\xfe"), ("house.toml, line 1:", "(GR-1)")),
    "not TOML": (CARDS, toml("[[agent]]\nkind = spy\n"), ("house.toml, line 2:", "(GR-1)")),
    "no agents": (CARDS, toml('edition = "mine"\n'), ("house.toml, line 1:", "(GR-1)")),
    "unknown kind": (CARDS, toml(SPY.replace('"spy"', '"judge"') + PLAIN + OTHERS), ("line 2:", "“judge”", "(GR-1)")),
    "no kind": (CARDS, toml(PLAIN + SPY.replace('kind = "spy"\n', "") + OTHERS), ("line 4:", "(GR-1)")),
    "kind twice": (CARDS, toml(SPY + PLAIN + SPY + OTHERS), ("line 8:", "“spy”", "(GR-1)")),
    "kind missing": (CARDS, toml(PLAIN + OTHERS), ("line 18:", "“spy”", "(GR-1)")),
    "values missing": (CARDS, toml(PLAIN + SPY.replace("values = [2]\n", "") + OTHERS), ("line 4:", "“spy”", "(GR-1)")),
    "too few cards": (CARDS, toml(SPY + PLAIN.replace("4, 4", "4") + OTHERS), ("line 6:", "8", "(GR-1)")),
    "too many spies": (CARDS, toml(SPY.replace("[2]", "[2, 2]") + PLAIN + OTHERS), ("line 3:", "“spy”", "(GR-1)")),
    "number too high": (CARDS, toml(SPY.replace("[2]", "[7]") + PLAIN + OTHERS), ("line 3:", "“7”", "1 to 6", "(GR-20)")),
    "number too low": (CARDS, toml(SPY + PLAIN.replace("4, 4", "4, 0") + OTHERS), ("line 6:", "“0”", "(GR-20)")),
    "no number": (CARDS, toml(SPY.replace("[2]", "[true]") + PLAIN + OTHERS), ("line 3:", "(GR-20)")),
    "no opening agent": (CARDS, toml(SPY + PLAIN.replace("1, 1", "2, 2") + OTHERS), ("line 6:", "(GR-5)")),
    "wrong cards to play": (("play", "gunrunners", "--cards", "house.toml"), toml(PLAIN), ("line 3:", "(GR-1)")),
    # logs
    "log missing": (REPLAY, nothing, ("game.log", "No such file")),
    "log is a folder": (("replay", "."), nothing, ("cannot be read",)),
    "log empty": (REPLAY, log(""), ("not a Gunmetal log",)),
    "log of chess": (REPLAY, log("1. e4 e5 2. Nf3\n"), ("not a Gunmetal log",)),
    "log binary": (REPLAY, log(bytes(range(256))), ("not a Gunmetal log",)),
    "log of other JSON": (REPLAY, log('{"name": "gunmetal"}\n'), ("not a Gunmetal log",)),
    "log damaged": (REPLAY, log(text().replace('"n":3', '"n":4')), ("damaged at line 5",)),
    "log damaged, JSON wanted": ((*REPLAY, "--json"), log(text().replace('"n":3', '"n":4')), ("damaged at line 5",)),
    "log torn": (REPLAY, log(text()[:-4]), (f"line {len(text().splitlines())}",)),
    "illegal action in a log": (REPLAY, log(changed_line(action=whole().lines[1].action)), ("Entry 2", "(GR-5)")),
    "illegal action in a log, JSON wanted": ((*REPLAY, "--json"), log(changed_line(action="bust 1")), ("Entry 2", "“bust 1”")),
    "nonsense in a log": (REPLAY, log(changed_line(action="castle")), ("Entry 2", "“castle”")),
    "impossible chance in a log": (REPLAY, log(changed_line(chance=("die 3",))), ("Entry 2", "chance")),
    "log of other rules": (REPLAY, log_of(rules=99), ("version 99",)),
    "log of another game": (REPLAY, log_of(game="poker"), ("“poker”",)),
    "log of six players": (REPLAY, log_of(players=6, seats=[{}] * 6), ("line 1",)),
    "log with settings": (REPLAY, log_of(settings={"round_limit": 60}), ("line 1",)),
    "log of no day": (REPLAY, log_of(daily="someday"), ("line 1",)),
    "log of another edition": (REPLAY, log_of(edition="fr"), ("“fr”",)),
    "log with wrong cards": (REPLAY, log_of(cards={"agent": [1]}), ("(GR-1)",)),
    "unknown seat of a replay": ((*REPLAY, "--seat", "pink"), log(text()), ("“pink”", "red, blue, yellow")),
    "resuming nothing": (("play", "gunrunners", "--resume", "game.log"), nothing, ("game.log", "No such file")),
    "resuming a damaged log": (("play", "gunrunners", "--resume", "game.log"), log(text().replace('"n":3', '"n":4')), ("line 5",)),
    "keeping a game in a file that exists": (("play", "gunrunners", "--log", "game.log"), log("dear diary\n"), ("game.log",)),
}


def content(folder: Path) -> dict[str, bytes | None]:
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GUNMETAL_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("gunmetal.kernel.worlds.Warmup._run", lambda self: None)


@pytest.mark.parametrize("name", WRONG)
def test_one_sentence_and_nothing_changes(tmp_path: Path, capfd: pytest.CaptureFixture[str], name: str) -> None:
    words, make, said = WRONG[name]
    make(tmp_path)
    before = content(tmp_path)
    assert main(words) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.startswith("gunmetal: ")
    assert err.endswith(".\n")
    assert err.count("\n") == 1
    for part in said:
        assert part in err
    assert content(tmp_path) == before


@pytest.mark.parametrize("name", ["six players", "unknown edition", "unknown bot", "number too high", "log damaged",
                                  "illegal action in a log", "unknown language", "folder not empty", "no such command"])
def test_the_same_from_a_shell(tmp_path: Path, name: str) -> None:
    words, make, said = WRONG[name]
    make(tmp_path)
    before = content(tmp_path)
    done = subprocess.run([sys.executable, "-m", "gunmetal", *words], capture_output=True, text=True, check=False, cwd=tmp_path,
                          stdin=subprocess.DEVNULL, env=os.environ | {"PYTHONPATH": str(SOURCE), "PYTHONDONTWRITEBYTECODE": "1"})
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("gunmetal: ")
    assert done.stderr.count("\n") == 1
    assert all(part in done.stderr for part in said)
    assert content(tmp_path) == before


@pytest.mark.parametrize("name", [
    "six players", "unknown edition", "number too high", "log damaged", "unknown bot", "folder not empty"])
def test_in_portuguese(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    words, make, _ = WRONG[name]
    make(tmp_path)
    assert main([*words, "--lang", "pt-BR"]) == 2
    portuguese = capsys.readouterr().err
    assert main([*words, "--lang=en"]) == 2
    english = capsys.readouterr().err
    assert portuguese != english
    assert portuguese.startswith("gunmetal: ")
    assert portuguese.count("\n") == 1


def test_the_language_of_the_surroundings(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert main(["simulate", "gunrunners", "--players", "6"]) == 2
    assert "jogadores" in capsys.readouterr().err
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["simulate", "gunrunners", "--players", "6"]) == 2
    assert "players" in capsys.readouterr().err


def test_every_problem_of_the_issue_is_here() -> None:
    assert len(WRONG) > 60
    assert GAME.players[-1] == 5
