"""Marks and colours: every seat has a shape of its own, and every mark an ASCII form for terminals that know no other."""

import codecs
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

# White or black on a fixed ground reads the same on dark and on light terminals.
SEAT_STYLES: Mapping[str, str] = {
    "red": "#ffffff on #b3261e",
    "blue": "#ffffff on #1d5fb4",
    "yellow": "#000000 on #e8b923",
    "green": "#ffffff on #1e7a3c",
    "black": "#ffffff on #444444",
    "north": "#ffffff on #1d5fb4",
    "east": "#000000 on #e8b923",
    "south": "#ffffff on #b3261e",
    "west": "#ffffff on #1e7a3c",
    "three": "#ffffff on #444444",     # against whom a person plays alone
}
CRATE_STYLE = "#af8700"


@dataclass(frozen=True)
class Marks:
    shapes: Mapping[str, str] | None   # by seat; None: the language's letters stand for the seats
    crate: str
    no_crate: str
    dice: str                          # the six faces
    suits: str                         # clubs, diamonds, hearts, spades, a joker
    wound: str
    unhurt: str                        # a wound that can still be taken
    turn: str                          # points at whose turn it is
    dot: str                           # between two things on a line
    dash: str
    prompt: str                        # only the prompt ends like this


UNICODE = Marks(
    shapes={"red": "◆", "blue": "●", "yellow": "▲", "green": "■", "black": "★",
            "north": "▲", "east": "►", "south": "▼", "west": "◄", "three": "≡"},
    crate="▮", no_crate="▯", dice="⚀⚁⚂⚃⚄⚅", suits="♣♦♥♠★", wound="×", unhurt="○", turn="▸", dot="·", dash="–",
    prompt="› ",  # noqa: RUF001 - not to be taken for another sign is its purpose
)
ASCII = Marks(shapes=None, crate="#", no_crate=".", dice="", suits="CDHSJ", wound="x", unhurt="o", turn="*", dot="|", dash="-",
              prompt="> ")


def marks_for(encoding: str) -> Marks:
    return UNICODE if encoding.lower().startswith("utf") else ASCII


PLAIN = "gunmetal-plain"
_PLAIN_FORMS = {"–": "-", "—": "-", "−": "-", "’": "'", "“": '"', "”": '"', "…": ".", "×": "x", "•": "*", "→": "-",
                "♣": "C", "♦": "D", "♥": "H", "♠": "S", "★": "J"}


def _plain(error: UnicodeError) -> tuple[str, int]:
    """For an encoding that lacks a character: the nearest one of ASCII, of the same width."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = (_PLAIN_FORMS.get(c) or unicodedata.normalize("NFKD", c)[0] for c in error.object[error.start:error.end])
    return "".join(c if c.isascii() else "?" for c in letters), error.end


codecs.register_error(PLAIN, _plain)
