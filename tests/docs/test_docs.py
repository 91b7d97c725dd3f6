"""The documentation is proved: links lead somewhere, commands run, and what is named is there."""

import ast
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import gunmetal
from gunmetal.bots.nets.keeping import shipped
from gunmetal.cli import parser_in
from gunmetal.games import GAME_NAMES, game_named
from gunmetal.games.gunrunners.state import State
from gunmetal.kernel.records import dtype_of
from gunmetal.kernel.texts import Texts
from gunmetal.kernel.twins import entries_of, reachable
from gunmetal.lab.train import usual_guests
from gunmetal.terminal.commands import COMMANDS
from tests.docs.pages import PAGES, ROOT, code_blocks, commands, page, quoted, table_with, tables
from tests.docs.played import simulated

CARDS = ROOT / "src/gunmetal/games/gunrunners/cards.toml"
DECISIONS = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))
BOTS = "gunmetal.bots.gunrunners"


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


# ---- every page

@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_every_link_to_a_file_leads_there(path: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not target.startswith(("https://", "http://", "#")):
            assert (path.parent / target.partition("#")[0]).exists(), target


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_every_make_target_that_is_named_exists(path: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", page("Makefile"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^)make ([a-z]+)", path.read_text(encoding="utf-8"), re.MULTILINE))
    assert named <= targets


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_no_page_knows_the_machine_it_was_written_on(path: Path) -> None:
    assert not re.search(r"(?<![\w.])/(?:work|tmp|root|home|Users)/", path.read_text(encoding="utf-8"))


# ---- commands

def all_commands() -> list[list[str]]:
    return [words for path in PAGES for words in commands(path.read_text(encoding="utf-8"))]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the commands run: with the reader's own cards, and the game that the page lets them simulate first."""
    shutil.copy(CARDS, tmp_path / "my.toml")
    (tmp_path / "games").mkdir()
    (tmp_path / "games/gunrunners-1-000000.log").write_text(simulated(players=2, edition="en", seed=1), encoding="utf-8")
    return tmp_path


def run(words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "gunmetal", *words], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
                          text=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("words", all_commands(), ids=" ".join)
