"""Learn, by trial and error, which options are worth choosing, and beat `random` with it.

The learner has one number for each option and knows nothing else of the position: a softmax over
the legal options, adjusted after each game by how it ended (REINFORCE).

python examples/train_preferences.py [GAMES]
"""

from __future__ import annotations

import sys

import gymnasium
import numpy as np
from numpy.typing import NDArray

from fieldcraft.research.gymnasium_env import register

RATE = 0.3
Table = NDArray[np.float64]


def chances(preferences: Table, legal: NDArray[np.int64]) -> Table:
    """How likely each legal option is chosen."""
    weights = np.exp(preferences[legal] - preferences[legal].max())
    return np.asarray(weights / weights.sum())


def play(
    env: gymnasium.Env[NDArray[np.float32], np.int64],
    preferences: Table,
    rng: np.random.Generator,
    seed: int,
) -> tuple[float, list[tuple[NDArray[np.int64], int, Table]]]:
    """One game: its result, and every choice with what else was legal."""
    _, info = env.reset(seed=seed)
    taken, result, over = [], 0.0, False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        likely = chances(preferences, legal)
        place = int(rng.choice(len(legal), p=likely))
        taken.append((legal, place, likely))
        _, reward, ended, cut, info = env.step(legal[place])
        result, over = float(reward), ended or cut
    return result, taken


def train(games: int, seed: int = 1) -> Table:
    """Preferences after so many games against `random`."""
    register()
    env = gymnasium.make("fieldcraft/normandy-v0", scenario="la-raye", disable_env_checker=True)
    preferences = np.zeros(int(env.action_space.n))  # type: ignore[attr-defined]
    rng = np.random.default_rng(seed)
    usual = 0.0
    for number in range(games):
        result, taken = play(env, preferences, rng, seed * 100_000 + number)
        for legal, place, likely in taken:
            step = -likely
            step[place] += 1.0
            preferences[legal] += RATE * (result - usual) * step / len(taken) ** 0.5
        usual += 0.05 * (result - usual)
    return preferences


def score(preferences: Table, games: int, seed: int = 2) -> float:
    """The share of wins against `random`, half a win for a draw."""
    env = gymnasium.make("fieldcraft/normandy-v0", scenario="la-raye", disable_env_checker=True)
    rng = np.random.default_rng(seed)
    results = [play(env, preferences, rng, seed * 100_000 + number)[0] for number in range(games)]
    return float(np.mean(results)) / 2 + 0.5


def main(games: int) -> None:
    """Train, and tell what it was good for."""
    learnt = train(games)
    before, after = score(np.zeros_like(learnt), 20), score(learnt, 20)
    print(f"random scores {before:.2f}, {games} games later {after:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 120)
