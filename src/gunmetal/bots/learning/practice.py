"""Games in which a net learns; in the text of both worlds, and the same for every game.

Who decides in them is the game's heuristic (`FOLLOWED`), from whom habits can be taken over; then the net's own habits (habits.py),
which are as free as they are uncertain; and at last, if wanted, a search that is guided by them (`SEARCHED`, search/guided.py).

When a game is over, every seat looks back at its own decisions, from the last to the first. Each position should have been valued
as the next one was, and the last one as the game ended (temporal differences with lambda-returns, Sutton 1988). Who played by
habit: an option after which the seat found itself better off than it had expected should have been likelier, and one after which it
was worse off less likely (actor and critic; Schulman and others, 2016); `FREEDOM` keeps habits from being certain of what is hardly
better. Who followed the heuristic should have been inclined to do the same; and who searched, the more to each option the better
the search found it, taken or not (expert iteration; Anthony, Tian and Barber, 2017).

Who plays by habit may have guests: seats at which the heuristic decides. They learn nothing, and the others learn to play against
somebody who does not play as they do.

Now and then anything is done, so that the net also learns what comes of that: what came after it says nothing about the position
before it (Watkins 1989).
"""

from math import exp, log

from gunmetal.bots.common import (
    GAME,
    LABEL,
    PREPARED,
    Minds,
    Tables,
    carry_out,
    choose_by_heuristic,
    decider_of,
    drawn,
    is_over,
    options_of,
    players_of,
    share_out,
    start_dealing,
    worth_thinking_of,
)
from gunmetal.bots.learning.facts import answers_of, habits_of, tell, tell_options, thing_facts, whole_facts
from gunmetal.bots.learning.habits import blame_habits, incline, variety
from gunmetal.bots.learning.net import ANSWERS, SHARES, blame, valued
from gunmetal.bots.search.guided import follow
from gunmetal.bots.search.tree import MOST_SEATS, NOWHERE, ROOT, SIZE, Nodes
from gunmetal.kernel.chance import below
from gunmetal.kernel.records import Floats, Mind, Numbers, Seeds, Singles, Table
from gunmetal.kernel.rules import rule
from gunmetal.kernel.worlds import copy_into

# Of `orders`: who decides; of a thousand decisions, those at random; how many were made; and of a thousand seats, those of guests.
WHO, WANDERING, DECISIONS, GUESTS = 0, 1, 2, 3
ORDERS_OF_PRACTICE = 4
BY_HABIT, FOLLOWED, SEARCHED = 0, 1, 2
# Of `rates`: how much more the end of a game counts than the next position, and what it is worth to be free.
LAMBDA, FREEDOM = 0, 1
# Of `made`, for each decision: how many facts were told, how many options there were, which was taken, by whom; where it stands in
# `told` how likely each option should have been by what a search found; and whether it was made at random.
FACTS, OPTIONS, TAKEN, SEAT, FOLLOWS, WANDERED = 0, 1, 2, 3, 4, 5
OF_DECISION = 6
FINE = 1 << 20
DOUBTED = 4                            # times that an option has to be tried until half of what came out is believed
EAGER = 10.0                           # an option that a search found better by a tenth becomes e times as likely
LIKENESS = 0.3                         # how much a habit is changed that should have been another, beside what is gained by it


@rule
def note_search(tree: Nodes, out: Numbers, n: int, told: Numbers, first: int, scores: Floats) -> None:
    """How likely each of n options should have been, as a search has found: to `scores`, and to told[first] and so on as parts of
    FINE. As likely as it was, times more the better it is than the position was thought to be. What was seldom tried is thought to
    be nearly as good as that."""
    for k in range(n):
        scores[k] = 0.0
    child = tree[ROOT].child
    while child != NOWHERE:
        node = tree[child]
        for k in range(n):
            if out[k] == node.action:
                better = (node.value - node.visits * node.hope) / (node.visits + DOUBTED)
                scores[k] = node.habit * exp(EAGER * better)
        child = tree[child].sibling
    total = 0.0
    for k in range(n):
        total += scores[k]
    for k in range(n):
        scores[k] /= total
        told[first + k] = int(FINE * scores[k])


@rule
def decide(pool: Tables, minds: Minds, weights: Singles, orders: Numbers, told: Numbers, first: int, made: Numbers, at: int,
           aside: Numbers, units: Singles, out: Numbers, scores: Floats, results: Floats, tree: Nodes, child_of: Numbers,
           searching: Numbers, settings: Floats, n: int) -> int:
    """Notes what the decider in pool[GAME] sees, from told[first] on and in made[at], and does. Where the next note goes."""
    seat = decider_of(pool[GAME])
    count = tell(pool[GAME], seat, told, first)
    last = tell_options(pool[GAME], out, n, told, first + count)
    made[at + FACTS], made[at + OPTIONS], made[at + SEAT], made[at + FOLLOWS], made[at + WANDERED] = count, n, seat, last, 0
    if below(minds[0], 1000, LABEL) < orders[WANDERING]:
        made[at + TAKEN], made[at + WANDERED] = below(minds[0], n, LABEL), 1
    elif orders[WHO] == FOLLOWED:
        made[at + TAKEN] = choose_by_heuristic(pool, minds[0], GAME, out, aside, scores, n)
    elif orders[WHO] == SEARCHED:
        searching[SIZE] = 0
        follow(pool, minds, tree, child_of, out, scores, results, searching, settings, weights, aside, units)
        worth_thinking_of(pool[GAME], out, options_of(pool[GAME], out))
        note_search(tree, out, n, told, last, scores)
        last += n
        made[at + TAKEN] = drawn(scores, n, minds[0])
    else:
        valued(weights, thing_facts(pool[GAME]), whole_facts(pool[GAME]), answers_of(pool[GAME]), told, first, count, units)
        incline(weights, habits_of(pool[GAME]), told, first + count, n, units, scores)
        made[at + TAKEN] = drawn(scores, n, minds[0])
    return last


