"""What a person may type besides an action."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.texts import LANGUAGES, Texts
from gunmetal.terminal import history, kept

if TYPE_CHECKING:
    from gunmetal.terminal.play import Sitting


HINTS = 3                              # options that a hint names


class Quit(Exception):
    """The person leaves."""


def explain(sitting: "Sitting", argument: str) -> None:
    """The rule of the decision, how an action is written, and the commands."""
    screen, state = sitting.screen, sitting.match.state
    screen.gap()
    screen.show(Text(screen.texts.text(f"explain-{screen.game.decision(state)}")))
    screen.gap()
    notations = [screen.game.action_text(state, action) for action in sitting.menu.actions]
    examples = {notation.split()[0]: f"“{notation}”" for notation in notations}      # one for each verb
    screen.say("terminal-how-to-choose", examples=", ".join(examples.values()))
    screen.gap()
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for name in COMMANDS:
        about = screen.texts.text(f"terminal-about-{name}", file=str(sitting.kept.path))
        table.add_row(screen.texts.text(f"terminal-command-{name}"), about)
    screen.show(table)


def hint(sitting: "Sitting", argument: str) -> None:
    """The best three options, as a bot sees them from this seat."""
    screen, state = sitting.screen, sitting.match.state
    opinion = sitting.advise(state, sitting.seat)
    screen.gap()
    if not opinion.options:
        screen.say("terminal-hint-only", action=screen.texts.worded(*screen.game.action_words(state, opinion.action)))
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column(justify="right")
    table.add_column(style="dim")
    for one in opinion.options[:HINTS]:
        share, low, high = (screen.texts.text("terminal-percent", share=100 * part) for part in (one.value, *one.interval))
        words = screen.texts.worded(*screen.game.action_words(state, one.action))
        table.add_row(words, share, f"{low} {screen.marks.dash} {high}")
    screen.say("terminal-hint-alone" if state.player_count == 1 else "terminal-hint")
    screen.show(table)


def undo(sitting: "Sitting", argument: str) -> None:
    kept.undo(sitting.match, sitting.seat)
    sitting.screen.say("terminal-undone")


def save(sitting: "Sitting", argument: str) -> None:
    if not argument:
        raise BadInput("terminal-save-where", file=str(sitting.kept.path))
    path = Path(argument)
    kept.save_copy(sitting.kept, path)
    sitting.screen.say("terminal-saved", file=str(path))


def resume(sitting: "Sitting", argument: str) -> None:
    sitting.screen.say("terminal-how-to-resume")
    sitting.screen.command(sitting.resume_command(argument))


def events(sitting: "Sitting", argument: str) -> None:
    """All that the seat has heard so far."""
    told = history.heard(sitting.match.steps, sitting.seat, sitting.memory)
    sitting.screen.show(history.draw(sitting.screen, history.turns((), told), sitting.look.tell))


def table(sitting: "Sitting", argument: str) -> None:
    sitting.draw()


def list_all(sitting: "Sitting", argument: str) -> None:
    sitting.screen.show(*sitting.menu.draw(sitting.screen, sitting.match.state, everything=True))


def lang(sitting: "Sitting", argument: str) -> None:
    known = {language.lower(): language for language in LANGUAGES}
    sitting.screen.texts = Texts(known.get(argument.lower().replace("_", "-"), argument), sitting.screen.game)
    sitting.draw()


def leave(sitting: "Sitting", argument: str) -> None:
    raise Quit


COMMANDS: dict[str, Callable[["Sitting", str], None]] = {
    "hint": hint, "help": explain, "undo": undo, "table": table, "list": list_all, "events": events, "save": save, "resume": resume,
    "lang": lang, "quit": leave,
}
OTHER_WORDS = {"?": "hint", "log": "events", "exit": "quit"}


def command(sitting: "Sitting", text: str) -> bool:
    """Carries a command out, if the text is one. Every command has its English word, and one of the person's language."""
    word, _, argument = text.strip().partition(" ")
    word = word.lower()
    local = {sitting.screen.texts.text(f"terminal-command-{name}").split()[0]: name for name in COMMANDS}
    name = OTHER_WORDS.get(word) or local.get(word) or word
    if name not in COMMANDS:
        return False
    COMMANDS[name](sitting, argument.strip())
    return True
