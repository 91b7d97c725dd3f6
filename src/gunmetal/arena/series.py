"""A series of games: who sits where, what is dealt, and how each ended.

Games come in blocks. All games of a block have the same deal, and in each the bots sit one seat further, so that every bot has
played every seat. Where there are more bots than seats, block after block takes the next company of them. Alone (Gunsmoke) a block
is one deal too, and each bot plays it.
"""

import json
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import Any

from gunmetal.arena.contestants import Contestant, check, digest_of, make_ready
from gunmetal.arena.outside import is_outside
from gunmetal.kernel.chance import Generator, stream
from gunmetal.kernel.contract import NOBODY, Game, Setup, settled
from gunmetal.kernel.log import cards_hash
from gunmetal.kernel.problems import BadInput

MINDS = 1 << 40                        # bots' own chances are far from those of the deals
LIMIT = 1.0


@dataclass(frozen=True)
class Played:
    """One game. `seats` are the places of the bots in the list of the series, from the first seat on."""

    number: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]           # seats
    reason: str
    turns: int
    decisions: tuple[int, ...]         # of each seat
    seconds: tuple[float, ...]         # that they took
    faults: tuple[tuple[int, int, int], ...] = ()      # of each seat: moves made for it as it was late, gone or wrong (outside.py)


@dataclass(frozen=True)
class Series:
    game: Game
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    limit: float = LIMIT               # seconds that a program from outside has for a move
    company: tuple[int, ...] = ()      # who sits at the table, where a bot has several seats

    @classmethod
    def of(cls, game: Game, setup: Setup, bots: Sequence[str], seed: int, limit: float = LIMIT) -> "Series":
        """Where a bot is named more than once, it has so many of the seats."""
        for name in bots:
            check(game, setup.players, name)
        names = tuple(dict.fromkeys(bots))
        is_seated = len(names) < len(bots)
        if len(names) < 2 or (is_seated and len(bots) != setup.players):
            raise BadInput("arena-bots-wrong")
        company = tuple(names.index(name) for name in bots) if is_seated else ()
        setup = replace(setup, settings=settled(game.settings, setup.settings, simulated=True))
        return cls(game, setup, names, seed, limit, company)

    @property
    def key(self) -> str:
        """What makes two series the same: games of one may be reported with those of the other."""
        own: dict[str, Any] = {"limit": self.limit} if any(is_outside(name) for name in self.bots) else {}
        if minds := [digest for name in self.bots if (digest := digest_of(self.game, self.setup.players, name))]:
            own["minds"] = minds
        if self.company:
            own["company"] = self.company
        return json.dumps({"game": self.game.name, "rules": self.game.rules_version, "edition": self.setup.edition,
                           "players": self.setup.players, "settings": dict(self.setup.settings),
                           "cards": cards_hash(self.setup.cards), "bots": self.bots, "seed": self.seed, **own}, sort_keys=True)

    @cached_property
    def companies(self) -> list[tuple[int, ...]]:
        """Which bots play together."""
        players = self.setup.players
        if self.company:
            return [self.company]
        if len(self.bots) >= players:
            return list(combinations(range(len(self.bots)), players))
        return [tuple(seat % len(self.bots) for seat in range(players))]

    @property
    def is_solo(self) -> bool:
        return self.setup.players == 1

    @property
    def block(self) -> int:
        """Games with one deal."""
        return len(self.bots) if self.is_solo else self.setup.players

    def block_of(self, number: int) -> int:
        return number // self.block

    def seated(self, number: int) -> tuple[int, ...]:
        if self.is_solo:
            return (number % self.block,)
        company = self.companies[self.block_of(number) % len(self.companies)]
        turned = number % self.setup.players
        return company[-turned:] + company[:-turned] if turned else company

    def play(self, number: int) -> Played:
        seats, game = self.seated(number), self.game
        minds = [stream(self.seed, MINDS + number * len(seats) + seat) for seat in range(len(seats))]
        sitting = [Contestant(game, self.setup, self.bots[bot], mind, self.limit) for bot, mind in zip(seats, minds, strict=True)]
        state = game.start(self.setup)
        state.rng, state.dealer, state.events = stream(self.seed, self.block_of(number)), Generator(), None
        outcome = None
        try:
            game.begin(state)
            while (decider := game.decider(state)) != NOBODY:
                options = game.options(state)
                action = options[0] if len(options) == 1 else sitting[decider].choose(state, decider)
                for seat, one in enumerate(sitting):
                    one.watch(state, seat, action)
                game.apply(state, action)
            outcome = game.outcome(state)
        finally:
            for one in sitting:
                one.close(outcome)
        assert outcome is not None
        return Played(number, seats, outcome.winners, outcome.reason, int(state.turn),
                      tuple(one.clock.decisions for one in sitting), tuple(round(one.clock.seconds, 4) for one in sitting),
                      tuple((one.faults.late, one.faults.gone, one.faults.wrong) for one in sitting))


def played(series: Series, numbers: Sequence[int], cores: int) -> Iterator[Played]:
    """Plays these games on so many cores, a few ahead, and gives them in order. Bots think in native code, which leaves the other
    threads alone."""
    make_ready(series.game, list(series.bots))
    left, waiting = deque(numbers), deque[Future[Played]]()
    with ThreadPoolExecutor(cores) as executor:
        try:
            while waiting or left:
                while left and len(waiting) < 2 * cores:
                    waiting.append(executor.submit(series.play, left.popleft()))
                future = waiting.popleft()
                while not future.done():                 # in short waits, so that Ctrl-C is heard
                    wait([future], timeout=0.2)
                yield future.result()
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            raise


Play = Callable[["Series", Sequence[int]], Iterator[Played]]      # on cores of this machine, or elsewhere
Progress = Callable[[int], None]
Question = Callable[[list[Played]], bool]          # whether it is settled


def run(series: Series, found: list[Played], games: int, play: Play, keep: Callable[[Played], None], progress: Progress,
        is_settled: Question) -> bool:
    """Plays what is missing of the first `games`, until that is done, or a question is settled: whether it was not interrupted."""
    there = {one.number for one in found}
    missing = [number for number in range(games) if number not in there]
    progress(len(found))
    if is_settled(found):
        return True
    try:
        for one in play(series, missing):
            keep(one)
            found.append(one)
            progress(len(found))
            if is_settled(found):
                break
    except KeyboardInterrupt:
        return False
    return True
