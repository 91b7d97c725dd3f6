"""Records: one declaration, a slotted Python class and a NumPy dtype, and fields that mypy knows."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import gunmetal
from gunmetal.kernel import records
from gunmetal.kernel.records import (
    Buffer,
    Mind,
    Numbers,
    Record,
    Table,
    array,
    dtype_of,
    i8,
    i16,
    native_type,
    signature_of,
    u8,
    u64,
)
from gunmetal.kernel.worlds import from_native, to_native
from tests.kernel.tiny.dice import Cup, Game, throw


class Point(Record):
    x: i16
    marks: u8


class Label(Record):
    is_printed = True
    word: i8


class Sheet(Record):
    title: Label
    labels: list[Label] = array(3)
    marks: list[i16] = array(4)


class Shape(Record):
    name: i8
    middle: Point
    corners: list[Point] = array(3)
    sides: list[i16] = array(4)


def test_a_record_has_slots_and_zeros() -> None:
    shape = Shape()
    assert (shape.name, shape.middle.x, shape.sides) == (0, 0, [0, 0, 0, 0])
    assert [corner.marks for corner in shape.corners] == [0, 0, 0]
    assert len({id(corner) for corner in shape.corners}) == 3
    assert not hasattr(shape, "__dict__")
    with pytest.raises(AttributeError):
        shape.colour = 1               # type: ignore[attr-defined]


def test_a_record_has_a_dtype_of_the_same_fields() -> None:
    dtype = dtype_of(Shape)
    assert dtype.names == ("name", "middle", "corners", "sides")
    assert dtype["name"] == np.int8
    assert dtype["middle"].names == ("x", "marks")
    assert dtype["middle"]["marks"] == np.uint8
    assert dtype["corners"].shape == (3,)
    assert dtype["sides"].subdtype == (np.dtype(np.int16), (4,))
    assert dtype_of(Shape) is dtype, "made once"


def test_fields_of_a_base_come_first_and_what_is_aside_has_no_native_form() -> None:
    assert list(Game.fields) == ["rng", "total", "cups", "bag"]
    assert dtype_of(Game).names == ("rng", "total", "cups", "bag")
    assert dtype_of(Mind).names == ("rng", "decisions")
    game = Game()
    assert game.dealer is None
    assert game.events is None


def test_a_copy_shares_nothing_but_what_is_aside() -> None:
    one = Game()
    one.dealer, one.events = object(), []
    two = one.clone()
    two.cups[1].faces[5] = 7
    two.bag[0] = 1
    assert (one.cups[1].faces[5], one.bag[0]) == (0, 0)
    assert two.dealer is one.dealer
    assert two.events is one.events


def test_copies_share_what_is_printed() -> None:
    one = Sheet()
    two = one.clone()
    assert two.title is one.title
    assert all(mine is theirs for mine, theirs in zip(one.labels, two.labels, strict=True))
    two.labels[1], two.marks[0] = Label(), 1
    assert two.labels[1] is not one.labels[1]
    assert one.marks[0] == 0
    assert Sheet.from_tuple(one.to_tuple()) == one
    assert one.title.clone() is not one.title


def test_equal_records_are_equal_and_have_one_hash() -> None:
    one, two = Shape(), Shape()
    assert one == two
    assert len({one, two}) == 1
    two.corners[2].marks = 1
    assert one != two
    assert Point() != Cup()


def test_numbers_that_are_members_of_an_enum_hash_like_plain_ones() -> None:
    from gunmetal.games.gunrunners.state import Kind

    one, two = Point(), Point()
    one.x, two.x = Kind.SPY, int(Kind.SPY)
    assert one == two
    assert hash(one) == hash(two)


def test_a_record_says_what_it_is() -> None:
    assert repr(Point()) == "Point(x=0, marks=0)"


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(-128, 127), min_size=4, max_size=4),
       st.lists(st.integers(-2**31, 2**31 - 1), min_size=12, max_size=12))
def test_records_go_to_the_native_world_and_back(rng: int, bag: list[int], faces: list[int]) -> None:
    game = Game()
    game.rng, game.bag = rng, bag
    game.cups[0].faces, game.cups[1].faces = faces[:6], faces[6:]
    back = from_native(Game, to_native([game])[0])
    assert back == game
    assert back.to_tuple() == game.to_tuple()
    assert Game.from_tuple(game.to_tuple()) == game


@pytest.mark.parametrize("hint", [int, str, "float", list[int], dict[str, int]])
def test_a_field_that_has_no_form_is_refused_at_once(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"Wrong\.field"):
        records.RecordType("Wrong", (Record,), {"__annotations__": {"field": hint}})


def test_an_argument_that_has_no_native_form_is_refused() -> None:
    with pytest.raises(TypeError, match="a rule cannot take"):
        native_type(str)
    assert native_type(Numbers) == Buffer(records.i32)
    assert native_type(u64) is int
    assert native_type(Table) is Table
    assert [type(kind) if isinstance(kind, Buffer) else kind for kind in signature_of(throw)] == [Buffer, int, int]


# ---- mypy knows the fields

SNIPPET = """
from gunmetal.games.gunrunners.state import State

def crates(s: State) -> int:
    return s.locations[0].{field}
"""


def mypy(tmp_path: Path, text: str) -> "subprocess.CompletedProcess[str]":
    path = tmp_path / "snippet.py"
    path.write_text(text)
    source = Path(gunmetal.__file__).parents[1]
    return subprocess.run([sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(tmp_path / "cache"),
                           "--follow-imports=silent", str(path)],
                          capture_output=True, text=True, check=False, env={"MYPYPATH": str(source), "PATH": ""}, cwd=tmp_path)


@pytest.mark.slow
def test_a_misspelt_field_is_a_type_error(tmp_path: Path) -> None:
    assert mypy(tmp_path, SNIPPET.format(field="crates")).returncode == 0
    wrong = mypy(tmp_path, SNIPPET.format(field="craets"))
    assert wrong.returncode == 1
    assert '"Location" has no attribute "craets"' in wrong.stdout
    wrong = mypy(tmp_path, SNIPPET.format(field="row"))
    assert wrong.returncode == 1
    assert 'got "list[Card]", expected "int"' in wrong.stdout
