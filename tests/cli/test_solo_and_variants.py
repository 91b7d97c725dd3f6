"""`--variant`, `--solo` and `--daily`, with a game that has all of them."""

import json
from pathlib import Path
from typing import Any

import pytest

import gunmetal.games.gunrunners
from gunmetal.cli import main
from gunmetal.kernel import daily
from gunmetal.kernel.log import Head, Line, read_log
from gunmetal.kernel.texts import Texts
from tests.kernel.variants import VARIED

PLAY = ("play", "gunrunners", "--log", "game.log")
SIMULATE = ("simulate", "gunrunners", "--games", "3")


@pytest.fixture(autouse=True)
def _varied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(gunmetal.games.gunrunners, "GAME", VARIED)
    monkeypatch.setattr("gunmetal.kernel.worlds.Warmup._run", lambda self: None)


def kept(name: str = "game.log") -> tuple[Head, list[Line]]:
    return read_log(Path(name))


# ---- what is wrong

@pytest.mark.parametrize(("words", "said"), [
    ((*PLAY, "--variant", "speed=1"), ("“speed”", "stock, pace")),
    ((*PLAY, "--variant", "stock=7"), ("“7”", "“stock”", "0–4", "(GR-7)")),
    ((*PLAY, "--variant", "pace=4"), ("“4”", "5, 3", "(GR-8)")),
    ((*PLAY, "--variant", "stock=1", "--variant", "stock=2"), ("“stock”", "twice")),
    ((*PLAY, "--variant", "stock"), ("“stock”", "whole number")),
    ((*PLAY, "--variant", "stock=-1"), ("“stock=-1”", "whole number")),
    ((*PLAY, "--variant", "=1"), ("“=1”",)),
    ((*PLAY, "--variant", f"stock={'9' * 5000}"), ("“stock=99",)),
    ((*SIMULATE, "--variant", "stock=0"), ("“stock”", "simulation", "never end", "1–4", "(GR-7)")),
    ((*SIMULATE, "--variant", "stock=9"), ("“9”", "1–4")),
    ((*PLAY, "--solo", "--players", "3"), ("--solo", "not for 3")),
    ((*PLAY, "--solo", "--bots", "greedy"), ("--bots",)),
    ((*PLAY, "--players", "1", "--bots", "greedy"), ("--bots",)),
    ((*PLAY, "--solo", "--seat", "blue"), ("“blue”", "red")),
    ((*PLAY, "--daily"), ("--daily", "--solo")),
    ((*PLAY, "--daily", "--players", "2"), ("--daily", "--solo")),
    ((*PLAY, "--solo", "--daily", "--seed", "0"), ("--seed", "same for everybody")),
    ((*PLAY, "--solo", "--daily", "--variant", "stock=1"), ("--variant", "same for everybody")),
    ((*PLAY, "--solo", "--daily", "--cards", "house.toml"), ("--cards", "same for everybody")),
    ((*PLAY, "--solo", "--daily", "--edition", "br"), ("--edition", "same for everybody")),
    (("play", "gunrunners", "--resume", "game.log", "--variant", "stock=1"), ("--variant", "--resume")),
    (("play", "gunrunners", "--resume", "game.log", "--solo"), ("--solo", "--resume")),
    (("play", "gunrunners", "--resume", "game.log", "--daily"), ("--daily", "--resume")),
])
def test_one_sentence_and_nothing_changes(tmp_path: Path, capfd: pytest.CaptureFixture[str], words: tuple[str, ...],
                                          said: tuple[str, ...]) -> None:
    sentences = []
    for language in ("en", "pt-BR"):
        assert main([*words, "--lang", language]) == 2
        out, err = capfd.readouterr()
        assert out == ""
        assert err.startswith("gunmetal: ")
        assert err.endswith(".\n")
        assert err.count("\n") == 1
        sentences.append(err)
    assert all(part in sentences[0] for part in said), sentences[0]
    assert sentences[0] != sentences[1]
    assert list(tmp_path.iterdir()) == []


# ---- variants

def test_a_variant_is_told_kept_and_played_on_with(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAY, "--players", "2", "--variant", "stock=3", "--variant", "pace=5", "--bots", "random", "--seed", "1"]) == 0
    head, lines = kept()
    assert head.settings == {"stock": 3, "pace": 5}
    shown = capsys.readouterr().out
    assert "Variant stock = 3 (GR-7)" in shown
    assert "Variant pace" not in shown
    assert main(["play", "gunrunners", "--resume", "game.log", "--lang", "pt-BR"]) == 0
    assert "Variante stock = 3 (GR-7)" in capsys.readouterr().out
    assert kept() == (head, lines)
    assert main(["replay", "game.log", "--json"]) == 0
    assert "warehouse=3" in capsys.readouterr().out


def test_usual_settings_are_kept_too_but_need_no_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAY]) == 0
    assert (kept()[0].settings, kept()[0].players, kept()[0].daily) == ({"stock": 0, "pace": 5}, 3, None)
    assert "Variant" not in capsys.readouterr().out


@pytest.mark.usefixtures("bots_world")
@pytest.mark.parametrize(("words", "settings"), [
    ((), {"stock": 2, "pace": 5}), (("--variant", "pace=3", "--variant", "stock=4"), {"stock": 4, "pace": 3})])
