"""Gunslingers as the contract of a game wants it."""

from functools import cache

from gunmetal.games.gunslingers import turn
from gunmetal.games.gunslingers.cards import DEFAULT, PLACE_COUNT, check_cards, lay_out, read_cards
from gunmetal.games.gunslingers.notation import SEATS, WORDS, action_text, chance_text, event_words, parse_action, parse_chance
from gunmetal.games.gunslingers.refusals import rule_now, why_not
from gunmetal.games.gunslingers.sampling import sample
from gunmetal.games.gunslingers.state import State
from gunmetal.games.gunslingers.views import views
from gunmetal.games.gunslingers.wording import FAMILIES, action_words, decision
from gunmetal.games.western.actions import MAX_OPTIONS
from gunmetal.games.western.cards import neighbour_places
from gunmetal.games.western.ending import outcome
from gunmetal.games.western.positions import Positions
from gunmetal.games.western.state import Event, Phase
from gunmetal.kernel.contract import NOBODY, Game, Setting, Setup, settled
from gunmetal.kernel.problems import BadInput

EDITIONS = ("en",)
PLAYERS = (2, 3, 4)
SETTINGS = {
    "opening_hand": Setting(default=0, allowed=range(6), rule="SL-5"),
    "round_limit": Setting(default=0, allowed=range(251), rule="SL-40", simulated=60, simulated_allowed=range(1, 251)),
}


def start(setup: Setup) -> State:
    if setup.edition not in EDITIONS:
        raise BadInput("edition-unknown", edition=setup.edition, editions=", ".join(EDITIONS))
    if setup.players not in PLAYERS:
        raise BadInput("players-wrong", players=setup.players, least=PLAYERS[0], most=PLAYERS[-1])
    check_cards(setup.cards)
    agreed = settled(SETTINGS, setup.settings)
    s = State()
    s.player_count = setup.players
    lay_out(s, setup.cards)
    s.location_count = PLACE_COUNT
    for place, beside in enumerate(neighbour_places(setup.cards)):
        s.beside[place] = beside
    s.opening_dollars = setup.cards["opening_dollars"]
    s.bank_limit = setup.cards["bank_limit"]
    s.opening_hand = agreed["opening_hand"]
    s.round_limit = agreed["round_limit"]
    turn.prepare(s)
    return s


@cache
def blank(players: int) -> State:
    """The prepared table with the game's own cards: positions tell only what differs from it."""
    return start(Setup(players, EDITIONS[0], read_cards(DEFAULT)))


POSITIONS = Positions(WORDS, blank)


def decider(s: State) -> int:
    return NOBODY if s.phase == Phase.OVER else s.decider


def options(s: State) -> list[int]:
    out = [0] * MAX_OPTIONS
    return out[: turn.options(s, out)]


GAME = Game(
    name=WORDS.game,
    rules_version=1,
    editions=EDITIONS,
    players=PLAYERS,
    variants={},
    seats=SEATS,
    state=State,
    event=Event,
    default_cards=DEFAULT,
    read_cards=read_cards,
    check_cards=check_cards,
    start=start,
    begin=turn.begin,
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
    position=POSITIONS.write,
    parse_position=POSITIONS.read,
    event_words=event_words,
    families=FAMILIES,
    rule_now=rule_now,
    decision=decision,
    action_words=action_words,
    settings=SETTINGS,
    texts=("western", "gunslingers"),
)
