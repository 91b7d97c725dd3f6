"""What a seat may know of a game, taken from its log alone and not from the server: all that it received is compared with this."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from typing import Any

from gunmetal.kernel.contract import NOBODY, Game
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.log import Head, Line
from gunmetal.kernel.match import Step, walk

Json = dict[str, Any]
SECRET_UNTIL_THE_END = {"seed"}
# What everybody may know, and what is the reader's own: none of it depends on hidden things but through what is compared below.
OPEN_FACTS = {"table", "game", "edition", "variant", "settings", "daily", "status", "revision", "version", "seats", "mine", "host",
              "pace", "open", "outcome", "commitment", "next", "origin", "invite", "as", "may_undo", "deadline", "from", "number"}
PLAIN = {int, bool, str, type(None)}
COMPARED = {"view", "decision", "options", "steps"}


@dataclass(frozen=True)
class Moment:
    """The game after so many lines of its log."""

    state: Any
    steps: tuple[Step, ...]
    decider: int


def moments(game: Game, head: Head, lines: Sequence[Line]) -> list[Moment]:
    return [Moment(match.state, tuple(match.steps), match.decider if match.lines else NOBODY) for match in walk(game, head, lines)]


def difference(seen: Any, sent: Any, without: Sequence[str] = ()) -> str | None:
    """Where a view that was sent is not the view that the rules give; None: it is. Words stand for members of enumerations."""
    kind = type(seen)
    if kind in PLAIN:
        return None if type(sent) is kind and seen == sent else f"{sent} for {seen}"
    if kind is tuple:
        if not isinstance(sent, list) or len(sent) != len(seen):
            return f"{sent} for {seen}"
        if PLAIN.issuperset(kinds := list(map(type, seen))) and kinds == list(map(type, sent)) and seen == tuple(sent):
            return None                # the quick way: most are
        for n, one in enumerate(seen):
            if (wrong := difference(one, sent[n])) is not None:
                return f"{n}: {wrong}"
        return None
    if isinstance(seen, Enum):
        return None if isinstance(sent, str) and sent else f"{sent} for {seen!r}"
    names = [name for name in names_of(kind) if name not in without]  # type: ignore[arg-type]  # mypy: type[Any] is not hashable
    if not isinstance(sent, dict) or list(sent) != names:
        return f"fields {sent}"
    for name in names:
        one, other = getattr(seen, name), sent[name]
        if type(one) is type(other) and type(one) in PLAIN and one == other:
            continue                   # the quick way: most are
        if (wrong := difference(one, other)) is not None:
            return f"{name}: {wrong}"
    return None


@cache
def names_of(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def leak_of_step(step: Step, sent: Json, seat: int) -> str | None:
    """A step as it was told: who, and the events that this seat may hear, with nothing but their arguments."""
    heard = [told for told in step.events if told.heard_by(seat)]
    if set(sent) != {"number", "seat", "events"} or sent["number"] != step.number:
        return f"step {sent}"
    if sent["seat"] != (step.seat if step.seat >= 0 else None):
        return "seat of a step"
    kinds = [told.kind.name.lower().replace("_", "-") for told in heard]
    if [event["kind"] for event in sent["events"]] != kinds:
        return f"events {[event['kind'] for event in sent['events']]} for {kinds}"
    for told, event in zip(heard, sent["events"], strict=True):
        if set(event) != {"kind", "id", "args", "marks"} or set(event["args"]) != set(told.kind.arguments):
            return f"event {event}"
    return None


def leak_of_steps(steps: Sequence[Step], sent: Sequence[Json], seat: int) -> str | None:
    if len(steps) != len(sent):
        return f"{len(sent)} steps for {len(steps)}"
    found = (leak_of_step(step, one, seat) for step, one in zip(steps, sent, strict=True))
    return next((wrong for wrong in found if wrong is not None), None)


def leak_of_snapshot(game: Game, moment: Moment, sent: Json, seat: int) -> str | None:
    """What in a snapshot, a message of the stream or a moment of the past the seat may not know; None: nothing."""
    unknown = set(sent) - OPEN_FACTS - COMPARED - SECRET_UNTIL_THE_END
    if unknown:
        return f"unknown {unknown}"
    if sent["as"] != (None if seat == PUBLIC else seat):
        return "as another seat"
    if sent["status"] != "over" and sent["seed"] is not None:
        return "seed"
    wrong = difference(game.view(moment.state, seat), sent["view"], ("cards",))
    if wrong is not None:
        return f"view: {wrong}"
    if "steps" in sent:
        wrong = leak_of_steps(moment.steps[sent["from"]:], sent["steps"], seat)
        if wrong is not None:
            return wrong
    if sent["options"] and moment.decider != seat:
        return "options of another"
    texts = [game.action_text(moment.state, action) for action in game.options(moment.state)] if sent["options"] else []
    if [option["action"] for option in sent["options"]] != texts:
        return "options"
    decision = sent["decision"]
    if decision is not None and (decision["seat"], decision["rule"]) != (moment.decider, game.rule_now(moment.state)):
        return "decision"
    return None
