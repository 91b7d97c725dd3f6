"""Card files of the western games: what the rules take from them, and what is said about a bad one."""

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from gunmetal.games.gunslingers import cards as gunslingers
from gunmetal.games.gunsmoke import cards as gunsmoke
from gunmetal.games.western.cards import CardTable, grid_of, neighbour_places
from gunmetal.games.western.state import (
    GUNFIGHTERS,
    KINDS,
    PLACES,
    Category,
    Colour,
    Effect,
    Location,
    Printed,
    Special,
    Suit,
    Test,
    Town,
    Use,
)
from gunmetal.kernel.problems import BadCards
from gunmetal.kernel.texts import LANGUAGES, Texts


@dataclass(frozen=True)
class Cards:
    """One of the two games."""

    rule: str
    default: Path
    read: Callable[[Path], CardTable]
    check: Callable[[Mapping[str, Any]], None]
    lay_out: Callable[[Town, Mapping[str, Any]], None]
    names: tuple[str, ...]
    kind_of: Mapping[str, int]
    category_of: tuple[Category, ...]
    locations: Mapping[str, Location]

    @property
    def text(self) -> str:
        return self.default.read_text(encoding="utf-8")

    def table(self) -> CardTable:
        return self.read(self.default)

    @cached_property
    def town(self) -> Town:
        s = Town()
        self.lay_out(s, self.table())
        return s

    def printed(self, name: str) -> Printed:
        return self.town.cards[self.kind_of[name]]


SL = Cards("SL-1", gunslingers.DEFAULT, gunslingers.read_cards, gunslingers.check_cards, gunslingers.lay_out, gunslingers.NAMES,
           gunslingers.KIND_OF, gunslingers.CATEGORY_OF, gunslingers.LOCATIONS)
SM = Cards("SM-1", gunsmoke.DEFAULT, gunsmoke.read_cards, gunsmoke.check_cards, gunsmoke.lay_out, gunsmoke.NAMES,
           gunsmoke.KIND_OF, gunsmoke.CATEGORY_OF, gunsmoke.LOCATIONS)
BOTH = pytest.mark.parametrize("cards", [SL, SM], ids=["gunslingers", "gunsmoke"])


def totals(cards: Cards) -> dict[Category, int]:
    found = Counter[Category]()
    for card, category in zip(cards.town.cards, cards.category_of, strict=False):
        found[category] += card.copies
    return dict(found)


# ---- the game's own files

def test_SL_1_the_deck_has_16_17_8_20_and_36_cards() -> None:
    assert totals(SL) == {Category.GUNFIGHTER: 16, Category.WEAPON: 17, Category.BRAWL_WEAPON: 8, Category.ITEM: 20,
                          Category.ACTION: 36}


def test_SM_1_the_deck_has_16_27_25_and_38_cards() -> None:
    assert totals(SM) == {Category.GUNFIGHTER: 16, Category.WEAPON: 27, Category.ITEM: 25, Category.ACTION: 38}


@BOTH
def test_a_table_is_plain_data_that_a_log_gives_back(cards: Cards) -> None:
    table = cards.table()
    again = json.loads(json.dumps(table))
    assert again == table
    cards.check(again)
    one, other = Town(), Town()
    cards.lay_out(one, table)
    cards.lay_out(other, again)
    assert one == other


@BOTH
def test_kinds_are_numbered_in_the_order_of_the_file(cards: Cards) -> None:
    printed = re.findall(r'^name = "(.+)"$', cards.text, re.MULTILINE)
    assert [name.lower().replace("'", "").replace(" ", "-") for name in printed] == list(cards.names)
    assert [cards.kind_of[name] for name in cards.names] == list(range(len(cards.names)))
    assert len(cards.names) <= KINDS
    assert [kind for kind, category in enumerate(cards.category_of) if category == Category.GUNFIGHTER] == list(range(GUNFIGHTERS))


