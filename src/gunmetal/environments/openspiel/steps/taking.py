"""One step of a game with chance that is asked for, in the text of the rules; each game's entry is beside this file."""

from gunmetal.bots.common import Tables, carry_out, decider_of, is_over, options_of, start_dealing, winners_of
from gunmetal.kernel.records import Numbers
from gunmetal.kernel.rules import rule
from gunmetal.kernel.worlds import copy_into

BEFORE, AFTER, POOL = 0, 1, 2
BEGIN = -1                             # no action: the first thing that chance decides
OVER = -4                              # instead of a decider: OpenSpiel's number for it


@rule
def take(pool: Tables, action: int, paper: int, out: Numbers) -> int:
    """pool[AFTER] becomes what an action makes of pool[BEFORE], unless a question is on the paper then (kernel/asked.py). Writes
    its options to `out`, and behind them who decides; returns how many there are. Of a game that is over, OVER and the winners."""
    copy_into(pool, AFTER, pool[BEFORE])
    pool[AFTER].rng = paper
    if action == BEGIN:
        start_dealing(pool[AFTER])
    else:
        carry_out(pool[AFTER], action)
    pool[AFTER].rng = 0
    if is_over(pool[AFTER]):
        out[0] = OVER
        out[1] = winners_of(pool[AFTER])
        return 0
    n = options_of(pool[AFTER], out)
    out[n] = decider_of(pool[AFTER])
    return n
