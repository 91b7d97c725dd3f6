"""Bots for Gunrunners, in the text of both worlds: `play` takes one decision, or plays whole games.

The greedy bot takes the option with the best immediate expectation. It imagines worlds that it could be in
(`sample`), and tries every option in each of them with the rules themselves: the rest of the turn and the next one,
at random, and then it values what it sees. It knows no rule of its own, and nothing that its seat may not know.
"""

from typing import Annotated, TypeAlias

from gunmetal.games.gunrunners.actions import MAX_OPTIONS, MAX_STEPS
from gunmetal.games.gunrunners.sampling import sample
from gunmetal.games.gunrunners.scoring import winners
from gunmetal.games.gunrunners.state import Chance, Phase, State
from gunmetal.games.gunrunners.turn import apply, draw_starting_player, options
from gunmetal.kernel.chance import below
from gunmetal.kernel.records import Buffer, Floats, Mind, Numbers, Seeds
from gunmetal.kernel.rules import entry, rule
from gunmetal.kernel.worlds import copy_into

__all__ = ["CODES", "MAX_OPTIONS", "MAX_STEPS", "POOL", "PREPARED", "RESULTS", "play"]

States: TypeAlias = Annotated[list[State], Buffer(State)]
Minds: TypeAlias = Annotated[list[Mind], Buffer(Mind)]

RANDOM, GREEDY = 0, 1
CODES = {"random": RANDOM, "greedy": GREEDY}

# A pool holds the game itself and room to think in.
GAME, IMAGINED, TRIED, PREPARED, POOL = 0, 1, 2, 3, 4
WORLDS = 16                            # that the greedy bot imagines for a decision
TURNS = 2                              # that it tries in each of them
RESULTS = 4                            # numbers that `play` gives for each game: steps, winners, reason, turns


@rule
def strength(s: State, at: int, p: int) -> int:
    """What a player has in the field, and what trains there: it will be in the field soon."""
    here = s.locations[at]
    total = 0
    for i in range(here.row_size):
        if here.row[i].owner == p:
            total += s.value[here.row[i].kind]
    if here.probationary.owner == p:
        total += s.value[here.probationary.kind]
    return total


@rule
def expected_crates(s: State, at: int, p: int) -> float:
    """What a player can hope for at a Location: more the nearer its bust is."""
    own = strength(s, at, p)
    if own == 0:
        return 0.0
    share = 0.5
    for other in range(s.player_count):
        if other != p and strength(s, at, other) > own:
            share *= 0.5
    return share * (s.locations[at].crates + 2) * (0.2 + 0.1 * s.locations[at].face_up)


@rule
def prospects(s: State, p: int) -> float:
    """Crates won and hoped for."""
    total = float(s.players[p].crates)
    if s.phase != Phase.OVER:
        for at in range(s.location_count):
            total += expected_crates(s, at, p)
    return total


@rule
def worth(s: State, p: int) -> float:
    """How well a player stands against the others."""
    total = prospects(s, p)
    if s.phase == Phase.OVER and winners(s) >> p & 1 == 1:
        total += 50.0
    for other in range(s.player_count):
        if other != p:
            total -= prospects(s, other) / (s.player_count - 1)
    return total


@rule
def go_on_at_random(s: State, out: Numbers, turns: int) -> None:
    last = s.turn + turns
    while s.phase != Phase.OVER and s.turn < last:
        apply(s, out[below(s, options(s, out), Chance.SAMPLE)])


@rule
def imagine(pool: States, mind: Mind, p: int) -> None:
    copy_into(pool, IMAGINED, pool[GAME])
    pool[IMAGINED].rng = below(mind, 1 << 30, Chance.SAMPLE) << 30 | below(mind, 1 << 30, Chance.SAMPLE)
    sample(pool[IMAGINED], p)


@rule
def greedy(pool: States, mind: Mind, p: int, out: Numbers, replies: Numbers, scores: Floats, n: int) -> int:
    for k in range(n):
        scores[k] = 0.0
    for _ in range(WORLDS):
        imagine(pool, mind, p)
        for k in range(n):
            copy_into(pool, TRIED, pool[IMAGINED])
            apply(pool[TRIED], out[k])
            go_on_at_random(pool[TRIED], replies, pool[GAME].turn + TURNS - pool[TRIED].turn)
            scores[k] += worth(pool[TRIED], p)
    best = 0
    for k in range(n):
        if scores[k] > scores[best]:
            best = k
    return out[best]


@rule
def choose(pool: States, minds: Minds, bot: int, out: Numbers, replies: Numbers, scores: Floats) -> int:
    """The action that a bot takes for the seat that must decide in pool[GAME]."""
    minds[0].decisions += 1
    n = options(pool[GAME], out)
    if n == 1:
        return out[0]
    if bot == GREEDY:
        return greedy(pool, minds[0], pool[GAME].decider, out, replies, scores, n)
    return out[below(minds[0], n, Chance.SAMPLE)]


@entry
def play(pool: States, minds: Minds, bots: Numbers, seeds: Seeds, out: Numbers, replies: Numbers, scores: Floats,
         trace: Numbers, results: Numbers) -> None:
    """Plays a game from pool[PREPARED] for each seed; `bots` has a code for each seat of each game. Without seeds, bots[0]
    takes one decision in pool[GAME]. `trace` gets the actions of the last game, or the one action.

    One entry for both: each costs more than a second of compilation.
    """
    if len(seeds) == 0:
        trace[0] = choose(pool, minds, bots[0], out, replies, scores)
    players = pool[PREPARED].player_count
    for g in range(len(seeds)):
        copy_into(pool, GAME, pool[PREPARED])
        pool[GAME].rng = seeds[g]
        minds[0].rng = seeds[g]
        for _ in range(2):
            minds[0].rng = below(minds[0], 1 << 30, Chance.SAMPLE) << 30 | below(minds[0], 1 << 30, Chance.SAMPLE)
        draw_starting_player(pool[GAME])
        steps = 0
        while pool[GAME].phase != Phase.OVER:
            action = choose(pool, minds, bots[g * players + pool[GAME].decider], out, replies, scores)
            trace[steps] = action
            steps += 1
            apply(pool[GAME], action)
        results[g * RESULTS] = steps
        results[g * RESULTS + 1] = winners(pool[GAME])
        results[g * RESULTS + 2] = pool[GAME].end_reason
        results[g * RESULTS + 3] = pool[GAME].turn
