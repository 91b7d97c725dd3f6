"""What a seat sees (GR-1, GR-14): built from empty, field by field. What is forgotten here is hidden, not leaked."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from gunmetal.games.gunrunners.knowledge import in_set, knows_trainee
from gunmetal.games.gunrunners.state import KINDS, NOBODY, Card, EndReason, Kind, Location, Phase, Player, State
from gunmetal.kernel.events import PUBLIC

EVERY_KIND = tuple(Kind)


@dataclass(frozen=True)
class CardSeen:
    owner: int
    face_up: bool
    kind: Kind | None                  # None: the seat does not know it
    mixed: bool = False                # one of a set that a Spy mixed (GR-22)


@dataclass(frozen=True)
class LocationSeen:
    crates: int
    probationary: CardSeen | None      # None: the place is empty
    row: tuple[CardSeen, ...]


@dataclass(frozen=True)
class PlayerSeen:
    crates: int
    hand_size: int
    deck_size: int
    hand: tuple[Kind, ...] | None      # None: another's
    deck: tuple[Kind, ...] | None      # what must still be in the own draw pile, in no order
    discarded: tuple[Kind, ...]        # all were face-up once, and perfect recall is assumed (GR-14)
    in_mixed_set: tuple[Kind, ...]     # what the seat has seen of the set that a Spy mixed (GR-22)
    public_in_mixed_set: tuple[Kind, ...]
    undercover: int
    undercover_limit: int


@dataclass(frozen=True)
class View:
    seat: int
    edition: int
    turn: int
    phase: Phase
    active: int
    decider: int
    power: Kind | None
    vacant: int | None
    picked: tuple[int, int] | None     # which card or Location the power player has chosen
    busts: int
    to_bust: tuple[int, ...]
    busted: tuple[int, ...]
    end_reason: EndReason
    supply: int
    warehouse: int
    values: tuple[int, ...]
    copies: tuple[int, ...]
    locations: tuple[LocationSeen, ...] = field(default=())
    players: tuple[PlayerSeen, ...] = field(default=())


def views(s: State, seats: Sequence[int]) -> list[View]:
    """The table as each of `seats` sees it; any seat that is not at the table sees what the public sees."""
    shared: dict[str, Any] = {
        "edition": s.edition,
        "turn": s.turn,
        "phase": Phase(s.phase),
        "active": s.active,
        "decider": s.decider,
        "power": None if s.power == NOBODY else Kind(s.power),
        "vacant": None if s.vacant == NOBODY else s.vacant,
        "picked": None if s.picked_location == NOBODY else (s.picked_location, s.picked_place),
        "busts": s.busts,
        "to_bust": _bits(s.to_bust),
        "busted": _bits(s.busted),
        "end_reason": EndReason(s.end_reason),
        "supply": s.supply,
        "warehouse": s.warehouse,
        "values": tuple(s.value),
        "copies": tuple(s.copies),
    }
    mixed = [at for at in range(s.location_count) if s.locations[at].mixed_for]
    open_to_all = [(_discarded(s, p, s.players[p]), _seen_in_set(s, p, PUBLIC, mixed)) for p in range(s.player_count)]
    return [View(
        seat=seat,
        locations=tuple(_location(s, at, seat) for at in range(s.location_count)),
        players=tuple(_player(s, p, seat, mixed, *open_to_all[p]) for p in range(s.player_count)),
        **shared,
    ) for seat in (seat if 0 <= seat < s.player_count else PUBLIC for seat in seats)]


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(n for n in range(8) if mask >> n & 1)


def _location(s: State, at: int, seat: int) -> LocationSeen:
    here = s.locations[at]
    trainee = None
    if here.probationary.owner != NOBODY:
        kind = here.probationary.kind if knows_trainee(s, at, seat) else None
        trainee = _card(here.probationary.owner, False, kind, in_set(s, at, here.probationary.owner, seat))
    return LocationSeen(here.crates, trainee, tuple(_in_field(here.row[i], seat) for i in range(here.row_size)))


def _in_field(card: Card, seat: int) -> CardSeen:
    visible = card.face_up == 1 or card.seen_by >> seat & 1 == 1
    return _card(card.owner, card.face_up == 1, card.kind if visible else None, False)


@cache
def _card(owner: int, face_up: bool, kind: int | None, mixed: bool) -> CardSeen:
    """There are few different ones, and they are asked for often."""
    return CardSeen(owner, face_up, None if kind is None else Kind(kind), mixed)


def _player(s: State, p: int, seat: int, mixed: list[int], discarded: tuple[Kind, ...], known: tuple[Kind, ...]) -> PlayerSeen:
    """`mixed`: where trainees belong to a mixed set for somebody; `known`: what the public has seen of the player's."""
    player = s.players[p]
    own = p == seat
    return PlayerSeen(
        crates=player.crates,
        hand_size=player.hand_size,
        deck_size=player.deck_size,
        hand=_kinds(player.hand) if own else None,
        deck=_kinds(player.deck) if own else None,
        discarded=discarded,
        in_mixed_set=_seen_in_set(s, p, seat, mixed),
        public_in_mixed_set=known,
        undercover=player.undercover,
        undercover_limit=player.undercover_limit,
    )


def _kinds(counts: list[int]) -> tuple[Kind, ...]:
    return tuple(kind for kind, count in zip(EVERY_KIND, counts, strict=True) for _ in range(count))


def _discarded(s: State, p: int, player: Player) -> tuple[Kind, ...]:
    left = [s.copies[kind] - player.hand[kind] - player.deck[kind] for kind in range(KINDS)]
    for card in _on_table(s.locations[: s.location_count]):
        if card.owner == p:
            left[card.kind] -= 1
    if s.phase <= Phase.OPENING and not any(card.owner == p for card in _on_table(s.locations[: s.location_count])):
        left[Kind.AGENT_1] -= 1        # the opening agent, still to be placed (GR-5)
    return _kinds(left)


def _on_table(locations: list[Location]) -> list[Card]:
    return [card for here in locations for card in (here.probationary, *here.row[: here.row_size])]


def _seen_in_set(s: State, p: int, seat: int, mixed: list[int]) -> tuple[Kind, ...]:
    cards = [s.locations[at].probationary for at in mixed if in_set(s, at, p, seat)]
    return tuple(sorted(Kind(card.kind) for card in cards if card.seen_by >> seat & 1 == 1))
