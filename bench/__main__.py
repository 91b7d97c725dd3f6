"""`python -m bench`: measure, print, and merge the numbers into bench/results.json."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bench import engine, environments, openspiel, peers, report, results, searching, western
from bench.measure import Measured, Probe, rounds_of, take_turns

RESULTS = Path(__file__).with_name("results.json")
CAREFUL = (5, 1.0)
QUICK = (3, 0.15)
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _arguments(arguments)
    rounds, seconds = QUICK if asked.quick else CAREFUL
    say = Console(stderr=True)
    measured = Measured()
    failed = interrupted = False
    try:
        results.read(asked.output)  # said now, not after minutes of measuring
        asked.output.parent.mkdir(parents=True, exist_ok=True)
    except (results.DamagedResultsError, OSError) as damage:
        say.print(str(damage), soft_wrap=True, markup=False)
        return 2
    try:
        probes, failed = _probes(say, () if asked.no_peers else asked.games)
        _measure(say, probes, rounds, seconds, measured)
    except KeyboardInterrupt:
        interrupted = True
    if measured.medians():
        run = {
            "finished": not interrupted,
            "rounds": rounds,
            "round_s": seconds,
            "lowest_cpu_share": round(min(measured.cpu_shares, default=1.0), 3),
        }
        spiel = map(peers.peer_key, dict.fromkeys((*peers.GAMES, *searching.PEERS, *openspiel.GAMES)))
        known, used = (*spiel, *environments.PEERS), report.versions()
        report.show(Console(), measured, known, used)
        results.write(asked.output, results.merged(results.read(asked.output), measured, known, used, run))
    if interrupted:
        kept = f"what was measured is in {asked.output.name}" if measured.medians() else "nothing was measured yet"
        say.print(f"Interrupted: {kept}.")
        return INTERRUPTED
    return int(failed or any(not key.startswith("peers.") for key in measured.reasons))


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few short rounds: a rough look")
    parser.add_argument(
        "--games", type=_games, default=peers.GAMES, metavar="LIST", help=f"peers to measure: {','.join(peers.GAMES)}"
    )
    parser.add_argument("--no-peers", action="store_true", help="measure this engine alone")
    parser.add_argument("--output", type=Path, default=RESULTS, metavar="FILE", help="default: bench/results.json")
    return parser.parse_args(arguments)


def _games(text: str) -> tuple[str, ...]:
    games = tuple(text.split(","))
    for game in games:
        if game not in peers.GAMES:
            raise argparse.ArgumentTypeError(f"{game!r} is not among {', '.join(peers.GAMES)}")
    return games


def _probes(say: Console, games: tuple[str, ...]) -> tuple[list[Probe], bool]:
    """All probes that can run here, and whether a side is missing."""
    found: list[Probe] = []
    failed = False
    if games:
        try:
            found += [*openspiel.probes(), *openspiel.peers(), *peers.probes(games), *searching.peers()]
        except ImportError:
            say.print("OpenSpiel is not installed (pip install open_spiel), so the peers are skipped.", soft_wrap=True)
            failed = True
        found += environments.peers()
    try:
        with say.status("compiling the games, or loading them from the cache"):
            found[:0] = [*engine.probes(), *western.probes(), *searching.probes(), *environments.probes()]
    except ImportError as error:
        say.print(f"The engine cannot be imported ({error}), so it is skipped.", soft_wrap=True, markup=False)
        failed = True
    return found, failed


def _measure(say: Console, probes: list[Probe], rounds: int, seconds: float, measured: Measured) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    # Drawn between the rounds only: a thread that redraws would run inside them.
    with Progress(*columns, TimeElapsedColumn(), console=say, transient=True, auto_refresh=False) as progress:
        task = progress.add_task("", total=rounds * len(probes))

        def announce(number: int, probe: Probe) -> None:
            description = f"round {number + 1} of {rounds_of(probe, rounds)}: {probe.title}"
            done = number * len(probes) + probes.index(probe)
            progress.update(task, completed=done, description=description, refresh=True)
            if not say.is_terminal:
                say.print(description)

        take_turns(probes, rounds, seconds, measured, announce)


if __name__ == "__main__":
    sys.exit(main())
