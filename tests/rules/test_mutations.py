"""The list of mutations stays honest. Whether the tests notice them is asked by `python -m tests.rules.mutants`."""

import ast
import tomllib

import pytest

from tests.rules.mutants import mutated
from tests.rules.mutations import MUTATIONS, Mutation
from tests.rules.test_citations import rules


@pytest.mark.parametrize("mutation", MUTATIONS, ids=[f"{n}-{mutation.rule}" for n, mutation in enumerate(MUTATIONS)])
def test_the_text_of_a_mutation_is_found_once_and_its_change_can_run(mutation: Mutation) -> None:
    text = mutated(mutation)
    assert mutation.old != mutation.new
    if mutation.file.endswith(".toml"):
        tomllib.loads(text)
    else:
        ast.parse(text)


def test_no_mutation_stands_twice() -> None:
    assert len(set(MUTATIONS)) == len(MUTATIONS)


def test_every_rule_has_a_mutation() -> None:
    assert {mutation.rule for mutation in MUTATIONS} == {f"GR-{number}" for number in rules()}
