"""The command `gunmetal`: reads its words, and calls who does the work. Whatever is wrong gets one sentence and a non-
zero exit."""

import argparse
import json
import os
import re
import secrets
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

import gunmetal
from gunmetal.games import GAME_NAMES, game_named
from gunmetal.kernel import daily
from gunmetal.kernel.contract import Game, Setup, settled
from gunmetal.kernel.problems import BadInput, Problem
from gunmetal.kernel.texts import LANGUAGES, Texts

WRONG, INTERRUPTED = 2, 130
MOST_CORES = 256
MOST_PORTS = 65535
USUAL_BOT = "regular"                  # at the table of somebody who names none


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


def at_least(least: int, most: int | None = None) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 100 and int(text) >= least):
            raise BadInput("number-wrong", value=text[:40], least=least)
        if most is not None and int(text) > most:
            raise BadInput("number-too-large", value=text[:40], most=most)
        return int(text)

    return read


def variant(text: str) -> tuple[str, int]:
    """`round_limit=60`"""
    name, equals, number = text.partition("=")
    if not (name and equals and number.isascii() and number.isdigit() and len(number) < 100):
        raise BadInput("variant-unreadable", text=text[:40])
    return name, int(number)


def add_hint(hint: "Parser", help_of: Callable[[str], str]) -> None:
    hint.add_argument("file", type=Path, metavar="LOG", help=help_of("help-replay-file"))
    hint.add_argument("--at", type=at_least(0), metavar="N", help=help_of("help-hint-at"))
    hint.add_argument("--time", type=at_least(1), default=1000, metavar="MS", help=help_of("help-hint-time"))
    hint.add_argument("--iterations", type=at_least(1), metavar="N", help=help_of("help-hint-iterations"))
    hint.add_argument("--json", action="store_true", help=help_of("help-json"))


def add_train(train: "Parser", help_of: Callable[..., str]) -> None:
    train.add_argument("game", metavar="GAME", help=help_of("help-game", games=", ".join(GAME_NAMES)))
    train.add_argument("--players", type=at_least(1), default=2, metavar="N", help=help_of("help-players"))
    train.add_argument("--minutes", type=at_least(1), default=25, metavar="M", help=help_of("help-train-minutes"))
    train.add_argument("--games", type=at_least(1), metavar="N", help=help_of("help-train-games"))
    train.add_argument("--searched", type=at_least(0), default=0, metavar="N", help=help_of("help-train-searched"))
    train.add_argument("--guests", type=at_least(0, most=1000), metavar="N", help=help_of("help-train-guests"))
    train.add_argument("--from", type=Path, metavar="NET", dest="origin", help=help_of("help-train-from"))
    train.add_argument("--seed", type=at_least(0), default=1, metavar="S", help=help_of("help-seed"))
    train.add_argument("--file", type=Path, metavar="FILE", help=help_of("help-train-file"))


