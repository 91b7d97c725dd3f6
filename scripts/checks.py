"""Run the project's checks in order and stop at the first that fails. Run by `make check` and `make test`."""

import argparse
import os
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

from progress import Beside, Steps, main

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent      # the environment's folder of commands
# Lines that Numba merely compiled must not count as covered: the gate is about the interpreted rules. And hundreds of processes are
# started: whoever has switched off that Python keeps what it compiles has them all compile everything again.
ENVIRONMENT = {"NUMBA_JIT_COVERAGE": "0", "PYTHONDONTWRITEBYTECODE": ""}
# Measuring slows tests down, so only those are measured whose work it is to reach every line of the rules.
MEASURED = ["tests/replays", "tests/rules", "tests/texts/test_texts.py", "tests/western"]
NOTATION = "tests/properties/western/test_notation.py"
AND_OF_THE_REST = ["tests/properties/test_sampling.py::test_a_sampler_that_forgets_what_was_seen_is_noticed"]
AND_OF_THE_REST += [f"{NOTATION}::{test}[{game}-2]" for game in ("gunslingers", "gunsmoke") for test in (
    "test_every_action_that_is_no_option_is_refused_by_a_rule", "test_every_option_and_every_event_has_words_for_its_arguments")]
MEANWHILE = ["tests/kernel", "tests/texts"]        # need none of the native code below, and are run while it is compiled
# Native code that many tests need: compiled here, nobody waits for it there. The units of a game have most of their work in common.
GAMES = ("gunrunners", "gunslingers", "gunsmoke")
UNITS = [
    [f"gunmetal.{part}.{game}" for game in GAMES for part in ("bots", "bots.search", "environments.seen")]
    + ["gunmetal.bots.learning.gunrunners"],
    ["--checked", "tests.properties.unit.gunrunners", *(f"tests.properties.western.unit.{game}" for game in GAMES[1:])],
    ["--asks", *(f"gunmetal.environments.openspiel.steps.{game}" for game in GAMES)],
]
Check = tuple[str, list[str] | Beside]     # title, command


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level", choices=["quick", "full"])
    parser.add_argument("--workers", type=int, default=2, help="test processes (pytest -n)")
    parser.add_argument("--coverage-min", default="95", help="per cent, branches included")
    parser.add_argument("--coverage-of", default="src/gunmetal/games/*", help="files that the gate looks at")
    parser.add_argument("--pytest", nargs=argparse.REMAINDER, default=[], help="all that follows is for pytest")
    return parser.parse_args()


def total(report: str) -> str:
    """The total of a coverage report, to be said after "ok"; nothing for any other output."""
    line = next((line for line in report.splitlines() if line.startswith("TOTAL")), "")
    return line and ", " + line.rpartition(" ")[2]


def run() -> int:
    args = arguments()
    os.chdir(ROOT)
    env = os.environ | ENVIRONMENT
    full = args.level == "full"
    python = [sys.executable, "-m"]

    def pytest(workers: int) -> list[str]:
        return [*python, "pytest", "-n", str(workers), "--dist", "worksteal"]

    gate = [*python, "coverage", "report", "--include", args.coverage_of, "--fail-under", args.coverage_min]

    ruff: Check = ("ruff", [*python, "ruff", "check", "."])
    imports: Check = ("import-linter", [str(BIN / "lint-imports")])
    types = [*python, "mypy"]
    if not full:
        quick = [*pytest(args.workers), "-m", "not slow", *args.pytest]
        return in_order([ruff, imports, ("mypy --strict", types), ("pytest", quick)], env)
    meanwhile = [*MEANWHILE, *(f"--ignore={folder}" for folder in MEASURED)]
    rest = [f"--ignore={folder}" for folder in (*MEASURED, *MEANWHILE)]
    own = env | {"GUNMETAL_CACHE": str(ROOT / ".pytest_cache" / "gunmetal")}     # see tests/conftest.py
    # Each of these needs one core for long: the first tests run meanwhile.
    with ExitStack() as at_end:
        typing = at_end.enter_context(Beside(types, env))
        packages = at_end.enter_context(Beside([sys.executable, "scripts/packages.py"], env))
        torch = at_end.enter_context(Beside([sys.executable, "scripts/pytorch.py"], env))
        native = [at_end.enter_context(Beside([*python, "gunmetal.kernel.compile", *units], own)) for units in UNITS]
        return in_order([
            ruff, imports,
            ("pytest of the rules, measured", [*pytest(args.workers), "--cov", "--cov-report=", *MEASURED, *AND_OF_THE_REST,
                                               *args.pytest]),
            ("pytest of the kernel and of texts", [*pytest(args.workers), *meanwhile, *args.pytest]),
            ("mypy --strict", typing),
            *((f"native code, part {n}", compiling) for n, compiling in enumerate(native, 1)),
            ("PyTorch, for its test", torch),
            ("packages, for the browser and PostgreSQL", packages),
            (f"coverage of the rules, at least {args.coverage_min} %", gate),
            # More processes than cores: many of these wait for a browser, a server, or code that another one compiles.
            ("pytest of all else", [*pytest(args.workers + 2), "--durations=20", "--durations-min=15", *rest, *args.pytest]),
        ], env)


def in_order(checks: list[Check], env: Mapping[str, str]) -> int:
    """To the first that fails."""
    steps = Steps(len(checks))
    for title, command in checks:
        result = (steps.end(title, command) if isinstance(command, Beside) else
                  steps.run(title, command, env=env, stream=title.startswith("pytest"), remark=total))
        if result.code:
            print(f"Stopped: step {steps.number} of {steps.total}, {title}, failed.")
            return 1
    print(f"All {steps.total} steps passed in {steps.seconds:.1f} s.")
    return 0


if __name__ == "__main__":
    main(run)
