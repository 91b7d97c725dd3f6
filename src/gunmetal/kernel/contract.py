"""The contract of a game: all that the rest of the project needs to know of one. A game fills it with its functions;
there is no base class."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gunmetal.kernel.events import EventKind
from gunmetal.kernel.problems import Refusal

NOBODY = -1


@dataclass(frozen=True)
class Setup:
    """What is agreed before a game: it goes into the head of its log."""

    players: int
    edition: str
    cards: Mapping[str, Any]


@dataclass(frozen=True)
class Result:
    """One seat's end of the game: its rank (1 is best, equal ranks are shared), and the figures that decided, most
    important first."""

    seat: int
    rank: int
    figures: Mapping[str, int]


@dataclass(frozen=True)
class Outcome:
    """Why the game ended, and how."""

    reason: str
    results: tuple[Result, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(result.seat for result in self.results if result.rank == 1)


@dataclass(frozen=True)
class Game:
    name: str
    rules_version: int                                  # changes when old logs would no longer replay
    editions: tuple[str, ...]
    players: tuple[int, ...]
    variants: Mapping[int, str]                         # numbers of players that the rulebooks do not have: their names
    seats: tuple[str, ...]                              # the colours, in order
    state: type[Any]
    event: type[EventKind]
    default_cards: Path
    read_cards: Callable[[Path], dict[str, Any]]        # checked; raises BadCards with line and rule
    check_cards: Callable[[Mapping[str, Any]], None]    # the same for a table that stands in a log

    start: Callable[[Setup], Any]                       # the table, prepared; nothing random has happened
    begin: Callable[[Any], None]                        # the first thing that chance decides
    decider: Callable[[Any], int]                       # the seat that must act, or NOBODY when the game is over
    options: Callable[[Any], list[int]]                 # its legal actions
    apply: Callable[[Any, int], None]                   # carries a legal action out
    why_not: Callable[[Any, int], Refusal]              # for an action that is not among the options
    view: Callable[[Any, int], Any]                     # what a seat sees; the seat after the last is the public
    sample: Callable[[Any, int], None]                  # makes of the state another one that the seat could be in
    outcome: Callable[[Any], Outcome | None]

    action_text: Callable[[Any, int], str]
    parse_action: Callable[[Any, str], int]
    chance_text: Callable[[int, int], str]
    parse_chance: Callable[[str], tuple[int, int]]
    position: Callable[[Any], str]
    parse_position: Callable[[str], Any]
    event_words: Callable[[str, int], str]              # an event's argument in notation: a colour, a kind, a number
    families: Mapping[str, str]                         # arguments that are names, and the family of their messages
    rule_now: Callable[[Any], str]                      # the number of the rule that governs the current decision
    decision: Callable[[Any], str]                      # its name: its sentences are `prompt-…` and `explain-…`
    action_words: Callable[[Any, int], tuple[str, dict[str, Any]]]  # the name of an action's sentence, and its arguments
