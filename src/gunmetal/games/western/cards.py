"""Card files of the western games (SL-1, SM-1): what is printed on every card, the map and the money.

A card table is what the rules need of such a file, in its own words: it goes into the head of the log. The names of the
cards are those of the game's own file, everything else a table may change ("house values").
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

from gunmetal.games.western.cardfile import (
    BONUS_KEYS,
    CARD_TEXTS,
    EACH_BONUS,
    LIFE,
    MARKERS,
    SUITS,
    TEXTS,
    Deck,
    Flag,
    Pile,
    Source,
    Whole,
    Word,
    said,
    slug,
)
from gunmetal.games.western.state import BONUSES, PLACES, Category, Colour, Effect, Location, Special, Town, Use
from gunmetal.kernel.problems import BadCards

_GOOD: dict[str, str] = {}      # by the rule of its deck: the last table that was checked
CardTable = dict[str, Any]      # {"money": 228, …, "map": ["#####", …], "cards": {"wyatt-earp": {"cost": 8, …}, …}}


# ---- a file

def read_cards(deck: Deck, path: Path) -> CardTable:
    """Reads a card file and checks its shape; what is wrong is told with its line and the rule."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadCards("cards-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    text = raw.decode("utf-8-sig", errors="replace")
    source = Source(deck.rule, path.name, text or "\n")
    try:
        raw.decode("utf-8")
        data = tomllib.loads(text)
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BadCards("cards-not-toml", file=path.name, line=line, rule=deck.rule) from None
    except (ValueError, RecursionError) as error:      # TOMLDecodeError is a ValueError; so is a number that is too long
        found = re.search(r"line (\d+)", str(error))
        raise BadCards("cards-not-toml", file=path.name, line=int(found[1]) if found else source.last, rule=deck.rule) from None
    lists = [pile.name for pile in deck.piles]
    table: CardTable = {key: value for key, value in data.items() if key not in (*lists, *TEXTS, deck.town)}
    if "cards" in data:
        raise BadCards("cards-entry-unknown", entry="cards", **source.at("cards"))
    check_town(deck, data.get(deck.town), source)
    table["cards"] = {slug(block["name"]): {key: value for key, value in block.items() if key not in CARD_TEXTS}
                      for block in card_blocks(deck, data, source)}
    check(deck, table, source)
    return table


def card_blocks(deck: Deck, data: Mapping[str, Any], source: Source) -> Iterator[dict[str, Any]]:
    """Every block of every list: the cards are those of the game, each once."""
    for pile in deck.piles:
        blocks = data.get(pile.name)
        if not isinstance(blocks, list) or not all(isinstance(block, dict) for block in blocks):
            raise BadCards("cards-no-list", list=pile.name, **source.at(pile.name))
        for number, block in enumerate(blocks):
            name = block.get("name")
            where = {"file": source.file, "line": source.line(pile.name, number, "name"), "rule": deck.rule}
            if not isinstance(name, str):
                raise BadCards("cards-name-missing", list=pile.name, **where)
            if deck.kinds.get(slug(name), (0, None))[1] != pile:
                raise BadCards("cards-name-unknown", name=said(name), list=pile.name, **where)
            if slug(name) in source.blocks:
                raise BadCards("cards-name-twice", name=said(name), **where)
            source.blocks[slug(name)] = pile.name, number
            yield block


def check_town(deck: Deck, words: Any, source: Source) -> None:
    if not isinstance(words, list) or sorted(map(str, words)) != sorted(deck.locations):
        raise BadCards("cards-town", entry=deck.town, count=len(deck.locations), **source.at("", deck.town))


# ---- a table

def check_cards(deck: Deck, table: Mapping[str, Any]) -> None:
    """The shape of a table that did not come from a file, but from the head of a log. What was found good is good when it comes
    again, as it does with every game."""
    words = repr(table)                # to which 1, 1.0 and True are not the same
    if words != _GOOD.get(deck.rule):
        check(deck, table, Source(deck.rule))
        _GOOD[deck.rule] = words


