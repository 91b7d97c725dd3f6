"""What is wrong with what a program gave us, as the error that a Python program expects: one sentence."""

from collections.abc import Iterator
from contextlib import contextmanager

from gunmetal.kernel.contract import Game
from gunmetal.kernel.problems import Problem
from gunmetal.kernel.texts import Texts


class WrongInput(ValueError):
    """Nothing was changed. `problem` says the same by name and arguments, for any language."""

    def __init__(self, problem: Problem, game: Game | None = None) -> None:
        super().__init__(Texts("en", game).problem(problem))
        self.problem = problem


@contextmanager
def in_a_sentence(game: Game | None = None) -> Iterator[None]:
    try:
        yield
    except Problem as problem:
        raise WrongInput(problem, game) from None
