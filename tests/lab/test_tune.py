"""Tuning: what wins is kept, what is unclear is not, and a run goes on where it stopped."""

from pathlib import Path

import pytest

from fieldcraft.bots.value import habits_of, policy_of, tuned_policy
from fieldcraft.core import key_from_seed
from fieldcraft.games import get
from fieldcraft.lab.executors import Serial
from fieldcraft.lab.match import MatchPlan
from fieldcraft.lab.play import Arena
from fieldcraft.lab.statistics import SequentialTest
from fieldcraft.lab.storage import StorageError
from fieldcraft.lab.tune import Trial, read_trials, tune, tuned, write_trials

GAMES = ("normandy", "north-africa", "combat-commander")
PLAN = MatchPlan(
    (Arena("normandy", "la-raye"),), ("corporal", "corporal"), 2, test=SequentialTest(0, 25)
)


@pytest.mark.parametrize("game", GAMES)
def test_habits_change_what_is_thought_best(game: str) -> None:
    """Every habit counts somewhere: another weight gives other scores in some position."""
    usual = policy_of(game)
    assert usual.habits
    kept = get(game)
    for name, weight in habits_of(usual).items():
        changed = tuned_policy(game, ((name, 5 * weight),))
        state = kept.start(kept.scenarios()[0], key_from_seed(1), kept.quick_options())
        for _ in range(600):
            side = 0 if state.question(0) else 1
            menu = state.legal(side)
            scores = usual.scores(state, side, menu)
            if changed.scores(state, side, menu) != scores:
                break
            state.take(side, menu[scores.index(max(scores))])
        else:
            pytest.fail(f"{name} counts nowhere")
    assert habits_of(usual) == habits_of(policy_of(game))


def test_a_run_is_the_same_again_and_goes_on(tmp_path: Path) -> None:
    """The first trials of a longer run are those of the shorter one, read from its file."""
    path = tmp_path / "habits.json"
    first = tune(PLAN, Serial(), 1)
    write_trials(path, PLAN, first)
    assert read_trials(path, PLAN) == first
    assert tune(PLAN, Serial(), 2, first) == tune(PLAN, Serial(), 2)
    with pytest.raises(StorageError):
        read_trials(path, MatchPlan(PLAN.arenas, PLAN.bots, 3, test=PLAN.test))


def test_only_what_wins_is_kept() -> None:
    """An accepted change is where the next trial of that habit starts; another is forgotten."""
    habits = habits_of(policy_of("normandy"))
    first, second, *_ = habits
    won = Trial(first, habits[first], 1_700, 9, 0.9, (0.7, 1.0), "accepted")
    lost = Trial(second, habits[second], 77, 9, 0.1, (0.0, 0.3), "rejected")
    unclear = [Trial(one, habits[one], 99, 9, 0.5, (0.3, 0.7), "open") for one in list(habits)[2:]]
    known = [won, lost, *unclear]
    assert tuned("normandy", known) == {**habits, first: 1_700}
    again = tune(PLAN, Serial(), len(known) + 1, known)[-1]
    assert (again.habit, again.before) == (first, 1_700)
