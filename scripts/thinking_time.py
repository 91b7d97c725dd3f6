"""How long each level thinks about a decision, and how much memory a search takes: the table in docs/bots.md.

    python scripts/thinking_time.py --decisions 40

The decisions are taken evenly from games of greedy bots with two players and with the most that a game has. Times are of the wall
clock, in one process, without what is compiled once; memory is by how much the process grew while `legend` thought.
"""

import argparse
import resource
import time
from typing import Any

from gunmetal.bots.levels import LEVELS
from gunmetal.bots.players import Bot
from gunmetal.games import GAME_NAMES, game_named
from gunmetal.kernel import native
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Game, Setup, settled

EACH = 11                              # of the decisions of a game one in so many is looked at


def positions(game: Game, players: int, count: int) -> list[Any]:
    """Where there is a choice."""
    found, number, met = list[Any](), 0, 0
    while len(found) < count:
        number += 1
        greedy = Bot(game, "greedy", number, native.world)
        state = game.start(Setup(players, game.editions[0], game.read_cards(game.default_cards),
                                 settled(game.settings, {}, simulated=True)))
        state.rng, state.dealer, state.events = number, Generator(), None
        game.begin(state)
        while (decider := game.decider(state)) != NOBODY and len(found) < count:
            options = game.options(state)
            if len(options) > 1:
                met += 1
                if met % EACH == 0:
                    found.append(state.clone())
            game.apply(state, greedy.choose(state, decider))
    return found


def memory() -> float:
    """The most that the process ever took, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    words = argparse.ArgumentParser(description="How long each level thinks.")
    words.add_argument("--decisions", type=int, default=40, metavar="N")
    count = words.parse_args().decisions
    print("| game | players | level | median | 95 % | longest |\n|---|---:|---|---:|---:|---:|")
    grown = 0.0
    for name in GAME_NAMES:
        game = game_named(name)
        for players in (2, max(game.players)):
            states = positions(game, players, count)
            for level in LEVELS:
                before, times = memory(), list[float]()
                Bot(game, level, 1, native.world).think(states[0], game.decider(states[0]))    # loads code, but not the last's
                for number, state in enumerate(states):
                    bot, began = Bot(game, level, number, native.world), time.perf_counter()
                    bot.think(state, game.decider(state))
                    times.append(1000 * (time.perf_counter() - began))
                times.sort()
                grown = max(grown, memory() - before) if level == LEVELS[-1] else grown
                shown = [times[len(times) // 2], times[min(len(times) * 95 // 100, len(times) - 1)], times[-1]]
                print(f"| {name} | {players} | `{level}` | " + " | ".join(f"{one:.1f} ms" for one in shown) + " |", flush=True)
    print(f"\nWhile `{LEVELS[-1]}` thought the process grew by {grown:.0f} MB at most.")


if __name__ == "__main__":
    main()
