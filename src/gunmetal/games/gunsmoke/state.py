"""What Gunsmoke alone has on the table: opening decisions, Dynamite, a stolen card, Madame Bell's cards."""

from gunmetal.games.western.state import KINDS, SIDES, Town
from gunmetal.kernel.records import array, i8

OPENING_GANG = 2               # SM-4
EXCHANGED = 2                  # SM-5
SUITS = 4

UNUSED, IN_USE, USED = 0, 1, 2     # the town card (SM-9)


class State(Town):
    opening_dollars: i8        # SM-2
    interest_per: i8           # SM-7
    exchanged: i8              # cards that the decider has returned (SM-5)
    done_here: i8              # what the town card offers once a turn was used
    bell: i8                   # cards drawn at Madame Bell's in this turn (SM-19)
    stolen: i8                 # a card at the end of a Lasso (SM-29)
    marker: list[i8] = array(SUITS)    # the colour of the marker of each trump (SM-3)
    start: list[i8] = array(SUITS)     # where the marker of each trump starts (SM-3)
    dynamite: list[i8] = array(SIDES)  # dice that each side adds to its Outlaw test (SM-11)
    returned: list[i8] = array(KINDS)  # cards of the opening hand, to be shuffled in (SM-5)
