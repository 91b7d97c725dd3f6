"""What a seat is inclined to do, seen at a glance: how much it likes each of its options, without trying any.

An option is told as a few deeds, each done to one thing on the table or to none (`tell_option`): to send a card of some kind
undercover there, to go where somebody stands. 64 more units look at the thing a deed is done to and at the whole, as the net sees
them; a deed has a row of weights for them, and an option is liked as much as its deeds together. The likelier an option, the
greater it is among all: e times as likely for 1 more (softmax).

These weights follow those of the net (net.py): a row for each unit that looks at the whole, and for each that looks at a thing,
their bias; and a row for each deed.
"""

from math import exp, log

from gunmetal.bots.learning.net import BLAMED_THINGS, BLAMED_WHOLE, MOST_THINGS, SEEN, THING, THINGS, UNITS, WHOLE
from gunmetal.kernel.records import Floats, Numbers, Singles
from gunmetal.kernel.rules import rule
from gunmetal.kernel.vectors import add_products, add_row, add_scaled, copy_row, dot, rectify

NO_THING = -1                          # what is done to nothing on the table
BENT = 64                              # units that look at what a deed is done to

# Of `units`, after those of the net: what all these units see of the whole; for no thing and for each thing what they have found,
# whether it was looked at, and what it is to blame for; and what all of it together is.
COMMON = UNITS
LEANING = COMMON + BENT
LOOKED = LEANING + (MOST_THINGS + 1) * BENT
BLAMED = LOOKED + MOST_THINGS + 1
BLAMED_COMMON = BLAMED + (MOST_THINGS + 1) * BENT
ALL_UNITS = BLAMED_COMMON + BENT


def size_of_habits(deeds: int) -> int:
    """How many weights habits have."""
    return (WHOLE + THING + 1 + deeds) * BENT


@rule
def look_at(weights: Singles, habits: int, units: Singles, thing: int) -> int:
    """Where in `units` stands what is found in a thing."""
    at = LEANING + (1 + thing) * BENT
    if units[LOOKED + 1 + thing] == 0.0:
        units[LOOKED + 1 + thing] = 1.0
        copy_row(units, at, units, COMMON, BENT)
        if thing != NO_THING:
            first = THINGS + thing * THING
            add_products(units, at, weights, habits + WHOLE * BENT, BENT, units, first, first + THING)
        rectify(units, at, BENT)
    return at


@rule
def incline(weights: Singles, habits: int, told: Numbers, first: int, n: int, units: Singles, scores: Floats) -> None:
    """How likely each of n options is, which are told from told[first] on, after the net has valued the position. Their weights
    begin at weights[habits]."""
    bias = habits + (WHOLE + THING) * BENT
    deeds = bias + BENT
    copy_row(units, COMMON, weights, bias, BENT)
    add_products(units, COMMON, weights, habits, BENT, units, SEEN, SEEN + WHOLE)
    for thing in range(MOST_THINGS + 1):
        units[LOOKED + thing] = 0.0
    at, most = first, -1.0e9
    for k in range(n):
        scores[k] = 0.0
        last = at + 2 * told[at]
        while at < last:
            seen = look_at(weights, habits, units, told[at + 1])
            scores[k] += dot(weights, deeds + told[at + 2] * BENT, units, seen, BENT)
            at += 2
        at += 1
        most = max(most, scores[k])
    total = 0.0
    for k in range(n):
        scores[k] = exp(scores[k] - most)
        total += scores[k]
    for k in range(n):
        scores[k] /= total


@rule
def blame_habits(weights: Singles, slopes: Singles, habits: int, told: Numbers, first: int, n: int, units: Singles,
                 errors: Floats) -> None:
    """Adds to `slopes` where each weight should go so that each option is liked by errors[k] more; and notes what the net's own
    units are to blame for."""
    bias = habits + (WHOLE + THING) * BENT
    deeds = bias + BENT
    for j in range((MOST_THINGS + 1) * BENT):
        units[BLAMED + j] = 0.0
    at = first
    for k in range(n):
        last = at + 2 * told[at]
        while at < last:
            row, thing = deeds + told[at + 2] * BENT, 1 + told[at + 1]
            add_scaled(slopes, row, units, LEANING + thing * BENT, BENT, errors[k])
            add_scaled(units, BLAMED + thing * BENT, weights, row, BENT, errors[k])
            at += 2
        at += 1
    for j in range(BENT):
        units[BLAMED_COMMON + j] = 0.0
    for j in range(MOST_THINGS * THING):
        units[BLAMED_THINGS + j] = 0.0
    for thing in range(MOST_THINGS + 1):
        if units[LOOKED + thing] > 0.0:
            blame_look(weights, slopes, habits, units, thing - 1)
    add_row(slopes, bias, units, BLAMED_COMMON, BENT)
    for j in range(WHOLE):
        add_scaled(slopes, habits + j * BENT, units, BLAMED_COMMON, BENT, units[SEEN + j])
        units[BLAMED_WHOLE + j] = dot(weights, habits + j * BENT, units, BLAMED_COMMON, BENT)


@rule
def blame_look(weights: Singles, slopes: Singles, habits: int, units: Singles, thing: int) -> None:
    at = (1 + thing) * BENT
    for j in range(BENT):
        if units[LEANING + at + j] <= 0.0:
            units[BLAMED + at + j] = 0.0
    add_row(units, BLAMED_COMMON, units, BLAMED + at, BENT)
    if thing != NO_THING:
        for j in range(THING):
            row = habits + (WHOLE + j) * BENT
            add_scaled(slopes, row, units, BLAMED + at, BENT, units[THINGS + thing * THING + j])
            units[BLAMED_THINGS + thing * THING + j] = dot(weights, row, units, BLAMED + at, BENT)


@rule
def variety(scores: Floats, n: int) -> float:
    """The entropy of the options: 0 if one of them is certain."""
    total = 0.0
    for k in range(n):
        if scores[k] > 0.0:
            total -= scores[k] * log(scores[k])
    return total
