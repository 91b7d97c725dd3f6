"""Records: one declaration of a game's pieces, two forms of them.

    class Card(Record):
        owner: i8
        kind: i8

    class Location(Record):
        crates: i16
        row: list[Card] = array(16)

`Location()` is a slotted Python object with zeroed fields (the interpreted world), and `dtype_of(Location)` is the NumPy
dtype of the same fields (the native world). To mypy a field is an int, a record or a list, so a misspelt field is a type error.
"""

import inspect
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeAlias, get_args, get_origin

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True)
class Scalar:
    """The NumPy form of a number."""

    code: str


@dataclass(frozen=True)
class Size:
    length: int


@dataclass(frozen=True)
class Many:
    """A fixed number of equal items."""

    item: Any
    length: int


@dataclass(frozen=True)
class Aside:
    """An attribute of the Python object alone, without a native form."""


@dataclass(frozen=True)
class Buffer:
    """The native form of a list argument: a one-dimensional array of numbers or of records."""

    item: Any


i8: TypeAlias = Annotated[int, Scalar("i1")]
i16: TypeAlias = Annotated[int, Scalar("i2")]
i32: TypeAlias = Annotated[int, Scalar("i4")]
i64: TypeAlias = Annotated[int, Scalar("i8")]
u8: TypeAlias = Annotated[int, Scalar("u1")]
u64: TypeAlias = Annotated[int, Scalar("u8")]
f32: TypeAlias = Annotated[float, Scalar("f4")]
f64: TypeAlias = Annotated[float, Scalar("f8")]

Numbers: TypeAlias = Annotated[list[int], Buffer(i32)]
Bytes: TypeAlias = Annotated[list[int], Buffer(i8)]
Seeds: TypeAlias = Annotated[list[int], Buffer(u64)]
Floats: TypeAlias = Annotated[list[float], Buffer(f64)]
Singles: TypeAlias = Annotated[list[float], Buffer(f32)]


def array(length: int) -> Any:
    """`row: list[Card] = array(16)` declares a field of sixteen cards."""
    return Size(length)


class RecordType(type):
    """Reads the annotations of a record class, and writes its constructor, copy, conversion and comparison as flat code."""

    declared: dict[str, Any]
    fields: dict[str, Any]

    def __new__(mcs, name: str, bases: tuple[type, ...], ns: dict[str, Any]) -> "RecordType":
        annotations = ns.get("__annotations__", {})
        sizes = {key: ns.pop(key) for key in list(annotations) if isinstance(ns.get(key), Size)}
        own = {key: _field(name, key, hint, sizes.get(key))
               for key, hint in annotations.items() if get_origin(hint) is not ClassVar}
        ns["__slots__"] = tuple(own)
        cls = super().__new__(mcs, name, bases, ns)
        declared: dict[str, Any] = {}
        for base in bases:
            declared |= getattr(base, "declared", {})
        cls.declared = declared | own
        cls.fields = {key: field for key, field in cls.declared.items() if not isinstance(field, Aside)}
        if cls.fields:
            _write_methods(cls)
        return cls


def _field(record: str, key: str, hint: Any, size: Size | None) -> Any:
    if get_origin(hint) is Annotated and isinstance(get_args(hint)[1], Scalar | Aside):
        return get_args(hint)[1]
    if isinstance(hint, RecordType):
        return hint
    if get_origin(hint) is list and size is not None:
        return Many(_field(record, key, get_args(hint)[0], None), size.length)
    raise TypeError(f"{record}.{key}: a field is a number type, a record, or a list with `= array(n)`, not {hint!r}")