def add_serve(serve: "Parser", help_of: Callable[[str], str]) -> None:
    serve.add_argument("--host", default="127.0.0.1", metavar="HOST", help=help_of("help-host"))
    serve.add_argument("--port", type=at_least(0), default=8765, metavar="PORT", help=help_of("help-port"))
    serve.add_argument("--data", type=Path, metavar="DIR", help=help_of("help-data"))
    serve.add_argument("--database", metavar="URL", help=help_of("help-database"))
    serve.add_argument("--bot-pause", type=at_least(0), default=700, metavar="MS", help=help_of("help-bot-pause"))
    serve.add_argument("--no-limits", action="store_true", help=help_of("help-no-limits"))
    serve.add_argument("--open", action="store_true", help=help_of("help-open"))
    serve.add_argument("--quiet", action="store_true", help=help_of("help-quiet"))


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
            sub.add_argument("game", metavar="GAME", help=help_of("help-game", games=", ".join(GAME_NAMES)))
            sub.add_argument("--players", type=at_least(1), metavar="N", help=help_of("help-players"))
            sub.add_argument("--edition", metavar="EDITION", help=help_of("help-edition"))
            sub.add_argument("--variant", type=variant, action="append", metavar="NAME=N", help=help_of("help-variant"))
            sub.add_argument("--cards", type=Path, metavar="FILE", help=help_of("help-cards"))
            sub.add_argument("--seed", type=at_least(0), metavar="S", help=help_of("help-seed"))
        return sub

    play = command("play", game=True)
    play.add_argument("--bots", metavar="B,…", help=help_of("help-play-bots"))
    play.add_argument("--solo", action="store_true", default=None, help=help_of("help-solo"))
    play.add_argument("--daily", action="store_true", default=None, help=help_of("help-daily"))
    play.add_argument("--seat", metavar="SEAT", help=help_of("help-seat"))
    play.add_argument("--log", type=Path, metavar="FILE", help=help_of("help-log"))
    play.add_argument("--resume", type=Path, metavar="FILE", help=help_of("help-resume"))
    play.add_argument("--no-memory", action="store_true", help=help_of("help-no-memory"))

    simulate = command("simulate", game=True)
    simulate.add_argument("--games", type=at_least(1), default=1000, metavar="N", help=help_of("help-games"))
    simulate.add_argument("--bots", metavar="B,…", help=help_of("help-simulate-bots"))
    simulate.add_argument("--cores", type=at_least(1), metavar="N", help=help_of("help-cores"))
    simulate.add_argument("--save", type=Path, metavar="DIR", help=help_of("help-save"))
    simulate.add_argument("--json", action="store_true", help=help_of("help-json"))

    arena = command("arena", game=True)
    arena.add_argument("--games", type=at_least(1), default=200, metavar="N", help=help_of("help-arena-games"))
    arena.add_argument("--bots", required=True, metavar="B,…", help=help_of("help-arena-bots"))
    arena.add_argument("--sprt", metavar="LOW,HIGH", help=help_of("help-arena-sprt"))
    arena.add_argument("--file", type=Path, metavar="FILE", help=help_of("help-arena-file"))
    arena.add_argument("--cluster", metavar="ADDRESS", help=help_of("help-arena-cluster"))
    arena.add_argument("--move-time", type=at_least(1), default=1000, metavar="MS", help=help_of("help-arena-move-time"))
    arena.add_argument("--cores", type=at_least(1), metavar="N", help=help_of("help-cores"))
    arena.add_argument("--json", action="store_true", help=help_of("help-json"))

    add_train(command("train", game=False), help_of)

    replay = command("replay", game=False)
    replay.add_argument("file", type=Path, metavar="FILE", help=help_of("help-replay-file"))
    replay.add_argument("--seat", metavar="SEAT", help=help_of("help-replay-seat"))
    replay.add_argument("--json", action="store_true", help=help_of("help-replay-json"))

    add_hint(command("hint", game=False), help_of)
    add_serve(command("serve", game=False), help_of)

    verify = command("verify", game=False)
    verify.add_argument("file", type=Path, metavar="LOG", help=help_of("help-verify-file"))
    return parser


def setup_of(game: Game, words: argparse.Namespace, day: str | None = None, simulated: bool = False) -> Setup:
    cards = game.read_cards(words.cards or game.default_cards)
    usual = 3 if 3 in game.players else game.players[0]
    players = words.players if words.players is not None else usual
    edition = words.edition if words.edition is not None else game.editions[0]
    setup = Setup(players, edition, cards, settled(game.settings, variants_of(words), simulated), day)
    game.start(setup)                  # refuses what cannot be, before anything is made
    return setup


def variants_of(words: argparse.Namespace) -> Mapping[str, int]:
    given: dict[str, int] = {}
    for name, number in words.variant or ():
        if name in given:
            raise BadInput("variant-twice", setting=name)
        given[name] = number
    return given


