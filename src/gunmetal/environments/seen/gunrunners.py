"""What a seat observes in Gunrunners: its view (games/gunrunners/views.py) as numbers. And the entries of the batch environment.

Seats are counted from the own one: 1 is the own seat, 2 the next to the left. What is fixed before the game, the values and copies
of the cards, is not told again.
"""

from typing import Annotated, TypeAlias

from gunmetal.bots.common import Minds
from gunmetal.bots.gunrunners import ACTIONS, MAX_OPTIONS, States
from gunmetal.environments.fields import Means
from gunmetal.environments.seen.stepping import SOME, advance, first_wrong, standing
from gunmetal.games.gunrunners import actions as A
from gunmetal.games.gunrunners.knowledge import knows_trainee
from gunmetal.games.gunrunners.notation import EDITIONS, REASONS, SEATS, kind_text
from gunmetal.games.gunrunners.state import CARDS, KINDS, LAST_BUST, LOCATIONS, NOBODY, PLAYERS, ROW, Kind, Phase, State
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.records import Buffer, Bytes, Numbers, Record, Singles, array, i8
from gunmetal.kernel.rules import entry, rule, settles
from gunmetal.kernel.worlds import copy_into

__all__ = ["ACTIONS", "COUNTED", "FORMS", "LEGENDS", "MAX_OPTIONS", "Observation", "States", "check", "look", "see", "step"]

CRATES = 120                           # in the largest box (GR-31)
TURNS = 127
MANY_CRATES = 40.0                     # a clear victory

LEGENDS = {
    "seat": ("nobody", "the own seat", *(f"{n} to the left" for n in range(1, PLAYERS))),
    "chair": ("a spectator", *SEATS),
    "edition": EDITIONS,
    "phase": tuple(phase.name.lower() for phase in Phase),
    "agent": ("unknown, or no card", *(kind_text(kind) for kind in Kind)),
    "location": ("none", *(str(at + 1) for at in range(LOCATIONS))),
    "reason": REASONS,
}

# The notation of each block of actions, and how they are counted in it: all names from 0.
FORMS = {
    A.OPEN: "open LOCATION",
    A.FLIP: "flip LOCATION",
    A.FLIP_AND_TRAIN: "flip LOCATION train AGENT",
    A.UNDERCOVER: "undercover AGENT@LOCATION",
    A.TRAIN: "train AGENT",
    A.DECLINE: "decline",
    A.PICK: "pick LOCATION.PLACE",
    A.LOOK: "look",
    A.TAKE: "take LOCATION",
    A.MOVE_TO: "to LOCATION",
    A.BUST_FIRST: "bust LOCATION",
    A.ARRANGE: "arrange LOCATION …",
}
COUNTED = {
    A.FLIP_AND_TRAIN: f"LOCATION × {KINDS} + AGENT",
    A.UNDERCOVER: f"LOCATION × {KINDS} + AGENT",
    A.PICK: f"LOCATION × {ROW} + PLACE, from the Location to the right",
    A.ARRANGE: "which of the places that are left comes next, + places × the same for the rest",
}


class LocationSeen(Record):
    crates: Annotated[i8, Means("crates on the Location", CRATES)]
    trainee_owner: Annotated[i8, Means("whose Probationary Agent", PLAYERS, "seat")]
    trainee_kind: Annotated[i8, Means("which one", KINDS, "agent")]
    trainee_mixed: Annotated[i8, Means("whether it is one of a set that a Spy mixed (GR-22)", 1)]
    to_bust: Annotated[i8, Means("whether it has a right to a bust now (GR-24)", 1)]
    busted: Annotated[i8, Means("whether it was busted in this turn", 1)]
    row_owner: list[Annotated[i8, Means("whose card, from the Location to the right", PLAYERS, "seat")]] = array(ROW)
    row_kind: list[Annotated[i8, Means("which one", KINDS, "agent")]] = array(ROW)
    row_face_up: list[Annotated[i8, Means("whether it lies face-up", 1)]] = array(ROW)


