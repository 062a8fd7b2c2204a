"""Values: fitted with the right signs, honest on games they have not seen, and kept as files."""

from pathlib import Path

import numpy as np
import pytest

from fieldcraft import games
from fieldcraft.bots.value import (
    FittedValue,
    Weights,
    evaluation_of,
    logistic,
    policy_of,
    vector,
    weights_of,
)
from fieldcraft.core import key_from_seed
from fieldcraft.core.policy import ANY, UNIT
from fieldcraft.lab.executors import Serial
from fieldcraft.lab.values.calibration import calibrate
from fieldcraft.lab.values.fit import fit_game, fit_weights
from fieldcraft.lab.values.kept import read_samples, sampled, write_weights
from fieldcraft.lab.values.reliability import calibration_error, reliability
from fieldcraft.lab.values.samples import GamePlan, Sample, plans_for


def coins(weights: list[float], rows: int, seed: int = 1) -> tuple[np.ndarray, np.ndarray]:
    """Positions whose games ended by these weights, and chance."""
    rng = np.random.default_rng(seed)
    table = rng.normal(size=(rows, len(weights)))
    chances = 1 / (1 + np.exp(-(table @ np.array(weights))))
    return table, (rng.random(rows) < chances).astype(float)


def test_weights_are_found_again() -> None:
    """What results were made by is what is fitted, within its error."""
    truth = [1.0, -0.5, 0.0]
    rows, results = coins(truth, 20_000)
    found = fit_weights(rows, results, np.zeros(3), pull=1e-6)
    assert found[1:] == pytest.approx(truth, abs=0.08)
    assert found[0] == pytest.approx(0.0, abs=0.08)


def test_a_good_thing_is_never_thought_bad() -> None:
    """A weight of the wrong sign becomes nothing, and the others make the best of it."""
    rows, results = coins([1.0, -0.5, 0.3], 5_000)
    found = fit_weights(rows, results, np.array([1.0, 1.0, -1.0]), pull=1e-6)
    assert found[1] > 0.7
    assert found[2] == 0.0
    assert found[3] == 0.0


def test_few_games_are_drawn_to_what_holds_for_all() -> None:
    """With a strong pull the weights stay where they are drawn to."""
    rows, results = coins([1.0, 0.0], 50)
    about = np.array([0.2, 3.0, -1.0])
    found = fit_weights(rows, results, np.zeros(2), about, pull=100.0)
    assert found == pytest.approx(about, abs=0.01)


def test_a_truthful_judge_has_no_error() -> None:
    """Chances that come true are off by little, others by as much as they are off."""
    rng = np.random.default_rng(2)
    chances = rng.random(40_000)
    results = (rng.random(40_000) < chances).astype(float)
    assert calibration_error(chances, results) < 0.01
    assert calibration_error(np.full(1_000, 0.9), np.full(1_000, 0.5)) == pytest.approx(0.4)
    bins = reliability(chances, results, np.arange(40_000.0))
    assert len(bins) == 10
    for one in bins:
        assert one.low <= one.told <= one.high
        assert one.interval[0] <= one.won <= one.interval[1]


def test_positions_of_one_game_are_not_counted_as_many() -> None:
    """The interval is as wide as the number of games allows."""
    chances, results = np.full(100, 0.55), np.array([1.0, 0.0] * 50)
    [apart] = reliability(chances, results, np.arange(100.0))
    [together] = reliability(chances, results, np.array([0.0, 1.0] * 50))
    assert together.games == 2
    assert together.interval[1] - together.interval[0] > apart.interval[1] - apart.interval[0]


@pytest.mark.parametrize("game", games.keys())
def test_stored_weights_fit_the_features(game: str) -> None:
    """Every scenario and any other has weights, of the right number and never of a wrong sign."""
    policy = policy_of(game)
    weights = weights_of(game)
    assert set(weights) == {ANY, *games.get(game).scenarios()}
    for one in weights.values():
        assert len(one.weights) - 1 == len(policy.signs) == len(policy.names)
        pairs = zip(policy.signs, one.weights[1:], strict=True)
        assert all(sign * weight >= 0 for sign, weight in pairs)


@pytest.mark.parametrize("game", games.keys())
def test_one_value_judges_and_thinks(game: str) -> None:
    """A bot that thinks ahead and a review weigh the same, from either side."""
    policy = policy_of(game)
    state = games.get(game).start(1, key_from_seed(1), games.get(game).quick_options())
    value = evaluation_of(game, state)
    assert isinstance(value, FittedValue)
    assert value.judge.scenario == policy.scenario(state) == games.get(game).scenarios()[0]
    assert 0.0 < value.chance(state) < 1.0
    for side in (0, 1):
        stands = 2 * logistic(value.odds(state, side)) - 1
        assert policy.value(state, side) / UNIT == pytest.approx(stands, abs=0.02)
        assert vector(policy, state, side)[0] == 1 - 2 * side


def test_samples_are_kept_and_resumed(tmp_path: Path) -> None:
    """A file has each game once; a line that was cut off is played again."""
    plans = list(plans_for("normandy", ["la-raye"], 3, ("random", "random"), 5, 400))
    path = tmp_path / "samples.jsonl"
    first = sampled(plans[:2], Serial(), path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text[:-20], encoding="utf-8")
    assert len(read_samples(path)) == 1
    path.write_text(text, encoding="utf-8")
    whole = sampled(plans, Serial(), path)
    assert whole[:2] == first
    assert read_samples(path) == whole
    assert all(len(one.measures) == 2 * len(one.chances) > 0 for one in whole)


def test_a_fit_is_written_and_read(tmp_path: Path) -> None:
    """Weights of a scenario and of all, with an error from games left out, survive a file."""
    plans = list(plans_for("normandy", ["la-raye"], 24, ("random", "random"), 5, 300))
    found = fit_game(sampled(plans, Serial()), policy_of("normandy"))
    assert set(found) == {ANY, "la-raye"}
    assert found["la-raye"].games == 24
    assert found["la-raye"].error is not None
    assert found[ANY].digest != found["la-raye"].digest
    write_weights(tmp_path / "normandy.json", "normandy", found)
    text = (tmp_path / "normandy.json").read_text(encoding="utf-8")
    assert found[ANY].digest in text


def test_unfinished_games_say_nothing_of_chances() -> None:
    """They are left out; accuracy counts who was called ahead."""
    plan = GamePlan("normandy", "la-raye", 1, ("random", "random"), 100)
    samples = [
        Sample(plan, [], [0.8, 0.7], 1.0, finished=True),
        Sample(plan, [], [0.9], 0.0, finished=True),
        Sample(plan, [], [0.9], 0.5, finished=False),
    ]
    judge = FittedValue(policy_of("normandy"), Weights(0, (0,) * 23, 1)).judge
    found = calibrate("normandy", judge, samples)
    assert (found.games, found.positions) == (2, 3)
    assert found.accuracy == pytest.approx(2 / 3)
