"""Fights: the Shootout, the Brawl and the shot from an ambush (SL-30 to SL-32, SM-29).

A fight runs until somebody must decide; `gathers` and `fires` say whether somebody must. All dice of those who fire at the same
time are rolled before any of their wounds land.
"""

from gunmetal.games.western.dice import roll
from gunmetal.games.western.gang import bury_dead, has_special, is_dead, stands, wound
from gunmetal.games.western.state import (
    NOBODY,
    NOTHING,
    SIDES,
    THE_THREE,
    TO_FOE,
    Effect,
    Event,
    Lost,
    Phase,
    Special,
    Test,
    Town,
)
from gunmetal.games.western.town import meets
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import left_open, rule

GATHERING, LASSOS, FIRING = 0, 1, 2


@left_open
def own_value(s: Town, p: int, slot: int, test: int) -> int:
    """A gunfighter's own value in an individual test, as its wounds leave it."""
    raise NotImplementedError


@left_open
def from_cards(s: Town, p: int, slot: int, test: int) -> int:
    """What the cards in use add to a gunfighter's test; FOE_DRAW and the like: to the tests of opponents."""
    raise NotImplementedError


@left_open
def asks_for_cards(s: Town, p: int) -> bool:
    """Whether a player has cards that may help in what is going on."""
    raise NotImplementedError


@left_open
def may_cancel(s: Town, p: int) -> bool:
    """Whether a player may cancel wounds that are about to land."""
    raise NotImplementedError


@left_open
def spared(s: Town, p: int, hits: int) -> int:
    """The wounds that land, after what a card chosen before the fight cancels."""
    raise NotImplementedError


@rule
def individual_dice(s: Town, p: int, slot: int, test: int, foe: int) -> int:
    """The dice of a Draw, Shoot, Brawl or Gamble test after all bonuses and penalties (SL-26, SM-27, SM-28)."""
    if not stands(s, p, slot):
        return 0
    dice = own_value(s, p, slot, test) + from_cards(s, p, slot, test)
    if test == Test.DRAW:
        for other in range(s.sides):
            if other != p and s.fight.taking_part >> other & 1 == 1:
                dice += from_cards(s, other, s.fight.slot[other], Test.FOE_DRAW)
    if foe != NOBODY:
        dice += from_cards(s, foe, s.fight.slot[foe], test + TO_FOE)
        if test == Test.SHOOT and has_special(s, foe, s.fight.slot[foe], Special.HARD_TO_HIT):
            dice -= 1
        if test == Test.BRAWL and has_special(s, foe, s.fight.slot[foe], Special.TOUGH):
            dice -= 1
    return max(dice, 0)


@rule
def start_fight(s: Town, p: int, effect: int) -> None:
    """Everybody on the location takes part (SL-30)."""
    f = s.fight
    s.effect = effect
    f.effect = effect
    f.initiator = p
    f.taking_part = 1 << p
    for other in range(s.sides):
        if effect != Effect.BUSHWHACK and meets(s, p, other):
            f.taking_part |= 1 << other
    for seat in range(SIDES):
        f.slot[seat] = NOTHING
        f.target[seat] = NOBODY
    f.attacker = NOBODY


@rule
def next_of(s: Town, waiting: int) -> int:
    """The first of these seats, in order from the initiator to the left."""
    for i in range(SIDES):
        p = (s.fight.initiator + i) % SIDES
        if waiting >> p & 1 == 1:
            return p
    return NOBODY


@rule
def may_take_part(s: Town, p: int, slot: int) -> bool:
    """Who is seriously injured begins nothing, but may be chosen to be shot at (SL-37)."""
    return p != s.active or stands(s, p, slot)


@rule
def only_one(s: Town, p: int) -> int:
    """The one gunfighter of a gang who may take part, if there is no choice."""
    found = NOTHING
    for slot in range(s.players[p].gang_size):
        if may_take_part(s, p, slot):
            if found != NOTHING:
                return NOTHING
            found = slot
    return found


@rule
def take_part(s: Town, p: int, slot: int) -> None:
    s.fight.slot[p] = slot
    emit(s, Event.FIGHTER_CHOSEN, EVERYBODY, p, s.players[p].gang[slot].kind)


@rule
def gathers(s: Town) -> bool:
    """Each names a gunfighter and the cards that help; the initiator first, then to the left (SL-30).

    True: somebody must decide.
    """
    p = next_of(s, s.fight.taking_part & ~s.asked)
    while p != NOBODY:
        if s.fight.slot[p] == NOTHING:
            slot = only_one(s, p)
            if slot == NOTHING:
                s.chooser = p
                s.decider = s.active if p == THE_THREE else p
                s.phase = Phase.FIGHTER
                return True
            take_part(s, p, slot)
        if asks_for_cards(s, p):
            s.decider = p
            s.phase = Phase.CARDS
            return True
        s.asked |= 1 << p
        p = next_of(s, s.fight.taking_part & ~s.asked)
    return False


