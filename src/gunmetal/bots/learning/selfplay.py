"""Games from which a net learns, of its own or of the heuristic; in the text of both worlds, and the same for every game.

Whoever decides imagines worlds, tries every option there, and takes the one after which the net sees the best chance; or the one
that the heuristic prefers (`FOLLOWING`), so that a net can learn from sensible play before its own is; now and then any option, and
more often one that is hardly worse than the best (`HEAT`), so that nothing is never tried. When a game is over some seats look back
at all their positions: each should have been valued as the next one was, and the last one as the game ended (temporal differences
with lambda-returns, Sutton 1988). Where turns are thought through (`turns_ahead`), the rest of the turn is played after each
option, and only the beginnings of turns are looked back at.

Later whoever decides searches (search/tree.py), and the net learns what the search found for each option, taken or not: so it comes
to rank options as the search does (expert iteration). Where turns are thought through, it learns what comes of such play.
"""

from gunmetal.bots.common import (
    GAME,
    IMAGINED,
    LABEL,
    PREPARED,
    Minds,
    Tables,
    carry_out,
    choose_by_heuristic,
    decider_of,
    imagine,
    is_over,
    nearly_best,
    options_of,
    players_of,
    share_out,
    start_dealing,
    turn_of,
    turns_ahead,
)
from gunmetal.bots.learning.choosing import choose_by_net
from gunmetal.bots.learning.facts import answers_of, tell, thing_facts, whole_facts
from gunmetal.bots.learning.net import ANSWERS, SHARES, blame, valued
from gunmetal.bots.search.tree import ITERATIONS, MOST_SEATS, NOWHERE, ROOT, SIZE, Nodes, grow
from gunmetal.kernel.chance import below
from gunmetal.kernel.records import Floats, Numbers, Seeds, Singles, Table
from gunmetal.kernel.rules import rule
from gunmetal.kernel.worlds import copy_into

# Of `orders`: of a thousand decisions, those at random; how many were made; 1 while the heuristic decides; and how many seats look
# on in a game and learn from it, if there are so many.
WANDERING, DECISIONS, FOLLOWING, LEARNERS = 0, 1, 2, 3
LOOKED_AT = 5                          # visits from which on what a search found for an option is learnt
# Of `rates`: how much more the end of a game counts than the next position, and how freely the net decides.
LAMBDA, HEAT = 0, 1
BLUNDER = 4.0                          # times as much worse is never chosen


@rule
def choose_by_search(pool: Tables, minds: Minds, tree: Nodes, child_of: Numbers, searching: Numbers, settings: Floats,
                     weights: Singles, slopes: Singles, aside: Numbers, units: Singles, out: Numbers, results: Floats) -> int:
    """The option that a search followed most; what it found for each, the net learns."""
    searching[SIZE] = 0
    grow(pool, minds, tree, child_of, out, results, searching, settings, weights, aside, units)
    seat, best, child = decider_of(pool[GAME]), tree[ROOT].child, tree[ROOT].child
    while child != NOWHERE:
        node = tree[child]
        if node.visits > tree[best].visits:
            best = child
        if node.visits >= LOOKED_AT and turns_ahead(pool[GAME]) == 0:
            imagine(pool, minds[0], GAME, seat)
            carry_out(pool[IMAGINED], node.action)
            if not is_over(pool[IMAGINED]):
                s = pool[IMAGINED]
                count = tell(s, seat, aside, 0)
                now = valued(weights, thing_facts(s), whole_facts(s), answers_of(s), aside, 0, count, units)
                found = node.value / node.visits
                for r in range(answers_of(s)):
                    results[r] = found if r == 0 else units[SHARES + r] * (1.0 - found) / max(1.0 - now, 0.001)
                correct(s, weights, slopes, aside, 0, count, units, results, 0)
        child = node.sibling
    return tree[best].action


@rule
def correct(s: Table, weights: Singles, slopes: Singles, told: Numbers, first: int, count: int, units: Singles, targets: Floats,
            at: int) -> None:
    """What was just found should have been targets[at], and so on."""
    for r in range(ANSWERS):
        units[SHARES + r] = targets[at + r] - units[SHARES + r] if r < answers_of(s) else 0.0
    blame(weights, slopes, thing_facts(s), whole_facts(s), told, first, count, units)