class PlayerSeen(Record):
    crates: Annotated[i8, Means("crates that the player has won", CRATES)]
    hand_size: Annotated[i8, Means("cards in hand", CARDS)]
    deck_size: Annotated[i8, Means("cards in the draw pile", CARDS)]
    undercover: Annotated[i8, Means("Undercover Agents on the table", 2)]
    undercover_limit: Annotated[i8, Means("how many there may be (GR-21)", 2)]
    discarded: list[Annotated[i8, Means("cards out of the game, by agent", CARDS)]] = array(KINDS)
    in_mixed_set: list[Annotated[i8, Means("what the seat has seen of the mixed set, by agent", LOCATIONS)]] = array(KINDS)
    public_in_mixed_set: list[Annotated[i8, Means("what everybody has seen of it, by agent", LOCATIONS)]] = array(KINDS)


class Observation(Record):
    seat: Annotated[i8, Means("where the seat is that sees this", PLAYERS, "chair")]
    player_count: Annotated[i8, Means("players", PLAYERS)]
    edition: Annotated[i8, Means("edition", len(EDITIONS) - 1, "edition")]
    turn: Annotated[i8, Means("turns begun", TURNS)]
    phase: Annotated[i8, Means("what is to be decided", Phase.OVER, "phase")]
    active: Annotated[i8, Means("whose turn it is", PLAYERS, "seat")]
    decider: Annotated[i8, Means("who must decide", PLAYERS, "seat")]
    power: Annotated[i8, Means("the Special Operative in operation", KINDS, "agent")]
    vacant: Annotated[i8, Means("where the training place is empty in mid-turn", LOCATIONS, "location")]
    picked_location: Annotated[i8, Means("where the power player has chosen", LOCATIONS, "location")]
    picked_place: Annotated[i8, Means("the card there, from 1; 0: none", ROW)]
    busts: Annotated[i8, Means("how far the bust marker is", LAST_BUST)]
    end_reason: Annotated[i8, Means("why the game ended", len(REASONS) - 1, "reason")]
    supply: Annotated[i8, Means("crates in the supply", CRATES)]
    warehouse: Annotated[i8, Means("crates in the Warehouse", CRATES)]
    hand: list[Annotated[i8, Means("the own hand, by agent", CARDS)]] = array(KINDS)
    deck: list[Annotated[i8, Means("what is left in the own draw pile, by agent", CARDS)]] = array(KINDS)
    locations: list[LocationSeen] = array(LOCATIONS)
    players: list[PlayerSeen] = array(PLAYERS)


Observations: TypeAlias = Annotated[list[Observation], Buffer(Observation)]


@rule
def seat_from(s: State, seat: int, p: int) -> int:
    """A seat as another counts it: 1 is the own one, 0 nobody. Spectators count from the first."""
    if p == NOBODY:
        return 0
    if seat >= s.player_count:
        return p + 1
    return p - seat + 1 if p >= seat else p - seat + 1 + s.player_count     # no division: it is asked for every card


@rule
def see_trainee(s: State, seat: int, at: int, here: LocationSeen, owner: PlayerSeen) -> None:
    """And its part in what is known of a mixed set (GR-22)."""
    trainee, mixed_for = s.locations[at].probationary, s.locations[at].mixed_for
    here.trainee_owner = seat_from(s, seat, trainee.owner)
    owner.discarded[trainee.kind] -= 1
    if mixed_for == 0:
        here.trainee_kind = trainee.kind + 1 if trainee.seen_by >> seat & 1 == 1 else 0
        return
    here.trainee_kind = trainee.kind + 1 if knows_trainee(s, at, seat) else 0
    here.trainee_mixed = mixed_for >> seat & 1
    if mixed_for & trainee.seen_by >> seat & 1 == 1:
        owner.in_mixed_set[trainee.kind] += 1
    if mixed_for & trainee.seen_by >> PUBLIC & 1 == 1:
        owner.public_in_mixed_set[trainee.kind] += 1


