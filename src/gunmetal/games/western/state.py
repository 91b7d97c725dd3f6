"""The pieces of a western game: the town, the cards and what is printed on them, dollars, gunfighters and dice.

Each game adds to `Town` what it alone has. In this folder a *gunfighter* is also what Gunslingers calls a gunslinger, and a
*gang* what it calls a posse.
"""

from enum import IntEnum

from gunmetal.kernel.events import EventKind
from gunmetal.kernel.records import Record, Table, array, i8, i16, i32, u8

PLAYERS = 4
THE_THREE = 4                  # the seat of the three gunfighters against whom a solo player plays (SM-37)
SIDES = 5
WATCHERS = 5                   # the players, and the public: who remembers what was seen
LOCATIONS, PLACES = 14, 15     # kinds of location cards, and places of the map
GUNFIGHTERS = 16               # the first kinds of cards; each stands once in the game
KINDS = 64                     # room for all kinds of cards
GANG = 4
COLOURS = 3                    # of attached cards: red, brown, blue (SM-26)
DICE = 32                      # faces that are kept to be shown; more are rolled all the same
NOBODY = -1
NOTHING = -1

HAND = 5                       # SL-42, SM-10
DRAWN = 2                      # SL-42, SM-10


class Location(IntEnum):
    CHURCH = 0
    GALLOWS = 1
    GENERAL_STORE = 2
    GOLD_MINE = 3
    GUNSMITH = 4
    HOTEL = 5
    TRADING_POST = 6
    LIVERY = 7
    SALOON = 8
    SHERIFFS_OFFICE = 9
    TRAIN_STATION = 10
    BANK = 11
    GRAVEYARD = 12             # Boot Hill, Undertakers
    MADAME_BELL = 13           # Gunsmoke only
    ANYWHERE = 14              # where an action card may be played, not a location


