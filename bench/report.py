"""What a run prints: numbers with their spread, ratios, versions."""

import importlib.metadata
import platform
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bench.engine import PLAYERS
from bench.measure import Measured
from bench.results import COMPARISONS, ratios

PACKAGES = ("gunmetal", "numpy", "numba", "open_spiel", "pettingzoo", "rlcard", "pgx", "jax")
HEADINGS = {
    "native": "native",
    "mcts_rollout": "native to\nrollouts",
    "search": "search",
    "interpreted_to_python": "interp.\nto Python",
    "openspiel": "Python\ngames",
    "pettingzoo": "PettingZoo",
    "batch": "batch",
}
OF_ENVIRONMENTS = ("pettingzoo", "batch")
OF_OPENSPIEL = tuple(name for name in COMPARISONS if name not in OF_ENVIRONMENTS)
TABLES = (
    (OF_OPENSPIEL, "Gunrunners / OpenSpiel: decisions per second; search: iterations per second"),
    (OF_ENVIRONMENTS, "Gunrunners / other environments: steps per second"),
)
CALM_CPU_SHARE = 0.9
LONG = 100  # from here on, decimals say nothing


def versions() -> dict[str, str]:
    found = {"python": platform.python_version(), "cpu": _cpu_model()}
    for package in PACKAGES:
        try:
            found[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found


def show(console: Console, measured: Measured, peers: tuple[str, ...], used: Mapping[str, str]) -> None:
    console.print(_numbers(measured))
    found = ratios(measured.medians(), peers)
    if found:
        for names, title in TABLES:
            console.print(_ratios(found, peers, names, title))
    for key, reason in measured.reasons.items():
        console.print(f"[yellow]not measured[/] {key}: {escape(reason)}", soft_wrap=True)
    if min(measured.cpu_shares, default=1.0) < CALM_CPU_SHARE:
        console.print(f"[yellow]disturbed[/] one round had only {min(measured.cpu_shares):.0%} of a core to itself.")
    console.print("  ".join(f"{name} {version}" for name, version in used.items()), style="dim", soft_wrap=True)


def _numbers(measured: Measured) -> Table:
    table = Table(title="one core, median of the rounds", title_justify="left")
    table.add_column("measurement", no_wrap=True)
    for heading in ("median", "lowest", "highest"):
        table.add_column(heading, justify="right", no_wrap=True)
    medians, spread = measured.medians(), measured.spread()
    for key in sorted(spread):
        values = (medians[key], spread[key]["lowest"], spread[key]["highest"])
        table.add_row(key.removeprefix("peers.openspiel_"), *map(_text, values))
    return table


def _ratios(found: Mapping[str, float], peers: tuple[str, ...], names: tuple[str, ...], title: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("peer", no_wrap=True)
    columns = [(name, players) for name in names for players in PLAYERS]
    for name, players in columns:
        table.add_column(f"{HEADINGS[name]}\n{players} seats", justify="right")
    for peer in peers:
        cells = [found.get(f"ratios.{peer}.{name}.{players}") for name, players in columns]
        if any(cells):
            table.add_row(peer.removeprefix("openspiel_"), *("" if cell is None else f"{cell:.2f}" for cell in cells))
    return table


def _text(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= LONG else f"{value:.3g}"


def _cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()
