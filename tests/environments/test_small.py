"""The small Gunrunners: OpenSpiel's counterfactual regret minimisation comes near its solution."""

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import gunmetal.environments.openspiel.games  # noqa: F401 - registers it


def test_regret_minimisation_converges() -> None:
    game = pyspiel.load_game("gunrunners_small")
    solver = cfr.CFRPlusSolver(game)
    found = []
    for steps in (1, 19):
        for _ in range(steps):
            solver.evaluate_and_update_policy()
        found.append(exploitability.exploitability(game, solver.average_policy()))
    print(found)
    assert 0 <= found[1] < found[0] / 10
