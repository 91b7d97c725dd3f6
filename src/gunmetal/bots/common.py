"""What all bots need of a game, under the same names in every game; in the text of both worlds.

A game says what it is here by settling the rules that are left open (bots/gunrunners.py and its like): its own rules, and what its
heuristic thinks of a position. Nothing that a bot does is a rule of a game.
"""

from math import exp
from typing import Annotated, Any, TypeAlias

from gunmetal.kernel.chance import below
from gunmetal.kernel.records import Buffer, Floats, Mind, Numbers, Seeds, Table
from gunmetal.kernel.rules import left_open, rule
from gunmetal.kernel.worlds import copy_into

__all__ = ["CODES", "GAME", "GREEDY", "IMAGINED", "LABEL", "POOL", "PREPARED", "RANDOM", "RESULTS", "TRIED", "Minds", "Tables",
           "play_games"]

Tables: TypeAlias = Annotated[list[Any], Buffer(Table)]
Minds: TypeAlias = Annotated[list[Mind], Buffer(Mind)]

RANDOM, GREEDY, ROOKIE, REGULAR = 0, 1, 2, 3
CODES = {"random": RANDOM, "greedy": GREEDY, "rookie": ROOKIE, "regular": REGULAR}

# A pool holds the game itself and room to think in.
GAME, IMAGINED, TRIED, PREPARED, REMEMBERED, POOL = 0, 1, 2, 3, 4, 5
RESULTS = 4                            # numbers that `play_games` gives for each game: steps, winners, reason, turns
LABEL = 0                              # of chance that nobody hears of
UNTHINKABLE = -1.0e9                   # the score of an option that is not tried

FEW = 3                                # worlds that a rookie imagines

# Of a thinker's `settings`: how much a choice that was seldom tried is preferred; whether it believes anything of hidden cards, and
# from there on what it believes (beliefs.py).
EXPLORING, BELIEVING, BELIEFS = 0, 1, 2


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
def prize(s: Table) -> float:
    """What a win is worth at the end of a game: 1, or less where it counts how soon it came."""
    raise NotImplementedError


@left_open
def margin(s: Table, p: int) -> float:
    """How clearly a seat has won or lost: from -1 to 1."""
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
def worlds_in_thought(s: Table) -> int:
    """How many worlds are imagined for a decision that is only thought of, or that a net learns from."""
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


@left_open
def heat(s: Table, bot: int) -> float:
    """How freely a rookie or a regular chooses: what is so much worse, as the greedy bot values it, is e times less likely."""
    raise NotImplementedError


@left_open
def blunder(s: Table, bot: int) -> float:
    """What is so much worse than the best not even a rookie, or a regular, does."""
    raise NotImplementedError


@left_open
def forget(s: Table, seat: int) -> None:
    """What a person does not keep in mind."""
    raise NotImplementedError


@left_open
def believe(s: Table, seat: int, settings: Floats) -> None:
    """Rearranges what the seat does not know, so that it is as likely as settings[BELIEFS] and so on say."""
    raise NotImplementedError


@rule
def share_out(s: Table, results: Floats) -> None:
    """What the end of a game is worth to each seat: the prize, a part of it where it is shared, 0 for a loss."""
    winners, count = winners_of(s), 0
    for p in range(players_of(s)):
        count += winners >> p & 1
    for p in range(players_of(s)):
        results[p] = prize(s) / count if winners >> p & 1 == 1 else 0.0


@rule
def imagine(pool: Tables, mind: Mind, known: int, seat: int) -> None:
    """pool[IMAGINED] becomes a world in which the seat could be, as far as pool[known] tells, with a chance of its own."""
    copy_into(pool, IMAGINED, pool[known])
    pool[IMAGINED].rng = below(mind, 1 << 30, LABEL) << 30 | below(mind, 1 << 30, LABEL)
    sample_for(pool[IMAGINED], seat)


