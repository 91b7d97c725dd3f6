"""docs/cards.md is made from the card files: it is up to date, names every card, and says of each what is known."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT, Row, page, tables

SCRIPT = Path("scripts/cards_page.py")
GAMES = ("gunrunners", "gunslingers", "gunsmoke")
LISTS = ("gunslinger", "gunfighter", "weapon", "brawl_weapon", "item", "action")


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """In a bare environment: the script needs nothing but the card files."""
    return subprocess.run([sys.executable, root / SCRIPT, *words], cwd=root, env={"PATH": os.environ["PATH"]},
                          capture_output=True, text=True, encoding="utf-8", check=False)


def part(game: str) -> str:
    """The chapter of a game."""
    return page("docs/cards.md").partition(f"\n## {game.title()}\n")[2].partition("\n## ")[0]


def data(game: str) -> dict[str, Any]:
    return tomllib.loads(page(f"src/gunmetal/games/{game}/cards.toml"))


def rows(game: str, *columns: str) -> dict[str, Row]:
    """By what stands in the first of these columns, from all tables that have them."""
    return {row[columns[0]]: row for table in tables(part(game)) for row in table if set(columns) <= set(row)}


def cards(game: str) -> list[tuple[Row, dict[str, Any]]]:
    """Every row beside the block that it was made from."""
    found = rows(game, "card", "copies") | rows(game, "gunslinger", "cost") | rows(game, "gunfighter", "cost")
    return [(found[card["name"]], card) for name in LISTS for card in data(game).get(name, [])]


def test_the_page_is_up_to_date() -> None:
    ended = run(ROOT, "--check")
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_page_that_is_not_up_to_date_is_told_and_written_anew(tmp_path: Path) -> None:
    for path in (str(SCRIPT), "docs/cards.md", *(f"src/gunmetal/games/{game}/cards.toml" for game in GAMES)):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    file = tmp_path / "src/gunmetal/games/gunsmoke/cards.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("cost = 7", "cost = 9", 1), encoding="utf-8")
    ended = run(tmp_path, "--check")
    assert ended.returncode == 1
    assert "docs/cards.md is not up to date" in ended.stderr
    assert run(tmp_path).returncode == 0
    assert run(tmp_path, "--check").returncode == 0
    assert "| Doc Hollandaise | 9 |" in (tmp_path / "docs/cards.md").read_text(encoding="utf-8")
    (tmp_path / "docs/cards.md").unlink()
    assert run(tmp_path, "--check").returncode == 1


def test_every_agent_is_there() -> None:
    found = rows("gunrunners", "agent", "values")
    for agent in data("gunrunners")["agent"]:
        row = found["Plain agent" if agent["kind"] == "agent" else agent["kind"].title()]
        assert row["values"] == ", ".join(map(str, agent["values"]))
        assert row["copies"] == str(len(agent["values"]))
        assert row["source"] == f"known: {agent['known']}"


@pytest.mark.parametrize("game", GAMES[1:])
def test_every_card_is_there_with_its_numbers(game: str) -> None:
    assert len(cards(game)) > 50
    for row, card in cards(game):
        for key in ("copies", "cost", "life", "hands", "colour"):
            assert row.get(key) == (str(card[key]) if key in card else None), card["name"]
        for key in ("draw", "shoot", "brawl", "gamble", "law", "outlaw"):
            assert row.get(key.title()) == (str(card[key]) if key in card else None), card["name"]
        for test, number in card.get("bonus", {}).items():
            words = f"{number:+d} {test.removeprefix('foe_').title()}".replace("-", "−")
            assert words + (" for opponents" if test.startswith("foe_") else "") in row["what it does"], card["name"]
        assert row.get("what it does") != "–", card["name"]


@pytest.mark.parametrize("game", GAMES[1:])
def test_every_card_says_what_is_known_of_it(game: str) -> None:
    for row, card in cards(game):
        assert row["source"] == (f"known: {card['known']}" if "known" in card else "reconstructed"), card["name"]
    assert {"reconstructed"} < {row["source"] for row, _ in cards(game)}


@pytest.mark.parametrize(("game", "known"), [("gunslingers", "hard to hit"), ("gunsmoke", "carbine expert")])
def test_every_special_rule_is_explained(game: str, known: str) -> None:
    found = rows(game, "special rule", "what it does")
    assert [row["what it does"] for row in found.values()] == list(data(game)["specials"].values())
    assert [special for special, row in found.items() if row["source"] == "known"] == [known]
    for row, _ in cards(game):
        assert row.get("special rule", "–") in {"–", *found}


@pytest.mark.parametrize("game", GAMES[1:])
def test_the_town_is_there(game: str) -> None:
    assert "\n".join(data(game)["map"]) in part(game)
    assert {row["number"] for row in rows(game, "setting", "number").values()} == {
        str(value) for value in data(game).values() if isinstance(value, int)}
    for row, card in cards(game):
        if "location" in card:
            told = row.get("bought at") or row["played at"]
            assert told.lower().replace("'", "").replace(" ", "_") == card["location"].replace("any", "anywhere"), card["name"]