@BOTH
def test_no_texts_go_into_the_table_and_kinds_beyond_the_last_stay_empty(cards: Cards) -> None:
    table = json.dumps(cards.table())
    assert all(word not in table for word in ('"known"', '"specials"', '"name"', '"type"'))
    assert all(card == Printed() for card in cards.town.cards[len(cards.names):])


def test_every_location_has_its_word() -> None:
    assert set(SM.locations.values()) == set(Location) - {Location.ANYWHERE}
    assert set(SL.locations.values()) == set(Location) - {Location.ANYWHERE, Location.MADAME_BELL}
    assert (gunslingers.PLACE_COUNT, gunsmoke.PLACE_COUNT) == (13, 14)
    assert SL.locations["bank"] == SM.locations["town_bank"] == Location.BANK
    assert SL.locations["boot_hill"] == SM.locations["undertakers"] == Location.GRAVEYARD


# ---- what the rules take from them

def test_SL_41_wyatt_earp_and_what_the_example_uses() -> None:
    wyatt = SL.printed("wyatt-earp")
    assert (wyatt.category, wyatt.copies, wyatt.cost, wyatt.life, wyatt.special) == (
        Category.GUNFIGHTER, 1, 8, 3, Special.HARD_TO_HIT)
    assert list(wyatt.bonus) == [3, 4, 3, 2, 3, 0, 0, 0, 0]
    assert (wyatt.location, wyatt.sellable) == (Location.TRAIN_STATION, 0)
    peacemaker, buntline, holster = SL.printed("peacemaker"), SL.printed("buntline"), SL.printed("holster")
    assert (peacemaker.bonus[Test.DRAW], peacemaker.hands, peacemaker.location) == (2, 1, Location.GUNSMITH)
    assert (buntline.bonus[Test.SHOOT], buntline.hands, buntline.sellable) == (2, 1, 1)
    assert (holster.bonus[Test.DRAW], holster.hands, holster.colour) == (1, 0, Colour.BLUE)


def test_SM_41_doc_and_angie_and_what_the_example_uses() -> None:
    doc, angie = SM.printed("doc-hollandaise"), SM.printed("angie-oakley")
    assert (doc.bonus[Test.DRAW], doc.bonus[Test.SHOOT], doc.life) == (4, 4, 3)
    assert (angie.bonus[Test.DRAW], angie.bonus[Test.SHOOT], angie.special) == (3, 4, Special.CARBINE_EXPERT)
    assert (SM.printed("buntline").bonus[Test.SHOOT], SM.printed("carbine").bonus[Test.SHOOT]) == (2, 1)
    assert (SM.printed("lasso").use, SM.printed("lasso").colour) == (Use.STEAL_ATTACHED, Colour.BLUE)
    assert SM.printed("billy-the-kidney").life == 2


def test_SL_27_weapons_items_and_actions() -> None:
    assert SL.printed("sledgehammer").hands == 2
    assert (SL.printed("bullwhip").bonus[Test.BRAWL], SL.printed("bullwhip").bonus[Test.FOE_BRAWL]) == (1, -1)
    assert (SL.printed("bible").use, SL.printed("bible").effect) == (Use.CANCEL_ONE_WOUND, Effect.NONE)
    shootout, robbery = SL.printed("shootout"), SL.printed("bank-robbery")
    assert (shootout.effect, shootout.copies, shootout.location, shootout.cost) == (Effect.SHOOTOUT, 6, Location.ANYWHERE, 0)
    assert (robbery.effect, robbery.location, robbery.sellable, robbery.life) == (Effect.ROB_BANK, Location.BANK, 0, 0)


def test_SM_25_and_SM_26_colours_and_what_cannot_be_sold() -> None:
    names = [name for name, category in zip(SM.names, SM.category_of, strict=True) if category == Category.ITEM]
    assert {name for name in names if not SM.printed(name).sellable} == {
        "horse", "sheriffs-badge", "wanted-poster", "bible", "rosary"}
    assert (SM.printed("bow").colour, SM.printed("tomahawk").colour) == (Colour.RED, Colour.BROWN)


