"""What a whole game had in it, told from its replay: the features that the golden logs are kept for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.contract import Game, Outcome
from gunmetal.kernel.log import Head, Line
from gunmetal.kernel.match import Match, Step, walk

DEFAULT_CARDS = GAME.read_cards(GAME.default_cards)


@dataclass(frozen=True)
class Story:
    """A replayed game: its head and lines, the state before each line and at the end, every step that was not taken back."""

    head: Head
    lines: Sequence[Line]
    states: Sequence[Any]
    steps: Sequence[Step]
    match: Match

    @property
    def end(self) -> Any:
        return self.states[-1]

    @property
    def outcome(self) -> Outcome:
        outcome = self.match.game.outcome(self.end)
        assert outcome is not None, "the game is not over"
        return outcome

    @cached_property
    def events(self) -> list[tuple[str, dict[str, int]]]:
        return [(told.kind.name, told.named()) for step in self.steps for told in step.events]

    def count(self, event: str) -> int:
        return sum(name == event for name, _ in self.events)

    @property
    def tied_with_winner(self) -> list[dict[str, int]]:
        """The figures of all who have as many crates as the first winner, that one first."""
        best = self.outcome.results[self.outcome.winners[0]].figures
        others = [result.figures for result in self.outcome.results if result.seat != self.outcome.winners[0]]
        return [dict(figures) for figures in (best, *others) if figures["crates"] == best["crates"]]


def replayed(head: Head, lines: Sequence[Line], game: Game = GAME) -> Story:
    states, match = [], None
    for match in walk(game, head, lines):
        states.append(match.state.clone())
    assert match is not None
    return Story(head, lines, states, match.steps, match)


def _broken_by_total(story: Story) -> bool:
    best, *others = story.tied_with_winner
    alone = len(story.outcome.winners) == 1
    return alone and bool(others) and all(other["remaining_total"] < best["remaining_total"] for other in others)


def _broken_by_highest(story: Story) -> bool:
    best, *others = story.tied_with_winner
    alone = len(story.outcome.winners) == 1
    return alone and any(other["remaining_total"] == best["remaining_total"] for other in others)


def _dry(story: Story) -> bool:
    """A Special Delivery found too few crates. (Up to 4 players no other can: 6 busts and all turns deliver 82 of 83.)"""
    return any(name == "SPECIAL_DELIVERY" and words["crates"] == 0 for name, words in story.events)


def _flipped_from_set(story: Story) -> bool:
    """A Probationary Agent that a Spy had mixed with others was flipped later."""
    return any(story.states[step.number].locations[told.named()["location"]].mixed_for
               for step in story.steps for told in step.events if told.kind.name == "AGENT_FLIPPED")


Feature = Callable[[Story], bool]
FEATURES: dict[str, Feature] = {
    "en": lambda story: story.head.edition == "en",
    "br": lambda story: story.head.edition == "br",
    "2 players": lambda story: story.head.players == 2,
    "3 players": lambda story: story.head.players == 3,
    "4 players": lambda story: story.head.players == 4,
    "5 players": lambda story: story.head.players == 5 and story.head.variant == "five-players",
    "seven busts": lambda story: story.outcome.reason == "seven_busts" and story.end.busts == 7,
    "eighth bust": lambda story: story.outcome.reason == "seven_busts" and story.end.busts == 8,
    "no cards": lambda story: story.outcome.reason == "no_cards" and story.count("FINAL_BUST_BEGAN") == story.end.location_count,
    "both ends": lambda story: story.outcome.reason == "seven_busts" and all(player.hand_size == 0 for player in story.end.players),
    "won by crates": lambda story: len(story.tied_with_winner) == 1,
    "tie broken by total": _broken_by_total,
    "tie broken by highest card": _broken_by_highest,
    "shared win": lambda story: len(story.outcome.winners) > 1,
    "undo": lambda story: any(line.undo is not None for line in story.lines),
    "house cards": lambda story: story.head.cards != DEFAULT_CARDS,
    "dry supply": _dry,
    "warehouse opened": lambda story: story.count("WAREHOUSE_OPENED") > 0,
    "own agent flipped": lambda story: any(
        name == "AGENT_FLIPPED" and words["seat"] == words["owner"] for name, words in story.events),
    "double bust": lambda story: any(step.action is not None and step.action.startswith("bust") for step in story.steps),
    "director": lambda story: story.count("AGENT_MOVED") > 0,
    "informer": lambda story: story.count("UNDERCOVER_RETURNED") > 0,
    "saboteur hits": lambda story: story.count("AGENT_SABOTAGED") > 0,
    "saboteur misses": lambda story: story.count("SABOTAGE_FAILED") > 0,
    "spy": lambda story: story.count("TRAINEES_REARRANGED") > 0,
    "two spies": lambda story: story.count("TRAINEES_REARRANGED") > 1,
    "flip from a mixed set": _flipped_from_set,
    "manager's second undercover agent": lambda story: any(
        player.undercover == 2 for state in story.states for player in state.players),
    "runner": lambda story: story.count("CRATES_CARRIED") > 0,
    "power declined": lambda story: story.count("POWER_DECLINED") > 0,
    "power lapsed": lambda story: story.count("POWER_LAPSED") > 0,
}


def has(story: Story, feature: str) -> bool:
    """Whether a feature is in the game; `not spy`: whether it is not."""
    name = feature.removeprefix("not ")
    return FEATURES[name](story) == (name == feature)
