"""Gunslingers and Gunsmoke in the terminal: whole games, the map, the menu, the news, and nothing that is hidden."""

import io
import random
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO, cast

import pytest
from rich.cells import cell_len
from rich.console import Console

from gunmetal.games.gunslingers import GAME as SLINGERS
from gunmetal.games.gunsmoke import GAME as SMOKE
from gunmetal.games.western.actions import ACCOUNT
from gunmetal.games.western.state import Event, Location, Phase
from gunmetal.games.western.views import TownView
from gunmetal.kernel.chance import Generator
from gunmetal.kernel.contract import NOBODY, Game, Setup
from gunmetal.kernel.events import EVERYBODY, PUBLIC, Told
from gunmetal.kernel.log import LogFile, read_log
from gunmetal.kernel.match import Match, replay, walk
from gunmetal.kernel.texts import Texts
from gunmetal.terminal.kept import Kept
from gunmetal.terminal.look import look_of
from gunmetal.terminal.play import Sitting, adviser, play
from gunmetal.terminal.screen import Screen, console_for
from gunmetal.terminal.western.fight import last_test

GAMES = (SLINGERS, SMOKE)
TABLES = [(game, players) for game in GAMES for players in game.players]
CARDS = {game.name: game.read_cards(game.default_cards) for game in GAMES}
LIMIT = {"round_limit": 4}


class RandomBot:
    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.random = game, random.Random(seed)

    def choose(self, state: Any, seat: int) -> int:
        return self.random.choice(self.game.options(state))

    def recall(self, past: Iterable[tuple[Any, int]], seat: int) -> None:
        pass


