"""Golden logs: whole games that must replay to the same end, one for each way a game can end."""

import json
from functools import cache

import pytest

from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.log import Line, read_log, write_log
from gunmetal.kernel.match import replay
from tests.replays.features import FEATURES, Story, has, replayed
from tests.replays.find import ENDS, FOLDER, GOLDEN, end_of

EXPECTED = json.loads(ENDS.read_text(encoding="utf-8"))
EVERY_LOG = pytest.mark.parametrize("name", list(GOLDEN))
EVERY_FEATURE = pytest.mark.parametrize("feature", list(FEATURES))


@cache
def story_of(name: str) -> Story:
    return replayed(*read_log(FOLDER / f"{name}.log"))


@EVERY_LOG
def test_the_game_replays_to_the_same_end(name: str) -> None:
    assert end_of(story_of(name)) == EXPECTED[name]


@EVERY_LOG
def test_every_feature_that_the_log_is_kept_for_is_in_it(name: str) -> None:
    assert [feature for feature in GOLDEN[name] if not has(story_of(name), feature)] == []


@EVERY_LOG
def test_the_log_is_written_as_it_was_read(name: str) -> None:
    story = story_of(name)
    assert write_log(story.head, story.lines) == (FOLDER / f"{name}.log").read_text(encoding="utf-8")
    assert write_log(story.match.head, story.match.lines) == (FOLDER / f"{name}.log").read_text(encoding="utf-8")


@EVERY_LOG
def test_every_position_on_the_way_can_be_written_and_read(name: str) -> None:
    for state in story_of(name).states:
        assert GAME.parse_position(GAME.position(state)) == state


def test_every_file_is_listed_and_every_listed_file_is_there() -> None:
    assert {path.stem for path in FOLDER.glob("*.log")} == set(GOLDEN) == set(EXPECTED)


@EVERY_FEATURE
def test_every_feature_is_in_a_log_and_missing_in_another(feature: str) -> None:
    """So that the predicate itself can fail."""
    found = {has(story_of(name), feature) for name in GOLDEN}
    assert found == {True, False}


def test_the_tie_breaks_and_ends_are_there_in_both_editions() -> None:
    for edition in ("en", "br"):
        stories = [story_of(name) for name in GOLDEN if has(story_of(name), edition)]
        for feature in ("seven busts", "no cards", "won by crates", "tie broken by total", "tie broken by highest card",
                        "shared win"):
            assert any(has(story, feature) for story in stories), f"{edition}: {feature}"


def test_an_undone_action_leaves_no_trace_but_its_lines() -> None:
    """Without the undone actions and their undoing the same game comes out."""
    story = story_of("en-3-undo")
    taken = {step.number for step in story.steps}
    lines = [line for line in story.lines if line.number in taken]
    assert len(lines) < len(story.lines)
    again = [Line(number, line.seat, line.action, line.chance) for number, line in enumerate(lines)]
    assert replay(GAME, story.head, again).state == story.end
