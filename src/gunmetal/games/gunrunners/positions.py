"""Positions in one line, both ways: the whole state, for tests, logs and bug reports (docs/log-format.md)."""

from gunmetal.games.gunrunners.cards import CardTable, check_cards, lay_out, table_of
from gunmetal.games.gunrunners.knowledge import OBSERVERS
from gunmetal.games.gunrunners.notation import EDITIONS, KIND_OF, LETTERS, REASONS, SEATS, counted, kind_text, location_number
from gunmetal.games.gunrunners.state import LOCATIONS, NOBODY, PLAYERS, Card, Kind, Location, Phase, State
from gunmetal.kernel.problems import BadInput, Problem

FEWEST_LOCATIONS = 2                   # a game has three or more (GR-2); the end of one can be studied on fewer


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
    """The state that a line describes. No colour may have more cards than there are; whether a game can get there is not asked."""
    try:
        return _parse_position(text)
    except (ValueError, KeyError, IndexError, Problem):
        raise BadInput("position-unreadable", text=text[:60]) from None


def _parse_position(text: str) -> State:
    head, *parts = text.split(" | ")
    name, *pairs = head.split()
    fields = dict(pair.split("=", 1) for pair in pairs)
    if name != "gunrunners":
        raise ValueError(name)
    s = State()
    s.edition = EDITIONS.index(fields["edition"])
    s.player_count = counted(fields["players"], PLAYERS) + 1
    if s.player_count < 2:
        raise ValueError(fields["players"])
    s.location_count = len(parts) - s.player_count
    if not FEWEST_LOCATIONS <= s.location_count <= max(3, s.player_count):
        raise ValueError(f"{len(parts)} parts")
    s.turn, s.busts = _whole(fields["turn"]), _whole(fields["busts"])
    s.phase = Phase[fields["phase"].upper()]
    s.active, s.decider = _parse_seat(fields["active"]), _parse_seat(fields["decider"])
    s.power = NOBODY if fields["power"] == "-" else KIND_OF[fields["power"]]
    s.vacant = NOBODY if fields["vacant"] == "-" else location_number(fields["vacant"])
    s.picked_location = s.picked_place = NOBODY
    if fields["picked"] != "-":
        at, place = fields["picked"].split(".")
        s.picked_location, s.picked_place = location_number(at), _whole(place) - 1
    s.to_bust, s.busted = _parse_mask(fields["to_bust"]), _parse_mask(fields["busted"])
    s.end_reason = REASONS.index(fields["end"])
    s.supply, s.warehouse = _whole(fields["supply"]), _whole(fields["warehouse"])
    plain, special = fields["values"].split("/")
    table: CardTable = {"agent": [int(value) for value in plain]}
    table |= zip((kind.name.lower() for kind in Kind), map(int, special), strict=False)
    check_cards(table)
    lay_out(s, table)
    for here, part in zip(s.locations, parts[: s.location_count], strict=False):
        _parse_location(s, here, part.split())
    for p in range(s.player_count):
        _parse_player(s, p, parts[s.location_count + p].split())
        _check_colour(s, p)
    return s


def _check_colour(s: State, p: int) -> None:
    player = s.players[p]
    locations = s.locations[: s.location_count]
    cards = [card for here in locations for card in (here.probationary, *here.row[: here.row_size]) if card.owner == p]
    for kind in Kind:
        on_table = sum(card.kind == kind for card in cards)
        if player.hand[kind] + player.deck[kind] + on_table > s.copies[kind]:
            raise ValueError(kind.name)


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 5):
        raise ValueError(text)
    return int(text)


def _parse_seat(text: str) -> int:
    return NOBODY if text == "-" else SEATS.index(text)


def _parse_mask(text: str) -> int:
    return 0 if text == "-" else sum(1 << location_number(digit) for digit in text)


def _parse_location(s: State, here: Location, words: list[str]) -> None:
    here.crates = _whole(words[0])
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
    player.crates, player.undercover_limit = _whole(crates), _whole(fields["limit"])
    player.hand_size = _parse_pile(player.hand, fields["hand"])
    player.deck_size = _parse_pile(player.deck, fields["deck"])


def _parse_pile(counts: list[int], text: str) -> int:
    kinds = [] if text == "-" else [KIND_OF[word] for word in text.split(",")]
    for kind in kinds:
        counts[kind] += 1
    return len(kinds)
