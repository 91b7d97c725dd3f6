"""Solo play (SM-37 to SM-40): three gunfighters beside the town, armed at random, who share a trump and an account."""

from gunmetal.games.gunsmoke.state import State
from gunmetal.games.western.state import GUNFIGHTERS, KINDS, NOTHING, THE_THREE, Category, Chance, Effect, Event
from gunmetal.kernel.chance import pick
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule

CAPTURES_LEFT_OUT = 3          # SM-37
INCOME_OF_THE_THREE = 2        # SM-39


@rule
def take_out(s: State, kind: int, count: int) -> None:
    s.deck[kind] -= count
    s.deck_size -= count


@rule
def cards_left_out(s: State) -> None:                                  # SM-37
    """All Escape and three Capture cards leave the game."""
    captures = CAPTURES_LEFT_OUT
    for kind in range(GUNFIGHTERS, KINDS):
        if s.cards[kind].effect == Effect.ESCAPE:
            take_out(s, kind, s.deck[kind])
        elif s.cards[kind].effect == Effect.CAPTURE:
            out = min(captures, s.deck[kind])
            take_out(s, kind, out)
            captures -= out


@rule
def move_to_pile(s: State, category: int) -> int:
    """Cards of a category are shuffled apart; returns how many."""
    moved = 0
    for kind in range(GUNFIGHTERS, KINDS):
        if s.cards[kind].category == category and s.cards[kind].copies > 0:
            s.pile[kind] = s.deck[kind]
            moved += s.deck[kind]
            take_out(s, kind, s.deck[kind])
    return moved


@rule
def arm(s: State, slot: int, left: int) -> bool:
    """The next card of the pile, attached only if its colour is still free; else it goes back."""
    kind = pick(s, s.pile, left, Chance.ATTACHED)
    fighter = s.players[THE_THREE].gang[slot]
    if fighter.attached[s.cards[kind].colour] != NOTHING:
        return False
    fighter.attached[s.cards[kind].colour] = kind
    s.pile[kind] -= 1
    emit(s, Event.THREE_ARMED, EVERYBODY, fighter.kind, kind)
    return True


@rule
def arm_the_three(s: State) -> None:                                   # SM-37
    """A weapon each; then, with the items shuffled in, a second card and a third."""
    left = move_to_pile(s, Category.WEAPON)
    for slot in range(3):
        if left > 0 and arm(s, slot, left):
            left -= 1
    left += move_to_pile(s, Category.ITEM)
    for _ in range(2):
        for slot in range(3):
            if left > 0 and arm(s, slot, left):
                left -= 1
    for kind in range(GUNFIGHTERS, KINDS):
        s.deck[kind] += s.pile[kind]
        s.deck_size += s.pile[kind]
        s.pile[kind] = 0


@rule
def pay_the_three(s: State) -> None:                                   # SM-39
    paid = min(INCOME_OF_THE_THREE, s.reserve)
    s.reserve -= paid
    s.players[THE_THREE].account += paid
    emit(s, Event.THREE_BANKED, EVERYBODY, paid)
