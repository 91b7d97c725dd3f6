"""What a seat observes in both western games: what they show alike (games/western/views.py), as numbers.

Sides are counted from the own seat: 1 is the own one, 2 the next to the left; the three of a solo game are always the last. What is
printed on the cards is fixed before the game, and not told again.
"""

from collections.abc import Mapping
from typing import Annotated

from gunmetal.environments.fields import Means
from gunmetal.environments.seen.stepping import standing
from gunmetal.games.western import actions as A
from gunmetal.games.western.fights import FIRING
from gunmetal.games.western.gang import dead_to_be_seen
from gunmetal.games.western.notation import FACES, FORMS, REASONS, Words
from gunmetal.games.western.state import (
    COLOURS,
    DICE,
    GANG,
    GUNFIGHTERS,
    KINDS,
    LOCATIONS,
    NOBODY,
    PLACES,
    SIDES,
    THE_THREE,
    Effect,
    Location,
    Phase,
    Suit,
    Town,
)
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.records import Record, array, i16
from gunmetal.kernel.rules import left_open, rule, settles

__all__ = ["COUNTED", "FORMS", "legends"]

MANY = 32_767                          # turns, rounds: as many as there is room for
MOST = A.MOST_DOLLARS
COPIES = 127                           # of one card
A_FORTUNE = 100.0                      # dollars that are worth a gunfighter

# How actions are counted within their block, where that is not the one name in their form.
COUNTED = {
    A.ATTACH: f"CARD × {GANG} + place in the own gang",
    A.SELL_ATTACHED: f"place in the own gang × {COLOURS} + colour of the card: red, brown, blue",
    A.HEAL: "place in the own gang",
    A.BAG: "place in the own gang",
    A.LASSO: "place in the own gang",
    A.CHOOSE: f"seat × {GANG} + place in that gang",
    A.STEAL: f"(seat × {GANG} + place in that gang) × {COLOURS} + colour of the card",
}


def legends(words: Words) -> Mapping[str, tuple[str, ...]]:
    """What the names stand for in a game."""
    return {
        "side": ("nobody", "the own seat", *(f"{n} to the left" for n in range(1, THE_THREE)), "the three"),
        "chair": ("a spectator", *words.seats[:THE_THREE]),
        "phase": tuple(phase.name.lower() for phase in Phase),
        "card": ("none", *words.cards),
        "location": ("none", *words.locations),
        "suit": ("none", *FACES[: Suit.OTHER_JOKER]),
        "effect": tuple(effect.name.lower() for effect in Effect),
        "reason": REASONS,
    }


class FighterSeen(Record):
    kind: Annotated[i16, Means("a gunfighter of the gang", KINDS, "card")]
    wounds: Annotated[i16, Means("wounds", COPIES)]
    attached: list[Annotated[i16, Means("red, brown and blue card attached to him (SM-26)", KINDS, "card")]] = array(COLOURS)


class SideSeen(Record):
    is_in: Annotated[i16, Means("whether the side is in the game", 1)]
    trump: Annotated[i16, Means("its trump", Suit.OTHER_JOKER, "suit")]
    place: Annotated[i16, Means("where its figure stands", LOCATIONS, "location")]
    dollars: Annotated[i16, Means("dollars", MOST)]
    account: Annotated[i16, Means("dollars on the account", MOST)]
    hand_size: Annotated[i16, Means("cards in hand", COPIES)]
    gang_size: Annotated[i16, Means("gunfighters in the gang", GANG)]
    captive_count: Annotated[i16, Means("captives", GUNFIGHTERS)]
    takes_part: Annotated[i16, Means("whether it takes part in the fight", 1)]
    fighter: Annotated[i16, Means("with whom: the place in the gang from 1; 0: not chosen", GANG)]
    speed: Annotated[i16, Means("1 + trumps in the quick draw; 0: none was made", COPIES)]
    aims_at: Annotated[i16, Means("the side aimed at", SIDES, "side")]
    is_firing: Annotated[i16, Means("whether it fires now, with all of whom this is true", 1)]
    has_fired: Annotated[i16, Means("whether it has fired", 1)]
    hits: Annotated[i16, Means("wounds that land when all of them have fired", COPIES)]
    captives: list[Annotated[i16, Means("whether each gunfighter is its captive, as far as that is open", 1)]] = array(GUNFIGHTERS)
    gang: list[FighterSeen] = array(GANG)


class NearSeen(Record):
    neighbours: list[Annotated[i16, Means("whether two locations are neighbours", 1)]] = array(LOCATIONS)


