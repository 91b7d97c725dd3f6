"""Which sentence says what: the names of decisions and actions in the Fluent files, and their arguments."""

from typing import Any

from gunmetal.games.western import actions as A
from gunmetal.games.western.notation import bearer_of_action, block_of
from gunmetal.games.western.state import NOTHING, THE_THREE, Effect, Phase, Town

# Arguments that are names, and the family of messages in which the name of each stands.
FAMILIES = {"seat": "colour", "owner": "colour", "card": "card", "fighter": "card", "target": "card", "old": "card",
            "location": "location", "suit": "suit", "test": "test", "effect": "effect", "reason": "reason"}
OF_EFFECT = (Phase.FIGHTER, Phase.CARDS, Phase.TARGET, Phase.PLACE, Phase.RELEASE)     # told by what is going on, too
PLAIN = {A.MINE: "action-mine", A.FREE_SHOOTOUT: "action-free-shootout", A.FREE_BRAWL: "action-free-brawl"}
OF_CARD = {A.PLAY: "action-play", A.USE: "action-use", A.GIVE_UP: "action-give-up", A.DISCARD: "action-discard"}

Said = tuple[str, dict[str, Any]]


def hyphened(name: str) -> str:
    return name.lower().replace("_", "-")


def decision(s: Town) -> str:
    """The name of what is to be decided now: `town`, `target-shootout`, `cards-capture`, …"""
    name = hyphened(Phase(s.phase).name)
    return f"{name}-{hyphened(Effect(s.effect).name)}" if s.phase in OF_EFFECT else name


def shared_words(s: Town, action: int) -> Said:
    """The name of the sentence for an action that both games word alike, and its arguments."""
    first = block_of(action)
    number = action - first
    if action == A.DONE:
        return f"action-done-{hyphened(Phase(s.phase).name)}", {}
    if action == A.STAY:
        return "action-stay", {"location": s.players[s.active].place}
    if action in PLAIN:
        return PLAIN[action], {}
    if first == A.DISCARD and s.phase == Phase.EXCHANGE:
        return "action-exchange", {"card": number}
    if first in OF_CARD:
        return OF_CARD[first], {"card": number}
    if first == A.MOVE:
        return "action-move", {"location": number}
    if first == A.PLACE:
        return "action-place-rebuild" if s.effect == Effect.REBUILD else "action-place-explosion", {"location": number}
    if first == A.HIRE:
        return "action-hire", {"fighter": number, "dollars": s.cards[number].cost}
    if first == A.HANG:
        return "action-hang", {"fighter": number}
    if first == A.RELEASE:
        return "action-release-jailbreak", {"fighter": number}
    if first == A.STAKE:
        return "action-stake", {"dollars": number}
    if first == A.REROLL:
        return "action-reroll", {"suit": number}
    if first == A.ACCOUNT:
        player = s.players[s.decider]
        return "action-account", {"dollars": number, "cash": player.dollars + player.account - number}
    return choose_words(s, action)


def choose_words(s: Town, action: int) -> Said:
    seat, slot = bearer_of_action(s, action)
    fighter = s.players[seat].gang[slot].kind
    if s.phase == Phase.TARGET:
        return "action-choose-target", {"fighter": fighter, "owner": seat}
    if s.phase == Phase.WOUND:
        return "action-choose-wound", {"fighter": fighter}
    return "action-choose-three" if seat == THE_THREE else "action-choose", {"fighter": fighter}


def own_fighter(s: Town, action: int) -> int:
    """The kind of the own gunfighter whom an action names."""
    seat, slot = bearer_of_action(s, action)
    return s.players[seat].gang[slot].kind


def earned(s: Town, after: Town) -> int:
    """What the decider has more in hand after something was tried on a copy."""
    return after.players[s.decider].dollars - s.players[s.decider].dollars


def copy_of(s: Any) -> Any:
    """A table on which a rule may be tried; nobody hears of it."""
    trial = s.clone()
    trial.events = None
    return trial


def wounded(s: Town) -> tuple[int, int]:
    """Whom the wounds would hit that the decider may cancel, and how many they are (SL-27, SM-11)."""
    gang = s.players[s.decider].gang
    if s.fight.effect != 0:
        return gang[s.fight.slot[s.decider]].kind, s.fight.hits
    return gang[s.slot].kind if s.slot != NOTHING else NOTHING, 1
