"""What a net is told of a position in a western game: facts that the seat itself sees. Things are the gunfighters in all gangs.

What the greedy bot thinks of the position (bots/western.py) is a fact too: the net has to learn only where that is wrong.
"""

from math import log

from gunmetal.bots.common import players_of
from gunmetal.bots.learning.facts import either_way, rising, tell, thing_facts, whole_facts
from gunmetal.bots.learning.net import NEXT
from gunmetal.bots.western import attribute, lead, strength
from gunmetal.games.western.state import COLOURS, KINDS, LOCATIONS, NOBODY, NOTHING, SIDES, THE_THREE, Test, Town
from gunmetal.games.western.town import one_step
from gunmetal.kernel.records import Numbers
from gunmetal.kernel.rules import left_open, rule, settles

__all__ = ["AT_SHOWN", "MOST_DECISIONS", "MOST_TOLD", "OF_SIDES", "RISING_ANYWHERE", "THING_FACTS", "WHOLE_FACTS"]

# Facts of a gunfighter, once for the own ones and once for the others: values in the six tests, how much more he can bear, wounds,
# what is special about him, cards attached to him, what he does in a fight, how near he is. And whose he is.
VALUE, TESTS, BEARS, WOUNDS, SPECIALS, HITS, NEAR = 8, 6, 8, 5, 13, 4, 3
AT_BEARS = TESTS * VALUE
AT_WOUNDS = AT_BEARS + BEARS
AT_SPECIAL = AT_WOUNDS + WOUNDS
AT_ATTACHED = AT_SPECIAL + SPECIALS
AT_FIGHTS = AT_ATTACHED + KINDS
AT_FIRING, AT_FIRED, AT_AIMED_AT = AT_FIGHTS + 1, AT_FIGHTS + 2, AT_FIGHTS + 3
AT_HITS = AT_FIGHTS + 4
AT_NEAR = AT_HITS + HITS
OF_FIGHTER = AT_NEAR + NEAR
AT_OWNER = 2 * OF_FIGHTER
THING_FACTS = AT_OWNER + SIDES

# Facts of the whole. Of each side, counted from the own seat: whether it is in, dollars and account in pairs, hand, gang, captives,
# a missed turn, strength in fours, where it stands, and cards on the table.
DOLLARS, ACCOUNT, HAND, GANG_SIZE, CAPTIVES, FOURS = 15, 15, 6, 4, 3, 30
AT_DOLLARS = 1
AT_ACCOUNT = AT_DOLLARS + DOLLARS
AT_HAND = AT_ACCOUNT + ACCOUNT
AT_GANG = AT_HAND + HAND
AT_CAPTIVES = AT_GANG + GANG_SIZE
AT_OWES = AT_CAPTIVES + CAPTIVES
AT_STRENGTH = AT_OWES + 1
AT_PLACE = AT_STRENGTH + FOURS
AT_SHOWN = AT_PLACE + LOCATIONS
OF_SIDE = AT_SHOWN + KINDS
# The own hand; how the greedy bot sees it; the own strength beside the greatest of the others; what is near; and the turn.
JUDGED, RATIO, ROUNDS, TRUMPS, PHASES, EFFECTS = 30, 16, 12, 8, 23, 17
AT_OWN_HAND = THING_FACTS + SIDES * OF_SIDE
AT_JUDGED = AT_OWN_HAND + 2 * KINDS
AT_RATIO = AT_JUDGED + 2 * JUDGED
AT_REACHED = AT_RATIO + 2 * RATIO
AT_IN_PLAY = AT_REACHED + 2 * LOCATIONS
AT_ROUND = AT_IN_PLAY + LOCATIONS
AT_PHASE = AT_ROUND + ROUNDS
AT_ACTIVE = AT_PHASE + PHASES
AT_DECIDER = AT_ACTIVE + SIDES
AT_EFFECT = AT_DECIDER + SIDES
AT_TRUMPS = AT_EFFECT + EFFECTS
AT_SWITCHES = AT_TRUMPS + TRUMPS
SWITCHES = 6
WHOLE_FACTS = AT_SWITCHES + SWITCHES - THING_FACTS