class TownSeen(Record):
    seat: Annotated[i16, Means("where the seat is that sees this", THE_THREE, "chair")]
    player_count: Annotated[i16, Means("players", THE_THREE)]
    turn: Annotated[i16, Means("turns begun", MANY)]
    round: Annotated[i16, Means("rounds begun", MANY)]
    round_limit: Annotated[i16, Means("after how many the game ends; 0: none", MANY)]
    phase: Annotated[i16, Means("what is to be decided", Phase.OVER, "phase")]
    active: Annotated[i16, Means("whose turn it is", SIDES, "side")]
    decider: Annotated[i16, Means("who must decide", SIDES, "side")]
    starter: Annotated[i16, Means("who began", SIDES, "side")]
    end_reason: Annotated[i16, Means("why the game ended", len(REASONS) - 1, "reason")]
    reserve: Annotated[i16, Means("dollars in the reserve", MOST)]
    gang_limit: Annotated[i16, Means("gunfighters in a gang at most", GANG)]
    fighting_allowed: Annotated[i16, Means("whether somebody has hired, so that fights are allowed (SL-29)", 1)]
    has_hired: Annotated[i16, Means("whether somebody was hired in this turn", 1)]
    card_played: Annotated[i16, Means("whether an action card was played in this turn", 1)]
    location_used: Annotated[i16, Means("what the location offers: 0 not used yet, 1 going on, 2 over", 2)]
    deck_size: Annotated[i16, Means("cards in the deck", 2 * COPIES)]
    dead_count: Annotated[i16, Means("gunfighters in the graveyard", GUNFIGHTERS)]
    effect: Annotated[i16, Means("the action in progress", Effect.MINING, "effect")]
    fighter: Annotated[i16, Means("who does it: the place in the gang from 1; 0: nobody", GANG)]
    chooser: Annotated[i16, Means("for whose gang a gunfighter is being chosen", SIDES, "side")]
    target: Annotated[i16, Means("at whom it is aimed", SIDES, "side")]
    target_fighter: Annotated[i16, Means("at which gunfighter: the place in the gang from 1; 0: nobody", GANG)]
    stake: Annotated[i16, Means("dollars staked", COPIES)]
    trumps: Annotated[i16, Means("trumps rolled", COPIES)]
    fight: Annotated[i16, Means("the fight in progress", Effect.MINING, "effect")]
    initiator: Annotated[i16, Means("who began it", SIDES, "side")]
    stage: Annotated[i16, Means("0 gathering, 1 Lassos, 2 firing", 2)]
    attacker: Annotated[i16, Means("whose wounds may be cancelled now", SIDES, "side")]
    attack_hits: Annotated[i16, Means("how many they are", COPIES)]
    dice: list[Annotated[i16, Means("the last dice of the action in progress", Suit.OTHER_JOKER, "suit")]] = array(DICE)
    hand: list[Annotated[i16, Means("the own hand, by card", COPIES)]] = array(KINDS)
    discards: list[Annotated[i16, Means("discarded cards, by card", COPIES)]] = array(KINDS)
    jail: list[Annotated[i16, Means("whether each gunfighter is in jail", 1)]] = array(GUNFIGHTERS)
    gone: list[Annotated[i16, Means("whether he is out of the game, seen by all", 1)]] = array(GUNFIGHTERS)
    dead: list[Annotated[i16, Means("whether he is dead, if the seat stands in the graveyard (SL-15)", 1)]] = array(GUNFIGHTERS)
    map: list[Annotated[i16, Means("the location at each place of the map", LOCATIONS, "location")]] = array(PLACES)
    in_play: list[Annotated[i16, Means("whether each location is in play", 1)]] = array(LOCATIONS)
    near: list[NearSeen] = array(LOCATIONS)
    sides: list[SideSeen] = array(SIDES)


@left_open
def shows_captives(s: Town, seat: int, p: int) -> bool:
    """Whether a seat may see whom a side holds captive."""
    raise NotImplementedError


@rule
def side_from(s: Town, seat: int, p: int) -> int:
    """A side as a seat counts it: 1 is the own one, 0 nobody. Spectators count from the first."""
    if p == NOBODY:
        return 0
    if p == THE_THREE or seat >= s.player_count:
        return p + 1
    return (p - seat) % s.player_count + 1


@rule
def see_gang(s: Town, p: int, seen: SideSeen) -> None:
    for slot in range(s.players[p].gang_size):
        fighter = s.players[p].gang[slot]
        seen.gang[slot].kind = fighter.kind + 1
        seen.gang[slot].wounds = fighter.wounds
        for colour in range(COLOURS):
            seen.gang[slot].attached[colour] = fighter.attached[colour] + 1


@rule
def see_duellist(s: Town, seat: int, p: int, seen: SideSeen) -> None:
    fight = s.fight
    seen.takes_part = 1
    seen.fighter = fight.slot[p] + 1
    seen.aims_at = side_from(s, seat, fight.target[p])
    seen.is_firing = fight.firing >> p & 1
    seen.has_fired = fight.fired >> p & 1
    seen.hits = fight.wounds[p]
    if fight.effect == Effect.SHOOTOUT and fight.stage == FIRING:
        seen.speed = fight.speed[p] + 1


