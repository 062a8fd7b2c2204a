"""Every scenario as a game of OpenSpiel: `pyspiel.load_game("fieldcraft(game=…,scenario=…)")`.

Chance comes first: its one move picks the seed of all dice and draws, which nobody observes.  After
it a match is a sequence of the sides' decisions, so that OpenSpiel's own histories, serialisation
and tests work.  `resample_from_infostate` deals what a side does not know, and the dice, again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import numpy as np
import pyspiel

from fieldcraft import games
from fieldcraft.core import canonical
from fieldcraft.core.chance import Chance, key_from_seed
from fieldcraft.core.state import State
from fieldcraft.research.codec import LIMIT, Codec, decider, result

NAME: Final = "fieldcraft"
SEEDS: Final = 1_000
DEFAULTS: Final[dict[str, str | int]] = {"game": "", "scenario": "", "limit": LIMIT, "seeds": SEEDS}

TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Fieldcraft: card-driven tactical wargames",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


@cache
def codec_of(game: str, scenario: str) -> Codec:
    """The numbers of a scenario; made once, as OpenSpiel makes many games."""
    key = game or games.keys()[0]
    return Codec(key, scenario or games.get(key).scenarios()[0])


class FieldcraftGame(pyspiel.Game):
    """A scenario."""

    def __init__(self, params: Mapping[str, str | int] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.codec = codec_of(str(chosen["game"]), str(chosen["scenario"]))
        self.limit, self.seeds = int(chosen["limit"]), int(chosen["seeds"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.actions,
            max_chance_outcomes=self.seeds,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )
        super().__init__(TYPE, info, dict(params or {}))

    def new_initial_state(self) -> FieldcraftState:
        """Before chance has picked the seed."""
        return FieldcraftState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: object = None
    ) -> FieldcraftObserver:
        """What each side observes."""
        return FieldcraftObserver(self.codec)


class FieldcraftState(pyspiel.State):
    """A match; `match` is the engine's state once the seed is picked."""

    def __init__(self, game: FieldcraftGame) -> None:
        super().__init__(game)
        self.codec, self.limit, self.seeds = game.codec, game.limit, game.seeds
        self.match: State | None = None
        self.decisions = 0

    def current_player(self) -> int:
        """The side that decides; chance at first."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else decider(self.match)

    def is_terminal(self) -> bool:
        """Whether it has ended, or was cut off."""
        return self.match is not None and (self.match.finished or self.decisions >= self.limit)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return list(self.match.options(player))

    def chance_outcomes(self) -> Sequence[tuple[int, float]]:
        """Every seed is as likely as the other."""
        return [(seed, 1.0 / self.seeds) for seed in range(self.seeds)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self.codec.start(action)
            return
        self.match.choose(decider(self.match), action)
        self.decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.match is None:
            return f"seed {action}"
        return self.match.word(action)

    def returns(self) -> list[float]:
        """1 and -1, or nothing for either."""
        match = self.match
        return [0.0, 0.0] if match is None else [result(match, side) for side in (0, 1)]

    def resample_from_infostate(self, player: int, sampler: object = None) -> FieldcraftState:
        """A state that this player could not tell from this one, with other dice to come."""
        assert self.match is not None
        twin = self.clone()
        rng = Chance(key_from_seed(int(np.random.default_rng().integers(1 << 62))))
        twin.match = self.match.determinize(player, rng)
        resampled: FieldcraftState = twin
        return resampled

    def __str__(self) -> str:
        return "before the seed" if self.match is None else f"{self.decisions} {self.match!r}"


class FieldcraftObserver:
    """A side's view, as a tensor and as text."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.tensor = np.zeros(codec.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FieldcraftState, player: int) -> None:
        """Fill the tensor with what a player observes."""
        match = state.match
        self.tensor[:] = 0.0 if match is None else self.codec.observe(match, player)

    def string_from(self, state: FieldcraftState, player: int) -> str:
        """All that a player may know, as canonical JSON."""
        return "" if state.match is None else canonical(state.match.view(player)).decode()


def register() -> None:
    """Make `fieldcraft` known to `pyspiel.load_game`."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(TYPE, FieldcraftGame)


register()