# Series of facts, each with its length.
OF_FIGHTERS, OF_SIDES = (0, OF_FIGHTER), [THING_FACTS + r * OF_SIDE for r in range(SIDES)]
RISING_ANYWHERE = (
    *((fighter + test * VALUE, VALUE) for fighter in OF_FIGHTERS for test in range(TESTS)),
    *((fighter + at, most) for fighter in OF_FIGHTERS for at, most in
      ((AT_BEARS, BEARS), (AT_WOUNDS, WOUNDS), (AT_HITS, HITS), (AT_NEAR, NEAR))),
    *((side + at, most) for side in OF_SIDES for at, most in
      ((AT_DOLLARS, DOLLARS), (AT_ACCOUNT, ACCOUNT), (AT_HAND, HAND), (AT_GANG, GANG_SIZE), (AT_CAPTIVES, CAPTIVES),
       (AT_STRENGTH, FOURS))),
    *((AT_OWN_HAND + 2 * kind, 2) for kind in range(KINDS)),
    (AT_JUDGED, JUDGED), (AT_JUDGED + JUDGED, JUDGED), (AT_RATIO, RATIO), (AT_RATIO + RATIO, RATIO),
    (AT_ROUND, ROUNDS), (AT_TRUMPS, TRUMPS), (AT_SWITCHES + 2, 2),
)

MOST_TOLD = 6000                       # facts that can be true at once, and the deeds of all options
MOST_DECISIONS = 2000


@left_open
def tell_shown(s: Town, p: int, base: int, told: Numbers, to: int) -> int:
    """The cards that a player has on the table beside the gang, from `base` on by kind."""
    raise NotImplementedError


@rule
def seats_on(s: Town, seat: int, p: int) -> int:
    """How many seats further a side sits; the three sit last."""
    return p if p == THE_THREE else (p - seat) % s.player_count


@rule
def steps_between(s: Town, here: int, there: int) -> int:
    """0, 1, 2, or 3 for all that is further."""
    if here == NOBODY or there == NOBODY:
        return NEAR
    if here == there:
        return 0
    reached = one_step(s, here)
    if reached >> there & 1 == 1:
        return 1
    for location in range(LOCATIONS):
        if reached >> location & 1 == 1 and one_step(s, location) >> there & 1 == 1:
            return 2
    return NEAR


@rule
def tell_fighter(s: Town, seat: int, p: int, slot: int, steps: int, told: Numbers, to: int) -> int:
    fighter = s.players[p].gang[slot]
    card = s.cards[fighter.kind]
    base = 0 if p == seat else OF_FIGHTER
    for test in range(TESTS):
        to = rising(told, to, base + test * VALUE, int(attribute(s, p, slot, test)), VALUE)
    to = rising(told, to, base + AT_BEARS, card.life - fighter.wounds, BEARS)
    to = rising(told, to, base + AT_WOUNDS, fighter.wounds, WOUNDS)
    told[to] = base + AT_SPECIAL + card.special
    told[to + 1] = AT_OWNER + seats_on(s, seat, p)
    to += 2
    for colour in range(COLOURS):
        if fighter.attached[colour] != NOTHING:
            told[to] = base + AT_ATTACHED + fighter.attached[colour]
            to += 1
    if s.fight.effect > 0 and s.fight.taking_part >> p & 1 == 1 and s.fight.slot[p] == slot:
        to = tell_in_fight(s, p, base, told, to)
    return rising(told, to, base + AT_NEAR, NEAR - steps, NEAR)


@rule
def tell_in_fight(s: Town, p: int, base: int, told: Numbers, to: int) -> int:
    told[to] = base + AT_FIGHTS
    to += 1
    to = rising(told, to, base + AT_FIRING, s.fight.firing >> p & 1, 1)
    to = rising(told, to, base + AT_FIRED, s.fight.fired >> p & 1, 1)
    for other in range(s.sides):
        if other != p and s.fight.taking_part >> other & 1 == 1 and s.fight.target[other] == p:
            told[to] = base + AT_AIMED_AT
            to += 1
    return rising(told, to, base + AT_HITS, s.fight.wounds[p] + (s.fight.hits if s.decider == p else 0), HITS)


