"""What a person may type, and that a wrong word changes nothing."""

import io
import math
import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

import pytest
from rich.console import Console

from gunmetal.bots.players import Opinion
from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.log import read_log, write_log
from gunmetal.kernel.match import Follower, replay
from gunmetal.kernel.texts import Texts
from gunmetal.terminal import kept
from gunmetal.terminal.commands import COMMANDS, HINTS, hint
from gunmetal.terminal.look import look_of
from gunmetal.terminal.menu import LISTED
from gunmetal.terminal.play import Sitting
from gunmetal.terminal.screen import Screen, console_for
from tests.terminal.driving import RandomBot, Table, match_at, random_match, table_at

if TYPE_CHECKING:
    from gunmetal.kernel.log import LogFile


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_help_explains_and_lists_every_command(tmp_path: Path, language: str) -> None:
    table = table_at(tmp_path / "game.log", "deploy-br", edition="br", language=language, width=120)
    table.sit(["help"], resume=True)
    texts = Texts(language, GAME)
    assert texts.text("explain-deploy-br") in table.words
    assert "“undercover " in table.shown
    for name in COMMANDS:
        assert texts.text(f"terminal-command-{name}") in table.words
        assert texts.text(f"terminal-about-{name}", file=str(table.path)) in table.words


def test_every_decision_of_a_game_can_be_explained(tmp_path: Path) -> None:
    for decision in ("opening", "train", "train-first", "operate-director", "operate-informer", "operate-saboteur", "operate-spy",
                     "operate-runner", "move-director", "move-informer", "move-runner", "arrange", "bust"):
        path = tmp_path / f"{decision}.log"
        table = table_at(path, decision, players=2 if decision == "train-first" else 4)
        table.sit(["help"], resume=True)
        assert Texts("en", GAME).text(f"explain-{decision}") in table.words


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_the_question_mark_names_the_best_options_with_their_chances(tmp_path: Path, language: str) -> None:
    """Three of them, each with a chance and an interval; nothing is done, and the seat's own knowledge is all that counts."""
    table = table_at(tmp_path / "game.log", "deploy-br", edition="br", language=language, width=120)
    before = table.path.read_text(encoding="utf-8")
    table.sit(["?"], resume=True)
    shown = table.shown.partition(Texts(language, GAME).text("terminal-hint"))[2]
    assert len(re.findall(r"\d+ %\s+\d+ % – \d+ %", shown)) == HINTS
    assert table.path.read_text(encoding="utf-8") == before


def test_where_there_is_only_one_option_the_hint_names_it() -> None:
    match, file = match_at("deploy-br", edition="br"), io.StringIO()
    only = GAME.options(match.state)[0]
    screen = Screen(GAME, Texts("en", GAME), Console(file=file, width=120, highlight=False, markup=False))
    nowhere = cast("LogFile", None)    # nothing is kept
    hint(Sitting(kept.Kept(match, nowhere), screen, look_of(GAME), True, lambda state, seat: Opinion(only), seat=0), "")
    assert screen.texts.worded(*GAME.action_words(match.state, only)) in " ".join(file.getvalue().split())


@pytest.mark.parametrize("wrong", [
    "0", "77", "-1", "flip", "flip 9", "flip 4", "train spy", "undercover 6@1", "xyzzy", "²", "pick 1.1", "1 2 3",
    "99999999999999999999", "flip 1 train 2", "lang fr", "save", "undo", "\ufffd\x00",
])
def test_a_wrong_word_gets_its_sentence_and_changes_nothing(tmp_path: Path, wrong: str) -> None:
    table = table_at(tmp_path / "game.log", "deploy-en")
    before = table.path.read_bytes()
    assert table.sit([wrong], resume=True) == 0
    assert table.path.read_bytes() == before
    answer = table.shown.split(f"{wrong}\n")[1].split(table.prompts[-1])[0].strip()
    assert answer[-1] in ".)"


def test_a_legal_action_is_carried_out_by_number_or_in_words(tmp_path: Path) -> None:
    for words in ("1", "flip 1", "  FLIP   1 "):
        path = tmp_path / f"{len(words)}.log"
        match = match_at("deploy-en", ask=lambda m: GAME.parse_action(m.state, "flip 1") in GAME.options(m.state))
        path.write_text(write_log(match.head, match.lines), encoding="utf-8")
        table = Table(path)
        table.sit([words], resume=True)
        assert table.match().lines[len(match.lines)].action == "flip 1"


def test_undo_takes_back_what_told_nothing_new(tmp_path: Path) -> None:
    table = table_at(tmp_path / "game.log", "operate-runner")
    before = table.match()
    takes = [GAME.action_text(before.state, action) for action in GAME.options(before.state)][1:]
    table.sit([takes[0], "undo"], resume=True)
    after = table.match()
    assert after.lines[-1].undo == before.lines[-1].number + 1
    assert GAME.position(after.state) == GAME.position(before.state)
    assert "taken back" in table.words
    table.sit([takes[0], "desfazer", "lang pt-BR", "desfazer"], resume=True)
    assert "A sua última ação" not in table.words.split("desfazer")[1]
    assert len(table.match().lines) == len(after.lines) + 2


class Remembering(RandomBot):
    """Notes what it is told of the game before each of its decisions."""

    told: ClassVar[list[list[int]]] = []

    def recall(self, past: Iterable[tuple[Any, int]], seat: int) -> None:
        self.told.append([action for _, action in past])


