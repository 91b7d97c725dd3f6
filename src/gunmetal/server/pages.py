"""The page as files: its shell, its modules and art, the texts, and the rules to read."""

from functools import cache, lru_cache
from pathlib import Path

from gunmetal.games import GAME_NAMES
from gunmetal.server.files import Files, Kept, keep
from gunmetal.server.linking import Linker
from gunmetal.server.tables import Refused

PACKAGE = Path(__file__).parents[1]
WEB = PACKAGE / "web"
LOCALES = PACKAGE / "locales"
RULES = WEB / "rules"                  # in a checkout English rules are kept in docs/, beside the code
RULES_IN_CHECKOUT = PACKAGE.parents[1] / "docs" / "rules"


@cache
def shell(page: str | None = None, game: str | None = None) -> bytes:
    """The page; the browser is told at once of the modules that it will need next."""
    later = [*([f"pages/{page}.js"] if page else []), *([f"games/{game}.js"] if game else [])]
    links = "".join(f'<link rel="modulepreload" href="/linked/{name}">\n' for name in later)
    return (WEB / "index.html").read_text(encoding="utf-8").replace("</head>", f"{links}</head>").encode()


class Linked(Files):
    """Modules that are asked for by themselves, each with all that it needs and that is not there by then."""

    def _find(self, name: str) -> Kept | None:
        changed = max(path.stat().st_mtime_ns for path in WEB.rglob("*.js"))
        if not _is_entry(name):
            return None
        if name not in self._kept or self._kept[name].changed != changed:
            self._kept[name] = keep(_linker(changed).linked(name, _there(_linker(changed), name)).encode(), ".js", changed)
        return self._kept[name]


def _is_entry(name: str) -> bool:
    path = WEB / name
    return path.is_file() and (name == "app.js" or path.parent in (WEB / "pages", WEB / "games"))


def _there(linker: Linker, entry: str) -> set[str]:
    """What is there when a module is asked for: pages come after the application, games after the table or the replay."""
    if entry == "app.js":
        return set()
    page = set(linker.order("pages/table.js")) & set(linker.order("pages/replay.js")) if entry.startswith("games/") else set()
    return page | set(linker.order("app.js"))


@lru_cache(maxsize=1)
def _linker(changed: int) -> Linker:
    """Until a module changes."""
    return Linker(WEB)


def rules(game: str, lang: str) -> tuple[str, str]:
    """The numbered rules of a game, and the language in which there are any."""
    if game not in GAME_NAMES:
        raise Refused("rules-unknown", 404, game=game[:40])
    for found, folder in ((lang, RULES / lang), ("en", RULES / "en"), ("en", RULES_IN_CHECKOUT)):
        path = folder / f"{game}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8"), found
    raise Refused("rules-unknown", 404, game=game)
