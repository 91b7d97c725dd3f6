"""What the page says, from the same files: to find things by their names, and to know a sentence of the wrong language."""

import re
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from gunmetal.kernel.texts import LOCALES

OF_GAMES = {
    "gunrunners": ("gunrunners", "web-gunrunners"),
    "gunslingers": ("western", "gunslingers", "web-western"),
    "gunsmoke": ("western", "gunsmoke", "web-western"),
}
OF_ALL = ("gunmetal", "web-table", "web-replay", "web")
TELLING = 12                           # a text that is longer tells its language
# Short words that only English has.
ENGLISH = re.compile(r"\b(the|of|and|with|your|you|this|that|from|is|are|was|has|have|not|to|by|on|or|who|what)\b", re.IGNORECASE)


@cache
def _bundle(lang: str, game: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for name in (*OF_GAMES[game], *OF_ALL):
        bundle.add_resource(FluentResource((LOCALES / lang / f"{name}.ftl").read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def say(id: str, lang: str = "en", of: str = "gunrunners", **arguments: Any) -> str:
    bundle = _bundle(lang, of)
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, arguments)
    assert not errors, errors
    return str(text)


class Pieces(Visitor):
    """The running texts of a message, without what is put into them."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(" ".join(node.value.split()))


@cache
def _pieces(lang: str, file: str) -> dict[str, list[str]]:
    found = {}
    for entry in FluentParser().parse((LOCALES / lang / f"{file}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            pieces = Pieces()
            pieces.visit(entry)
            found[entry.id.name] = pieces.found
    return found


@cache
def only_in(lang: str, game: str) -> frozenset[str]:
    """Texts of the page that are long enough to tell their language, and that the other language does not have."""
    other = "pt-BR" if lang == "en" else "en"
    files = ("server", *OF_ALL, *OF_GAMES[game])
    elsewhere = "\n".join(piece for file in files for pieces in _pieces(other, file).values() for piece in pieces)
    return frozenset(piece for file in files for pieces in _pieces(lang, file).values() for piece in pieces
                     if len(piece) > TELLING and piece not in elsewhere)


@cache
def _names(game: str) -> list[str]:
    """What is called alike in both languages, the longest first."""
    en, pt = ({piece for file in OF_GAMES[game] for pieces in _pieces(lang, file).values() for piece in pieces}
              for lang in ("en", "pt-BR"))
    return sorted(en & pt, key=len, reverse=True)


def is_english(words: str, game: str) -> bool:
    """Whether English words are left when proper names are taken away."""
    for name in _names(game):
        if len(name) > 3:
            words = words.replace(name, "")
    return ENGLISH.search(words) is not None
