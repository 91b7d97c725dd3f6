"""What a whole western game had in it: the features that its golden logs are kept for."""

from collections.abc import Callable
from typing import Any

from gunmetal.games.western.state import Effect, EndReason, Lost, Test
from tests.replays.features import Story


def ended(reason: EndReason, lost: Lost | None = None) -> Callable[[Story], bool]:
    """Why the game ended, and how the last gunfighter was lost."""
    return lambda story: story.end.end_reason == reason and lost in (None, story.end.lost_by)


def told(event: str) -> Callable[[Story], bool]:
    return lambda story: story.count(event) > 0


def played(effect: Effect) -> Callable[[Story], bool]:
    """An action card with this effect was played."""
    return lambda story: any(name == "ACTION_PLAYED" and story.end.cards[words["card"]].effect == effect
                             for name, words in story.events)


def decided_by(figure: str | None) -> Callable[[Story], bool]:
    """Which figure told the winner from the next at the round limit (SL-40); None: nothing did, and the win is shared."""
    def decided(story: Story) -> bool:
        if story.end.end_reason != EndReason.ROUND_LIMIT:
            return False
        best, second, *_ = sorted(story.outcome.results, key=lambda result: result.rank)
        return next((name for name in best.figures if best.figures[name] != second.figures[name]), None) == figure

    return decided


def _rebuilt_after_explosion(story: Story) -> bool:
    """A location that was blown up came back."""
    blown: list[int] = []
    for name, words in story.events:
        if name == "BLOWN_UP":
            blown.append(words["location"])
        elif name == "REBUILT" and words["location"] in blown:
            return True
    return False


def _shot_at_the_same_time(story: Story) -> bool:
    """Equal draws: of two who shoot together, both declare before either rolls (SL-30)."""
    drawn, declared = False, 0
    for name, words in story.events:
        if name in ("ACTION_PLAYED", "FREE_FIGHT"):
            drawn = False
        elif name == "TEST_MADE":
            drawn, declared = drawn or words["test"] == Test.DRAW, 0
        elif name == "TARGET_DECLARED" and drawn:
            declared += 1
            if declared == 2:
                return True
    return False


def _setting(name: str, value: int) -> Callable[[Story], bool]:
    return lambda story: story.head.settings.get(name) == value


def _players(count: int) -> Callable[[Story], bool]:
    return lambda story: story.head.players == count


def _large_hand(story: Story) -> bool:
    return any(player.hand_size > 5 for state in story.states for player in state.players)


Feature = Callable[[Story], bool]
# How games end. Not by a failed robbery: who may rob has a gunslinger with at most one wound, and he survives it (SL-35, SL-37).
ENDS: dict[str, tuple[EndReason, Lost | None]] = {
    "last by shoot-out": (EndReason.LAST_STANDING, Lost.SHOT),
    "last by brawl": (EndReason.LAST_STANDING, Lost.BEATEN),
    "last by capture": (EndReason.LAST_STANDING, Lost.CAPTURED),
    "fell together": (EndReason.FELL_TOGETHER, None),
    "round limit": (EndReason.ROUND_LIMIT, None),
    "solo won": (EndReason.SOLO_WON, None),
    "solo lost": (EndReason.SOLO_LOST, None),
}
FEATURES: dict[str, Feature] = {
    "gunslingers": lambda story: story.head.game == "gunslingers",
    "gunsmoke": lambda story: story.head.game == "gunsmoke",
    "1 player": _players(1),
    "2 players": _players(2),
    "3 players": _players(3),
    "4 players": _players(4),
    **{name: ended(*end) for name, end in ENDS.items()},
    "decided by gunfighters": decided_by("gunfighters"),
    "decided by wounds": decided_by("wounds"),
    "decided by dollars": decided_by("dollars"),
    "shared at the limit": decided_by(None),
    "solo lost in a fight": lambda story: ended(EndReason.SOLO_LOST)(story) and story.end.players[0].is_in == 0,
    "solo lost at the limit": lambda story: ended(EndReason.SOLO_LOST)(story) and story.end.players[0].is_in == 1,
    "shared win": lambda story: len(story.outcome.winners) > 1,
    "undo": lambda story: any(line.undo is not None for line in story.lines),
    "opening hand": _setting("opening_hand", 3),
    "interest for $3": _setting("interest_per", 3),
    "rebuilt after an explosion": _rebuilt_after_explosion,
    "jailed": told("JAILED"),
    "hanged": told("HANGED"),
    "jailbreak": told("RELEASED"),
    "escape": told("ESCAPED"),
    "bushwhack": played(Effect.BUSHWHACK),
    "hold up": told("ACCOUNT_ROBBED"),
    "lasso": lambda story: story.count("LASSO_THROWN") > 0 and story.count("CARD_STOLEN") > 0,
    "bible": told("WOUNDS_CANCELLED"),
    "madame bell": told("BELL_PAID"),
    "more than five in hand": _large_hand,
    "opening exchange": lambda story: any(name == "CARDS_EXCHANGED" and words["count"] > 0 for name, words in story.events),
    "missed turn": told("TURN_MISSED"),
    "deck shuffled anew": told("DECK_SHUFFLED"),
    "hired": told("HIRED"),
    "healed": told("WOUND_HEALED"),
    "rolled again": told("DIE_ROLLED_AGAIN"),
    "equal draws": _shot_at_the_same_time,
    "two fall after one another": lambda story: story.count("PLAYER_OUT") > 1 and not ended(EndReason.FELL_TOGETHER)(story),
}


def missing(story: Story, features: Any) -> list[str]:
    return [feature for feature in features if not FEATURES[feature](story)]