def check(deck: Deck, table: Mapping[str, Any], source: Source) -> None:
    parts = {**deck.settings, "map": None, "cards": None, **({"trump": None, "start": None} if deck.markers else {})}
    for key in table:
        if key not in parts:
            raise BadCards("cards-entry-unknown", entry=said(key), **source.at(key))
    for key, shape in parts.items():
        if key not in table:
            raise BadCards("cards-entry-missing", entry=key, **source.at(""))
        if shape:
            check_number(key, table[key], shape, source.at("", key))
    check_map(deck, table["map"], source.at("", "map"))
    if deck.markers:
        check_markers(deck, table, source)
    cards = table["cards"]
    if not isinstance(cards, dict):
        raise BadCards("cards-entry-missing", entry="cards", **source.at(""))
    for name in cards:
        if name not in deck.kinds:
            raise BadCards("cards-entry-unknown", entry=said(name), **source.at(""))
    for pile, name in deck.names:
        if not isinstance(cards.get(slug(name)), dict):
            raise BadCards("cards-card-missing", name=name, list=pile.name, **source.at("") | {"line": source.last})
        check_card(pile, name, cards[slug(name)], source)
    for pile in deck.piles:
        found = sum(cards[slug(name)].get("copies", 1) for owner, name in deck.names if owner == pile)
        if found != pile.total:
            raise BadCards("cards-total", list=pile.name, wanted=pile.total, found=found, **source.at(pile.name))


def check_card(pile: Pile, name: str, card: Mapping[str, Any], source: Source) -> None:
    for key in card:
        if key not in pile.entries:
            raise BadCards("cards-entry-unknown", entry=said(f"{name}: {key}"), **source.at(slug(name), key))
    for key, shape in pile.entries.items():
        entry, where = f"{name}: {key}", source.at(slug(name), key)
        if key not in card:
            if isinstance(shape, Whole) or (isinstance(shape, Word) and not shape.optional):
                raise BadCards("cards-entry-missing", entry=entry, **where)
        elif isinstance(shape, Whole):
            check_number(entry, card[key], shape, where)
        elif isinstance(shape, Word):
            check_word(entry, card[key], shape.words, where)
        elif isinstance(shape, Flag):
            if not isinstance(card[key], bool):
                raise BadCards("cards-entry-word", entry=entry, value=said(card[key]), words="true, false", **where)
        else:
            check_bonus(entry, card[key], where)


def check_number(entry: str, value: Any, shape: Whole, where: dict[str, Any]) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not shape.lowest <= value <= shape.highest:
        raise BadCards("cards-entry-number", entry=entry, value=said(value), lowest=shape.lowest, highest=shape.highest,
                       **where | {"rule": shape.rule or where["rule"]})


def check_word(entry: str, value: Any, words: tuple[str, ...], where: dict[str, Any]) -> None:
    if value not in words:
        raise BadCards("cards-entry-word", entry=entry, value=said(value), words=", ".join(words), **where)


def check_bonus(entry: str, bonus: Any, where: dict[str, Any]) -> None:
    if not isinstance(bonus, dict):
        raise BadCards("cards-bonus", entry=entry, **where)
    for key, value in bonus.items():
        if key not in BONUS_KEYS:
            raise BadCards("cards-entry-unknown", entry=said(f"{entry}.{key}"), **where)
        check_number(f"{entry}.{key}", value, EACH_BONUS, where)


def check_map(deck: Deck, rows: Any, where: dict[str, Any]) -> None:
    """A place for each location, and a way between any two."""
    if not isinstance(rows, list) or not 0 < len(rows) <= PLACES or not all(isinstance(row, str) for row in rows):
        raise BadCards("cards-map-shape", highest=PLACES, **where)
    if len({len(row) for row in rows}) > 1 or not all(re.fullmatch(rf"[#.]{{1,{PLACES}}}", row) for row in rows):
        raise BadCards("cards-map-shape", highest=PLACES, **where)
    found = "".join(rows).count("#")
    if found != len(deck.locations):
        raise BadCards("cards-map-places", wanted=len(deck.locations), found=found, **where)
    reached, neighbours = 1, neighbour_places({"map": rows})
    for _ in neighbours:
        for place, mask in enumerate(neighbours):
            reached |= mask if reached >> place & 1 else 0
    if reached != (1 << found) - 1:
        raise BadCards("cards-map-torn", **where)


