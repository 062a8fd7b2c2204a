"""Values: learnt from self-play, honest on games they have not seen, and kept as files."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from fieldcraft import games
from fieldcraft.bots.evaluation import Judge
from fieldcraft.bots.value import FittedValue, Learnt, evaluation_of, learnt_of, logistic, policy_of
from fieldcraft.core import key_from_seed
from fieldcraft.core.net import GRAIN
from fieldcraft.core.policy import ANY, UNIT
from fieldcraft.lab.executors import Serial
from fieldcraft.lab.values.calibration import calibrate
from fieldcraft.lab.values.fit import (
    FitSettings,
    Fitting,
    Table,
    cuts_of,
    fit,
    followed,
    without_sight,
)
from fieldcraft.lab.values.kept import file_of, read_positions, sampled, write_learnt
from fieldcraft.lab.values.reliability import calibration_error, reliability
from fieldcraft.lab.values.samples import Positions, joined, plans_for

SMALL = FitSettings(units=8, passes=2, positions=300_000, decay=0.0, rate=0.02)


def made_up(games: int, seed: int = 1, length: int = 6) -> Positions:
    """Games that are won by who has row 1, and now and then by who has both rows 2 and 3."""
    rng = np.random.default_rng(seed)
    rows: list[int] = []
    lengths, features, seeds, results = [], [], [], []
    for number in range(games):
        there = rng.random(3) < 0.5
        odds = 2.0 * (there[0] - 0.5) + 2.0 * (there[1] and there[2]) - 0.5
        won = float(rng.random() < logistic(odds))
        seen = [1 + place for place in range(3) if there[place]]
        for _ in range(2 * length):
            rows += seen
            lengths.append(len(seen))
            features.append([int(there[0]), 7])
            seeds.append(number)
            results.append(won)
    return Positions(
        np.array(rows, np.uint16),
        np.array(lengths, np.int32),
        np.array(features, np.int64),
        np.array(seeds, np.int64),
        np.array(results),
        np.full(len(seeds), 0.5),
        np.full(len(seeds), True),
    )


def test_what_wins_is_learnt() -> None:
    """Chances come near those that the results were made by, also where two things go together."""
    learnt = fit(made_up(1_500), 4, SMALL)
    net = learnt.net()

    def chance(*rows: int) -> float:
        seen = list(rows)
        net.add_steps(seen, [int(1 in rows), 7], 0)
        return logistic(net.odds(seen) / GRAIN)

    assert chance(1) == pytest.approx(logistic(0.5), abs=0.1)
    assert chance() == pytest.approx(logistic(-1.5), abs=0.1)
    assert chance(2, 3) - chance(2) > 0.2
    assert learnt.games == 1_500
    assert learnt.error is not None
    assert learnt.error < 0.08


def test_whole_numbers_say_the_same() -> None:
    """The network of whole numbers comes to what the fitted one does."""
    positions = made_up(200)
    cuts = cuts_of(positions.features)
    table = Table(positions, 4, cuts)
    fitting = Fitting(table.rows, SMALL)
    fitting.go_through(table, positions.results.astype(np.float32), np.arange(table.size))
    net = fitting.learnt(table, cuts, 200).net()
    told = fitting.chances(table)
    starts = np.concatenate([[0], np.cumsum(positions.lengths)])
    for place in range(0, 60, 7):
        rows = positions.rows[starts[place] : starts[place + 1]].tolist()
        net.add_steps(rows, positions.features[place].tolist(), place % 2)
        assert logistic(net.odds(rows) / GRAIN) == pytest.approx(float(told[place]), abs=0.01)


def test_a_position_is_fitted_to_what_follows() -> None:
    """The last position of a game is worth its result, the one before also what comes next."""
    positions = made_up(2, length=2)
    chances = np.full(8, 0.5, np.float32)
    found = followed(positions, chances, 0.8)
    first, second = positions.results[0], positions.results[4]
    assert found[2:4].tolist() == [first, first]
    assert found[:2] == pytest.approx([0.8 * first + 0.1] * 2)
    assert found[6:].tolist() == [second, second]


def test_steps_are_as_full_as_each_other() -> None:
    """Few values have a step each, many are divided where as many lie below as above."""
    few, many = cuts_of(np.array([[1, 0], [2, 0], [5, 0]])), cuts_of(np.arange(1600).reshape(-1, 1))
    assert few == [[2, 5], []]
    assert len(many[0]) == 15
    assert many[0][7] == pytest.approx(800, abs=2)


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
def test_stored_networks_fit_what_is_seen(game: str) -> None:
    """Every scenario and any other has one, with a row for whatever can be seen there."""
    policy = policy_of(game)
    for name in (ANY, *games.get(game).scenarios()):
        learnt = learnt_of(game, name)
        assert learnt is not None
        assert len(learnt.cuts) == len(policy.names)
        rows = 1
        if name:
            rows = policy.sight_rows(games.get(game).start(name, key_from_seed(0)))
        assert learnt.net().steps == rows
        assert Learnt.read(learnt.plain()) == learnt


@pytest.mark.parametrize("game", games.keys())
def test_one_value_judges_and_thinks(game: str) -> None:
    """A bot that thinks ahead and a review judge by the same, from either side."""
    policy = policy_of(game)
    state = games.get(game).start(1, key_from_seed(1), games.get(game).quick_options())
    value = evaluation_of(game, state)
    assert isinstance(value, FittedValue)
    assert value.judge.scenario == policy.scenario(state) == games.get(game).scenarios()[0]
    assert 0.0 < value.chance(state) < 1.0
    for side in (0, 1):
        stands = (2 * logistic(value.odds(state, side)) - 1) * (1 - 2 * side)
        assert policy.value(state, side) / UNIT == pytest.approx(stands, abs=0.02)


def test_positions_are_kept_and_resumed(tmp_path: Path) -> None:
    """A folder has each plan once; a file that is not whole is played again."""
    plans = list(plans_for("normandy", ["la-raye"], 3, ("random", "random"), 5, 400, at_once=2))
    assert [(plan.seed, plan.count) for plan in plans] == [(5, 2), (7, 1)]
    first = sampled(plans[:1], Serial(), tmp_path)
    assert np.array_equal(read_positions(file_of(tmp_path, plans[0])).rows, first[plans[0]].rows)  # type: ignore[union-attr]
    file_of(tmp_path, plans[1]).write_bytes(b"PK cut off")
    whole = joined(list(sampled(plans, Serial(), tmp_path).values()))
    assert whole.games == 3
    assert len(whole.rows) == whole.lengths.sum()
    assert len(whole.lengths) == len(whole.features) == len(whole.results) > 30


def test_a_network_is_written_and_read(tmp_path: Path) -> None:
    """One of a scenario and one that sees features alone survive their files."""
    plans = list(plans_for("normandy", ["la-raye"], 12, ("random", "random"), 5, 300))
    positions = joined(list(sampled(plans, Serial()).values()))
    policy = policy_of("normandy")
    rows = policy.sight_rows(games.get("normandy").start("la-raye", key_from_seed(0)))
    short = FitSettings(units=2, passes=2, positions=4_000)
    own, others = fit(positions, rows, short), fit(without_sight([positions]), 1, short)
    assert own.digest != others.digest
    assert others.net().steps == 1
    for scenario, one in (("la-raye", own), (ANY, others)):
        path = write_learnt(tmp_path, scenario, one)
        assert one.digest in path.read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["la-raye.json", "others.json"]


def test_unfinished_games_say_nothing_of_chances() -> None:
    """They are left out; accuracy counts who was called ahead."""
    positions = replace(
        made_up(3, length=1),
        chances=np.array([0.8, 0.8, 0.9, 0.9, 0.9, 0.9]),
        results=np.array([1.0, 1.0, 0.0, 0.0, 0.5, 0.5]),
        finished=np.array([True] * 4 + [False] * 2),
    )
    found = calibrate("normandy", Judge("value"), positions)
    assert (found.games, found.positions) == (2, 2)
    assert found.accuracy == 0.5