class Record(metaclass=RecordType):
    """Base of all records."""

    fields: ClassVar[dict[str, Any]]
    is_printed: ClassVar[bool] = False     # like what stands on a card: never changed once it is laid out, so copies share it

    def clone(self) -> Self:
        """A copy that shares nothing with this one but what is aside or printed."""
        raise NotImplementedError

    def to_tuple(self) -> tuple[Any, ...]:
        """Nested tuples and lists, as NumPy takes them for one record."""
        raise NotImplementedError

    @classmethod
    def from_tuple(cls, values: Any) -> Self:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.to_tuple() == other.to_tuple()

    def __hash__(self) -> int:
        return hash(_frozen(self.to_tuple()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{key}={getattr(self, key)!r}' for key in self.fields)})"


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, tuple | list) else value


def _write_methods(cls: RecordType) -> None:
    names: dict[str, Any] = {"new": object.__new__, "cls": cls}
    zero, clone, pack, unpack = [], [], [], []
    for number, (key, field) in enumerate(cls.fields.items()):
        zero.append(f"  self.{key} = {_zero(field, names)}")
        clone.append(f"  o.{key} = {_each(field, f'self.{key}', 'clone')}")
        pack.append(f"{_each(field, f'self.{key}', 'to_tuple')},")
        unpack.append(f"  o.{key} = {_unpack(field, f'values[{number}]', names)}")
    for key in [key for key, field in cls.declared.items() if isinstance(field, Aside)]:
        zero.append(f"  self.{key} = None")
        clone.append(f"  o.{key} = self.{key}")
        unpack.append(f"  o.{key} = None")
    code = ["def __init__(self):", *zero,
            "def clone(self):", "  o = new(cls)", *clone, "  return o",
            "def to_tuple(self):", f"  return ({' '.join(pack)})",
            "def from_tuple(cls, values):", "  o = new(cls)", *unpack, "  return o"]
    exec("\n".join(code), names)
    for method in ("__init__", "clone", "to_tuple"):
        setattr(cls, method, names[method])
    cls.from_tuple = classmethod(names["from_tuple"])  # type: ignore[attr-defined]


def _named(cls: RecordType, names: dict[str, Any]) -> str:
    names[f"_{cls.__name__}"] = cls
    return f"_{cls.__name__}"


def _zero(field: Any, names: dict[str, Any]) -> str:
    if isinstance(field, Scalar):
        return "0"
    if isinstance(field, Many):
        return f"[{_zero(field.item, names)} for _ in range({field.length})]"
    return f"{_named(field, names)}()"


def _each(field: Any, value: str, method: str, depth: int = 0) -> str:
    """Numbers as they are, lists anew, and a method call for every record in them; what is printed is not copied."""
    if isinstance(field, Scalar):
        return value
    if isinstance(field, Many):
        x = f"x{depth}"
        item = _each(field.item, x, method, depth + 1)
        return f"{value}[:]" if item == x else f"[{item} for {x} in {value}]"
    return value if method == "clone" and field.is_printed else f"{value}.{method}()"


def _unpack(field: Any, value: str, names: dict[str, Any], depth: int = 0) -> str:
    if isinstance(field, Scalar):      # NumPy's numbers become Python's: an int8 would overflow
        return f"{'float' if 'f' in field.code else 'int'}({value})"
    if isinstance(field, Many):
        x = f"x{depth}"
        return f"[{_unpack(field.item, x, names, depth + 1)} for {x} in {value}]"
    return f"{_named(field, names)}.from_tuple({value})"


class Table(Record):
    """Base of a game's whole state. `rng` feeds the generator; the dealer and the list of events live only in the
    interpreted world."""

    rng: u64
    dealer: Annotated[Any, Aside()]
    events: Annotated[list[Any] | None, Aside()]


class Mind(Table):
    """A bot's own randomness, apart from the game's: whoever could see the game's would see the future."""

    decisions: i64


_DTYPES: dict[Any, "np.dtype[Any]"] = {}


def dtype_of(field: Any) -> "np.dtype[Any]":
    """The NumPy form of a record class or a field. NumPy is imported only here: people's games do without it."""
    import numpy as np  # noqa: PLC0415 - the interpreted world must start without NumPy

    if field not in _DTYPES:
        if isinstance(field, Scalar):
            _DTYPES[field] = np.dtype(field.code)
        elif isinstance(field, Many):
            _DTYPES[field] = np.dtype((dtype_of(field.item), (field.length,)))
        elif isinstance(field, RecordType):
            _DTYPES[field] = np.dtype([(key, dtype_of(item)) for key, item in field.fields.items()], align=True)
        elif get_origin(field) is Annotated:
            return dtype_of(get_args(field)[1])
        else:
            raise TypeError(f"{field!r} has no native form")
    return _DTYPES[field]


def native_type(hint: Any) -> Any:
    """What an annotation of a rule's argument means natively: int, bool, float, a record class or a Buffer."""
    if get_origin(hint) is Annotated:
        meta = get_args(hint)[1]
        return meta if isinstance(meta, Buffer) else (float if "f" in meta.code else int)
    if hint in (int, bool, float) or isinstance(hint, RecordType):
        return hint
    raise TypeError(f"a rule cannot take {hint!r}: use int, bool, float, a record or a buffer")


def signature_of(function: Any) -> list[Any]:
    return [native_type(parameter.annotation) for parameter in inspect.signature(function).parameters.values()]
