"""What a net would do: the option after which it sees the best chance."""

from gunmetal.bots.common import (
    IMAGINED,
    TRIED,
    UNTHINKABLE,
    Tables,
    best_of,
    carry_out,
    decider_of,
    go_on,
    imagine,
    is_worth_a_thought,
    turn_of,
    turns_ahead,
    worlds_in_thought,
)
from gunmetal.bots.learning.facts import chance_of
from gunmetal.kernel.records import Floats, Mind, Numbers, Singles
from gunmetal.kernel.rules import rule
from gunmetal.kernel.worlds import copy_into


@rule
def choose_by_net(pool: Tables, mind: Mind, known: int, weights: Singles, aside: Numbers, units: Singles, out: Numbers,
                  scores: Floats, results: Floats, n: int) -> int:
    """The place among the n options of whoever must decide in pool[known], over worlds that this seat could be in."""
    seat, turn = decider_of(pool[known]), turn_of(pool[known])
    for k in range(n):
        scores[k] = 0.0 if is_worth_a_thought(pool[known], out[k]) else UNTHINKABLE
    for _ in range(worlds_in_thought(pool[known])):
        imagine(pool, mind, known, seat)
        for k in range(n):
            if scores[k] >= 0.0:
                copy_into(pool, TRIED, pool[IMAGINED])
                carry_out(pool[TRIED], out[k])
                if turns_ahead(pool[known]) > 0:
                    go_on(pool[TRIED], aside, turn)
                scores[k] += chance_of(pool[TRIED], seat, weights, aside, 0, units, results)
    return best_of(scores, n)
