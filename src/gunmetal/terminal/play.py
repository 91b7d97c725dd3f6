"""A person against bots: the loop from the first prompt to the last result."""

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import Console
from rich.text import Text

from gunmetal.kernel.chance import stream
from gunmetal.kernel.contract import NOBODY, Game, Setup
from gunmetal.kernel.events import PUBLIC
from gunmetal.kernel.match import Follower, Match
from gunmetal.kernel.problems import Problem
from gunmetal.kernel.texts import Texts
from gunmetal.terminal import ending, history, kept
from gunmetal.terminal.commands import Quit, command
from gunmetal.terminal.look import Look, look_of
from gunmetal.terminal.menu import Menu
from gunmetal.terminal.screen import Screen, console_for, read_line, shell_command

if TYPE_CHECKING:
    from gunmetal.bots.players import Opinion

DONE, FAILED, INTERRUPTED = 0, 1, 130
ADVISER = "master"                     # the bot that gives hints


class Chooser(Protocol):
    """A bot: it is given the state, and must choose as if it knew only what its seat knows."""

    def choose(self, state: Any, seat: int) -> int: ...

    def recall(self, past: Iterable[tuple[Any, int]], seat: int) -> None:
        """What has been done so far, each in which state."""


MakeBot = Callable[[str, int], Chooser]    # by name and seed
Advise = Callable[[Any, int], "Opinion"]   # what a bot would do, and why


@dataclass
class Sitting:
    """People and bots around one table, until it is over or somebody leaves."""

    kept: kept.Kept
    screen: Screen
    look: Look
    memory: bool
    advise: Advise
    bots: dict[int, Chooser] = field(default_factory=dict)
    seat: int = PUBLIC                 # who looks at the screen
    menu: Menu = field(default_factory=lambda: Menu(()))

    def take_seats(self, make_bot: MakeBot, seed: int) -> None:
        """The head of the log says who is a bot; a person who is alone always looks at the screen."""
        for seat, about in enumerate(self.match.head.seats):
            if about.get("bot") is not None:
                self.bots[seat] = make_bot(str(about["bot"]), stream(seed, seat + 1))
        people = [seat for seat in range(self.match.head.players) if seat not in self.bots]
        if len(people) == 1:
            self.seat = people[0]

    @property
    def match(self) -> Match:
        return self.kept.match

    @cached_property
    def followed(self) -> Follower:
        """The log, as the bots look back at it: also at what was played before it was resumed, and not at what was undone."""
        return Follower(self.screen.game, self.match.head)

    def play(self) -> None:
        self.introduce()
        while (seat := self.match.decider) != NOBODY:
            if seat in self.bots:
                self.followed.go_on(self.match.lines)
                self.bots[seat].recall(self.followed.past, seat)
                self.match.act(seat, self.bots[seat].choose(self.match.state, seat))
            else:
                self.decide(seat)
        self.draw()
        outcome = self.screen.game.outcome(self.match.state)
        assert outcome is not None
        ending.draw(self.screen, outcome, self.kept.path)

    def decide(self, seat: int) -> None:
        """Asks until an action is carried out, or taken back."""
        if seat != self.seat:
            self.curtain(seat)
        self.draw()
        before = len(self.match.lines)
        while len(self.match.lines) == before:
            text = self.screen.ask(self.screen.texts.text("terminal-help-hint"))
            try:
                if text and not command(self, text):
                    self.match.act(seat, self.menu.choice(self.screen.game, self.match.state, text))
            except kept.Unkept:
                raise
            except Problem as problem:
                self.screen.show(Text(self.screen.texts.problem(problem), "bold"))

    def curtain(self, seat: int) -> None:
        """Several people at one screen: nobody sees what another has just seen."""
        self.screen.console.clear()
        self.screen.say("terminal-curtain", seat=self.screen.colour(seat))
        self.screen.ask()
        self.screen.console.clear()
        self.seat = seat

    def draw(self) -> None:
        """The news, the table as the seat sees it, and what is to be decided."""
        screen, match = self.screen, self.match
        view = screen.game.view(match.state, self.seat)
        view = view if self.memory else self.look.without_memory(view)
        start = history.since_last_decision(match.steps, self.seat)
        before, news = history.heard(match.steps[:start], self.seat), history.heard(match.steps[start:], self.seat)
        screen.gap()
        screen.rule(self.title(view.turn))
        screen.show(history.draw(screen, history.turns(before, news), self.look.tell))
        drawn = [part(screen, view, before + news) for part in self.look.parts]
        for thing in drawn:
            if thing is not None:
                screen.gap()
                screen.show(thing)
        screen.gap()
        if match.decider == self.seat:
            self.draw_menu()

    def title(self, turn: int) -> Text:
        text, dot = self.screen.texts.text, f" {self.screen.marks.dot} "
        words = [text("game-name"), *([text("terminal-turn", turn=turn)] if turn else [])]
        return Text(dot.join(words), "bold")

    def introduce(self) -> None:
        """Which game it is: edition and variants are on its box."""
        text, head = self.screen.texts.text, self.match.head
        self.screen.gap()
        self.screen.show(Text.assemble((text("game-name"), "bold"), f" {self.screen.marks.dot} ", text(f"edition-{head.edition}")))
        self.screen.show(Text(text("game-authors"), "dim"))
        if head.variant is not None:
            self.screen.say(f"variant-{head.variant}")
        for name, value, rule in self.screen.game.unusual(head.settings):
            self.screen.say("setting-in-force", setting=name, value=str(value), rule=rule)
        if head.daily is not None:
            self.screen.say("terminal-daily", day=date.fromisoformat(head.daily))

    def draw_menu(self) -> None:
        screen, state = self.screen, self.match.state
        self.menu = self.look.menu(screen, state)
        prompt = screen.texts.worded(f"prompt-{screen.game.decision(state)}", {"seat": self.seat})
        screen.show(Text(prompt, "bold"))
        screen.show(*self.menu.draw(screen, state))

    def resume_command(self, path: str = "") -> str:
        """What goes on with this game as it is played here, to be typed in a shell."""
        words = ["play", self.screen.game.name, "--resume", path or str(self.kept.path), "--lang", self.screen.texts.language]
        return shell_command(*words, *([] if self.memory else ["--no-memory"]))


