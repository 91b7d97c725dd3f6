"""Actions that are no fights: gambling, robbing, the law, dynamite and bars (SL-33 to SL-36, SM-30 to SM-33).

A venture asks for what is still open (who, whom, how much, with which cards), rolls, and does what the trumps allow. `asks` says
whether somebody must decide before the dice, `resolves` whether after them.
"""

from gunmetal.games.western.dice import clear_dice, roll
from gunmetal.games.western.dollars import earn, pay
from gunmetal.games.western.fights import asks_for_cards, individual_dice, only_one
from gunmetal.games.western.gang import anybody_stands, has_room, has_special, take_captive
from gunmetal.games.western.state import NOBODY, NOTHING, Effect, Event, Lost, Phase, Special, Test, Town
from gunmetal.games.western.town import is_empty, is_in_play, meets, ruins_beside
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import left_open, rule


@left_open
def communal_dice(s: Town, p: int, test: int) -> int:
    """The dice of a Law or Outlaw test of the whole gang, in what is going on."""
    raise NotImplementedError


@rule
def may_be_captured(s: Town, p: int, owner: int, slot: int) -> bool:   # SL-33
    return meets(s, p, owner) and not has_special(s, owner, slot, Special.SLIPPERY)


@rule
def has_capture_target(s: Town, p: int) -> bool:
    for owner in range(s.sides):
        for slot in range(s.players[owner].gang_size):
            if may_be_captured(s, p, owner, slot):
                return True
    return False


@rule
def least_stake(effect: int) -> int:                                   # SL-34
    return 5 if effect == Effect.GAMBLE_HIGH else 1


@rule
def most_stake(effect: int) -> int:
    return 10 if effect == Effect.GAMBLE_HIGH else 5


@rule
def may_venture(s: Town, p: int, effect: int) -> bool:
    """A card without a legal target or an affordable stake may not be played (SL-13)."""
    if not anybody_stands(s, p):                                       # SL-37
        return False
    if effect == Effect.CAPTURE:
        return has_capture_target(s, p)
    if effect == Effect.GAMBLE or effect == Effect.GAMBLE_HIGH:
        return s.players[p].dollars >= least_stake(effect)
    if effect == Effect.EXPLOSION:
        return has_empty_location(s)
    if effect == Effect.REBUILD:
        return ruins_beside(s, p) != 0
    if effect == Effect.JAILBREAK:
        return s.jail != 0 and has_room(s, p)
    return True


@rule
def has_empty_location(s: Town) -> bool:                               # SL-36
    for location in range(s.location_count):
        if is_in_play(s, location) and is_empty(s, location):
            return True
    return False


@rule
def is_gamble(effect: int) -> bool:
    return effect == Effect.GAMBLE or effect == Effect.GAMBLE_HIGH


@rule
def asks(s: Town) -> bool:
    """What the venture needs to know before the dice. True: somebody must decide."""
    p = s.active
    s.decider = p
    if is_gamble(s.effect):
        if s.slot == NOTHING:
            s.slot = only_one(s, p)
            if s.slot == NOTHING:
                s.chooser = p
                s.phase = Phase.FIGHTER
                return True
        if s.stake == 0:
            s.phase = Phase.STAKE
            return True
    if s.effect == Effect.CAPTURE and s.target == NOBODY:
        s.phase = Phase.TARGET
        return True
    return asks_who_helps(s, p) or (s.effect == Effect.CAPTURE and asks_who_helps(s, s.target))


@rule
def asks_who_helps(s: Town, p: int) -> bool:
    if s.asked >> p & 1 == 0:
        if asks_for_cards(s, p):
            s.decider = p
            s.phase = Phase.CARDS
            return True
        s.asked |= 1 << p
    return False


@rule
def is_lawful(effect: int) -> bool:
    """Which of the two communal tests a venture takes."""
    return effect == Effect.CAPTURE or effect == Effect.BOUNTY or effect == Effect.REBUILD


