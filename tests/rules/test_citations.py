"""Rules, tests and source cite each other: no number without a test, no number that does not exist."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parents[1]
GAMES = ROOT / "src" / "gunmetal" / "games"


@dataclass(frozen=True)
class Rulebook:
    """The numbered rules of a game, where they are tested, and where they are written."""

    name: str
    prefix: str
    count: int
    tests: Path
    source: tuple[str, ...]
    example: int = 0            # a rule that is only a worked example of others: it has no code of its own

    def __str__(self) -> str:
        return self.name

    def numbers(self, text: str) -> set[int]:
        return {int(number) for number in re.findall(rf"{self.prefix}[-_](\d+)", text)}

    @property
    def page(self) -> Path:
        return ROOT / "docs" / "rules" / f"{self.name}.md"

    @property
    def rules(self) -> set[int]:
        return set(range(1, self.count + 1))

    def all_tests(self) -> Iterator[ast.FunctionDef]:
        for path in sorted(self.tests.glob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield node


RULEBOOKS = [
    Rulebook("gunrunners", "GR", 31, TESTS, ("gunrunners",)),
    Rulebook("gunslingers", "SL", 42, TESTS / "gunslingers", ("western", "gunslingers"), example=41),
    Rulebook("gunsmoke", "SM", 41, TESTS / "gunsmoke", ("western", "gunsmoke"), example=41),
]
each_rulebook = pytest.mark.parametrize("book", RULEBOOKS, ids=str)


@each_rulebook
def test_the_rules_are_numbered_without_a_gap(book: Rulebook) -> None:
    page = book.page.read_text(encoding="utf-8")
    assert {int(number) for number in re.findall(rf"\*\*{book.prefix}-(\d+)\*\*", page)} == book.rules


@each_rulebook
def test_every_rule_is_cited_by_the_name_of_a_test(book: Rulebook) -> None:
    """By its name, so that `pytest -k GR_24_` runs a rule's tests, and mutants.py can ask whether they notice it broken."""
    cited = {number for test in book.all_tests() for number in book.numbers(test.name)}
    assert book.rules - cited == set()


@each_rulebook
def test_every_number_that_a_test_cites_exists(book: Rulebook) -> None:
    for path in sorted(TESTS.rglob("*.py")):
        assert book.numbers(path.read_text(encoding="utf-8")) <= book.rules, path.name


@each_rulebook
def test_every_rule_is_cited_in_the_source_and_no_other_is(book: Rulebook) -> None:
    cited = {number for folder in book.source for path in sorted((GAMES / folder).glob("*.py"))
             for number in book.numbers(path.read_text(encoding="utf-8"))}
    assert cited - {book.example} == book.rules - {book.example}


@each_rulebook
def test_a_cited_test_says_what_it_is_about(book: Rulebook) -> None:
    """A number alone is no name."""
    for test in book.all_tests():
        assert len(re.sub(rf"{book.prefix}_\d+", "", test.name).split("_")) > 3, test.name
