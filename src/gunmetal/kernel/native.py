"""The native world: the same rules, compiled by Numba, in the same process as the interpreted ones.

A *unit* is a module with entries (`@entry`); compiling it makes a native twin (twins.py) of every rule that the
entries reach. Each twin gets exactly one signature, from its annotations.
"""

import hashlib
import pickle
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import njit
from numba.core import caching
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager
from numba.core.serialize import dumps
from numba.core.typed_passes import (
    AnnotateTypes,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.untyped_passes import FixupArgs, GenericRewrites, IRProcessing, ReconstructSSA, TranslateByteCode
from numba.extending import overload

from gunmetal.kernel import (
    chance,
    native_vectors,  # noqa: F401 - what stands there is known to Numba from now on
    worlds,
)
from gunmetal.kernel.cache import alone, cache_folder, content_stamp, forget_others, writable
from gunmetal.kernel.records import Buffer, RecordType, dtype_of, signature_of
from gunmetal.kernel.rules import ENTRIES, sources_of
from gunmetal.kernel.twins import connect, entries_of, reachable, table_of, twin_of

GOLDEN, MIX_1, MIX_2 = np.uint64(chance.GOLDEN), np.uint64(chance.MIX_1), np.uint64(chance.MIX_2)


@njit(error_model="numpy")  # type: ignore[untyped-decorator]
def _bits(s: Any) -> Any:
    s.rng = s.rng + GOLDEN
    z = (s.rng ^ (s.rng >> np.uint64(30))) * MIX_1
    z = (z ^ (z >> np.uint64(27))) * MIX_2
    return np.int64((z ^ (z >> np.uint64(31))) >> np.uint64(32))


def streams(seed: int, first: int, count: int) -> "np.ndarray[Any, np.dtype[np.uint64]]":
    """`chance.stream` for many games at once."""
    numbers = np.arange(first, first + count, dtype=np.uint64)
    z = np.uint64(seed * chance.MIX_2 & chance.MASK) + numbers * GOLDEN
    z = (z ^ (z >> np.uint64(30))) * MIX_1
    z = (z ^ (z >> np.uint64(27))) * MIX_2
    return z ^ (z >> np.uint64(31))


@overload(chance.below)  # type: ignore[untyped-decorator]
def _below(s: Any, n: Any, label: Any) -> Any:
    def below(s: Any, n: Any, label: Any) -> Any:
        return _bits(s) * n >> 32

    return below


@overload(chance.pick)  # type: ignore[untyped-decorator]
def _pick(s: Any, counts: Any, total: Any, label: Any) -> Any:
    def pick(s: Any, counts: Any, total: Any, label: Any) -> Any:
        r = _bits(s) * total >> 32
        kind = 0
        while r >= counts[kind]:
            r -= counts[kind]
            kind += 1
        return kind

    return pick


@overload(worlds.copy_into)  # type: ignore[untyped-decorator]
def _copy_into(pool: Any, i: Any, state: Any) -> Any:
    def copy_into(pool: Any, i: Any, state: Any) -> Any:
        pool[i] = state

    return copy_into


def _numba_type(hint: Any, table: RecordType | None) -> Any:
    if isinstance(hint, RecordType):
        return numba.from_dtype(dtype_of(_state_of(hint, table)))
    if isinstance(hint, Buffer):
        return numba.types.Array(numba.from_dtype(dtype_of(_state_of(hint.item, table))), 1, "C")
    return {int: numba.int64, bool: numba.boolean, float: numba.float64}[hint]


def _state_of(hint: Any, table: RecordType | None) -> Any:
    """Shared rules take what the states of several games have in common: here it is the state of this one."""
    return table if isinstance(hint, RecordType) and table is not None and hint in table.__mro__ else hint


class _Locator(caching._CacheLocator):  # type: ignore[misc]
    """Keeps a function's code in a folder that is named by the content of everything it was compiled from."""

    def __init__(self, folder: Path, function: Any) -> None:
        self._folder, self._function = folder, function
        self._py_file = function.__code__.co_filename

    def ensure_cache_path(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return str(self._function.__code__.co_firstlineno)

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> "_Locator":
        return cls(py_func.gunmetal_folder, py_func)


class _ContentCacheImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """Keeps code with its hash: damaged machine code would not raise, but crash."""

    _locator_classes = (_Locator,)

    def reduce(self, data: Any) -> tuple[bytes, bytes]:
        code = dumps(super().reduce(data))
        return hashlib.sha256(code).digest(), code

    def rebuild(self, target_context: Any, payload: tuple[bytes, bytes]) -> Any:
        digest, code = payload
        if hashlib.sha256(code).digest() != digest:
            raise ValueError("damaged code")
        return super().rebuild(target_context, pickle.loads(code))


class _ContentCache(caching.FunctionCache):  # type: ignore[misc]
    """A cache that helps when it can: whatever is wrong with its files, the code is compiled instead."""

    _impl_class = _ContentCacheImpl

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # noqa: BLE001 - a damaged file may raise anything, and costs only a compilation
            with suppress(OSError):
                self.flush()
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(OSError):
            super().save_overload(sig, data)


class _RuleCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's nopython pipeline without what rules never use: closures, `with`, literal unrolling, inlining of its own, parfors."""

    PASSES = (TranslateByteCode, FixupArgs, IRProcessing, GenericRewrites, ReconstructSSA, NopythonTypeInference, PreLowerStripPhis,
              IRLegalization, AnnotateTypes, NativeLowering, NoPythonBackend)

    def define_pipelines(self) -> list[PassManager]:
        manager = PassManager("rules")
        for step in self.PASSES:
            manager.add_pass(step, step.__name__)
        manager.finalize()
        return [manager]


class _EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry, with all the rules that it reaches linked in: optimised once, as a whole."""

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        """Links the rules that the entry calls, and those that they call, and so on: callers first, as LLVM leaves out what
        nobody has called yet."""
        for library in self._linking_libraries:
            if isinstance(library, _RuleLibrary):
                known = set(self._linking_libraries)
                self._linking_libraries += [called for called in library._linking_libraries if called not in known]
        super().finalize()

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager(loop_vectorize=False, slp_vectorize=False)
        passes.run(self._final_module, builder)


class _RuleLibrary(_EntryLibrary):
    """The code of a rule that Python never calls, and of nothing else.

    It is only ever linked into entries, and optimised and made into machine code there: doing that for each rule as well, or
    linking into each rule what it calls, makes compiling much longer, and the code no faster.
    """

    def finalize(self) -> None:
        self._raise_if_finalized()
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        return _WithoutEnvironment(self._codegen)


class _WithoutEnvironment:
    """The code generator, for a library that is not loaded: there is no global variable to point to the environment."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, env_name: str, env: Any) -> None:
        """Nothing: see above."""


@contextmanager
def _library_class(codegen: Any, library_class: Any) -> Iterator[None]:
    before = codegen._library_class
    codegen._library_class = library_class
    try:
        yield
    finally:
        codegen._library_class = before


def _native_twin(function: Any, table: RecordType | None, bounds_checked: bool, folder: Path | None) -> Any:
    copy = twin_of(function)
    wrapped = function in ENTRIES
    twin = njit(pipeline_class=_RuleCompiler, error_model="numpy", nogil=True, boundscheck=bounds_checked,
                no_cpython_wrapper=not wrapped, no_cfunc_wrapper=True)(copy)
    if wrapped and folder is not None:
        copy.gunmetal_folder = folder
        twin._cache = _ContentCache(copy)
    arguments = tuple(_numba_type(hint, table) for hint in signature_of(function))
    template = twin.get_call_template
    started = False

    def compile_once() -> None:
        nonlocal started
        if not started:
            started = True
            with _library_class(twin.targetctx.codegen(), _EntryLibrary if wrapped else _RuleLibrary):
                twin.compile(arguments)
            twin.disable_compile()

    def get_call_template(args: Any, kws: Any) -> Any:  # asked for when another rule calls this one
        compile_once()
        return template(args, kws)

    twin.get_call_template = get_call_template
    twin.compile_once = compile_once
    return twin


def _let_ask(twins: dict[Any, Any]) -> None:
    """Chance comes from papers (asked.py) instead of the generator."""
    from gunmetal.kernel import asked  # noqa: PLC0415 - few worlds ask

    for twin in twins.values():
        names = twin.py_func.__globals__
        for name, thing in list(names.items()):
            if thing is chance.below or thing is chance.pick:
                names[name] = asked.below if thing is chance.below else asked.pick


# Rules of units that were compiled before, by what else decides about their code: the game's state, whether bounds are checked,
# and whether chance is asked. They are most of the work for the next unit.
_SHARED: dict[tuple[RecordType | None, bool, bool], dict[Any, Any]] = {}


class World:
    """The compiled entries of one unit, as attributes; and NumPy arrays of its states. One that `asks` gets its chance from papers
    (asked.py)."""

    def __init__(self, unit: str, bounds_checked: bool = False, asks: bool = False) -> None:
        entries = entries_of(unit)
        rules, table = reachable(entries), table_of(entries)
        self.unit = unit
        self.stamp = content_stamp(sources_of(rules), unit, "checked" if bounds_checked else "fast", *(("asks",) if asks else ()))
        base = cache_folder()
        base = base / "native" if base else None
        self.folder = base / self.stamp if base is not None and (writable(base) or (base / self.stamp).is_dir()) else None
        shared = _SHARED.setdefault((table, bounds_checked, asks), {})
        twins = {function: shared.get(function) or _native_twin(function, table, bounds_checked, self.folder) for function in rules}
        connect(twins, table, lambda twin: twin.py_func)
        if asks:
            _let_ask(twins)
        shared.update({function: twin for function, twin in twins.items() if function not in entries})
        self._entries = {function.__name__: twins[function] for function in entries}
        with alone(self.folder):
            for twin in self._entries.values():
                twin.compile_once()
        if base is not None and self.folder is not None:
            forget_others(base, self.folder)

    def __getattr__(self, name: str) -> Any:
        try:
            return self._entries[name]
        except KeyError:
            raise AttributeError(f"{self.unit} has no entry {name}") from None


@cache
def world(unit: str, bounds_checked: bool = False, asks: bool = False) -> World:
    """The unit's native world, compiled or loaded; once a process."""
    return World(unit, bounds_checked, asks)
