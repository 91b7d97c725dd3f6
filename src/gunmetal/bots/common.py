"""What all bots need of a game, under the same names in every game; in the text of both worlds.

A game says what it is here by settling the rules that are left open (bots/gunrunners.py and its like): its own rules, and what its
heuristic thinks of a position. Nothing that a bot does is a rule of a game.
"""

from typing import Annotated, Any, TypeAlias

from gunmetal.kernel.chance import below
from gunmetal.kernel.records import Buffer, Floats, Mind, Numbers, Seeds, Table
from gunmetal.kernel.rules import left_open, rule
from gunmetal.kernel.worlds import copy_into

__all__ = ["CODES", "GAME", "GREEDY", "IMAGINED", "LABEL", "POOL", "PREPARED", "RANDOM", "RESULTS", "TRIED", "Minds", "Tables",
           "play_games"]

Tables: TypeAlias = Annotated[list[Any], Buffer(Table)]
Minds: TypeAlias = Annotated[list[Mind], Buffer(Mind)]

RANDOM, GREEDY = 0, 1
CODES = {"random": RANDOM, "greedy": GREEDY}

# A pool holds the game itself and room to think in.
GAME, IMAGINED, TRIED, PREPARED, POOL = 0, 1, 2, 3, 4
RESULTS = 4                            # numbers that `play_games` gives for each game: steps, winners, reason, turns
LABEL = 0                              # of chance that nobody hears of
UNTHINKABLE = -1.0e9                   # the score of an option that is not tried


@left_open
def start_dealing(s: Table) -> None:
    """The first thing that chance decides."""
    raise NotImplementedError


@left_open
def options_of(s: Table, out: Numbers) -> int:
    raise NotImplementedError


@left_open
def carry_out(s: Table, action: int) -> None:
    raise NotImplementedError


@left_open
def sample_for(s: Table, seat: int) -> None:
    raise NotImplementedError


@left_open
def decider_of(s: Table) -> int:
    raise NotImplementedError


@left_open
def players_of(s: Table) -> int:
    raise NotImplementedError


@left_open
def is_over(s: Table) -> bool:
    raise NotImplementedError


@left_open
def winners_of(s: Table) -> int:
    """Bit p: seat p has won."""
    raise NotImplementedError


@left_open
def end_reason_of(s: Table) -> int:
    raise NotImplementedError


@left_open
def turn_of(s: Table) -> int:
    raise NotImplementedError


@left_open
def worlds_for(s: Table) -> int:
    """How many worlds the greedy bot imagines for a decision."""
    raise NotImplementedError


@left_open
def is_worth_a_thought(s: Table, action: int) -> bool:
    raise NotImplementedError


@left_open
def go_on(s: Table, out: Numbers, turn: int) -> None:
    """What the greedy bot expects after an option that it took in a turn: a little way into the future."""
    raise NotImplementedError


@left_open
def worth(s: Table, p: int) -> float:
    """How well a player stands against the others, as the greedy bot sees it."""
    raise NotImplementedError


@rule
def share_out(s: Table, results: Floats) -> None:
    """What the end of a game is worth to each seat: 1 a win, a part of it where it is shared, 0 a loss."""
    winners, count = winners_of(s), 0
    for p in range(players_of(s)):
        count += winners >> p & 1
    for p in range(players_of(s)):
        results[p] = 1.0 / count if winners >> p & 1 == 1 else 0.0


@rule
def imagine(pool: Tables, mind: Mind, seat: int) -> None:
    """pool[IMAGINED] becomes a world in which the seat could be, with a chance of its own."""
    copy_into(pool, IMAGINED, pool[GAME])
    pool[IMAGINED].rng = below(mind, 1 << 30, LABEL) << 30 | below(mind, 1 << 30, LABEL)
    sample_for(pool[IMAGINED], seat)


@rule
def greedy(pool: Tables, mind: Mind, p: int, out: Numbers, replies: Numbers, scores: Floats, n: int) -> int:
    """The option that looks best on average over imagined worlds. The same worlds are tried for every option."""
    for k in range(n):
        scores[k] = 0.0 if is_worth_a_thought(pool[GAME], out[k]) else UNTHINKABLE
    for _ in range(worlds_for(pool[GAME])):
        imagine(pool, mind, p)
        for k in range(n):
            if scores[k] > 0.1 * UNTHINKABLE:
                copy_into(pool, TRIED, pool[IMAGINED])
                carry_out(pool[TRIED], out[k])
                go_on(pool[TRIED], replies, turn_of(pool[GAME]))
                scores[k] += worth(pool[TRIED], p)
    best = 0
    for k in range(n):
        if scores[k] > scores[best]:
            best = k
    return out[best]


@rule
def choose(pool: Tables, minds: Minds, bot: int, out: Numbers, replies: Numbers, scores: Floats) -> int:
    """The action that a bot takes for the seat that must decide in pool[GAME]."""
    minds[0].decisions += 1
    n = options_of(pool[GAME], out)
    if n == 1:
        return out[0]
    if bot == GREEDY:
        return greedy(pool, minds[0], decider_of(pool[GAME]), out, replies, scores, n)
    return out[below(minds[0], n, LABEL)]


@rule
def play_games(pool: Tables, minds: Minds, bots: Numbers, seeds: Seeds, out: Numbers, replies: Numbers, scores: Floats,
               trace: Numbers, results: Numbers) -> None:
    """Plays a game from pool[PREPARED] for each seed; `bots` has a code for each seat of each game. Without seeds, bots[0]
    takes one decision in pool[GAME]. `trace` gets the actions of the last game, or the one action.

    One rule for both: each entry costs more than a second of compilation.
    """
    if len(seeds) == 0:
        trace[0] = choose(pool, minds, bots[0], out, replies, scores)
    players = players_of(pool[PREPARED])
    for g in range(len(seeds)):
        copy_into(pool, GAME, pool[PREPARED])
        pool[GAME].rng = seeds[g]
        minds[0].rng = seeds[g]
        for _ in range(2):
            minds[0].rng = below(minds[0], 1 << 30, LABEL) << 30 | below(minds[0], 1 << 30, LABEL)
        start_dealing(pool[GAME])
        steps = 0
        while not is_over(pool[GAME]) and steps < len(trace):
            action = choose(pool, minds, bots[g * players + decider_of(pool[GAME])], out, replies, scores)
            trace[steps] = action
            steps += 1
            carry_out(pool[GAME], action)
        results[g * RESULTS] = steps
        results[g * RESULTS + 1] = winners_of(pool[GAME])
        results[g * RESULTS + 2] = end_reason_of(pool[GAME])
        results[g * RESULTS + 3] = turn_of(pool[GAME])
