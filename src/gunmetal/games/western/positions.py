"""Positions in one line, both ways: the whole state, for tests, logs and bug reports (docs/log-format.md).

Only what differs from the prepared table is written, each field under its own name:

    gunsmoke players=2 turn=3 phase=town active=east … | north dollars=4 place=saloon gang=jesse-jams:1+carbine … | fight …
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any

from gunmetal.games.western.notation import FACES, Words, gunfighter
from gunmetal.games.western.state import (
    GANG,
    GUNFIGHTERS,
    KINDS,
    LOCATIONS,
    NOTHING,
    PLAYERS,
    Effect,
    EndReason,
    Fighter,
    Lost,
    Phase,
    Special,
    Town,
    Use,
)
from gunmetal.kernel.problems import BadInput, Problem
from gunmetal.kernel.records import Many, Record, Scalar

# Sizes follow from what they count; records within records have parts of their own.
COUNTED = {"hand": "hand_size", "deck": "deck_size", "discards": "discards_size", "gang": "gang_size", "dice": "dice_count"}
APART = {"rng", "player_count", "sides", "location_count", "players", "notebooks", "revealed", "chosen", "fight", "cards",
        *COUNTED.values()}
RANGES = {"i1": (-(1 << 7), (1 << 7) - 1), "i2": (-(1 << 15), (1 << 15) - 1), "i4": (-(1 << 31), (1 << 31) - 1), "u1": (0, 255)}


@dataclass(frozen=True)
class Form:
    """How a number is written, and read again."""

    write: Callable[[int], str]
    read: Callable[[str], int]


def whole(least: int, most: int) -> Form:
    def read(text: str) -> int:
        if not text.isascii() or len(text) > 11 or str(int(text)) != text or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return Form(str, read)


def named(names: Sequence[str]) -> Form:
    """One of these; `-` for none."""
    return Form(lambda value: "-" if value == NOTHING else names[value], lambda text: NOTHING if text == "-" else names.index(text))


def member(kinds: type[IntEnum]) -> Form:
    return named([kind.name.lower() for kind in kinds])


def mask(names: Sequence[str]) -> Form:
    """Some of these, each once; `-` for none of them."""
    def read(text: str) -> int:
        found = [] if text == "-" else [names.index(word) for word in text.split(",")]
        if len(set(found)) < len(found):
            raise ValueError(text)
        return sum(1 << number for number in found)

    return Form(lambda value: ",".join(name for n, name in enumerate(names) if value >> n & 1) or "-", read)


def forms_of(words: Words) -> Mapping[str, Form]:
    """By the name of the field; all others are whole numbers."""
    places = (*words.locations, *("madame-bell",)[: LOCATIONS - len(words.locations)], "any")
    by_form = {
        named(words.seats): "active decider starter chooser target attacker initiator taken_from",
        named(places): "place owes map start location",
        named(words.cards): "stolen item weapons",
        named(FACES): "trump dice",
        member(Phase): "phase",
        member(EndReason): "end_reason",
        member(Lost): "lost_by",
        member(Effect): "effect",
        member(Special): "special",
        member(Use): "use",
        mask(words.cards[:GUNFIGHTERS]): "jail dead gone buried captives met",
        mask(words.locations): "in_play neighbours",
        mask(words.seats): "fallen asked seen_buried taking_part firing aimed fired spared",
        whole(NOTHING, GANG - 1): "slot target_slot",
        whole(0, GANG): "gang_limit",
    }
    return {field: form for form, fields in by_form.items() for field in fields.split()}


def follow_from_map(s: Town, other: Town) -> None:
    """What the dealing of the town (`deal_town`) makes of the map of one table is so on the other, unless it is told otherwise."""
    if any(s.map):
        other.in_play = (1 << s.location_count) - 1
        other.neighbours = [0] * LOCATIONS
        for place in range(s.location_count):
            for beside in range(s.location_count):
                if s.beside[place] >> beside & 1:
                    other.neighbours[s.map[place]] |= 1 << s.map[beside]


@dataclass(frozen=True)
class Positions:
    """The positions of one game. `blank` gives its prepared table for so many players; nobody changes that table."""

    words: Words
    blank: Callable[[int], Any]

    @cached_property
    def forms(self) -> Mapping[str, Form]:
        return forms_of(self.words)

    @property
    def watchers(self) -> tuple[str, ...]:
        """Whose notebooks there are."""
        return (*self.words.seats[:PLAYERS], "all")

    def form(self, key: str, field: Scalar) -> Form:
        return self.forms.get(key) or whole(*RANGES[field.code])

    # ---- writing

    def write(self, s: Any) -> str:
        """The whole state in one line, hidden cards included; only the generator's state is left out."""
        blank = self.blank(s.player_count).clone()
        follow_from_map(s, blank)
        parts = [[self.words.game, f"players={s.player_count}", *self.pairs(s, blank)]]
        parts += [[seat, *self.pairs(s.players[p], blank.players[p]), *self.own_pairs(s, blank, p)]
                  for p, seat in enumerate(self.words.seats)]
        parts.append(["fight", *self.pairs(s.fight, blank.fight)])
        parts += [["notes", who, *self.pairs(s.notebooks[w], blank.notebooks[w])] for w, who in enumerate(self.watchers)]
        parts += [["card", name, *self.pairs(s.cards[kind], blank.cards[kind])] for kind, name in enumerate(self.words.cards)]
        return " | ".join(" ".join(part) for part in parts if "=" in part[-1])

    def own_pairs(self, s: Any, blank: Any, p: int) -> list[str]:
        """Revealed cards, and those chosen for the action (SL-12, SL-27)."""
        if "revealed" not in s.fields:
            return []
        names = [self.words.cards[kind] for kind in s.revealed[p].cards[: s.revealed[p].size]]
        return [*([f"revealed={','.join(names)}"] if names else []), *self.pairs(s.chosen[p], blank.chosen[p])]

    def pairs(self, record: Record, blank: Record) -> list[str]:
        """`field=value` for every field that differs."""
        found = []
        for key, field in record.fields.items():
            value = getattr(record, key)
            is_usual = value == getattr(blank, key)
            if key in ("gang", "dice"):                                # even if what is there looks like nothing
                value = value[: getattr(record, COUNTED[key])]
                is_usual = not value
            if key not in APART and not is_usual:
                found.append(f"{key}={self.value_text(key, field, value)}")
        return found

    def value_text(self, key: str, field: Any, value: Any) -> str:
        if isinstance(field, Scalar):
            return self.form(key, field).write(value)
        if key == "gang":
            return ",".join(self.fighter_text(fighter) for fighter in value)
        form = self.form(key, field.item)
        by_name = [(name, number) for name, number in zip(self.words.cards, value, strict=False) if number != 0]
        if key == "taken_from":
            return ",".join(f"{name}:{form.write(seat)}" for name, seat in by_name)
        if field.length == KINDS:
            return ",".join(name if count == 1 else f"{name}*{count}" for name, count in by_name) or "-"
        return ",".join(form.write(number) for number in (value[: len(self.words.locations)] if key == "map" else value))

    def fighter_text(self, fighter: Fighter) -> str:
        """`jesse-jams:1+carbine`: with one wound, and a card attached."""
        wounds = f":{fighter.wounds}" if fighter.wounds else ""
        cards = "".join(f"+{self.words.cards[kind]}" for kind in fighter.attached if kind != NOTHING)
        return self.words.cards[fighter.kind] + wounds + cards

    # ---- reading

    def read(self, text: str) -> Any:
        """The state that a line describes. No card may be there more often than it exists; whether a game can get there is not
        asked."""
        try:
            return self._read(text)
        except (ValueError, KeyError, IndexError, Problem):
            raise BadInput("position-unreadable", text=text[:60]) from None

    def _read(self, text: str) -> Any:
        head, *parts = text.split(" | ")
        name, players, *pairs = head.split(" ")
        if name != self.words.game or not players.startswith("players="):
            raise ValueError(name)
        s = self.blank(whole(1, PLAYERS).read(players.removeprefix("players="))).clone()
        sections = {}
        for part in parts:
            title, *rest = part.split(" ")
            if title in ("card", "notes"):
                title = f"{title} {rest.pop(0)}"
            if title in sections or not rest:
                raise ValueError(title)
            sections[title] = rest
        for kind, card in enumerate(self.words.cards):
            s.cards[kind] = s.cards[kind].clone()
            self.fill(s, s.cards[kind], sections.pop(f"card {card}", []))
        self.fill(s, s, [pair for pair in pairs if pair.startswith(("map=", "beside="))])
        follow_from_map(s, s)
        self.fill(s, s, [pair for pair in pairs if not pair.startswith(("map=", "beside="))])
        self.fill(s, s.fight, sections.pop("fight", []))
        for w, who in enumerate(self.watchers):
            self.fill(s, s.notebooks[w], sections.pop(f"notes {who}", []))
        for p, seat in enumerate(self.words.seats):
            self.fill_seat(s, p, sections.pop(seat, []))
        if sections:
            raise ValueError(next(iter(sections)))
        self.check_cards(s)
        return s

    def fill_seat(self, s: Any, p: int, pairs: list[str]) -> None:
        own = [pair for pair in pairs if "revealed" in s.fields and pair.partition("=")[0] in ("revealed", *s.chosen[p].fields)]
        self.fill(s, s.players[p], [pair for pair in pairs if pair not in own])
        revealed = [pair for pair in own if pair.startswith("revealed=")]
        for pair in revealed:
            kinds = sorted(self.words.kinds[name] for name in pair.partition("=")[2].split(","))
            s.revealed[p].size = len(kinds)
            for i, kind in enumerate(kinds):
                s.revealed[p].cards[i] = kind
        if "revealed" in s.fields:
            self.fill(s, s.chosen[p], [pair for pair in own if pair not in revealed])

    def fill(self, s: Any, record: Any, pairs: list[str]) -> None:
        found = dict(pair.split("=", 1) for pair in pairs)
        if len(found) < len(pairs):
            raise ValueError(str(pairs))
        for key, text in found.items():
            if key in APART:
                raise ValueError(key)
            setattr(record, key, self.value(s, record, key, record.fields[key], text))

    def value(self, s: Any, record: Any, key: str, field: Any, text: str) -> Any:
        if isinstance(field, Scalar):
            return self.form(key, field).read(text)
        assert isinstance(field, Many)
        words = text.split(",")
        if key == "gang":
            record.gang_size = len(words)
            for slot, word in enumerate(words):
                self.read_fighter(s, record.gang[slot], word)
            return record.gang
        form = self.form(key, field.item)
        if key == "taken_from" or field.length == KINDS:
            return self.read_named(record, key, field, form, [] if text == "-" else words)
        numbers = [form.read(word) for word in words]
        if key == "map" and sorted(numbers) != list(range(len(self.words.locations))):
            raise ValueError(text)
        if key in ("dice", "map"):
            record.dice_count = len(numbers) if key == "dice" else record.dice_count
            numbers += [0] * (field.length - len(numbers))
        if len(numbers) != field.length:
            raise ValueError(text)
        return numbers

    def read_named(self, record: Any, key: str, field: Many, form: Form, words: list[str]) -> list[int]:
        """`peacemaker*2,bible`, and from whom captives were taken: `jesse-jams:east`."""
        numbers, sign = [0] * field.length, ":" if key == "taken_from" else "*"
        for word in words:
            name, _, number = word.partition(sign)
            if numbers[self.words.kinds[name]] != 0:
                raise ValueError(word)
            numbers[self.words.kinds[name]] = form.read(number) if number else 1
        if key in COUNTED:
            setattr(record, COUNTED[key], sum(numbers))
        return numbers

    def read_fighter(self, s: Any, fighter: Fighter, word: str) -> None:
        who, *cards = word.split("+")
        name, _, wounds = who.partition(":")
        fighter.kind = gunfighter(self.words, name)
        fighter.wounds = whole(1, 99).read(wounds) if wounds else 0
        for card in cards:
            fighter.attached[s.cards[self.words.kinds[card]].colour] = self.words.kinds[card]

    def check_cards(self, s: Any) -> None:
        for kind in range(len(self.words.cards)):
            piles = [s.deck, s.discards, *(player.hand for player in s.players)]
            if min(pile[kind] for pile in piles) < 0 or sum(pile[kind] for pile in piles) > s.cards[kind].copies:
                raise ValueError(self.words.cards[kind])
