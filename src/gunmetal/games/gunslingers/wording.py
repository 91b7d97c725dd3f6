"""Which sentence says what in Gunslingers: the names of decisions and actions in the Fluent files, and their arguments."""

from gunmetal.games.gunslingers.locations import GOLD, ROOM, jail, price
from gunmetal.games.gunslingers.revealed import revealed_for
from gunmetal.games.gunslingers.state import State
from gunmetal.games.western import actions as A
from gunmetal.games.western.notation import block_of
from gunmetal.games.western.state import Location, Use
from gunmetal.games.western.wording import FAMILIES, Said, copy_of, decision, earned, own_fighter, shared_words, wounded

__all__ = ["FAMILIES", "action_words", "decision"]


def action_words(s: State, action: int) -> Said:
    """The name of the sentence for an action, and its arguments."""
    p, first = s.decider, block_of(action)
    number = action - first
    if action == A.MISS:
        return miss_words(s)
    if first == A.BOOTS:
        return "action-boots", {"location": number, "card": revealed_for(s, p, Use.MOVE_TWO)}
    if first == A.HORSE:
        return "action-horse", {"location": number, "card": revealed_for(s, p, Use.MOVE_ANYWHERE)}
    if first == A.BUY:
        return "action-buy", {"card": number, "dollars": s.cards[number].cost}
    if first == A.SELL:
        return "action-sell", {"card": number, "dollars": price(s, number, s.players[p].place)}
    if first == A.HEAL:                                                # paid when the turn was missed (SL-20)
        return "action-rest", {"fighter": own_fighter(s, action), "dollars": 0}
    if first == A.BAG:
        return "action-bag", {"fighter": own_fighter(s, action), "card": revealed_for(s, p, Use.HEAL_ONE)}
    if first in (A.JAIL, A.JAIL_WITH_POSTER):
        return jail_words(s, number, first == A.JAIL_WITH_POSTER)
    if action == A.CANCEL:
        fighter, hits = wounded(s)
        return "action-cancel", {"card": revealed_for(s, p, Use.CANCEL_ONE_WOUND), "fighter": fighter, "hits": hits}
    return shared_words(s, action)


def miss_words(s: State) -> Said:
    here = s.players[s.decider].place
    if here == Location.GOLD_MINE:
        return "action-miss-gold-mine", {"dollars": GOLD}
    if here == Location.HOTEL:
        return "action-miss-hotel", {"dollars": ROOM}
    return "action-miss-livery", {}


def jail_words(s: State, kind: int, poster: bool) -> Said:
    after = copy_of(s)
    jail(after, s.decider, kind, poster)
    if not poster:
        return "action-jail", {"fighter": kind, "dollars": earned(s, after)}
    card = revealed_for(s, s.decider, Use.BOUNTY_THREE)
    return "action-jail-with-poster", {"fighter": kind, "dollars": earned(s, after), "card": card}
