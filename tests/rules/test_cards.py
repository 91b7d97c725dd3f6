"""House cards: a table may bring its own numbers, in the shape that GR-1, GR-5 and GR-20 need."""

from pathlib import Path

import pytest

from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.contract import Setup
from gunmetal.kernel.problems import BadCards
from tests.rules.scenario import CARDS, after

DEFAULT = GAME.default_cards.read_text(encoding="utf-8")
PLAIN = "values = [1, 1, 2, 2, 3, 3, 4, 4]"


def test_GR_1_the_default_file_has_the_14_cards() -> None:
    specials = {"director": 1, "informer": 2, "saboteur": 2, "spy": 2, "manager": 3, "runner": 3}
    assert specials | {"agent": [1, 1, 2, 2, 3, 3, 4, 4]} == CARDS


def test_GR_1_a_house_file_gives_everyone_its_kinds(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(DEFAULT.replace(PLAIN, "values = [1, 6, 6, 5, 5, 1, 1, 2]"), encoding="utf-8")
    s = GAME.start(Setup(3, "en", GAME.read_cards(path)))
    assert [player.deck[6:] for player in s.players[:3]] == [[2, 1, 0, 0, 2, 2]] * 3, "one of the three 1s is the opening agent"


def test_GR_25_the_numbers_of_the_house_count() -> None:
    played = after("edition=br values=11223356/132233 | 8 (b6) y3 r5 y1 | 4 (y2) | 4 (b2)", "flip 1 train 2", "die 6")
    assert played.won == [2, 4, 1]


@pytest.mark.parametrize(("old", "new", "id", "line", "rule"), [
    (PLAIN, "values = [1, 1, 2, 2, 3, 3, 4]", "cards-plain-count", 9, "GR-1"),
    (PLAIN, "values = [1, 1, 2, 2, 3, 3, 4, 4, 4]", "cards-plain-count", 9, "GR-1"),
    (PLAIN, "values = [2, 2, 2, 2, 3, 3, 4, 4]", "cards-no-plain-one", 9, "GR-5"),
    (PLAIN, "values = [1, 1, 2, 2, 3, 3, 4, 7]", "cards-number", 9, "GR-20"),
    (PLAIN, "values = [0, 1, 2, 2, 3, 3, 4, 4]", "cards-number", 9, "GR-20"),
    (PLAIN, "values = [true, 1, 2, 2, 3, 3, 4, 4]", "cards-number", 9, "GR-20"),
    (PLAIN, "", "cards-values-missing", 7, "GR-1"),
    ('kind = "director"', 'kind = "boss"', "cards-kind-unknown", 13, "GR-1"),
    ('kind = "director"', 'kind = "agent"', "cards-kind-twice", 13, "GR-1"),
    ("values = [1]", "values = [1, 1]", "cards-special-count", 14, "GR-1"),
    ("values = [1]", "values = [", "cards-not-toml", 15, "GR-1"),
    ("[[agent]]", "[[card]]", "cards-no-agents", 1, "GR-1"),
])
def test_a_file_of_another_shape_is_told_line_and_rule(tmp_path: Path, old: str, new: str, id: str, line: int, rule: str) -> None:
    assert old in DEFAULT
    path = tmp_path / "house.toml"
    path.write_text(DEFAULT.replace(old, new), encoding="utf-8")
    with pytest.raises(BadCards) as caught:
        GAME.read_cards(path)
    assert (caught.value.id, caught.value.arguments["line"], caught.value.arguments["rule"]) == (id, line, rule)


def test_a_missing_kind_is_told(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(DEFAULT[: DEFAULT.index("[[agent]]", DEFAULT.index('"manager"'))], encoding="utf-8")
    with pytest.raises(BadCards) as caught:
        GAME.read_cards(path)
    told = caught.value.arguments
    assert (caught.value.id, told["kind"], told["rule"]) == ("cards-kind-missing", "runner", "GR-1")
    assert told["line"] == len(path.read_text(encoding="utf-8").splitlines())


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match="cards-unreadable"):
        GAME.read_cards(tmp_path / "nowhere.toml")