@rule
def quick_draw(s: Town) -> None:
    """All make a Draw test (SL-30)."""
    f = s.fight
    waiting = f.taking_part
    p = next_of(s, waiting)
    while p != NOBODY:
        f.speed[p] = roll(s, p, individual_dice(s, p, f.slot[p], Test.DRAW, NOBODY), Test.DRAW, 1)
        waiting ^= 1 << p
        p = next_of(s, waiting)


@rule
def begin_firing(s: Town) -> None:
    s.fight.stage = FIRING
    if s.fight.effect == Effect.SHOOTOUT:
        quick_draw(s)


@rule
def who_fires(s: Town) -> None:
    """Those who fire next, at the same time. Shootout: the highest draw of who still stands, and of a tie the quick ones first
    (SL-30). Brawl: all (SL-31)."""
    f = s.fight
    best = -1
    for p in range(s.sides):
        if f.taking_part >> p & 1 == 1 and f.fired >> p & 1 == 0 and stands(s, p, f.slot[p]):
            rank = 0
            if f.effect == Effect.SHOOTOUT:
                rank = 2 * f.speed[p]
                if has_special(s, p, f.slot[p], Special.QUICK):
                    rank += 1
            if f.effect == Effect.BUSHWHACK and p != f.initiator:      # SL-32: no answer
                rank = -1
            if rank > best:
                best = rank
                f.firing = 0
            if rank == best and rank >= 0:
                f.firing |= 1 << p


@rule
def may_target(s: Town, p: int, other: int) -> bool:
    """A living opposing participant (SL-30)."""
    f = s.fight
    return other != p and f.taking_part >> other & 1 == 1 and not is_dead(s, other, f.slot[other])


@rule
def targets(s: Town, p: int) -> int:
    """Bit q: seat q may be the target."""
    mask = 0
    for other in range(s.sides):
        if may_target(s, p, other):
            mask |= 1 << other
    return mask


@rule
def declare(s: Town, p: int, other: int) -> None:
    f = s.fight
    f.target[p] = other
    f.aimed |= 1 << p
    own, foe = s.players[p].gang[f.slot[p]], s.players[other].gang[f.slot[other]]
    emit(s, Event.TARGET_DECLARED, EVERYBODY, p, own.kind, other, foe.kind)


@rule
def lose_shot(s: Town, p: int) -> None:
    """With nobody left to shoot at, the shot is lost (SL-30)."""
    f = s.fight
    f.firing ^= 1 << p
    f.fired |= 1 << p
    emit(s, Event.SHOT_LOST, EVERYBODY, p, s.players[p].gang[f.slot[p]].kind)


@rule
def shoot(s: Town, p: int) -> None:
    """One attacker's test: a wound for each trump (SL-30, SL-31)."""
    f = s.fight
    test = Test.BRAWL if f.effect == Effect.BRAWL else Test.SHOOT
    dice = individual_dice(s, p, f.slot[p], test, f.target[p])
    if f.effect == Effect.BUSHWHACK:                                   # SL-32
        dice -= 1
    joker = 1
    if test == Test.SHOOT and has_special(s, p, f.slot[p], Special.TRICK_SHOT):
        joker = 2
    f.hits = roll(s, p, dice, test, joker)
    f.attacker = p
    f.fired |= 1 << p


@rule
def count_hits(s: Town) -> None:
    """What is not cancelled waits until all who fire at the same time have fired."""
    f = s.fight
    f.wounds[f.target[f.attacker]] += f.hits
    f.hits = 0
    f.attacker = NOBODY


@rule
def land_wounds(s: Town) -> None:
    f = s.fight
    for p in range(s.sides):
        if f.wounds[p] > 0:
            hits = spared(s, p, f.wounds[p])
            f.wounds[p] = 0
            if hits > 0:
                wound(s, p, f.slot[p], hits)
    f.firing = 0
    f.aimed = 0


@rule
def fires(s: Town) -> bool:
    """Volley after volley: targets, dice, wounds. True: somebody must decide."""
    f = s.fight
    while True:
        if f.firing == 0:
            who_fires(s)
            if f.firing == 0:
                return False
        p = next_of(s, f.firing & ~f.aimed)
        if p != NOBODY:
            possible = targets(s, p)
            other = next_of(s, possible)
            if other == NOBODY:
                lose_shot(s, p)
            elif possible != 1 << other:
                s.decider = p
                s.phase = Phase.TARGET
                return True
            else:
                declare(s, p, other)
        else:
            p = next_of(s, f.firing & ~f.fired)
            if p == NOBODY:
                land_wounds(s)
            else:
                shoot(s, p)
                if f.hits > 0 and may_cancel(s, f.target[p]):
                    s.decider = f.target[p]
                    s.phase = Phase.BIBLE
                    return True
                count_hits(s)


@rule
def end_fight(s: Town) -> None:
    f = s.fight
    bury_dead(s, Lost.BEATEN if f.effect == Effect.BRAWL else Lost.SHOT)
    f.effect = 0
    f.initiator = 0
    f.stage = 0
    f.taking_part = 0
    f.firing = 0
    f.aimed = 0
    f.fired = 0
    f.attacker = 0
    f.hits = 0
    for p in range(SIDES):
        f.slot[p] = 0
        f.speed[p] = 0
        f.target[p] = 0
        f.wounds[p] = 0
