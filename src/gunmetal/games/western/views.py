"""What a seat sees in both western games (SL-6, SL-15, SM-6, SM-24): built from empty, field by field. What is forgotten here is
hidden, not leaked.

Cards are numbers of their kinds, seats are numbers, and `None` stands for what is not there or not known.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from gunmetal.games.western.fights import FIRING
from gunmetal.games.western.state import (
    BONUSES,
    COLOURS,
    NOBODY,
    Category,
    Effect,
    EndReason,
    Fighter,
    Location,
    Phase,
    Printed,
    Special,
    Suit,
    Town,
    Use,
)
from gunmetal.kernel.events import PUBLIC

LOCATIONS = tuple(Location)
SeesOwn = Callable[[int], "PlayerSeen"]        # a player as the own seat sees it


@dataclass(frozen=True, slots=True)
class CardSeen:
    """What is printed on a kind of card: everybody may read it."""

    category: Category
    copies: int
    cost: int
    location: Location                 # where it is bought or played
    hands: int
    colour: int
    life: int
    special: Special
    use: Use
    effect: Effect
    is_sellable: bool
    bonus: tuple[int, ...]             # by test; a gunfighter's own values


@dataclass(frozen=True, slots=True)
class FighterSeen:
    kind: int
    wounds: int
    life: int
    attached: tuple[int | None, ...]   # Gunsmoke: the red, the brown and the blue card (SM-26)


@dataclass(frozen=True, slots=True)
class PlayerSeen:
    seat: int
    is_in: bool
    trump: Suit | None                 # None: not dealt yet
    place: Location | None             # None: the figure is not in town
    dollars: int
    account: int
    hand_size: int
    hand: tuple[int, ...] | None       # None: another's
    gang: tuple[FighterSeen, ...]
    captive_count: int
    captives: tuple[int, ...] | None   # None: face-down with their captor (SM-6)
    owes: Location | None = None       # Gunslingers: where a turn was missed (SL-8)
    revealed: tuple[int, ...] = ()     # Gunslingers (SL-12)
    item: int | None = None            # Gunslingers: chosen for the action in progress (SL-27)
    weapons: tuple[int, ...] = ()
    marker: int | None = None          # Gunsmoke: the colour of the marker (SM-3)
    dynamite: int = 0                  # Gunsmoke: dice added to the Outlaw test in progress (SM-11)


@dataclass(frozen=True, slots=True)
class PlaceSeen:
    """A place of the map, and the location card that lies there."""

    location: Location
    is_in_play: bool
    neighbours: tuple[Location, ...]   # in play or not
    figures: tuple[int, ...]           # the seats of those who stand here


@dataclass(frozen=True, slots=True)
class DuellistSeen:
    """Who takes part in a fight for a seat, and how it goes."""

    seat: int
    slot: int | None                   # None: not chosen yet
    speed: int | None                  # trumps in the quick draw; None: there was none
    target: int | None                 # the seat aimed at
    is_firing: bool                    # at the same time as the others of whom this is true
    has_fired: bool
    wounds: int                        # that land when all of them have fired


@dataclass(frozen=True, slots=True)
class FightSeen:
    effect: Effect
    initiator: int
    stage: int                         # gathering, Lassos, firing
    attacker: int | None               # whose wounds may be cancelled now
    hits: int
    duellists: tuple[DuellistSeen, ...]    # from the initiator to the left


@dataclass(frozen=True, slots=True)
class ActionSeen:
    """The action in progress."""

    effect: Effect
    slot: int | None                   # the gunfighter who does it
    chooser: int | None                # for whose gang a gunfighter is being chosen
    target: int | None                 # a seat
    target_slot: int | None
    stake: int
    trumps: int


@dataclass(frozen=True)
class TownView:
    """What both games show; each adds its own."""

    seat: int
    turn: int
    round: int
    round_limit: int                   # 0: none
    phase: Phase
    active: int | None
    decider: int | None
    starter: int | None
    end_reason: EndReason
    reserve: int
    gang_limit: int
    fighting_allowed: bool             # somebody has hired (SL-29)
    has_hired: bool                    # in this turn
    card_played: bool
    location_used: int                 # 0 not yet, 1 going on, 2 over
    deck_size: int
    discards: tuple[int, ...]
    jail: tuple[int, ...]
    gone: tuple[int, ...]              # out of the game, seen by all
    dead_count: int
    dead: tuple[int, ...] | None       # None: the seat does not stand where they lie (SL-15, SM-24)
    width: int                         # squares in a row of the map
    town: tuple[PlaceSeen | None, ...]     # row by row; None: a gap. Empty: not dealt yet
    players: tuple[PlayerSeen, ...]
    action: ActionSeen | None
    fight: FightSeen | None
    dice: tuple[Suit, ...]             # the last ones of the action in progress; both jokers are one
    cards: tuple[CardSeen, ...]        # what is printed on each kind


def watching(s: Town, seat: int) -> int:
    """Any seat that is not at the table sees what the public sees."""
    return seat if 0 <= seat < s.player_count else PUBLIC


def bits(mask: int) -> tuple[int, ...]:
    return tuple(n for n in range(mask.bit_length()) if mask >> n & 1)


def kinds(counts: list[int]) -> tuple[int, ...]:
    """Every card, in the order of the kinds."""
    return tuple(kind for kind, count in enumerate(counts) if count for _ in range(count))


def known(number: int) -> int | None:
    """Numbers below zero stand for nobody and nothing."""
    return None if number < 0 else number


def place(location: int) -> Location | None:
    return None if location == NOBODY else Location(location)


def stands_among_dead(s: Town, seat: int) -> bool:                     # SL-15, SM-24
    return seat != PUBLIC and s.players[seat].place == Location.GRAVEYARD


def in_the_open(s: Town, dead: int, card_count: int) -> dict[str, Any]:
    """The fields of `TownView` that are the same for every seat. `dead`: the gunfighters who lie in the graveyard, a bit each."""
    is_dealt = s.phase != Phase.PREPARED
    return {
        "turn": s.turn,
        "round": s.round,
        "round_limit": s.round_limit,
        "phase": Phase(s.phase),
        "active": known(s.active),
        "decider": known(s.decider),
        "starter": s.starter if s.round > 0 else None,
        "end_reason": EndReason(s.end_reason),
        "reserve": s.reserve,
        "gang_limit": s.gang_limit,
        "fighting_allowed": s.fighting == 1,
        "has_hired": s.hired > 0,
        "card_played": s.card_played == 1,
        "location_used": s.location_used,
        "deck_size": s.deck_size,
        "discards": kinds(s.discards),
        "jail": bits(s.jail),
        "gone": bits(s.gone),
        "dead_count": dead.bit_count(),
        "width": s.width,
        "town": _town(s) if is_dealt and s.width > 0 else (),
        "action": _action(s) if s.effect != Effect.NONE else None,
        "fight": _fight(s) if s.fight.effect != Effect.NONE else None,
        "dice": tuple(Suit(min(face, Suit.JOKER)) for face in s.dice[: s.dice_count]),
        "cards": tuple(_card(s.cards[kind]) for kind in range(card_count)),
    }


def for_seat(s: Town, seat: int, dead: int, players: Sequence[PlayerSeen], own: SeesOwn) -> dict[str, Any]:
    """The other fields. `players` are as the public sees them; a seat sees more of itself."""
    return {
        "seat": seat,
        "dead": bits(dead) if stands_among_dead(s, seat) else None,
        "players": tuple(own(p) if p == seat else one for p, one in enumerate(players)),
    }


def player(s: Town, p: int, is_own: bool, captives_are_open: bool, **own_to_the_game: Any) -> PlayerSeen:
    """What both games show of a player, and what the game adds. `is_own`: to the player."""
    one = s.players[p]
    return PlayerSeen(
        seat=p,
        is_in=one.is_in == 1,
        trump=None if s.phase == Phase.PREPARED else Suit(one.trump),
        place=place(one.place),
        dollars=one.dollars,
        account=one.account,
        hand_size=one.hand_size,
        hand=kinds(one.hand) if is_own else None,
        gang=tuple(_fighter(s, one.gang[slot]) for slot in range(one.gang_size)),
        captive_count=one.captives.bit_count(),
        captives=bits(one.captives) if captives_are_open or is_own else None,
        **own_to_the_game,
    )


def _fighter(s: Town, fighter: Fighter) -> FighterSeen:
    attached = tuple(known(fighter.attached[colour]) for colour in range(COLOURS))
    return FighterSeen(fighter.kind, fighter.wounds, s.cards[fighter.kind].life, attached)


def _card(card: Printed) -> CardSeen:
    """The same for every view: nothing on a card ever changes."""
    *numbers, bonus = card.to_tuple()
    return _printed(*numbers, *bonus)


@cache
def _printed(*values: int) -> CardSeen:
    count = len(values) - BONUSES
    card = Printed.from_tuple((*values[:count], list(values[count:])))
    return CardSeen(Category(card.category), card.copies, card.cost, Location(card.location), card.hands, card.colour, card.life,
                    Special(card.special), Use(card.use), Effect(card.effect), card.sellable == 1, tuple(card.bonus))


def _town(s: Town) -> tuple[PlaceSeen | None, ...]:
    """The squares of the map up to the end of its last row."""
    rows = max(s.square[: s.location_count]) // s.width + 1
    squares: list[PlaceSeen | None] = [None] * (rows * s.width)
    for at in range(s.location_count):
        here = s.map[at]
        squares[s.square[at]] = PlaceSeen(
            LOCATIONS[here],
            s.in_play >> here & 1 == 1,
            _beside(s.neighbours[here]),
            tuple(p for p in range(s.player_count) if s.players[p].place == here),
        )
    return tuple(squares)


@cache
def _beside(neighbours: int) -> tuple[Location, ...]:
    return tuple(LOCATIONS[other] for other in bits(neighbours))


def _action(s: Town) -> ActionSeen:
    return ActionSeen(Effect(s.effect), known(s.slot), known(s.chooser), known(s.target), known(s.target_slot), s.stake, s.trumps)


def _fight(s: Town) -> FightSeen:
    f = s.fight
    seats = [(f.initiator + i) % len(f.slot) for i in range(len(f.slot))]
    drawn = f.effect == Effect.SHOOTOUT and f.stage == FIRING
    duellists = tuple(
        DuellistSeen(p, known(f.slot[p]), f.speed[p] if drawn else None, known(f.target[p]),
                     f.firing >> p & 1 == 1, f.fired >> p & 1 == 1, f.wounds[p])
        for p in seats if f.taking_part >> p & 1)
    return FightSeen(Effect(f.effect), f.initiator, f.stage, known(f.attacker), f.hits, duellists)
