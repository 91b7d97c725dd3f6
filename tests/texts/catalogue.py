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
from gunmetal.games.gunrunners.state import Edition, Kind, Phase, State
from gunmetal.games.gunrunners.wording import decision
from gunmetal.kernel.texts import LOCALES

SOURCE = Path(gunmetal.kernel.texts.__file__).parents[1]
OPERATING = (Kind.DIRECTOR, Kind.INFORMER, Kind.SABOTEUR, Kind.SPY, Kind.RUNNER)
MOVING = (Kind.DIRECTOR, Kind.INFORMER, Kind.RUNNER)
PROBLEMS = ("Problem", "Refusal", "BadInput", "BadLog", "BadCards")


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


def everything(language: str) -> dict[str, Message]:
    return {id: message for file in files(language) for id, message in messages(language, file).items()}


def all_variables(language: str, id: str) -> set[str]:
    """The variables of a sentence, those of the messages it refers to included."""
    message = everything(language)[id]
    return message.variables.union(*(all_variables(language, other) for other in message.references))


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
