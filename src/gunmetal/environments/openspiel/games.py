"""The games in OpenSpiel's registry. Importing this module registers `gunrunners`, `gunslingers`, `gunsmoke`, `gunrunners_small`.

    import pyspiel
    import gunmetal.environments.openspiel.games

    game = pyspiel.load_game("gunrunners(players=3,edition=br)")

The parameters are the number of players, the edition, and the variants that the rules name. Chance is explicit. Who wins gets what
the others lose: with n players a win is worth n - 1, a loss -1; a win that is shared, its part of n, less 1.
"""

from typing import Any, ClassVar

import pyspiel

from gunmetal.environments.openspiel.observers import LINES, Observed, Recalled
from gunmetal.environments.openspiel.positions import CHANCE, Position, Table
from gunmetal.environments.openspiel.resampling import resampled
from gunmetal.environments.openspiel.small import NAME as SMALL
from gunmetal.environments.openspiel.small import table_of_small
from gunmetal.environments.openspiel.steps.taking import OVER
from gunmetal.environments.wrong import in_a_sentence
from gunmetal.games import game_named
from gunmetal.kernel.asked import MOST_WEIGHTS
from gunmetal.kernel.contract import Game, Setup, settled
from gunmetal.kernel.problems import BadInput

FEWEST = 2                             # a solo game has nobody to compare with


def kind_of(name: str, game: Game, most: int, parameters: dict[str, Any]) -> Any:
    """What OpenSpiel's registry must know of a game."""
    return pyspiel.GameType(
        short_name=name, long_name=name.replace("_", " ").capitalize(), dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION, utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL, max_num_players=most, min_num_players=FEWEST,
        provides_information_state_string=True, provides_information_state_tensor=game.name in LINES,
        provides_observation_string=True, provides_observation_tensor=True, parameter_specification=parameters)


def kind_of_whole(name: str) -> Any:
    game = game_named(name)
    return kind_of(name, game, game.players[-1],
                   {"players": FEWEST, "edition": game.editions[0], **settled(game.settings, {}, simulated=True)})


def table_of_whole(key: Any, parameters: dict[str, Any]) -> Table:
    game = game_named(key[0])
    settings = {name: value for name, value in parameters.items() if name not in ("players", "edition")}
    with in_a_sentence(game):
        agreed = settled(game.settings, settings, simulated=True)
        state = game.start(Setup(parameters["players"], parameters["edition"], game.read_cards(game.default_cards), agreed))
        if parameters["players"] < FEWEST:
            raise BadInput("players-wrong", players=parameters["players"], least=FEWEST, most=game.players[-1])
    return Table(key, game, state)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    kind: ClassVar[Any]

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        parameters = dict(self.kind.parameter_specification) | (given or {})
        self.table = self.table_for((self.kind.short_name, *sorted(parameters.items())), parameters)
        players, length = self.table.players, self.table.most_steps
        super().__init__(self.kind, pyspiel.GameInfo(
            num_distinct_actions=self.table.actions, max_chance_outcomes=MOST_WEIGHTS, num_players=players, min_utility=-1.0,
            max_utility=players - 1.0, utility_sum=0.0, max_game_length=length), given or {})
        self._start = self.table.start()

    def table_for(self, key: Any, parameters: dict[str, Any]) -> Table:
        return table_of_whole(key, parameters)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self._start)

    def max_chance_nodes_in_history(self) -> int:
        return self.table.most_steps

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observed | Recalled | None:
        """None: what is public and what is private are not told apart."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        if iig_obs_type is None:
            return Observed(self.table)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Recalled(self.table) if iig_obs_type.perfect_recall else Observed(self.table)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state has one attribute, a position that never changes: so a clone costs little. What Python asks is answered here, and not
    by way of C++, which would ask back."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == OVER

    def is_chance_node(self) -> bool:
        return self.position.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        position = self.position
        return position.choices[:] if player is None or position.player in (player, CHANCE) else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.choices

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.odds

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.table.game
        if player == CHANCE:
            return game.chance_text(self.position.label, action)
        return game.action_text(self.position.state, action)

    def returns(self) -> list[float]:
        position = self.position
        players = position.table.players
        if position.player != OVER:
            return [0.0] * players
        share = players / position.winners.bit_count()
        return [share - 1 if position.winners >> seat & 1 else -1.0 for seat in range(players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that the player could as well be in. It has no history: that would tell."""
        return SpielState(self.get_game(), resampled(self.position, player, sampler))

    def __str__(self) -> str:
        position, game = self.position, self.position.table.game
        return " ".join([game.position(position.state), *(game.chance_text(*outcome) for outcome in position.outcomes)])


class Gunrunners(SpielGame):
    kind = kind_of_whole("gunrunners")


class Gunslingers(SpielGame):
    kind = kind_of_whole("gunslingers")


class Gunsmoke(SpielGame):
    kind = kind_of_whole("gunsmoke")


class SmallGunrunners(SpielGame):
    kind = kind_of(SMALL, game_named("gunrunners"), FEWEST, {})

    def table_for(self, key: Any, parameters: dict[str, Any]) -> Table:
        return table_of_small(key)


for _game in (Gunrunners, Gunslingers, Gunsmoke, SmallGunrunners):
    pyspiel.register_game(_game.kind, _game)
