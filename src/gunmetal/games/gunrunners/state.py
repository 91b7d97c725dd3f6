"""The pieces of Gunrunners (GR-1 to GR-3): what lies on the table, in hands and in draw piles."""

from enum import IntEnum

from gunmetal.kernel.events import EventKind
from gunmetal.kernel.records import Record, Table, array, i8, i16, u8

PLAYERS, LOCATIONS = 5, 5      # with the five-player variant (GR-31)
KINDS = 12                     # six Special Operatives, and plain agents of value 1 to 6
CARDS = 14                     # of every colour
ROW = 16                       # a field never holds more: 3 + 1 + 1 face-up cards and 2 Undercover Agents of 5 players make 15
NOBODY = -1

HAND = 5                       # GR-6
OPENING_CRATES = 4             # GR-4
WAREHOUSE_FULL = 5             # GR-7
FACE_UP_FOR_BUST = 4           # GR-24
LAST_BUST = 7                  # GR-28
BUSTS_BEFORE_TWO_PLAYERS = 3   # GR-4
CRATES_CARRIED = 2             # GR-23


class Edition(IntEnum):
    EN = 0
    BR = 1


class Kind(IntEnum):
    """What a card is. The plain agents stand in order of their number, so `Kind.AGENT_1 + number - 1` is a plain agent."""

    DIRECTOR = 0
    INFORMER = 1
    SABOTEUR = 2
    SPY = 3
    MANAGER = 4
    RUNNER = 5
    AGENT_1 = 6
    AGENT_2 = 7
    AGENT_3 = 8
    AGENT_4 = 9
    AGENT_5 = 10
    AGENT_6 = 11


LAST_SPECIAL = Kind.RUNNER


class Phase(IntEnum):
    """What is to be decided now."""

    PREPARED = 0       # nothing yet: the starting player is still to be drawn
    OPENING = 1        # where the opening agent goes (GR-5)
    DEPLOY = 2         # Option A or Option B (GR-10, GR-13)
    TRAIN = 3          # which hand card goes into the vacated place (GR-12)
    OPERATE = 4        # whether and on what to use the power (GR-17)
    MOVE = 5           # where the chosen card or the crates go (GR-18, GR-19, GR-23)
    ARRANGE = 6        # how the Probationary Agents are laid out again (GR-22)
    BUST = 7           # which Location is busted first (GR-24)
    OVER = 8


class Chance(IntEnum):
    STARTING_PLAYER = 0
    DIE = 1
    DRAW = 2
    SAMPLE = 3         # never in a game: a bot's guess at what is hidden


class EndReason(IntEnum):
    NONE = 0
    SEVEN_BUSTS = 1    # GR-28
    NO_CARDS = 2       # GR-29


class Card(Record):
    owner: i8          # whose colour; public even when it lies face-down
    kind: i8
    face_up: i8
    seen_by: u8        # bit p: seat p has seen this face-down card, and knows where it is or in which mixed set


class Location(Record):
    crates: i16
    face_up: i8        # face-up cards in the field
    row_size: i8
    mixed_for: u8      # bit p: a Spy mixed this Probationary Agent with the others of its colour, for seat p (GR-22)
    probationary: Card
    row: list[Card] = array(ROW)


class Player(Record):
    crates: i16
    hand_size: i8
    deck_size: i8
    undercover: i8         # Undercover Agents on the table
    undercover_limit: i8   # 1; 2 while the Manager lies there with its power (GR-21)
    hand: list[i8] = array(KINDS)
    deck: list[i8] = array(KINDS)   # a draw pile is a count of each kind: it has no order until it is drawn from


class State(Table):
    edition: i8
    player_count: i8
    location_count: i8
    phase: i8
    active: i8             # whose turn it is
    decider: i8            # who must decide now
    power: i8              # the kind of the Special Operative in operation
    vacant: i8             # the Location whose training place is empty in mid-turn
    picked_location: i8    # what the power player has chosen so far
    picked_place: i8
    busts: i8
    to_bust: u8            # bit l: Location l has a right to a bust in this Phase 4 (GR-24)
    busted: u8             # bit l: Location l was busted in this turn (GR-30)
    end_reason: i8
    turn: i16
    supply: i16
    warehouse: i16
    value: list[i8] = array(KINDS)
    copies: list[i8] = array(KINDS)
    locations: list[Location] = array(LOCATIONS)
    players: list[Player] = array(PLAYERS)


class Event(EventKind):
    """What can happen. The words are the names of the arguments; `True`: something hidden or random came out."""

    STARTING_PLAYER_DRAWN = 0, "seat", True
    OPENING_AGENT_PLACED = 1, "seat location"
    TURN_BEGAN = 2, "seat turn"
    WAREHOUSE_OPENED = 3, ""
    DIE_ROLLED = 4, "seat die", True
    CRATES_DELIVERED = 5, "location crates from_warehouse"
    CRATES_STORED = 6, "crates warehouse"
    AGENT_FLIPPED = 7, "seat location owner agent", True
    AGENT_TRAINED = 8, "seat location"
    OWN_AGENT_TRAINED = 9, "seat location agent"
    UNDERCOVER_DEPLOYED = 10, "seat location"
    OWN_UNDERCOVER_DEPLOYED = 11, "seat location agent"
    CARD_DRAWN = 12, "seat", True
    OWN_CARD_DRAWN = 13, "seat agent", True
    POWER_GAINED = 14, "seat agent"
    POWER_LAPSED = 15, "seat agent"
    POWER_DECLINED = 16, "seat agent"
    AGENT_MOVED = 17, "seat owner agent location"
    UNDERCOVER_INSPECTED = 18, "seat owner location", True
    OWN_UNDERCOVER_INSPECTED = 19, "seat owner location agent", True
    UNDERCOVER_RETURNED = 20, "seat owner location"
    SABOTAGE_ATTEMPTED = 21, "seat owner agent location"
    AGENT_SABOTAGED = 22, "owner agent die", True
    SABOTAGE_FAILED = 23, "owner agent die", True
    TRAINEES_INSPECTED = 24, "seat", True
    TRAINEE_SEEN = 25, "seat location owner agent", True
    TRAINEES_REARRANGED = 26, "seat"
    TRAINEE_LAID = 27, "location owner"
    OWN_TRAINEE_LAID = 28, "location owner agent"
    CRATES_CARRIED = 29, "seat location to_location crates"
    BUST_BEGAN = 30, "location busts"
    FINAL_BUST_BEGAN = 31, "location crates"
    UNDERCOVER_REVEALED = 32, "location owner agent", True
    CRATES_CONFISCATED = 33, "seat location crates strength"
    FIELD_CLEARED = 34, "location crates"
    SPECIAL_DELIVERY = 35, "location crates"
    GAME_ENDED = 36, "reason", True