def test_bots_know_what_was_done_before_the_game_was_resumed_and_not_what_was_undone(tmp_path: Path) -> None:
    table = table_at(tmp_path / "game.log", "operate-runner", make_bot=Remembering)
    before = table.match()
    first, other = [GAME.action_text(before.state, action) for action in GAME.options(before.state)][1:3]
    Remembering.told.clear()
    table.sit([first, "undo", other, *["1"] * 9], resume=True)
    followed = Follower(GAME, before.head)
    followed.go_on(table.match().lines)
    done = [action for _, action in followed.past]
    assert len(done) > len(before.steps)
    assert len(Remembering.told) > 1
    assert all(told == done[: len(told)] and len(told) > len(before.steps) for told in Remembering.told)


def test_undo_stops_at_new_information(tmp_path: Path) -> None:
    table = table_at(tmp_path / "game.log", "operate-spy")
    table.sit(["look"], resume=True)
    lines = table.path.read_bytes()
    table.sit(["undo"], resume=True)
    assert table.path.read_bytes() == lines
    assert "cannot be taken back" in table.words


def test_undo_does_not_rewind_chance(tmp_path: Path) -> None:
    table = table_at(tmp_path / "game.log", "move-runner")
    on_disk = kept.go_on(GAME, table.path, seed=4)
    rng = on_disk.match.state.rng
    kept.undo(on_disk.match, 0)
    on_disk.close()
    assert on_disk.match.state.rng == rng != 0


def test_save_copies_the_game_and_spares_other_files(tmp_path: Path) -> None:
    table = table_at(tmp_path / "game.log", "operate-runner")
    copy, other, folder = tmp_path / "copy.log", tmp_path / "other.log", tmp_path / "folder"
    folder.mkdir()
    other.write_text("precious")
    at_first = len(table.match().lines)
    names = [other, folder, table.path, folder / "no/no", "~nobody-of-that-name/x", "x" * 300]
    table.sit([f"save {copy}", "decline", f"save {copy}", *(f"save {name}" for name in names)], resume=True)
    head, lines = read_log(copy)
    assert len(lines) > at_first
    assert GAME.position(replay(GAME, head, lines).state) == GAME.position(table.match().state)
    assert other.read_text() == "precious"
    assert table.words.count("does not hold this game") == 2
    assert table.words.count("cannot be written") == 3
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.log", "folder", "game.log", "other.log"]


def test_the_copy_of_another_game_is_not_overwritten(tmp_path: Path) -> None:
    table = table_at(tmp_path / "game.log", "operate-runner")
    other = table_at(tmp_path / "other.log", "operate-spy").path
    before = other.read_bytes()
    table.sit([f"save {other}"], resume=True)
    assert other.read_bytes() == before


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    table = table_at(tmp_path / "game.log", "deploy-en")
    table.sit(["lang pt-br", "idioma en"], resume=True)
    english, portuguese, again = table.shown.split("lang pt-br")[0], *table.shown.split("lang pt-br")[1].split("idioma en")
    assert "Warehouse" in english
    assert "Armazém" in portuguese
    assert "Warehouse" not in portuguese
    assert "Warehouse" in again


def test_events_tell_the_whole_game_and_table_draws_again(tmp_path: Path) -> None:
    table = table_at(tmp_path / "game.log", "deploy-en")
    table.sit(["events", "table", "resume", "help"], resume=True)
    texts = Texts("en", GAME)
    log, drawn = table.shown.split("events\n")[1].split("table\n")
    assert " ".join(log.split()).startswith("· " + texts.event(table.match().steps[0].events[0]))
    assert texts.event(table.match().steps[-1].events[0]) in " ".join(log.split())
    assert drawn.count("Warehouse ") >= 1
    assert f"--resume {table.path}" in drawn


def test_every_option_has_one_number() -> None:
    screen = Screen(GAME, Texts("en", GAME), console_for(Table(Path("unused")).file))
    look = look_of(GAME)
    for seed in range(16):
        for stop in range(1, 60, 7):
            match = random_match(2 + seed % 4, ("en", "br")[seed % 2], seed, lambda m, stop=stop: len(m.lines) == stop)  # type: ignore[misc]
            if match is not None:
                menu = look.menu(screen, match.state)
                chosen = [menu.choice(GAME, match.state, str(n + 1)) for n in range(len(menu.actions))]
                assert sorted(chosen) == sorted(GAME.options(match.state))


def test_GR_22_a_spy_with_many_arrangements_is_told_how_to_write_one(tmp_path: Path) -> None:
    table = table_at(tmp_path / "game.log", "arrange", players=5, edition="br")
    assert len(GAME.options(table.match().state)) == math.factorial(5) > LISTED
    before = len(table.match().lines)
    table.sit(["5 4 3 2 2", "list", "5 4 3 2 1"], resume=True)
    hint, listed = table.shown.split("list\n")[:2]
    assert "arrange 2 1 3 4 5" not in hint
    assert "“5 4 3 2 1” brings the card of Location 5 to Location 1" in " ".join(hint.split())
    assert "arrange 2 1 3 4 5" in listed
    assert table.match().lines[before].action == "arrange 5 4 3 2 1"


def test_people_at_one_screen_have_a_curtain(tmp_path: Path) -> None:
    match = random_match(2, "en", 3, lambda m: len(m.lines) == 20)
    assert match is not None
    seats = [dict(seat) | {"bot": None} for seat in match.head.seats]
    head = type(match.head).from_json(match.head.to_json() | {"seats": seats})
    path = tmp_path / "game.log"
    path.write_text(write_log(head, match.lines), encoding="utf-8")
    table = Table(path)
    table.sit(["", "1", "", "1", ""], resume=True)
    assert "press Enter when nobody else is looking" in table.words
    assert table.prompts[0] == " › "  # noqa: RUF001 - the prompt's mark
