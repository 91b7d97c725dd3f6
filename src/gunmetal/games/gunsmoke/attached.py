"""Attached cards: buying, selling, what they add, and what discarding one does (SM-11, SM-14, SM-17, SM-25 to SM-28)."""

from gunmetal.games.gunsmoke.cards import KIND_OF
from gunmetal.games.gunsmoke.state import State
from gunmetal.games.western.deck import discard, from_hand
from gunmetal.games.western.dollars import earn, pay
from gunmetal.games.western.fights import asks_for_cards, from_cards, may_cancel, own_value, spared
from gunmetal.games.western.gang import count_special, has_special, heal, is_dead, stands
from gunmetal.games.western.state import (
    COLOURS,
    NOTHING,
    THE_THREE,
    Category,
    Colour,
    Effect,
    Event,
    Location,
    Special,
    Test,
    Use,
)
from gunmetal.games.western.ventures import communal_dice
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule, settles

CARBINE = KIND_OF["carbine"]
NOT_SOLD_HERE = -1
DYNAMITE = 3                   # SM-11


@settles(has_special)
def has_printed_special(s: State, p: int, slot: int, special: int) -> bool:    # SM-28: wounds silence no special
    return s.cards[s.players[p].gang[slot].kind].special == special


@settles(stands)
def is_alive(s: State, p: int, slot: int) -> bool:                     # SM-29: a gunfighter stands until killed
    return not is_dead(s, p, slot)


@settles(own_value)
def printed_value(s: State, p: int, slot: int, test: int) -> int:      # SM-28: wounds carry no penalty
    return s.cards[s.players[p].gang[slot].kind].bonus[test]


@settles(from_cards)
def bonus_of_attached(s: State, p: int, slot: int, test: int) -> int:  # SM-27
    fighter = s.players[p].gang[slot]
    total = 0
    for colour in range(COLOURS):
        if fighter.attached[colour] != NOTHING:
            total += s.cards[fighter.attached[colour]].bonus[test]
    if test == Test.SHOOT and fighter.attached[Colour.RED] == CARBINE and has_special(s, p, slot, Special.CARBINE_EXPERT):
        total += 1
    return total


@settles(communal_dice)
def dice_of_gang(s: State, p: int, test: int) -> int:                  # SM-28
    """All gunfighters and attached cards of the gang."""
    dice = 0
    for slot in range(s.players[p].gang_size):
        dice += s.cards[s.players[p].gang[slot].kind].bonus[test] + bonus_of_attached(s, p, slot, test)
    if test == Test.OUTLAW:
        dice += s.dynamite[p]
        if s.effect == Effect.HOLD_UP or s.effect == Effect.ROB_TRAIN:
            dice += count_special(s, p, Special.SAFE_CRACKER)
    elif s.effect == Effect.CAPTURE:
        dice += count_special(s, p, Special.MANHUNTER)
    return max(dice, 0)


@rule
def bearer_of(s: State, p: int, use: int) -> int:
    """The first own gunfighter with an attached card of this use, or nobody."""
    for slot in range(s.players[p].gang_size):
        if colour_of(s, p, slot, use) != NOTHING:
            return slot
    return NOTHING


@rule
def colour_of(s: State, p: int, slot: int, use: int) -> int:
    """Where a gunfighter has a card of this use."""
    for colour in range(COLOURS):
        kind = s.players[p].gang[slot].attached[colour]
        if kind != NOTHING and s.cards[kind].use == use:
            return colour
    return NOTHING


@rule
def spend(s: State, p: int, slot: int, use: int) -> int:
    """Discards an attached card for what that does."""
    colour = colour_of(s, p, slot, use)
    kind = s.players[p].gang[slot].attached[colour]
    detach(s, p, slot, colour)
    discard(s, kind)
    emit(s, Event.CARD_DISCARDED, EVERYBODY, p, kind)
    return kind


@rule
def detach(s: State, p: int, slot: int, colour: int) -> None:
    s.players[p].gang[slot].attached[colour] = NOTHING


@rule
def attach(s: State, p: int, slot: int, kind: int) -> None:            # SM-26
    """A card of the same colour is replaced: it is discarded without refund."""
    fighter = s.players[p].gang[slot]
    colour = s.cards[kind].colour
    if fighter.attached[colour] != NOTHING:
        emit(s, Event.CARD_REPLACED, EVERYBODY, p, fighter.attached[colour], fighter.kind)
        discard(s, fighter.attached[colour])
    fighter.attached[colour] = kind
    emit(s, Event.CARD_ATTACHED, EVERYBODY, p, kind, fighter.kind)