@rule
def see_side(s: Town, seat: int, p: int, seen: SideSeen) -> None:
    player = s.players[p]
    seen.is_in = player.is_in
    if s.phase != Phase.PREPARED:
        seen.trump = player.trump + 1
    seen.place = player.place + 1
    seen.dollars = player.dollars
    seen.account = player.account
    seen.hand_size = player.hand_size
    seen.gang_size = player.gang_size
    for kind in range(GUNFIGHTERS):
        seen.captive_count += player.captives >> kind & 1
        if shows_captives(s, seat, p):
            seen.captives[kind] = player.captives >> kind & 1
    see_gang(s, p, seen)
    if s.fight.effect != Effect.NONE and s.fight.taking_part >> p & 1 == 1:
        see_duellist(s, seat, p, seen)


@rule
def see_action(s: Town, seat: int, seen: TownSeen) -> None:
    """The action and the fight in progress."""
    if s.effect != Effect.NONE:
        seen.effect = s.effect
        seen.fighter = s.slot + 1
        seen.chooser = side_from(s, seat, s.chooser)
        seen.target = side_from(s, seat, s.target)
        seen.target_fighter = s.target_slot + 1
        seen.stake = s.stake
        seen.trumps = s.trumps
    if s.fight.effect != Effect.NONE:
        seen.fight = s.fight.effect
        seen.initiator = side_from(s, seat, s.fight.initiator)
        seen.stage = s.fight.stage
        seen.attacker = side_from(s, seat, s.fight.attacker)
        seen.attack_hits = s.fight.hits
    for i in range(s.dice_count):
        seen.dice[i] = min(s.dice[i], Suit.JOKER) + 1


@rule
def see_turn(s: Town, seat: int, seen: TownSeen) -> None:
    seen.seat = seat + 1 if seat < s.player_count else 0
    seen.player_count = s.player_count
    seen.turn = s.turn
    seen.round = s.round
    seen.round_limit = s.round_limit
    seen.phase = s.phase
    seen.active = side_from(s, seat, s.active)
    seen.decider = side_from(s, seat, s.decider)
    if s.round > 0:
        seen.starter = side_from(s, seat, s.starter)
    seen.end_reason = s.end_reason
    seen.reserve = s.reserve
    seen.gang_limit = s.gang_limit
    seen.fighting_allowed = s.fighting
    seen.has_hired = min(s.hired, 1)
    seen.card_played = s.card_played
    seen.location_used = s.location_used
    seen.deck_size = s.deck_size


@rule
def see_map(s: Town, seen: TownSeen) -> None:
    for at in range(s.location_count):
        here = s.map[at]
        seen.map[at] = here + 1
        seen.in_play[here] = s.in_play >> here & 1
        for other in range(LOCATIONS):
            seen.near[here].neighbours[other] = s.neighbours[here] >> other & 1


@rule
def see_gunfighters(s: Town, seat: int, seen: TownSeen) -> None:
    """Those who are in no gang."""
    dead = dead_to_be_seen(s)
    among_them = seat != PUBLIC and s.players[seat].place == Location.GRAVEYARD        # SL-15, SM-24
    for kind in range(GUNFIGHTERS):
        seen.jail[kind] = s.jail >> kind & 1
        seen.gone[kind] = s.gone >> kind & 1
        seen.dead_count += dead >> kind & 1
        if among_them:
            seen.dead[kind] = dead >> kind & 1


@rule
def see_town(s: Town, seat: int, seen: TownSeen) -> None:
    """Fills an empty observation with what a seat sees, or a spectator."""
    see_turn(s, seat, seen)
    see_action(s, seat, seen)
    see_gunfighters(s, seat, seen)
    if s.phase != Phase.PREPARED and s.width > 0:
        see_map(s, seen)
    for p in range(SIDES):
        if p < s.player_count or (p == THE_THREE and s.sides == SIDES):
            see_side(s, seat, p, seen.sides[side_from(s, seat, p) - 1])
    for kind in range(KINDS):
        seen.discards[kind] = s.discards[kind]
        if seat < s.player_count:
            seen.hand[kind] = s.players[seat].hand[kind]


@rule
def means_of(s: Town, p: int) -> float:
    """Gunfighters, and a little for dollars."""
    return s.players[p].gang_size + (s.players[p].dollars + s.players[p].account) / A_FORTUNE


@settles(standing)
def means_ahead(s: Town, p: int) -> float:
    """By how much of a full gang a player is ahead of the average of the others who are in."""
    total, count = 0.0, 0
    for other in range(s.sides):
        if other != p and s.players[other].is_in == 1:
            total += means_of(s, other)
            count += 1
    return (means_of(s, p) - total / max(count, 1)) / GANG
