"""The options of a western game as deeds. Things are the gunfighters in all gangs."""

from gunmetal.bots.learning.facts import deed, tell_option
from gunmetal.bots.learning.habits import NO_THING
from gunmetal.games.western.actions import (
    ACCOUNT,
    ATTACH,
    BAG,
    BOOTS,
    BUY,
    CANCEL,
    CHOOSE,
    DISCARD,
    FREE_BRAWL,
    FREE_SHOOTOUT,
    GIVE_UP,
    HANG,
    HEAL,
    HIRE,
    HORSE,
    JAIL_WITH_POSTER,
    LASSO,
    MINE,
    MISS,
    MOVE,
    PLACE,
    PLAY,
    RELEASE,
    REROLL,
    RIDE,
    ROB,
    SELL,
    SELL_ATTACHED,
    STAKE,
    STAY,
    STEAL,
    USE,
)
from gunmetal.games.western.state import (
    COLOURS,
    GANG,
    GUNFIGHTERS,
    KINDS,
    LOCATIONS,
    SIDES,
    THE_THREE,
    Category,
    Effect,
    Location,
    Phase,
    Town,
)
from gunmetal.games.western.town import one_step
from gunmetal.kernel.records import Numbers
from gunmetal.kernel.rules import rule, settles

__all__ = ["DEEDS"]

PHASES, EFFECTS, STAKES, FACES, FIVES, MEANS = 23, 17, 11, 5, 20, 4

# Deeds that are done to nobody on the table: the actions themselves, most of them by kind of card or by location.
DO_DONE = 0
DO_STAY = DO_DONE + PHASES
DO_MISS, DO_FREE_SHOOTOUT, DO_FREE_BRAWL, DO_MINE, DO_VISIT, DO_CANCEL = (DO_STAY + k for k in range(1, 7))
DO_TRAVEL = DO_STAY + 7                        # by which means
DO_HIRE = DO_TRAVEL + MEANS
DO_BUY = DO_HIRE + GUNFIGHTERS
DO_SELL = DO_BUY + KINDS
DO_PLAY = DO_SELL + KINDS
DO_JAIL = DO_PLAY + KINDS                      # captives, by what is done to them
DO_USE = DO_JAIL + 3
DO_STAKE = DO_USE + KINDS
DO_REROLL = DO_STAKE + STAKES
DO_REROLL_TRUMP = DO_REROLL + FACES
DO_PLACE = DO_REROLL_TRUMP + 1                 # by location, and once more for rebuilding
DO_RELEASE = DO_PLACE + 2 * LOCATIONS
DO_ROB = DO_RELEASE + GUNFIGHTERS
DO_GIVE_UP = DO_ROB + SIDES
DO_DISCARD = DO_GIVE_UP + KINDS                # by kind, and once more at the opening
DO_ACCOUNT = DO_DISCARD + 2 * KINDS            # in fives of dollars
DO_ACCOUNT_MORE = DO_ACCOUNT + FIVES + 1
# What going somewhere is good for: the location itself, those beside it, who stands there or beside it, and the cards in hand that
# are used there or beside it.
DO_GO = DO_ACCOUNT_MORE + 1
DO_GO_BESIDE = DO_GO + LOCATIONS
DO_MEET = DO_GO_BESIDE + LOCATIONS
DO_COME_NEAR = DO_MEET + SIDES
DO_GO_FOR = DO_COME_NEAR + SIDES
DO_GO_TOWARDS = DO_GO_FOR + KINDS
# Deeds that are done to a gunfighter.
DO_ATTACH = DO_GO_TOWARDS + KINDS
DO_SELL_HIS = DO_ATTACH + KINDS
DO_HEAL, DO_BAG, DO_LASSO, DO_STEAL = (DO_SELL_HIS + KINDS + k for k in range(4))
DO_STEAL_KIND = DO_STEAL + 1
DO_CHOOSE = DO_STEAL_KIND + KINDS              # by what is going on, for the own and for others; then by phase, and whose he is
DO_CHOOSE_IN = DO_CHOOSE + 2 * EFFECTS
DO_CHOOSE_OF = DO_CHOOSE_IN + PHASES
DEEDS = DO_CHOOSE_OF + SIDES


