"""Revealed cards: which help in an action, what they add, and how many a posse may have (SL-27, SL-28)."""

from gunmetal.games.gunslingers.state import REVEALED, WEAPONS, State
from gunmetal.games.western.deck import discard
from gunmetal.games.western.fights import asks_for_cards, from_cards, may_cancel, spared
from gunmetal.games.western.gang import has_special
from gunmetal.games.western.state import NOTHING, SIDES, Category, Effect, Event, Special, Test, Use
from gunmetal.games.western.ventures import is_gamble, is_lawful
from gunmetal.kernel.events import EVERYBODY, emit
from gunmetal.kernel.rules import rule, settles


@rule
def reveal(s: State, p: int, kind: int) -> None:
    """In order of kinds: equal tables are equal records."""
    mine = s.revealed[p]
    i = mine.size
    while i > 0 and mine.cards[i - 1] > kind:
        mine.cards[i] = mine.cards[i - 1]
        i -= 1
    mine.cards[i] = kind
    mine.size += 1


@rule
def count_revealed(s: State, p: int, kind: int) -> int:
    n = 0
    for i in range(s.revealed[p].size):
        if s.revealed[p].cards[i] == kind:
            n += 1
    return n


@rule
def take_revealed(s: State, p: int, kind: int) -> None:
    mine = s.revealed[p]
    found = 0
    for i in range(mine.size):
        if found == 0 and mine.cards[i] == kind:
            found = 1
        if found == 1:
            mine.cards[i] = mine.cards[i + 1] if i + 1 < mine.size else 0
    mine.size -= 1


@rule
def discard_revealed(s: State, p: int, kind: int) -> None:
    take_revealed(s, p, kind)
    discard(s, kind)
    emit(s, Event.CARD_DISCARDED, EVERYBODY, p, kind)


@rule
def revealed_for(s: State, p: int, use: int) -> int:
    """A revealed card with this use, or nothing."""
    for i in range(s.revealed[p].size):
        if s.cards[s.revealed[p].cards[i]].use == use:
            return s.revealed[p].cards[i]
    return NOTHING


@rule
def is_item(s: State, kind: int) -> bool:
    return s.cards[kind].category == Category.ITEM


@rule
def helps(s: State, p: int, kind: int) -> bool:
    """Whether a card can make a difference for a player in what is going on."""
    card = s.cards[kind]
    if s.effect == Effect.SHOOTOUT:
        return (card.bonus[Test.DRAW] != 0 or card.bonus[Test.SHOOT] != 0 or card.bonus[Test.FOE_DRAW] != 0
                or card.bonus[Test.FOE_SHOOT] != 0 or card.use == Use.CANCEL_ONE_WOUND)
    if s.effect == Effect.BRAWL:
        return card.bonus[Test.BRAWL] != 0 or card.bonus[Test.FOE_BRAWL] != 0 or card.use == Use.CANCEL_ONE_WOUND
    if s.effect == Effect.BUSHWHACK:
        return card.bonus[Test.SHOOT] != 0 and p == s.active           # the victim has no time to choose
    if is_gamble(s.effect):
        return card.bonus[Test.GAMBLE] != 0
    if not is_item(s, kind):                                           # communal tests: one item
        return False
    if p == s.active and is_lawful(s.effect):
        return card.bonus[Test.LAW] != 0
    return card.bonus[Test.OUTLAW] != 0


@rule
def has_hands_for(s: State, p: int, kind: int) -> bool:
    """One item, and either one two-handed or two one-handed weapons."""
    chosen = s.chosen[p]
    if is_item(s, kind):
        return chosen.item == NOTHING
    if chosen.weapons[0] == NOTHING:
        return True
    return chosen.weapons[1] == NOTHING and s.cards[chosen.weapons[0]].hands == 1 and s.cards[kind].hands == 1


@rule
def may_use(s: State, p: int, kind: int) -> bool:
    return helps(s, p, kind) and has_hands_for(s, p, kind)


@settles(asks_for_cards)
def may_use_any(s: State, p: int) -> bool:
    for i in range(s.revealed[p].size):
        if may_use(s, p, s.revealed[p].cards[i]):
            return True
    return False


