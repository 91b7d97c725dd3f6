"""docs/log-format.md against the program: its tables are complete, its examples are what is written and read."""

import hashlib
import hmac
import json
import re
from copy import deepcopy
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from gunmetal.games.gunrunners import GAME
from gunmetal.games.gunrunners.actions import ACTIONS
from gunmetal.games.gunrunners.notation import EDITIONS, REASONS, action_text, chance_text, kind_text
from gunmetal.games.gunrunners.state import NOBODY, Chance, Event, Kind, Phase
from gunmetal.kernel import fair
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.daily import seed_of
from gunmetal.kernel.log import VERSION, Head, Line, read_log, write_log
from gunmetal.terminal.replay import outcome_json, step_json
from tests.docs.pages import code_blocks, page, quoted, table_with, tables
from tests.docs.played import Seen, entries, golden, simulated
from tests.docs.referee import Referee

TEXT = page("docs/log-format.md")
ONE_LINE = " ".join(TEXT.split())
THREE_PLAYERS = Setup(3, "en", GAME.read_cards(GAME.default_cards))
UNDO, GAME_LOG, REPLAY = code_blocks(TEXT, "jsonl")
LOCATION, PLACE, KIND = r"[1-5]", r"(?:1[0-6]|[1-9])", rf"(?:{'|'.join(kind_text(kind) for kind in Kind)})"


def test_the_versions_are_those_of_the_program() -> None:
    assert f"This is format version {VERSION}, and version {GAME.rules_version} of the rules of Gunrunners." in ONE_LINE


# ---- lines

def members(first: str) -> list[list[str]]:
    """The members in those tables that begin with this one."""
    found = [[quoted(row["member"])[0] for row in table] for table in tables(TEXT) if "member" in table[0]]
    return [names for names in found if names[0] == first]


def test_the_tables_of_members_are_those_of_the_lines() -> None:
    head, *lines = [list(json.loads(line)) for line in (GAME_LOG + UNDO).splitlines()]
    (told,) = members("log")
    assert [name for name in told if name not in ("settings", "daily", "chance")] == head
    whole = replace(read_head(), settings={"round_limit": 60}, daily="2026-11-16", chance={"commitment": "0" * 64})
    assert [*whole.to_json(), "check"] == told
    step, undo = members("n")
    assert {tuple(names) for names in lines if "log" not in names} == {
        tuple(step), tuple(undo), tuple(name for name in step if name != "action")}


def read_head() -> Head:
    return Head.from_json(json.loads(GAME_LOG.splitlines()[0]))


def test_the_seed_of_a_daily_challenge_is_computed_as_the_page_says() -> None:
    assert "the first 62 bits of the SHA-256 of `gunmetal daily G D` in UTF-8" in ONE_LINE
    digest = hashlib.sha256(b"gunmetal daily gunsmoke 2026-11-16").digest()
    assert seed_of("gunsmoke", "2026-11-16") == int("".join(f"{byte:08b}" for byte in digest)[:62], 2)


def test_an_outcome_follows_from_the_seed_as_the_page_says() -> None:
    """Computed here from the page alone."""
    assert "the HMAC-SHA-256 whose key is the 32 bytes of the seed and whose message is `k:i:t`" in ONE_LINE
    seed, weights = "5e" * 32, (3, 0, 2)
    assert fair.commitment(seed) == hashlib.sha256(f"gunmetal commitment {seed}".encode()).hexdigest()
    for step, index in product(range(20), range(3)):
        block = hmac.new(bytes.fromhex(seed), f"{step}:{index}:0".encode(), "sha256").digest()
        drawn = int.from_bytes(block[:8], "big")
        assert drawn < 2**64 // 5 * 5  # otherwise the next try would count; it never is for these
        expected = 0 if drawn % 5 < 3 else 2
        assert fair.Draw(step, index, "", weights, expected).follows_from(seed)


def test_the_replay_objects_have_the_members_that_the_page_lists() -> None:
    (told,) = members("number")
    step, last = [json.loads(line) for line in REPLAY.splitlines()]
    assert list(step) == [name for name in told if name != "undo"]
    assert list(last) == ["outcome"]


def test_cards_sha256_is_computed_as_the_page_says() -> None:
    head = json.loads(GAME_LOG.splitlines()[0])
    canonical = json.dumps(dict(sorted(head["cards"].items())), separators=(",", ":"))
    assert hashlib.sha256(canonical.encode()).hexdigest() == head["cards_sha256"]


