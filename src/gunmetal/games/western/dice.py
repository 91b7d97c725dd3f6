"""Suit dice and tests (SL-2, SL-26, SM-28)."""

from gunmetal.games.western.state import DICE, Chance, Event, Suit, Town
from gunmetal.kernel.chance import below
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule


@rule
def trumps_on(s: Town, p: int, face: int, joker: int) -> int:
    """A die scores a trump when it shows the roller's suit or a joker (SL-2). `joker`: how many a joker counts."""
    if face >= Suit.JOKER:
        return joker
    return 1 if face == s.players[p].trump else 0


@rule
def roll(s: Town, p: int, dice: int, test: int, joker: int) -> int:
    """Rolls dice one by one, keeps their faces, and counts trumps. More than six are simply rolled too (SL-2)."""
    trumps = 0
    clear_dice(s)
    for i in range(max(dice, 0)):
        face = below(s, 6, Chance.DIE)
        if i < DICE:
            s.dice[i] = face
            s.dice_count += 1
        trumps += trumps_on(s, p, face, joker)
        emit(s, Event.DIE_ROLLED, EVERYBODY, p, face)
    emit(s, Event.TEST_MADE, EVERYBODY, p, test, max(dice, 0), trumps)
    return trumps


@rule
def shows(s: Town, face: int) -> int:
    """The first die that shows a face (both jokers are one), or -1."""
    for i in range(s.dice_count):
        if min(s.dice[i], Suit.JOKER) == face:
            return i
    return -1


@rule
def roll_again(s: Town, p: int, face: int) -> None:
    """One die with this face is rolled again, and the second result stands (SL-34)."""
    i = shows(s, face)
    s.trumps -= trumps_on(s, p, face, 1)
    s.dice[i] = below(s, 6, Chance.DIE)
    s.trumps += trumps_on(s, p, s.dice[i], 1)
    emit(s, Event.DIE_ROLLED_AGAIN, EVERYBODY, p, s.dice[i])


@rule
def clear_dice(s: Town) -> None:
    for i in range(s.dice_count):
        s.dice[i] = 0
    s.dice_count = 0