@rule
def use(s: State, p: int, kind: int) -> None:
    take_revealed(s, p, kind)
    chosen = s.chosen[p]
    if is_item(s, kind):
        chosen.item = kind
    elif chosen.weapons[0] == NOTHING:
        chosen.weapons[0] = kind
    else:
        chosen.weapons[1] = kind
    emit(s, Event.CARD_CHOSEN, EVERYBODY, p, kind)


@settles(from_cards)
def bonus_of_chosen(s: State, p: int, slot: int, test: int) -> int:
    chosen = s.chosen[p]
    total = 0
    if chosen.item != NOTHING:
        total += s.cards[chosen.item].bonus[test]
    guns = 0
    for i in range(WEAPONS):
        if chosen.weapons[i] != NOTHING:
            total += s.cards[chosen.weapons[i]].bonus[test]
            if s.cards[chosen.weapons[i]].category == Category.WEAPON:
                guns += 1
    if guns == 2 and test == Test.SHOOT and s.effect == Effect.SHOOTOUT and has_special(s, p, slot, Special.TWO_GUNS):
        total += 1
    return total


@rule
def discard_chosen(s: State) -> None:
    """Every card so chosen is discarded when the action is over, win or lose."""
    for p in range(SIDES):
        chosen = s.chosen[p]
        if chosen.item != NOTHING:
            discard(s, chosen.item)
            emit(s, Event.CARD_DISCARDED, EVERYBODY, p, chosen.item)
            chosen.item = NOTHING
        for i in range(WEAPONS):
            if chosen.weapons[i] != NOTHING:
                discard(s, chosen.weapons[i])
                emit(s, Event.CARD_DISCARDED, EVERYBODY, p, chosen.weapons[i])
                chosen.weapons[i] = NOTHING
    s.spared = 0


@settles(spared)
def spared_by_chosen_bible(s: State, p: int, hits: int) -> int:
    """A Bible chosen as the fight's item cancels its bearer's first wound in it."""
    item = s.chosen[p].item
    if item == NOTHING or s.cards[item].use != Use.CANCEL_ONE_WOUND or s.spared >> p & 1 == 1:
        return hits
    s.spared |= 1 << p
    emit(s, Event.WOUNDS_CANCELLED, EVERYBODY, p, s.players[p].gang[s.fight.slot[p]].kind, item, 1)
    return hits - 1


@settles(may_cancel)
def has_bible(s: State, p: int) -> bool:
    """Outside a Shootout or Brawl a revealed Bible is used when a wound would land."""
    return s.effect != Effect.SHOOTOUT and s.effect != Effect.BRAWL and revealed_for(s, p, Use.CANCEL_ONE_WOUND) != NOTHING


@rule
def hands_of(s: State, p: int) -> int:
    hands = 0
    for i in range(s.revealed[p].size):
        if not is_item(s, s.revealed[p].cards[i]):
            hands += s.cards[s.revealed[p].cards[i]].hands
    return hands


@rule
def items_of(s: State, p: int) -> int:
    items = 0
    for i in range(s.revealed[p].size):
        if is_item(s, s.revealed[p].cards[i]):
            items += 1
    return items


@rule
def is_within_limit(s: State, p: int, kind: int) -> bool:              # SL-28
    """Whether a posse may have one more card of this kind: an item for each gunslinger, and two hands of weapons."""
    size = s.players[p].gang_size
    if s.revealed[p].size == REVEALED:
        return False
    if is_item(s, kind):
        return items_of(s, p) < size
    return hands_of(s, p) + s.cards[kind].hands <= 2 * size


@rule
def must_give_up(s: State, p: int, kind: int) -> bool:                 # SL-28
    """Whether a revealed card is one of those beyond the limit."""
    size = s.players[p].gang_size
    if is_item(s, kind):
        return items_of(s, p) > size
    return hands_of(s, p) > 2 * size


@rule
def is_over_limit(s: State, p: int) -> bool:
    size = s.players[p].gang_size
    return items_of(s, p) > size or hands_of(s, p) > 2 * size
