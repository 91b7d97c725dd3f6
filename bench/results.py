"""bench/results.json: the numbers of a run, merged into what is there.

Keys that this run does not measure stay as they are, whoever wrote them. Only what a run makes untrue is removed: a
ratio whose operands have been measured anew, and the reason for a missing value that is no longer missing.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bench.engine import PLAYERS
from bench.measure import Measured

COMPARISONS = {
    "native": ("native_steps_per_s", "native_decisions_per_s"),
    "mcts_rollout": ("native_steps_per_s", "mcts_rollout_decisions_per_s"),
    "search": ("search_iterations_per_s", "ismcts_iterations_per_s"),
    "interpreted_to_python": ("interpreted_steps_per_s", "python_decisions_per_s"),
    "openspiel": ("openspiel_decisions_per_s", "openspiel_decisions_per_s"),
    "pettingzoo": ("pettingzoo_steps_per_s", "pettingzoo_steps_per_s"),
    "batch": ("batch_steps_per_s", "batch_steps_per_s"),
}
"""Name of a ratio: what of ours is divided by what of the peer's."""

Tree = dict[str, Any]


class DamagedResultsError(Exception):
    """The file exists but cannot be merged into."""


def read(path: Path) -> Tree:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except ValueError as error:
        raise DamagedResultsError(f"{path.name} is not JSON ({error}): repair it or move it away.") from error
    if not isinstance(found, dict):
        raise DamagedResultsError(f"{path.name} does not hold an object: repair it or move it away.")
    return found


def write(path: Path, tree: Tree) -> None:
    """Whole or not at all."""
    beside = path.with_suffix(".partial")
    beside.write_text(json.dumps(tree, indent=2, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")
    beside.replace(path)


def ratios(medians: Mapping[str, float | None], peers: tuple[str, ...]) -> dict[str, float]:
    """Ours / the peer's, for every pair that was measured in this run."""
    found: dict[str, float] = {}
    for peer in peers:
        for name, (ours, theirs) in COMPARISONS.items():
            for players in PLAYERS:
                numerator = medians.get(f"gunrunners.{ours}.{players}")
                denominator = medians.get(f"peers.{peer}.{theirs}")
                if numerator and denominator:
                    found[f"ratios.{peer}.{name}.{players}"] = numerator / denominator
    return found


def merged(
    old: Tree, measured: Measured, peers: tuple[str, ...], versions: Mapping[str, str], run: Mapping[str, Any]
) -> Tree:
    medians = measured.medians()
    tree: Tree = json.loads(json.dumps(old))
    for key in _stale_ratios(medians, peers):
        _remove(tree, key)
    for key in medians:
        tree.get("unmeasured", {}).pop(key, None)
    for key, value in (medians | ratios(medians, peers)).items():
        _put(tree, key, None if value is None else _readable(value))
    for key, spread in measured.spread().items():
        tree.setdefault("spread", {})[key] = {name: _readable(value) for name, value in spread.items()}
    for key, reason in measured.reasons.items():
        tree.setdefault("unmeasured", {})[key] = reason
        tree.get("spread", {}).pop(key, None)
    if not tree.get("unmeasured", True):
        del tree["unmeasured"]
    tree.setdefault("versions", {}).update(versions)
    tree["run"] = dict(run)
    return tree


def _stale_ratios(medians: Mapping[str, float | None], peers: tuple[str, ...]) -> list[str]:
    return [
        f"ratios.{peer}.{name}.{players}"
        for peer in peers
        for name, (ours, theirs) in COMPARISONS.items()
        for players in PLAYERS
        if f"gunrunners.{ours}.{players}" in medians or f"peers.{peer}.{theirs}" in medians
    ]


def _put(tree: Tree, key: str, value: float | None) -> None:
    *branches, leaf = key.split(".")
    for branch in branches:
        tree = tree.setdefault(branch, {})
    tree[leaf] = value


def _remove(tree: Tree, key: str) -> None:
    """Take the leaf away, and every branch that it leaves bare."""
    branch, _, rest = key.partition(".")
    if rest and isinstance(tree.get(branch), dict):
        _remove(tree[branch], rest)
    if not rest or tree.get(branch) == {}:
        tree.pop(branch, None)


def _readable(value: float) -> float:
    """Four significant digits: more would be noise, and would make every diff of the file long."""
    rounded = float(f"{value:.4g}")
    return int(rounded) if rounded.is_integer() else rounded
