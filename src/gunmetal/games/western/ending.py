"""The outcome of a western game as the contract wants it: who won, and with what (SL-39, SL-40, SM-36, SM-40)."""

from gunmetal.games.western.end import standing, winners, wounds_of
from gunmetal.games.western.notation import REASONS
from gunmetal.games.western.state import Phase, Town
from gunmetal.kernel.contract import Outcome, Result


def outcome(s: Town) -> Outcome | None:
    """Winners have rank 1. Then those still in at a round limit, by their standing; then all who are out."""
    if s.phase != Phase.OVER:
        return None
    won = winners(s)
    if s.player_count == 1:                                            # SM-40
        return Outcome(REASONS[s.end_reason], (Result(0, 1 if won else 2, {"turns": s.turn}),))
    order = [(won >> p & 1, standing(s, p)) for p in range(s.player_count)]
    return Outcome(REASONS[s.end_reason], tuple(
        Result(p, 1 + sum(other > order[p] for other in order), figures(s, p)) for p in range(s.player_count)))


def figures(s: Town, p: int) -> dict[str, int]:
    player = s.players[p]
    return {"gunfighters": player.gang_size, "wounds": wounds_of(s, p), "dollars": player.dollars + player.account}
