"""Rounds, medians and spread.

Every measurement is a probe. The probes take turns, one round each, so that a busy moment of a shared machine
hits all of them alike, and a ratio of two medians compares like with like.
"""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

WARM_UP_S = 0.05


class UnmeasurableError(Exception):
    """A measurement that cannot be made; the message is the reason, in one sentence."""


@dataclass(frozen=True)
class Probe:
    """One measurement. `run(seconds)` works for about that long and gives one value for each of `keys`.

    A key is the dotted path of the value in results.json. `most_rounds` spares probes that are slow by nature;
    `is_busy` says that the probe computes all the time in this process: it gets a short round to warm up, and a low
    share of the CPU means a disturbed round.
    """

    title: str
    keys: tuple[str, ...]
    run: Callable[[float], tuple[float, ...]]
    most_rounds: int = 1_000
    is_busy: bool = True


@dataclass
class Measured:
    """What the rounds gave so far; complete after any round, so an interrupted run keeps all it has."""

    values: dict[str, list[float]] = field(default_factory=dict)
    reasons: dict[str, str] = field(default_factory=dict)
    cpu_shares: list[float] = field(default_factory=list)

    def medians(self) -> dict[str, float | None]:
        unmeasured: dict[str, float | None] = dict.fromkeys(self.reasons)
        return unmeasured | {key: statistics.median(values) for key, values in self.values.items()}

    def spread(self) -> dict[str, dict[str, float]]:
        return {
            key: {"lowest": min(values), "highest": max(values), "rounds": len(values)}
            for key, values in self.values.items()
        }


def take_turns(
    probes: Sequence[Probe], rounds: int, seconds: float, measured: Measured, announce: Callable[[int, Probe], None]
) -> None:
    """Run every probe once a round into `measured`. A probe that turns out unmeasurable is not tried again."""
    for number in range(rounds):
        for probe in probes:
            if number < probe.most_rounds and probe.keys[0] not in measured.reasons:
                announce(number, probe)
                _one_round(probe, seconds, measured, is_first=number == 0)


def rounds_of(probe: Probe, rounds: int) -> int:
    return min(rounds, probe.most_rounds)


def _one_round(probe: Probe, seconds: float, measured: Measured, is_first: bool) -> None:
    try:
        if is_first and probe.is_busy:
            probe.run(WARM_UP_S)
        wall, cpu = time.perf_counter(), time.process_time()
        values = probe.run(seconds)
    except UnmeasurableError as refusal:
        for key in probe.keys:
            measured.values.pop(key, None)
            measured.reasons[key] = str(refusal)
        return
    if probe.is_busy:
        measured.cpu_shares.append((time.process_time() - cpu) / (time.perf_counter() - wall))
    for key, value in zip(probe.keys, values, strict=True):
        measured.values.setdefault(key, []).append(value)