@rule
def errors_of_habit(who: int, told: Numbers, made: Numbers, at: int, gain: float, freedom: float, scores: Floats) -> None:
    """How much more each option should have been liked, in place of how likely it was."""
    n, spread = made[at + OPTIONS], variety(scores, made[at + OPTIONS])
    for k in range(n):
        likely = scores[k]
        if who == SEARCHED:
            scores[k] = LIKENESS * (told[made[at + FOLLOWS] + k] / FINE - likely)
        elif who == FOLLOWED:
            scores[k] = LIKENESS * ((1.0 if k == made[at + TAKEN] else 0.0) - likely)
        else:
            scores[k] = gain * ((1.0 if k == made[at + TAKEN] else 0.0) - likely)
            if likely > 0.0:
                scores[k] -= freedom * likely * (log(likely) + spread)


@rule
def look_back(s: Table, weights: Singles, slopes: Singles, who: int, rates: Floats, told: Numbers, first: int, made: Numbers,
              at: int, units: Singles, scores: Floats, results: Floats) -> None:
    """Learns from one decision. The second half of `results` is what its seat came to expect for all after it, and becomes what it
    should have expected before it."""
    count, n = made[at + FACTS], made[at + OPTIONS]
    valued(weights, thing_facts(s), whole_facts(s), answers_of(s), told, first, count, units)
    if made[at + WANDERED] == 1:
        for r in range(answers_of(s)):
            results[MOST_SEATS + r] = units[SHARES + r]
        return
    incline(weights, habits_of(s), told, first + count, n, units, scores)
    errors_of_habit(who, told, made, at, results[MOST_SEATS] - units[SHARES], rates[FREEDOM], scores)
    blame_habits(weights, slopes, habits_of(s), told, first + count, n, units, scores)
    for r in range(ANSWERS):
        expected = units[SHARES + r]
        units[SHARES + r] = results[MOST_SEATS + r] - expected if r < answers_of(s) else 0.0
        if r < answers_of(s):
            results[MOST_SEATS + r] = expected + rates[LAMBDA] * units[SHARES + r]
    blame(weights, slopes, thing_facts(s), whole_facts(s), told, first, count, units)


@rule
def look_back_at_all(s: Table, weights: Singles, slopes: Singles, who: int, rates: Floats, told: Numbers, starts: Numbers,
                     made: Numbers, decisions: int, units: Singles, scores: Floats, results: Floats) -> None:
    """Every seat, when the game is over."""
    share_out(s, results)
    players = players_of(s)
    for seat in range(players):
        for r in range(answers_of(s)):
            results[MOST_SEATS + r] = results[(seat + r) % players] if players > 1 or r == 0 else 1.0 - results[0]
        for t in range(decisions - 1, -1, -1):
            if made[t * OF_DECISION + SEAT] == seat:
                look_back(s, weights, slopes, who, rates, told, starts[t], made, t * OF_DECISION, units, scores, results)


@rule
def deal(pool: Tables, mind: Mind, seeds: Seeds, g: int) -> None:
    """A new game from pool[PREPARED], and new chances for who thinks."""
    copy_into(pool, GAME, pool[PREPARED])
    pool[GAME].rng = seeds[g]
    mind.rng = seeds[g]
    for _ in range(3):
        mind.rng = below(mind, 1 << 30, LABEL) << 30 | below(mind, 1 << 30, LABEL)
    start_dealing(pool[GAME])


@rule
def guests_at(s: Table, mind: Mind, orders: Numbers) -> int:
    """Bit p: at seat p sits a guest. One seat at least has none."""
    guests = 0
    if orders[WHO] == BY_HABIT and orders[GUESTS] > 0:
        host = below(mind, players_of(s), LABEL)
        for p in range(players_of(s)):
            if p != host and below(mind, 1000, LABEL) < orders[GUESTS]:
                guests |= 1 << p
    return guests


@rule
def practise(pool: Tables, minds: Minds, weights: Singles, slopes: Singles, orders: Numbers, rates: Floats, told: Numbers,
             starts: Numbers, made: Numbers, aside: Numbers, units: Singles, out: Numbers, scores: Floats, results: Floats,
             seeds: Seeds, tree: Nodes, child_of: Numbers, searching: Numbers, settings: Floats) -> None:
    """A game from pool[PREPARED] for each seed; `slopes` sums up how the weights should change. `told` has room for all that is
    told, and `starts` says where each decision begins. Of a game that is too long only the first decisions are learnt from."""
    for g in range(len(seeds)):
        deal(pool, minds[0], seeds, g)
        guests = guests_at(pool[GAME], minds[0], orders)
        decisions = 0
        starts[0] = 0
        while not is_over(pool[GAME]):
            n = worth_thinking_of(pool[GAME], out, options_of(pool[GAME], out))
            taken = 0
            if n > 1 and guests >> decider_of(pool[GAME]) & 1 == 1:
                taken = choose_by_heuristic(pool, minds[0], GAME, out, aside, scores, n)
            elif n > 1:
                orders[DECISIONS] += 1
                at = decisions * OF_DECISION
                last = decide(pool, minds, weights, orders, told, starts[decisions], made, at, aside, units, out, scores, results,
                              tree, child_of, searching, settings, n)
                taken = made[at + TAKEN]
                if decisions + 2 < len(starts) and last + len(aside) < len(told):
                    decisions += 1
                    starts[decisions] = last
            carry_out(pool[GAME], out[taken])
        look_back_at_all(pool[GAME], weights, slopes, orders[WHO], rates, told, starts, made, decisions, units, scores, results)
