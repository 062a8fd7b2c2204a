"""One side of a scenario as a Gymnasium environment; a bot plays the other side."""

from __future__ import annotations

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from fieldcraft import bots, games
from fieldcraft.core.state import State
from fieldcraft.research.codec import LIMIT, Codec, decider, result

Observation = NDArray[np.float32]
Info = dict[str, NDArray[np.int8] | bool]


class FieldcraftEnv(gymnasium.Env[Observation, np.int64]):
    """A match against a bot.

    The reward is 1 for a win and -1 for a loss, at the end.  `info["action_mask"]` says what is
    legal, and so does `action_masks()`; an illegal action loses at once.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str = "",
        scenario: str = "",
        opponent: str = "random",
        side: int = 0,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        game = game or games.keys()[0]
        self.codec = Codec(game, scenario or games.get(game).scenarios()[0])
        bots.check(opponent, game)
        self.opponent_name = opponent
        self.side = side
        self.limit = limit
        self.render_mode = render_mode
        self.observation_space = Box(-1.0, 1.0, (self.codec.size,), np.float32)
        self.action_space = Discrete(self.codec.actions)
        self.opponent = bots.make(opponent, 0)
        self.state: State = self.codec.start(0)
        self.decisions = 0

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """A new match; the same seed gives the same dice and the same opponent."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 31))
        self.state = self.codec.start(number)
        self.opponent = bots.make(self.opponent_name, number)
        self.decisions = 0
        self._answer()
        return self._observed()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        """Choose; the opponent plays on to the next choice."""
        option = int(action)
        if option not in self.state.options(self.side):
            observation, info = self._observed()
            return observation, -1.0, True, False, {**info, "illegal": True}
        self.state.take(self.side, option)
        self.decisions += 1
        self._answer()
        over = self.state.finished
        observation, info = self._observed()
        cut = not over and self.decisions >= self.limit
        return observation, result(self.state, self.side), over, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return self.codec.mask(self.state, self.side).astype(bool)

    def render(self) -> str:
        """The position in a line."""
        return repr(self.state)

    def _answer(self) -> None:
        """Let the opponent choose until it is not asked."""
        while not self.state.finished and decider(self.state) != self.side:
            self.decisions += 1
            if self.decisions > self.limit:
                return
            other = 1 - self.side
            self.state.take(other, bots.ask(self.opponent, self.state, other))

    def _observed(self) -> tuple[Observation, Info]:
        mask = self.codec.mask(self.state, self.side)
        return self.codec.observe(self.state, self.side), {"action_mask": mask}


def register() -> None:
    """Make every game known to `gymnasium.make`, as `fieldcraft/<game>-v0`."""
    known = games.keys()
    for key in known:
        name = f"fieldcraft/{key}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:FieldcraftEnv", kwargs={"game": key})
