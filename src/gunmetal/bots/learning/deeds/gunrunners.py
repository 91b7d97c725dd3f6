"""The options of Gunrunners as deeds. Things are the Locations."""

from gunmetal.bots.learning.facts import deed, tell_option
from gunmetal.bots.learning.habits import NO_THING
from gunmetal.games.gunrunners.actions import (
    ARRANGE,
    BUST_FIRST,
    DECLINE,
    FLIP,
    FLIP_AND_TRAIN,
    LOOK,
    MOVE_TO,
    PICK,
    TAKE,
    TRAIN,
    UNDERCOVER,
)
from gunmetal.games.gunrunners.operations import trainee_for, trainees, training_place
from gunmetal.games.gunrunners.state import KINDS, LAST_SPECIAL, NOBODY, PLAYERS, ROW, Card, Kind, State
from gunmetal.kernel.records import Numbers
from gunmetal.kernel.rules import rule, settles

__all__ = ["DEEDS"]

SPECIALS = LAST_SPECIAL + 1
UNKNOWN = KINDS                        # a card whose kind the seat does not know
A_CARD = 2 * (KINDS + 1)               # by kind, and once more for cards of others
# Deeds. What is done to a card is told twice: which card it is, and whose, counted from the own seat.
DO_OPEN, DO_FLIP, DO_TAKE, DO_LOOK, DO_BUST = 0, 1, 2, 3, 4
DO_TRAIN = 5
DO_UNDERCOVER = DO_TRAIN + KINDS
DO_DECLINE = DO_UNDERCOVER + KINDS
DO_PICK = DO_DECLINE + SPECIALS
DO_PICK_OF = DO_PICK + SPECIALS * A_CARD
DO_PICK_NEAREST = DO_PICK_OF + PLAYERS
DO_MOVE = DO_PICK_NEAREST + 1
DO_MOVE_OF = DO_MOVE + SPECIALS * A_CARD
DO_ARRANGE = DO_MOVE_OF + PLAYERS
DO_ARRANGE_OF = DO_ARRANGE + A_CARD
DEEDS = DO_ARRANGE_OF + PLAYERS


@rule
def known_as(s: State, card: Card) -> int:
    """The number of a card among A_CARD, as whoever must decide knows it."""
    kind = card.kind if card.face_up == 1 or card.seen_by >> s.decider & 1 == 1 else UNKNOWN
    return kind if card.owner == s.decider else KINDS + 1 + kind


@rule
def tell_pick(s: State, at: int, place: int, told: Numbers, first: int) -> None:
    card = s.locations[at].row[place]
    deed(told, first, at, DO_PICK + s.power * A_CARD + known_as(s, card))
    deed(told, first, at, DO_PICK_OF + (card.owner - s.decider) % s.player_count)
    if place == 0:
        deed(told, first, at, DO_PICK_NEAREST)


@rule
def tell_move(s: State, at: int, told: Numbers, first: int) -> None:
    if s.power == Kind.RUNNER:
        deed(told, first, at, DO_MOVE + s.power * A_CARD)
        return
    card = s.locations[s.picked_location].row[s.picked_place]
    deed(told, first, at, DO_MOVE + s.power * A_CARD + known_as(s, card))
    deed(told, first, at, DO_MOVE_OF + (card.owner - s.decider) % s.player_count)


@rule
def tell_arrangement(s: State, permutation: int, told: Numbers, first: int) -> None:
    count = trainees(s)
    for number in range(count):
        card = s.locations[training_place(s, trainee_for(permutation, count, number))].probationary
        at = training_place(s, number)
        deed(told, first, at, DO_ARRANGE + known_as(s, card))
        deed(told, first, at, DO_ARRANGE_OF + (card.owner - s.decider) % s.player_count)


@settles(tell_option)
def tell_deeds(s: State, action: int, told: Numbers, first: int) -> int:
    told[first] = 0
    if action < FLIP:
        deed(told, first, action, DO_OPEN)
    elif action < FLIP_AND_TRAIN:
        deed(told, first, action - FLIP, DO_FLIP)
    elif action < UNDERCOVER:
        deed(told, first, (action - FLIP_AND_TRAIN) // KINDS, DO_FLIP)
        deed(told, first, (action - FLIP_AND_TRAIN) // KINDS, DO_TRAIN + (action - FLIP_AND_TRAIN) % KINDS)
    elif action < TRAIN:
        deed(told, first, (action - UNDERCOVER) // KINDS, DO_UNDERCOVER + (action - UNDERCOVER) % KINDS)
    elif action < DECLINE:
        deed(told, first, s.vacant if s.vacant != NOBODY else NO_THING, DO_TRAIN + action - TRAIN)
    elif action == DECLINE:
        deed(told, first, NO_THING, DO_DECLINE + s.power)
    elif action < LOOK:
        tell_pick(s, (action - PICK) // ROW, (action - PICK) % ROW, told, first)
    elif action == LOOK:
        deed(told, first, NO_THING, DO_LOOK)
    elif action < MOVE_TO:
        deed(told, first, action - TAKE, DO_TAKE)
    elif action < BUST_FIRST:
        tell_move(s, action - MOVE_TO, told, first)
    elif action < ARRANGE:
        deed(told, first, action - BUST_FIRST, DO_BUST)
    else:
        tell_arrangement(s, action - ARRANGE, told, first)
    return first + 1 + 2 * told[first]