@rule
def see_location(s: State, seat: int, at: int, seen: Observation) -> None:
    """Cards on the table are not among the discards."""
    here, shown = s.locations[at], seen.locations[at]
    shown.crates = here.crates
    shown.to_bust = s.to_bust >> at & 1
    shown.busted = s.busted >> at & 1
    if here.probationary.owner != NOBODY:
        see_trainee(s, seat, at, shown, seen.players[seat_from(s, seat, here.probationary.owner) - 1])
    for i in range(here.row_size):
        card = here.row[i]
        owner = seat_from(s, seat, card.owner)
        shown.row_owner[i] = owner
        shown.row_face_up[i] = card.face_up
        if card.face_up == 1 or card.seen_by >> seat & 1 == 1:
            shown.row_kind[i] = card.kind + 1
        seen.players[owner - 1].discarded[card.kind] -= 1


@rule
def see_player(s: State, p: int, seen: PlayerSeen) -> None:
    """What is neither in hand nor in the draw pile is discarded, unless it is seen on the table: everybody saw it go (GR-14)."""
    player = s.players[p]
    seen.crates = player.crates
    seen.hand_size = player.hand_size
    seen.deck_size = player.deck_size
    seen.undercover = player.undercover
    seen.undercover_limit = player.undercover_limit
    for kind in range(KINDS):
        seen.discarded[kind] = s.copies[kind] - player.hand[kind] - player.deck[kind]


@rule
def has_opened(s: State, p: int) -> bool:
    """Whether a player's opening agent lies on the table (GR-5)."""
    for at in range(s.location_count):
        if s.locations[at].probationary.owner == p:
            return True
    return False


@rule
def see_table(s: State, seat: int, seen: Observation) -> None:
    seen.seat = seat + 1 if seat < s.player_count else 0
    seen.player_count = s.player_count
    seen.edition = s.edition
    seen.turn = s.turn
    seen.phase = s.phase
    seen.active = seat_from(s, seat, s.active)
    seen.decider = seat_from(s, seat, s.decider)
    seen.power = s.power + 1
    seen.vacant = s.vacant + 1
    if s.picked_location != NOBODY:
        seen.picked_location = s.picked_location + 1
        seen.picked_place = s.picked_place + 1
    seen.busts = s.busts
    seen.end_reason = s.end_reason
    seen.supply = s.supply
    seen.warehouse = s.warehouse


@rule
def see(s: State, seat: int, seen: Observation) -> None:
    """Fills an empty observation with what a seat sees, or a spectator."""
    see_table(s, seat, seen)
    for p in range(s.player_count):
        see_player(s, p, seen.players[seat_from(s, seat, p) - 1])
        if s.phase <= Phase.OPENING and not has_opened(s, p):
            seen.players[seat_from(s, seat, p) - 1].discarded[Kind.AGENT_1] -= 1
    for at in range(s.location_count):
        see_location(s, seat, at, seen)
    if seat < s.player_count:
        for kind in range(KINDS):
            seen.hand[kind] = s.players[seat].hand[kind]
            seen.deck[kind] = s.players[seat].deck[kind]


@settles(standing)
def crates_ahead(s: State, p: int) -> float:
    """By how much of what a player can win it is ahead of the others' average."""
    total = 0.0
    for other in range(s.player_count):
        if other != p:
            total += s.players[other].crates
    return (s.players[p].crates - total / (s.player_count - 1)) / MANY_CRATES


@entry
def step(tables: States, minds: Minds, actions: Numbers, offered: Numbers, counts: Numbers, masks: Bytes, rewards: Singles,
         dones: Bytes, deciders: Numbers, standings: Singles, observations: Observations, out: Numbers, shaping: float,
         deals_again: int, first: int, last: int) -> None:
    """Some of many games (stepping.py), and what their deciders see then."""
    for start in range(first, last, SOME):
        end = min(start + SOME, last)
        advance(tables, minds, actions, offered, counts, masks, rewards, dones, deciders, standings, out, shaping, deals_again,
                start, end)
        for i in range(start, end):
            copy_into(observations, i, observations[len(observations) - 1])
            if deciders[i] != NOBODY:
                see(tables[i], deciders[i], observations[i])


@entry
def look(tables: States, i: int, seats: Numbers, observations: Observations) -> None:
    """What some seats see of game i."""
    for k in range(len(seats)):
        copy_into(observations, k, observations[len(observations) - 1])
        see(tables[i], seats[k], observations[k])


@entry
def check(actions: Numbers, masks: Bytes) -> int:
    return first_wrong(actions, masks)