@rule
def learn_from(s: Table, weights: Singles, slopes: Singles, rates: Floats, told: Numbers, starts: Numbers, wandered: Numbers,
               units: Singles, results: Floats, positions: int, first_seat: int, learners: int) -> None:
    """Every seat that looked on, from its last position to its first. The second half of `results` is what it should have seen.
    What came after something that was done at random says nothing about the position before it (Watkins 1989)."""
    players = players_of(s)
    for k in range(learners):
        for r in range(answers_of(s)):
            results[MOST_SEATS + r] = results[(first_seat + k + r) % players] if players > 1 or r == 0 else 1.0 - results[0]
        for t in range(positions - 1, -1, -1):
            at = t * learners + k
            count = starts[at + 1] - starts[at]
            valued(weights, thing_facts(s), whole_facts(s), answers_of(s), told, starts[at], count, units)
            if wandered[t] == 0:       # `correct` leaves the error of each chance in its place
                correct(s, weights, slopes, told, starts[at], count, units, results, MOST_SEATS)
                for r in range(answers_of(s)):
                    results[MOST_SEATS + r] -= (1.0 - rates[LAMBDA]) * units[SHARES + r]
            else:
                for r in range(answers_of(s)):
                    results[MOST_SEATS + r] = units[SHARES + r]


@rule
def note(s: Table, positions: int, first_seat: int, learners: int, told: Numbers, starts: Numbers) -> None:
    """What some seats see."""
    for k in range(learners):
        at = positions * learners + k
        starts[at + 1] = starts[at] + tell(s, (first_seat + k) % players_of(s), told, starts[at])


@rule
def play_and_learn(pool: Tables, minds: Minds, weights: Singles, slopes: Singles, orders: Numbers, rates: Floats, told: Numbers,
                   starts: Numbers, wandered: Numbers, aside: Numbers, units: Singles, out: Numbers, scores: Floats,
                   results: Floats, seeds: Seeds, tree: Nodes, child_of: Numbers, searching: Numbers, settings: Floats) -> None:
    """A game from pool[PREPARED] for each seed; `slopes` sums up how the weights should change. `told` has room for the facts of
    all positions, `aside` for those of one more; `starts` says where the facts of each position and seat begin. With iterations in
    `searching`, deciders search."""
    learners = min(players_of(pool[PREPARED]), orders[LEARNERS])
    for g in range(len(seeds)):
        copy_into(pool, GAME, pool[PREPARED])
        pool[GAME].rng = seeds[g]
        minds[0].rng = seeds[g]
        for _ in range(3):
            minds[0].rng = below(minds[0], 1 << 30, LABEL) << 30 | below(minds[0], 1 << 30, LABEL)
        start_dealing(pool[GAME])
        first_seat = below(minds[0], players_of(pool[GAME]), LABEL)
        positions, noted = 0, -1
        starts[0] = 0
        while not is_over(pool[GAME]):
            n = options_of(pool[GAME], out)
            action = out[0]
            if n > 1:
                orders[DECISIONS] += 1
                if (positions + 1) * learners < len(starts) and (turns_ahead(pool[GAME]) == 0 or turn_of(pool[GAME]) != noted):
                    noted = turn_of(pool[GAME])
                    note(pool[GAME], positions, first_seat, learners, told, starts)
                    wandered[positions] = 0
                    positions += 1
                if below(minds[0], 1000, LABEL) < orders[WANDERING]:
                    action = out[below(minds[0], n, LABEL)]
                    wandered[positions - 1] = 1
                elif searching[ITERATIONS] > 0:
                    action = choose_by_search(pool, minds, tree, child_of, searching, settings, weights, slopes, aside, units, out,
                                              results)
                elif orders[FOLLOWING] == 1:
                    action = out[choose_by_heuristic(pool, minds[0], GAME, out, aside, scores, n)]
                else:
                    choice = choose_by_net(pool, minds[0], GAME, weights, aside, units, out, scores, results, n)
                    if rates[HEAT] > 0.0:
                        choice = nearly_best(scores, n, rates[HEAT], BLUNDER * rates[HEAT], minds[0])
                    action = out[choice]
            carry_out(pool[GAME], action)
        share_out(pool[GAME], results)
        learn_from(pool[GAME], weights, slopes, rates, told, starts, wandered, units, results, positions, first_seat, learners)
