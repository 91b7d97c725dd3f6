"""Do the tests notice a broken rule? `python -m tests.rules.mutants` breaks it in a copy of the package, and runs its tests.

    python -m tests.rules.mutants              all mutations
    python -m tests.rules.mutants GR-22 GR-25  those of some rules

Only tests whose name cites the rule may notice. The exit status is 1 if a mutant survives.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.rules.mutations import MUTATIONS, Mutation

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "gunmetal"
GAME = Path("games") / "gunrunners"
TESTS = ROOT / "tests" / "rules"
PASSED, FAILED = 0, 1                  # pytest's exit status; anything else is an accident, not a verdict


def mutated(mutation: Mutation) -> str:
    """The text of the file with the mutation in it."""
    text = (PACKAGE / GAME / mutation.file).read_text(encoding="utf-8")
    found = text.count(mutation.old)
    if found != 1:
        raise LookupError(f"{mutation.file}: found {found} times, not once: {mutation.old!r}")
    return text.replace(mutation.old, mutation.new)


def run_tests(package_root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(package_root), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "--noconftest", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def files_with(word: str) -> list[str]:
    """The test files that have such a test; those that read the source instead of running it are left out."""
    files = sorted(set(TESTS.glob("test_*.py")) - {TESTS / "test_citations.py", TESTS / "test_mutations.py"})
    return [str(path) for path in files if f"_{word}" in path.read_text(encoding="utf-8")]


def copy_package(root: str) -> Path:
    shutil.copytree(PACKAGE, Path(root) / "gunmetal", ignore=shutil.ignore_patterns("__pycache__"))
    return Path(root)


def try_out(mutation: Mutation) -> tuple[bool, str]:
    """Whether the rule's tests notice, and which of them did first."""
    word = mutation.rule.replace("-", "_") + "_"
    with tempfile.TemporaryDirectory() as root:
        package_root = copy_package(root)
        (package_root / "gunmetal" / GAME / mutation.file).write_text(mutated(mutation), encoding="utf-8")
        done = run_tests(package_root, "-k", word, *files_with(word))
    if done.returncode not in (PASSED, FAILED):
        raise RuntimeError(f"{mutation}: pytest ended with {done.returncode}\n{done.stdout}{done.stderr}")
    last = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
    return done.returncode == FAILED, last[0].removeprefix("FAILED ").split(" - ")[0] if last else ""


def main(rules: list[str]) -> int:
    chosen = [mutation for mutation in MUTATIONS if not rules or mutation.rule in rules]
    for mutation in chosen:
        mutated(mutation)
    with tempfile.TemporaryDirectory() as root:
        untouched = run_tests(copy_package(root), *files_with("GR_"))
    if untouched.returncode != PASSED:
        print(f"The tests must pass before anything is broken.\n{untouched.stdout}{untouched.stderr}")
        return 2
    survivors = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for number, (mutation, (noticed, test)) in enumerate(zip(chosen, pool.map(try_out, chosen), strict=True), 1):
            survivors += not noticed
            print(f"{number}/{len(chosen)} {mutation.rule} {mutation.file} {'noticed by ' + test if noticed else 'SURVIVED'}")
            if not noticed:
                print(f"    - {mutation.old!r}\n    + {mutation.new!r}", flush=True)
    print(f"{len(chosen)} mutants, {survivors} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
