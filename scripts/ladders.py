"""Plays the ladders of docs/ladders.md, and writes that page and its plot.

    python scripts/ladders.py                    # plays all that was not played yet, as `gunmetal arena` does, and writes the page
    python scripts/ladders.py --only gunsmoke    # only what has this word in its command
    python scripts/ladders.py --write            # plays nothing: writes the page from bench/ladders.json

Every ladder is one command of the arena, which keeps its games: after Ctrl-C the same command goes on.
"""

import argparse
import json
import math
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from gunmetal.bots.levels import LEVELS

ROOT = Path(__file__).resolve().parent.parent
KEPT, PAGE, PLOT = ROOT / "bench" / "ladders.json", ROOT / "docs" / "ladders.md", ROOT / "docs" / "strength.svg"
# How many games. In these series a legend thinks for a number of iterations, so that no clock has a part in what comes out.
LEGEND = {"gunrunners": 8000, "gunslingers": 1000, "gunsmoke": 1000}
NEIGHBOURS = {"gunrunners": (400, 400, 600, 600, 400), "gunslingers": (300,) * 5,      # from below
              "gunsmoke": (300, 300, 400, 120, 120)}
LEVELS_AT = {("gunrunners", 2): 150, ("gunrunners", 3): 60, ("gunrunners", 4): 180, ("gunrunners", 5): 60,
             ("gunslingers", 2): 150, ("gunslingers", 3): 60, ("gunslingers", 4): 60,
             ("gunsmoke", 1): 60, ("gunsmoke", 2): 150, ("gunsmoke", 3): 60, ("gunsmoke", 4): 60}
# What a legend wins of those that do not search, or search and know nothing: one of it at a table of others. Beside `plain` both
# have the same time, as an iteration costs them differently.
YARDSTICKS = (
    ("gunrunners", 2, "legend:0.01s", "plain:0.01s", 1000), ("gunrunners", 4, "legend:0.01s", "plain:0.01s", 1000),
    ("gunslingers", 2, "legend:0.01s", "plain:0.01s", 60), ("gunslingers", 4, "legend:0.01s", "plain:0.01s", 24),
    ("gunsmoke", 2, "legend:0.01s", "plain:0.01s", 40), ("gunsmoke", 4, "legend:0.01s", "plain:0.01s", 24),
    ("gunrunners", 2, "legend:1000", "random", 400), ("gunrunners", 4, "legend:1000", "random", 400),
    ("gunrunners", 2, "legend:1000", "greedy", 400), ("gunrunners", 4, "legend:1000", "greedy", 400),
    ("gunslingers", 2, "legend:1000", "greedy", 300), ("gunslingers", 4, "legend:400", "greedy", 400),
    ("gunsmoke", 2, "legend:1000", "greedy", 150), ("gunsmoke", 4, "legend:400", "greedy", 200),
    ("gunsmoke", 1, "legend:1000", "greedy", 80),
)
TIMES = (0.001, 0.004, 0.016, 0.064)   # seconds a move
AGAINST_TIME = {"gunrunners": 280, "gunslingers": 112, "gunsmoke": 56}
THINKERS = {"legend": "#b4472e", "plain": "#3d6b8e"}
WIDTH, HEIGHT, EDGE = 300, 240, 44     # of the plot of one game


def words_of(game: str, players: int, bots: list[str], games: int) -> list[str]:
    return ["arena", game, "--players", str(players), "--bots", ",".join(bots), "--games", str(games)]


def levels_of(game: str) -> list[str]:
    """From the weakest to the strongest."""
    return [*LEVELS[:-1], f"{LEVELS[-1]}:{LEGEND[game]}"]


def neighbours(game: str) -> list[list[str]]:
    pairs = zip(pairwise(levels_of(game)), NEIGHBOURS[game], strict=True)
    return [words_of(game, 2, [better, worse], games) for (worse, better), games in pairs]


def levels_at(game: str, players: int) -> list[str]:
    return words_of(game, players, levels_of(game), LEVELS_AT[game, players])


def beside(game: str, players: int, bot: str, other: str, games: int) -> list[str]:
    return words_of(game, players, [bot, *[other] * max(players - 1, 1)], games)


def against_time(game: str) -> list[str]:
    return words_of(game, 2, [f"{name}:{seconds}s" for name in THINKERS for seconds in TIMES], AGAINST_TIME[game])


def read_kept() -> dict[str, Any]:
    return json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}


