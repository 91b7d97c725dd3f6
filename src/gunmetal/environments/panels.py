"""The table for those who watch an agent: panels with chips in rows, as text here and as an image in picture.py. The words are
those of the notation; what is drawn comes from a view."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, TypeVar

from gunmetal.games.gunrunners.state import LAST_BUST
from gunmetal.games.gunrunners.views import CardSeen
from gunmetal.games.gunrunners.views import View as GunrunnersView
from gunmetal.games.western.views import FighterSeen, PlayerSeen, TownView
from gunmetal.kernel.contract import NOBODY, Game

HIDDEN = "?"
WIDTH = 118                            # columns of text

T = TypeVar("T")


@dataclass(frozen=True)
class Chip:
    """A card, a figure or a number; of a seat's colour, if it is somebody's."""

    text: str
    seat: int | None = None
    is_down: bool = False              # lies face-down


@dataclass(frozen=True)
class Panel:
    title: str
    lines: tuple[tuple[Chip, ...], ...] = ()
    seat: int | None = None
    is_marked: bool = False            # of whom something is asked


Rows = list[tuple[Panel, ...]]         # panels that stand beside each other


def rows_of(game: Game, view: Any) -> Rows:
    return gunrunners_rows(game, view) if isinstance(view, GunrunnersView) else western_rows(game, view)


def in_rows(things: Sequence[T], width: int) -> list[tuple[T, ...]]:
    return [tuple(things[first : first + width]) for first in range(0, len(things), width)]


def word(game: Game, argument: str, value: int) -> str:
    return game.event_words(argument, value).replace("-", " ").replace("_", " ")


# ---- Gunrunners

def gunrunners_rows(game: Game, view: GunrunnersView) -> Rows:
    head = Panel(f"{game.name.title()}, turn {view.turn}, {view.phase.name.lower()}", ((
        Chip(f"busts {view.busts}/{LAST_BUST}"), Chip(f"warehouse {view.warehouse}"), Chip(f"supply {view.supply}")),))
    locations = [(Panel(f"Location {at + 1}: {here.crates} crates", (
        (Chip("in training"), *(_agent(game, card) for card in (here.probationary,) if card)),
        (Chip("in the field"), *(_agent(game, card) for card in here.row)))),)
        for at, here in enumerate(view.locations)]
    players = tuple(Panel(game.seats[p].title(), (
        (Chip(f"{player.crates} crates"),),
        (Chip(f"{player.hand_size} in hand"), Chip(f"{player.deck_size} to draw")),
        (Chip(f"{len(player.discarded)} gone"), Chip(f"{player.undercover} undercover"))), p, _asked(view, p))
        for p, player in enumerate(view.players))
    return [(head,), *locations, players]


def _agent(game: Game, card: CardSeen) -> Chip:
    return Chip(HIDDEN if card.kind is None else word(game, "agent", card.kind), card.owner, not card.face_up)


def _asked(view: Any, p: int) -> bool:
    return view.end_reason == 0 and view.decider not in (None, NOBODY) and int(view.decider) == p


# ---- the western games

def western_rows(game: Game, view: TownView) -> Rows:
    going_on = word(game, "effect", view.action.effect) if view.action else view.phase.name.lower().replace("_", " ")
    head = Panel(f"{game.name.title()}, round {view.round}, {going_on}", ((
        Chip(f"deck {view.deck_size}"), Chip(f"reserve ${view.reserve}"), Chip(f"dead {view.dead_count}"),
        *(Chip(word(game, "suit", face)) for face in view.dice)),))
    town = [tuple(Panel(word(game, "location", place.location).title() if place.is_in_play else "ruins",
                        (tuple(Chip(game.seats[p], p) for p in place.figures),)) if place else Panel("") for place in row)
            for row in in_rows(view.town, view.width)] if view.town else []
    three = getattr(view, "the_three", None)
    return [(head,), *town, tuple(_side(game, view, player) for player in (*view.players, *([three] if three else [])))]


def _side(game: Game, view: TownView, player: PlayerSeen) -> Panel:
    title = f"{game.seats[player.seat] if player.seat < len(game.seats) else 'the three'}" + ("" if player.is_in else " (out)")
    gang = tuple(_fighter(game, player, fighter) for fighter in player.gang)
    held = tuple(Chip(word(game, "card", kind), player.seat) for kind in player.revealed)
    purse = (Chip(f"${player.dollars}"), Chip(f"bank ${player.account}"), Chip(f"{player.hand_size} in hand"))
    return Panel(title.title(), (purse, *gang, *in_rows(held, 2)), player.seat, _asked(view, player.seat))


def _fighter(game: Game, player: PlayerSeen, fighter: FighterSeen) -> tuple[Chip, ...]:
    wounds = f" {fighter.wounds}/{fighter.life}" if fighter.wounds else ""
    attached = [Chip(word(game, "card", kind)) for kind in fighter.attached if kind is not None]
    return (Chip(word(game, "card", fighter.kind) + wounds, player.seat), *attached)


# ---- as text

def written(game: Game, view: Any) -> str:
    return "\n".join(line.rstrip() for row in rows_of(game, view) for line in _beside(game, row)) + "\n"


def _beside(game: Game, panels: Sequence[Panel]) -> Iterator[str]:
    """Panels beside each other, with a rule below them."""
    width = WIDTH // len(panels)
    columns = [[("> " if panel.is_marked else "") + panel.title, *("  " + _chips(game, line) for line in panel.lines)]
               for panel in panels]
    for parts in zip_longest(*columns, fillvalue=""):
        yield "".join(part[: width - 1].ljust(width) for part in parts)
    yield "-" * WIDTH


def _chips(game: Game, line: Sequence[Chip]) -> str:
    return "  ".join(_chip(game, chip) for chip in line)


def _chip(game: Game, chip: Chip) -> str:
    if chip.seat is None:
        return chip.text
    owner = game.seats[chip.seat] if chip.seat < len(game.seats) else "the three"
    text = chip.text if chip.text == owner else f"{owner}:{chip.text}"
    return f"({text})" if chip.is_down else f"[{text}]"
