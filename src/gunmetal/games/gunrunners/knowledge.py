"""Who knows which face-down card (GR-14, GR-19, GR-22).

Every seat, and the public as a seat of its own, has a bit in a card's `seen_by`. A Spy's rearrangement mixes the
Probationary Agents of each colour for everybody else: they get the seat's bit in `mixed_for`. Of such a set a seat
knows the kinds of the cards that carry its `seen_by` bit, but not which card is which. Cards of one colour and kind
cannot be told apart, so within a set the `seen_by` bits stand on the topmost of equal cards: equal knowledge is one
record.
"""

from gunmetal.games.gunrunners.state import PLAYERS, State
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.rules import rule

OBSERVERS = PLAYERS + 1
ALL_OBSERVERS = (1 << OBSERVERS) - 1
assert PUBLIC == PLAYERS, "the public's bit comes after the players' bits"


@rule
def in_set(s: State, location: int, colour: int, observer: int) -> bool:
    """Whether this Probationary Agent belongs to the mixed set of a colour, for an observer."""
    here = s.locations[location]
    return here.probationary.owner == colour and here.mixed_for >> observer & 1 == 1


@rule
def knows_trainee(s: State, location: int, observer: int) -> bool:
    """Whether the observer can say which kind this Probationary Agent is."""
    card = s.locations[location].probationary
    if card.seen_by >> observer & 1 == 0:
        return False
    if s.locations[location].mixed_for >> observer & 1 == 0:
        return True
    for at in range(s.location_count):                     # a set of equal cards, all seen, hides nothing; a set of one neither
        if in_set(s, at, card.owner, observer):
            other = s.locations[at].probationary
            if other.kind != card.kind or other.seen_by >> observer & 1 == 0:
                return False
    return True


@rule
def forget_flipped(s: State, location: int) -> None:
    """A card of a mixed set is about to be turned up.

    Who had seen one of its kind in the set strikes that kind off, whichever of the equal cards it was: the seen bit goes from the
    lowest of them, unless this card carries it away itself.
    """
    card = s.locations[location].probationary
    for observer in range(OBSERVERS):
        if s.locations[location].mixed_for >> observer & 1 == 1 and card.seen_by >> observer & 1 == 0:
            last = -1
            for at in range(s.location_count):
                if in_set(s, at, card.owner, observer):
                    other = s.locations[at].probationary
                    if other.kind == card.kind and other.seen_by >> observer & 1 == 1:
                        last = at
            if last >= 0:
                s.locations[last].probationary.seen_by ^= 1 << observer


@rule
def look_at_trainees(s: State, spy: int) -> None:                       # GR-22
    for at in range(s.location_count):
        here = s.locations[at]
        if at != s.vacant:
            here.probationary.seen_by |= 1 << spy
            here.mixed_for &= ~(1 << spy)


@rule
def mix_trainees(s: State, spy: int) -> None:                           # GR-22
    """After a Spy laid them out again: for all but the Spy, the cards of a colour become one set. A single card stays
    what it was."""
    for at in range(s.location_count):
        if at != s.vacant:
            here = s.locations[at]
            for other in range(s.location_count):
                if other != at and other != s.vacant and s.locations[other].probationary.owner == here.probationary.owner:
                    here.mixed_for = ALL_OBSERVERS ^ (1 << spy)
    for observer in range(OBSERVERS):
        if observer != spy:
            for at in range(s.location_count):
                lift_seen_bit(s, at, observer)


@rule
def lift_seen_bit(s: State, location: int, observer: int) -> None:
    """If this card of a set is unseen, and an equal one further down is seen, they swap that bit."""
    here = s.locations[location]
    card = here.probationary
    if here.mixed_for >> observer & 1 == 1 and card.seen_by >> observer & 1 == 0:
        for at in range(location + 1, s.location_count):
            lower = s.locations[at].probationary
            if in_set(s, at, card.owner, observer) and lower.kind == card.kind and lower.seen_by >> observer & 1 == 1:
                lower.seen_by ^= 1 << observer
                card.seen_by |= 1 << observer
                return