def play(words: list[str]) -> None:
    print("gunmetal", *words, flush=True)
    done = subprocess.run([sys.executable, "-m", "gunmetal", *words, "--json"], stdout=subprocess.PIPE, text=True, check=True)
    kept = read_kept() | {" ".join(words): json.loads(done.stdout)}        # others may have been played beside it
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def percents(share: float, interval: list[float]) -> str:
    return f"{100 * share:.1f} % ({100 * interval[0]:.1f} – {100 * interval[1]:.1f})"


def rating(one: dict[str, Any]) -> str:
    low, high = one["elo_interval"]
    return f"{one['elo']:+.0f} ({low:+.0f} – {high:+.0f})"


def ladder(words: list[str], found: dict[str, Any]) -> list[str]:
    alone = found["players"] == 1
    lines = [f"## {found['game'].capitalize()}, {found['players']} player{'' if alone else 's'}", "",
             f"`gunmetal {' '.join(words)}`", ""]
    lines += (["| level | won | turns | ms a move |", "|---|---|---:|---:|"] if alone else
              ["| level | Elo | won | against the one below | ms a move |", "|---|---|---|---|---:|"])
    standing = {one["bot"]: one for one in found["standings"]}
    pairs = {(pair["bot"], pair["other"]): pair for pair in found["pairs"]}
    levels = levels_of(found["game"])
    for place, level in reversed(list(enumerate(levels))):
        one, won = standing[level], percents(standing[level]["share"], standing[level]["share_interval"])
        if alone:
            lines.append(f"| `{level}` | {won} | {one['turns']:.1f} | {one['ms']:.1f} |")
            continue
        against = ""
        if place > 0:
            pair = pairs[levels[place - 1], level]
            against = percents(1 - pair["share"], [1 - pair["interval"][1], 1 - pair["interval"][0]]) + f" of {pair['games']}"
        lines.append(f"| `{level}` | {rating(one)} | {won} | {against} | {one['ms']:.1f} |")
    return [*lines, ""]


def yardsticks(kept: dict[str, Any]) -> list[str]:
    lines = ["## `legend` among others", "",
             "One `legend` and otherwise bots of one kind, so that with two players 50 % would be even and with four 25 %. Alone",
             "both play the same deals, and the fewer turns a win takes the better.", "",
             "| game | players | | won | command |", "|---|---:|---|---|---|"]
    for game, players, bot, other, games in YARDSTICKS:
        words = beside(game, players, bot, other, games)
        if found := kept.get(" ".join(words)):
            one, two = ({one["bot"]: one for one in found["standings"]}[name] for name in (bot, other))
            won = f"{percents(one['share'], one['share_interval'])} of {games}"
            if players == 1:
                won = "; ".join(f"{100 * each['share']:.0f} % of {each['games']} in {each['turns']:.1f} turns"
                                for each in (one, two))
            among = "and" if players == 1 else "against" if players == 2 else "beside three of"
            lines.append(f"| {game.capitalize()} | {players} | `{bot}` {among} `{other}` | {won} | `gunmetal {' '.join(words)}` |")
    return [*lines, ""]


def has_times(kept: dict[str, Any]) -> bool:
    return any(" ".join(against_time(game)) in kept for game in AGAINST_TIME)


def page(kept: dict[str, Any]) -> str:
    lines = ["# Ladders", "",
             "Six levels at every table, as [bots.md](bots.md) describes them, with 95 % intervals. Made by",
             "`python scripts/ladders.py`. Elo is over the mean of the six; *won* counts each seat, so that with four equal",
             "players it is 25 %; *against the one below* is the part of the wins of both that the better one had, where both sat",
             "at the table. Each ladder is one command. `legend` thinks for up to a second at a table of people; here it has a",
             "number of iterations, so that the same games come out on any machine. Times a move are of busy cores, mostly: how",
             "long levels think on an idle one is in [bots.md](bots.md).", "",
             "## Neighbours, 2 players", "", "| game | levels | won | command |", "|---|---|---|---|"]
    for words in (words for game in NEIGHBOURS for words in neighbours(game)):
        if found := kept.get(" ".join(words)):
            pair = found["pairs"][0]
            lines.append(f"| {found['game'].capitalize()} | `{pair['bot']}` against `{pair['other']}` | "
                         f"{percents(pair['share'], pair['interval'])} of {pair['games']} | `gunmetal {' '.join(words)}` |")
    lines += ["", *yardsticks(kept)]
    for game, players in LEVELS_AT:
        words = levels_at(game, players)
        if " ".join(words) in kept:
            lines += ladder(words, kept[" ".join(words)])
    if not has_times(kept):
        return "\n".join(lines)
    lines += ["## Strength against time", "", "![Elo against milliseconds a move](strength.svg)", "",
              "Two players; budgets of 1, 4, 16 and 64 milliseconds a move. Who sees that nothing can change the choice any",
              "more stops before that.", "", "| game | bot | Elo | ms a move |", "|---|---|---|---:|"]
    for game in AGAINST_TIME:
        found = kept.get(" ".join(against_time(game)), {"standings": []})
        for one in found["standings"]:
            lines.append(f"| {game.capitalize()} | `{one['bot']}` | {rating(one)} | {one['ms']:.1f} |")
    commands = [f"`gunmetal {' '.join(against_time(game))}`" for game in AGAINST_TIME if " ".join(against_time(game)) in kept]
    return "\n".join([*lines, "", *(f"- {command}" for command in commands), ""])


