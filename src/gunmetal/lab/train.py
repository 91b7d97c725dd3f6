"""Training a net: how long, how far it is, and how much stronger than it was."""

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console

from gunmetal.bots.nets.keeping import Net, Plan, load, save
from gunmetal.bots.nets.teaching import Teacher, begin, usual
from gunmetal.bots.players import EXPLORING
from gunmetal.bots.search import thinking
from gunmetal.bots.search.thinking import Budget, Manner, Search
from gunmetal.kernel import native
from gunmetal.kernel.chance import Generator, stream
from gunmetal.kernel.contract import NOBODY, Game
from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.texts import Texts
from gunmetal.lab.show import progress_bar

TRIED = 5.0                            # seconds of teaching that is thrown away, to see how quick this machine is
STAGES = 10                            # after each the net is compared with what it was
COMPARED, AT_MOST = 80, 10.0           # games, or fewer if they take longer than so many seconds
ITERATIONS = 16                        # of the searches in them
SAVED = 20.0                           # seconds between two savings
MOST_GAMES = 100_000_000

# Found by trying: decision 14.
RATE, WANDERING, FREEDOM = 0.003, 20, 0.02
# A western game has more decisions, so fewer games make a step, and the end of a game is further away.
TRUST = {"gunrunners": 0.9, "gunslingers": 0.95, "gunsmoke": 0.95}
PORTION = {"gunrunners": 64, "gunslingers": 16, "gunsmoke": 16}
# Of a hundred games, those at the beginning in which the heuristic decides.
FOLLOWED = {"gunrunners": 0, "gunslingers": 10, "gunsmoke": 10}
# Of a thousand seats beside the one that learns, those of the heuristic in the other games.
GUESTS = {"gunrunners": 0, "gunslingers": 500, "gunsmoke": 500}
# A net that begins as another has something to lose: it takes smaller steps, and follows nobody.
GENTLE = 0.67


def prepare(game: Game, players: int, seed: int, games: int | None, minutes: float, path: Path,
            per_thousand: int = 0, origin: Net | None = None, guests: int | None = None) -> Net:
    """The net that a file holds, if it is of the same plan; otherwise a new one, which is kept at once, and begins as `origin` if
    there is one. For a thousand games there are so many at the end in which a search decides; `guests`: of a thousand seats."""
    game.start(usual(game, players))   # refuses what cannot be, before anything is made
    empty = Plan(game.name, players, seed, 0, 0, 0, RATE, TRUST[game.name], WANDERING, FREEDOM, PORTION[game.name],
                 usual_guests(game, players) if guests is None else guests)
    if origin is not None:
        empty = replace(empty, rate=GENTLE * RATE, origin=origin.digest)
    plan = of_length(empty, games or 0, per_thousand)
    if path.exists():
        net = load(game, path)
        if net.plan != (plan if games is not None else of_length(plan, net.plan.followed + net.plan.games, per_thousand)):
            raise BadInput("train-other-plan", file=str(path))
        return net
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("folder-refused", folder=str(path.parent), reason=error.strerror or str(error)) from None
    net = begin(game, plan if games is not None else planned(game, empty, minutes, per_thousand), origin)
    save(net, path)
    return net


def usual_guests(game: Game, players: int) -> int:
    return GUESTS[game.name] if players > 1 else 0


def planned(game: Game, plan: Plan, minutes: float, per_thousand: int) -> Plan:
    """As many games as this machine plays in so many minutes."""
    teacher, thousand, seconds = Teacher(game, plan.players), of_length(plan, 1000, per_thousand), 0.0
    for games, alone in ((thousand.followed, replace(plan, followed=MOST_GAMES)), (thousand.games, replace(plan, games=MOST_GAMES)),
                         (thousand.searched, replace(plan, searched=MOST_GAMES))):
        if games > 0:
            trial = begin(game, alone)
            while trial.seconds < TRIED:
                trial = teacher.teach(trial)
            seconds += games * trial.seconds / trial.played
    return of_length(plan, max(1, round(60_000 * minutes / seconds / plan.portion)) * plan.portion, per_thousand)


def of_length(plan: Plan, games: int, per_thousand: int) -> Plan:
    followed = games * FOLLOWED[plan.game] // 100 if not plan.origin else 0
    return replace(plan, followed=followed, games=games - followed, searched=games * per_thousand // 1000)


def run(game: Game, net: Net, path: Path, texts: Texts, console: Console, origin: Path | None = None) -> bool:
    """Teaches until the plan is done, or somebody interrupts: whether it was not interrupted. Either way the net is kept. `origin`:
    where the one is that it began as."""
    teacher, before, saved = Teacher(game, net.plan.players), net, time.perf_counter()
    try:
        with progress_bar(console, texts.text("simulate-playing")) as bar:
            wanted = net.plan.length
            task = bar.add_task("", total=wanted)
            while not net.is_finished:
                stage = net.played * STAGES // wanted
                net = teacher.teach(net)
                bar.update(task, completed=net.played)
                if time.perf_counter() - saved > SAVED:
                    save(net, path)
                    saved = time.perf_counter()
                if net.played * STAGES // wanted > stage:
                    save(net, path)
                    share, games = share_won(game, net.plan.players, net.rows, before.rows)
                    console.print(texts.text("train-compared", games=net.played, minutes=net.seconds / 60, share=100 * share,
                                             before=before.played, compared=games))
                    before = net
    except KeyboardInterrupt:
        console.print(texts.text("train-interrupted", games=net.played, wanted=net.plan.length))
        return False
    finally:
        save(net, path)
    plan = net.plan
    games = plan.followed + plan.games
    console.print(texts.text("train-done", games=games, minutes=net.seconds / 60, file=str(path)))
    searched = f" --searched {-(-1000 * plan.searched // games)}" if plan.searched > 0 else ""
    begun = f" --from {origin}" if origin is not None else ""
    guests = f" --guests {plan.guests}" if plan.guests != usual_guests(game, plan.players) else ""
    wishes = f"--games {games}{searched}{guests}{begun} --seed {plan.seed}"
    console.print(f"gunmetal train {plan.game} --players {plan.players} {wishes}", soft_wrap=True)
    return True


def share_won(game: Game, players: int, weights: Any, other: Any, seconds: float = AT_MOST) -> tuple[float, int]:
    """What the first net wins, and in how many games. It has one seat, the other net has all others; an even match is 0.5, and
    alone it is the share of games won."""
    began, won = time.perf_counter(), list[float]()
    while len(won) < COMPARED and (len(won) < players or time.perf_counter() - began < seconds):
        won.append(_won(game, players, len(won), weights, other))
    share = sum(won) / len(won)
    return share if players == 1 else share / (share + (1.0 - share) / (players - 1)), len(won)


def _won(game: Game, players: int, number: int, weights: Any, other: Any) -> float:
    world = native.world(thinking.unit_of(game))
    seat = number % players
    manners = [Manner(weights if p == seat else other, EXPLORING) for p in range(players)]
    sitting = [Search(game, stream(number, p), world, manner) for p, manner in enumerate(manners)]
    state = game.start(usual(game, players))
    state.rng, state.dealer, state.events = stream(number // players, 1), Generator(), None
    game.begin(state)
    while (decider := game.decider(state)) != NOBODY:
        options = game.options(state)
        choice = options[0] if len(options) == 1 else sitting[decider].think(state, Budget(iterations=ITERATIONS)).action
        game.apply(state, choice)
    outcome = game.outcome(state)
    assert outcome is not None
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
