"""Rules, tests and source cite each other: no number without a test, no number that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parents[1]
RULES = ROOT / "docs" / "rules" / "gunrunners.md"
SOURCE = ROOT / "src" / "gunmetal" / "games" / "gunrunners"


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"GR[-_](\d+)", text)}


def rules() -> set[int]:
    return {int(number) for number in re.findall(r"\*\*GR-(\d+)\*\*", RULES.read_text(encoding="utf-8"))}


def all_tests() -> Iterator[ast.FunctionDef]:
    for path in sorted(TESTS.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def test_the_rules_are_numbered_without_a_gap() -> None:
    assert rules() == set(range(1, 32))


def test_every_rule_is_cited_by_the_name_of_a_test() -> None:
    """By its name, so that `pytest -k GR_24_` runs a rule's tests, and mutants.py can ask whether they notice it broken."""
    cited = {number for test in all_tests() for number in numbers(test.name)}
    assert rules() - cited == set()


def test_every_number_that_a_test_cites_exists() -> None:
    for path in sorted(TESTS.glob("*.py")):
        assert numbers(path.read_text(encoding="utf-8")) <= rules(), path.name


def test_every_rule_is_cited_in_the_source_and_no_other_is() -> None:
    cited = {number for path in sorted(SOURCE.glob("*.py")) for number in numbers(path.read_text(encoding="utf-8"))}
    assert cited == rules()


def test_a_cited_test_says_what_it_is_about() -> None:
    """A number alone is no name."""
    for test in all_tests():
        assert len(re.sub(r"GR_\d+", "", test.name).split("_")) > 3, test.name
