"""Bots for the western games: what bots/gunslingers.py and bots/gunsmoke.py have in common.

The greedy bot tries every option in worlds that it could be in, with the rules themselves, lets the rest of the turn run as a
sensible player might, and values what it sees: gunfighters and their wounds, weapons, dollars and income, cards near the place
where they can be used, and opponents within reach. It knows no rule of its own, and nothing that its seat may not know.
"""

from math import exp, log

from gunmetal.bots import common
from gunmetal.bots.common import ROOKIE, carry_out, options_of
from gunmetal.games.western.actions import ACCOUNT, MISS, STAY
from gunmetal.games.western.end import winners, wounds_of
from gunmetal.games.western.fights import from_cards
from gunmetal.games.western.state import (
    GUNFIGHTERS,
    KINDS,
    THE_THREE,
    Category,
    Chance,
    Effect,
    Location,
    Phase,
    Test,
    Town,
)
from gunmetal.games.western.town import one_step
from gunmetal.kernel.chance import below
from gunmetal.kernel.records import Floats, Numbers
from gunmetal.kernel.rules import left_open, rule, settles

WORLDS = 12                            # that the greedy bot imagines for a decision
FAR = 6                                # steps, beyond every distance in town

settles(common.winners_of)(winners)


@left_open
def belongings(s: Town, p: int) -> float:
    """What a game's own things on the table are worth: weapons, items, accounts."""
    raise NotImplementedError


@rule
def distance(s: Town, here: int, there: int) -> int:
    """Steps between two locations in play."""
    reached = 1 << here
    for steps in range(FAR):
        if reached >> there & 1 == 1:
            return steps
        edge = reached
        for location in range(s.location_count):
            if edge >> location & 1 == 1:
                reached |= one_step(s, location)
    return FAR


@rule
def attribute(s: Town, p: int, slot: int, test: int) -> float:
    return float(s.cards[s.players[p].gang[slot].kind].bonus[test] + from_cards(s, p, slot, test))


@rule
def fighter_worth(s: Town, p: int, slot: int) -> float:
    """A gunfighter: more with every value, less with every wound."""
    fighter = s.players[p].gang[slot]
    draw, shoot = attribute(s, p, slot, Test.DRAW), attribute(s, p, slot, Test.SHOOT)
    worth = 6.0 + 0.8 * draw + 1.3 * shoot + 0.15 * draw * shoot + 0.8 * attribute(s, p, slot, Test.BRAWL)
    for test in range(Test.GAMBLE, Test.OUTLAW + 1):
        worth += 0.25 * attribute(s, p, slot, test)
    life = s.cards[fighter.kind].life
    return worth * (life - 0.8 * fighter.wounds) / life


@rule
def strength(s: Town, p: int) -> float:
    total = 0.0
    for slot in range(s.players[p].gang_size):
        total += fighter_worth(s, p, slot)
    return total


@rule
def begins_fight(s: Town, kind: int) -> bool:
    effect = s.cards[kind].effect
    return effect == Effect.SHOOTOUT or effect == Effect.BRAWL or effect == Effect.CAPTURE or effect == Effect.BUSHWHACK


@rule
def promise(s: Town, p: int, kind: int) -> float:
    """What a card in hand may bring: more the nearer the place where it is used, and only if it can be paid."""
    card = s.cards[kind]
    player = s.players[p]
    gain, place = 1.5, card.location
    if card.category == Category.GUNFIGHTER:
        gain, place = 0.0, int(Location.TRAIN_STATION)
        if player.gang_size < s.gang_limit:
            gain = 7.0
    elif card.category != Category.ACTION:
        gain = 0.5 + 0.25 * card.cost
    if begins_fight(s, kind) or place == Location.ANYWHERE or s.in_play >> place & 1 == 0:
        return 0.0
    if card.cost > player.dollars:
        gain *= 0.3
    return gain * (1.0 - 0.18 * min(distance(s, player.place, place), 5))


@rule
def hand_worth(s: Town, p: int) -> float:
    """Cards are worth little in the hand; the most promising one shows the way."""
    best, fights = 0.0, 0
    for kind in range(KINDS):
        if s.players[p].hand[kind] > 0:
            best = max(best, promise(s, p, kind))
            if begins_fight(s, kind):
                fights += 1
    return best + 1.5 * min(fights, 1) + 0.8 * min(fights, 3) - 0.4 * max(s.players[p].hand_size - 4, 0)


@rule
def can_attack(s: Town, p: int) -> bool:
    """Whether a player holds a card that begins a fight."""
    for kind in range(GUNFIGHTERS, KINDS):
        if s.players[p].hand[kind] > 0 and begins_fight(s, kind):
            return True
    return False


@rule
def menace(s: Town, p: int) -> float:
    """To be near weaker opponents is good for who can attack; to be near stronger ones is not."""
    if p == THE_THREE or s.fighting == 0:
        return 0.0
    own = strength(s, p)
    reach = 4.0 if can_attack(s, p) else 1.0
    best = 0.0
    for other in range(s.player_count):
        if other != p and s.players[other].is_in == 1:
            near = 1.0 - 0.2 * min(distance(s, s.players[p].place, s.players[other].place), 5)
            best = max(best, reach * near * min(own / (strength(s, other) + 1.0), 3.0))
    return best * eagerness(s)


