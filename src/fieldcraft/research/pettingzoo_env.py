"""Both sides of a scenario as a PettingZoo environment, one decision after the other (AEC)."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from fieldcraft import games
from fieldcraft.core.state import State
from fieldcraft.research.codec import LIMIT, Codec, decider, result

Observed = dict[str, NDArray[np.float32] | NDArray[np.int8]]


def env(**settings: str | int | None) -> AECEnv:
    """The environment with PettingZoo's guards: an illegal action loses, order is enforced."""
    made: AECEnv = raw_env(**settings)  # type: ignore[arg-type]
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv, EzPickle):  # noqa: N801  # PettingZoo's name
    """A match between two agents, the sides of the scenario.

    Observations have `observation` and `action_mask`.  Where both sides decide at once, the first
    is asked first and the second does not see its answer.
    """

    metadata = {  # noqa: RUF012  # as PettingZoo has it
        "render_modes": ["ansi"], "name": "fieldcraft_v0", "is_parallelizable": False,
    }  # fmt: skip

    def __init__(
        self,
        game: str = "",
        scenario: str = "",
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, scenario, limit, render_mode)
        super().__init__()
        game = game or games.keys()[0]
        self.codec = Codec(game, scenario or games.get(game).scenarios()[0])
        self.limit = limit
        self.render_mode = render_mode
        self.possible_agents = list(self.codec.sides)
        space = Dict(
            {
                "observation": Box(-1.0, 1.0, (self.codec.size,), np.float32),
                "action_mask": Box(0, 1, (self.codec.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(self.codec.actions) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()
        self.state_: State = self.codec.start(0)

    def observation_space(self, agent: str) -> Dict:
        """The same for both."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        """The same for both."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: object = None) -> None:
        """A new match; the same seed gives the same dice."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.state_ = self.codec.start(int(self.np_random.integers(1 << 31)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.decisions = 0
        self.agent_selection = self.possible_agents[decider(self.state_)]

    def observe(self, agent: str) -> Observed:
        """What an agent observes, and what it may do if it is asked."""
        side = self.possible_agents.index(agent)
        return {
            "observation": self.codec.observe(self.state_, side),
            "action_mask": self.codec.mask(self.state_, side),
        }

    def step(self, action: int | None) -> None:
        """The selected agent chooses."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0
        self.state_.choose(self.possible_agents.index(agent), int(action))
        self.decisions += 1
        over = self.state_.finished
        cut = not over and self.decisions >= self.limit
        for side, one in enumerate(self.possible_agents):
            self.rewards[one] = round(result(self.state_, side))
            self.terminations[one], self.truncations[one] = over, cut
        if not over:
            self.agent_selection = self.possible_agents[decider(self.state_)]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position in a line."""
        return repr(self.state_) if self.render_mode else None
