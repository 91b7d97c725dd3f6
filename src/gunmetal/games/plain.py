"""Views as plain data, with words where the games have numbers: for JSON, whoever reads it."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import IntEnum
from functools import cache
from operator import attrgetter
from types import NoneType
from typing import Any, get_args, get_type_hints

from gunmetal.games import game_named
from gunmetal.kernel.contract import Game
from gunmetal.kernel.events import PUBLIC

Json = dict[str, Any]
FAMILY_OF_TYPE = {"Kind": "agent", "Location": "location", "Suit": "suit", "Effect": "effect"}     # named by the games
PRINTED = "cards"                      # what is printed on cards never changes: it is sent once, not with every view


@cache
def hyphened(name: str) -> str:
    return name.lower().replace("_", "-")


def printed(game: Game, state: Any) -> list[Json]:
    """What is printed on each kind of card, by its number in views, with its name."""
    cards, plain = getattr(game.view(state, PUBLIC), PRINTED, ()), Plain(game)
    return [{"name": hyphened(game.event_words("card", kind)), **plain.record(card)} for kind, card in enumerate(cards)]


class Plain:
    """Makes numbers, texts, lists and objects of views: members of enumerations become words. Thousands of views are made a
    second: what several seats see alike is one part of their views, and is made once. Nobody may change what comes from here."""

    def __init__(self, game: Game) -> None:
        self._name = game.name
        self._made: dict[int, tuple[Any, Any]] = {}        # by identity: the part, which so stays alive, and what it became

    def record(self, record: Any) -> Json:
        shape = _shape(type(record))  # type: ignore[arg-type]  # mypy takes type[Any] for not hashable
        made = dict(zip(shape.names, shape.values(record), strict=True))
        for name in shape.to_write:
            made[name] = self.value(made[name])
        return made

    def value(self, value: Any) -> Any:
        if value is None:
            return None
        made = self._made.get(id(value))
        if made is None:
            made = self._made[id(value)] = value, self._new(value)
        return made[1]

    def _new(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return [self.value(item) for item in value]
        if isinstance(value, IntEnum):
            return _word(self._name, type(value), value)
        return self.record(value)


@dataclass(frozen=True)
class Shape:
    """How the records of a class are written."""

    names: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]
    to_write: tuple[str, ...]          # fields that hold more than numbers, texts, and tuples of them


@cache
def _shape(kind: type) -> Shape:
    names = tuple(field.name for field in fields(kind) if field.name != PRINTED)
    hints = get_type_hints(kind)
    return Shape(names, attrgetter(*names), tuple(name for name in names if not _is_plain(hints[name])))


def _is_plain(hint: Any) -> bool:
    inside = [one for one in get_args(hint) if one is not Ellipsis]
    return all(_is_plain(one) for one in inside) if inside else hint in (int, bool, str, NoneType, tuple)


@cache
def _word(name: str, kind: type[IntEnum], value: IntEnum) -> str:
    """What the game itself calls it, or else its name in the rules. The kind tells members of the same value apart."""
    game, family = game_named(name), FAMILY_OF_TYPE.get(kind.__name__, "")
    try:
        word = game.event_words(family, value) if family in game.families else None
    except IndexError:                 # a location of the other western game
        word = None
    return hyphened(word or value.name)
