"""The look of both western games: what only one of them has is drawn where its view shows it."""

from gunmetal.terminal.look import Look
from gunmetal.terminal.western.choices import menu
from gunmetal.terminal.western.fight import dice, fight
from gunmetal.terminal.western.seats import hand, seats
from gunmetal.terminal.western.telling import tell
from gunmetal.terminal.western.town import counters, own_place, town

LOOK = Look(
    parts=(town, own_place, counters, seats, fight, dice, hand),
    tell=tell,
    menu=menu,
    without_memory=lambda view: view,  # nothing in it is remembered: the dead are shown only where they lie (SL-15, SM-24)
)
