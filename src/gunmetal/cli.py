"""The command `gunmetal`: reads its words, and calls who does the work. Whatever is wrong gets one sentence and a non-
zero exit."""

import argparse
import json
import os
import re
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

import gunmetal
from gunmetal.games import game_named
from gunmetal.kernel.contract import Game, Setup
from gunmetal.kernel.problems import BadInput, Problem
from gunmetal.kernel.texts import LANGUAGES, Texts

WRONG, INTERRUPTED = 2, 130
MOST_CORES = 256


class Parser(argparse.ArgumentParser):
    """argparse, but what is wrong becomes a Problem, to be told in one sentence."""

    def error(self, message: str) -> NoReturn:
        """argparse speaks English; the word that it stumbled over belongs to every language."""
        named = re.findall(r"--[\w-]+|'[^']*'", message) or [message.rsplit(": ", 1)[-1]]
        raise BadInput("usage-wrong", problem=named[0].strip("'"))


def preferred_language(environment: Sequence[str | None]) -> str:
    """The first of LC_ALL, LC_MESSAGES and LANG that says something decides."""
    named = next((value for value in environment if value), "")
    return "pt-BR" if named.lower().startswith("pt") else "en"


def language_of(words: Sequence[str]) -> str:
    """The language is needed before the words are read, for what may be wrong with them."""
    default = preferred_language([os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")])
    for word, following in pairwise([*words, ""]):
        named = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else None
        if named in LANGUAGES:
            return named
    return default


def at_least(least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 100 and int(text) >= least):
            raise BadInput("number-wrong", value=text[:40], least=least)
        return int(text)

    return read


def parser_in(texts: Texts) -> Parser:
    help_of = texts.text
    parser = Parser(prog="gunmetal", description=help_of("help-gunmetal"), allow_abbrev=False)
    parser.add_argument("--version", action="store_true", help=help_of("help-version"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    def command(name: str, game: bool) -> Parser:
        sub = commands.add_parser(name, help=help_of(f"help-{name}"), description=help_of(f"help-{name}"), allow_abbrev=False)
        languages = ", ".join(LANGUAGES)
        sub.add_argument("--lang", metavar="LANG", default=texts.language, help=help_of("help-lang", languages=languages))
        if game:
            sub.add_argument("game", metavar="GAME", help=help_of("help-game"))
            sub.add_argument("--players", type=at_least(1), metavar="N", help=help_of("help-players"))
            sub.add_argument("--edition", metavar="EDITION", help=help_of("help-edition"))
            sub.add_argument("--cards", type=Path, metavar="FILE", help=help_of("help-cards"))
            sub.add_argument("--seed", type=at_least(0), metavar="S", help=help_of("help-seed"))
        return sub

    play = command("play", game=True)
    play.add_argument("--bots", metavar="B,…", help=help_of("help-play-bots"))
    play.add_argument("--seat", metavar="COLOUR", help=help_of("help-seat"))
    play.add_argument("--log", type=Path, metavar="FILE", help=help_of("help-log"))
    play.add_argument("--resume", type=Path, metavar="FILE", help=help_of("help-resume"))
    play.add_argument("--no-memory", action="store_true", help=help_of("help-no-memory"))

    simulate = command("simulate", game=True)
    simulate.add_argument("--games", type=at_least(1), default=1000, metavar="N", help=help_of("help-games"))
    simulate.add_argument("--bots", metavar="B,…", help=help_of("help-simulate-bots"))
    simulate.add_argument("--cores", type=at_least(1), metavar="N", help=help_of("help-cores"))
    simulate.add_argument("--save", type=Path, metavar="DIR", help=help_of("help-save"))
    simulate.add_argument("--json", action="store_true", help=help_of("help-json"))

    replay = command("replay", game=False)
    replay.add_argument("file", type=Path, metavar="FILE", help=help_of("help-replay-file"))
    replay.add_argument("--seat", metavar="COLOUR", help=help_of("help-replay-seat"))
    replay.add_argument("--json", action="store_true", help=help_of("help-replay-json"))
    return parser


def setup_of(game: Game, words: argparse.Namespace) -> Setup:
    cards = game.read_cards(words.cards or game.default_cards)
    setup = Setup(words.players if words.players is not None else 3, words.edition if words.edition is not None else "en", cards)
    game.start(setup)                  # refuses what cannot be, before anything is made
    return setup


def bots_of(game: Game, words: argparse.Namespace, seats: int, usual: str) -> list[str]:
    from gunmetal.bots.players import bot_code  # noqa: PLC0415 - not needed for every command

    names = [name.strip() for name in (usual if words.bots is None else words.bots).split(",")]
    for name in names:
        bot_code(game, name)
    if len(names) > seats:
        raise BadInput("bots-too-many", bots=len(names), seats=seats)
    return names


def seat_of(game: Game, name: str | None, players: int) -> int | None:
    if name is None:
        return None
    if name not in game.seats[:players]:
        raise BadInput("seat-unknown", seat=name, seats=", ".join(game.seats[:players]))
    return game.seats.index(name)


def data_folder() -> Path:
    """Where games are kept: `GUNMETAL_DATA`, or the user's data folder."""
    named = os.environ.get("GUNMETAL_DATA")
    if named:
        return Path(named)
    base = os.environ.get("XDG_DATA_HOME")
    if base:
        return Path(base) / "gunmetal"
    try:
        home = Path.home()
    except RuntimeError:               # a user without a home
        raise BadInput("no-home") from None
    return home / ("Library/Application Support" if sys.platform == "darwin" else ".local/share") / "gunmetal"


def play(words: argparse.Namespace, texts: Texts) -> int:
    from gunmetal.bots.players import Bot, unit_of  # noqa: PLC0415 - only what a command needs is imported
    from gunmetal.kernel.worlds import Warmup  # noqa: PLC0415
    from gunmetal.terminal.play import play as sit_down  # noqa: PLC0415

    game = game_named(words.game)
    if words.resume is not None:
        for option in ("players", "edition", "cards", "bots", "seat", "log"):
            if getattr(words, option) is not None:
                raise BadInput("resume-has-that", option=f"--{option}")
    setup = setup_of(game, words)
    seed = words.seed if words.seed is not None else secrets.randbits(62)
    seat = seat_of(game, words.seat, setup.players)
    bots = bots_of(game, words, setup.players - 1, "greedy")
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path = words.log or words.resume or data_folder() / "games" / f"{game.name}-{stamp}-{secrets.token_hex(2)}.log"
    warmup = Warmup(unit_of(game))
    try:
        return sit_down(game, setup=setup, bots=bots, seat=seat or 0, texts=Texts(texts.language, game), log_path=path,
                        seed=seed, resume=words.resume, memory=not words.no_memory,
                        make_bot=lambda name, bot_seed: Bot(game, name, bot_seed, warmup))
    finally:
        warmup.close()


def simulate(words: argparse.Namespace, texts: Texts) -> int:
    from rich.console import Console  # noqa: PLC0415 - only what a command needs is imported

    game = game_named(words.game)
    setup = setup_of(game, words)
    bots = bots_of(game, words, setup.players, "random")
    seed = words.seed if words.seed is not None else secrets.randbits(32)
    texts = Texts(texts.language, game)
    aside = Console(stderr=True)
    with aside.status(texts.text("simulate-compiling")):
        from gunmetal.lab import show  # noqa: PLC0415 - NumPy and Numba
        from gunmetal.lab.simulate import Simulation  # noqa: PLC0415
        from gunmetal.lab.simulate import simulate as run  # noqa: PLC0415

        simulation = Simulation(game, setup, bots, seed)
    if words.save is not None:
        make_folder(words.save)
    with show.progress_bar(aside, texts.text("simulate-playing")) as bar:
        task = bar.add_task("", total=words.games)
        cores = min(words.cores or usable_cores(), MOST_CORES)
        report = run(simulation, words.games, cores, lambda done: bar.update(task, completed=done), words.save)
    if words.json:
        print(json.dumps(report.to_json()))
    else:
        show.show(report, texts, Console(highlight=False))
    return INTERRUPTED if report.interrupted else 0


def usable_cores() -> int:
    """Those that this process may use: a container may have fewer than the machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadInput("folder-not-empty", folder=str(folder))
    except OSError as error:
        raise BadInput("folder-refused", folder=str(folder), reason=error.strerror or str(error)) from None


def replay(words: argparse.Namespace, texts: Texts) -> int:
    from gunmetal.terminal import replay as again  # noqa: PLC0415 - only what a command needs is imported

    if words.json:
        again.print_json(words.file)
    else:
        again.show(words.file, texts.language, words.seat)
    return 0


COMMANDS: dict[str, Any] = {"play": play, "simulate": simulate, "replay": replay}


def main(words: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if words is None else words
    texts = Texts(language_of(words))
    try:
        parser = parser_in(texts)
        read = parser.parse_args(words)
        if read.version:
            print(f"gunmetal {gunmetal.__version__}")
            return 0
        if read.command is None:
            parser.print_help()
            return 0
        texts = Texts(read.lang)
        code = int(COMMANDS[read.command](read, texts))
        sys.stdout.flush()
        return code
    except Problem as problem:
        print(f"gunmetal: {sentence(problem, texts, words)}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:            # `gunmetal replay … | head`: nobody reads any more
        forget_output()
        return 0
    except OSError as error:           # a full disk, a closed terminal
        forget_output()
        print(f"gunmetal: {texts.text('output-refused', reason=error.strerror or str(error))}", file=sys.stderr)
        return WRONG


def forget_output() -> None:
    """What could not be written is not tried again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def sentence(problem: Problem, texts: Texts, words: Sequence[str]) -> str:
    """Problems of a game are told with the game's words."""
    for name in words:
        try:
            texts = Texts(texts.language, game_named(name))
        except BadInput:
            continue
        break
    return texts.problem(problem)
