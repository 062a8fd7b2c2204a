"""Tuning: what wins is kept, what is unclear is not, and a run goes on where it stopped."""

from pathlib import Path

import pytest

from fieldcraft.bots.value import habits_of, policy_of, tuned_policy
from fieldcraft.core import key_from_seed
from fieldcraft.core.game import Game
from fieldcraft.core.policy import Policy
from fieldcraft.games import get
from fieldcraft.lab.executors import Serial
from fieldcraft.lab.match import MatchPlan
from fieldcraft.lab.play import Arena
from fieldcraft.lab.statistics import SequentialTest
from fieldcraft.lab.storage import StorageError
from fieldcraft.lab.tune import Trial, read_trials, tune, tuned, write_trials

GAMES = ("normandy", "north-africa", "combat-commander")
PLAN = MatchPlan(
    (Arena("normandy", "la-raye"),), ("sergeant", "sergeant"), 2, test=SequentialTest(0, 25)
)


@pytest.mark.parametrize("game", GAMES)
def test_habits_change_what_is_thought_best(game: str) -> None:
    """Every habit counts somewhere: another weight gives other scores in some position."""
    usual = policy_of(game)
    assert usual.habits
    kept = get(game)
    for name, weight in habits_of(usual).items():
        changed = tuned_policy(game, ((name, 5 * weight if weight else 500),))
        assert any(differs(kept, one, usual, changed) for one in kept.scenarios()), name
    assert habits_of(usual) == habits_of(policy_of(game))


def differs(game: Game, scenario: str, usual: Policy, changed: Policy) -> bool:
    """Whether two hands think differently of an option in the usual one's game."""
    state = game.start(scenario, key_from_seed(1), game.quick_options())
    for _ in range(600):
        if state.finished:
            break
        side = 0 if state.question(0) else 1
        menu = state.legal(side)
        scores = usual.scores(state, side, menu)
        if changed.scores(state, side, menu) != scores:
            return True
        state.take(side, menu[scores.index(max(scores))])
    return False


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