def test_every_command_can_be_read(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    if words == ["--help"]:
        with pytest.raises(SystemExit):
            parser_in(Texts("en")).parse_args(words)
        assert "COMMAND" in capsys.readouterr().out
    else:
        parser_in(Texts("en")).parse_args(words)


def test_the_short_commands_of_the_readme_run(folder: Path) -> None:
    short = [words for words in commands(page("README.md")) if words[0] not in ("simulate", "serve", "arena", "train")]
    assert {words[0] for words in short} == {"--version", "--help", "play", "replay"}
    for words in short:
        ended = run(words, folder)
        assert ended.returncode == 0, (words, ended.stderr)
        assert ended.stdout, words
        assert "Traceback" not in ended.stderr, words


@pytest.mark.slow  # compiles the native search, unless another test has done so
def test_the_arena_of_the_readme_runs(folder: Path) -> None:
    arenas = [words for words in commands(page("README.md")) if words[0] == "arena"]
    assert arenas
    for words in arenas:
        ended = run([*words, "--file", "arena.sqlite"], folder)
        assert ended.returncode == 0, (words, ended.stderr)
        assert "Elo" in ended.stdout


@pytest.mark.slow  # compiles the native rules, unless another test has done so
def test_the_simulations_of_the_pages_run_and_show_what_the_pages_show(folder: Path) -> None:
    shown = [line.rstrip() for line in code_blocks(page("README.md"), "text")[0].splitlines()]
    for words in all_commands():
        if words[0] == "simulate":
            shutil.rmtree(folder / "games", ignore_errors=True)
            ended = run(words, folder)
            assert ended.returncode == 0, (words, ended.stderr)
            if "random,greedy" in words:
                assert [line.rstrip() for line in ended.stdout.splitlines()[:-1]] == shown
            if "--save" in words:
                seed, edition = int(words[words.index("--seed") + 1]), "br" if "br" in words else "en"
                written = folder / f"games/gunrunners-{seed}-000000.log"
                assert written.read_text(encoding="utf-8") == simulated(players=2, edition=edition, seed=seed)


def test_the_readme_lists_the_options_of_serve_and_play(capsys: pytest.CaptureFixture[str]) -> None:
    listed = [table for table in tables(page("README.md")) if "option" in table[0]]
    told = [{re.findall(r"--[a-z-]+", row["option"])[0] for row in table} for table in listed]
    for command, options in zip(("serve", "play"), told, strict=True):
        with pytest.raises(SystemExit):
            parser_in(Texts("en")).parse_args([command, "--help"])
        assert options == set(re.findall(r"^  (--[a-z-]+)", capsys.readouterr().out, re.MULTILINE))


def test_the_readme_lists_the_words_of_the_prompt() -> None:
    told = {quoted(row["command"])[0].split()[0] for row in table_with(page("README.md"), "command")}
    assert told == {Texts("en").text(f"terminal-command-{name}").split()[0] for name in COMMANDS}


def test_the_readme_says_which_card_values_are_reconstructed() -> None:
    told = " ".join(cell for row in table_with(page("README.md"), "reconstructed") for cell in row.values())
    for agent in tomllib.loads(CARDS.read_text(encoding="utf-8"))["agent"]:
        values = " ".join(str(value) for value in agent["values"])
        if agent["kind"] == "agent":
            assert f"plain agents are {values}" in told
        elif "value" in agent["known"]:
            assert f"{agent['kind'].title()} is worth {values}" in told
        else:
            assert f"{agent['kind'].title()} {values}" in told


# ---- architecture

def test_architecture_names_every_module() -> None:
    told = {path for table in tables(page("ARCHITECTURE.md")) for row in table for path in quoted(row.get("file", ""))}
    there = {name_of(path) for path in (ROOT / "src/gunmetal").rglob("*") if path.suffix in (".py", ".toml", ".typed")}
    assert told == there


def test_every_file_and_folder_that_architecture_names_exists() -> None:
    is_path = re.compile(r"(?:src|docs|tests|bench|scripts)(?:/[\w.-]+)*/?")
    paths = [path for path in quoted(page("ARCHITECTURE.md")) if is_path.fullmatch(path)]
    assert len(paths) > 70
    for path in paths:
        assert (ROOT / path).exists(), path


def test_the_layers_of_architecture_are_those_that_are_enforced() -> None:
    drawn = next(block for block in code_blocks(page("ARCHITECTURE.md"), "text") if "→" in block)
    layers = tomllib.loads(page("pyproject.toml"))["tool"]["importlinter"]["contracts"][0]["layers"]
    there = [re.findall(r"(?<![(\w])[a-z]+(?![)\w])", layer) for layer in layers]
    assert [re.findall(r"[a-z]+", layer) for layer in drawn.split("→")] == there


# ---- decisions

def test_decisions_are_numbered_without_a_gap_and_listed() -> None:
    assert [int(path.name[:4]) for path in DECISIONS] == list(range(1, len(DECISIONS) + 1))
    index = page("docs/decisions/README.md")
    assert re.findall(r"\]\(([^)]+)\)", index) == [path.name for path in DECISIONS]
    for path in DECISIONS:
        title = path.read_text(encoding="utf-8").splitlines()[0]
        assert title.startswith(f"# {path.name[:4]}: ")
        assert f"| {title.partition(': ')[2]} |" in index


@pytest.mark.parametrize("path", DECISIONS, ids=name_of)
def test_a_decision_has_a_context_a_decision_and_consequences(path: Path) -> None:
    titles = re.findall(r"^## (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert titles[:2] == ["Context", "Decision"]
    assert titles[-1] == "Consequences"


def test_the_numbers_of_decision_4_are_those_of_the_code() -> None:
    text = " ".join(page("docs/decisions/0004-numba-and-what-it-costs.md").split())
    entries = entries_of(BOTS)
    assert {f"`{entry.__name__}`" for entry in entries} <= set(re.findall(r"`\w+`", text))
    assert f"reach {len(reachable(entries))} rules" in text
    assert f"record of {dtype_of(State).itemsize} bytes" in text


# ---- glossary and the rest

def identifiers() -> set[str]:
    """Every name that the source defines or uses, and every word of its texts of names."""
    names: set[str] = set()
    for path in (ROOT / "src/gunmetal").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name):
                names.add(node.id)
            elif isinstance(node, ast.Attribute):
                names.add(node.attr)
            elif isinstance(node, ast.FunctionDef | ast.ClassDef):
                names.add(node.name)
    return names


def test_every_code_name_of_the_glossary_exists() -> None:
    known = identifiers()
    for table in tables(page("docs/glossary.md")):
        for row in table:
            for name in quoted(row["in code"]):
                assert set(name.lstrip("@").split(".")) <= known, (row["word"], name)


def test_the_portuguese_words_of_the_glossary_are_those_of_the_texts() -> None:
    folder = ROOT / "src/gunmetal/locales/pt-BR"
    texts = " ".join(path.read_text(encoding="utf-8") for path in folder.glob("*.ftl")).lower()
    for table in tables(page("docs/glossary.md")):
        for row in table:
            assert row.get("Portuguese", "–") == "–" or row["Portuguese"].lower() in texts, row["word"]


def test_no_word_of_the_glossary_is_explained_twice() -> None:
    words = [word for table in tables(page("docs/glossary.md")) for row in table for word in row["word"].split(", ")]
    assert len(words) == len(set(words))


def test_the_ratio_of_the_readme_is_the_measured_one() -> None:
    told = re.search(r"4 players makes ([\d.]+) times the decisions", " ".join(page("README.md").split()))
    measured = json.loads(page("bench/results.json"))["ratios"]["openspiel_hearts"]["native"]["4"]
    assert told is not None
    assert float(told[1]) == round(measured, 1)


def test_the_speeds_of_the_western_games_in_the_readme_are_the_measured_ones() -> None:
    told = re.search(r"Gunslingers makes ([\d.]+) million decisions a second with 4 players, Gunsmoke ([\d.]+) million; "
                     r"compiling either for the first time took (\d+) s", " ".join(page("README.md").split()))
    measured = json.loads(page("bench/results.json"))
    games = [measured[name] for name in ("gunslingers", "gunsmoke")]
    assert told is not None
    assert [float(figure) for figure in told.groups()] == [
        *(round(game["native_steps_per_s"]["4"] / 1e6, 1) for game in games),
        round(max(game["cold_compile_s"] for game in games))]


def test_the_changelog_has_the_version_of_the_project() -> None:
    assert re.search(rf"^## .*\b{re.escape(gunmetal.__version__)}\b", page("CHANGELOG.md"), re.MULTILINE)


def test_the_page_on_bots_says_how_every_net_was_made() -> None:
    text = page("docs/bots.md")
    nets = [shipped(game_named(name), players) for name in GAME_NAMES for players in game_named(name).players]
    for net in nets:
        plan = net.plan
        command = f"gunmetal train {plan.game} --players {plan.players} --games {plan.followed + plan.games}"
        if plan.guests != usual_guests(game_named(plan.game), plan.players):
            command += f" --guests {plan.guests}"
        begun = r" --from [A-Z]+" if plan.origin else ""
        made = rf"\| `{re.escape(command)}{begun} --seed {plan.seed}` \| {net.seconds / 60:.1f} \|"
        assert re.search(made, text), command
