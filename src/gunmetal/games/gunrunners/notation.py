"""Actions and chance in words: what logs, tests and people write (docs/log-format.md)."""

from math import factorial

from gunmetal.games.gunrunners import actions as A
from gunmetal.games.gunrunners.operations import trainee_for, trainees, training_place
from gunmetal.games.gunrunners.state import (
    KINDS,
    LAST_SPECIAL,
    LOCATIONS,
    ROW,
    Chance,
    Edition,
    EndReason,
    Kind,
    Phase,
    State,
)
from gunmetal.kernel.problems import BadInput

SEATS = ("red", "blue", "yellow", "green", "black")
LETTERS = "rbygk*"                     # the seats, and the public
EDITIONS = tuple(edition.name.lower() for edition in Edition)
REASONS = tuple(reason.name.lower() for reason in EndReason)


def kind_text(kind: int) -> str:
    """A plain agent is its number, a Special Operative its name."""
    return Kind(kind).name.lower() if kind <= LAST_SPECIAL else str(kind - LAST_SPECIAL)


KIND_OF = {kind_text(kind): int(kind) for kind in Kind}


def action_text(s: State, action: int) -> str:
    """`flip 2`, `undercover 4@1`, `arrange 3 1 2`: see docs/log-format.md."""
    if action < A.FLIP:
        return f"open {action - A.OPEN + 1}"
    if action < A.FLIP_AND_TRAIN:
        return f"flip {action - A.FLIP + 1}"
    if action < A.UNDERCOVER:
        at, kind = divmod(action - A.FLIP_AND_TRAIN, KINDS)
        return f"flip {at + 1} train {kind_text(kind)}"
    if action < A.TRAIN:
        at, kind = divmod(action - A.UNDERCOVER, KINDS)
        return f"undercover {kind_text(kind)}@{at + 1}"
    if action < A.DECLINE:
        return f"train {kind_text(action - A.TRAIN)}"
    if action == A.DECLINE:
        return "decline"
    if action < A.LOOK:
        at, place = divmod(action - A.PICK, ROW)
        return f"pick {at + 1}.{place + 1}"
    if action == A.LOOK:
        return "look"
    if action < A.MOVE_TO:
        return f"take {action - A.TAKE + 1}"
    if action < A.BUST_FIRST:
        return f"to {action - A.MOVE_TO + 1}"
    if action < A.ARRANGE:
        return f"bust {action - A.BUST_FIRST + 1}"
    return "arrange " + " ".join(str(at + 1) for at in arrangement(s, action - A.ARRANGE))


def arrangement(s: State, permutation: int) -> list[int]:
    """From the top, the Location from which the card for each place comes."""
    return [training_place(s, trainee_for(permutation, trainees(s), n)) for n in range(trainees(s))]


def permutation_of(s: State, order: list[int]) -> int:
    left = [training_place(s, n) for n in range(trainees(s))]
    if sorted(order) != left:
        raise BadInput("arrangement-incomplete", places=" ".join(str(at + 1) for at in left))
    permutation, base = 0, 1
    for at in order:
        permutation += left.index(at) * base
        base *= len(left)
        left.remove(at)
    assert permutation < factorial(len(order))
    return permutation


def parse_action(s: State, text: str) -> int:
    """The action that the words name, whether it is legal now or not."""
    words = text.lower().replace("@", " @ ").split()
    try:
        match words:
            case ["open", at]:
                return A.OPEN + location_number(at)
            case ["flip", at]:
                return A.FLIP + location_number(at)
            case ["flip", at, "train", kind]:
                return A.FLIP_AND_TRAIN + location_number(at) * KINDS + KIND_OF[kind]
            case ["undercover", kind, "@", at]:
                return A.UNDERCOVER + location_number(at) * KINDS + KIND_OF[kind]
            case ["train", kind]:
                return A.TRAIN + KIND_OF[kind]
            case ["decline"]:
                return A.DECLINE
            case ["look"]:
                return A.LOOK
            case ["pick", card]:
                at, place = card.split(".")
                return A.PICK + location_number(at) * ROW + counted(place, ROW)
            case ["take", at]:
                return A.TAKE + location_number(at)
            case ["to", at]:
                return A.MOVE_TO + location_number(at)
            case ["bust", at]:
                return A.BUST_FIRST + location_number(at)
            case ["arrange", *order] if s.phase == Phase.ARRANGE:
                return A.ARRANGE + permutation_of(s, [location_number(at) for at in order])
            case ["arrange", *order]:
                return A.ARRANGE
    except (ValueError, KeyError):
        pass
    raise BadInput("action-unknown", text=text[:60])


def location_number(text: str) -> int:
    return counted(text, LOCATIONS)


def counted(text: str, highest: int) -> int:
    """Counted from 1 in words, from 0 inside."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= highest):
        raise ValueError(text)
    return int(text) - 1


def chance_text(label: int, result: int) -> str:
    if label == Chance.DIE:
        return f"die {result + 1}"
    if label == Chance.DRAW:
        return f"draw {kind_text(result)}"
    return f"start {SEATS[result]}"


def parse_chance(text: str) -> tuple[int, int]:
    try:
        match text.split():
            case ["die", face]:
                return Chance.DIE, counted(face, 6)
            case ["draw", kind]:
                return Chance.DRAW, KIND_OF[kind]
            case ["start", seat]:
                return Chance.STARTING_PLAYER, SEATS.index(seat)
    except (ValueError, KeyError):
        pass
    raise BadInput("chance-unknown", text=text[:60])
