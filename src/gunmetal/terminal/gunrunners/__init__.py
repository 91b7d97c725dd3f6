"""How Gunrunners looks in the terminal."""

from gunmetal.terminal.gunrunners.board import board, counters
from gunmetal.terminal.gunrunners.choices import menu
from gunmetal.terminal.gunrunners.memory import without_memory
from gunmetal.terminal.gunrunners.seats import hand, mixed_sets, seats
from gunmetal.terminal.gunrunners.telling import tell
from gunmetal.terminal.look import Look

LOOK = Look(parts=(board, counters, mixed_sets, seats, hand), tell=tell, menu=menu, without_memory=without_memory)
