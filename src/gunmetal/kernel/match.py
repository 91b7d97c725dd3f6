"""A match: a game being played, or played again. All its state is a fold of its log."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from gunmetal.kernel.chance import Dealer, Outcome, Recorder, Tape
from gunmetal.kernel.contract import NOBODY, Game, Setup, settled
from gunmetal.kernel.events import Told
from gunmetal.kernel.log import CHANCE, Head, Line
from gunmetal.kernel.problems import BadInput, BadLog, Problem, Refusal

Keep = Callable[[Line], None]
MakeTape = Callable[[list[Outcome]], Tape]


@dataclass(frozen=True)
class Step:
    """What one action did."""

    number: int
    seat: int                          # NOBODY: chance alone
    action: str | None
    chance: tuple[str, ...]
    events: tuple[Told, ...]

    @property
    def is_final(self) -> bool:
        """Whether it cannot be undone: something hidden or random came out."""
        return bool(self.chance) or any(told.kind.reveals for told in self.events)


@dataclass
class Match:
    """Carries actions out, and keeps each one (`keep`) before anybody hears of it."""

    game: Game
    head: Head
    dealer: Dealer
    keep: Keep = field(default=lambda line: None)
    steps: list[Step] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    state: Any = None
    _before: list[Any] = field(default_factory=list)

    @classmethod
    def begin(cls, game: Game, setup: Setup, seats: Sequence[Mapping[str, Any]], dealer: Dealer, rng: int = 0) -> "Match":
        """The table is prepared; `open` lets chance have its first word."""
        setup = replace(setup, settings=settled(game.settings, setup.settings))
        state = game.start(setup)
        state.rng = rng
        variant = game.variants.get(setup.players)
        head = Head(game.name, game.rules_version, setup.edition, setup.players, variant, setup.cards, seats,
                    setup.settings, setup.daily)
        return cls(game, head, dealer, state=state)

    def open(self) -> Step:
        return self._step(NOBODY, None, None)

    @property
    def decider(self) -> int:
        return self.game.decider(self.state)

    def act(self, seat: int, action: int) -> Step:
        """Refuses, and changes nothing, unless it is this seat's turn to decide and the rules allow the action."""
        if self.decider == NOBODY:
            raise self.game.why_not(self.state, action)
        if self.decider != seat:
            raise Refusal("refused-not-your-turn", self.game.rule_now(self.state))
        if action not in self.game.options(self.state):
            raise self.game.why_not(self.state, action)
        return self._step(seat, action, self.game.action_text(self.state, action))

    def _step(self, seat: int, action: int | None, text: str | None) -> Step:
        before, state = self.state, self.state.clone()
        recorder = Recorder(self.dealer)
        state.dealer, state.events = recorder, []
        if action is None:
            self.game.begin(state)
        else:
            self.game.apply(state, action)
        chance = tuple(self.game.chance_text(*outcome) for outcome in recorder.outcomes)
        line = Line(len(self.lines), self._seat_name(seat), text, chance)
        self.keep(line)
        self.lines.append(line)
        self.state = state
        self._before.append(before)
        self.steps.append(Step(line.number, seat, text, chance, tuple(state.events)))
        return self.steps[-1]

    def _seat_name(self, seat: int) -> str:
        return CHANCE if seat == NOBODY else self.game.seats[seat]

    def why_no_undo(self, seat: int) -> Refusal | None:
        """A seat may take its own action back while it is the last, and nothing hidden or random came out of it."""
        if not self.steps or self.steps[-1].seat != seat:
            return Refusal("refused-undo-not-last", self.game.rule_now(self.state))
        if self.steps[-1].is_final:
            return Refusal("refused-undo-final", self.game.rule_now(self.state))
        return None

    def undo(self, seat: int) -> Step:
        """Takes the last action back, and returns it."""
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise refusal
        line = Line(len(self.lines), self._seat_name(seat), undo=self.steps[-1].number)
        self.keep(line)
        self.lines.append(line)
        self.state = self._before.pop()
        return self.steps.pop()

    def forget_past(self) -> None:
        """Lets go of the states to which no undo can lead any more. The log has them all the same."""
        since = next((n for n, step in enumerate(reversed(self.steps)) if step.is_final), len(self.steps))
        self._before = self._before[len(self._before) - since:]


