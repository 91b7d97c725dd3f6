"""Programs from outside in the arena: real processes, which answer, are late, break down, or talk nonsense."""

import json
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gunmetal.arena.keeping import TABLE, Results
from gunmetal.arena.ladder import ladder
from gunmetal.arena.series import Series
from gunmetal.cli import main
from gunmetal.games import game_named
from gunmetal.games.plain import Plain
from gunmetal.kernel.chance import Generator, stream
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.texts import LANGUAGES
from tests.docs.pages import ROOT

GAME = game_named("gunrunners")
CARDS = GAME.read_cards(GAME.default_cards)
EXAMPLE = f"exec:{sys.executable} {ROOT / 'examples/bot.py'}"


def series(*bots: str, limit: float = 5.0) -> Series:
    return Series.of(GAME, Setup(2, "en", CARDS), bots, 5, limit)


def program(folder: Path, name: str, text: str) -> str:
    """A bot that reads a message a line; `text` is what it does with a question."""
    file = folder / f"{name}.py"
    lines = [f"    {line}" for line in ("if message['type'] == 'move':", *(f"    {line}" for line in text.splitlines()))]
    head = ["import json, os, sys, time", "for line in sys.stdin:", "    message = json.loads(line)"]
    file.write_text("\n".join([*head, *lines]))
    return f"exec:{sys.executable} {file}"


FIRST = "print(message['options'][0]['action'], flush=True)"
BY_NAME = "print(message['options'][-1]['notation'], flush=True)"


def test_the_example_in_python_plays_whole_games_without_a_fault() -> None:
    found = series(EXAMPLE, f"{EXAMPLE} twin").play(0)
    assert found.faults == ((0, 0, 0), (0, 0, 0))
    assert min(found.decisions) > 5


def test_the_example_in_c_plays_all_games(tmp_path: Path) -> None:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler (cc) on this machine")
    binary = tmp_path / "my_bot"
    subprocess.run([compiler, "-O1", "-Wall", "-Wextra", "-Werror", "-o", str(binary), str(ROOT / "examples/bot.c")], check=True)
    for name, variants in (("gunrunners", {}), ("gunslingers", {"round_limit": 1}), ("gunsmoke", {"round_limit": 1})):
        game = game_named(name)
        setup = Setup(2, game.editions[0], game.read_cards(game.default_cards), variants)
        found = Series.of(game, setup, (f"exec:{binary}", f"exec:{binary} twin"), 5, 5.0).play(0)
        assert found.faults == ((0, 0, 0), (0, 0, 0)), name
        assert min(found.decisions) > 0


def test_an_answer_may_be_a_number_or_the_notation(tmp_path: Path) -> None:
    assert series(program(tmp_path, "number", FIRST), program(tmp_path, "notation", BY_NAME)).play(0).faults == ((0, 0, 0),) * 2


def test_late_answers_are_not_waited_for(tmp_path: Path) -> None:
    late = program(tmp_path, "late", "if message['number'] % 4 == 2:\n    time.sleep(60)\n" + FIRST)
    began = time.monotonic()
    found = series(late, program(tmp_path, "well", FIRST), limit=1.0).play(0)
    assert time.monotonic() - began < 50               # a single one of them would have slept for a minute
    assert found.faults[0][0] > 0


@pytest.mark.parametrize("end", ["os._exit(1)", "raise RuntimeError", "os.close(1); time.sleep(60)", "os.kill(os.getpid(), 9)"])
def test_crashes_are_survived_and_a_program_is_started_again(tmp_path: Path, end: str) -> None:
    crash = program(tmp_path, "crash", f"if message['number'] == 3:\n    {end}\n{FIRST}")
    found = series(crash, program(tmp_path, "well", FIRST)).play(0)
    assert found.faults == ((0, 1, 0), (0, 0, 0))
    assert found.decisions[0] > 4


