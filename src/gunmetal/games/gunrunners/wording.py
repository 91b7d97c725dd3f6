"""Which sentence says what: the names of decisions and actions in the Fluent files, and their arguments."""

from typing import Any

from gunmetal.games.gunrunners import actions as A
from gunmetal.games.gunrunners.notation import EDITIONS, arrangement
from gunmetal.games.gunrunners.state import KINDS, ROW, Kind, Phase, State

# Arguments that are names, and the family of messages in which the name of each stands.
FAMILIES = {"seat": "colour", "owner": "colour", "agent": "agent", "location": "location", "to_location": "location",
            "reason": "reason"}


def decision(s: State) -> str:
    """The name of what is to be decided now: `deploy-en`, `operate-spy`, `move-runner`, …"""
    name = Phase(s.phase).name.lower()
    if s.phase == Phase.DEPLOY:
        return f"{name}-{EDITIONS[s.edition]}"
    if s.phase in (Phase.OPERATE, Phase.MOVE):
        return f"{name}-{Kind(s.power).name.lower()}"
    if s.phase == Phase.TRAIN and s.turn == 1 and s.player_count == 2:
        return f"{name}-first"
    return name


def action_words(s: State, action: int) -> tuple[str, dict[str, Any]]:
    """The name of the sentence for an action, and its arguments. It tells only what everybody at the table can see."""
    if action < A.FLIP:
        return "action-open", {"location": action - A.OPEN}
    if action < A.UNDERCOVER:
        at, kind = (action - A.FLIP, None) if action < A.FLIP_AND_TRAIN else divmod(action - A.FLIP_AND_TRAIN, KINDS)
        words = {"location": at, "owner": s.locations[at].probationary.owner}
        return ("action-flip", words) if kind is None else ("action-flip-and-train", words | {"agent": kind})
    if action < A.TRAIN:
        at, kind = divmod(action - A.UNDERCOVER, KINDS)
        return "action-undercover", {"location": at, "agent": kind}
    if action < A.DECLINE:
        return "action-train", {"location": s.vacant, "agent": action - A.TRAIN}
    if action == A.DECLINE:
        return "action-decline", {"agent": s.power}
    if action < A.LOOK:
        at, place = divmod(action - A.PICK, ROW)
        card = s.locations[at].row[place]
        words = {"location": at, "owner": card.owner, "place": place + 1}
        name = f"action-pick-{Kind(s.power).name.lower()}"
        return name, words | {"agent": card.kind} if card.face_up else words
    if action == A.LOOK:
        return "action-look", {}
    if action < A.MOVE_TO:
        return "action-take", {"location": action - A.TAKE}
    if action < A.BUST_FIRST:
        return "action-to", {"location": action - A.MOVE_TO}
    if action < A.ARRANGE:
        return "action-bust", {"location": action - A.BUST_FIRST}
    return "action-arrange", {"order": ", ".join(str(at + 1) for at in arrangement(s, action - A.ARRANGE))}