@pytest.mark.parametrize(("cards", "money", "limit"), [(SL, 228, 3), (SM, 456, 4)], ids=["gunslingers", "gunsmoke"])
def test_SL_3_and_SM_2_money_and_SL_11_and_SM_23_limits(cards: Cards, money: int, limit: int) -> None:
    assert (cards.town.reserve, cards.town.gang_limit) == (money, limit)


def test_SM_3_markers_and_where_they_start() -> None:
    table = SM.table()
    assert gunsmoke.marker_of(table)[Suit.HEARTS] == "red"
    assert gunsmoke.marker_of(table) == ["green", "yellow", "red", "blue"]
    assert gunsmoke.start_of(table) == [Location.LIVERY, Location.GENERAL_STORE, Location.SALOON, Location.HOTEL]


def test_SL_10_neighbours_on_the_map_diagonals_included() -> None:
    masks = neighbour_places(SL.table())
    assert grid_of(SL.table()) == ["#####", ".###.", "#####"]
    assert masks[0] == 1 << 1 | 1 << 5                             # the corner, over the gap of the second row
    assert [place for place in range(13) if masks[6] >> place & 1] == [1, 2, 3, 5, 7, 9, 10, 11]
    for place, mask in enumerate(masks):
        assert not mask >> place & 1
        assert all(masks[other] >> place & 1 for other in range(13) if mask >> other & 1)


def test_SM_8_nobody_stands_on_the_town_square() -> None:
    masks = neighbour_places(SM.table())
    assert len(masks) == 14
    assert [place for place in range(14) if masks[6] >> place & 1] == [0, 1, 2, 5, 9, 10, 11]


# ---- house values

def written(folder: Path, text: str) -> Path:
    path = folder / "house.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_house_values_are_laid_out(tmp_path: Path) -> None:
    text = SL.text.replace("money = 228", "money = 1000").replace("cost = 8\n", "cost = 20\n", 1)
    text = text.replace("special = \"hard_to_hit\"", "", 1).replace("{ draw = 2 }", "{ shoot = -6, foe_draw = 6 }", 1)
    text = text.replace('["#####",\n       ".###.",\n       "#####"]', '["######.", "#######"]').replace("Doctor's", "Doctor’s")
    table = SL.read(written(tmp_path, text))
    s = Town()
    SL.lay_out(s, table)
    assert (s.reserve, s.cards[0].cost, s.cards[0].special) == (1000, 20, Special.NONE)
    assert list(s.cards[SL.kind_of["peacemaker"]].bonus) == [0, -6, 0, 0, 0, 0, 6, 0, 0]
    assert len(neighbour_places(table)) == 13
    SL.check(table)


def test_copies_may_move_between_cards_of_a_list(tmp_path: Path) -> None:
    text = SM.text.replace('name = "Bow"\ncolour = "red"\ncopies = 1', 'name = "Bow"\ncolour = "brown"\ncopies = 0')
    text = text.replace('"Gatling Gun"\ncolour = "red"\ncopies = 1', '"Gatling Gun"\ncolour = "red"\ncopies = 2')
    table = SM.read(written(tmp_path, text))
    assert (table["cards"]["bow"]["copies"], table["cards"]["gatling-gun"]["copies"]) == (0, 2)


def problem(cards: Cards, folder: Path, text: str) -> BadCards:
    with pytest.raises(BadCards) as caught:
        cards.read(written(folder, text))
    for language in LANGUAGES:
        sentence = Texts(language).problem(caught.value)
        assert sentence.startswith(f"house.toml, {'line' if language == 'en' else 'linha'} {caught.value.arguments['line']}: ")
        assert sentence.endswith(f" ({caught.value.arguments['rule']}).")
        assert "\n" not in sentence
        assert "{" not in sentence
    return caught.value