@rule
def tell_side(s: Town, seat: int, p: int, told: Numbers, to: int) -> int:
    player = s.players[p]
    base = THING_FACTS + seats_on(s, seat, p) * OF_SIDE
    if player.is_in == 0:
        return to
    told[to] = base
    to += 1
    to = rising(told, to, base + AT_DOLLARS, (player.dollars + 1) // 2, DOLLARS)
    to = rising(told, to, base + AT_ACCOUNT, (player.account + 1) // 2, ACCOUNT)
    to = rising(told, to, base + AT_HAND, player.hand_size, HAND)
    to = rising(told, to, base + AT_GANG, player.gang_size, GANG_SIZE)
    held = 0
    for kind in range(32):
        held += player.captives >> kind & 1
    to = rising(told, to, base + AT_CAPTIVES, held, CAPTIVES)
    if player.owes != NOBODY:
        to = rising(told, to, base + AT_OWES, 1, 1)
    to = rising(told, to, base + AT_STRENGTH, int(strength(s, p) / 4.0), FOURS)
    if player.place != NOBODY:
        told[to] = base + AT_PLACE + player.place
        to += 1
    return tell_shown(s, p, base + AT_SHOWN, told, to)


@rule
def tell_own(s: Town, seat: int, told: Numbers, to: int) -> int:
    player = s.players[seat]
    for kind in range(KINDS):
        to = rising(told, to, AT_OWN_HAND + 2 * kind, player.hand[kind], 2)
    to = either_way(told, to, AT_JUDGED, int(lead(s, seat) / 3.0), JUDGED)
    best = 0.0
    for p in range(s.sides):
        if p != seat and (p == THE_THREE or p < s.player_count) and s.players[p].is_in == 1:
            best = max(best, strength(s, p))
    to = either_way(told, to, AT_RATIO, int(6.0 * log((1.0 + strength(s, seat)) / (1.0 + best))), RATIO)
    if player.place != NOBODY and player.is_in == 1:
        near = one_step(s, player.place)
        for location in range(LOCATIONS):
            to = rising(told, to, AT_REACHED + location, near >> location & 1, 1)
    return to


@rule
def tell_town(s: Town, seat: int, told: Numbers, to: int) -> int:
    for location in range(LOCATIONS):
        to = rising(told, to, AT_IN_PLAY + location, s.in_play >> location & 1, 1)
    to = rising(told, to, AT_ROUND, (s.round + 3) // 4, ROUNDS)
    told[to] = AT_PHASE + s.phase
    to += 1
    if s.active != NOBODY:
        told[to] = AT_ACTIVE + seats_on(s, seat, s.active)
        to += 1
    if s.decider != NOBODY:
        told[to] = AT_DECIDER + seats_on(s, seat, s.decider)
        to += 1
    if s.effect > 0:
        told[to] = AT_EFFECT + s.effect
        to += 1
    to = rising(told, to, AT_TRUMPS, s.trumps, TRUMPS)
    to = rising(told, to, AT_SWITCHES, s.fighting, 1)
    to = rising(told, to, AT_SWITCHES + 1, s.card_played, 1)
    to = rising(told, to, AT_SWITCHES + 2, s.location_used, 2)
    to = rising(told, to, AT_SWITCHES + 4, s.hired, 1)
    if s.active == seat:
        to = rising(told, to, AT_SWITCHES + 5, 1, 1)
    return to


@settles(tell)
def tell_all(s: Town, seat: int, told: Numbers, first: int) -> int:
    to = first
    for p in range(SIDES):
        if (p == THE_THREE and s.sides == SIDES) or p < players_of(s):
            steps = steps_between(s, s.players[seat].place, s.players[p].place) if p != seat else NEAR
            for slot in range(s.players[p].gang_size):
                to = tell_fighter(s, seat, p, slot, steps, told, to)
                told[to] = NEXT
                to += 1
    for p in range(SIDES):
        if (p == THE_THREE and s.sides == SIDES) or p < players_of(s):
            to = tell_side(s, seat, p, told, to)
    to = tell_own(s, seat, told, to)
    return tell_town(s, seat, told, to) - first


@settles(thing_facts)
def of_fighter(s: Town) -> int:
    return THING_FACTS


@settles(whole_facts)
def of_table(s: Town) -> int:
    return WHOLE_FACTS


assert TESTS == Test.OUTLAW + 1