def replay(game: Game, head: Head, lines: Sequence[Line]) -> Match:
    """The match that a log tells of, up to its last line."""
    return deque(walk(game, head, lines), maxlen=1)[0]


def walk(game: Game, head: Head, lines: Sequence[Line], make_tape: MakeTape = Tape) -> Iterator[Match]:
    """The same match again and again, one line further each time (the first time before its first line)."""
    if head.game != game.name:
        raise BadLog("log-other-game", game=head.game)
    if head.rules != game.rules_version:
        raise BadLog("log-rules", rules=head.rules, known=game.rules_version)
    colours = [seat.get("colour") for seat in head.seats]
    if colours != list(game.seats[: head.players]) or head.variant != game.variants.get(head.players):
        raise BadLog("log-damaged", line=1)
    match = Match(game, head, Tape(()), state=game.start(_setup(game, head)))
    yield match
    for line in lines:
        try:
            _follow(match, line, make_tape)
        except Refusal as refusal:
            raise BadLog("log-illegal", number=line.number, rule=refusal.rule, action=line.action or "undo") from None
        except BadLog as problem:
            raise BadLog(problem.id, **problem.arguments | {"number": line.number}) from None
        except Problem as problem:
            text = problem.arguments.get("text", line.action)
            raise BadLog("log-unknown-words", number=line.number, text=str(text)) from None
        yield match


class Follower:
    """Follows a log while it grows: the match as it is, and, if that is remembered, what was decided in which state on the way."""

    def __init__(self, game: Game, head: Head, remembering: bool = True) -> None:
        self.past: list[tuple[Any, int]] = []
        self._game, self._remembering, self._lines = game, remembering, list[Line]()
        self._walk = walk(game, head, self._lines)
        self.match = next(self._walk)

    def go_on(self, lines: Sequence[Line]) -> None:
        """`lines`: all of the log, of which those before are known."""
        for line in lines[len(self._lines):]:
            before = self.match.state
            self._lines.append(line)   # for the walk, which stands before it
            next(self._walk)
            self.match.forget_past()
            if not self._remembering:
                continue
            if line.undo is not None:
                self.past.pop()
            elif line.action is not None:
                self.past.append((before, self._game.parse_action(before, line.action)))

    def is_before(self, lines: Sequence[Line]) -> bool:
        """Whether a log begins with all that was followed."""
        return list(lines[: len(self._lines)]) == self._lines


def _setup(game: Game, head: Head) -> Setup:
    """What the head says was agreed; a setting that it does not name has its default."""
    try:
        settings = settled(game.settings, head.settings)
    except BadInput:
        raise BadLog("log-damaged", line=1) from None
    return Setup(head.players, head.edition, head.cards, settings, head.daily)


def _follow(match: Match, line: Line, make_tape: MakeTape) -> None:
    game = match.game
    seat = NOBODY if line.seat == CHANCE else game.seats.index(line.seat) if line.seat in game.seats else None
    if line.number != len(match.lines) or seat is None:
        raise BadLog("log-out-of-order")
    if line.undo is not None:
        if not match.steps or line.undo != match.steps[-1].number:
            raise BadLog("log-out-of-order")
        match.undo(seat)
        return
    if (line.action is None) != (line.number == 0) or (seat == NOBODY) != (line.number == 0):
        raise BadLog("log-out-of-order")
    tape = make_tape([game.parse_chance(text) for text in line.chance])
    match.dealer = tape
    if line.action is None:
        match.open()
    else:
        match.act(seat, game.parse_action(match.state, line.action))
    tape.finish()