@rule
def thing_of(s: Town, p: int, slot: int) -> int:
    """The place of a gunfighter among all that are told."""
    thing = slot
    for before in range(p):
        if before < s.player_count:
            thing += s.players[before].gang_size
    return thing


@rule
def seats_further(s: Town, p: int) -> int:
    """From whoever must decide; the three sit last."""
    return p if p == THE_THREE else (p - s.decider) % s.player_count


@rule
def tell_destination(s: Town, place: int, told: Numbers, first: int) -> None:
    """Where somebody goes, or stays, and what that may be good for."""
    near = one_step(s, place)
    deed(told, first, NO_THING, DO_GO + place)
    for location in range(LOCATIONS):
        if near >> location & 1 == 1:
            deed(told, first, NO_THING, DO_GO_BESIDE + location)
    for p in range(SIDES):
        if p != s.decider and (p == THE_THREE or p < s.player_count) and s.players[p].is_in == 1 and s.players[p].place >= 0:
            if s.players[p].place == place:
                deed(told, first, NO_THING, DO_MEET + seats_further(s, p))
            elif near >> s.players[p].place & 1 == 1:
                deed(told, first, NO_THING, DO_COME_NEAR + seats_further(s, p))
    for kind in range(KINDS):
        if s.players[s.decider].hand[kind] > 0:
            wanted = s.cards[kind].location if s.cards[kind].category != Category.GUNFIGHTER else int(Location.TRAIN_STATION)
            if wanted == place:
                deed(told, first, NO_THING, DO_GO_FOR + kind)
            elif wanted != Location.ANYWHERE and near >> wanted & 1 == 1:
                deed(told, first, NO_THING, DO_GO_TOWARDS + kind)


@rule
def tell_choice(s: Town, p: int, slot: int, told: Numbers, first: int) -> None:
    thing = thing_of(s, p, slot)
    effect = s.fight.effect if s.fight.effect > 0 else s.effect
    deed(told, first, thing, DO_CHOOSE + max(effect, 0) + (0 if p == s.decider else EFFECTS))
    deed(told, first, thing, DO_CHOOSE_IN + s.phase)
    deed(told, first, thing, DO_CHOOSE_OF + seats_further(s, p))


