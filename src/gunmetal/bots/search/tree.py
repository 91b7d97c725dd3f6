"""A tree of choices, grown by playing on in imagined worlds; in the text of both worlds, and the same for every game.

This is information-set Monte-Carlo tree search with one observer (Cowling, Powley and Whitehouse, 2012) for any number of players.
Every iteration imagines a world that the observer could be in (`sample`), walks down the tree by choices that are legal in that
world, adds a node for the first choice that has none, plays on at random to the end, and tells all choices on the way what they
brought to the seat that made them. So every seat seeks its own good (max^n). A choice counts how often it could have been made: in
most worlds some choices of others are not possible.

It knows nothing but the rules (`plain`). A tree that is guided by what a net has learnt is in guided.py.

The tree is a list of nodes of a fixed length: when it is full, it grows no more, and only its figures do.
"""

from math import log, sqrt
from typing import Annotated, TypeAlias

from gunmetal.bots.common import (
    EXPLORING,
    GAME,
    IMAGINED,
    LABEL,
    Minds,
    Tables,
    carry_out,
    decider_of,
    imagine_as_believed,
    is_over,
    options_of,
    players_of,
    share_out,
)
from gunmetal.kernel.chance import below
from gunmetal.kernel.records import Buffer, Floats, Mind, Numbers, Record, Table, f32, f64, i8, i32
from gunmetal.kernel.rules import rule

__all__ = ["ITERATIONS", "MOST_SEATS", "NOWHERE", "ORDERS", "ROOT", "SIZE", "STEPS", "Node", "grow"]

# Of `orders`: how many iterations are wanted now, how many nodes there are, and how many steps were played.
ITERATIONS, SIZE, STEPS = 0, 1, 2
ORDERS = 3
ROOT, NOWHERE = 0, -1
MOST_SEATS = 5


class Node(Record):
    """A choice that was made at its parent."""

    action: i32
    seat: i8                           # who made it
    parent: i32
    child: i32                         # the first of those that follow it
    sibling: i32                       # the next at the same parent
    visits: i32
    available: i32                     # how often it could have been made
    habit: f32                         # how likely it is by habit, where the tree is guided by a net's (guided.py)
    hope: f32                          # and what its seat had hoped for before it
    margin: f32                        # how clearly its seat won or lost, in all games to the end that followed it together
    value: f64                         # what it brought to its seat, in all visits together


Nodes: TypeAlias = Annotated[list[Node], Buffer(Node)]


@rule
def plant(tree: Nodes) -> None:
    root = tree[ROOT]
    root.action, root.seat, root.parent, root.child, root.sibling = NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE
    root.visits, root.available, root.value = 0, 0, 0.0


@rule
def note_children(tree: Nodes, node: int, child_of: Numbers) -> None:
    child = tree[node].child
    while child != NOWHERE:
        child_of[tree[child].action] = child
        child = tree[child].sibling


@rule
def forget_children(tree: Nodes, node: int, child_of: Numbers) -> None:
    child = tree[node].child
    while child != NOWHERE:
        child_of[tree[child].action] = NOWHERE
        child = tree[child].sibling


@rule
def untried(tree: Nodes, mind: Mind, child_of: Numbers, out: Numbers, n: int) -> int:
    """The place among the options of one that has no node yet, any of them; NOWHERE: all have. Those that have were available."""
    found, choice = 0, NOWHERE
    for k in range(n):
        child = child_of[out[k]]
        if child == NOWHERE:
            found += 1
            if below(mind, found, LABEL) == 0:
                choice = k
        else:
            tree[child].available += 1
    return choice


@rule
def most_promising(tree: Nodes, child_of: Numbers, out: Numbers, n: int, exploring: float) -> int:
    """Upper confidence bounds: the mean result, and more for what was seldom tried when it could be."""
    best, choice = -1.0, 0
    for k in range(n):
        child = child_of[out[k]]
        if child != NOWHERE:
            node = tree[child]
            bound = node.value / node.visits + exploring * sqrt(log(float(node.available)) / node.visits)
            if bound > best:
                best, choice = bound, k
    return choice


@rule
def sprout(tree: Nodes, size: int, node: int, action: int, seat: int) -> None:
    """A new node at the end of the list."""
    new = tree[size]
    new.action, new.seat, new.parent, new.child, new.sibling = action, seat, node, NOWHERE, tree[node].child
    new.visits, new.available, new.value, new.habit, new.hope = 0, 1, 0.0, 0.0, 0.0
    tree[node].child = size


@rule
def walk_down(s: Table, mind: Mind, tree: Nodes, child_of: Numbers, out: Numbers, orders: Numbers, settings: Floats) -> int:
    """Choices by the tree up to one that is new in it, which is carried out too: its node."""
    node = ROOT
    while not is_over(s):
        n = options_of(s, out)
        note_children(tree, node, child_of)
        choice = untried(tree, mind, child_of, out, n)
        is_new = choice != NOWHERE
        if not is_new:
            choice = most_promising(tree, child_of, out, n, settings[EXPLORING])
        child = child_of[out[choice]]
        forget_children(tree, node, child_of)
        orders[STEPS] += 1
        if is_new and orders[SIZE] == len(tree):       # the tree is full: whatever is played from here on is told to this node
            return node
        if is_new:
            child = orders[SIZE]
            sprout(tree, child, node, out[choice], decider_of(s))
            orders[SIZE] += 1
        carry_out(s, out[choice])
        node = child
        if is_new:
            return node
    return node


@rule
def play_on(s: Table, out: Numbers, orders: Numbers) -> None:
    """At random to the end."""
    while not is_over(s):
        n = options_of(s, out)
        orders[STEPS] += 1
        carry_out(s, out[below(s, n, LABEL)])


@rule
def tell_all(tree: Nodes, leaf: int, results: Floats) -> None:
    """What came out, to all choices on the way."""
    node = leaf
    while node != ROOT:
        tree[node].visits += 1
        tree[node].value += results[tree[node].seat]
        node = tree[node].parent
    tree[ROOT].visits += 1


@rule
def add_up(s: Table, results: Floats) -> None:
    """The second half of `results` sums up what was expected for each seat."""
    for seat in range(players_of(s)):
        results[MOST_SEATS + seat] += results[seat]


@rule
def grow(pool: Tables, minds: Minds, tree: Nodes, child_of: Numbers, out: Numbers, results: Floats, orders: Numbers,
         settings: Floats) -> None:
    """Some iterations for the seat that must decide in pool[GAME]. An empty tree is planted first; `child_of` has a place for every
    action, and NOWHERE in each."""
    if orders[SIZE] == 0:
        plant(tree)
        orders[SIZE] = 1
    observer = decider_of(pool[GAME])
    for _ in range(orders[ITERATIONS]):
        imagine_as_believed(pool, minds[0], observer, settings)
        s = pool[IMAGINED]
        leaf = walk_down(s, minds[0], tree, child_of, out, orders, settings)
        play_on(s, out, orders)
        share_out(s, results)
        add_up(s, results)
        tell_all(tree, leaf, results)
