"""Do the tests notice a broken rule? `python -m tests.rules.mutants` breaks it in a copy of the package, and runs its tests.

    python -m tests.rules.mutants              all mutations of all games
    python -m tests.rules.mutants SL           those of one rulebook
    python -m tests.rules.mutants GR-22 SL-25  those of some rules

Only tests whose name cites the rule may notice. The exit status is 1 if a mutant survives.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.rules.gunslingers.mutations import MUTATIONS as GUNSLINGERS
from tests.rules.gunsmoke.mutations import MUTATIONS as GUNSMOKE
from tests.rules.mutations import MUTATIONS as GUNRUNNERS
from tests.rules.mutations import Mutation

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "gunmetal"
TESTS = ROOT / "tests" / "rules"
PASSED, FAILED = 0, 1                  # pytest's exit status; anything else is an accident, not a verdict


@dataclass(frozen=True)
class Mutants:
    """The mutations of a rulebook: where its source is, counted from the package, and where its tests are."""

    prefix: str
    source: Path
    tests: Path
    mutations: Sequence[Mutation]

    def files_with(self, word: str) -> list[str]:
        """The test files that have such a test; those that read the source instead of running it are left out."""
        files = sorted(set(self.tests.glob("test_*.py")) - {TESTS / "test_citations.py", TESTS / "test_mutations.py"})
        return [str(path) for path in files if f"_{word}" in path.read_text(encoding="utf-8")]


ALL = (
    Mutants("GR", Path("games") / "gunrunners", TESTS, GUNRUNNERS),
    Mutants("SL", Path("games"), TESTS / "gunslingers", GUNSLINGERS),
    Mutants("SM", Path("games"), TESTS / "gunsmoke", GUNSMOKE),
)


def book_of(mutation: Mutation) -> Mutants:
    return next(book for book in ALL if book.prefix == mutation.rule.split("-")[0])


def path_of(mutation: Mutation) -> Path:
    """The file that is broken, counted from the package."""
    return book_of(mutation).source / mutation.file


def mutated(mutation: Mutation) -> str:
    """The text of the file with the mutation in it."""
    text = (PACKAGE / path_of(mutation)).read_text(encoding="utf-8")
    found = text.count(mutation.old)
    if found != 1:
        raise LookupError(f"{mutation.file}: found {found} times, not once: {mutation.old!r}")
    return text.replace(mutation.old, mutation.new)


def run_tests(package_root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(package_root), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "--noconftest", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def copy_package(root: str) -> Path:
    shutil.copytree(PACKAGE, Path(root) / "gunmetal", ignore=shutil.ignore_patterns("__pycache__"))
    return Path(root)


def try_out(mutation: Mutation) -> tuple[bool, str]:
    """Whether the rule's tests notice, and which of them did first."""
    word = mutation.rule.replace("-", "_") + "_"
    with tempfile.TemporaryDirectory() as root:
        package_root = copy_package(root)
        (package_root / "gunmetal" / path_of(mutation)).write_text(mutated(mutation), encoding="utf-8")
        done = run_tests(package_root, "-k", word, *book_of(mutation).files_with(word))
    if done.returncode not in (PASSED, FAILED):
        raise RuntimeError(f"{mutation}: pytest ended with {done.returncode}\n{done.stdout}{done.stderr}")
    last = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
    return done.returncode == FAILED, last[0].removeprefix("FAILED ").split(" - ")[0] if last else ""


def main(words: list[str]) -> int:
    chosen = [mutation for book in ALL for mutation in book.mutations
              if not words or mutation.rule in words or book.prefix in words]
    for mutation in chosen:
        mutated(mutation)
    with tempfile.TemporaryDirectory() as root:
        books = {book_of(mutation).prefix: book_of(mutation) for mutation in chosen}
        files = [file for prefix, book in books.items() for file in book.files_with(f"{prefix}_")]
        untouched = run_tests(copy_package(root), *files)
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