@rule
def tell_account(s: Town, dollars: int, told: Numbers, first: int) -> None:
    deed(told, first, NO_THING, DO_ACCOUNT + min(dollars // 5, FIVES))
    if dollars > s.players[s.decider].account:
        deed(told, first, NO_THING, DO_ACCOUNT_MORE)


@rule
def tell_to_fighter(s: Town, action: int, told: Numbers, first: int) -> None:
    """What is done to a gunfighter."""
    own = thing_of(s, s.decider, 0)
    if action >= STEAL:
        bearer, colour = (action - STEAL) // COLOURS, (action - STEAL) % COLOURS
        thing = thing_of(s, bearer // GANG, bearer % GANG)
        deed(told, first, thing, DO_STEAL)
        deed(told, first, thing, DO_STEAL_KIND + s.players[bearer // GANG].gang[bearer % GANG].attached[colour])
    elif action >= LASSO:
        deed(told, first, own + action - LASSO, DO_LASSO)
    elif action >= BAG:
        deed(told, first, own + action - BAG, DO_BAG)
    elif action >= HEAL:
        deed(told, first, own + action - HEAL, DO_HEAL)
    elif action >= SELL_ATTACHED:
        slot, colour = (action - SELL_ATTACHED) // COLOURS, (action - SELL_ATTACHED) % COLOURS
        deed(told, first, own + slot, DO_SELL_HIS + s.players[s.decider].gang[slot].attached[colour])
    else:
        deed(told, first, own + (action - ATTACH) % GANG, DO_ATTACH + (action - ATTACH) // GANG)


@rule
def tell_early(s: Town, action: int, told: Numbers, first: int) -> None:
    """The actions before ATTACH."""
    if action < STAY:
        deed(told, first, NO_THING, DO_DONE + s.phase)
    elif action == STAY:
        deed(told, first, NO_THING, DO_STAY)
        tell_destination(s, s.players[s.decider].place, told, first)
    elif action == MISS:
        deed(told, first, NO_THING, DO_MISS)
    elif action < HIRE:
        means = 0 if action < BOOTS else 1 if action < HORSE else 2 if action < RIDE else 3
        deed(told, first, NO_THING, DO_TRAVEL + means)
        tell_destination(s, (action - MOVE) % LOCATIONS, told, first)
    elif action < BUY:
        deed(told, first, NO_THING, DO_HIRE + action - HIRE)
    elif action < SELL:
        deed(told, first, NO_THING, DO_BUY + action - BUY)
    else:
        deed(told, first, NO_THING, DO_SELL + action - SELL)


@rule
def tell_middle(s: Town, action: int, told: Numbers, first: int) -> None:
    """The actions from PLAY to before CHOOSE."""
    if action < FREE_SHOOTOUT:
        deed(told, first, NO_THING, DO_PLAY + action - PLAY)
    elif action == FREE_SHOOTOUT:
        deed(told, first, NO_THING, DO_FREE_SHOOTOUT)
    elif action == FREE_BRAWL:
        deed(told, first, NO_THING, DO_FREE_BRAWL)
    elif action < MINE:
        deed(told, first, NO_THING, DO_JAIL + (0 if action < JAIL_WITH_POSTER else 1 if action < HANG else 2))
    else:
        deed(told, first, NO_THING, DO_MINE if action == MINE else DO_VISIT)


@rule
def tell_late(s: Town, action: int, told: Numbers, first: int) -> None:
    """The actions from STAKE on."""
    if action < REROLL:
        deed(told, first, NO_THING, DO_STAKE + action - STAKE)
    elif action < CANCEL:
        deed(told, first, NO_THING, DO_REROLL + action - REROLL)
        if action - REROLL == s.players[s.decider].trump:
            deed(told, first, NO_THING, DO_REROLL_TRUMP)
    elif action == CANCEL:
        deed(told, first, NO_THING, DO_CANCEL)
    elif action < RELEASE:
        deed(told, first, NO_THING, DO_PLACE + action - PLACE + (LOCATIONS if s.effect == Effect.REBUILD else 0))
    elif action < ROB:
        deed(told, first, NO_THING, DO_RELEASE + action - RELEASE)
    elif action < GIVE_UP:
        deed(told, first, NO_THING, DO_ROB + seats_further(s, action - ROB))
    elif action < DISCARD:
        deed(told, first, NO_THING, DO_GIVE_UP + action - GIVE_UP)
    elif action < ACCOUNT:
        deed(told, first, NO_THING, DO_DISCARD + action - DISCARD + (KINDS if s.phase == Phase.EXCHANGE else 0))
    else:
        tell_account(s, action - ACCOUNT, told, first)


@settles(tell_option)
def tell_deeds(s: Town, action: int, told: Numbers, first: int) -> int:
    told[first] = 0
    if action < ATTACH:
        tell_early(s, action, told, first)
    elif action < PLAY:
        tell_to_fighter(s, action, told, first)
    elif action < CHOOSE:
        tell_middle(s, action, told, first)
    elif action < USE:
        tell_choice(s, (action - CHOOSE) // GANG, (action - CHOOSE) % GANG, told, first)
    elif action < LASSO:
        deed(told, first, NO_THING, DO_USE + action - USE)
    elif action < STAKE:
        tell_to_fighter(s, action, told, first)
    else:
        tell_late(s, action, told, first)
    return first + 1 + 2 * told[first]


assert PHASES == Phase.OVER + 1
assert EFFECTS == Effect.MINING + 1
