"""What the native units of both western games share: whole random games with everything that happened on the way, and guesses.

Everything goes through one entry for each game, because each entry is compiled with all the rules it reaches.
"""

from gunmetal.bots.common import Minds, Tables, carry_out, options_of, sample_for, start_dealing
from gunmetal.games.western.state import Chance, Phase
from gunmetal.kernel.chance import below
from gunmetal.kernel.records import Numbers
from gunmetal.kernel.rules import rule
from gunmetal.kernel.worlds import copy_into

RANDOM, FOLLOW, GUESS = 0, 1, 2        # GUESS + seat


@rule
def play_on(states: Tables, minds: Minds, out: Numbers, actions: Numbers, counts: Numbers, listed: Numbers) -> int:
    """Plays at random from states[0], as the random bot does: states[i] is the table before step i, `actions[i]` what is done.

    `counts[i]` is the number of options there, and `listed` has all options of all steps in a row. Returns how many steps;
    fewer than the game has if there is no more room.
    """
    if states[0].phase == Phase.PREPARED:
        start_dealing(states[0])
    steps, used = 0, 0
    while states[steps].phase != Phase.OVER and steps < len(actions):
        n = options_of(states[steps], out)
        if used + n > len(listed):
            return steps
        counts[steps] = n
        for k in range(n):
            listed[used + k] = out[k]
        used += n
        actions[steps] = out[0] if n == 1 else out[below(minds[0], n, Chance.SAMPLE)]
        copy_into(states, steps + 1, states[steps])
        carry_out(states[steps + 1], actions[steps])
        steps += 1
    return steps


@rule
def follow(states: Tables, actions: Numbers) -> int:
    """states[i + 1] becomes states[i] after actions[i]."""
    for i in range(len(actions)):
        copy_into(states, i + 1, states[i])
        carry_out(states[i + 1], actions[i])
    return len(actions)


@rule
def guess(states: Tables, seat: int) -> int:
    """Every state becomes another one that the seat could be in."""
    for i in range(len(states)):
        sample_for(states[i], seat)
    return len(states)


@rule
def run_all(mode: int, states: Tables, minds: Minds, out: Numbers, actions: Numbers, counts: Numbers, listed: Numbers) -> int:
    if mode == RANDOM:
        return play_on(states, minds, out, actions, counts, listed)
    if mode == FOLLOW:
        return follow(states, actions)
    return guess(states, mode - GUESS)