def line_of(text: str, words: str) -> int:
    return text[:text.index(words)].count("\n") + 1


# Of each: what is replaced (the first time it occurs), by what, the problem, the words in whose line it is told, the rule.
BAD: list[tuple[Cards, str, str, str, str, str]] = [
    (SL, "money = 228", "money = [", "cards-not-toml", "opening_dollars", "SL-1"),
    (SL, "money = 228", "money = 0", "cards-entry-number", "money = 0", "SL-3"),
    (SL, "money = 228", "money = 1001", "cards-entry-number", "money =", "SL-3"),
    (SM, "money = 456", "money = true", "cards-entry-number", "money =", "SM-2"),
    (SM, "money = 456", "money = 0x" + "f" * 5000, "cards-entry-number", "money =", "SM-2"),
    (SL, "opening_dollars = 8", "opening_dollars = 51", "cards-entry-number", "opening_dollars", "SL-3"),
    (SL, "bank_limit = 3", "bank_limit = 10", "cards-entry-number", "bank_limit", "SL-14"),
    (SL, "posse_limit = 3", "posse_limit = 5", "cards-entry-number", "posse_limit", "SL-11"),
    (SM, "gang_limit = 4", "gang_limit = 0", "cards-entry-number", "gang_limit", "SM-23"),
    (SL, "posse_limit = 3", "", "cards-entry-missing", "# Gunslingers", "SL-1"),
    (SL, "posse_limit", "gang_limit", "cards-entry-unknown", "gang_limit", "SL-1"),
    (SL, "[specials]", "[trump]", "cards-entry-unknown", "[trump]", "SL-1"),
    (SL, "edition =", "cards =", "cards-entry-unknown", "cards =", "SL-1"),
    (SL, '".###."', '".##."', "cards-map-shape", "map =", "SL-1"),
    (SL, '".###."', '".# #."', "cards-map-shape", "map =", "SL-1"),
    (SL, '".###."', "3", "cards-map-shape", "map =", "SL-1"),
    (SM, '"##.##"', '"#####"', "cards-map-places", "map =", "SM-1"),
    (SL, '".###.",\n       "#####"]', '".....",\n       "..###", "#####"]', "cards-map-torn", "map =", "SL-1"),
    (SL, '"boot_hill", ', "", "cards-town", "locations =", "SL-1"),
    (SM, '"undertakers"]', '"church"]', "cards-town", "towns =", "SM-1"),
    (SL, "[[weapon]]", "[[item]]", "cards-name-unknown", 'name = "Peacemaker"', "SL-1"),
    (SL, 'name = "Wyatt Earp"', 'name = "Wyatt Burp"', "cards-name-unknown", 'name = "Wyatt', "SL-1"),
    (SL, 'name = "Peacemaker"', 'name = "Holster"', "cards-name-unknown", 'name = "Holster"', "SL-1"),
    (SL, 'name = "Wyatt Earp"', "name = 7", "cards-name-missing", "name = 7", "SL-1"),
    (SL, 'name = "Wyatt Earp"', 'name = "Kid Curry"', "cards-name-twice", 'name = "Kid Curry"\ncost = 5', "SL-1"),
    (SL, "cost = 8", "cost = 21", "cards-entry-number", "cost = 21", "SL-1"),
    (SL, "cost = 8", "cost = 8.0", "cards-entry-number", "cost = 8.0", "SL-1"),
    (SL, "cost = 8", "", "cards-entry-missing", '[[gunslinger]]\nname = "Wyatt Earp"', "SL-1"),
    (SL, "cost = 8", "cost = 8\nlife = 4", "cards-entry-unknown", "life = 4", "SL-1"),
    (SL, "cost = 8", "cost = 8\ncopies = 2", "cards-entry-unknown", "copies = 2", "SL-1"),
    (SL, "draw = 3", "draw = 7", "cards-entry-number", "draw = 7", "SL-1"),
    (SM, "life = 3", "life = 0", "cards-entry-number", "life = 0", "SM-35"),
    (SL, 'special = "hard_to_hit"', 'special = "carbine_expert"', "cards-entry-word", 'special = "carbine', "SL-1"),
    (SM, 'special = "card_sharp"', 'special = "wanted"', "cards-entry-word", 'special = "wanted"', "SM-1"),
    (SL, "hands = 1", "hands = 3", "cards-entry-number", "hands = 3", "SL-27"),
    (SL, "copies = 2", "copies = 10", "cards-entry-number", "copies = 10", "SL-1"),
    (SL, "copies = 2", "copies = 3", "cards-total", "[[weapon]]", "SL-1"),
    (SM, 'name = "Horse"\ncopies = 2', 'name = "Horse"\ncopies = 1', "cards-total", "[[item]]", "SM-1"),
    (SL, 'location = "gunsmith"', 'location = "any"', "cards-entry-word", 'location = "any"', "SL-1"),
    (SM, 'location = "gunsmith"', 'location = "bank"', "cards-entry-word", 'location = "bank"', "SM-1"),
    (SM, 'location = "town_bank"', 'location = "the moon"', "cards-entry-word", 'location = "the moon"', "SM-1"),
    (SL, "bonus = { draw = 2 }", "bonus = { draw = 7 }", "cards-entry-number", "bonus = { draw = 7", "SL-1"),
    (SL, "bonus = { draw = 2 }", "bonus = { life = 2 }", "cards-entry-unknown", "bonus = { life", "SL-1"),
    (SL, "bonus = { draw = 2 }", "bonus = 2", "cards-bonus", "bonus = 2", "SL-1"),
    (SL, 'use = "move_two"', 'use = "steal_attached"', "cards-entry-word", 'use = "steal', "SL-1"),
    (SM, 'discard = "move_two"', 'use = "move_two"', "cards-entry-unknown", 'use = "move_two"', "SM-1"),
    (SM, 'discard = "move_two"', 'discard = "heal_one"', "cards-entry-word", 'discard = "heal_one"', "SM-1"),
    (SM, "sellable = false", 'sellable = "no"', "cards-entry-word", "sellable =", "SM-1"),
    (SL, 'use = "move_two"', "sellable = false", "cards-entry-unknown", "sellable", "SL-1"),
    (SM, 'colour = "red"', 'colour = "blue"', "cards-entry-word", 'colour = "blue"', "SM-1"),
    (SM, 'colour = "red"', "", "cards-entry-missing", '[[weapon]]\nname = "Peacemaker"', "SM-1"),
    (SL, 'effect = "shootout"', 'effect = "mining"', "cards-entry-word", 'effect = "mining"', "SL-1"),
    (SL, 'effect = "shootout"', "", "cards-entry-missing", '[[action]]\nname = "Shootout"', "SL-1"),
    (SM, 'hearts = "red"', 'hearts = "black"', "cards-entry-word", 'hearts = "black"', "SM-3"),
    (SM, 'hearts = "red"', 'hearts = "blue"', "cards-markers-same", "[trump]", "SM-3"),
    (SM, 'hearts = "red"', 'stars = "red"', "cards-entry-unknown", "stars", "SM-3"),
    (SM, 'red = "saloon"', "", "cards-entry-missing", "[start]", "SM-3"),
    (SM, 'red = "saloon"', 'red = "any"', "cards-entry-word", 'red = "any"', "SM-3"),
    (SM, "towns = [", "start = 3\ntrump = 2\ntowns = [", "cards-not-toml", "[trump]", "SM-1"),
]