class Suit(IntEnum):
    """The faces of a die (SL-2): four suits and two jokers."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    JOKER = 4
    OTHER_JOKER = 5


class Category(IntEnum):
    GUNFIGHTER = 0
    WEAPON = 1
    BRAWL_WEAPON = 2           # Gunslingers
    ITEM = 3
    ACTION = 4


class Colour(IntEnum):
    """Where a card is attached to a gunfighter (SM-26)."""

    RED = 0
    BROWN = 1
    BLUE = 2


class Test(IntEnum):
    """What is tested, and where its bonus stands on a card. FOE_DRAW and the like are
    bonuses to the tests of opponents."""

    __test__ = False           # not a test of pytest's

    DRAW = 0
    SHOOT = 1
    BRAWL = 2
    GAMBLE = 3
    LAW = 4
    OUTLAW = 5
    FOE_DRAW = 6
    FOE_SHOOT = 7
    FOE_BRAWL = 8
    GOLD = 9                   # dice without an attribute (SM-15, SM-32)


BONUSES = 9
TO_FOE = 6                     # FOE_DRAW is DRAW + 6, and so on


class Special(IntEnum):
    NONE = 0
    HARD_TO_HIT = 1
    TWO_GUNS = 2
    SAFE_CRACKER = 3
    CARD_SHARP = 4
    WANTED = 5
    SCOUT = 6
    TRICK_SHOT = 7
    QUICK = 8
    MANHUNTER = 9
    TOUGH = 10
    SLIPPERY = 11
    CARBINE_EXPERT = 12


class Use(IntEnum):
    """What a weapon or an item does when it is discarded for it (SL-27, SM-11)."""

    NONE = 0
    MOVE_TWO = 1
    MOVE_ANYWHERE = 2
    HEAL_ONE = 3
    BOUNTY_THREE = 4
    CANCEL_ONE_WOUND = 5
    STEAL_ATTACHED = 6
    HEAL_TWO = 7
    OUTLAW_THREE = 8
    JAIL_FOUR_MORE = 9
    CANCEL_WOUNDS_OF_ONE_ATTACK = 10


class Effect(IntEnum):
    """What an action card does."""

    NONE = 0
    SHOOTOUT = 1
    BRAWL = 2
    BUSHWHACK = 3
    CAPTURE = 4
    BOUNTY = 5
    REBUILD = 6
    GAMBLE = 7
    GAMBLE_HIGH = 8
    ROB_BANK = 9
    ROB_TRAIN = 10
    RUSTLE = 11
    EXPLOSION = 12
    JAILBREAK = 13
    ESCAPE = 14
    HOLD_UP = 15
    MINING = 16


class Phase(IntEnum):
    """What is to be decided now."""

    PREPARED = 0               # nothing yet: the town is still to be dealt
    OPENING_ACCOUNT = 1        # how much of the opening dollars to bank (SM-2)
    EXCHANGE = 2               # which cards of the opening hand to change (SM-5)
    REST = 3                   # who recovers in the Hotel (SL-20)
    MISS = 4                   # whether to miss this turn (SL-8)
    MOVE = 5                   # where to go (SL-10, SM-8)
    TOWN = 6                   # hire, buy, sell, act (SL-11 to SL-13, SM-9)
    FIGHTER = 7                # which own gunfighter does it (SL-30, SL-34)
    CARDS = 8                  # which cards help in it (SL-27, SM-11)
    LASSO = 9                  # whether to throw a Lasso (SM-29)
    STEAL = 10                 # at which card
    ATTACH = 11                # and who gets that card
    TARGET = 12                # whom to shoot at, strike, bushwhack or capture (SL-30 to SL-33)
    STAKE = 13                 # how much to stake (SL-34, SM-32)
    REROLL = 14                # whether a card sharp rolls a die again (SL-34)
    BIBLE = 15                 # whether to cancel wounds (SL-27, SM-11)
    WOUND = 16                 # who is hit when a robbery fails (SL-35)
    PLACE = 17                 # what is blown up or rebuilt (SL-36)
    RELEASE = 18               # who comes out of jail or captivity (SL-36, SM-30)
    VICTIM = 19                # whose account is held up (SM-31)
    GIVE_UP = 20               # which revealed card beyond the limit goes (SL-28)
    DISCARD = 21               # which cards of the hand go (SL-42, SM-10)
    OVER = 22


class Chance(IntEnum):
    TOWN = 0                   # which location card is dealt next
    TRUMP = 1
    GUNFIGHTER = 2             # dealt face-up
    REMOVED = 3                # a gunfighter that is put away unseen (SL-4, SM-4)
    STARTING_PLAYER = 4
    DIE = 5
    DRAW = 6
    ATTACHED = 7               # to one of the three (SM-37)
    SAMPLE = 8                 # never in a game: a bot's guess at what is hidden


class EndReason(IntEnum):
    NONE = 0
    LAST_STANDING = 1          # SL-39, SM-36
    FELL_TOGETHER = 2
    ROUND_LIMIT = 3            # SL-40
    SOLO_WON = 4               # SM-40
    SOLO_LOST = 5


class Lost(IntEnum):
    """How a gunfighter is lost."""

    SHOT = 0
    BEATEN = 1
    CAPTURED = 2
    WOUNDED = 3                # a failed robbery


class Printed(Record):
    """What is printed on a kind of card, and how many there are of it."""

    is_printed = True
    category: i8
    copies: i8
    cost: i8
    location: i8               # where it is bought or played
    hands: i8                  # of a weapon (SL-27)
    colour: i8                 # of a weapon or an item (SM-26)
    life: i8                   # wounds that kill
    special: i8
    use: i8
    effect: i8
    sellable: i8
    bonus: list[i8] = array(BONUSES)   # of a gunfighter: its own values


class Fighter(Record):
    """A gunfighter in a gang."""

    kind: i8
    wounds: i8
    attached: list[i8] = array(COLOURS)    # Gunsmoke: the card of each colour, or nothing


class Player(Record):
    is_in: i8                  # 0: out of the game, or an empty seat
    trump: i8
    place: i8                  # the location where the figure stands
    gang_size: i8
    hand_size: i8
    owes: i8                   # Gunslingers: the location at which a turn was missed (SL-8)
    dollars: i16
    account: i16
    captives: i32              # bit k: holds gunfighter k
    met: i32                   # bit k: has held gunfighter k: he is not among those put away unseen
    gang: list[Fighter] = array(GANG)
    hand: list[i8] = array(KINDS)


class Notebook(Record):
    """What a seat remembers of hidden cards since the deck was last shuffled (memory.py)."""

    newer: list[i8] = array(KINDS)     # cards that were in the deck then: so many can be hidden at most
    older: list[i8] = array(KINDS)     # cards that were hidden elsewhere
    held: list[i8] = array(PLAYERS)    # older cards: so many can be in each hand at most
    drawn: list[i8] = array(PLAYERS)   # newer cards


class Fight(Record):
    """A fight in progress: a Shootout, a Brawl, or a single shot from an ambush."""

    effect: i8
    initiator: i8
    stage: i8                  # gathering, Lassos, firing
    taking_part: u8
    firing: u8                 # those who shoot or strike at the same time
    aimed: u8                  # of those: who has a target
    fired: u8                  # who has shot or struck
    attacker: i8               # whose wounds a Bible may cancel
    hits: i8                   # and how many
    slot: list[i8] = array(SIDES)      # who takes part for each seat
    speed: list[i8] = array(SIDES)     # trumps in the quick draw
    target: list[i8] = array(SIDES)    # whom each fires at
    wounds: list[i8] = array(SIDES)    # that land when all have fired


class Town(Table):
    player_count: i8
    sides: i8                  # seats in fights: `player_count`, or 5 in a solo game, where seat 4 are the three
    phase: i8
    active: i8                 # whose turn it is
    decider: i8                # who must decide now
    starter: i8
    end_reason: i8
    lost_by: i8                # how the last gunfighter was lost
    fallen: u8                 # bit p: seat p fell in the last action in which anybody did
    gang_limit: i8
    fighting: i8               # whether fights are allowed yet (SL-29)
    hired: i8                  # in this turn
    card_played: i8
    location_used: i8          # its free action (SL-13), or its use (SM-9): 1 going on, 2 over
    effect: i8                 # the action in progress
    slot: i8                   # the gunfighter who does it
    chooser: i8                # for whose gang a gunfighter is being chosen: the decider's, or the three's (SM-38)
    target: i8                 # the seat it is aimed at
    target_slot: i8
    asked: u8                  # bit p: seat p has said which cards help in it
    stake: i8
    trumps: i8
    dice_count: i8
    turn: i16
    round: i16
    round_limit: i16           # 0: none
    reserve: i16
    in_play: i16               # bit l: location l
    deck_size: i16
    discards_size: i16
    jail: i32                  # bit k: gunfighter k
    dead: i32                  # in the graveyard, killed or hanged
    gone: i32                  # out of the game, seen by all
    buried: i32                # put away unseen at set-up (SL-4, SM-4)
    taken_from: list[i8] = array(GUNFIGHTERS)  # from whose gang a captive was taken (SM-30)
    met: i32                   # bit k: gunfighter k was seen by everybody, in a gang or among the discards
    seen_buried: u8            # bit p: seat p has looked through the dead (SM-24)
    location_count: i8
    width: i8                  # squares in a row of the map, gaps included: only for those who draw it
    square: list[u8] = array(PLACES)       # where each place lies, counted row by row
    beside: list[i16] = array(PLACES)      # bit q: place q of the map neighbours this one
    map: list[i8] = array(PLACES)          # which location card lies there
    neighbours: list[i16] = array(LOCATIONS)
    dice: list[i8] = array(DICE)
    deck: list[i8] = array(KINDS)          # a count of each kind: it has no order until it is drawn from
    discards: list[i8] = array(KINDS)
    pile: list[i8] = array(KINDS)          # for dealing, at set-up and in samples; empty otherwise
    other_pile: list[i8] = array(KINDS)
    players: list[Player] = array(SIDES)
    notebooks: list[Notebook] = array(WATCHERS)
    fight: Fight
    cards: list[Printed] = array(KINDS)


class Event(EventKind):
    """What can happen. The words are the names of the arguments; `True`: something hidden or random came out."""

    LOCATION_DEALT = 0, "location place", True
    TRUMP_DEALT = 1, "seat suit", True
    GUNFIGHTER_DEALT = 2, "seat card", True
    GUNFIGHTERS_REMOVED = 3, "count", True
    STARTING_PLAYER_DRAWN = 4, "seat", True
    THREE_ARMED = 5, "fighter card", True
    ACCOUNT_SET = 6, "seat dollars"
    CARDS_EXCHANGED = 7, "seat count", True
    OWN_CARD_RETURNED = 8, "seat card"
    TURN_BEGAN = 9, "seat turn round"
    TURN_MISSED = 10, "seat location"
    GOLD_MINED = 11, "seat dollars"
    DOLLARS_EARNED = 12, "seat dollars"
    INCOME = 13, "seat dollars"
    THREE_BANKED = 14, "dollars"
    STAYED = 15, "seat location"
    MOVED = 16, "seat location"
    RODE = 17, "seat location"
    CARD_USED_TO_MOVE = 18, "seat card location"
    DEAD_SEEN = 19, "seat"
    OWN_DEAD_SEEN = 20, "seat fighter", True
    HIRED = 21, "seat fighter dollars"
    CARD_BOUGHT = 22, "seat card dollars"
    CARD_ATTACHED = 23, "seat card fighter"
    CARD_REPLACED = 24, "seat card fighter"
    CARD_SOLD = 25, "seat card dollars"
    WOUND_HEALED = 26, "seat fighter wounds"
    ROOM_PAID = 27, "seat dollars"
    BELL_PAID = 28, "seat dollars"
    ACTION_PLAYED = 29, "seat card"
    FREE_FIGHT = 30, "seat effect"
    FIGHTER_CHOSEN = 31, "seat fighter"
    CARD_CHOSEN = 32, "seat card"
    LASSO_THROWN = 33, "seat fighter"
    CARD_STOLEN = 34, "seat owner card fighter"
    TARGET_DECLARED = 35, "seat fighter owner target"
    SHOT_LOST = 36, "seat fighter"
    DIE_ROLLED = 37, "seat suit", True
    TEST_MADE = 38, "seat test dice trumps", True
    DIE_ROLLED_AGAIN = 39, "seat suit", True
    STAKE_LAID = 40, "seat dollars"
    STAKE_WON = 41, "seat dollars"
    STAKE_LOST = 42, "seat dollars"
    ROBBERY_SUCCEEDED = 43, "seat dollars"
    ROBBERY_FAILED = 44, "seat"
    ACCOUNT_ROBBED = 45, "seat owner dollars"
    WOUNDED = 46, "seat fighter hits wounds"
    WOUNDS_CANCELLED = 47, "seat fighter card hits"
    KILLED = 48, "seat fighter"
    CAPTURED = 49, "seat owner fighter"
    CAPTURE_FAILED = 50, "seat owner fighter"
    JAILED = 51, "seat fighter dollars"
    HANGED = 52, "seat fighter"
    RELEASED = 53, "seat fighter"
    ESCAPED = 54, "seat owner fighter"
    BLOWN_UP = 55, "seat location"
    REBUILT = 56, "seat location"
    NOTHING_CAME_OF_IT = 57, "seat"
    CARD_DISCARDED = 58, "seat card"
    CARD_DRAWN = 59, "seat", True
    OWN_CARD_DRAWN = 60, "seat card", True
    DECK_SHUFFLED = 61, "count", True
    PLAYER_OUT = 62, "seat", True
    GAME_ENDED = 63, "reason", True