def plays_alone(game: Game, words: argparse.Namespace) -> bool:
    """`--solo` and `--players 1` are the same where a game is also for one; the daily challenge is the same for everybody."""
    if (words.solo or words.daily) and not game.has_solo:
        raise BadInput("solo-none", game=game.name, least=game.players[0], most=game.players[-1])
    if words.solo and words.players not in (None, 1):
        raise BadInput("solo-players", players=words.players)
    words.players = 1 if words.solo else words.players
    alone = words.players == 1 and game.has_solo
    if alone and words.bots is not None:
        raise BadInput("solo-bots")
    if words.daily and not alone:
        raise BadInput("daily-not-solo")
    for option in ("seed", "edition", "variant", "cards") if words.daily else ():
        if getattr(words, option) is not None:
            raise BadInput("daily-has-that", option=f"--{option}")
    return alone


def bots_of(words: argparse.Namespace, seats: int, usual: str, check: Callable[[str], Any]) -> list[str]:
    names = [name.strip() for name in (usual if words.bots is None else words.bots).split(",")]
    for name in names:
        check(name)
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
    from gunmetal.bots.players import Bot, check_bot  # noqa: PLC0415 - only what a command needs is imported
    from gunmetal.kernel.worlds import Warmups  # noqa: PLC0415
    from gunmetal.terminal.play import ADVISER  # noqa: PLC0415
    from gunmetal.terminal.play import play as sit_down  # noqa: PLC0415

    game = game_named(words.game)
    if words.resume is not None:
        for option in ("players", "edition", "variant", "cards", "bots", "solo", "daily", "seat", "log"):
            if getattr(words, option) is not None:
                raise BadInput("resume-has-that", option=f"--{option}")
    alone = plays_alone(game, words)
    setup = setup_of(game, words, daily.today() if words.daily else None)
    usual = daily.seed_of(game.name, setup.daily) if setup.daily is not None else secrets.randbits(62)
    seed = words.seed if words.seed is not None else usual
    seat = seat_of(game, words.seat, setup.players)
    bots = [] if alone else bots_of(words, setup.players - 1, USUAL_BOT, check_bot)
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path = words.log or words.resume or data_folder() / "games" / f"{game.name}-{stamp}-{secrets.token_hex(2)}.log"
    with ExitStack() as at_end:
        @cache
        def warmups() -> Warmups:      # only if there are bots at the table
            return at_end.enter_context(closing(Warmups()))

        return sit_down(game, setup=setup, bots=bots, seat=seat or 0, texts=Texts(texts.language, game), log_path=path,
                        seed=seed, resume=words.resume, memory=not words.no_memory,
                        make_bot=lambda name, bot_seed: Bot(game, name, bot_seed, warmups()),
                        advise=lambda state, at: Bot(game, ADVISER, seed, warmups()).think(state, at))


def simulate(words: argparse.Namespace, texts: Texts) -> int:
    from rich.console import Console  # noqa: PLC0415 - only what a command needs is imported

    from gunmetal.bots.players import bot_code  # noqa: PLC0415

    game = game_named(words.game)
    setup = setup_of(game, words, simulated=True)
    bots = bots_of(words, setup.players, "random", bot_code)
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


def arena(words: argparse.Namespace, texts: Texts) -> int:
    from rich.console import Console  # noqa: PLC0415 - only what a command needs is imported

    game = game_named(words.game)
    setup = setup_of(game, words, simulated=True)
    texts = Texts(texts.language, game)
    aside = Console(stderr=True)
    try:
        with aside.status(texts.text("simulate-compiling")):
            from gunmetal.arena.series import Series  # noqa: PLC0415 - NumPy, Numba and SciPy
            from gunmetal.lab import contest as lab  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise BadInput("arena-not-installed", module=missing.name or "") from None
    series = Series.of(game, setup, words.bots.split(","), words.seed if words.seed is not None else 1,
                       words.move_time / 1000)
    cores = min(words.cores or usable_cores(), MOST_CORES)
    play = lab.on_cores(cores) if words.cluster is None else lab.on_cluster(words.cluster)
    file = words.file or data_folder() / "arena.sqlite"
    return 0 if lab.contest(series, words.games, words.sprt, file, play, texts, aside, words.json) else INTERRUPTED