@pytest.mark.parametrize(("cards", "old", "new", "id", "words", "rule"), BAD)
def test_a_bad_file_is_told_with_line_and_rule(cards: Cards, old: str, new: str, id: str, words: str, rule: str,
                                               tmp_path: Path) -> None:
    assert old in cards.text
    text = cards.text.replace(old, new, 1)
    found = problem(cards, tmp_path, text)
    assert (found.id, found.arguments["rule"]) == (id, rule)
    assert found.arguments["line"] == line_of(text, words)


def test_a_list_that_is_no_list(tmp_path: Path) -> None:
    text = SM.text.replace("[[action]]", "[[deed]]")
    assert problem(SM, tmp_path, text).id == "cards-no-list"
    text = SM.text[:SM.text.index("[[weapon]]")] + "[weapon]\n"
    found = problem(SM, tmp_path, text)
    assert (found.id, found.arguments["line"]) == ("cards-no-list", line_of(text, "[weapon]"))


def test_a_missing_card_is_told_at_the_end_of_the_file(tmp_path: Path) -> None:
    text = SL.text[:SL.text.rindex("[[action]]")]
    found = problem(SL, tmp_path, text)
    assert (found.id, found.arguments["name"], found.arguments["line"]) == (
        "cards-card-missing", "Jailbreak", len(text.splitlines()))


