"""What the card file of a western game must hold (SL-1, SM-1), and where in it an entry stands."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from gunmetal.games.western.state import Category, Location, Suit, Test

ATTRIBUTES = tuple(test.name.lower() for test in Test if test <= Test.OUTLAW)
BONUS_KEYS = tuple(test.name.lower() for test in Test)
SUITS = tuple(suit.name.lower() for suit in Suit if suit < Suit.JOKER)
MARKERS = ("red", "blue", "green", "yellow")
LIFE = 3                        # SL-37; Gunsmoke prints it on the card
TEXTS = ("edition", "names", "specials")        # entries of a file that only people read
CARD_TEXTS = ("name", "known", "type")


@dataclass(frozen=True)
class Whole:
    """An entry that is a whole number."""

    lowest: int
    highest: int
    rule: str = ""              # if it is another than the deck's


@dataclass(frozen=True)
class Word:
    """An entry that is one of these words."""

    words: tuple[str, ...]
    optional: bool = False


@dataclass(frozen=True)
class Flag:
    """An entry that is true or false, and may be left out."""


@dataclass(frozen=True)
class Bonus:
    """An entry that gives numbers to some of the tests, and may be left out."""


Shape = Whole | Word | Flag | Bonus
COST, COPIES, ATTRIBUTE, EACH_BONUS = Whole(0, 20), Whole(0, 9), Whole(0, 6), Whole(-6, 6)


@dataclass(frozen=True)
class Pile:
    """A category of cards: the name of its list in the file, how many cards it has in all, and what is printed on each."""

    name: str
    category: Category
    total: int
    entries: Mapping[str, Shape]


@dataclass(frozen=True)
class Deck:
    """In what the card files of the two games differ."""

    default: Path
    rule: str
    piles: tuple[Pile, ...]             # gunfighters first: they are the first kinds
    settings: Mapping[str, Whole]       # numbers of the whole game
    limit: str                          # the setting that limits a gang
    use: str                            # the entry of an item that says what discarding it does
    town: str                           # the entry that lists the locations
    locations: Mapping[str, Location]
    markers: str = ""                   # the rule that ties trumps, markers and where they start (SM-3), or none

    @cached_property
    def names(self) -> tuple[tuple[Pile, str], ...]:
        """Pile and printed name by kind, as the game's own file lists them."""
        data = tomllib.loads(self.default.read_text(encoding="utf-8"))
        return tuple((pile, card["name"]) for pile in self.piles for card in data[pile.name])

    @cached_property
    def kinds(self) -> dict[str, tuple[int, Pile]]:
        return {slug(name): (kind, pile) for kind, (pile, name) in enumerate(self.names)}


def slug(name: str) -> str:
    """Doctor's Bag: doctors-bag"""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’]", "", name.lower())).strip("-")


# ---- where an entry stands

@dataclass
class Source:
    """A card file; or the head of a log, where entries have no line."""

    rule: str
    file: str = ""
    text: str = ""
    blocks: dict[str, tuple[str, int]] = field(default_factory=dict)   # card: its list, and which block of it

    def at(self, card: str, key: str = "") -> dict[str, Any]:
        """Of an entry of a card, of a table such as [trump], or, without one, of the file."""
        section, number = self.blocks.get(card, (card, 0))
        return {"file": self.file, "line": self.line(section, number, key), "rule": self.rule}

    def line(self, section: str, number: int = 0, key: str = "") -> int:
        """Of a key in the n-th block of a section, or of the block: tomllib tells lines only of broken syntax."""
        if not self.text:
            return 0
        in_one_line = self.lines.get(("", 0, section), 1)              # weapon = [{ … }, { … }]
        return self.lines.get((section, number, key)) or self.lines.get((section, number, ""), in_one_line)

    @cached_property
    def lines(self) -> dict[tuple[str, int, str], int]:
        """By section, number of the block and key; the block itself has none."""
        found, section, number = {("", 0, ""): 1}, "", 0
        for n, line in enumerate(self.text.splitlines(), 1):
            if header := re.match(r"\s*\[\[?\s*([\w-]+)\s*\]", line):
                section, number = header[1], 0
                while (section, number, "") in found:                  # the blocks of a list need not stand together
                    number += 1
                found[section, number, ""] = n
            elif entry := re.match(r"\s*[\"']?([\w-]+)[\"']?\s*[=.]", line):
                found.setdefault((section, number, entry[1]), n)
        return found

    @property
    def last(self) -> int:
        return len(self.text.splitlines())


def said(value: Any) -> str:
    """A wrong value as a problem quotes it: on one line, and not endless."""
    words = hex(value) if isinstance(value, int) and value.bit_length() > 64 else " ".join(str(value).split())
    return words if len(words) <= 40 else words[:39] + "…"
