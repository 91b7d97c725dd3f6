"""`@rule` and `@entry`: a function of the rules, written once.

Interpreted, a rule is the plain Python function that you read: the decorator costs nothing. The native world (native.py) compiles
a twin of it, with exactly one signature, taken from its annotations. An entry is a rule that Python may call natively.
"""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: set[Any] = set()
ENTRIES: set[Any] = set()


def rule(function: F) -> F:
    RULES.add(function)
    return function


def entry(function: F) -> F:
    ENTRIES.add(function)
    return rule(function)
