"""What goes over the wire: views, choices and events as JSON, with names where the games have numbers.

Sentences are not written here. A sentence is `{"id": …, "args": …}`: the name of a Fluent message and its arguments; an argument
that is itself a name is `{"name": "colour-red"}`. The page writes it out in the reader's language.
"""

from collections.abc import Mapping
from dataclasses import fields
from enum import IntEnum
from functools import cache, lru_cache
from typing import Any

from gunmetal.games import game_named
from gunmetal.kernel.contract import Game, Outcome
from gunmetal.kernel.events import EVERYBODY, PUBLIC, Told
from gunmetal.kernel.match import Match, Step
from gunmetal.kernel.problems import Problem

Json = dict[str, Any]
FAMILY_OF_TYPE = {"Kind": "agent", "Location": "location", "Suit": "suit", "Effect": "effect"}     # named by the games
PRINTED = "cards"                      # what is printed on cards never changes: it is sent once, not with every view


def hyphened(name: str) -> str:
    return name.lower().replace("_", "-")


def sentence(game: Game, id: str, values: Mapping[str, Any]) -> Json:
    return {"id": id, "args": {key: _argument(game, key, value) for key, value in values.items()}}


def _argument(game: Game, key: str, value: Any) -> Any:
    if key in game.families and isinstance(value, int):
        return {"name": hyphened(f"{game.families[key]}-{game.event_words(key, value)}")}
    return value


def marks(game: Game, values: Mapping[str, Any]) -> list[str]:
    """What a sentence speaks of, by the names that things have on the page: `location:3`, `card:bible`, `seat:red`, `place:3:2`."""
    found = [hyphened(f"{_thing(game.families[key])}:{game.event_words(key, value)}")
             for key, value in values.items() if key in game.families and isinstance(value, int)]
    if "place" in values and "location" in values:
        found.append(f"place:{game.event_words('location', values['location'])}:{values['place']}")
    return found


def _thing(family: str) -> str:
    return "seat" if family == "colour" else family


def problem(game: Game | None, refused: Problem) -> Json:
    values = refused.arguments
    return sentence(game, refused.id, values) if game is not None else {"id": refused.id, "args": dict(values)}


def event(game: Game, told: Told) -> Json:
    values = told.named()
    return {"kind": hyphened(told.kind.name), **sentence(game, f"event-{hyphened(told.kind.name)}", values),
            "marks": marks(game, values)}


def step(game: Game, one: Step, seat: int | None) -> Json:
    """A step as a seat heard of it: not the action, which may name what is hidden. None: openly."""
    return {"number": one.number, "seat": one.seat if one.seat >= 0 else None,
            "events": [event(game, told) for told in one.events if (_is_whole(told) if seat is None else told.heard_by(seat))]}


def _is_whole(told: Told) -> bool:
    """What some hear in part only, others hear as a whole in an event of their own."""
    return told.audience == EVERYBODY or not told.heard_by(PUBLIC)


def options(match: Match) -> list[Json]:
    """The legal choices of whoever decides: for that seat alone."""
    game, state = match.game, match.state
    found = []
    for action in game.options(state):
        id, values = game.action_words(state, action)
        found.append({"action": game.action_text(state, action), "words": sentence(game, id, values), "marks": marks(game, values)})
    return found


def decision(match: Match) -> Json | None:
    game, seat = match.game, match.decider
    if seat < 0:
        return None
    name = game.decision(match.state)
    return {"seat": seat, "rule": game.rule_now(match.state), "prompt": sentence(game, f"prompt-{name}", {"seat": seat}),
            "explain": {"id": f"explain-{name}", "args": {}}}


def outcome(game: Game, found: Outcome | None) -> Json | None:
    if found is None:
        return None
    return {"reason": found.reason, "solo": found.is_solo,
            "results": [{"seat": result.seat, "rank": result.rank, "figures": dict(result.figures)} for result in found.results]}


def view(game: Game, state: Any, seat: int) -> Json:
    return _plain_record(game, game.view(state, seat), PRINTED)


def open_view(game: Game, state: Any) -> Json:
    """Everything that any seat sees, once a game is over."""
    seen = view(game, state, PUBLIC)
    for seat in range(state.player_count):
        seen = _merged(seen, view(game, state, seat))
    return seen | {"seat": None}


def _merged(one: Any, other: Any) -> Any:
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: _merged(value, other[key]) for key, value in one.items()}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_merged(a, b) for a, b in zip(one, other, strict=True)]
    return other if one is None else one


def printed(game: Game, state: Any) -> list[Json]:
    """What is printed on each kind of card, by its number in views, with its name."""
    cards = getattr(game.view(state, len(game.seats) + 1), PRINTED, ())
    return [{"name": hyphened(game.event_words("card", kind)), **_plain_record(game, card)} for kind, card in enumerate(cards)]


def _plain_record(game: Game, record: Any, *without: str) -> Json:
    names = _field_names(type(record))  # type: ignore[arg-type]  # mypy takes type[Any] for not hashable
    return {name: plain(game, getattr(record, name)) for name in names if name not in without}


def plain(game: Game, value: Any) -> Any:
    """Numbers, texts, lists and objects: members of enumerations become words. Views are made of thousands of these a second: what
    is most frequent is asked first, and what never changes is remembered."""
    kind = type(value)
    if kind is int or value is None or kind is bool or kind is str:
        return value
    if kind is tuple:
        return [item if type(item) is int else plain(game, item) for item in value]
    if isinstance(value, IntEnum):
        return _word(game.name, kind, value)  # type: ignore[arg-type]  # the same
    return _plain_part(game.name, value)


@lru_cache(maxsize=1 << 14)
def _plain_part(name: str, part: Any) -> Json:
    """Parts of views are the same for many seats and moves. Nobody may change what is kept here."""
    return _plain_record(game_named(name), part)


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@cache
def _word(name: str, kind: type[IntEnum], value: IntEnum) -> str:
    """What the game itself calls it, or else its name in the rules. The kind tells members of the same value apart."""
    game, family = game_named(name), FAMILY_OF_TYPE.get(kind.__name__, "")
    try:
        word = game.event_words(family, value) if family in game.families else None
    except IndexError:                 # a location of the other western game
        word = None
    return hyphened(word or value.name)