def play(game: Game, *, setup: Setup | None, bots: Sequence[str], seat: int, texts: Texts, log_path: Path, seed: int,
         resume: Path | None = None, memory: bool = True, make_bot: MakeBot | None = None, advise: Advise | None = None,
         console: Console | None = None, read: Callable[[str], str] = read_line) -> int:
    """Plays a new game (`setup`; a person at `seat`, `bots` by name at the others in turn), or goes on with the one in `resume`.

    Returns the exit code: 0 when the game is over or the person leaves, 130 after Ctrl-C, 1 if the file can no longer be written.
    """
    if resume is not None:
        on_disk = kept.go_on(game, resume, seed)
    else:
        assert setup is not None
        on_disk = kept.begin(game, setup, _seats(game, setup.players, seat, bots), log_path, seed)
    screen = Screen(game, texts, console or console_for(sys.stdout), read)
    sitting = Sitting(on_disk, screen, look_of(game), memory, advise or adviser(game))
    try:
        return _sit(sitting, make_bot or bot_maker(game), seed)
    finally:
        on_disk.close()


def _seats(game: Game, players: int, person: int, bots: Sequence[str]) -> list[dict[str, Any]]:
    names = cycle(bots)
    seated = [None if seat == person else next(names) for seat in range(players)]
    return [{"colour": game.seats[seat], "name": bot or "person", "bot": bot} for seat, bot in enumerate(seated)]


def bot_maker(game: Game) -> MakeBot:
    from gunmetal.bots.players import Bot  # noqa: PLC0415 - only when there are bots at the table

    return lambda name, seed: Bot(game, name, seed)


def adviser(game: Game) -> Advise:
    from gunmetal.bots.players import Bot  # noqa: PLC0415 - only when somebody wants advice

    return lambda state, seat: Bot(game, ADVISER, 1).think(state, seat)


def _sit(sitting: Sitting, make_bot: MakeBot, seed: int) -> int:
    """However it ends, one sentence says where the game is kept."""
    code = DONE
    try:
        sitting.take_seats(make_bot, seed)
        sitting.play()
        return code
    except (Quit, EOFError):
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    except kept.Unkept as problem:
        sitting.screen.show(Text(sitting.screen.texts.problem(problem), "bold"))
        code = FAILED
    except BrokenPipeError:            # nobody reads any more: nothing is said, and nothing may be said at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return code
    sitting.screen.gap()
    sitting.screen.say("terminal-kept", file=str(sitting.kept.path))
    sitting.screen.command(sitting.resume_command())
    return code
