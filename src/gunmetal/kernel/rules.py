"""`@rule` and `@entry`: a function of the rules, written once.

Interpreted, a rule is the plain Python function that you read: the decorator costs nothing. The native world (native.py)
compiles a twin of it, with exactly one signature, taken from its annotations. An entry is a rule that Python may call
natively.

Games that share rules share what they have in common, and leave the rest open: a shared rule calls `@left_open` rules, which
each game `@settles` for its own state, or several games at once for what their states have in common. In the twins of a game the
call goes straight to the game's own rule.
"""

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

RULES: set[Any] = set()
ENTRIES: set[Any] = set()
OPEN: dict[Any, dict[Any, Any]] = {}   # what each open rule is for the states of each game

_SOURCES: dict[Path, dict[Path, str]] = {}


def rule(function: F) -> F:
    RULES.add(function)
    _remember(Path(function.__code__.co_filename).parent)
    return function


def entry(function: F) -> F:
    ENTRIES.add(function)
    return rule(function)


def left_open(function: F) -> F:
    """A rule that every game states for itself; its first argument is what the games' states have in common."""
    settled: dict[Any, Any] = {}

    @wraps(function)
    def ask(s: Any, *arguments: Any) -> Any:
        return settled_for(ask, type(s))(s, *arguments)

    OPEN[ask] = settled
    _remember(Path(function.__code__.co_filename).parent)
    return cast(F, ask)


def settled_for(open_rule: Any, table: Any) -> Any:
    """What an open rule is for a game's state, or for what it has in common with others."""
    settled = OPEN[open_rule]
    for base in table.__mro__:
        if base in settled:
            return settled[base]
    raise TypeError(f"{open_rule.__name__} is not settled for {table.__module__}.{table.__name__}")


def settles(open_rule: Any) -> Callable[[F], F]:
    """What an open rule is in a game, told by the type of the first argument."""
    def settle(function: F) -> F:
        parameters = list(inspect.signature(function).parameters.values())
        if [p.name for p in parameters] != list(inspect.signature(open_rule).parameters):
            raise TypeError(f"{function.__name__} takes other arguments than {open_rule.__name__}")
        OPEN[open_rule][parameters[0].annotation] = function
        return rule(function)

    return settle


def _remember(folder: Path) -> None:
    """Keeps the text of all modules of a folder as it is when the first rule there is imported: what runs, whatever the disk
    says later. Constants, enums and records come from modules without rules, so the whole folder counts."""
    if folder not in _SOURCES:
        _SOURCES[folder] = {path: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))}


def source_of(function: Any) -> str:
    """The text of the module in which a rule was written."""
    path = Path(function.__code__.co_filename)
    return _SOURCES[path.parent][path]


def sources_of(functions: Iterable[Any]) -> dict[Path, str]:
    """All that the rules are made from: their folders, and the kernel."""
    folders = {Path(__file__).parent} | {Path(function.__code__.co_filename).parent for function in functions}
    return {path: text for folder in folders for path, text in _SOURCES[folder].items()}


_remember(Path(__file__).parent)
