"""The lists of mutations stay honest. Whether the tests notice them is asked by `python -m tests.rules.mutants`; here a few are."""

import ast
import tomllib

import pytest

from tests.rules.mutants import ALL, Mutants, mutated, try_out
from tests.rules.mutations import Mutation
from tests.rules.test_citations import RULEBOOKS

EVERY = [mutation for book in ALL for mutation in book.mutations]
SAMPLE = [mutation for book in ALL for mutation in book.mutations[:: len(book.mutations) // 2]]


@pytest.mark.parametrize("mutation", EVERY, ids=[f"{n}-{mutation.rule}" for n, mutation in enumerate(EVERY)])
def test_the_text_of_a_mutation_is_found_once_and_its_change_can_run(mutation: Mutation) -> None:
    text = mutated(mutation)
    assert mutation.old != mutation.new
    if mutation.file.endswith(".toml"):
        tomllib.loads(text)
    else:
        ast.parse(text)


def test_no_mutation_stands_twice() -> None:
    assert len(set(EVERY)) == len(EVERY)


@pytest.mark.parametrize("book", ALL, ids=lambda book: book.prefix)
def test_every_rule_has_a_mutation(book: Mutants) -> None:
    rules = next(rulebook.rules for rulebook in RULEBOOKS if rulebook.prefix == book.prefix)
    assert {mutation.rule for mutation in book.mutations} == {f"{book.prefix}-{number}" for number in rules}


@pytest.mark.slow
@pytest.mark.parametrize("mutation", SAMPLE, ids=lambda mutation: mutation.rule)
def test_the_tests_of_a_rule_notice_when_it_is_broken(mutation: Mutation) -> None:
    noticed, _ = try_out(mutation)
    assert noticed
