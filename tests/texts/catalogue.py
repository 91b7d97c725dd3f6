"""What the Fluent files hold, and which sentences the source asks for."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import gunmetal.kernel.texts
from gunmetal.games import GAME_NAMES, game_named
from gunmetal.games.gunrunners.state import Edition, Kind, Phase, State
from gunmetal.games.gunrunners.wording import decision
from gunmetal.games.western.state import Effect, Town
from gunmetal.games.western.state import Phase as WesternPhase
from gunmetal.games.western.wording import decision as western_decision
from gunmetal.kernel.texts import LOCALES, OF_NO_GAME

SOURCE = Path(gunmetal.kernel.texts.__file__).parents[1]
OPERATING = (Kind.DIRECTOR, Kind.INFORMER, Kind.SABOTEUR, Kind.SPY, Kind.RUNNER)
MOVING = (Kind.DIRECTOR, Kind.INFORMER, Kind.RUNNER)
PROBLEMS = ("Problem", "Refusal", "BadInput", "BadLog", "BadCards")

# Decisions that a western game never comes to, and those that are named after what is going on, with all that can.
NEVER = {
    "gunslingers": {WesternPhase.OPENING_ACCOUNT, WesternPhase.EXCHANGE, WesternPhase.LASSO, WesternPhase.STEAL,
                    WesternPhase.ATTACH, WesternPhase.VICTIM},
    "gunsmoke": {WesternPhase.REST, WesternPhase.MISS, WesternPhase.WOUND, WesternPhase.GIVE_UP},
}
GOING_ON = {
    "gunslingers": {
        WesternPhase.FIGHTER: (Effect.SHOOTOUT, Effect.BRAWL, Effect.BUSHWHACK, Effect.GAMBLE, Effect.GAMBLE_HIGH),
        WesternPhase.CARDS: (Effect.SHOOTOUT, Effect.BRAWL, Effect.BUSHWHACK, Effect.CAPTURE, Effect.BOUNTY, Effect.REBUILD,
                             Effect.GAMBLE, Effect.GAMBLE_HIGH, Effect.ROB_BANK, Effect.ROB_TRAIN, Effect.RUSTLE,
                             Effect.EXPLOSION, Effect.JAILBREAK),
        WesternPhase.TARGET: (Effect.SHOOTOUT, Effect.BRAWL, Effect.BUSHWHACK, Effect.CAPTURE),
        WesternPhase.PLACE: (Effect.EXPLOSION, Effect.REBUILD),
        WesternPhase.RELEASE: (Effect.JAILBREAK,),
    },
    "gunsmoke": {
        WesternPhase.FIGHTER: (Effect.SHOOTOUT, Effect.BRAWL, Effect.GAMBLE),
        WesternPhase.CARDS: (Effect.CAPTURE, Effect.HOLD_UP, Effect.ROB_TRAIN, Effect.EXPLOSION, Effect.JAILBREAK),
        WesternPhase.TARGET: (Effect.SHOOTOUT, Effect.BRAWL, Effect.CAPTURE),
        WesternPhase.PLACE: (Effect.EXPLOSION, Effect.REBUILD),
        WesternPhase.RELEASE: (Effect.JAILBREAK, Effect.ESCAPE),
    },
}


@dataclass
class Message(Visitor):
    """A sentence: its text as written, the variables it takes, and the messages it refers to."""

    text: str = ""
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)


@cache
def entries(language: str, file: str) -> list[ftl.EntryType]:
    return FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body


@cache
def messages(language: str, file: str) -> dict[str, Message]:
    found = {}
    for entry in entries(language, file):
        if isinstance(entry, ftl.Message):
            message = Message(FluentSerializer().serialize_entry(entry).partition("=")[2].strip())
            message.visit(entry)
            found[entry.id.name] = message
    return found


def files(language: str) -> list[str]:
    return sorted(path.name for path in (LOCALES / language).glob("*.ftl"))


def own_files(game: str) -> tuple[str, ...]:
    return game_named(game).texts or (game,)


@cache
def of_game(language: str, game: str) -> dict[str, Message]:
    """What stands in the files of a game; later ones override."""
    return {id: message for name in own_files(game) for id, message in messages(language, f"{name}.ftl").items()}


@cache
def everything(language: str, game: str = "gunrunners") -> dict[str, Message]:
    """All that can be said in a game, as `Texts` puts it together: later files override."""
    shared = {id: message for name in OF_NO_GAME for id, message in messages(language, f"{name}.ftl").items()}
    return shared | of_game(language, game)


def catalogues(language: str) -> dict[str, dict[str, Message]]:
    """The same for each game."""
    return {game: everything(language, game) for game in GAME_NAMES}


def speakers(where: str) -> tuple[str, ...]:
    """The games in which a place of the source speaks: its own, those that share it, or all."""
    folders = where.partition(":")[0].split("/")
    return tuple(game for game in GAME_NAMES if {game, *own_files(game)} & set(folders)) or GAME_NAMES


def all_variables(known: dict[str, Message], id: str) -> set[str]:
    """The variables of a sentence, those of the messages it refers to included."""
    return known[id].variables.union(*(all_variables(known, other) for other in known[id].references))


@dataclass(frozen=True)
class Asked:
    """A place in the source that asks for a sentence by name; `arguments` is None if it does not spell them all out."""

    where: str
    maker: str                          # the function or the class of the problem
    id: str | None                      # None: made up at run time
    arguments: frozenset[str] | None
    passed_on: bool = False             # the id comes from another place, which is looked at there


@cache
def modules() -> dict[str, ast.Module]:
    return {path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
            for path in sorted(SOURCE.rglob("*.py"))}


@cache
def takers() -> dict[str, int]:
    """Everything that takes the id of a sentence, and at which place among its arguments."""
    places = dict.fromkeys(PROBLEMS, 0)
    for module in modules().values():
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef) and node.name != "__init__":
                names = [argument.arg for argument in node.args.args if argument.arg != "self"]
                if "id" in names:
                    places[node.name] = names.index("id")
    return places


@cache
def asked() -> list[Asked]:
    return [place for name, module in modules().items() for node in ast.walk(module) if isinstance(node, ast.Call)
            for place in _asked(name, node)]


def _asked(module: str, call: ast.Call) -> Iterator[Asked]:
    maker = ast.unparse(call.func).rpartition(".")[2]
    if maker not in takers():
        return
    place, where = takers()[maker], f"{module}:{call.lineno}"
    keywords = {keyword.arg: keyword.value for keyword in call.keywords}
    given = call.args[place] if place < len(call.args) else keywords.get("id")
    names = frozenset(name for name in keywords if name) | ({"rule"} if maker == "Refusal" else set())
    arguments = None if None in keywords else names
    for value in (given.body, given.orelse) if isinstance(given, ast.IfExp) else (given,):
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield Asked(where, maker, value.value, arguments)
        else:
            passed_on = isinstance(value, ast.Name | ast.Attribute) and ast.unparse(value).rpartition(".")[2] == "id"
            yield Asked(where, maker, None, arguments, passed_on)


@cache
def strings() -> frozenset[str]:
    """Every string of the source that could be the name of a sentence."""
    return frozenset(node.value for module in modules().values() for node in ast.walk(module)
                     if isinstance(node, ast.Constant) and isinstance(node.value, str))


def decisions() -> set[str]:
    """Everything that `decision` can answer."""
    found = set()
    for phase in Phase:
        powers = OPERATING if phase == Phase.OPERATE else MOVING if phase == Phase.MOVE else (Kind.DIRECTOR,)
        for power in powers:
            for edition in Edition:
                for turn in (1, 2):
                    s = State()
                    s.phase, s.power, s.edition, s.turn, s.player_count = phase, power, edition, turn, 2
                    found.add(decision(s))
    return found


def western_decisions(game: str) -> set[str]:
    """Everything that `decision` can answer in a western game."""
    found = set()
    for phase in set(WesternPhase) - NEVER[game]:
        for effect in GOING_ON[game].get(phase, (Effect.NONE,)):
            s = Town()
            s.phase, s.effect = phase, effect
            found.add(western_decision(s))
    return found


def decisions_of(game: str) -> set[str]:
    return decisions() if game == "gunrunners" else western_decisions(game)
