"""A step in many games at once, in the text of both worlds: what no game does its own way.

Every game has a row in each of these buffers: its table, what is offered, the mask, rewards, and so on. After the tables comes one
more, prepared, from which new games are dealt.
"""

from gunmetal.bots.common import (
    LABEL,
    Minds,
    Tables,
    carry_out,
    decider_of,
    is_over,
    options_of,
    players_of,
    start_dealing,
    winners_of,
)
from gunmetal.kernel.chance import below
from gunmetal.kernel.records import Bytes, Mind, Numbers, Singles, Table
from gunmetal.kernel.rules import left_open, rule
from gunmetal.kernel.worlds import copy_into

DEAL = -1                              # instead of an action: begin a new game
NOBODY = -1
SOME = 32                              # games that are advanced before anybody looks at them: few enough to be at hand still


@left_open
def standing(s: Table, p: int) -> float:
    """How well a player stands against the others by what lies open to all, about between -1 and 1: for shaped rewards."""
    raise NotImplementedError


@rule
def seed_from(mind: Mind) -> int:
    return below(mind, 1 << 30, LABEL) << 30 | below(mind, 1 << 30, LABEL)


@rule
def deal(tables: Tables, minds: Minds, i: int) -> None:
    copy_into(tables, i, tables[len(tables) - 1])
    tables[i].rng = seed_from(minds[i])
    start_dealing(tables[i])


@rule
def offer(s: Table, i: int, offered: Numbers, counts: Numbers, masks: Bytes, out: Numbers) -> None:
    """Takes back what was offered, and offers what is legal now: nothing when the game is over."""
    of_mask, of_offered = len(masks) // len(counts) * i, len(out) * i
    for k in range(counts[i]):
        masks[of_mask + offered[of_offered + k]] = 0
    counts[i] = 0 if is_over(s) else options_of(s, out)
    for k in range(counts[i]):
        offered[of_offered + k] = out[k]
        masks[of_mask + out[k]] = 1


@rule
def reward(s: Table, i: int, rewards: Singles, standings: Singles, shaping: float) -> None:
    """At the end each winner's share. With `shaping`, also so many times the change in standing: over a whole game these add up
    to what the standing was at its beginning, so they change no comparison between ways to play (Ng, Harada and Russell, 1999)."""
    players, over = players_of(s), is_over(s)
    winners, count = winners_of(s) if over else 0, 0
    for p in range(players):
        count += winners >> p & 1
    for p in range(players):
        at = players * i + p
        rewards[at] = 1.0 / count if winners >> p & 1 == 1 else 0.0
        if shaping != 0.0:
            now = 0.0 if over else shaping * standing(s, p)
            rewards[at] += now - standings[at]
            standings[at] = now


@rule
def begin(tables: Tables, minds: Minds, i: int, standings: Singles, shaping: float) -> None:
    """A new game, and how its players stand in it."""
    deal(tables, minds, i)
    for p in range(players_of(tables[i])):
        standings[players_of(tables[i]) * i + p] = shaping * standing(tables[i], p) if shaping != 0.0 else 0.0


@rule
def advance(tables: Tables, minds: Minds, actions: Numbers, offered: Numbers, counts: Numbers, masks: Bytes, rewards: Singles,
            dones: Bytes, deciders: Numbers, standings: Singles, out: Numbers, shaping: float, deals_again: int, first: int,
            last: int) -> None:
    """Some games: carries the action of each out, or begins it anew.

    Several at a time: what a call with so many buffers costs is a third of what a step costs.
    """
    for i in range(first, last):
        if actions[i] == DEAL:
            begin(tables, minds, i, standings, shaping)
            for p in range(players_of(tables[i])):
                rewards[players_of(tables[i]) * i + p] = 0.0
            dones[i] = 0
        else:
            carry_out(tables[i], actions[i])
            reward(tables[i], i, rewards, standings, shaping)
            dones[i] = 1 if is_over(tables[i]) else 0
            if dones[i] == 1 and deals_again == 1:
                begin(tables, minds, i, standings, shaping)
        offer(tables[i], i, offered, counts, masks, out)
        deciders[i] = NOBODY if is_over(tables[i]) else decider_of(tables[i])


@rule
def first_wrong(actions: Numbers, masks: Bytes) -> int:
    """The first game whose action is not legal in it, or nobody's."""
    width = len(masks) // len(actions)
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= width or masks[width * i + actions[i]] == 0:
            return i
    return NOBODY
