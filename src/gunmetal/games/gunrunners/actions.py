"""Actions as small numbers, in blocks: what the interface, bots and logs choose from. Their words are in notation.py."""

from gunmetal.games.gunrunners.state import KINDS, LOCATIONS, ROW

OPEN = 0                                       # + location (GR-5)
FLIP = OPEN + LOCATIONS                        # + location: edition en (GR-10, GR-12)
FLIP_AND_TRAIN = FLIP + LOCATIONS              # + location * KINDS + kind: edition br (GR-12)
UNDERCOVER = FLIP_AND_TRAIN + LOCATIONS * KINDS    # + location * KINDS + kind (GR-13)
TRAIN = UNDERCOVER + LOCATIONS * KINDS         # + kind (GR-10, GR-16)
DECLINE = TRAIN + KINDS                        # (GR-17)
PICK = DECLINE + 1                             # + location * ROW + place: a card in a field (GR-18, GR-19, GR-20)
LOOK = PICK + LOCATIONS * ROW                  # the Spy looks (GR-22)
TAKE = LOOK + 1                                # + location: the Runner's crates (GR-23)
MOVE_TO = TAKE + LOCATIONS                     # + location (GR-18, GR-19, GR-23)
BUST_FIRST = MOVE_TO + LOCATIONS               # + location (GR-24)
ARRANGE = BUST_FIRST + LOCATIONS               # + number of a permutation (GR-22)
ACTIONS = ARRANGE + 120

MAX_OPTIONS = 128                              # a Spy in the five-player game has 120
MAX_STEPS = 512                                # decisions in a game: 13 cards of 5 players, with their powers, need fewer
