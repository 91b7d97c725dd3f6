"""The page as files: its shell, its modules and art, the texts, and the rules to read."""

from functools import cache
from pathlib import Path

from gunmetal.games import GAME_NAMES
from gunmetal.server.tables import Refused

PACKAGE = Path(__file__).parents[1]
WEB = PACKAGE / "web"
LOCALES = PACKAGE / "locales"
RULES = WEB / "rules"                  # in a checkout English rules are kept in docs/, beside the code
RULES_IN_CHECKOUT = PACKAGE.parents[1] / "docs" / "rules"


@cache
def shell() -> bytes:
    return (WEB / "index.html").read_bytes()


def rules(game: str, lang: str) -> tuple[str, str]:
    """The numbered rules of a game, and the language in which there are any."""
    if game not in GAME_NAMES:
        raise Refused("rules-unknown", 404, game=game[:40])
    for found, folder in ((lang, RULES / lang), ("en", RULES / "en"), ("en", RULES_IN_CHECKOUT)):
        path = folder / f"{game}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8"), found
    raise Refused("rules-unknown", 404, game=game)
