"""What is going on: the fight, and the dice of the last test."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from gunmetal.games.western.state import Effect, Event, Suit
from gunmetal.games.western.views import DuellistSeen, PlayerSeen, TownView
from gunmetal.kernel.events import Told
from gunmetal.terminal.flow import Flow
from gunmetal.terminal.screen import Screen
from gunmetal.terminal.western.seats import everybody
from gunmetal.terminal.western.words import WOUND_STYLE, card_name, die, full_test_name


def fight(screen: Screen, view: TownView, heard: Sequence[Told]) -> RenderableType | None:
    """Who takes part, how fast each drew, at whom each aims, and what has hit."""
    if view.fight is None:
        return None
    sides = {player.seat: player for player in everybody(view)}
    title = Text(screen.texts.text(f"effect-{_word(view.fight.effect)}"), "bold")
    return Group(title, *(_duellist(screen, view, one, sides) for one in view.fight.duellists))


def _duellist(screen: Screen, view: TownView, one: DuellistSeen, sides: dict[int, PlayerSeen]) -> Flow:
    text = screen.texts.text
    items = [Text.assemble("  ", screen.chip(one.seat), " ", _fighter(screen, view, one.seat, sides))]
    if one.speed is not None:
        items.append(Text(text("terminal-western-speed", trumps=one.speed)))
    if one.target is not None:
        items.append(Text.assemble(text("terminal-western-aims"), " ", screen.badge(one.target), " ",
                                   _fighter(screen, view, one.target, sides)))
    if one.is_firing and not one.has_fired:
        items.append(Text(text("terminal-western-fires"), "bold"))
    elif one.has_fired:
        items.append(Text(text("terminal-western-fired"), "dim"))
    if one.wounds:
        items.append(Text(screen.marks.wound * one.wounds, WOUND_STYLE))
    return Flow(items, f" {screen.marks.dot} ")


def _fighter(screen: Screen, view: TownView, seat: int, sides: dict[int, PlayerSeen]) -> str:
    """Who fights for a seat; a dash until that is said."""
    assert view.fight is not None
    slot = next((one.slot for one in view.fight.duellists if one.seat == seat), None)
    gang = sides[seat].gang
    return screen.marks.dash if slot is None or slot >= len(gang) else card_name(screen, gang[slot].kind)


@dataclass(frozen=True)
class Rolled:
    seat: int
    test: int
    faces: list[int]
    trumps: int
    again: list[int]                   # a card sharp's die (SL-34)


def dice(screen: Screen, view: TownView, heard: Sequence[Told]) -> Flow | None:
    """The last test of this turn: its faces, those that score set off."""
    last = last_test(heard)
    if last is None:
        return None
    trump = next(player.trump for player in everybody(view) if player.seat == last.seat)
    drawn, again = (_faces(screen, faces, trump) for faces in (last.faces, last.again))
    counted = Text(screen.texts.text("terminal-western-trumps", trumps=last.trumps), "bold")
    result = [Text(screen.marks.turn), *again] if again else [counted]
    return Flow([Text.assemble(screen.chip(last.seat), " ", (full_test_name(screen, last.test), "dim")), *drawn, *result], " ")


def _faces(screen: Screen, faces: Sequence[int], trump: int | None) -> list[Text]:
    return [die(screen, face, face >= Suit.JOKER or face == trump) for face in faces]


def last_test(heard: Sequence[Told]) -> Rolled | None:
    """Of this turn."""
    again: list[int] = []
    for number in range(len(heard) - 1, -1, -1):
        kind, told = heard[number].kind, heard[number].named()
        if kind is Event.TURN_BEGAN:
            return None
        if kind is Event.DIE_ROLLED_AGAIN:
            again.insert(0, told["suit"])
        if kind is Event.TEST_MADE and told["dice"]:
            faces = [one.named()["suit"] for one in heard[number - told["dice"]:number]]
            return Rolled(told["seat"], told["test"], faces, told["trumps"], again)
    return None


def _word(effect: Effect) -> str:
    return effect.name.lower().replace("_", "-")
