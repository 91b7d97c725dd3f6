"""Why an action is not allowed (`options` decides that it is not; the same predicates say here which rule forbids it)."""

from gunmetal.games.gunrunners import actions as A
from gunmetal.games.gunrunners.deployment import may_go_undercover
from gunmetal.games.gunrunners.state import KINDS, ROW, Edition, EndReason, Kind, Phase, State
from gunmetal.kernel.problems import Refusal

# What each decision is about: the rule that governs it, in the order of Phase.
RULE_OF_PHASE = ("GR-5", "GR-5", "GR-10", "GR-12", "GR-17", "GR-19", "GR-22", "GR-24", "GR-28")
RULE_OF_POWER = {Kind.DIRECTOR: "GR-18", Kind.INFORMER: "GR-19", Kind.SABOTEUR: "GR-20", Kind.SPY: "GR-22", Kind.MANAGER: "GR-21",
                 Kind.RUNNER: "GR-23"}


def rule_now(s: State) -> str:
    if s.phase in (Phase.OPERATE, Phase.MOVE, Phase.ARRANGE):
        return RULE_OF_POWER[Kind(s.power)]
    if is_first_of_two(s):
        return "GR-16"
    if s.end_reason == EndReason.NO_CARDS:
        return "GR-29"
    return RULE_OF_PHASE[s.phase]


def is_first_of_two(s: State) -> bool:
    return s.phase == Phase.TRAIN and s.turn == 1 and s.player_count == 2


def why_not(s: State, action: int) -> Refusal:
    """Called only for actions that are not among the options."""
    if s.phase == Phase.OVER:
        return Refusal("refused-game-over", rule_now(s))
    if s.phase == Phase.OPENING and A.OPEN <= action < A.FLIP:
        return _about_location(s, action - A.OPEN, "refused-opening-taken", "GR-5")
    if s.phase == Phase.DEPLOY and A.FLIP <= action < A.TRAIN:
        return _deployment(s, action)
    if s.phase == Phase.TRAIN and A.TRAIN <= action < A.DECLINE:
        return Refusal("refused-not-in-hand", "GR-16" if is_first_of_two(s) else "GR-10", agent=action - A.TRAIN)
    if s.phase == Phase.OPERATE and A.DECLINE <= action < A.MOVE_TO:
        return _operation(s, action)
    if s.phase == Phase.MOVE and A.MOVE_TO <= action < A.BUST_FIRST:
        return _about_location(s, action - A.MOVE_TO, "refused-same-location", rule_now(s))
    if s.phase == Phase.BUST and A.BUST_FIRST <= action < A.ARRANGE:
        return _about_location(s, action - A.BUST_FIRST, "refused-no-bust-there", "GR-24")
    return Refusal("refused-not-now", rule_now(s), decision=Phase(s.phase).name.lower())


def _about_location(s: State, at: int, id: str, rule: str) -> Refusal:
    if at >= s.location_count:
        return Refusal("refused-no-such-location", "GR-2", location=at, count=s.location_count)
    return Refusal(id, rule, location=at)


def _deployment(s: State, action: int) -> Refusal:
    if action < A.FLIP_AND_TRAIN:
        if s.edition == Edition.BR:
            return Refusal("refused-card-first", "GR-12")
        return _about_location(s, action - A.FLIP, "refused-own-agent", "GR-11")
    undercover = action >= A.UNDERCOVER
    if not undercover and s.edition == Edition.EN:
        return Refusal("refused-flip-first", "GR-12")
    at, kind = divmod(action - (A.UNDERCOVER if undercover else A.FLIP_AND_TRAIN), KINDS)
    if undercover and not may_go_undercover(s):
        return Refusal("refused-undercover-limit", "GR-13", limit=s.players[s.active].undercover_limit)
    if at < s.location_count and s.players[s.active].hand[kind] == 0:
        return Refusal("refused-not-in-hand", "GR-13" if undercover else "GR-10", agent=kind)
    return _about_location(s, at, "refused-own-agent", "GR-11")


def _operation(s: State, action: int) -> Refusal:
    rule = rule_now(s)
    picks_card = s.power in (Kind.DIRECTOR, Kind.INFORMER, Kind.SABOTEUR)
    if A.PICK <= action < A.LOOK and picks_card:
        at, place = divmod(action - A.PICK, ROW)
        if at < s.location_count and place >= s.locations[at].row_size:
            return Refusal("refused-no-card-there", "GR-9", location=at, place=place + 1)
        return _about_location(s, at, "refused-not-undercover" if s.power == Kind.INFORMER else "refused-not-face-up", rule)
    if A.TAKE <= action < A.MOVE_TO and s.power == Kind.RUNNER:
        return _about_location(s, action - A.TAKE, "refused-too-few-crates", "GR-23")
    return Refusal("refused-other-power", rule, agent=s.power)
