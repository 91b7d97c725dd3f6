"""The options of a decision in groups. Amounts of dollars for the account, of which there may be hundreds, are one line."""

from collections.abc import Sequence
from itertools import pairwise

from gunmetal.games.western.actions import ACCOUNT
from gunmetal.games.western.state import Town
from gunmetal.terminal.menu import Listed, Menu, Part, Typed
from gunmetal.terminal.screen import Screen

FEW = 4                                # amounts that are listed one by one: those of Gunslingers (SL-14)


def menu(screen: Screen, state: Town) -> Menu:
    options = screen.game.options(state)
    amounts = [action for action in options if action >= ACCOUNT]
    if len(amounts) <= FEW:
        return Menu([Listed(options)])
    others = [action for action in options if action < ACCOUNT]
    parts: list[Part] = [Listed(others)] if others else []
    dollars = [action - ACCOUNT for action in amounts]
    example = screen.game.action_text(state, amounts[len(amounts) // 2])
    sentence = screen.texts.text("terminal-western-amounts", amounts=_runs(screen, dollars), example=example)
    return Menu([*parts, Typed(amounts, example.split()[0], sentence)])


def _runs(screen: Screen, numbers: Sequence[int]) -> str:
    """$0–$4, $6–$20"""
    ends = [n for n, (before, after) in enumerate(pairwise(numbers), 1) if after != before + 1]
    runs = [numbers[start:end] for start, end in zip([0, *ends], [*ends, len(numbers)], strict=True)]
    return ", ".join(f"${run[0]}" if len(run) == 1 else f"${run[0]}{screen.marks.dash}${run[-1]}" for run in runs)
