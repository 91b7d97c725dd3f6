"""docs/rules against the program: every number once and in order, none that does not exist, and the figures of the card files."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from gunmetal.games import GAME_NAMES, game_named
from gunmetal.games.gunslingers.state import State as Slingers
from gunmetal.games.gunsmoke.state import State as Smoke
from gunmetal.kernel.rules import OPEN
from tests.docs.pages import PAGES, ROOT, page, quoted, table_with, tables

PREFIX = {"gunrunners": "GR", "gunslingers": "SL", "gunsmoke": "SM"}
COUNT = {"GR": 31, "SL": 42, "SM": 41}
LATE = {"SL": {13: 42}}                # SL-42 was numbered last, but belongs to the turn, after SL-13
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\* ", re.MULTILINE)
CITED = re.compile(r"\b(GR|SL|SM)-(\d+)\b")


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def rules_of(game: str) -> str:
    return page(f"docs/rules/{game}.md")


def rule(number: str) -> str:
    """The text of one rule, on one line."""
    (game,) = [game for game, prefix in PREFIX.items() if number.startswith(prefix)]
    text = rules_of(game).partition(f"- **{number}** ")[2]
    return " ".join(re.split(r"\n(?:- |#|\n)", text)[0].split())


def in_order(prefix: str) -> list[str]:
    numbers: list[int] = []
    late = LATE.get(prefix, {})
    for number in range(1, COUNT[prefix] + 1):
        if number not in late.values():
            numbers += [number, *([late[number]] if number in late else [])]
    return [f"{prefix}-{number}" for number in numbers]


def test_every_game_has_its_page_and_every_page_its_game() -> None:
    assert set(PREFIX) == set(GAME_NAMES)
    assert {path.stem for path in (ROOT / "docs/rules").glob("*.md")} == set(GAME_NAMES)


@pytest.mark.parametrize("game", PREFIX)
def test_the_rules_stand_there_once_and_in_order(game: str) -> None:
    assert RULE.findall(rules_of(game)) == in_order(PREFIX[game])


@pytest.mark.parametrize("game", PREFIX)
def test_a_rule_says_something_and_a_page_decides_what_the_book_leaves_open(game: str) -> None:
    assert all(len(rule(number).split()) > 6 for number in in_order(PREFIX[game]))
    assert rules_of(game).count("**Ruling") > 5
    assert rules_of(game).startswith(f"# {game.title()}: the rules\n")


@pytest.mark.parametrize("game", ["gunslingers", "gunsmoke"])
def test_a_western_page_leads_to_the_cards_and_to_its_sister(game: str) -> None:
    other = {"gunslingers": "gunsmoke", "gunsmoke": "gunslingers"}[game]
    links = re.findall(r"\]\(([^)]+)\)", rules_of(game))
    assert {"../cards.md", f"{other}.md"} <= set(links)
    assert f"`src/gunmetal/games/{game}/cards.toml`" in rules_of(game)


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_no_page_cites_a_rule_that_does_not_exist(path: Path) -> None:
    for prefix, number in CITED.findall(path.read_text(encoding="utf-8")):
        assert 1 <= int(number) <= COUNT[prefix], f"{prefix}-{number}"


@pytest.mark.parametrize("path", sorted((ROOT / "src/gunmetal").rglob("*.ftl")), ids=name_of)
def test_no_text_cites_a_rule_that_does_not_exist(path: Path) -> None:
    for prefix, number in CITED.findall(path.read_text(encoding="utf-8")):
        assert 1 <= int(number) <= COUNT[prefix], f"{prefix}-{number}"


# ---- figures

def data(game: str) -> dict[str, Any]:
    return tomllib.loads(page(f"src/gunmetal/games/{game}/cards.toml"))


def copies(game: str, *lists: str) -> int:
    return sum(card.get("copies", 1) for name in lists for card in data(game)[name])


def test_the_figures_of_gunslingers_are_those_of_the_card_file() -> None:
    cards = data("gunslingers")
    counted = [copies("gunslingers", name) for name in ("gunslinger", "weapon", "brawl_weapon", "item", "action")]
    assert f"{len(cards['locations'])} location cards" in rule("SL-1")
    assert (f"A deck of {sum(counted)}: {counted[0]} gunslingers, {counted[1]} weapons, {counted[2]} brawl weapons, "
            f"{counted[3]} items, {counted[4]} actions") in rule("SL-1")
    assert f"${cards['money']} in the reserve" in rule("SL-3")
    assert f"on the Bank with ${cards['opening_dollars']}" in rule("SL-3")
    assert f"(0 to {cards['bank_limit']})" in rule("SL-9")
    assert f"from 0 to {cards['bank_limit']}" in rule("SL-14")
    assert f"at most {cards['posse_limit']}" in rule("SL-11")


def test_the_figures_of_gunsmoke_are_those_of_the_card_file() -> None:
    cards = data("gunsmoke")
    counted = [copies("gunsmoke", name) for name in ("gunfighter", "weapon", "item", "action")]
    assert f"{len(cards['towns'])} town cards" in rule("SM-1")
    told = re.search(r"(\d+) gunfighters, (\d+) weapons .*?, (\d+) items .*?, (\d+) actions", rule("SM-1"))
    assert told is not None
    assert [int(number) for number in told.groups()] == counted
    assert f"${cards['money']} in the reserve" in rule("SM-2")
    assert f"receives ${cards['opening_dollars']}" in rule("SM-2")
    assert f"at most {cards['gang_limit']} in a gang" in rule("SM-23")
    unsold = " ".join(card["name"] for card in cards["item"] if card["location"] != "church" and not card.get("sellable", True))
    assert all(name in rule("SM-25") for name in ("Horse", "Sheriff's Badge", "Wanted Poster"))
    assert unsold == "Horse Sheriff's Badge Wanted Poster"


@pytest.mark.parametrize(("game", "number", "entry"), [("gunslingers", "SL-27", "use"), ("gunsmoke", "SM-11", "discard")])
def test_every_discard_power_is_explained(game: str, number: str, entry: str) -> None:
    assert {card[entry] for card in data(game)["item"] if entry in card} <= set(quoted(rule(number)))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_variant_is_named_by_the_rule_that_it_cites(game: str) -> None:
    for name, setting in game_named(game).settings.items():
        assert name in quoted(rule(setting.rule)), name


# ---- what the readme tells of the games

def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_the_readme_tells_who_can_play_what() -> None:
    (rows,) = [table for table in tables(page("README.md")) if "seats" in table[0]]
    assert [quoted(row["game"])[0] for row in rows] == list(GAME_NAMES)
    for row in rows:
        game = game_named(quoted(row["game"])[0])
        assert row["seats"].split(", ") == list(game.seats[: max(game.players)])   # the three of Gunsmoke are no seat to choose
        least, most, *variants = numbers(row["players"])
        assert (*range(least, most + 1), *variants) == game.players
        assert variants == list(game.variants)


def test_the_readme_tells_every_variant_with_its_numbers() -> None:
    rows = {(quoted(row["game"])[0], quoted(row["variant"])[0]): row for row in table_with(page("README.md"), "variant")}
    settings = {(name, variant): setting for name in GAME_NAMES for variant, setting in game_named(name).settings.items()}
    assert list(rows) == list(settings)
    for key, setting in settings.items():
        row = rows[key]
        assert setting.rule in row["meaning"]
        assert f"usually {setting.default}" in row["numbers"]
        if setting.simulated is not None:
            assert f"in simulations {setting.simulated}" in row["numbers"]
        told = numbers(row["numbers"].partition(", usually")[0]) if ", usually" in row["numbers"] else []
        if isinstance(setting.allowed, tuple):
            assert sorted(told) == sorted(setting.allowed)
        elif told:
            assert told == [setting.allowed[0], setting.allowed[-1]]


def test_the_readme_counts_the_cards_of_which_something_is_known() -> None:
    rows = table_with(page("README.md"), "different cards")
    assert [quoted(row["game"])[0] for row in rows] == ["gunslingers", "gunsmoke"]
    for row in rows:
        cards = [card for kind in data(quoted(row["game"])[0]).values() if isinstance(kind, list)
                 for card in kind if isinstance(card, dict)]
        assert int(row["different cards"]) == len(cards)
        assert int(row["of which the book tells something"]) == sum("known" in card for card in cards)


# ---- rules that are left open

def test_architecture_lists_the_open_rules_and_what_settles_them() -> None:
    rows = table_with(page("ARCHITECTURE.md"), "left open")
    told = {quoted(row["left open"])[0]: (quoted(row["in Gunslingers"])[0], quoted(row["in Gunsmoke"])[0]) for row in rows}
    there = {thing.__name__: (settled[Slingers].__name__, settled[Smoke].__name__)
             for thing, settled in OPEN.items() if thing.__module__.startswith("gunmetal.games.western")}
    assert told == there
