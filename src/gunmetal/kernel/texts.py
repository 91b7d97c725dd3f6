"""Texts: every sentence comes from the Fluent files in locales/, by its name and arguments."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from gunmetal.kernel.contract import Game
from gunmetal.kernel.events import Told
from gunmetal.kernel.problems import BadInput, Problem

LOCALES = Path(__file__).parents[1] / "locales"
LANGUAGES = ("en", "pt-BR")
OF_NO_GAME = ("gunmetal", "cli", "terminal", "server")


class Texts:
    """The sentences of one language, for one game or for none."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        if language not in LANGUAGES:
            raise BadInput("language-unknown", language=language, languages=", ".join(LANGUAGES))
        self.language, self.game = language, game
        self._bundle = _bundle(language, (game.texts or (game.name,)) if game else ())

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def text(self, id: str, **arguments: Any) -> str:
        """A sentence. A missing one or a missing argument is a mistake of ours, and raises KeyError."""
        pattern = self._bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            raise KeyError(f"{self.language}: no message {id}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"{self.language}: message {id}: {errors}")
        return str(text)

    def worded(self, id: str, values: Mapping[str, Any]) -> str:
        """A sentence whose arguments are values of the game: seats, kinds and Locations get their names."""
        return self.text(id, **{key: self._word(key, value) for key, value in values.items()})

    def _word(self, key: str, value: Any) -> Any:
        if self.game is None or key not in self.game.families or not isinstance(value, int):
            return value
        return self.text(f"{self.game.families[key]}-{self.game.event_words(key, value)}".replace("_", "-"))

    def event(self, told: Told) -> str:
        return self.worded(f"event-{told.kind.name.lower().replace('_', '-')}", told.named())

    def problem(self, problem: Problem) -> str:
        return self.worded(problem.id, problem.arguments)


@cache
def _bundle(language: str, of_game: tuple[str, ...]) -> FluentBundle:
    """What games share stands before what is their own, which may say it in other words."""
    bundle = FluentBundle([language], use_isolating=False)
    for name in (*OF_NO_GAME, *of_game):
        bundle.add_resource(_resource(language, name), allow_overrides=True)
    return bundle


@cache
def _resource(language: str, name: str) -> Any:
    return FluentResource((LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8"))
