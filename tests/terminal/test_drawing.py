"""The table on the screen: it fits, it tells what the seat knows, and nothing else."""

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners.state import KINDS, Kind
from gunmetal.games.gunrunners.views import View
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.match import Match
from gunmetal.kernel.texts import Texts
from gunmetal.terminal.gunrunners.memory import without_memory
from tests.terminal.driving import Table, drawing, match_at, random_match


def situations(count: int) -> Iterator[Match]:
    """Random moments of random games, of every edition and number of players."""
    for seed in range(count):
        stop = random.Random(seed).randint(1, 70)
        match = random_match(2 + seed % 4, ("en", "br")[seed // 4 % 2], seed, lambda m, stop=stop: len(m.lines) >= stop)  # type: ignore[misc]
        if match is not None:
            yield match


@pytest.mark.parametrize("width", [60, 72, 80, 100, 120, 200])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    for n, match in enumerate(situations(30)):
        shown = drawing(match, match.decider, ("en", "pt-BR")[n % 2], width)
        assert max(cell_len(line) for line in shown.splitlines()) <= min(width, 120)


def test_a_narrow_terminal_cuts_no_card() -> None:
    for n, match in enumerate(situations(30)):
        shown = drawing(match, match.decider, ("en", "pt-BR")[n % 2], 60)
        board = shown.split("╭")[1].split("╰")[0]
        assert "…" not in board


@pytest.mark.parametrize("memory", [True, False])
def test_what_is_hidden_is_never_on_the_screen(memory: bool) -> None:
    """Two states that differ only in what a seat cannot know look the same to it."""
    differing = 0
    for match in situations(80):
        del match.steps[:-2]           # the news do not come from the state
        for seat in (match.decider, (match.decider + 1) % match.head.players, PUBLIC):
            state = match.state
            shown = drawing(match, seat, memory=memory)
            other = state.clone()
            other.dealer, other.rng = Generator(), random.Random(seat).getrandbits(60)
            GAME.sample(other, seat)
            differing += GAME.position(other) != GAME.position(state)
            match.state = other
            assert drawing(match, seat, memory=memory) == shown
            match.state = state
    assert differing > 100


def test_GR_14_own_cards_are_remembered_unless_the_table_plays_without() -> None:
    def knows_spy(match: Match) -> bool:
        view: View = GAME.view(match.state, 0)
        trainees = [here.probationary for here in view.locations if here.probationary]
        return any(card.owner == 0 and card.kind is Kind.SPY for card in trainees)

    match = match_at("deploy-en", ask=knows_spy)
    assert "(◆ Spy 2)" in drawing(match, 0)
    assert "(◆ Spy 2)" not in drawing(match, 0, memory=False)
    assert "(◆ ?)" in drawing(match, 0, memory=False)
    assert "(◆ Spy 2)" not in drawing(match, 1)


def test_GR_14_without_memory_only_what_is_looked_at_is_shown() -> None:
    for decision, owners in (("arrange", "trainees"), ("move-informer", "undercover"), ("deploy-en", "nothing")):
        view = without_memory(GAME.view(match_at(decision).state, 0))
        trainees = [here.probationary for here in view.locations if here.probationary]
        hidden = [card for here in view.locations for card in here.row if not card.face_up]
        assert all((card.kind is not None) == (owners == "trainees") for card in trainees)
        assert sum(card.kind is not None for card in hidden) == (owners == "undercover")
        assert all(player.deck is None and player.in_mixed_set == () for player in view.players)


def test_without_memory_the_events_do_not_tell_old_secrets(tmp_path: Path) -> None:
    for memory in (True, False):
        table = Table(tmp_path / f"{memory}.log", memory=memory, seed=2)
        table.sit(_some(table, 12, "events"))
        told = " ".join(table.shown.split("events\n")[1].split())
        drawn = [step for step in table.match().steps if any(told.kind.name == "OWN_CARD_DRAWN" for told in step.events)]
        assert drawn
        assert ("Red drew the" in told) == memory


def _some(table: Table, count: int, last: str) -> Iterator[str]:
    for _, number in zip(range(count), table.at_random(1), strict=False):
        yield number
    yield last


def test_GR_22_what_is_known_of_mixed_cards_is_said() -> None:
    def mixed(match: Match) -> bool:
        view: View = GAME.view(match.state, 0)
        return any(here.probationary and here.probationary.mixed and here.probationary.kind is None
                   and view.players[here.probationary.owner].in_mixed_set for here in view.locations)

    match = match_at("deploy-en", players=4, ask=mixed)
    shown = " ".join(drawing(match, 0).split())
    assert " ~)" in shown
    assert "mixed by a Spy; among them, as far as you know: " in shown


def test_the_counters_show_the_table() -> None:
    for match in situations(30):
        state = match.state
        shown = " ".join(drawing(match, 0).split())
        assert f"{'▮' * state.warehouse}{'▯' * (5 - state.warehouse)} {state.warehouse}/5" in shown
        assert f"Supply {state.supply} " in shown
        assert f"[{state.busts}]" in shown
        for at in range(state.location_count):
            marks = " ".join("▮" * min(5, state.locations[at].crates - done) for done in range(0, state.locations[at].crates, 5))
            assert f"{state.locations[at].crates} {marks}".split()[0] in shown
        assert shown.count("▮") == state.warehouse + sum(state.locations[at].crates for at in range(state.location_count))


def test_GR_21_a_manager_in_force_is_shown() -> None:
    match = match_at("deploy-en", ask=lambda m: [player.undercover_limit for player in m.state.players[:3]] == [1, 2, 1])
    rows = [line for line in drawing(match, 0).splitlines() if "●  Blue" in line and "/2" in line]
    assert len(rows) == 1
    assert rows[0].rstrip().endswith("Manager")


@pytest.mark.parametrize("seats", [GAME.seats, ("red", "blue", "green", "yellow"), ("north", "east", "south", "west", "three")])
def test_every_seat_has_a_shape_and_a_letter_of_its_own(seats: tuple[str, ...]) -> None:
    from gunmetal.terminal.marks import ASCII, SEAT_STYLES, UNICODE

    assert UNICODE.shapes is not None
    assert ASCII.shapes is None
    assert len({UNICODE.shapes[seat] for seat in seats}) == len(seats) == len({SEAT_STYLES[seat] for seat in seats})
    for language in ("en", "pt-BR"):
        letters = [Texts(language, GAME).text(f"terminal-letter-{seat}") for seat in seats]
        assert len(set(letters)) == len(letters)
        assert all(len(letter) == 1 and letter.isascii() for letter in letters)


def test_the_hand_shows_every_card() -> None:
    for match in situations(30):
        hand = match.state.players[0].hand
        shown = drawing(match, 0, width=120)
        if "Your hand" not in shown:
            assert sum(hand) == 0
            continue
        part = shown.split("Your hand")[1].split("Still in")[0]
        for kind in range(KINDS):
            name = Texts("en", GAME).text(f"agent-{Kind(kind).name.lower()}") if kind <= Kind.RUNNER else ""
            chip = f" ◆ {name + ' ' if name else ''}{match.state.value[kind]} "
            assert part.count(chip) == hand[kind]


def test_nothing_heavy_is_imported_before_the_first_prompt() -> None:
    code = ("import sys, gunmetal.terminal.play, gunmetal.terminal.gunrunners, gunmetal.games.gunrunners; "
            "print([name for name in ('numba', 'numpy', 'gunmetal.bots') if name in sys.modules])")
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "[]\n"
