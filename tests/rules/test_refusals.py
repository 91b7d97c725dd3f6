"""Refusals: every one can be met, cites the rule that forbids the action, and changes nothing."""

import inspect
import re

import pytest

from gunmetal.games.gunrunners import GAME, refusals
from gunmetal.games.gunrunners.actions import ACTIONS
from gunmetal.kernel.contract import NOBODY
from gunmetal.kernel.log import Line
from gunmetal.kernel.match import Match
from gunmetal.kernel.problems import Refusal
from tests.rules.scenario import after, match_at, prepared, seat_of

EN = "| 4 (b4) | 4 (y3) y1 (y4) | 4 (r1) | red hand=2,3"
BR = f"edition=br {EN}"
UNDER = "| 4 (b4) | 4 (y3) | 4 (r1) (r4) | red hand=2,3"
DIRECTOR, INFORMER, SABOTEUR, SPY = (f"| 4 (b{special}) y1 (y4) | 4 (y3) | 4 (r1) | red hand=2,3"
                                     for special in ("director", "informer", "saboteur", "spy"))
RUNNER = "| 4 (brunner) y1 (y4) | 1 (y3) | 4 (r1) | red hand=2,3"
BUST = "phase=bust to_bust=13 | 4 (b4) r1 | 4 (y3) y1 | 4 (r3) y2 | red hand=2,3"
OVER = "phase=over busts=7 end=seven_busts | 4 (b4) r1 | 4 (y3) y1 | 4 (r3) y2 | red hand=2,3"
FIRST = "players=2 turn=1 phase=train vacant=2 | 4 (b1) | 4 - | 4 (r1) | red hand=2,3,4,4,spy"

# position, what is done first, what is refused, why, by which rule
REFUSED = [
    (prepared(3), "start red,open 2", "open 2", "refused-opening-taken", "GR-5"),
    (prepared(3), "start red", "open 4", "refused-no-such-location", "GR-2"),
    (prepared(3), "start red", "flip 1", "refused-not-now", "GR-5"),
    (EN, "", "flip 3", "refused-own-agent", "GR-11"),
    (BR, "", "flip 3 train 2", "refused-own-agent", "GR-11"),
    (EN, "", "flip 4", "refused-no-such-location", "GR-2"),
    (BR, "", "flip 4 train 2", "refused-no-such-location", "GR-2"),
    (EN, "", "undercover 2@4", "refused-no-such-location", "GR-2"),
    (BR, "", "flip 1", "refused-card-first", "GR-12"),
    (EN, "", "flip 1 train 2", "refused-flip-first", "GR-12"),
    (BR, "", "flip 1 train 4", "refused-not-in-hand", "GR-10"),
    (EN, "flip 1", "train 4", "refused-not-in-hand", "GR-10"),
    (EN, "", "undercover 4@1", "refused-not-in-hand", "GR-13"),
    (UNDER, "", "undercover 2@1", "refused-undercover-limit", "GR-13"),
    (f"edition=br {UNDER}", "", "undercover 2@1", "refused-undercover-limit", "GR-13"),
    (EN, "", "train 2", "refused-not-now", "GR-10"),
    (EN, "", "decline", "refused-not-now", "GR-10"),
    (EN, "flip 1", "flip 2", "refused-not-now", "GR-12"),
    (FIRST, "", "flip 1", "refused-not-now", "GR-16"),
    (FIRST, "", "undercover 2@1", "refused-not-now", "GR-16"),
    (FIRST, "", "train 1", "refused-not-in-hand", "GR-16"),
    (DIRECTOR, "flip 1", "pick 1.2", "refused-not-face-up", "GR-18"),
    (SABOTEUR, "flip 1", "pick 1.2", "refused-not-face-up", "GR-20"),
    (INFORMER, "flip 1", "pick 1.1", "refused-not-undercover", "GR-19"),
    (INFORMER, "flip 1", "pick 2.1", "refused-no-card-there", "GR-9"),
    (DIRECTOR, "flip 1", "pick 1.9", "refused-no-card-there", "GR-9"),
    (SABOTEUR, "flip 1", "pick 4.1", "refused-no-such-location", "GR-2"),
    (DIRECTOR, "flip 1", "look", "refused-other-power", "GR-18"),
    (INFORMER, "flip 1", "take 1", "refused-other-power", "GR-19"),
    (SABOTEUR, "flip 1", "look", "refused-other-power", "GR-20"),
    (SPY, "flip 1", "pick 1.1", "refused-other-power", "GR-22"),
    (RUNNER, "flip 1", "pick 1.1", "refused-other-power", "GR-23"),
    (RUNNER, "flip 1", "take 2", "refused-too-few-crates", "GR-23"),
    (RUNNER, "flip 1", "take 5", "refused-no-such-location", "GR-2"),
    (DIRECTOR, "flip 1,pick 1.1", "to 1", "refused-same-location", "GR-18"),
    (DIRECTOR, "flip 1,pick 1.1", "to 4", "refused-no-such-location", "GR-2"),
    (DIRECTOR, "flip 1,pick 1.1", "decline", "refused-not-now", "GR-18"),
    (RUNNER, "flip 1,take 3", "to 3", "refused-same-location", "GR-23"),
    (INFORMER, "flip 1,pick 1.2", "to 5", "refused-no-such-location", "GR-2"),
    (INFORMER, "flip 1,pick 1.2", "train 2", "refused-not-now", "GR-19"),
    (SPY, "flip 1,look", "decline", "refused-not-now", "GR-22"),
    (BUST, "", "bust 2", "refused-no-bust-there", "GR-24"),
    (BUST, "", "bust 5", "refused-no-such-location", "GR-2"),
    (BUST, "", "flip 1", "refused-not-now", "GR-24"),
    (OVER, "", "flip 1", "refused-game-over", "GR-28"),
    (OVER.replace("seven_busts", "no_cards"), "", "flip 1", "refused-game-over", "GR-29"),
]


