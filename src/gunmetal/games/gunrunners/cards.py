"""Card values from a TOML file (GR-1): the 14 cards of every colour, by default the reconstruction in cards.toml."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gunmetal.games.gunrunners.state import CARDS, KINDS, LAST_SPECIAL, Kind, State
from gunmetal.kernel.problems import BadCards

DEFAULT = Path(__file__).with_name("cards.toml")
SPECIALS = tuple(kind.name.lower() for kind in Kind if kind <= LAST_SPECIAL)
PLAIN = CARDS - len(SPECIALS)
HIGHEST = KINDS - len(SPECIALS)      # a die must be able to beat every number (GR-20)

CardTable = dict[str, Any]           # {"agent": [1, 1, 2, …], "director": 1, …}


def read_cards(path: Path) -> CardTable:
    """Reads a card file and checks its shape; what is wrong is told with its line and the rule."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadCards("cards-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    text = raw.decode("utf-8-sig", errors="replace")
    last = max(1, len(text.splitlines()))
    try:
        raw.decode("utf-8")
        data = tomllib.loads(text)
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BadCards("cards-not-toml", file=path.name, line=line, rule="GR-1") from None
    except (ValueError, RecursionError) as error:      # TOMLDecodeError is a ValueError; so is a number that is too long
        found = re.search(r"line (\d+)", str(error))
        raise BadCards("cards-not-toml", file=path.name, line=int(found[1]) if found else last, rule="GR-1") from None
    table: CardTable = {}
    agents = data.get("agent")
    if not isinstance(agents, list) or not all(isinstance(agent, dict) for agent in agents):
        raise BadCards("cards-no-agents", file=path.name, line=1, rule="GR-1")
    for number, agent in enumerate(agents):
        kind, values = agent.get("kind"), agent.get("values")
        if kind not in ("agent", *SPECIALS):
            raise BadCards("cards-kind-unknown", file=path.name, line=_line(text, number, "kind"), rule="GR-1", kind=str(kind))
        if kind in table:
            raise BadCards("cards-kind-twice", file=path.name, line=_line(text, number, "kind"), rule="GR-1", kind=kind)
        if not isinstance(values, list):
            raise BadCards("cards-values-missing", file=path.name, line=_line(text, number, "values"), rule="GR-1", kind=kind)
        table[kind] = values if kind == "agent" or len(values) != 1 else values[0]
        try:
            _check_kind(kind, table[kind])
        except BadCards as problem:
            raise BadCards(problem.id, **problem.arguments | {"file": path.name, "line": _line(text, number, "values")}) from None
    for kind in ("agent", *SPECIALS):
        if kind not in table:
            raise BadCards("cards-kind-missing", file=path.name, line=last, rule="GR-1", kind=kind)
    return table


def check_cards(table: Mapping[str, Any]) -> None:
    """The shape of a table that did not come from a file, but from the head of a log."""
    for kind in ("agent", *SPECIALS):
        if kind not in table:
            raise BadCards("cards-kind-missing", file="", line=0, rule="GR-1", kind=kind)
        _check_kind(kind, table[kind])
    for kind in table:
        if kind not in ("agent", *SPECIALS):
            raise BadCards("cards-kind-unknown", file="", line=0, rule="GR-1", kind=kind)


def _check_kind(kind: str, values: Any) -> None:
    where = {"file": "", "line": 0, "kind": kind}
    if kind == "agent":
        if not isinstance(values, list) or len(values) != PLAIN:
            raise BadCards("cards-plain-count", rule="GR-1", wanted=PLAIN, **where)
        for value in values:
            _check_number(value, where)
        if 1 not in values:
            raise BadCards("cards-no-plain-one", rule="GR-5", **where)
    elif isinstance(values, list):
        raise BadCards("cards-special-count", rule="GR-1", **where)
    else:
        _check_number(values, where)


def _check_number(value: Any, where: dict[str, Any]) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= HIGHEST:
        raise BadCards("cards-number", rule="GR-20", value=str(value), highest=HIGHEST, **where)


def _line(text: str, number: int, key: str) -> int:
    """The line of a key in the n-th [[agent]] block, or of the block itself: tomllib tells lines only of broken syntax."""
    block, start = -1, 1
    inline = [n for n, line in enumerate(text.splitlines(), 1) for _ in re.findall(r"\{", line)]
    if not re.search(r"^\s*\[\[", text, re.MULTILINE) and number < len(inline):
        return inline[number]          # agent = [{ … }, { … }]
    for n, line in enumerate(text.splitlines(), 1):
        if re.match(r"\s*\[\[\s*agent\s*\]\]", line):
            block += 1
            start = n if block == number else start
        elif re.match(r"\s*\[", line) and block == number:
            break
        elif block == number and re.match(rf"\s*[\"']?{key}[\"']?\s*=", line):
            return n
    return start


def lay_out(s: State, table: Mapping[str, Any]) -> None:
    """Values and copies by kind, as the rules use them."""
    for kind in Kind:
        if kind <= LAST_SPECIAL:
            s.value[kind] = table[kind.name.lower()]
            s.copies[kind] = 1
        else:
            s.value[kind] = kind - LAST_SPECIAL
            s.copies[kind] = table["agent"].count(kind - LAST_SPECIAL)


def table_of(s: State) -> CardTable:
    """The other way."""
    table: CardTable = {"agent": [s.value[kind] for kind in Kind if kind > LAST_SPECIAL for _ in range(s.copies[kind])]}
    return table | {kind.name.lower(): s.value[kind] for kind in Kind if kind <= LAST_SPECIAL}
