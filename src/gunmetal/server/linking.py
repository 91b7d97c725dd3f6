"""Modules of the page, put together: a browser asks for three files and not for ninety, and need not have one to hear of the next.

The page is written as ES modules, and works as such. Here each becomes a function that is called once, in the order in which they
need each other, and what it exports is kept under its name. This knows just the forms that our modules use, and says so when it
meets another: names in braces or `* as` are imported, exports stand at the beginning of a line, and no two modules need each other.
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path, PurePosixPath
from posixpath import normpath

WHOLE = ("vendor/preact.js", "vendor/noble/")      # made elsewhere, in other forms: they stay modules of the browser
IMPORT = re.compile(r'^import (?:\{([^}]*)\}|\* as (\w+)) from "([^"]+)";$', re.MULTILINE)
PASSED_ON = re.compile(r'^export \{([^}]*)\} from "([^"]+)";$', re.MULTILINE)
LISTED = re.compile(r"^export \{([^}]*)\};$", re.MULTILINE)
DECLARED = re.compile(r"^export ((?:async )?function\*? ?|class |const )(\w+)", re.MULTILINE)
STRANGE = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
LATER = re.compile(r"\bimport\((?=[`\"])")
START = """const $ = globalThis.gunmetal ??= {};
const $later = async (from, path) => {
  const name = new URL(path, `${location.origin}/web/${from}`).pathname.slice("/web/".length);
  if (!$[name]) await import(`/linked/${name}`);
  return $[name];
};
"""


class NotLinked(Exception):
    """A module has a form that is not known here."""


@dataclass(frozen=True)
class Module:
    name: str
    needs: tuple[str, ...]
    code: str                          # of its function


class Linker:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._module = cache(self._read)

    def linked(self, entry: str, there: Collection[str]) -> str:
        """The module and all that it needs, but for what is there."""
        names = [name for name in self.order(entry) if name not in there]
        whole = [name for name in names if name.startswith(WHOLE)]
        loaded = [f'import * as ${n} from "/web/{name}";\n' for n, name in enumerate(whole)]
        kept = [f'$["{name}"] ??= ${n};\n' for n, name in enumerate(whole)]
        return "".join([*loaded, START, *kept, *(self._module(name).code for name in names if name not in whole)])

    def order(self, entry: str) -> list[str]:
        """What a module needs stands before it."""
        found: list[str] = []

        def visit(name: str, above: tuple[str, ...]) -> None:
            if name in above:
                raise NotLinked(f"{name} needs itself: {' '.join(above)}")
            if name not in found:
                for other in () if name.startswith(WHOLE) else self._module(name).needs:
                    visit(other, (*above, name))
                found.append(name)

        visit(entry, ())
        return found

    def _read(self, name: str) -> Module:
        text = (self._folder / name).read_text(encoding="utf-8")
        needs: list[str] = []
        exports: list[str] = []

        def imported(found: re.Match[str]) -> str:
            needs.append(_resolved(name, found[3]))
            names = found[2] or "{ " + ", ".join(": ".join(pair) for pair in _pairs(found[1])) + " }"
            return f'const {names} = $["{needs[-1]}"];'

        def passed_on(found: re.Match[str]) -> str:
            needs.append(_resolved(name, found[2]))
            exports.extend(f'{new}: $["{needs[-1]}"].{old}' for old, new in _pairs(found[1]))
            return ""

        def listed(found: re.Match[str]) -> str:
            exports.extend(f"{new}: {old}" for old, new in _pairs(found[1]))
            return ""

        def declared(found: re.Match[str]) -> str:
            exports.append(found[2])
            return f"{found[1]}{found[2]}"

        for form, write in ((IMPORT, imported), (PASSED_ON, passed_on), (LISTED, listed), (DECLARED, declared)):
            text = form.sub(write, text)
        if strange := STRANGE.search(text):
            raise NotLinked(f"{name}: {strange[0]}")
        text = LATER.sub(f'$later("{name}", ', text)
        code = f'$["{name}"] ??= (() => {{\n{text}\nreturn {{ {", ".join(exports)} }};\n}})();\n'
        return Module(name, tuple(needs), code)


def _pairs(names: str) -> Iterator[tuple[str, str]]:
    """`a, b as c`: each name, and what it is called afterwards."""
    for one in names.split(","):
        if one.strip():
            old, _, new = one.strip().partition(" as ")
            yield old, new or old


def _resolved(name: str, other: str) -> str:
    if other.startswith("/web/"):
        return other.removeprefix("/web/")
    return normpath(PurePosixPath(name).parent / other)
