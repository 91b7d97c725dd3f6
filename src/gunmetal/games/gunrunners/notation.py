"""Actions, chance and positions in words: what logs, tests and people write (docs/log-format.md)."""

from math import factorial

from gunmetal.games.gunrunners import actions as A
from gunmetal.games.gunrunners.cards import CardTable, check_cards, lay_out, table_of
from gunmetal.games.gunrunners.knowledge import OBSERVERS
from gunmetal.games.gunrunners.operations import trainees, training_place
from gunmetal.games.gunrunners.state import (
    KINDS,
    LAST_SPECIAL,
    LOCATIONS,
    NOBODY,
    PLAYERS,
    ROW,
    Card,
    Chance,
    Edition,
    EndReason,
    Kind,
    Location,
    Phase,
    State,
)
from gunmetal.kernel.problems import BadInput, Problem

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
    left = [training_place(s, n) for n in range(trainees(s))]
    order = []
    while left:
        permutation, chosen = divmod(permutation, len(left))
        order.append(left.pop(chosen))
    return order


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
                return A.OPEN + _location(at)
            case ["flip", at]:
                return A.FLIP + _location(at)
            case ["flip", at, "train", kind]:
                return A.FLIP_AND_TRAIN + _location(at) * KINDS + KIND_OF[kind]
            case ["undercover", kind, "@", at]:
                return A.UNDERCOVER + _location(at) * KINDS + KIND_OF[kind]
            case ["train", kind]:
                return A.TRAIN + KIND_OF[kind]
            case ["decline"]:
                return A.DECLINE
            case ["look"]:
                return A.LOOK
            case ["pick", card]:
                at, place = card.split(".")
                return A.PICK + _location(at) * ROW + _number(place, ROW)
            case ["take", at]:
                return A.TAKE + _location(at)
            case ["to", at]:
                return A.MOVE_TO + _location(at)
            case ["bust", at]:
                return A.BUST_FIRST + _location(at)
            case ["arrange", *order] if s.phase == Phase.ARRANGE:
                return A.ARRANGE + permutation_of(s, [_location(at) for at in order])
            case ["arrange", *order]:
                return A.ARRANGE
    except (ValueError, KeyError):
        pass
    raise BadInput("action-unknown", text=text[:60])


def _location(text: str) -> int:
    return _number(text, LOCATIONS)


def _number(text: str, highest: int) -> int:
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
                return Chance.DIE, _number(face, 6)
            case ["draw", kind]:
                return Chance.DRAW, KIND_OF[kind]
            case ["start", seat]:
                return Chance.STARTING_PLAYER, SEATS.index(seat)
    except (ValueError, KeyError):
        pass
    raise BadInput("chance-unknown", text=text[:60])


# ---- positions

def position(s: State) -> str:
    """The whole state in one line, hidden cards and everybody's knowledge included; only the generator's state is left out."""
    table = table_of(s)
    values = "".join(map(str, table.pop("agent"))) + "/" + "".join(map(str, table.values()))
    picked = "-" if s.picked_location == NOBODY else f"{s.picked_location + 1}.{s.picked_place + 1}"
    head = [
        "gunrunners", f"edition={EDITIONS[s.edition]}", f"players={s.player_count}", f"turn={s.turn}",
        f"phase={Phase(s.phase).name.lower()}", f"active={_seat_text(s.active)}", f"decider={_seat_text(s.decider)}",
        f"power={'-' if s.power == NOBODY else kind_text(s.power)}", f"vacant={'-' if s.vacant == NOBODY else s.vacant + 1}",
        f"picked={picked}", f"busts={s.busts}", f"to_bust={_mask_text(s.to_bust)}", f"busted={_mask_text(s.busted)}",
        f"end={REASONS[s.end_reason]}", f"supply={s.supply}", f"warehouse={s.warehouse}", f"values={values}",
    ]
    parts = [" ".join(head)]
    for here in s.locations[: s.location_count]:
        trainee = "-" if here.probationary.owner == NOBODY else _card_text(here.probationary, here.mixed_for)
        parts.append(" ".join([str(here.crates), trainee, *(_card_text(card, 0) for card in here.row[: here.row_size])]))
    for p, player in enumerate(s.players[: s.player_count]):
        parts.append(f"{SEATS[p]} {player.crates} hand={_pile_text(player.hand)} deck={_pile_text(player.deck)} "
                     f"limit={player.undercover_limit}")
    return " | ".join(parts)


def _seat_text(seat: int) -> str:
    return "-" if seat == NOBODY else SEATS[seat]


def _mask_text(mask: int) -> str:
    return "".join(str(at + 1) for at in range(LOCATIONS) if mask >> at & 1) or "-"