@rule
def imagine_as_believed(pool: Tables, mind: Mind, seat: int, settings: Floats) -> None:
    """The same, as far as pool[GAME] tells, and as the seat believes."""
    imagine(pool, mind, GAME, seat)
    if settings[BELIEVING] > 0.0:
        believe(pool[IMAGINED], seat, settings)


@rule
def try_all(pool: Tables, mind: Mind, p: int, known: int, worlds: int, out: Numbers, replies: Numbers, scores: Floats,
            n: int) -> None:
    """How each option looks on average over worlds that are imagined from pool[known]. The same ones are tried for every option."""
    for k in range(n):
        scores[k] = 0.0 if is_worth_a_thought(pool[known], out[k]) else UNTHINKABLE
    for _ in range(worlds):
        imagine(pool, mind, known, p)
        for k in range(n):
            if scores[k] > 0.1 * UNTHINKABLE:
                copy_into(pool, TRIED, pool[IMAGINED])
                carry_out(pool[TRIED], out[k])
                go_on(pool[TRIED], replies, turn_of(pool[known]))
                scores[k] += worth(pool[TRIED], p) / worlds


@rule
def best_of(scores: Floats, n: int) -> int:
    best = 0
    for k in range(n):
        if scores[k] > scores[best]:
            best = k
    return best


@rule
def choose_by_heuristic(pool: Tables, mind: Mind, known: int, out: Numbers, replies: Numbers, scores: Floats, n: int) -> int:
    """The place among the n options of whoever must decide in pool[known], as a greedy bot that is in a hurry takes it."""
    try_all(pool, mind, decider_of(pool[known]), known, worlds_in_thought(pool[known]), out, replies, scores, n)
    return best_of(scores, n)


@rule
def nearly_best(scores: Floats, n: int, degree: float, too_bad: float, mind: Mind) -> int:
    """One of the options that are hardly worse than the best, the better the likelier; never a blunder."""
    best, total = scores[best_of(scores, n)], 0.0
    for k in range(n):
        scores[k] = exp((scores[k] - best) / degree) if scores[k] >= best - too_bad else 0.0
        total += scores[k]
    for k in range(n):
        scores[k] /= total
    return drawn(scores, n, mind)


@rule
def drawn(scores: Floats, n: int, mind: Mind) -> int:
    """One of n options that are as likely as `scores` says."""
    at = below(mind, 1 << 30, LABEL) / (1 << 30)
    choice = 0
    while choice < n - 1 and at >= scores[choice]:
        at -= scores[choice]
        choice += 1
    return choice


@rule
def worth_thinking_of(s: Table, out: Numbers, n: int) -> int:
    """Brings the options that are worth a thought to the front, and says how many they are; all, if none is."""
    kept = 0
    for k in range(n):
        if is_worth_a_thought(s, out[k]):
            out[kept] = out[k]
            kept += 1
    return kept if kept > 0 else n


@rule
def choose(pool: Tables, minds: Minds, bot: int, out: Numbers, replies: Numbers, scores: Floats) -> int:
    """The action that a bot takes for the seat that must decide in pool[GAME]."""
    minds[0].decisions += 1
    n = options_of(pool[GAME], out)
    if n == 1:
        return out[0]
    if bot == RANDOM:
        return out[below(minds[0], n, LABEL)]
    p = decider_of(pool[GAME])
    if bot == GREEDY:
        try_all(pool, minds[0], p, GAME, worlds_for(pool[GAME]), out, replies, scores, n)
        return out[best_of(scores, n)]
    if bot == REGULAR:
        try_all(pool, minds[0], p, GAME, worlds_for(pool[GAME]), out, replies, scores, n)
    else:
        copy_into(pool, REMEMBERED, pool[GAME])
        forget(pool[REMEMBERED], p)
        try_all(pool, minds[0], p, REMEMBERED, FEW, out, replies, scores, n)
    return out[nearly_best(scores, n, heat(pool[GAME], bot), blunder(pool[GAME], bot), minds[0])]


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