@rule
def may_buy(s: State, p: int, kind: int) -> bool:                      # SM-14, SM-26
    card = s.cards[kind]
    player = s.players[p]
    if card.category == Category.GUNFIGHTER or card.category == Category.ACTION:
        return False
    return player.hand[kind] > 0 and card.location == player.place and card.cost <= player.dollars


@rule
def buy(s: State, p: int, kind: int, slot: int) -> None:
    from_hand(s, p, kind)
    pay(s, p, s.cards[kind].cost)
    emit(s, Event.CARD_BOUGHT, EVERYBODY, p, kind, s.cards[kind].cost)
    attach(s, p, slot, kind)


@rule
def price(s: State, kind: int, here: int) -> int:
    """What an attached card fetches here, or that it is not sold here."""
    card = s.cards[kind]
    if card.sellable == 0:                                             # SM-25
        return NOT_SOLD_HERE
    if here == Location.TRADING_POST and (card.location == Location.GENERAL_STORE or card.location == Location.GUNSMITH):
        return card.cost + 2                                           # SM-17
    if card.location == here and (here == Location.GENERAL_STORE or here == Location.GUNSMITH):
        return card.cost // 2                                          # SM-14
    return NOT_SOLD_HERE


@rule
def may_sell(s: State, p: int, slot: int, colour: int) -> bool:
    kind = s.players[p].gang[slot].attached[colour]
    return kind != NOTHING and price(s, kind, s.players[p].place) != NOT_SOLD_HERE


@rule
def sell(s: State, p: int, slot: int, colour: int) -> None:
    kind = s.players[p].gang[slot].attached[colour]
    detach(s, p, slot, colour)
    discard(s, kind)
    paid = earn(s, p, price(s, kind, s.players[p].place))
    emit(s, Event.CARD_SOLD, EVERYBODY, p, kind, paid)


@rule
def may_open_bag(s: State, p: int, slot: int) -> bool:                 # SM-11
    return s.players[p].gang[slot].wounds > 0 and colour_of(s, p, slot, Use.HEAL_TWO) != NOTHING


@rule
def open_bag(s: State, p: int, slot: int) -> None:
    """Up to two wounds of its bearer."""
    spend(s, p, slot, Use.HEAL_TWO)
    heal(s, p, slot, 2)


@rule
def tests_outlaw(s: State, p: int) -> bool:
    """Whether a side makes an Outlaw test in what is going on."""
    if s.effect == Effect.CAPTURE:
        return p == s.target
    return p == s.active and (s.effect == Effect.HOLD_UP or s.effect == Effect.ROB_TRAIN or s.effect == Effect.EXPLOSION
                              or s.effect == Effect.JAILBREAK)


@settles(asks_for_cards)
def may_light_dynamite(s: State, p: int) -> bool:                      # SM-11
    return p != THE_THREE and tests_outlaw(s, p) and bearer_of(s, p, Use.OUTLAW_THREE) != NOTHING


@rule
def light_dynamite(s: State, p: int) -> None:
    kind = spend(s, p, bearer_of(s, p, Use.OUTLAW_THREE), Use.OUTLAW_THREE)
    emit(s, Event.CARD_CHOSEN, EVERYBODY, p, kind)
    s.dynamite[p] += DYNAMITE


@settles(may_cancel)
def bearer_has_bible(s: State, p: int) -> bool:                        # SM-11; the three use no discard power (SM-38)
    return p != THE_THREE and colour_of(s, p, s.fight.slot[p], Use.CANCEL_WOUNDS_OF_ONE_ATTACK) != NOTHING


@rule
def cancel_attack(s: State, p: int) -> None:
    kind = spend(s, p, s.fight.slot[p], Use.CANCEL_WOUNDS_OF_ONE_ATTACK)
    emit(s, Event.WOUNDS_CANCELLED, EVERYBODY, p, s.players[p].gang[s.fight.slot[p]].kind, kind, s.fight.hits)
    s.fight.hits = 0


@settles(spared)
def nobody_is_spared(s: State, p: int, hits: int) -> int:
    """A Bible is used at once (`cancel_attack`), so all wounds that are left land."""
    return hits