@pytest.mark.parametrize("log", [GAME_LOG, UNDO], ids=["game", "undo"])
def test_the_checks_are_computed_as_the_page_says(log: str) -> None:
    before = ""
    for line in log.splitlines():
        body, check = re.fullmatch(r'(.*),"check":"([0-9a-f]{8})"}', line).groups()  # type: ignore[union-attr]
        assert hashlib.sha256((before + body + "}").encode("utf-8")).hexdigest()[:8] == check
        before = check


def test_the_check_that_the_page_computes_is_that_of_line_2() -> None:
    told = re.search(r"the body of line 2 is `(.+?)`, the check before is `(\w+)`, so its check is `(\w+)`", ONE_LINE)
    assert told is not None
    body, before, check = told.groups()
    assert GAME_LOG.splitlines()[1] == f'{body[:-1]},"check":"{check}"}}'
    assert GAME_LOG.splitlines()[0].endswith(f'"check":"{before}"}}')


# ---- the examples

@pytest.mark.parametrize("log", [GAME_LOG, UNDO], ids=["game", "undo"])
def test_the_examples_are_read_and_written_alike(log: str, tmp_path: Path) -> None:
    path = tmp_path / "example.log"
    path.write_text(log, encoding="utf-8")
    head, lines = read_log(path)
    *_, last = entries(head, lines)
    assert write_log(head, lines) == log
    assert write_log(last.match.head, last.match.lines) == log


def test_the_whole_game_is_what_the_command_writes() -> None:
    assert simulated(players=2, edition="br", seed=175) == GAME_LOG
    assert "gunrunners-175-000000.log" in TEXT


def test_every_entry_of_the_whole_game_is_explained() -> None:
    told = [int(row["entry"]) for row in table_with(TEXT, "entry")]
    assert told == list(range(len(GAME_LOG.splitlines()) - 1))


def test_the_replay_is_what_the_command_prints(tmp_path: Path) -> None:
    path = tmp_path / "example.log"
    path.write_text(GAME_LOG, encoding="utf-8")
    *_, last = entries(*read_log(path))
    outcome = GAME.outcome(last.match.state)
    assert outcome is not None
    told = [step_json(last.match, last.line), {"outcome": outcome_json(GAME, outcome)}]
    assert REPLAY.splitlines() == [json.dumps(line, ensure_ascii=False) for line in told]


# ---- actions and chance

@cache
def pattern_of(action: str) -> str:
    """`flip L train K` as a regular expression."""
    pattern = re.escape(action).replace(r"\ ", " ").replace("L …", f"{LOCATION}(?: {LOCATION})*")
    return re.sub(r"\b[LPK]\b", lambda found: {"L": LOCATION, "P": PLACE, "K": KIND}[found[0]], pattern)


def chance_pattern(cell: str, players: int) -> str:
    words = quoted(cell)
    pattern = words[0] if words else ""
    deal = " ".join(["draw"] * 5 * players)
    pattern = pattern.replace("deal", deal)
    return re.sub(r"(\(.*?\)|\w+)(\??) ?", lambda found: f"(?:{found[1]} ?){found[2]}", pattern)


def row_of(seen: Seen) -> int:
    """The number of the only row of the table of actions that fits an entry."""
    state, power = seen.before, "-" if seen.before.power == NOBODY else kind_text(seen.before.power)
    fitting = [
        number for number, row in enumerate(table_with(TEXT, "action"))
        if re.fullmatch(pattern_of(quoted(row["action"])[0]), seen.line.action or "")
        and quoted(row["phase"]) == [Phase(state.phase).name.lower()]
        and EDITIONS[state.edition] in row["edition"].split(", ")
        and (power in row["power"].split(", ") or (row["power"] == "any" and power != "-"))]
    assert len(fitting) == 1, (seen.line, fitting)
    return fitting[0]


def test_every_action_of_every_golden_log_is_in_the_table_with_its_chances() -> None:
    rows, used = table_with(TEXT, "action"), set()
    for name, head, lines in golden():
        for seen in entries(head, lines):
            if seen.line.action is not None:
                number = row_of(seen)
                used.add(number)
                words = " ".join(text.split()[0] for text in seen.line.chance)
                assert re.fullmatch(chance_pattern(rows[number]["chance"], head.players), words), (name, seen.line)
    assert used == set(range(len(rows)))


