"""Evolving habits: both sides of a scenario try changes of their quick hand, and keep what wins.

In each pair of games one pair of hands has some changes and the other has the opposite ones; then
they change seats with the same dice.  Habits that won are followed a little (evolution strategies
with mirrored samples).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldcraft import games
from fieldcraft.bots.hands import Habits, Hand
from fieldcraft.bots.value import habits_of, policy_of, with_habits
from fieldcraft.core import key_from_seed
from fieldcraft.core.policy import Policy, answer, asked
from fieldcraft.lab.training.plan import HELD_OUT, TrainingPlan
from fieldcraft.record.files import write_text

Changes = NDArray[np.float64]

SPREAD: Final = 0.35
"""How much a habit is changed for a trial, as a logarithm."""
STEP: Final = 0.35
AT_ONCE: Final = 200
"""Pairs of games for one step."""
MOST: Final = 2.3
"""As a logarithm, how far a habit may come from the usual one."""
FROM_NOTHING: Final = 100
"""What stands for a habit that usually is 0."""


class Evolution:
    """The habits of both sides, as logarithms of what they are to the usual ones."""

    def __init__(self, plan: TrainingPlan) -> None:
        self.plan = plan
        self.game = games.get(plan.game)
        self.quick = policy_of(plan.game)
        self.usual = habits_of(self.quick)
        self.changes: Changes = np.zeros((2, len(self.usual)))
        self.slope: Changes = np.zeros_like(self.changes)
        self.played = 0

    @property
    def is_due(self) -> bool:
        """Each step is worth keeping."""
        return True

    def habits(self, changes: Changes) -> Habits:
        """The habits of a side that are changed so."""
        return tuple(
            sorted(
                (name, round(usual * float(np.exp(one)) if usual else FROM_NOTHING * float(one)))
                for (name, usual), one in zip(self.usual.items(), changes, strict=True)
            )
        )

    def hand(self, changes: Changes) -> Policy:
        """A quick hand with them."""
        made = self.game.policy()
        assert made is not None  # as it has a quick hand
        return with_habits(made, self.habits(changes))

    def go_on(self) -> None:
        """Play some games, and follow what won."""
        rng = np.random.default_rng(self.played)
        count = max(1, min(AT_ONCE, (self.plan.games - self.played + 1) // 2))
        slope = np.zeros_like(self.changes)
        for seed in range(self.played, self.played + count):
            trial = rng.normal(0, SPREAD, self.changes.shape)
            more, less = self.changes + trial, self.changes - trial
            won = self.result(self.hand(more[0]), self.hand(less[1]), seed)
            won -= self.result(self.hand(less[0]), self.hand(more[1]), seed)
            slope += won / 2 * trial
        slope /= count * SPREAD * SPREAD
        self.slope = (self.slope + slope) / 2
        self.changes = np.clip(self.changes + STEP * self.slope, -MOST, MOST)
        self.played += 2 * count

    def result(self, first: Policy, second: Policy, seed: int) -> float:
        """Play a game: 1 if side 0 wins, -1 if side 1 does."""
        state, hands = self.game.start(self.plan.scenario, key_from_seed(seed)), (first, second)
        for _ in range(self.plan.settings.limit):
            if state.finished:
                return 1.0 if state.winner == 0 else -1.0 if state.winner == 1 else 0.0
            side = asked(state)
            state.take(side, answer(state, side, hands[side]))
        return 0.0

    def file(self) -> Hand:
        """What has been learnt."""
        return Hand(habits=tuple(map(self.habits, self.changes)), games=self.played)

    def score(self, pairs: int) -> tuple[float, float]:
        """Points a game against the quick hand in pairs, and half of their 95 % interval."""
        first, second = map(self.hand, self.changes)
        points = [
            (self.result(first, self.quick, seed) - self.result(self.quick, second, seed)) / 4 + 0.5
            for seed in range(HELD_OUT, HELD_OUT + pairs)
        ]
        return float(np.mean(points)), float(1.96 * np.std(points) / max(1, pairs) ** 0.5)

    # -- kept in a folder -----

    @property
    def path(self) -> Path:
        """Where training is kept."""
        return Path(self.plan.folder) / f"{self.plan.game}-{self.plan.scenario}.habits.json"

    def keep(self) -> None:
        """Keep everything."""
        kept = {
            "names": list(self.usual),
            "changes": self.changes.tolist(),
            "slope": self.slope.tolist(),
            "games": self.played,
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_text(self.path, json.dumps(kept) + "\n")

    def resume(self) -> bool:
        """Go on from what was kept, if it is of these habits; whether it was."""
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return False
        if kept["names"] != list(self.usual):
            return False
        self.changes = np.array(kept["changes"])
        self.slope = np.array(kept["slope"])
        self.played = kept["games"]
        return True

    def begin_with(self, hand: Hand) -> None:
        """Go on from a hand of which only its file is left."""
        if len(hand.habits) != len(self.changes):
            return
        for side, habits in enumerate(hand.habits):
            known = dict(habits)
            for place, (name, usual) in enumerate(self.usual.items()):
                now = known.get(name, usual)
                self.changes[side, place] = (
                    np.log(max(1, now) / usual) if usual else now / FROM_NOTHING
                )
        self.played = hand.games