def test_simulations_have_defaults_of_their_own(capfd: pytest.CaptureFixture[str], words: tuple[str, ...],
                                                settings: dict[str, int]) -> None:
    assert main([*SIMULATE, *words, "--seed", "4", "--json", "--save", "logs"]) == 0
    assert json.loads(capfd.readouterr().out)["settings"] == settings
    for path in Path("logs").iterdir():
        assert read_log(path)[0].settings == settings
        assert main(["replay", str(path), "--json"]) == 0
    assert main([*SIMULATE, *words, "--seed", "4"]) == 0
    shown = capfd.readouterr().out
    assert f"Variant stock = {settings['stock']} (GR-7)" in shown
    assert ("Variant pace = 3 (GR-8)" in shown) == (settings["pace"] == 3)


# ---- alone

@pytest.mark.parametrize("words", [("--solo",), ("--players", "1"), ("--solo", "--players", "1", "--seat", "red")])
def test_who_plays_alone_sits_alone(words: tuple[str, ...]) -> None:
    assert main([*PLAY, *words]) == 0
    head, lines = kept()
    assert (head.players, head.daily) == (1, None)
    assert list(head.seats) == [{"colour": "red", "name": "person", "bot": None}]
    assert len(lines) == 1


def play_daily(name: str, capsys: pytest.CaptureFixture[str], answers: Any, monkeypatch: pytest.MonkeyPatch) -> str:
    script = iter(answers)
    monkeypatch.setattr("builtins.input", lambda prompt: next(script))
    with pytest.raises(StopIteration):         # the person goes away without a word
        main(["play", "gunrunners", "--solo", "--daily", "--log", name])
    return capsys.readouterr().out


def test_the_challenge_of_a_day_is_the_same_for_everybody(capsys: pytest.CaptureFixture[str],
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    before = daily.today()
    shown = [play_daily(name, capsys, ["1"] * 9, monkeypatch) for name in ("one.log", "other.log")]
    after = daily.today()
    (head, lines), (_, others) = kept("one.log"), kept("other.log")
    assert head.daily in (before, after)
    assert "The daily challenge of " in shown[0]
    if before == after:                # nobody played at midnight
        assert others == lines
        assert len(lines) == 10


@pytest.mark.parametrize(("language", "sentence"), [
    ("en", "The daily challenge of November 16, 2026: the same deal for everybody."),
    ("pt-BR", "O desafio diário de 16 de novembro de 2026: a mesma partida para todos.")])
def test_a_resumed_challenge_is_still_that_of_its_day(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
                                                      language: str, sentence: str) -> None:
    monkeypatch.setattr(daily, "today", lambda: "2026-11-16")
    shown = play_daily("game.log", capsys, ["1"] * 4, monkeypatch)
    assert "November 16, 2026" in shown
    head, lines = kept()
    assert head.daily == "2026-11-16"
    futures = []
    for seed in ("1", "2"):
        Path("again.log").write_bytes(Path("game.log").read_bytes())
        script = iter(["1"] * 9)
        monkeypatch.setattr("builtins.input", lambda prompt, script=script: next(script))
        with pytest.raises(StopIteration):
            main(["play", "gunrunners", "--resume", "again.log", "--lang", language, "--seed", seed])
        assert sentence in capsys.readouterr().out
        assert kept("again.log")[0] == head
        futures.append(kept("again.log")[1])
    assert futures[0][: len(lines)] == lines
    assert len(futures[0]) == len(lines) + 9
    assert futures[0] == futures[1], "leaving and coming back does not change the chances of the day"


def test_a_whole_game_alone_ends_with_won_or_lost(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    said = set()
    for seed in range(6):
        assert main(["play", "gunrunners", "--solo", "--seed", str(seed), "--log", f"{seed}.log"]) == 0
        played = capsys.readouterr().out
        assert main(["replay", f"{seed}.log"]) == 0
        again = capsys.readouterr().out
        assert main(["replay", f"{seed}.log", "--json"]) == 0
        outcome = json.loads(capsys.readouterr().out.splitlines()[-1])["outcome"]
        won = outcome["results"][0]["crates"] >= 14
        assert outcome["winners"] == (["red"] if won else [])
        assert outcome["results"] == [{"seat": "red", "rank": 1 if won else 2, "crates": outcome["results"][0]["crates"]}]
        sentence = Texts("en", VARIED).text("solo-won" if won else "solo-lost", seat="Red")
        assert f"\n {sentence} " in played
        assert f"\n {sentence} " in again
        said.add(sentence)
    assert len(said) == 2


@pytest.mark.usefixtures("bots_world")
def test_bots_play_alone_in_simulations(capfd: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "gunrunners", "--games", "5", "--players", "1", "--bots", "greedy", "--seed", "4"]
    assert main([*words, "--json", "--save", "logs"]) == 0
    report = json.loads(capfd.readouterr().out)
    assert (report["players"], report["wins_by_seat"], report["wins_by_bot"]) == (1, {"red": 5}, {"greedy": 5})
    assert len(list(Path("logs").iterdir())) == 5
    for language, title in (("en", "5 games with 1 player, edition en, seed 4"), ("pt-BR", "5 partidas com 1 jogador, edição en")):
        assert main([*words, "--lang", language]) == 0
        shown = capfd.readouterr().out
        assert shown.startswith(title)
        assert "greedy" in shown
        assert Texts(language).text("simulate-by-seat") not in shown
        assert Texts(language).text("simulate-shared", count=0) not in shown
