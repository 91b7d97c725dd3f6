"""The action cards that only Gunsmoke has (SM-30 to SM-34)."""

from gunmetal.games.gunsmoke.gangs import own_captives
from gunmetal.games.gunsmoke.state import State
from gunmetal.games.western.dice import roll
from gunmetal.games.western.dollars import rob_account
from gunmetal.games.western.state import NOBODY, THE_THREE, Effect, Event, Phase, Test
from gunmetal.games.western.town import meets_anybody
from gunmetal.games.western.ventures import asks, collect, make_test, may_venture, resolves
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule

MINING_DICE = 3                # SM-32


@rule
def may_rob(s: State, p: int, owner: int) -> bool:                     # SM-31, SM-39
    return owner != p and s.players[owner].is_in == 1 and s.players[owner].account > 0


@rule
def accounts_to_rob(s: State, p: int) -> int:
    """Bit q: seat q has money banked."""
    mask = 0
    for owner in range(s.sides):
        if may_rob(s, p, owner):
            mask |= 1 << owner
    return mask


@rule
def may_act(s: State, p: int, effect: int) -> bool:
    """Everyone starts with two gunfighters, so there is no bar to fighting (SM-34)."""
    if effect == Effect.SHOOTOUT or effect == Effect.BRAWL:
        return meets_anybody(s, p)
    if effect == Effect.ESCAPE:
        return own_captives(s, p) != 0
    if effect == Effect.HOLD_UP:
        return accounts_to_rob(s, p) != 0
    return may_venture(s, p, effect)


@rule
def only_account(s: State, p: int) -> int:
    """The one account to rob, if there is no choice."""
    mask = accounts_to_rob(s, p)
    for owner in range(s.sides):
        if mask == 1 << owner:
            return owner
    return NOBODY


@rule
def asks_first(s: State) -> bool:
    """What a venture needs to know before the dice. True: somebody must decide."""
    s.decider = s.active
    if s.effect == Effect.HOLD_UP and s.target == NOBODY:
        s.target = only_account(s, s.active)
        if s.target == NOBODY:
            s.phase = Phase.VICTIM
            return True
    return asks(s)


@rule
def roll_for(s: State) -> None:
    if s.effect == Effect.MINING:                                      # SM-32
        s.trumps = roll(s, s.active, MINING_DICE, Test.GOLD, 1)
    elif s.effect != Effect.ESCAPE:
        make_test(s)


@rule
def trumps_for_hold_up(s: State) -> int:
    """One more than that opponent has gunfighters (SM-31); always four against the three (SM-39)."""
    return 4 if s.target == THE_THREE else 1 + s.players[s.target].gang_size


@rule
def brings(s: State) -> bool:
    """What the dice brought. True: somebody must decide."""
    if s.effect == Effect.ESCAPE:                                      # SM-30
        s.decider = s.active
        s.phase = Phase.RELEASE
        return True
    if s.effect == Effect.MINING:                                      # SM-32
        collect(s, 2)
        return False
    if s.effect == Effect.HOLD_UP:                                     # SM-31
        if s.trumps >= trumps_for_hold_up(s):
            taken = rob_account(s, s.active, s.target)
            emit(s, Event.ACCOUNT_ROBBED, EVERYBODY, s.active, s.target, taken)
        else:
            emit(s, Event.ROBBERY_FAILED, EVERYBODY, s.active)
        return False
    return resolves(s)