@rule
def captives_worth(s: Town, p: int) -> float:
    """Captives are worth a bounty, the more the nearer the Sheriff's Office."""
    held = 0
    for kind in range(GUNFIGHTERS):
        held += s.players[p].captives >> kind & 1
    if held == 0 or p == THE_THREE:
        return 0.0
    far = distance(s, s.players[p].place, int(Location.SHERIFFS_OFFICE))
    return held * (2.5 - 0.3 * far)


@rule
def need(s: Town, p: int) -> float:
    """Wounded gunfighters want to be near the Hotel."""
    wounds = 0
    for slot in range(s.players[p].gang_size):
        wounds += s.players[p].gang[slot].wounds
    if wounds == 0 or s.in_play >> Location.HOTEL & 1 == 0 or s.players[p].dollars < 3:
        return 0.0
    return 1.2 - 0.3 * distance(s, s.players[p].place, int(Location.HOTEL))


@rule
def possessions(s: Town, p: int) -> float:
    """What a side has: gunfighters, of whom the last ones matter most, cards on the table, dollars."""
    player = s.players[p]
    if player.is_in == 0:
        return -25.0
    total = belongings(s, p) + 40.0 * log(1.0 + strength(s, p) / 10.0)
    return total + 0.3 * min(player.dollars, 10) + 0.05 * max(player.dollars - 10, 0)


@rule
def outlook(s: Town, p: int) -> float:
    """What a player may make of it."""
    if s.players[p].is_in == 0:
        return 0.0
    return hand_worth(s, p) + menace(s, p) + captives_worth(s, p) + need(s, p)


@rule
def eagerness(s: Town) -> float:
    """How much more the losses of others count than the own gains: the longer a game lasts, the more is risked."""
    return 1.3 + 0.05 * s.round


@settles(common.worth)
def lead(s: Town, p: int) -> float:
    """How well a player stands against the others."""
    total = possessions(s, p)
    for other in range(s.sides):
        if other != p and (other == THE_THREE or other < s.player_count):
            total -= eagerness(s) * possessions(s, other)
    if s.phase == Phase.OVER:
        return total + (50.0 if winners(s) >> p & 1 == 1 else -50.0)
    return total + outlook(s, p)


@rule
def likely(s: Town, out: Numbers, n: int) -> int:
    """What a sensible player might do: hold on to cards, use what helps, not leave things undone."""
    if s.phase == Phase.DISCARD or s.phase == Phase.MISS or s.phase == Phase.EXCHANGE:
        return out[0]
    if s.phase == Phase.MOVE:
        for k in range(n):
            if out[k] == STAY:
                return STAY
    if n > 1 and (s.phase == Phase.CARDS or s.phase == Phase.BIBLE or s.phase == Phase.LASSO):
        return out[1 + below(s, n - 1, Chance.SAMPLE)]
    if n > 1 and s.phase == Phase.TOWN and below(s, 16, Chance.SAMPLE) > 0:
        return out[1 + below(s, n - 1, Chance.SAMPLE)]
    return out[below(s, n, Chance.SAMPLE)]


@settles(common.go_on)
def finish_turn(s: Town, out: Numbers, turn: int) -> None:
    """The rest of this turn; before the first one, all that comes before it."""
    while s.phase != Phase.OVER and s.turn == turn:
        carry_out(s, likely(s, out, options_of(s, out)))


@settles(common.is_worth_a_thought)
def worth_a_thought(s: Town, action: int) -> bool:
    """Accounts in full fives are enough to choose from, and a turn is missed for a wound at most."""
    if action == MISS:
        return s.players[s.active].place == Location.HOTEL and wounds_of(s, s.active) > 0
    return action < ACCOUNT + 5 or (action - ACCOUNT) % 5 == 0


@settles(common.decider_of)
def decider(s: Town) -> int:
    return s.decider


@settles(common.players_of)
def players(s: Town) -> int:
    return s.player_count


@settles(common.is_over)
def is_ended(s: Town) -> bool:
    return s.phase == Phase.OVER


@settles(common.prize)
def quick_win(s: Town) -> float:
    """Alone fewer turns are better (SM-40): a win that comes 10 turns later is worth a third less."""
    return 1.0 if s.player_count > 1 else exp(-s.turn / 25.0)


@settles(common.margin)
def no_margin(s: Town, p: int) -> float:
    """Who is the last with a gunfighter has won, however it stands."""
    return 0.0


@settles(common.end_reason_of)
def end_reason(s: Town) -> int:
    return s.end_reason


@settles(common.turn_of)
def turn(s: Town) -> int:
    return s.turn


@settles(common.worlds_for)
def worlds(s: Town) -> int:
    return WORLDS


@settles(common.worlds_in_thought)
def some_worlds(s: Town) -> int:
    """With the dice of one world alone, what is risky would look good whenever it went well there."""
    return 3


@settles(common.blunder)
def for_a_gunfighter(s: Town, bot: int) -> float:
    return 12.0 if bot == ROOKIE else 6.0


@settles(common.forget)
def forget_nothing(s: Town, seat: int) -> None:
    """What is hidden in a western game is hidden from the beginning."""


@settles(common.believe)
def believe_nothing(s: Town, seat: int, settings: Floats) -> None:
    """Hands tell little of themselves, and nothing is laid face-down."""
