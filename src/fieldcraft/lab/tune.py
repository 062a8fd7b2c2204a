"""Tuning a quick hand: one habit is changed at a time, and kept if it wins games.

A habit is a weight that a policy itself judges by.  Each trial is a match of the changed hand
against the one it would replace, until a sequential test has a verdict; whatever is accepted is
what the next trial starts from.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from fieldcraft.bots.value import habits_of, policy_of
from fieldcraft.lab.executors import Executor
from fieldcraft.lab.match import MatchPlan, play_match
from fieldcraft.lab.play import Habits
from fieldcraft.lab.storage import StorageError
from fieldcraft.record.files import write_text

SHARES: Final = (130, 75, 170, 55)
"""What a habit is changed to, in hundredths of what it is: each is tried in turn."""
ACCEPTED: Final = "accepted"


@dataclass(frozen=True)
class Trial:
    """One change, and what came of it."""

    habit: str
    before: int
    after: int
    pairs: int
    score: float
    interval: tuple[float, float]
    verdict: str


def tune(
    plan: MatchPlan,
    where: Executor,
    trials: int,
    known: Sequence[Trial] = (),
    on_trial: Callable[[list[Trial]], None] | None = None,
) -> list[Trial]:
    """So many trials in all, going on after those that are known; of the plan, habits are set.

    The plan's bots are the same, and its test gives the verdicts.
    """
    habits = habits_of(policy_of(plan.arenas[0].game))
    done: list[Trial] = []
    for number in range(trials):
        name = list(habits)[number % len(habits)]
        share = SHARES[number // len(habits) % len(SHARES)]
        after = max(1, habits[name] * share // 100)
        trial = known[number] if number < len(known) else None
        if trial is None:
            changed = as_habits({**habits, name: after})
            seed = plan.seed + number * plan.pairs
            trying = replace(plan, seed=seed, habits=(changed, as_habits(habits)))
            report = play_match(trying, where)
            found = report.standing.strength
            trial = Trial(
                name, habits[name], after, found.pairs, found.score, found.interval, report.verdict
            )
        if trial.verdict == ACCEPTED:
            habits[name] = trial.after
        done.append(trial)
        if on_trial is not None:
            on_trial(done)
    return done


def as_habits(found: dict[str, int]) -> Habits:
    """Habits as tasks carry them."""
    return tuple(sorted(found.items()))


def tuned(game: str, trials: Sequence[Trial]) -> dict[str, int]:
    """The habits after these trials."""
    habits = habits_of(policy_of(game))
    habits.update({one.habit: one.after for one in trials if one.verdict == ACCEPTED})
    return habits


def write_trials(path: Path, plan: MatchPlan, trials: Sequence[Trial]) -> None:
    """Keep the trials and what came of them."""
    game = plan.arenas[0].game
    plain = {
        **plan.plain(), "kind": "tune", "bot": plan.bots[0], "pairs": plan.pairs, "game": game,
        "habits": tuned(game, trials), "trials": [asdict(one) for one in trials],
    }  # fmt: skip
    write_text(path, json.dumps(plain, indent=1) + "\n")


def read_trials(path: Path, plan: MatchPlan) -> list[Trial]:
    """The trials of an earlier run; `StorageError` if it had another plan."""
    if not path.exists():
        return []
    plain = json.loads(path.read_text(encoding="utf-8"))
    wanted = {**plan.plain(), "kind": "tune", "bot": plan.bots[0], "pairs": plan.pairs}
    if any(plain.get(name) != value for name, value in wanted.items()):
        raise StorageError("other-results", path=path.as_posix())
    return [Trial(**{**one, "interval": tuple(one["interval"])}) for one in plain["trials"]]
