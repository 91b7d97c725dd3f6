"""Which sentence says what in Gunsmoke: the names of decisions and actions in the Fluent files, and their arguments."""

from typing import Any

from gunmetal.games.gunsmoke.attached import bearer_of, colour_of, price
from gunmetal.games.gunsmoke.gangs import captor_of
from gunmetal.games.gunsmoke.state import State
from gunmetal.games.gunsmoke.towns import BELL, HORSE_PRICE, ROOM, jail
from gunmetal.games.western import actions as A
from gunmetal.games.western.notation import bearer_of_action, block_of, card_of_action
from gunmetal.games.western.state import NOTHING, Effect, Phase, Use
from gunmetal.games.western.wording import FAMILIES, Said, copy_of, decision, earned, own_fighter, shared_words, wounded

__all__ = ["FAMILIES", "action_words", "decision"]


def action_words(s: State, action: int) -> Said:
    """The name of the sentence for an action, and its arguments."""
    p, first = s.decider, block_of(action)
    number = action - first
    if first == A.BOOTS:
        return "action-boots", {"location": number, "card": card_for(s, Use.MOVE_TWO)}
    if first == A.HORSE:
        return "action-horse", {"location": number, "card": card_for(s, Use.MOVE_ANYWHERE)}
    if first == A.RIDE:
        return "action-ride", {"location": number, "dollars": HORSE_PRICE}
    if first == A.ATTACH:
        kind, slot = card_of_action(s, action), bearer_of_action(s, action)[1]
        return attaching(s, "action-attach", kind, slot, {"dollars": s.cards[kind].cost})
    if first == A.SELL_ATTACHED:
        kind = card_of_action(s, action)
        dollars = price(s, kind, s.players[p].place)
        return "action-sell-attached", {"card": kind, "fighter": own_fighter(s, action), "dollars": dollars}
    if first == A.HEAL:
        return "action-rest", {"fighter": own_fighter(s, action), "dollars": ROOM}
    if action == A.VISIT:
        return "action-visit", {"dollars": BELL}
    if first in (A.JAIL, A.JAIL_WITH_POSTER):
        return jail_words(s, number, first == A.JAIL_WITH_POSTER)
    return words_in_action(s, action)


def words_in_action(s: State, action: int) -> Said:
    first = block_of(action)
    slot = bearer_of_action(s, action)[1]
    if first == A.BAG:
        return "action-bag", {"fighter": own_fighter(s, action), "card": card_of(s, slot, Use.HEAL_TWO)}
    if first == A.LASSO:
        return "action-lasso", {"fighter": own_fighter(s, action), "card": card_of(s, slot, Use.STEAL_ATTACHED)}
    if first == A.STEAL:
        owner = bearer_of_action(s, action)[0]
        return "action-steal", {"card": card_of_action(s, action), "fighter": own_fighter(s, action), "owner": owner}
    if first == A.CHOOSE and s.phase == Phase.ATTACH:
        return attaching(s, "action-choose-bearer", s.stolen, slot, {})
    if first == A.ROB:
        return "action-rob", {"owner": action - first, "dollars": s.players[action - first].account}
    if first == A.RELEASE and s.effect == Effect.ESCAPE:
        return "action-release-escape", {"fighter": action - first, "owner": captor_of(s, s.decider, action - first)}
    if action == A.CANCEL:
        fighter, hits = wounded(s)
        card = card_of(s, s.fight.slot[s.decider], Use.CANCEL_WOUNDS_OF_ONE_ATTACK)
        return "action-cancel", {"card": card, "fighter": fighter, "hits": hits}
    return shared_words(s, action)


def attaching(s: State, id: str, kind: int, slot: int, more: dict[str, Any]) -> Said:
    """With the card that is replaced, if there is one (SM-26)."""
    fighter = s.players[s.decider].gang[slot]
    old = fighter.attached[s.cards[kind].colour]
    said = {"card": kind, "fighter": fighter.kind, **more}
    return (id, said) if old == NOTHING else (f"{id}-replacing", said | {"old": old})


def card_of(s: State, slot: int, use: int) -> int:
    """The attached card of an own gunfighter that has this use."""
    return s.players[s.decider].gang[slot].attached[colour_of(s, s.decider, slot, use)]


def card_for(s: State, use: int) -> int:
    return card_of(s, bearer_of(s, s.decider, use), use)


def jail_words(s: State, kind: int, poster: bool) -> Said:
    after = copy_of(s)
    jail(after, s.decider, kind, poster)
    if not poster:
        return "action-jail", {"fighter": kind, "dollars": earned(s, after)}
    return "action-jail-with-poster", {"fighter": kind, "dollars": earned(s, after), "card": card_for(s, Use.JAIL_FOUR_MORE)}