@dataclass
class Table:
    """A person made of a script against random bots, at the real loop over the real engine."""

    game: Game
    path: Path
    players: int
    language: str = "en"
    width: int = 80
    seed: int = 1
    memory: bool = True
    file: TextIO = field(default_factory=io.StringIO)

    def sit(self, answers: Iterable[str]) -> int:
        script = iter(answers)

        def read(prompt: str) -> str:
            answer = next(script, None)
            if answer is None:
                raise EOFError
            self.file.write(f"{prompt}{answer}\n")
            return answer

        console = console_for(self.file)
        console.width = self.width
        return play(self.game, setup=Setup(self.players, "en", CARDS[self.game.name], LIMIT), bots=["random"], seat=0,
                    texts=Texts(self.language, self.game), log_path=self.path, seed=self.seed, memory=self.memory,
                    make_bot=lambda name, seed: RandomBot(self.game, seed), console=console, read=read)

    def at_random(self, seed: int = 0) -> Iterator[str]:
        """Any legal action in its notation, for ever. The game is followed in its file."""
        chance = random.Random(seed)
        head, lines = read_log(self.path)
        followed = walk(self.game, head, lines)
        match = next(followed)
        while True:
            lines += read_log(self.path)[1][len(lines):]
            while len(match.lines) < len(lines):
                next(followed)
            yield self.game.action_text(match.state, chance.choice(self.game.options(match.state)))

    def match(self) -> Match:
        return replay(self.game, *read_log(self.path))

    @property
    def shown(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


def random_match(game: Game, players: int, seed: int, stop: Callable[[Match], bool], limit: int = 60) -> Match | None:
    """A game of random choices up to the first decision at which it shall stop."""
    chance = random.Random(seed)
    seats = [{"colour": colour, "name": colour, "bot": None} for colour in game.seats[:players]]
    match = Match.begin(game, Setup(players, "en", CARDS[game.name], {"round_limit": limit}), seats, Generator(), seed)
    match.open()
    while match.decider != NOBODY:
        if stop(match):
            return match
        match.act(match.decider, chance.choice(game.options(match.state)))
    return None


def match_at(game: Game, players: int, ask: Callable[[Any], bool]) -> Match:
    for seed in range(200):
        match = random_match(game, players, seed, lambda m: ask(m.state))
        if match is not None:
            return match
    raise AssertionError("it never came up")


def situations(count: int) -> Iterator[tuple[Game, Match]]:
    """Random moments of random games, of both games and every number of players."""
    for seed in range(count):
        game, players = TABLES[seed % len(TABLES)]
        stop = random.Random(seed).randint(0, 150)
        match = random_match(game, players, seed, lambda m, stop=stop: len(m.lines) > stop)  # type: ignore[misc]
        if match is not None:
            yield game, match


def drawing(game: Game, match: Match, seat: int, language: str = "en", width: int = 80, memory: bool = True) -> str:
    """The whole screen of a seat."""
    file = io.StringIO()
    screen = Screen(game, Texts(language, game), Console(file=file, width=width, highlight=False, markup=False, emoji=False))
    nowhere = cast("LogFile", None)    # drawing keeps nothing
    Sitting(Kept(match, nowhere), screen, look_of(game), memory, adviser(game), seat=seat).draw()
    return file.getvalue()


def words(shown: str) -> str:
    """Without lines and frames."""
    return " ".join(re.sub("[│╭╮╰╯─┃┏┓┗┛━┊┄]", " ", shown).split())


def location(game: Game, number: int, language: str) -> str:
    return Texts(language, game).text(f"location-{game.event_words('location', number)}".replace("_", "-"))


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize(("game", "players"), [(SLINGERS, 2), (SLINGERS, 4), (SMOKE, 3), (SMOKE, 1)])
def test_a_person_plays_a_whole_game(tmp_path: Path, game: Game, players: int, language: str) -> None:
    table = Table(game, tmp_path / "game.log", players, language, seed=players)
    assert table.sit(table.at_random(players)) == 0
    assert game.outcome(table.match().state) is not None
    assert f"gunmetal replay {table.path}" in table.shown
    assert max(cell_len(line) for line in table.shown.splitlines() if "›" not in line and "gunmetal" not in line) <= 80  # noqa: RUF001


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_by_numbers_without_a_memory_aid(tmp_path: Path, game: Game) -> None:
    table = Table(game, tmp_path / "game.log", 2, memory=False)
    assert table.sit(["1"] * 10) == 0
    assert len([line for line in table.match().lines if line.seat == game.seats[0]]) == 10


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize("width", [50, 72, 80, 120, 200])
def test_nothing_is_wider_than_the_terminal_and_the_map_shows_every_location(width: int, language: str) -> None:
    for game, match in situations(7):
        shown = drawing(game, match, match.decider, language, width)
        assert max(cell_len(line) for line in shown.splitlines()) <= min(width, 120)
        lines = words(" ".join(column(shown, n) for n in range(5)) if "╭" in shown else shown)
        for number in range(match.state.location_count):
            assert location(game, number, language) in lines


def column(shown: str, number: int) -> str:
    """The n-th card of every row of the map, so that names which are broken into lines can be read."""
    rows = [line[1:] for line in shown.splitlines() if re.match(r"^ *[│┃┊╭┏ ]", line)]
    width = next(len(part) for line in rows for part in re.findall(r"[╭┏][─━┄]+[╮┓]", line))
    return " ".join(row[number * width:(number + 1) * width] for row in rows)


@pytest.mark.parametrize("game", GAMES)
def test_a_narrow_terminal_gets_the_rows_of_the_map_as_lists(game: Game) -> None:
    match = match_at(game, 2, lambda s: s.phase == Phase.TOWN)
    assert "╭" not in drawing(game, match, 0, width=50)
    assert drawing(game, match, 0, width=80).count("╭") + drawing(game, match, 0, width=80).count("┏") == match.state.location_count


@pytest.mark.parametrize("game", GAMES)
def test_the_map_shows_figures_ruins_and_the_own_place(game: Game) -> None:
    match = match_at(game, 2, lambda s: s.phase == Phase.TOWN and s.players[0].place == Location.SALOON != s.players[1].place)
    match.state.in_play ^= 1 << Location.CHURCH
    shown = drawing(game, match, 0)
    assert "in ruins" in shown
    assert shown.count("┏") == 1
    heavy = [line for line in shown.splitlines() if "┃" in line]
    assert any("Saloon" in line for line in heavy)
    assert any(Screen(game, Texts("en", game)).shape(0) in line.split("┃")[1] for line in heavy)


@pytest.mark.parametrize("memory", [True, False])
def test_what_is_hidden_is_never_on_the_screen(memory: bool) -> None:
    """Two states that differ only in what a seat cannot know look the same to it."""
    differing = 0
    for game, match in situations(21):
        del match.steps[:-2]           # the news do not come from the state
        for seat in (match.decider, PUBLIC):
            state = match.state
            shown = drawing(game, match, seat, memory=memory)
            other = state.clone()
            other.dealer, other.rng = Generator(), random.Random(seat).getrandbits(60)
            game.sample(other, seat)
            differing += other != state
            match.state = other
            assert drawing(game, match, seat, memory=memory) == shown
            match.state = state
    assert differing > 20


def test_no_hand_but_the_own_is_on_the_screen() -> None:
    match = match_at(SMOKE, 2, lambda s: s.phase == Phase.MOVE and s.decider == 0 and s.turn > 2)
    del match.steps[:]
    state, texts = match.state, Texts("en", SMOKE)
    for kind in range(len(CARDS["gunsmoke"]["cards"])):
        state.discards[kind] = 0
        if state.players[0].hand[kind] == 0 and state.players[1].hand[kind] == 0:
            state.players[1].hand[kind] = 1
            state.players[1].hand_size += 1
    for p in range(2):
        for slot in range(state.players[p].gang_size):
            state.players[1].hand[state.players[p].gang[slot].kind] = 0
            state.players[p].gang[slot].attached[:] = [-1, -1, -1]
    state.players[0].place = Location.LIVERY
    hidden = [texts.text(f"card-{SMOKE.event_words('card', kind)}") for kind in range(64) if state.players[1].hand[kind]]
    shown = drawing(SMOKE, match, 0)
    assert len(hidden) > 30
    shared = {"Brawl", "Gamble", "Horse", "Capture", "Bow"}            # words of sentences, too
    assert [name for name in hidden if name not in shared and re.search(rf"\b{name}\b", shown)] == []


def test_SM_6_captives_lie_face_down() -> None:
    match = match_at(SMOKE, 2, lambda s: s.phase == Phase.TOWN)
    captive = next(kind for kind in range(16) if match.state.deck[kind])
    match.state.players[0].captives = 1 << captive
    name = Texts("en", SMOKE).text(f"card-{SMOKE.event_words('card', captive)}")
    assert f"Captives {name}" in drawing(SMOKE, match, 0)
    assert "Captives 1 face-down" in drawing(SMOKE, match, 1)
    assert name not in drawing(SMOKE, match, 1).split("Captives")[1]


@pytest.mark.parametrize("game", GAMES)
def test_SL_15_SM_24_the_dead_are_named_only_to_who_stands_among_them(game: Game) -> None:
    match = match_at(game, 2, lambda s: s.phase == Phase.TOWN)
    dead = next(kind for kind in range(16) if match.state.deck[kind])
    match.state.dead = 1 << dead
    match.state.players[0].place, match.state.players[1].place = Location.GRAVEYARD, Location.CHURCH
    name = Texts("en", game).text(f"card-{game.event_words('card', dead)}")
    assert re.search(rf"\n Dead .*{name}", drawing(game, match, 0))
    assert not re.search(r"\n Dead ", drawing(game, match, 1))


@pytest.mark.parametrize("game", GAMES)
def test_the_players_show_what_is_theirs(game: Game) -> None:
    for width in (80, 120):
        match = match_at(game, 3, lambda s: s.phase == Phase.TOWN and s.turn > 3)
        match.state.players[1].gang[0].wounds = 1
        view: TownView = game.view(match.state, 0)
        shown, texts = drawing(game, match, 0, width=width), Texts("en", game)
        for player in view.players:
            assert f"${player.dollars}  account ${player.account}" in shown
            for fighter in player.gang:
                name = texts.text(f"card-{game.event_words('card', fighter.kind)}")
                marks = "×" * fighter.wounds + "○" * (fighter.life - fighter.wounds)
                values = r"\s+".join(str(view.cards[fighter.kind].bonus[test]) for test in range(6))
                assert re.search(rf"{name}\s+{marks}\s+{values}\b", shown)
        assert re.search(r"\n +Draw +Shoot +Brawl" if width == 120 else r"\n +Dr Sh Br", shown)


def test_SL_12_revealed_cards_are_shown_with_their_bonuses() -> None:
    match = match_at(SLINGERS, 2, lambda s: s.phase == Phase.MOVE)
    holster = next(kind for kind in range(64) if SLINGERS.event_words("card", kind) == "holster")
    match.state.revealed[1].size, match.state.revealed[1].cards[0] = 1, holster
    assert "Revealed Holster (Dr +1)" in drawing(SLINGERS, match, 0)
    assert "Revealed Holster (Draw +1)" in drawing(SLINGERS, match, 0, width=120)


def test_SM_37_the_three_and_their_cards_are_shown() -> None:
    match = match_at(SMOKE, 1, lambda s: s.phase == Phase.MOVE)
    shown, texts = drawing(SMOKE, match, 0, width=120), Texts("en", SMOKE)
    three = SMOKE.view(match.state, 0).the_three
    assert texts.text("colour-three") in shown
    for fighter in three.gang:
        for kind in (fighter.kind, *(card for card in fighter.attached if card is not None)):
            assert texts.text(f"card-{SMOKE.event_words('card', kind)}") in words(shown)


def test_the_hand_shows_every_card_with_its_cost() -> None:
    for game, match in situations(14):
        hand = match.state.players[match.decider].hand
        shown = words(drawing(game, match, match.decider, width=120))
        assert ("Your hand" in shown) == (sum(hand) > 0)
        part = shown.split("Your hand")[-1]
        for kind in range(64):
            if hand[kind]:
                name = Texts("en", game).text(f"card-{game.event_words('card', kind)}")
                times = f" ×{hand[kind]}" if hand[kind] > 1 else ""
                assert f"{name}{times}" in part
                assert match.state.cards[kind].category == 4 or f"{name}{times} ${match.state.cards[kind].cost}" in part


@pytest.mark.parametrize("game", GAMES)
def test_a_fight_is_shown_with_draws_and_dice(game: Game) -> None:
    match = match_at(game, 4, lambda s: s.phase == Phase.TARGET and s.fight.effect == 1)
    shown, fight = drawing(game, match, match.decider), game.view(match.state, 0).fight
    assert shown.count("· draw ") == len(fight.duellists)
    assert "fires now" in shown
    assert "[" in shown
    assert re.search(r"tested Draw: [♣♦♥♠★]*, (no|\d+) trumps?\.", words(shown))


def rolled(*faces: int) -> list[Told]:
    return [Told(Event.DIE_ROLLED, EVERYBODY, (0, face)) for face in faces]


def test_the_last_test_is_that_of_this_turn_with_a_die_rolled_again() -> None:
    turn, made = Told(Event.TURN_BEGAN, EVERYBODY, (0, 1, 1)), Told(Event.TEST_MADE, EVERYBODY, (0, 3, 2, 1))
    again = Told(Event.DIE_ROLLED_AGAIN, EVERYBODY, (0, 5))
    assert last_test([*rolled(1, 2), made, turn]) is None
    last = last_test([turn, *rolled(0), *rolled(1, 2), made, again])
    assert last is not None
    assert (last.faces, last.again, last.trumps) == ([1, 2], [5], 1)


@pytest.mark.parametrize(("language", "sentence"), [("en", "Red tested Gamble: ♦♥★, 1 trump."),
                                                    ("pt-BR", "Teste de Aposta (Vermelho): ♦♥★, 1 trunfo.")])
def test_dice_are_told_together(language: str, sentence: str) -> None:
    screen = Screen(SLINGERS, Texts(language, SLINGERS), Console(file=io.StringIO()))
    told = look_of(SLINGERS).tell(screen, [*rolled(1, 2, 5), Told(Event.TEST_MADE, EVERYBODY, (0, 3, 3, 1))])
    assert told.plain == sentence


def test_cards_are_told_together_and_what_the_table_shows_is_not() -> None:
    screen = Screen(SLINGERS, Texts("en", SLINGERS), Console(file=io.StringIO()))
    tell = look_of(SLINGERS).tell
    assert tell(screen, [Told(Event.CARD_DISCARDED, EVERYBODY, (1, kind)) for kind in (16, 16, 17)]).plain == \
        "Blue discarded Peacemaker ×2, Buntline."
    assert tell(screen, [Told(Event.CARD_DISCARDED, EVERYBODY, (seat, 16)) for seat in (0, 1)]).plain.count("discarded") == 2
    assert tell(screen, [Told(Event.OWN_CARD_DRAWN, 1, (0, kind)) for kind in (16, 17)]).plain == "You drew Peacemaker, Buntline."
    assert tell(screen, [Told(Event.CARD_DRAWN, EVERYBODY, (1,)), Told(Event.TRUMP_DEALT, EVERYBODY, (1, 2))]).plain == ""
    dealt = tell(screen, [Told(Event.LOCATION_DEALT, EVERYBODY, (at, at)) for at in range(13)])
    assert dealt.plain == "The town was dealt."


def test_SM_2_amounts_are_one_line_and_a_number_is_an_amount(tmp_path: Path) -> None:
    table = Table(SMOKE, tmp_path / "game.log", 1)
    table.sit(["11", "list", "7"])
    assert "type “account 5”, or another of $0–$10." in words(table.shown)
    assert table.shown.count("account 9") == 1                         # by the command alone
    assert table.match().state.players[0].account == 7
    assert table.match().lines[-1].action == "account 7"


def test_SM_22_at_the_bank_amounts_are_typed() -> None:
    match = match_at(SMOKE, 2, lambda s: s.phase == Phase.TOWN and s.players[s.decider].place == Location.BANK)
    player = match.state.players[match.decider]
    player.dollars, player.account = 30, 5
    menu = look_of(SMOKE).menu(Screen(SMOKE, Texts("en", SMOKE)), match.state)
    shown = words(drawing(SMOKE, match, match.decider))
    assert "$0–$4, $6–$35" in shown
    assert menu.choice(SMOKE, match.state, "account 20") == ACCOUNT + 20
    assert menu.choice(SMOKE, match.state, "1") == menu.numbered[0] < ACCOUNT
    with pytest.raises(Exception, match="terminal-no-such-number"):
        menu.choice(SMOKE, match.state, "20")


def test_a_terminal_of_ascii_gets_nothing_else(tmp_path: Path) -> None:
    raw = io.BytesIO()
    table = Table(SLINGERS, tmp_path / "game.log", 3, "pt-BR", file=io.TextIOWrapper(raw, encoding="ascii"))
    assert table.sit(table.at_random(2)) == 0
    table.file.flush()
    shown = raw.getvalue().decode("ascii")
    assert "C paus" in shown or "D ouros" in shown
    assert "ooo" in shown
    assert "?" not in shown.replace("(?", "").split("Baralho")[1].split("\n\n")[1]


def test_an_action_that_is_not_legal_says_why(tmp_path: Path) -> None:
    table = Table(SLINGERS, tmp_path / "game.log", 2)
    table.sit(["free shootout", "play shootout", "move nowhere"])
    refused = table.shown.split("free shootout")[1]
    assert refused.count("SL-") >= 2
    assert refused.count("move nowhere") == 2                          # typed, and quoted in the answer
