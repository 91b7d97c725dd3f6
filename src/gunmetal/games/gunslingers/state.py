"""What Gunslingers alone has on the table: revealed cards, the cards chosen for an action, and the steps of a turn."""

from gunmetal.games.western.state import KINDS, SIDES, Town
from gunmetal.kernel.records import Record, array, i8, u8

REVEALED = 12                  # a posse of four, the largest that a card file may allow: 4 items and 8 hands of weapons (SL-28)
WEAPONS = 2                    # that a gunslinger can use at once (SL-27)
SERIOUS = 2                    # wounds (SL-37)

HIRE_STEP, TRADE_STEP, ACT_STEP = 3, 4, 5  # the steps of a turn in which a player is in town (SL-11 to SL-13)


class Revealed(Record):
    """A player's bought cards, face-up beside the posse, in order of their kinds."""

    size: i8
    cards: list[i8] = array(REVEALED)


class Chosen(Record):
    """The cards that help in the action that is going on (SL-27)."""

    item: i8
    weapons: list[i8] = array(WEAPONS)


class State(Town):
    opening_hand: i8           # SL-5
    opening_dollars: i8        # SL-3
    bank_limit: i8             # SL-14
    step: i8
    ride: i8                   # a horse from the Livery waits (SL-22)
    banked: i8                 # the account was set in this turn
    spared: u8                 # bit p: a Bible chosen for this fight has done its work
    revealed: list[Revealed] = array(SIDES)
    chosen: list[Chosen] = array(SIDES)
    bought: list[i8] = array(KINDS)    # in this turn: not to be sold in it (SL-12)
