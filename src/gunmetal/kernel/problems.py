"""Everything that can be wrong with what somebody gave us: one sentence, by name and arguments, in any language."""

from typing import Any


class Problem(Exception):
    """Base of all refusals: `id` names the sentence in the Fluent files, `arguments` fill it."""

    def __init__(self, id: str, **arguments: Any) -> None:
        super().__init__(f"{id} {arguments}" if arguments else id)
        self.id, self.arguments = id, arguments


class Refusal(Problem):
    """An action that the rules do not allow now; `rule` is the number of the rule that says so."""

    def __init__(self, id: str, rule: str, **arguments: Any) -> None:
        super().__init__(id, rule=rule, **arguments)
        self.rule = rule


class BadInput(Problem):
    """A word, number or option that means nothing here."""


class BadLog(Problem):
    """A log that is damaged, foreign or impossible."""


class BadCards(Problem):
    """A card file that breaks the shape; the arguments name its line and the rule."""
