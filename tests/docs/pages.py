"""The pages of the documentation, and how to find code blocks, tables and commands in them."""

import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
Row = dict[str, str]


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def code_blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def commands(text: str) -> Iterator[list[str]]:
    """The words after `gunmetal` in every line of a shell block that starts with it."""
    for block in code_blocks(text, "sh"):
        for line in block.splitlines():
            if line.startswith("gunmetal "):
                yield shlex.split(line)[1:]


@cache
def tables(text: str) -> list[list[Row]]:
    """Every table of a page: its rows, by the titles of their columns."""
    found = []
    for block in re.findall(r"(?:^\|.*\|\n)+", text, re.MULTILINE):
        title, _, *rows = [[cell.strip() for cell in line.strip("|").split(" |")] for line in block.splitlines()]
        found.append([dict(zip((cell.strip() for cell in title), row, strict=True)) for row in rows])
    return found


def table_with(text: str, column: str) -> list[Row]:
    """The only table with a column of this title."""
    found = [table for table in tables(text) if table and column in table[0]]
    assert len(found) == 1, f"{len(found)} tables with a column {column!r}"
    return found[0]


def quoted(text: str) -> list[str]:
    """What stands between backticks; code blocks do not count."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL))
