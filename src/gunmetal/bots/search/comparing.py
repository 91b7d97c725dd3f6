"""The options of one decision, compared in worlds that the decider could be in; in the text of both worlds, and the same for every
game.

All options are tried in the same worlds and with the same chance, so that what differs is the options. Either each is valued at
once (`weigh_up`), or some turns are played on first, in every seat as the net or the heuristic would play them (`compare`): whoever
decides there imagines worlds of its own, and does not know what is hidden from its seat. The worse half of the options is dropped
again and again (sequential halving; thinking.py says when).
"""

from gunmetal.bots.common import (
    GAME,
    IMAGINED,
    PREPARED,
    REMEMBERED,
    TRIED,
    Minds,
    Tables,
    carry_out,
    choose_by_heuristic,
    decider_of,
    imagine,
    is_over,
    options_of,
    turn_of,
)
from gunmetal.bots.learning.choosing import choose_by_net
from gunmetal.bots.search.tree import (
    BY_NET,
    ITERATIONS,
    KEPT,
    NOWHERE,
    REHEARSED,
    ROOT,
    SIZE,
    STEPS,
    TURN,
    Nodes,
    add_up,
    find_out,
    plant,
    sprout,
    tell_all,
    worth_thinking_of,
)
from gunmetal.kernel.records import Floats, Mind, Numbers, Singles, Table
from gunmetal.kernel.rules import rule
from gunmetal.kernel.worlds import copy_into


@rule
def sprout_all(s: Table, tree: Nodes, out: Numbers, orders: Numbers) -> None:
    """A new tree with a node for every option that is worth a thought: they are the first after the root."""
    plant(tree)
    n = worth_thinking_of(s, out, options_of(s, out))
    for k in range(n):
        sprout(tree, 1 + k, ROOT, out[k], decider_of(s))
    orders[SIZE] = 1 + n


@rule
def drop_worst(tree: Nodes, kept: int) -> None:
    """Only the best options stay in question: all were followed equally often."""
    left = kept + 1
    while left > kept:
        left, worst, child = 0, NOWHERE, tree[ROOT].child
        while child != NOWHERE:
            if tree[child].available > 0:
                left += 1
                if worst == NOWHERE or tree[child].value < tree[worst].value:
                    worst = child
            child = tree[child].sibling
        if left > kept:
            tree[worst].available = 0


@rule
def rehearse(pool: Tables, mind: Mind, until: int, out: Numbers, scores: Floats, results: Floats, orders: Numbers,
             settings: Floats, weights: Singles, told: Numbers, units: Singles) -> None:
    """Plays pool[REMEMBERED] on until a turn begins. All do what the net or the heuristic would do in their place, knowing
    what they could know."""
    while not is_over(pool[REMEMBERED]) and turn_of(pool[REMEMBERED]) < until:
        n = options_of(pool[REMEMBERED], out)
        choice = 0
        if n > 1 and settings[BY_NET] == 0.0:
            choice = choose_by_heuristic(pool, mind, REMEMBERED, out, told, scores, n)
        elif n > 1:
            choice = choose_by_net(pool, mind, REMEMBERED, weights, told, units, out, scores, results, n)
        orders[STEPS] += 1
        carry_out(pool[REMEMBERED], out[choice])


@rule
def compare(pool: Tables, minds: Minds, tree: Nodes, out: Numbers, scores: Floats, results: Floats, orders: Numbers,
            settings: Floats, weights: Singles, told: Numbers, units: Singles) -> None:
    """The options themselves, each played on for some turns and then valued by the net or the heuristic: rounds in which every
    option that is still in question is tried once, all in the same world and with the same chance: what differs is the options."""
    if orders[SIZE] == 0:
        sprout_all(pool[GAME], tree, out, orders)
    drop_worst(tree, orders[KEPT])
    observer, until = decider_of(pool[GAME]), turn_of(pool[GAME]) + int(settings[REHEARSED])
    for _ in range(orders[ITERATIONS]):
        imagine(pool, minds[0], GAME, observer)
        copy_into(pool, PREPARED, pool[IMAGINED])
        node = tree[ROOT].child
        while node != NOWHERE:
            if tree[node].available > 0:
                copy_into(pool, REMEMBERED, pool[PREPARED])
                carry_out(pool[REMEMBERED], tree[node].action)
                rehearse(pool, minds[0], until, out, scores, results, orders, settings, weights, told, units)
                orders[TURN] = until - 1
                find_out(pool[REMEMBERED], observer, out, results, orders, settings, weights, told, units)
                add_up(pool[GAME], results)
                tell_all(tree, node, results)
            node = tree[node].sibling


@rule
def weigh_up(pool: Tables, minds: Minds, tree: Nodes, out: Numbers, results: Floats, orders: Numbers, settings: Floats,
             weights: Singles, told: Numbers, units: Singles) -> None:
    """The options themselves and nothing further: what each is worth, in as many worlds as there are iterations."""
    seat = decider_of(pool[GAME])
    if orders[SIZE] == 0:
        sprout_all(pool[GAME], tree, out, orders)
    for _ in range(orders[ITERATIONS]):
        imagine(pool, minds[0], GAME, seat)
        orders[TURN] = turn_of(pool[GAME])
        for node in range(1, orders[SIZE]):
            copy_into(pool, TRIED, pool[IMAGINED])
            carry_out(pool[TRIED], tree[node].action)
            find_out(pool[TRIED], seat, out, results, orders, settings, weights, told, units)
            tree[node].visits += 1
            tree[node].value += results[seat]
        find_out(pool[IMAGINED], seat, out, results, orders, settings, weights, told, units)
        add_up(pool[IMAGINED], results)
        tree[ROOT].visits += 1
