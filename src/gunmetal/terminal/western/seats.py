"""The players with their gangs, and the own hand."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gunmetal.games.western.state import Category, Location, Phase
from gunmetal.games.western.views import FighterSeen, PlayerSeen, TownView
from gunmetal.kernel.events import Told
from gunmetal.terminal.flow import Flow
from gunmetal.terminal.screen import Screen
from gunmetal.terminal.western.words import (
    ATTRIBUTES,
    card_name,
    card_names,
    card_with_bonuses,
    health,
    in_short,
    location_name,
    player_name,
    special_name,
    test_name,
    trump,
)

INDENT = 4


def everybody(view: TownView) -> list[PlayerSeen]:
    """The players, and in a solo game the three."""
    three: PlayerSeen | None = getattr(view, "the_three", None)
    return [*view.players, *([three] if three else [])]


def seats(screen: Screen, view: TownView, heard: Sequence[Told]) -> RenderableType | None:
    """For each player a line of what is theirs, and below it the gang with its six values."""
    sides = everybody(view)
    if not view.town:
        return None
    fighters = [fighter for player in sides for fighter in player.gang]
    names = max((len(card_name(screen, fighter.kind)) for fighter in fighters), default=0)
    lives = max((fighter.life for fighter in fighters), default=0)
    drawn: list[RenderableType] = [_gang(screen, view, (), names, lives, True)] if fighters else []
    for player in sides:
        drawn.append(_line(screen, view, player))
        if player.gang:
            drawn.append(_gang(screen, view, player.gang, names, lives, False))
        drawn.extend(Padding(line, (0, 0, 0, INDENT)) for line in _beside(screen, view, player))
    return Group(*drawn)


def _line(screen: Screen, view: TownView, player: PlayerSeen) -> Flow:
    text, is_active = screen.texts.text, player.seat == view.active and view.phase != Phase.OVER
    name = Text.assemble((screen.marks.turn if is_active else " ", "bold"), " ", screen.chip(player.seat), " ",
                         (player_name(screen, player.seat, view), "bold" if player.seat == view.seat else ""))
    account = Text(text("terminal-western-account", dollars=player.account))
    if not player.is_in:               # the account may stay in the Bank (SL-39)
        return Flow([name, Text(text("terminal-western-out"), "dim"), *([account] if player.account else [])], "  ")
    items = [name, trump(screen, player)]
    if player.seat < len(view.players):
        items.append(Text(f"${player.dollars}", "bold"))
    items.append(account)
    if player.seat < len(view.players):
        items.append(Text(text("terminal-western-in-hand", count=player.hand_size)))
    if player.place is not None:
        items.append(Text(location_name(screen, player.place), "dim"))
    return Flow(items, "  ")


def _gang(screen: Screen, view: TownView, gang: Sequence[FighterSeen], names: int, lives: int, is_head: bool) -> Padding:
    """One table a player, all with the same columns."""
    table = Table.grid(padding=(0, 2 if screen.is_wide else 1, 0, 0))
    table.add_column(width=names, no_wrap=True)
    table.add_column(width=lives, no_wrap=True)
    for test in ATTRIBUTES:
        table.add_column(width=len(test_name(screen, test)), justify="right", no_wrap=True)
    table.add_column(ratio=1)
    if is_head:
        table.add_row("", "", *(Text(test_name(screen, test), "dim") for test in ATTRIBUTES), "")
    for fighter in gang:
        card = view.cards[fighter.kind]
        values = [Text(str(card.bonus[test]), "" if card.bonus[test] else "dim") for test in ATTRIBUTES]
        table.add_row(card_name(screen, fighter.kind), health(screen, fighter), *values, _about(screen, view, fighter))
    return Padding(table, (0, 0, 0, INDENT))


def _about(screen: Screen, view: TownView, fighter: FighterSeen) -> Text:
    """The special rule, and the attached cards."""
    words = [Text(special_name(screen, view.cards[fighter.kind]), "dim")]
    words += [Text(card_with_bonuses(screen, view, kind)) for kind in fighter.attached if kind is not None]
    return Text(f" {screen.marks.dot} ").join(word for word in words if word)


def _beside(screen: Screen, view: TownView, player: PlayerSeen) -> Iterator[Text]:
    """What lies beside a gang: revealed cards, those chosen for the action, captives, a turn that was missed."""
    text = screen.texts.text
    chosen = [*([player.item] if player.item is not None else []), *player.weapons]
    if player.revealed:
        cards = ", ".join(card_with_bonuses(screen, view, kind) for kind in player.revealed)
        yield Text.assemble((text("terminal-western-revealed"), "dim"), " ", cards)
    if chosen:
        yield Text.assemble((text("terminal-western-chosen"), "dim"), " ", card_names(screen, chosen))
    if player.captive_count:
        hidden = text("terminal-western-face-down", count=player.captive_count)
        names = hidden if player.captives is None else card_names(screen, player.captives)
        yield Text.assemble((text("terminal-western-captives"), "dim"), " ", names)
    if player.owes is not None:
        yield Text(text("terminal-western-missed", location=location_name(screen, player.owes)), "dim")


def hand(screen: Screen, view: TownView, heard: Sequence[Told]) -> RenderableType | None:
    """The own cards: name, cost, where they are bought or played, and what they do."""
    own = view.players[view.seat] if view.seat < len(view.players) else None
    if own is None or not own.hand:
        return None
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(no_wrap=not screen.is_narrow)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=not screen.is_narrow)
    table.add_column(ratio=1)
    for kind, count in sorted(Counter(own.hand).items()):
        card = view.cards[kind]
        cost = "" if card.category == Category.ACTION else f"${card.cost}"
        is_here = card.location in (own.place, Location.ANYWHERE)
        place = screen.texts.text("terminal-western-anywhere") if card.location == Location.ANYWHERE \
            else location_name(screen, card.location)
        table.add_row(Text(card_name(screen, kind) + (f" ×{count}" if count > 1 else ""), "bold"), cost,
                      Text(place, "bold" if is_here else "dim"), in_short(screen, card))
    return Group(Text(screen.texts.text("terminal-your-hand"), "dim"), table)