def plot(kept: dict[str, Any]) -> str:
    """Elo upwards, milliseconds to the right, each four times the one before."""
    games = [game for game in AGAINST_TIME if " ".join(against_time(game)) in kept]
    width = WIDTH * max(len(games), 1)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" font-family="sans-serif" font-size="11">',
             "<title>Elo against milliseconds a move</title>", f'<rect width="{width}" height="{HEIGHT}" fill="#faf6ee"/>']
    for number, game in enumerate(games):
        parts += [f'<g transform="translate({number * WIDTH} 0)"><text x="{EDGE}" y="18" font-size="13">{game.capitalize()}</text>',
                  *of_game({one["bot"]: one for one in kept[" ".join(against_time(game))]["standings"]}), "</g>"]
    return "\n".join([*parts, "</svg>", ""])


def of_game(standings: dict[str, Any]) -> list[str]:
    low: int = math.floor(min(one["elo_interval"][0] for one in standings.values()) / 100) * 100
    high: int = math.ceil(max(one["elo_interval"][1] for one in standings.values()) / 100) * 100
    last = WIDTH - 20

    def across(seconds: float) -> float:
        return EDGE + (last - EDGE) * math.log(seconds / TIMES[0]) / math.log(TIMES[-1] / TIMES[0])

    def up(elo: float) -> float:
        return HEIGHT - EDGE + (EDGE + 30 - HEIGHT) * (elo - low) / (high - low)

    parts = [f'<path d="M{EDGE} {up(elo):.1f}H{last}" stroke="#d9d0bf"/>'
             f'<text x="{EDGE - 6}" y="{up(elo) + 4:.1f}" text-anchor="end">{elo:+d}</text>' for elo in range(low, high + 1, 100)]
    parts += [f'<text x="{across(seconds):.0f}" y="{HEIGHT - 26}" text-anchor="middle">{1000 * seconds:.0f} ms</text>'
              for seconds in TIMES]
    for name, colour in THINKERS.items():
        points = [(across(seconds), standings[f"{name}:{seconds}s"]) for seconds in TIMES]
        line = "L".join(f"{x:.1f} {up(one['elo']):.1f}" for x, one in points)
        parts.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<path d="M{x:.1f} {up(one["elo_interval"][0]):.1f}V{up(one["elo_interval"][1]):.1f}" stroke="{colour}"/>'
                  f'<circle cx="{x:.1f}" cy="{up(one["elo"]):.1f}" r="3" fill="{colour}"/>' for x, one in points]
        label = up(points[-1][1]["elo"]) - 8
        parts.append(f'<text x="{last}" y="{label:.1f}" text-anchor="end" fill="{colour}">{name}</text>')
    return parts


def main() -> None:
    words = argparse.ArgumentParser(description="The ladders of docs/ladders.md.")
    words.add_argument("--only", default="", metavar="WORD")
    words.add_argument("--write", action="store_true")
    given = words.parse_args()
    for wanted in [*(words for game in NEIGHBOURS for words in neighbours(game)), *(beside(*one) for one in YARDSTICKS),
                   *(levels_at(*table) for table in LEVELS_AT),
                   *(against_time(game) for game in AGAINST_TIME)]:
        command = " ".join(wanted)
        if not given.write and command not in read_kept() and given.only in command:
            play(wanted)
    PAGE.write_text(page(read_kept()), encoding="utf-8")
    if has_times(read_kept()):
        PLOT.write_text(plot(read_kept()), encoding="utf-8")


if __name__ == "__main__":
    main()
