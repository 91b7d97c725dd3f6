"""A person made of a script, at the real loop over the real engine."""

import io
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO, cast

from rich.console import Console

from gunmetal.games.gunrunners import GAME
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Setup
from gunmetal.kernel.log import LogFile, read_log, write_log
from gunmetal.kernel.match import Match, replay, walk
from gunmetal.kernel.texts import Texts
from gunmetal.terminal.kept import Kept
from gunmetal.terminal.look import look_of
from gunmetal.terminal.play import Chooser, Sitting, adviser, play
from gunmetal.terminal.screen import Screen, console_for

CARDS = GAME.read_cards(GAME.default_cards)


class RandomBot:
    def __init__(self, name: str, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, state: Any, seat: int) -> int:
        return self._random.choice(GAME.options(state))

    def recall(self, past: Iterable[tuple[Any, int]], seat: int) -> None:
        pass


@dataclass
class Table:
    """What was agreed; `sit` plays until the script is at its end. An answer may be an exception: it is raised at the prompt."""

    path: Path
    players: int = 3
    edition: str = "en"
    language: str = "en"
    width: int = 80
    seed: int = 1
    memory: bool = True
    file: TextIO = field(default_factory=io.StringIO)
    make_bot: Callable[[str, int], Chooser] = RandomBot
    prompts: list[str] = field(default_factory=list)

    def sit(self, answers: Iterable[str | type[BaseException]], resume: bool = False) -> int:
        script = iter(answers)

        def read(prompt: str) -> str:
            self.prompts.append(prompt)
            answer = next(script, EOFError)
            self.file.write(f"{prompt}{answer}\n")
            if isinstance(answer, str):
                return answer
            raise answer

        console = console_for(self.file)
        console.width = self.width
        return play(GAME, setup=Setup(self.players, self.edition, CARDS), bots=["random"], seat=0, texts=Texts(self.language, GAME),
                    log_path=self.path, seed=self.seed, resume=self.path if resume else None, memory=self.memory,
                    make_bot=self.make_bot, console=console, read=read)

    @property
    def shown(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()

    @property
    def words(self) -> str:
        """What was shown, without lines and frames."""
        return " ".join(self.shown.translate(dict.fromkeys(map(ord, "│╭╮╰╯─├┤┬┴┼"), " ")).split())

    def match(self) -> Match:
        """The game as the file has it."""
        return replay(GAME, *read_log(self.path))

    def at_random(self, seed: int = 0) -> Iterable[str]:
        """Any legal number, for ever. The game is followed in its file, line by line."""
        chance = random.Random(seed)
        head, lines = read_log(self.path)
        followed = walk(GAME, head, lines)
        match = next(followed)
        while True:
            lines += read_log(self.path)[1][len(lines):]
            while len(match.lines) < len(lines):
                next(followed)
            yield str(chance.randint(1, len(GAME.options(match.state))))


def random_match(players: int, edition: str, seed: int, stop: Callable[[Match], bool]) -> Match | None:
    """A game of random choices up to the first decision at which it shall stop; seat 0 is a person's."""
    chance = random.Random(seed)
    seats = [{"colour": colour, "name": colour, "bot": "random" if n else None} for n, colour in enumerate(GAME.seats[:players])]
    match = Match.begin(GAME, Setup(players, edition, CARDS), seats, Generator(), seed)
    match.open()
    while match.decider != NOBODY:
        if stop(match):
            return match
        match.act(match.decider, chance.choice(GAME.options(match.state)))
    return None


def match_at(decision: str, players: int = 3, edition: str = "en", ask: Callable[[Match], bool] = lambda match: True) -> Match:
    """A game in which seat 0 has this decision to make."""
    for seed in range(5_000):
        match = random_match(players, edition, seed, lambda m: m.decider == 0 and GAME.decision(m.state) == decision and ask(m))
        if match is not None:
            return match
    raise AssertionError(f"{decision} never came up")


def table_at(path: Path, decision: str, players: int = 3, edition: str = "en", **more: Any) -> Table:
    """A table whose file holds such a game."""
    match = match_at(decision, players, edition)
    path.write_text(write_log(match.head, match.lines), encoding="utf-8")
    return Table(path, players, edition, **more)


def drawing(match: Match, seat: int, language: str = "en", width: int = 80, memory: bool = True) -> str:
    """The whole screen of a seat."""
    file = io.StringIO()
    screen = Screen(GAME, Texts(language, GAME), Console(file=file, width=width, highlight=False, markup=False))
    nowhere = cast("LogFile", None)    # drawing keeps nothing
    Sitting(Kept(match, nowhere), screen, look_of(GAME), memory, adviser(GAME), seat=seat).draw()
    return file.getvalue()