@rule
def lay_stake(s: Town, dollars: int) -> None:                          # SL-34
    """The stake lies on the table: it is the reserve's until it is won back."""
    s.stake = dollars
    pay(s, s.active, dollars)
    emit(s, Event.STAKE_LAID, EVERYBODY, s.active, dollars)


@rule
def make_test(s: Town) -> None:
    p = s.active
    if is_gamble(s.effect):
        s.trumps = roll(s, p, individual_dice(s, p, s.slot, Test.GAMBLE, NOBODY), Test.GAMBLE, 1)
    else:
        test = Test.LAW if is_lawful(s.effect) else Test.OUTLAW
        s.trumps = roll(s, p, communal_dice(s, p, test), test, 1)


@rule
def may_roll_again(s: Town) -> bool:                                   # SL-34
    return is_gamble(s.effect) and s.dice_count > 0 and has_special(s, s.active, s.slot, Special.CARD_SHARP)


@rule
def settle_stake(s: Town) -> None:
    """The stake comes back with stake × trumps on top, if there are trumps enough (SL-34, SM-32)."""
    needed = 2 if s.effect == Effect.GAMBLE_HIGH else 1
    if s.trumps >= needed:
        paid = earn(s, s.active, s.stake + s.stake * s.trumps)
        emit(s, Event.STAKE_WON, EVERYBODY, s.active, paid - s.stake)
    else:
        emit(s, Event.STAKE_LOST, EVERYBODY, s.active, s.stake)


@rule
def settle_capture(s: Town) -> None:
    """Own Law against that gang's Outlaw; strictly more trumps win (SL-33)."""
    outlaw = roll(s, s.target, communal_dice(s, s.target, Test.OUTLAW), Test.OUTLAW, 1)
    if s.trumps > outlaw:
        take_captive(s, s.active, s.target, s.target_slot)
        s.lost_by = Lost.CAPTURED
    else:
        emit(s, Event.CAPTURE_FAILED, EVERYBODY, s.active, s.target, s.players[s.target].gang[s.target_slot].kind)


@rule
def collect(s: Town, for_each: int) -> None:
    """Dollars for each trump (SL-35, SM-32)."""
    paid = earn(s, s.active, for_each * s.trumps)
    emit(s, Event.DOLLARS_EARNED, EVERYBODY, s.active, paid)


@rule
def choose_if(s: Town, enough: bool, phase: int) -> bool:
    """A test that is passed leaves a choice; else nothing comes of it."""
    if enough:
        s.phase = phase
    else:
        emit(s, Event.NOTHING_CAME_OF_IT, EVERYBODY, s.active)
    return enough


@rule
def resolves(s: Town) -> bool:
    """What the dice brought. True: somebody must decide."""
    s.decider = s.active
    if is_gamble(s.effect):
        settle_stake(s)
    elif s.effect == Effect.CAPTURE:
        settle_capture(s)
    elif s.effect == Effect.BOUNTY or s.effect == Effect.ROB_TRAIN:    # SL-35
        collect(s, 2)
    elif s.effect == Effect.EXPLOSION:                                 # SL-36
        return choose_if(s, s.trumps >= 2, Phase.PLACE)
    elif s.effect == Effect.REBUILD:                                   # SL-36
        return choose_if(s, s.trumps >= 1, Phase.PLACE)
    elif s.effect == Effect.JAILBREAK:                                 # SL-36
        return choose_if(s, s.trumps >= 2, Phase.RELEASE)
    return False


@rule
def forget_action(s: Town) -> None:
    """An action is over: nothing of it is left on the table."""
    s.effect = 0
    s.slot = NOTHING
    s.chooser = NOBODY
    s.target = NOBODY
    s.target_slot = NOTHING
    s.asked = 0
    s.stake = 0
    s.trumps = 0
    clear_dice(s)
