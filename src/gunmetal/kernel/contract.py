"""The contract of a game: all that the rest of the project needs to know of one. A game fills it with its functions;
there is no base class."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from gunmetal.kernel.events import EventKind
from gunmetal.kernel.problems import BadInput, Refusal

NOBODY = -1

Numbers: TypeAlias = tuple[int, ...] | range


@dataclass(frozen=True)
class Setting:
    """A variant that the rules name: a number that is agreed before the game."""

    default: int
    allowed: Numbers
    rule: str
    simulated: int | None = None                # the default of simulations, if it is another
    simulated_allowed: Numbers | None = None    # what simulations may have, if it is less: where bots alone might never end


@dataclass(frozen=True)
class Setup:
    """What is agreed before a game: it goes into the head of its log."""

    players: int
    edition: str
    cards: Mapping[str, Any]
    settings: Mapping[str, int] = field(default_factory=dict)   # whoever starts a game completes them: see `settled`
    daily: str | None = None                                    # the day whose challenge it is: see daily.py


def settled(known: Mapping[str, Setting], given: Mapping[str, int], simulated: bool = False) -> dict[str, int]:
    """The settings of a game, those that are given and the defaults of the others. Refuses what the rules do not have."""
    for name in given:
        if name not in known:
            raise BadInput("setting-unknown", setting=name, count=len(known), settings=", ".join(known))
    return {name: _number(name, setting, given, simulated) for name, setting in known.items()}


def _number(name: str, setting: Setting, given: Mapping[str, int], simulated: bool) -> int:
    usual = setting.simulated if simulated and setting.simulated is not None else setting.default
    value = given.get(name, usual)
    possible = setting.simulated_allowed if simulated and setting.simulated_allowed is not None else setting.allowed
    if type(value) is not int or value not in setting.allowed:
        raise BadInput("setting-wrong", setting=name, value=str(value), allowed=_listed(possible), rule=setting.rule)
    if value not in possible:
        raise BadInput("setting-not-simulated", setting=name, value=str(value), allowed=_listed(possible), rule=setting.rule)
    return value


def _listed(numbers: Numbers) -> str:
    return f"{numbers[0]}–{numbers[-1]}" if isinstance(numbers, range) else ", ".join(str(number) for number in numbers)


@dataclass(frozen=True)
class Result:
    """One seat's end of the game: its rank (1 is best, equal ranks are shared; 2 for a solo game that was lost), and the
    figures that decided, most important first."""

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

    @property
    def is_solo(self) -> bool:
        return len(self.results) == 1


@dataclass(frozen=True)
class Game:
    name: str
    rules_version: int                                  # changes when old logs would no longer replay
    editions: tuple[str, ...]
    players: tuple[int, ...]
    variants: Mapping[int, str]                         # numbers of players that the rulebooks do not have: their names
    seats: tuple[str, ...]                              # their names, in order: colours, or points of the compass
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
    views: Callable[[Any, Sequence[int]], list[Any]]    # what each of these seats sees; the seat after the last is the public
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

    settings: Mapping[str, Setting] = field(default_factory=dict)   # the variants that its rules name
    texts: tuple[str, ...] = ()                         # its Fluent files, later ones override; none: one of its own name

    def view(self, state: Any, seat: int) -> Any:
        """What a seat sees."""
        return self.views(state, (seat,))[0]

    @property
    def has_solo(self) -> bool:
        return 1 in self.players

    def unusual(self, settings: Mapping[str, int]) -> list[tuple[str, int, str]]:
        """Name, number and rule of those settings that are not the default: people are told of them."""
        return [(name, settings[name], setting.rule) for name, setting in self.settings.items()
                if settings.get(name, setting.default) != setting.default]
