"""A tree that is grown where a net's habits lead; in the text of both worlds, and the same for every game.

As in tree.py every iteration imagines a world and walks down by choices that are legal there, and every seat seeks its own good.
But each new position is seen through the eyes of whoever must decide in it: the net says what chance each seat has (that is what
the iteration found out), and how likely each option is by habit. Among options the one is followed that has the best mean result,
and more for what is likely and was seldom tried (Silver and others, 2017). An option that was never tried is thought to be worth
as much as the position was. To win is what counts, and how clearly a little: where nothing can be changed about who wins, a bot
still plays for crates, as people do.
"""

from math import sqrt

from gunmetal.bots.common import (
    EXPLORING,
    GAME,
    IMAGINED,
    Minds,
    Tables,
    carry_out,
    decider_of,
    imagine_as_believed,
    is_over,
    margin,
    options_of,
    players_of,
    share_out,
    worth_thinking_of,
)
from gunmetal.bots.learning.facts import answers_of, habits_of, tell, tell_options, thing_facts, whole_facts
from gunmetal.bots.learning.habits import incline
from gunmetal.bots.learning.net import SHARES, valued
from gunmetal.bots.search.tree import (
    ITERATIONS,
    NOWHERE,
    ROOT,
    SIZE,
    STEPS,
    Nodes,
    add_up,
    forget_children,
    note_children,
    plant,
    sprout,
    tell_all,
)
from gunmetal.kernel.records import Floats, Numbers, Singles, Table
from gunmetal.kernel.rules import rule

MARGIN = 0.05                          # what the clearest win is worth more than one by a hair: little, beside winning at all


@rule
def look(s: Table, out: Numbers, n: int, weights: Singles, told: Numbers, units: Singles, scores: Floats, results: Floats) -> None:
    """What whoever must decide sees: the chance of each seat to win, in `results`, and how likely each option is by habit, in
    `scores`."""
    seat = decider_of(s)
    count = tell(s, seat, told, 0)
    tell_options(s, out, n, told, count)
    valued(weights, thing_facts(s), whole_facts(s), answers_of(s), told, 0, count, units)
    for r in range(players_of(s)):
        results[(seat + r) % players_of(s)] = units[SHARES + r]
    incline(weights, habits_of(s), told, count, n, units, scores)


@rule
def is_strange(child_of: Numbers, out: Numbers, n: int) -> bool:
    """Whether there is an option that the tree does not know here."""
    for k in range(n):
        if child_of[out[k]] == NOWHERE:
            return True
    return False


@rule
def sprout_strange(s: Table, tree: Nodes, node: int, child_of: Numbers, out: Numbers, n: int, orders: Numbers, scores: Floats,
                   results: Floats) -> None:
    """A node for each option that the tree does not know here, while there is room."""
    seat = decider_of(s)
    for k in range(n):
        if child_of[out[k]] == NOWHERE and orders[SIZE] < len(tree):
            child = orders[SIZE]
            sprout(tree, child, node, out[k], seat)
            tree[child].available, tree[child].margin = 0, 0.0
            tree[child].habit = scores[k]
            tree[child].hope = results[seat]
            child_of[out[k]] = child
            orders[SIZE] += 1


@rule
def best_bet(tree: Nodes, child_of: Numbers, out: Numbers, n: int, settings: Floats) -> int:
    """The place among the options of the one to follow; NOWHERE: the tree knows none of them."""
    best, choice = -1.0e9, NOWHERE
    for k in range(n):
        child = child_of[out[k]]
        if child != NOWHERE:
            node = tree[child]
            node.available += 1
            mean = (node.value + MARGIN * node.margin) / node.visits if node.visits > 0 else node.hope
            bound = mean + settings[EXPLORING] * node.habit * sqrt(float(node.available)) / (1.0 + node.visits)
            if bound > best:
                best, choice = bound, k
    return choice


@rule
def walk(s: Table, tree: Nodes, child_of: Numbers, out: Numbers, scores: Floats, results: Floats, orders: Numbers, settings: Floats,
         weights: Singles, told: Numbers, units: Singles) -> int:
    """Down to a position that is new to the tree, or to the end: its node. `results` says what it is worth."""
    node = ROOT
    while not is_over(s):
        n = worth_thinking_of(s, out, options_of(s, out))
        is_new = tree[node].child == NOWHERE
        note_children(tree, node, child_of)
        if is_strange(child_of, out, n):
            scores[0] = 1.0            # if it is the only one
            if n > 1:
                look(s, out, n, weights, told, units, scores, results)
            sprout_strange(s, tree, node, child_of, out, n, orders, scores, results)
        choice = NOWHERE
        if not is_new or n == 1 or node == ROOT:
            choice = best_bet(tree, child_of, out, n, settings)
        child = child_of[out[choice]] if choice != NOWHERE else NOWHERE
        forget_children(tree, node, child_of)
        if choice == NOWHERE:
            if n == 1:                 # the tree is full
                look(s, out, n, weights, told, units, scores, results)
            return node
        orders[STEPS] += 1
        carry_out(s, out[choice])
        node = child
    share_out(s, results)
    return node


@rule
def tell_margins(s: Table, tree: Nodes, leaf: int) -> None:
    """How clearly a game was won or lost, to all choices on the way."""
    node = leaf
    while node != ROOT:
        tree[node].margin += margin(s, tree[node].seat)
        node = tree[node].parent


@rule
def follow(pool: Tables, minds: Minds, tree: Nodes, child_of: Numbers, out: Numbers, scores: Floats, results: Floats,
           orders: Numbers, settings: Floats, weights: Singles, told: Numbers, units: Singles) -> None:
    """Some iterations for the seat that must decide in pool[GAME]. An empty tree is planted first."""
    if orders[SIZE] == 0:
        plant(tree)
        orders[SIZE] = 1
    observer = decider_of(pool[GAME])
    for _ in range(orders[ITERATIONS]):
        imagine_as_believed(pool, minds[0], observer, settings)
        leaf = walk(pool[IMAGINED], tree, child_of, out, scores, results, orders, settings, weights, told, units)
        add_up(pool[GAME], results)
        tell_all(tree, leaf, results)
        if is_over(pool[IMAGINED]):
            tell_margins(pool[IMAGINED], tree, leaf)
