"""Actions and chance of Gunsmoke in words (docs/log-format.md)."""

from gunmetal.games.gunsmoke.cards import LOCATIONS, NAMES
from gunmetal.games.gunsmoke.state import State
from gunmetal.games.western import notation
from gunmetal.games.western.notation import Words, locations_by_number

SEATS = ("north", "east", "south", "west", "three")          # the last are the gunfighters of a solo game (SM-37)
WORDS = Words("gunsmoke", SEATS, locations_by_number(LOCATIONS), NAMES)


def action_text(s: State, action: int) -> str:
    return notation.action_text(WORDS, s, action)


def parse_action(s: State, text: str) -> int:
    return notation.parse_action(WORDS, s, text)


def chance_text(label: int, result: int) -> str:
    return notation.chance_text(WORDS, label, result)


def parse_chance(text: str) -> tuple[int, int]:
    return notation.parse_chance(WORDS, text)


def event_words(argument: str, value: int) -> str:
    return notation.event_words(WORDS, argument, value)
