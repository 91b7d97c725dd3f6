"""Golden logs of Gunslingers and Gunsmoke: whole games that must replay to the same end, one for each way a game can end."""

import json
from functools import cache

import pytest

from gunmetal.kernel.log import Line, read_log, write_log
from gunmetal.kernel.match import replay
from tests.replays.features import Story, replayed
from tests.replays.find import end_of
from tests.replays.western.features import FEATURES, missing
from tests.replays.western.find import ENDS_FILE, FOLDER, GOLDEN, setup_of

EXPECTED = json.loads(ENDS_FILE.read_text(encoding="utf-8"))
EVERY_LOG = pytest.mark.parametrize("name", list(GOLDEN))
EVERY_FEATURE = pytest.mark.parametrize("feature", list(FEATURES))
WRITTEN_EVERY = 20                     # positions on the way: the properties write and read many more


@cache
def story_of(name: str) -> Story:
    return replayed(*read_log(FOLDER / f"{name}.log"), setup_of(name)[0])


@EVERY_LOG
def test_the_game_replays_to_the_same_end(name: str) -> None:
    assert end_of(story_of(name)) == EXPECTED[name]


@EVERY_LOG
def test_every_feature_that_the_log_is_kept_for_is_in_it(name: str) -> None:
    wanted, story = GOLDEN[name], story_of(name)
    assert (story.head.game, story.head.players) == (wanted.game, wanted.players)
    assert missing(story, wanted.features) == []
    assert wanted.settings.items() <= story.head.settings.items()


@EVERY_LOG
def test_the_log_is_written_as_it_was_read(name: str) -> None:
    story = story_of(name)
    assert write_log(story.head, story.lines) == (FOLDER / f"{name}.log").read_text(encoding="utf-8")
    assert write_log(story.match.head, story.match.lines) == (FOLDER / f"{name}.log").read_text(encoding="utf-8")


@EVERY_LOG
def test_positions_on_the_way_can_be_written_and_read(name: str) -> None:
    game, story = setup_of(name)[0], story_of(name)
    for state in (*story.states[::WRITTEN_EVERY], story.end):
        assert game.parse_position(game.position(state)) == state


def test_every_file_is_listed_and_every_listed_file_is_there() -> None:
    assert {path.stem for path in FOLDER.glob("*.log")} == set(GOLDEN) == set(EXPECTED)


@EVERY_FEATURE
def test_every_feature_is_in_a_log_and_missing_in_another(feature: str) -> None:
    """So that the predicate itself can fail."""
    assert {FEATURES[feature](story_of(name)) for name in GOLDEN} == {True, False}


def test_the_ends_are_there_in_both_games() -> None:
    for game in ("gunslingers", "gunsmoke"):
        stories = [story_of(name) for name in GOLDEN if GOLDEN[name].game == game]
        for feature in ("last by shoot-out", "last by brawl", "last by capture", "fell together", "round limit",
                        "2 players", "3 players", "4 players", "undo", "deck shuffled anew"):
            assert any(FEATURES[feature](story) for story in stories), f"{game}: {feature}"


@pytest.mark.parametrize("name", ["sl-3-lively", "sm-3-lively"])
def test_an_undone_action_leaves_no_trace_but_its_lines(name: str) -> None:
    """Without the undone actions and their undoing the same game comes out."""
    story = story_of(name)
    taken = {step.number for step in story.steps}
    lines = [line for line in story.lines if line.number in taken]
    assert len(lines) < len(story.lines)
    again = [Line(number, line.seat, line.action, line.chance) for number, line in enumerate(lines)]
    assert replay(setup_of(name)[0], story.head, again).state == story.end
