"""What goes over the wire: views, choices and events as JSON, with names where the games have numbers.

Sentences are not written here. A sentence is `{"id": …, "args": …}`: the name of a Fluent message and its arguments; an argument
that is itself a name is `{"name": "colour-red"}`. The page writes it out in the reader's language.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from gunmetal.games.plain import Json, Plain, hyphened
from gunmetal.kernel.contract import Game, Outcome
from gunmetal.kernel.events import EVERYBODY, PUBLIC, Told
from gunmetal.kernel.match import Match, Step
from gunmetal.kernel.problems import Problem


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
    values, name = told.named(), hyphened(told.kind.name)
    return {"kind": name, **sentence(game, f"event-{name}", values), "marks": marks(game, values)}


def steps(game: Game, taken: Sequence[Step], seat: int | None, told_before: dict[int, Json] | None = None) -> list[Json]:
    """Steps as a seat heard of them: not the actions, which may name what is hidden. None: openly. What one seat was told need not
    be put into words for the next again: `told_before` has it, by the identity of the event."""
    made = told_before if told_before is not None else {}

    def words(told: Told) -> Json:
        if id(told) not in made:
            made[id(told)] = event(game, told)
        return made[id(told)]

    return [{"number": one.number, "seat": one.seat if one.seat >= 0 else None,
             "events": [words(told) for told in one.events if (_is_whole(told) if seat is None else told.heard_by(seat))]}
            for one in taken]


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


def views(game: Game, state: Any, seats: Sequence[int]) -> list[Json]:
    """The table as each of these seats sees it."""
    plain = Plain(game)
    return [plain.record(seen) for seen in game.views(state, seats)]


def view(game: Game, state: Any, seat: int) -> Json:
    return views(game, state, (seat,))[0]


def open_view(game: Game, state: Any) -> Json:
    """Everything that any seat sees, once a game is over."""
    seen = view(game, state, PUBLIC)
    for seat in range(state.player_count):
        seen = _merged(seen, view(game, state, seat))
    return seen | {"seat": None}


def _merged(one: Any, other: Any) -> Any:
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: _merged(value, other[key]) for key, value in one.items()}
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        return [_merged(a, b) for a, b in zip(one, other, strict=True)]
    return other if one is None else one
