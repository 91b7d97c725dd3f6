"""Gunrunners as the contract of a game wants it."""

from gunmetal.games.gunrunners import turn
from gunmetal.games.gunrunners.actions import MAX_OPTIONS
from gunmetal.games.gunrunners.cards import DEFAULT, check_cards, lay_out, read_cards
from gunmetal.games.gunrunners.notation import (
    EDITIONS,
    REASONS,
    SEATS,
    action_text,
    chance_text,
    kind_text,
    parse_action,
    parse_chance,
)
from gunmetal.games.gunrunners.positions import parse_position, position
from gunmetal.games.gunrunners.refusals import rule_now, why_not
from gunmetal.games.gunrunners.sampling import sample
from gunmetal.games.gunrunners.scoring import standing, tie_break
from gunmetal.games.gunrunners.state import Event, Phase, State
from gunmetal.games.gunrunners.views import views
from gunmetal.games.gunrunners.wording import FAMILIES, action_words, decision
from gunmetal.kernel.contract import NOBODY, Game, Outcome, Result, Setup
from gunmetal.kernel.problems import BadInput

PLAYERS = (2, 3, 4, 5)
VARIANTS = {5: "five-players"}         # GR-31


def start(setup: Setup) -> State:
    if setup.edition not in EDITIONS:
        raise BadInput("edition-unknown", edition=setup.edition, editions=", ".join(EDITIONS))
    if setup.players not in PLAYERS:
        raise BadInput("players-wrong", players=setup.players, least=PLAYERS[0], most=PLAYERS[-1])
    check_cards(setup.cards)
    s = State()
    s.edition = EDITIONS.index(setup.edition)
    s.player_count = setup.players
    lay_out(s, setup.cards)
    turn.prepare(s)
    return s


def decider(s: State) -> int:
    return NOBODY if s.phase == Phase.OVER else s.decider


def options(s: State) -> list[int]:
    out = [0] * MAX_OPTIONS
    return out[: turn.options(s, out)]


def outcome(s: State) -> Outcome | None:
    if s.phase != Phase.OVER:
        return None
    standings = [standing(s, p) for p in range(s.player_count)]
    results = tuple(
        Result(p, 1 + sum(other > standings[p] for other in standings),
               {"crates": s.players[p].crates, "remaining_total": tie_break(s, p) // 16, "remaining_highest": tie_break(s, p) % 16})
        for p in range(s.player_count))
    return Outcome(REASONS[s.end_reason], results)


def event_words(argument: str, value: int) -> str:
    if argument in ("seat", "owner"):
        return SEATS[value]
    if argument == "agent":
        return kind_text(value)
    if argument in ("location", "to_location"):
        return str(value + 1)
    return REASONS[value] if argument == "reason" else str(value)


GAME = Game(
    name="gunrunners",
    rules_version=1,
    editions=EDITIONS,
    players=PLAYERS,
    variants=VARIANTS,
    seats=SEATS,
    state=State,
    event=Event,
    default_cards=DEFAULT,
    read_cards=read_cards,
    check_cards=check_cards,
    start=start,
    begin=turn.draw_starting_player,
    decider=decider,
    options=options,
    apply=turn.apply,
    why_not=why_not,
    views=views,
    sample=sample,
    outcome=outcome,
    action_text=action_text,
    parse_action=parse_action,
    chance_text=chance_text,
    parse_chance=parse_chance,
    position=position,
    parse_position=parse_position,
    event_words=event_words,
    families=FAMILIES,
    rule_now=rule_now,
    decision=decision,
    action_words=action_words,
)
