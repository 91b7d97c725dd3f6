"""The options of Gunrunners in groups: what combines a card and a Location is a grid, a Spy's arrangements are explained."""

from gunmetal.games.gunrunners import actions as A
from gunmetal.games.gunrunners.notation import arrangement
from gunmetal.games.gunrunners.state import KINDS, Phase, State
from gunmetal.terminal.gunrunners.cards import full_name
from gunmetal.terminal.menu import Grid, Listed, Menu, Part
from gunmetal.terminal.screen import Screen


def menu(screen: Screen, state: State) -> Menu:
    options = screen.game.options(state)
    if state.phase == Phase.ARRANGE:
        return _arrangements(screen, state, options)
    parts: list[Part] = []
    listed = [action for action in options if not A.FLIP_AND_TRAIN <= action < A.TRAIN]
    if listed:
        parts.append(Listed(listed))
    for id, base in (("terminal-option-flip", A.FLIP_AND_TRAIN), ("terminal-option-undercover", A.UNDERCOVER)):
        block = [action for action in options if base <= action < base + KINDS * state.location_count]
        if block:
            parts.append(_grid(screen, state, id, base, block))
    return Menu(parts)


def _grid(screen: Screen, state: State, id: str, base: int, block: list[int]) -> Grid:
    """Rows: the own cards. Columns: the Locations that the rules allow."""
    places = [divmod(action - base, KINDS) for action in block]
    locations = sorted({at for at, kind in places})
    kinds = sorted({kind for at, kind in places})
    cells = {(kinds.index(kind), locations.index(at)): action for (at, kind), action in zip(places, block, strict=True)}
    return Grid(screen.texts.text(id), screen.texts.text("word-location"), [full_name(screen, kind, state.value) for kind in kinds],
                [str(at + 1) for at in locations], cells)


def _arrangements(screen: Screen, state: State, options: list[int]) -> Menu:
    """Every order of the Probationary Agents (GR-22): up to 120, so the notation is explained with the order turned round."""
    places = sorted(arrangement(state, 0))
    example = " ".join(str(at + 1) for at in reversed(places))
    hint = screen.texts.text("terminal-arrange-hint", places=", ".join(str(at + 1) for at in places), example=example,
                             to=places[0] + 1, source=places[-1] + 1, count=len(options))
    return Menu([Listed(options)], "arrange", hint)
