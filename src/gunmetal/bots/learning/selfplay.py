"""Games of a net against itself, from which it learns; in the text of both worlds, and the same for every game.

Whoever decides imagines worlds, tries every option there, and takes the one after which the net sees the best chance; now and then
any option, so that nothing is never tried. When a game is over some seats look back at all their positions: each should have been
valued as the next one was, and the last one as the game ended (temporal differences with lambda-returns, Sutton 1988). Where turns
are thought through (`turns_ahead`), the rest of the turn is played after each option, and only the beginnings of turns are looked
back at.

Later whoever decides searches (search/tree.py), and the net learns what the search found for each option, taken or not: so it comes
to rank options as the search does (expert iteration). Where turns are thought through, it learns what comes of such play.
"""

from gunmetal.bots.common import (
    GAME,
    IMAGINED,
    LABEL,
    PREPARED,
    TRIED,
    UNTHINKABLE,
    Minds,
    Tables,
    best_of,
    carry_out,
    decider_of,
    go_on,
    imagine,
    is_over,
    is_worth_a_thought,
    options_of,
    players_of,
    share_out,
    start_dealing,
    turn_of,
    turns_ahead,
)
from gunmetal.bots.learning.facts import answers_of, chance_of, tell, thing_facts, whole_facts
from gunmetal.bots.learning.net import ANSWERS, SHARES, teach, valued
from gunmetal.bots.search.tree import ITERATIONS, MOST_SEATS, NOWHERE, ROOT, SIZE, Nodes, grow
from gunmetal.kernel.chance import below
from gunmetal.kernel.records import Floats, Mind, Numbers, Seeds, Singles, Table
from gunmetal.kernel.rules import rule
from gunmetal.kernel.worlds import copy_into

# Of `orders`: worlds to imagine for a decision; of a thousand decisions, those at random; and how many were made.
WORLDS, WANDERING, DECISIONS = 0, 1, 2
LEARNERS = 2                           # seats that look on in a game and learn from it, if there are so many
LOOKED_AT = 5                          # visits from which on what a search found for an option is learnt
# Of `rates`: of learning, and lambda.
RATE, LAMBDA = 0, 1


@rule
def choose_by_net(pool: Tables, mind: Mind, weights: Singles, orders: Numbers, aside: Numbers, units: Singles, out: Numbers,
                  scores: Floats, results: Floats, n: int) -> int:
    """The place of the option after which the net sees the best chance, over imagined worlds."""
    seat = decider_of(pool[GAME])
    for k in range(n):
        scores[k] = 0.0 if is_worth_a_thought(pool[GAME], out[k]) else UNTHINKABLE
    for _ in range(orders[WORLDS]):
        imagine(pool, mind, GAME, seat)
        for k in range(n):
            if scores[k] >= 0.0:
                copy_into(pool, TRIED, pool[IMAGINED])
                carry_out(pool[TRIED], out[k])
                if turns_ahead(pool[GAME]) > 0:
                    go_on(pool[TRIED], aside, turn_of(pool[GAME]))
                scores[k] += chance_of(pool[TRIED], seat, weights, aside, 0, units, results)
    return best_of(scores, n)


@rule
def choose_by_search(pool: Tables, minds: Minds, tree: Nodes, child_of: Numbers, searching: Numbers, settings: Floats,
                     weights: Singles, rates: Floats, aside: Numbers, units: Singles, out: Numbers, results: Floats) -> int:
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
                correct(s, weights, rates[RATE], aside, 0, count, units, results, 0)
        child = node.sibling
    return tree[best].action


@rule
def correct(s: Table, weights: Singles, rate: float, told: Numbers, first: int, count: int, units: Singles, targets: Floats,
            at: int) -> None:
    """Brings what was just found nearer to targets[at], and so on."""
    for r in range(ANSWERS):
        units[SHARES + r] = rate * (targets[at + r] - units[SHARES + r]) if r < answers_of(s) else 0.0
    teach(weights, thing_facts(s), whole_facts(s), told, first, count, units)


@rule
def learn_from(s: Table, weights: Singles, rates: Floats, told: Numbers, starts: Numbers, values: Floats, units: Singles,
               results: Floats, positions: int, first_seat: int, learners: int) -> None:
    """Every seat that looked on, from its last position to its first. The second half of `results` is what it should have seen."""
    players = players_of(s)
    for k in range(learners):
        for r in range(answers_of(s)):
            results[MOST_SEATS + r] = results[(first_seat + k + r) % players] if players > 1 or r == 0 else 1.0 - results[0]
        for t in range(positions - 1, -1, -1):
            at = t * learners + k
            count = starts[at + 1] - starts[at]
            valued(weights, thing_facts(s), whole_facts(s), answers_of(s), told, starts[at], count, units)
            correct(s, weights, rates[RATE], told, starts[at], count, units, results, MOST_SEATS)
            for r in range(answers_of(s)):
                later, now = results[MOST_SEATS + r], values[at * ANSWERS + r]
                results[MOST_SEATS + r] = rates[LAMBDA] * later + (1.0 - rates[LAMBDA]) * now


@rule
def note(s: Table, positions: int, first_seat: int, learners: int, weights: Singles, told: Numbers, starts: Numbers, values: Floats,
         units: Singles) -> None:
    """What some seats see, and think of it."""
    for k in range(learners):
        at = positions * learners + k
        count = tell(s, (first_seat + k) % players_of(s), told, starts[at])
        starts[at + 1] = starts[at] + count
        valued(weights, thing_facts(s), whole_facts(s), answers_of(s), told, starts[at], count, units)
        for r in range(answers_of(s)):
            values[at * ANSWERS + r] = units[SHARES + r]


@rule
def play_and_learn(pool: Tables, minds: Minds, weights: Singles, orders: Numbers, rates: Floats, told: Numbers, starts: Numbers,
                   values: Floats, aside: Numbers, units: Singles, out: Numbers, scores: Floats, results: Floats, seeds: Seeds,
                   tree: Nodes, child_of: Numbers, searching: Numbers, settings: Floats) -> None:
    """A game from pool[PREPARED] for each seed. `told` has room for the facts of all positions, `aside` for those of one more;
    `starts` says where the facts of each position and seat begin. With iterations in `searching`, deciders search."""
    learners = min(players_of(pool[PREPARED]), LEARNERS)
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
                    note(pool[GAME], positions, first_seat, learners, weights, told, starts, values, units)
                    positions += 1
                action = out[below(minds[0], n, LABEL)]
                if below(minds[0], 1000, LABEL) >= orders[WANDERING]:
                    if searching[ITERATIONS] > 0:
                        action = choose_by_search(pool, minds, tree, child_of, searching, settings, weights, rates, aside, units,
                                                  out, results)
                    else:
                        action = out[choose_by_net(pool, minds[0], weights, orders, aside, units, out, scores, results, n)]
            carry_out(pool[GAME], action)
        share_out(pool[GAME], results)
        learn_from(pool[GAME], weights, rates, told, starts, values, units, results, positions, first_seat, learners)