def check_markers(deck: Deck, table: Mapping[str, Any], source: Source) -> None:
    """A marker for each trump, and a location where it starts (SM-3)."""
    towns = tuple(deck.locations)
    for part, keys, words in (("trump", SUITS, MARKERS), ("start", MARKERS, towns)):
        given = table[part]
        if not isinstance(given, dict):
            raise BadCards("cards-entry-missing", entry=part, **source.at("", part) | {"rule": deck.markers})
        for key in given:
            if key not in keys:
                raise BadCards("cards-entry-unknown", entry=said(f"{part}: {key}"), **source.at(part, key) | {"rule": deck.markers})
        for key in keys:
            where = source.at(part, key) | {"rule": deck.markers}
            if key not in given:
                raise BadCards("cards-entry-missing", entry=f"{part}: {key}", **where)
            check_word(f"{part}: {key}", given[key], words, where)
    if len(set(table["trump"].values())) < len(SUITS):
        raise BadCards("cards-markers-same", **source.at("trump") | {"rule": deck.markers})


# ---- what the rules take from it

def lay_out(deck: Deck, s: Town, table: Mapping[str, Any]) -> None:
    """What is printed on every kind of card, and the numbers of the game."""
    s.reserve = table["money"]
    s.gang_limit = table[deck.limit]
    lay_out_map(s, grid_of(table))
    for kind, (pile, name) in enumerate(deck.names):
        card, printed = s.cards[kind], table["cards"][slug(name)]
        is_fighter = pile.category == Category.GUNFIGHTER
        can_be_owned = pile.category not in (Category.GUNFIGHTER, Category.ACTION)
        card.category = int(pile.category)
        card.copies = printed.get("copies", 1)
        card.cost = printed.get("cost", 0)
        card.location = int(location_of(deck, printed.get("location", "train_station")))   # where gunfighters are hired
        card.hands = printed.get("hands", 0)
        card.colour = int(colour_of(pile.category, printed))
        card.life = printed.get("life", LIFE) if is_fighter else 0
        card.special = int(Special[printed.get("special", "none").upper()])
        card.use = int(Use[printed.get(deck.use, "none").upper()])
        card.effect = int(Effect[printed.get("effect", "none").upper()])
        card.sellable = int(can_be_owned and printed.get("sellable", True))
        for test in range(BONUSES):
            key = BONUS_KEYS[test]
            card.bonus[test] = printed.get(key, 0) if is_fighter else printed.get("bonus", {}).get(key, 0)


def lay_out_map(s: Town, rows: list[str]) -> None:
    """The shape of the map, for those who draw it."""
    s.width = len(rows[0])
    for place, square in enumerate(square for square, mark in enumerate("".join(rows)) if mark == "#"):
        s.square[place] = square


def location_of(deck: Deck, word: str) -> Location:
    return Location.ANYWHERE if word == "any" else deck.locations[word]


def colour_of(category: Category, printed: Mapping[str, Any]) -> Colour:
    if category == Category.ITEM:
        return Colour.BLUE
    elif category == Category.BRAWL_WEAPON:
        return Colour.BROWN
    else:
        return Colour[printed.get("colour", "red").upper()]


def grid_of(table: Mapping[str, Any]) -> list[str]:
    """The rows of the map: # is a place, . is none."""
    return list(table["map"])


def neighbour_places(table: Mapping[str, Any]) -> list[int]:
    """For each place, numbered row by row: bit p for each place p beside it, diagonals included (SL-10, SM-8)."""
    squares = [(y, x) for y, row in enumerate(table["map"]) for x, mark in enumerate(row) if mark == "#"]
    number = {square: place for place, square in enumerate(squares)}
    around = [step for step in product((-1, 0, 1), repeat=2) if step != (0, 0)]
    return [sum(1 << number[y + dy, x + dx] for dy, dx in around if (y + dy, x + dx) in number) for y, x in squares]