def watched(position: str, done: str) -> tuple[Match, list[Line]]:
    """The match at that point, and the list of what it keeps from then on."""
    script = done.split(",") if done else []
    match = after(position, *script).match if script else match_at(position)
    kept: list[Line] = []
    match.keep = kept.append
    return match, kept


def refuse(match: Match, kept: list[Line], seat: int, action: int) -> Refusal:
    """The refusal of an action that must change neither state nor log."""
    state, copy, lines, steps = match.state, match.state.clone(), list(match.lines), list(match.steps)
    with pytest.raises(Refusal) as caught:
        match.act(seat, action)
    assert match.state is state
    assert state == copy
    assert (match.lines, match.steps, kept) == (lines, steps, [])
    return caught.value


@pytest.mark.parametrize(("position", "done", "action", "id", "rule"), REFUSED, ids=[f"{rule}-{id}" for *_, id, rule in REFUSED])
def test_an_illegal_action_is_refused_by_its_rule(position: str, done: str, action: str, id: str, rule: str) -> None:
    match, kept = watched(position, done)
    refusal = refuse(match, kept, match.decider, GAME.parse_action(match.state, action))
    assert (refusal.id, refusal.rule) == (id, rule)
    assert refusal.arguments["rule"] == rule


def test_every_refusal_is_met_here() -> None:
    written = set(re.findall(r'"(refused-[a-z-]+)"', inspect.getsource(refusals)))
    assert {id for *_, id, _ in REFUSED} == written


@pytest.mark.parametrize(("position", "rule"), [
    (EN, "GR-10"), (BR, "GR-10"), (FIRST, "GR-16"), (BUST, "GR-24"), (f"phase=train vacant=1 {EN.replace('(b4)', '-')}", "GR-12")])
def test_only_the_decider_may_act(position: str, rule: str) -> None:
    match, kept = watched(position, "")
    for seat in (1, 2, NOBODY):
        for action in (*GAME.options(match.state), -1):
            refusal = refuse(match, kept, seat, action)
            assert (refusal.id, refusal.rule) == ("refused-not-your-turn", rule)


@pytest.mark.parametrize(("special", "rule"), [
    (DIRECTOR, "GR-18"), (INFORMER, "GR-19"), (SABOTEUR, "GR-20"), (SPY, "GR-22"), (RUNNER, "GR-23")])
def test_the_active_player_may_not_use_anothers_power(special: str, rule: str) -> None:
    """GR-17: the power player decides."""
    match, kept = watched(special, "flip 1")
    for action in GAME.options(match.state):
        refusal = refuse(match, kept, seat_of("red"), action)
        assert (refusal.id, refusal.rule) == ("refused-not-your-turn", rule)


@pytest.mark.parametrize(("position", "done"), sorted({(position, done) for position, done, *_ in REFUSED}))
def test_every_number_that_is_no_option_is_refused(position: str, done: str) -> None:
    match, kept = watched(position, done)
    options = GAME.options(match.state)
    for action in range(-2, ACTIONS + 2):
        if action not in options:
            assert re.fullmatch(r"GR-\d+", refuse(match, kept, match.decider, action).rule)


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_nobody_may_act_after_the_end(seat: int) -> None:
    match, kept = watched(OVER, "")
    refusal = refuse(match, kept, seat, GAME.parse_action(match.state, "flip 1"))
    assert (refusal.id, refusal.rule) == ("refused-game-over", "GR-28")