def test_a_program_that_always_breaks_down_has_all_its_moves_made_for_it(tmp_path: Path) -> None:
    found = series(program(tmp_path, "crash", "os._exit(1)"), program(tmp_path, "well", FIRST)).play(0)
    assert found.faults == ((0, found.decisions[0], 0), (0, 0, 0))


@pytest.mark.parametrize("said", ["nonsense", "", "-1", "999999", "1e3", "9" * 5000, "{\"action\": 3}", "\\udcff"])
def test_nonsense_is_no_move(tmp_path: Path, said: str) -> None:
    say = f"sys.stdout.buffer.write({said!r}.encode('utf-8', 'surrogatepass') + b'\\n')"
    wrong = program(tmp_path, "wrong", f"{say}\nsys.stdout.flush()")
    found = series(wrong, program(tmp_path, "well", FIRST)).play(0)
    assert found.faults == ((0, 0, found.decisions[0]), (0, 0, 0))


def test_an_answer_without_end_is_no_answer(tmp_path: Path) -> None:
    endless = program(tmp_path, "endless", "while True: sys.stdout.write('x' * 10000)")
    found = series(endless, program(tmp_path, "well", FIRST)).play(0)
    assert found.faults == ((0, found.decisions[0], 0), (0, 0, 0))


def test_a_program_is_told_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    note = f"with open({str(heard)!r}, 'a') as file: file.write(line)\n"
    series(program(tmp_path, "note", note + FIRST), program(tmp_path, "well", FIRST)).play(0)
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    state = GAME.start(Setup(2, "en", CARDS))
    state.rng, state.dealer, state.events = stream(5, 0), Generator(), None
    GAME.begin(state)
    for message in messages:
        while GAME.decider(state) != 0 or len(GAME.options(state)) == 1:
            GAME.apply(state, GAME.options(state)[0])
        assert set(message) == {"type", "number", "view", "options"}
        assert message["view"] == json.loads(json.dumps(Plain(GAME).record(GAME.view(state, 0))))
        options = GAME.options(state)
        assert message["options"] == [{"action": action, "notation": GAME.action_text(state, action)} for action in options]
        other = message["view"]["players"][1]
        assert (other["hand"], other["deck"]) == (None, None)
        GAME.apply(state, GAME.options(state)[0])


def test_faults_are_kept_counted_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = series(program(tmp_path, "wrong", "print('?', flush=True)"), program(tmp_path, "well", FIRST))
    results = Results(tmp_path / "arena.sqlite")
    game = one.play(0)
    results.keep(one, game)
    assert results.of(one) == [game]
    standings = {standing.bot: standing for standing in ladder(one, [game]).standings}
    assert standings[one.bots[0]].faults == (0, 0, game.decisions[0])
    words = ["arena", "gunrunners", "--players", "2", "--bots", ",".join(one.bots), "--games", "1", "--cores", "1",
             "--file", str(tmp_path / "arena.sqlite"), "--seed", "5", "--move-time", "5000"]
    assert main([*words, "--lang", "en"]) == 0
    told = "".join(capsys.readouterr().out.split())            # however long the program's path is: lines are broken in it
    assert f"{game.decisions[0]} moves were made at random for {one.bots[0]}".replace(" ", "") in told


def test_a_file_of_before_is_taken(tmp_path: Path) -> None:
    one = series("random", "greedy")
    with sqlite3.connect(tmp_path / "old.sqlite") as store:
        store.execute("\n".join(line for line in TABLE.splitlines() if "faults" not in line))
        store.execute("INSERT INTO games VALUES (?, 0, '[0, 1]', '[0]', 'no_cards', 9, '[5, 5]', '[0.1, 0.1]')", (one.key,))
    assert [game.faults for game in Results(tmp_path / "old.sqlite").of(one)] == [()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["exec:", "exec:/no/such/bot", "exec:'half", "exec:./pyproject.toml"])
def test_a_program_that_is_not_there_is_one_sentence(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "gunrunners", "--players", "2", "--bots", f"{name},random", "--lang", language]) == 2
    told = capsys.readouterr().err
    assert told.startswith("gunmetal: ")
    assert told.count("\n") == 1