def train(words: argparse.Namespace, texts: Texts) -> int:
    from rich.console import Console  # noqa: PLC0415 - only what a command needs is imported

    game = game_named(words.game)
    path = words.file or data_folder() / "nets" / f"{game.name}-{words.players}.npz"
    aside = Console(stderr=True, highlight=False)
    with aside.status(texts.text("simulate-compiling")):
        from gunmetal.bots.nets.keeping import load  # noqa: PLC0415 - NumPy
        from gunmetal.lab import train as lab  # noqa: PLC0415 - NumPy and Numba

        origin = load(game, words.origin) if words.origin is not None else None
        net = lab.prepare(game, words.players, words.seed, words.games, words.minutes, path, words.searched, origin,
                          words.guests)
    return 0 if lab.run(game, net, path, Texts(texts.language, game), aside, words.origin) else INTERRUPTED


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


def serve(words: argparse.Namespace, texts: Texts) -> int:
    try:
        from gunmetal.server.app import Options  # noqa: PLC0415 - only what a command needs is imported
        from gunmetal.server.serve import serve as run  # noqa: PLC0415
        from gunmetal.server.store import file_url  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise BadInput("server-not-installed", module=missing.name or "") from None

    if words.port > MOST_PORTS:
        raise BadInput("port-wrong", port=str(words.port), most=str(MOST_PORTS))
    url = words.database or os.environ.get("GUNMETAL_DATABASE_URL") or file_url(words.data or data_folder())
    options = Options(url, bot_pause=words.bot_pause / 1000, workers=max(usable_cores() - 1, 1), limits=not words.no_limits)
    return run(options, words.host, words.port, texts, words.open, words.quiet)


def hint(words: argparse.Namespace, texts: Texts) -> int:
    from rich.console import Console  # noqa: PLC0415 - only what a command needs is imported

    with Console(stderr=True).status(texts.text("simulate-compiling")):
        from gunmetal.bots.search.thinking import Budget  # noqa: PLC0415 - NumPy and Numba
        from gunmetal.lab import hint as lab  # noqa: PLC0415

        budget = Budget(iterations=words.iterations) if words.iterations is not None else Budget(seconds=words.time / 1000)
        found = lab.hint(words.file, words.at, budget)
    if words.json:
        print(json.dumps(found.to_json()))
    else:
        lab.show(found, Texts(texts.language, found.game), Console(highlight=False))
    return 0


def verify(words: argparse.Namespace, texts: Texts) -> int:
    from gunmetal.kernel import fair  # noqa: PLC0415 - only what a command needs is imported
    from gunmetal.kernel.log import read_log  # noqa: PLC0415

    head, lines = read_log(words.file)
    if head.game not in GAME_NAMES:
        raise BadInput("game-unknown", game=head.game, games=", ".join(GAME_NAMES))
    verdict = fair.verify(game_named(head.game), head, lines)
    print(texts.text("verify-well", checked=verdict.checked))
    if verdict.taken_over:
        print(texts.text("verify-taken-over", count=verdict.taken_over))
    return 0


COMMANDS: dict[str, Any] = {"play": play, "simulate": simulate, "arena": arena, "train": train, "hint": hint, "replay": replay,
                            "serve": serve, "verify": verify}


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
    """Problems of a game are told with the game's words; where the command names no game, as `replay` does, any that has them."""
    named = [name for name in words if name in GAME_NAMES]
    for name in (*named[:1], *(() if texts.has(problem.id) else GAME_NAMES)):
        of_game = Texts(texts.language, game_named(name))
        if of_game.has(problem.id):
            return of_game.problem(problem)
    return texts.problem(problem)
