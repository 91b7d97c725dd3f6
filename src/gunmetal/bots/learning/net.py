"""A small net that values a position as one seat sees it: the chance of each seat to win, from facts that are true or not.

A position is told as a list of facts: first those of one thing on the table (a Location, a gunfighter), then NEXT, then those of
the next thing, and so on, and at last those of the whole. All things are seen through the same eyes: one layer for every thing
alike, the sum of what it finds in them, and a layer over that sum and over the facts of the whole. What the net learns of one
Location it therefore knows of all. Few facts are true at a time, and only those take part.

The weights are one list of numbers: a row for each fact of a thing, their bias; a row for each unit that looks at things, and for
each fact of the whole, their bias; and a row of the answers for each unit that looks at the whole, their bias.
"""

from math import exp

from gunmetal.kernel.records import Numbers, Singles
from gunmetal.kernel.rules import rule
from gunmetal.kernel.vectors import add_listed, add_products, add_row, add_scaled, copy_row, dot, rectify

NEXT = -1                              # between things
THING, WHOLE = 64, 64                  # units that look at one thing, and at the whole
ANSWERS = 8                            # room for the chance of each seat, the own one first; alone: to win, and to lose
MOST_THINGS = 20

# Of `units`, where a net keeps what it has found: in all things together, in the whole, its answers, and in each thing; and what
# the whole and each thing are to blame for besides the answers (habits.py).
SUM, SEEN, SHARES, THINGS = 0, THING, THING + WHOLE, THING + WHOLE + ANSWERS
BLAMED_WHOLE = THINGS + (MOST_THINGS + 1) * THING
BLAMED_THINGS = BLAMED_WHOLE + WHOLE
UNITS = BLAMED_THINGS + (MOST_THINGS + 1) * THING


def size(thing_facts: int, whole_facts: int) -> int:
    """How many weights a net has."""
    return (thing_facts + 1) * THING + (THING + whole_facts + 1) * WHOLE + (WHOLE + 1) * ANSWERS


@rule
def share_between(units: Singles, answers: int) -> None:
    """Answers become chances: they add up to 1, and the greater an answer the greater its part (softmax)."""
    most, total = units[SHARES], 0.0
    for r in range(1, answers):
        most = max(most, units[SHARES + r])
    for r in range(answers):
        units[SHARES + r] = exp(units[SHARES + r] - most)
        total += units[SHARES + r]
    for r in range(answers):
        units[SHARES + r] /= total


@rule
def valued(weights: Singles, thing_facts: int, whole_facts: int, answers: int, told: Numbers, first: int, count: int,
           units: Singles) -> float:
    """The own chance to win where the facts told[first], and so on, are true; `units` keeps all chances, and what `blame` needs."""
    bias = thing_facts * THING
    mixing = bias + THING
    whole = mixing + THING * WHOLE
    answer = whole + (whole_facts + 1) * WHOLE
    for j in range(THING):
        units[SUM + j] = 0.0
    at, begin = THINGS, first
    for k in range(first, first + count):
        if told[k] == NEXT:
            copy_row(units, at, weights, bias, THING)
            add_listed(units, at, weights, 0, THING, told, begin, k)
            rectify(units, at, THING)
            add_row(units, SUM, units, at, THING)
            at += THING
            begin = k + 1
    copy_row(units, SEEN, weights, answer - WHOLE, WHOLE)
    add_listed(units, SEEN, weights, whole - thing_facts * WHOLE, WHOLE, told, begin, first + count)
    add_products(units, SEEN, weights, mixing, WHOLE, units, SUM, SUM + THING)
    rectify(units, SEEN, WHOLE)
    copy_row(units, SHARES, weights, answer + WHOLE * ANSWERS, ANSWERS)
    add_products(units, SHARES, weights, answer, ANSWERS, units, SEEN, SEEN + WHOLE)
    share_between(units, answers)
    return float(units[SHARES])


@rule
def blame(weights: Singles, slopes: Singles, thing_facts: int, whole_facts: int, told: Numbers, first: int, count: int,
          units: Singles) -> None:
    """Adds to `slopes` where each weight should go to make what was just found better. In the place of each chance stands its
    error; and 0 in those that are not used. `units` becomes what each unit is to blame for."""
    bias = thing_facts * THING
    mixing = bias + THING
    whole = mixing + THING * WHOLE
    answer = whole + (whole_facts + 1) * WHOLE
    for j in range(WHOLE):
        found = units[SEEN + j]
        units[SEEN + j] = 0.0
        if found > 0.0:
            units[SEEN + j] = units[BLAMED_WHOLE + j] + dot(weights, answer + j * ANSWERS, units, SHARES, ANSWERS)
            add_scaled(slopes, answer + j * ANSWERS, units, SHARES, ANSWERS, found)
    add_row(slopes, answer + WHOLE * ANSWERS, units, SHARES, ANSWERS)
    add_row(slopes, answer - WHOLE, units, SEEN, WHOLE)
    for j in range(THING):
        found = units[SUM + j]
        units[SUM + j] = dot(weights, mixing + j * WHOLE, units, SEEN, WHOLE)
        add_scaled(slopes, mixing + j * WHOLE, units, SEEN, WHOLE, found)
    at, is_fresh = THINGS, True
    for k in range(first, first + count):
        fact = told[k]
        if fact == NEXT:
            at += THING
            is_fresh = True
        elif fact < thing_facts:
            if is_fresh:
                blamed = at + BLAMED_THINGS - THINGS
                for j in range(THING):
                    units[at + j] = units[SUM + j] + units[blamed + j] if units[at + j] > 0.0 else 0.0
                add_row(slopes, bias, units, at, THING)
                is_fresh = False
            add_row(slopes, fact * THING, units, at, THING)
        else:
            add_row(slopes, whole + (fact - thing_facts) * WHOLE, units, SEEN, WHOLE)