def _pile_text(counts: list[int]) -> str:
    return ",".join(kind_text(kind) for kind in Kind for _ in range(counts[kind])) or "-"


def _letters(mask: int) -> str:
    return "".join(LETTERS[n] for n in range(OBSERVERS) if mask >> n & 1)


def _card_text(card: Card, mixed_for: int) -> str:
    """`r4` face-up; `(r4:rb)` face-down, seen by red and blue; `(r4:r~by*)` mixed with others for blue, yellow and the public."""
    text = LETTERS[card.owner] + kind_text(card.kind)
    if card.face_up:
        return text
    return f"({text}:{_letters(card.seen_by)}{'~' + _letters(mixed_for) if mixed_for else ''})"


def parse_position(text: str) -> State:
    """The state that a line describes. It must be a state that cards and crates allow, not one that a game has reached."""
    try:
        return _parse_position(text)
    except (ValueError, KeyError, IndexError, StopIteration, Problem) as error:
        raise BadInput("position-unreadable", part=str(error)[:60]) from None


def _parse_position(text: str) -> State:
    head, *parts = text.split(" | ")
    name, *pairs = head.split()
    fields = dict(pair.split("=", 1) for pair in pairs)
    if name != "gunrunners":
        raise ValueError(name)
    s = State()
    s.edition = EDITIONS.index(fields["edition"])
    s.player_count = _number(fields["players"], PLAYERS) + 1
    s.location_count = max(3, s.player_count)
    s.turn, s.busts = int(fields["turn"]), int(fields["busts"])
    s.phase = Phase[fields["phase"].upper()]
    s.active, s.decider = _parse_seat(fields["active"]), _parse_seat(fields["decider"])
    s.power = NOBODY if fields["power"] == "-" else KIND_OF[fields["power"]]
    s.vacant = NOBODY if fields["vacant"] == "-" else _location(fields["vacant"])
    s.picked_location = s.picked_place = NOBODY
    if fields["picked"] != "-":
        at, place = fields["picked"].split(".")
        s.picked_location, s.picked_place = _location(at), int(place) - 1
    s.to_bust, s.busted = _parse_mask(fields["to_bust"]), _parse_mask(fields["busted"])
    s.end_reason = REASONS.index(fields["end"])
    s.supply, s.warehouse = int(fields["supply"]), int(fields["warehouse"])
    plain, special = fields["values"].split("/")
    table: CardTable = {"agent": [int(value) for value in plain]}
    table |= zip((kind.name.lower() for kind in Kind), map(int, special), strict=False)
    check_cards(table)
    lay_out(s, table)
    if len(parts) != s.location_count + s.player_count:
        raise ValueError(f"{len(parts)} parts")
    for here, part in zip(s.locations, parts[: s.location_count], strict=False):
        _parse_location(s, here, part.split())
    for p in range(s.player_count):
        _parse_player(s, p, parts[s.location_count + p].split())
    return s


def _parse_seat(text: str) -> int:
    return NOBODY if text == "-" else SEATS.index(text)


def _parse_mask(text: str) -> int:
    return 0 if text == "-" else sum(1 << _location(digit) for digit in text)


def _parse_location(s: State, here: Location, words: list[str]) -> None:
    here.crates = int(words[0])
    here.probationary.owner = NOBODY
    if words[1] != "-":
        here.mixed_for = _parse_card(s, here.probationary, words[1])
    for i, word in enumerate(words[2:]):
        _parse_card(s, here.row[i], word)
        here.row_size += 1
        here.face_up += here.row[i].face_up
        s.players[here.row[i].owner].undercover += 1 - here.row[i].face_up


def _parse_card(s: State, card: Card, word: str) -> int:
    card.face_up = 0 if word.startswith("(") else 1
    name, _, marks = word.strip("()").partition(":")
    seen, _, mixed = marks.partition("~")
    card.owner = LETTERS[: s.player_count].index(name[0])
    card.kind = KIND_OF[name[1:]]
    card.seen_by = sum(1 << LETTERS.index(letter) for letter in seen)
    return sum(1 << LETTERS.index(letter) for letter in mixed)


def _parse_player(s: State, p: int, words: list[str]) -> None:
    player = s.players[p]
    colour, crates, *pairs = words
    fields = dict(pair.split("=", 1) for pair in pairs)
    if colour != SEATS[p]:
        raise ValueError(colour)
    player.crates, player.undercover_limit = int(crates), int(fields["limit"])
    player.hand_size = _parse_pile(player.hand, fields["hand"])
    player.deck_size = _parse_pile(player.deck, fields["deck"])


def _parse_pile(counts: list[int], text: str) -> int:
    kinds = [] if text == "-" else [KIND_OF[word] for word in text.split(",")]
    for kind in kinds:
        counts[kind] += 1
    return len(kinds)
