"""Write docs/encoding.md from the encodings themselves. `--check` only says whether it is up to date."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from gunmetal.environments.encoding import VERSION, Encoding, encoding_of
from gunmetal.environments.fields import Field
from gunmetal.games import GAME_NAMES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "encoding.md"

INTRODUCTION = f"""\
# Observations and actions as numbers

Version {VERSION}. The page is made by `scripts/encoding_page.py` from the records in `src/gunmetal/environments/seen`;
whoever changes one runs it again, and counts the version up if a number means something else than before.

**An observation** is what a seat sees, and nothing else: what its `view` shows, as numbers. What is fixed before the game (the card
values) is left out. It comes as one flat vector, and as named arrays that are views of the vector. Numbers are never below 0; the
tables say how great they can be. A number with a legend is a name, not an amount: the legend says which. Seats are counted from
the own one: 1 is the own seat, 2 the next to the left, 0 nobody.

**An action** is a number: the one that it has in the game itself. The tables give the notation of every block of
actions, and how they are counted in it: by names from 0 on, in the order of their legend without its first word (none, nobody,
unknown). [log-format.md](log-format.md) explains the notation. Seats in actions are those of the table, not counted from the own
one: `seat` in the observation tells where one sits. The mask has a 1 for each legal action.

The columns *first* and *steps* say where a named array lies in the vector: its first number, and how far it is from one number
to the next in each of its dimensions.
"""


def lines() -> Iterator[str]:
    yield INTRODUCTION
    for name in GAME_NAMES:
        yield from chapter(encoding_of(name))


def chapter(encoding: Encoding) -> Iterator[str]:
    yield f"## {encoding.game.name.title()}"
    yield f"`{encoding.name}`: {encoding.size} numbers ({encoding.dtype}), {encoding.actions} actions.\n"
    yield "### Its observation"
    yield "| name | shape | first | steps | most | legend | meaning |"
    yield "|---|---|---:|---|---:|---|---|"
    for field in encoding.fields:
        yield row(field)
    yield "\n### Its actions"
    yield "| numbers | notation | counted by |"
    yield "|---|---|---|"
    for block in encoding.blocks:
        numbers = str(block.first) if block.first == block.last else f"{block.first} to {block.last}"
        yield f"| {numbers} | `{block.form}` | {block.counted} |"
    yield "\n### Its legends"
    yield "| legend | numbers |"
    yield "|---|---|"
    for legend, words in encoding.legends.items():
        yield f"| {legend} | {', '.join(f'{number} {word}' for number, word in enumerate(words))} |"
    yield ""


def row(field: Field) -> str:
    shape = " × ".join(map(str, field.shape)) or "1"
    steps = ", ".join(map(str, field.steps))
    return (f"| `{field.name}` | {shape} | {field.first} | {steps} | {field.means.most} | {field.means.legend} "
            f"| {field.means.text} |")


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    text = "\n".join(lines())
    if not parser.parse_args(words).check:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        print("docs/encoding.md is not up to date: run python scripts/encoding_page.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