def test_cards_in_lines_of_their_own_are_found(tmp_path: Path) -> None:
    text = SL.text[:SL.text.index("[[gunslinger]]")]
    text = text[:text.index("[specials]")] + 'gunslinger = [{ name = "Wyatt Earp" }, 3]\n'
    found = problem(SL, tmp_path, text)
    assert (found.id, found.arguments["line"]) == ("cards-no-list", line_of(text, "gunslinger ="))


@BOTH
def test_files_that_cannot_be_read(cards: Cards, tmp_path: Path) -> None:
    with pytest.raises(BadCards, match="cards-unreadable"):
        cards.read(tmp_path / "nowhere.toml")
    (tmp_path / "house.toml").write_bytes(b'edition = "x"\nmoney = "\xff"\n')
    with pytest.raises(BadCards, match="cards-not-toml") as caught:
        cards.read(tmp_path / "house.toml")
    assert caught.value.arguments["line"] == 2
    assert problem(cards, tmp_path, "").arguments["line"] == 1


# ---- the head of a log

Change = Callable[[CardTable], Any]


@pytest.mark.parametrize(("cards", "id", "change"), [
    (SL, "cards-entry-missing", lambda table: table.pop("money")),
    (SL, "cards-entry-number", lambda table: table.update(money=-1)),
    (SL, "cards-entry-unknown", lambda table: table.update(trump={})),
    (SL, "cards-entry-missing", lambda table: table.update(cards=[])),
    (SL, "cards-entry-unknown", lambda table: table["cards"].update(joker={})),
    (SL, "cards-card-missing", lambda table: table["cards"].pop("holster")),
    (SL, "cards-card-missing", lambda table: table["cards"].update(holster=3)),
    (SL, "cards-entry-number", lambda table: table["cards"]["holster"].update(cost=None)),
    (SL, "cards-entry-unknown", lambda table: table["cards"]["holster"].update(hands=1)),
    (SL, "cards-total", lambda table: table["cards"]["holster"].update(copies=0)),
    (SL, "cards-map-shape", lambda table: table.update(map=["#" * (PLACES + 1)])),
    (SL, "cards-map-shape", lambda table: table.update(map=[])),
    (SM, "cards-entry-missing", lambda table: table.pop("start")),
    (SM, "cards-entry-missing", lambda table: table.update(trump=None)),
    (SM, "cards-entry-word", lambda table: table["start"].update(red=["saloon"])),
])
def test_a_table_of_a_log_has_no_line(cards: Cards, id: str, change: Change) -> None:
    table = cards.table()
    change(table)
    with pytest.raises(BadCards) as caught:
        cards.check(table)
    assert (caught.value.id, caught.value.arguments["line"]) == (id, 0)
    assert Texts("en").problem(caught.value).startswith("Cards of the log: ")


@BOTH
def test_the_own_rule_is_cited_first(cards: Cards) -> None:
    with pytest.raises(BadCards) as caught:
        cards.check({})
    assert caught.value.arguments["rule"] == cards.rule