def test_the_forms_of_the_table_are_all_forms_of_actions() -> None:
    state = GAME.start(THREE_PLAYERS)
    state.vacant = NOBODY
    patterns = {pattern_of(quoted(row["action"])[0]) for row in table_with(TEXT, "action")}
    written = [action_text(state, action) for action in range(ACTIONS - 120 + 6)]         # three agents: six arrangements
    used = {next(iter([p for p in patterns if re.fullmatch(p, text)]), text) for text in written}
    assert used == patterns


def test_the_table_of_chances_is_complete() -> None:
    told = {quoted(row["outcome"])[0].split()[0] for row in table_with(TEXT, "outcome")}
    assert told == {chance_text(label, 0).split()[0] for label in Chance if label != Chance.SAMPLE}


# ---- positions

def test_the_fields_and_phases_of_a_position_are_those_of_the_page() -> None:
    head, *_ = GAME.position(GAME.start(THREE_PLAYERS)).split(" | ")
    assert [quoted(row["field"])[0] for row in table_with(TEXT, "field")] == [pair.split("=")[0] for pair in head.split()[1:]]
    told = [quoted(row["phase"])[0] for row in table_with_first("phase")]
    assert told == [phase.name.lower() for phase in Phase]


def table_with_first(column: str) -> list[dict[str, str]]:
    (found,) = [table for table in tables(TEXT) if next(iter(table[0])) == column]
    return found


# ---- events

def audience_of(seen: Seen, told: dict[str, Any]) -> set[str]:
    """What the page may call this audience."""
    audience = told.get("audience")
    if audience is None:
        return {"everybody"}
    all_seats = {*GAME.seats[: seen.before.player_count], "public"}
    names = {"seat": told.get("seat"), "power": GAME.seats[seen.before.decider]}
    return {f"{word} {name}" for name, seat in names.items() for word, seats in (("only", {seat}), ("not", all_seats - {seat}))
            if set(audience) == seats}


def test_the_table_of_events_is_complete_and_right() -> None:
    rows = {quoted(row["event"])[0]: row for row in table_with(TEXT, "event")}
    assert list(rows) == [event.name.lower() for event in Event]
    for event in Event:
        row = rows[event.name.lower()]
        assert row["arguments"] == (", ".join(event.arguments) or "-"), event.name
        assert row["final"] == ("yes" if event.reveals else "no"), event.name


def test_the_golden_logs_have_every_event_for_the_audience_that_the_page_names() -> None:
    rows = {quoted(row["event"])[0]: row for row in table_with(TEXT, "event")}
    happened = set()
    for _, head, lines in golden():
        for seen in entries(head, lines):
            for told in seen.told["events"]:
                happened.add(told["event"])
                assert rows[told["event"]]["audience"] in audience_of(seen, told), told
                assert [*told][1: 1 + len(Event[told["event"].upper()].arguments)] == list(Event[told["event"].upper()].arguments)
    assert happened == set(rows)


# ---- problems

def test_every_problem_of_a_log_is_named() -> None:
    known = re.findall(r"^(log-[a-z-]+) =", page("src/gunmetal/locales/en/gunmetal.ftl"), re.MULTILINE)
    assert sorted(quoted(row["name"])[0] for row in table_with(TEXT, "name")) == sorted(known)


def test_the_reasons_of_the_page_are_all_reasons() -> None:
    assert all(f"`{reason}`" in TEXT for reason in REASONS)


# ---- somebody else's referee

@pytest.mark.parametrize("name", [name for name, _, _ in golden()])
def test_a_referee_that_knows_only_this_page_comes_to_the_same_table(name: str) -> None:
    ((head, lines),) = [(head, lines) for known, head, lines in golden() if known == name]
    referee_follows(head, lines)


@pytest.mark.parametrize("seed", range(8))
def test_nor_does_it_come_to_another_one_where_most_cards_are_equal(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "equal.log"
    path.write_text(simulated(players=5, edition="br", seed=seed, plain=(1, 1, 1, 1, 1, 1, 1, 2)), encoding="utf-8")
    referee_follows(*read_log(path))


def referee_follows(head: Head, lines: list[Line]) -> None:
    before: list[Referee] = []
    referee = Referee.at(head.players)
    for seen in entries(head, lines):
        if seen.line.undo is not None:
            referee = before.pop()
        else:
            before.append(deepcopy(referee))
            referee.follow(seen.told)
        shown = seen.told["position"].split(" | ")[1: 1 + len(referee.training)]
        assert [location.partition(" ")[2] for location in shown] == referee.locations(), seen.line
