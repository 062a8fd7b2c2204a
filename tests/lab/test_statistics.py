"""Statistics against known values: intervals, Elo, the likelihood of pairs, ratings."""

from math import inf, log, sqrt

import pytest

from fieldcraft.lab.statistics import (
    SequentialTest,
    bradley_terry,
    elo,
    expected,
    log_likelihood_ratio,
    moments,
    strength,
    wilson,
)


@pytest.mark.parametrize(
    ("successes", "count", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_has_the_published_values(
    successes: int, count: int, low: float, high: float
) -> None:
    """The score interval without continuity correction."""
    assert list(wilson(successes, count)) == pytest.approx([low, high], abs=5e-5)


def test_nothing_known_leaves_everything_open() -> None:
    """No games: no bounds."""
    assert wilson(0, 0) == (0.0, 1.0)
    assert strength([0] * 5).interval == (0.0, 1.0)


def test_elo_and_score_are_inverse() -> None:
    """By the logistic scale: 400 points are odds of ten to one."""
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(-200) == pytest.approx(0.2402530734)
    assert elo(0.0) == -inf
    assert elo(1.0) == inf
    for score in (0.01, 0.25, 0.5, 0.9):
        assert expected(elo(score)) == pytest.approx(score)


def test_pairs_of_a_coin_are_as_sure_as_its_tosses() -> None:
    """Where a pair is all or nothing, the interval is Wilson's of that many tosses."""
    found = strength([30, 0, 0, 0, 70])
    assert found.score == 0.7
    assert list(found.interval) == pytest.approx(list(wilson(70, 100)))


def test_pairs_that_cancel_are_surer() -> None:
    """Two games that always split their points say more of the mean than two independent ones."""
    apart, together = strength([25, 0, 50, 0, 25]), strength([5, 0, 90, 0, 5])
    assert apart.score == together.score == 0.5
    assert together.interval[0] > apart.interval[0]


def test_the_likelihood_of_two_results_is_the_binomial_one() -> None:
    """With wins and losses only, the mean fixes the whole distribution."""
    won, lost = 60, 40
    p0, p1 = expected(0), expected(50)
    exact = won * log(p1 / p0) + lost * log((1 - p1) / (1 - p0))
    assert log_likelihood_ratio([lost, 0, 0, 0, won], 0, 50) == pytest.approx(exact, rel=1e-3)


def test_the_likelihood_of_many_pairs_is_nearly_normal() -> None:
    """For small differences it is what a normal distribution of the mean would give."""
    counts = [90, 1_200, 2_500, 1_350, 110]
    mean, variance = moments(counts)
    s0, s1 = expected(0), expected(5)
    normal = sum(counts) * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert log_likelihood_ratio(counts, 0, 5) == pytest.approx(normal, rel=0.02)


def test_the_likelihood_turns_with_the_players() -> None:
    """Whoever swaps the players swaps the hypotheses."""
    counts = [3, 14, 40, 22, 6]
    there = log_likelihood_ratio(counts, 0, 20)
    back = log_likelihood_ratio(counts[::-1], 0, -20)
    assert there == pytest.approx(back)
    assert log_likelihood_ratio([0] * 5, 0, 20) == 0.0


def test_the_bounds_are_walds() -> None:
    """At 5 % either way: the logarithm of 19."""
    assert list(SequentialTest().bounds) == pytest.approx([-log(19), log(19)])
    test = SequentialTest(0, 100)
    assert test.verdict([1, 2, 10, 2, 1]) == "open"
    assert test.verdict([0, 1, 5, 20, 30]) == "accepted"
    assert test.verdict([30, 20, 5, 1, 0]) == "rejected"


def test_ratings_of_two_are_the_elo_of_their_score() -> None:
    """Bradley and Terry with two players."""
    first, second = bradley_terry([[0, 75], [25, 0]], prior=0.0)
    assert first - second == pytest.approx(elo(0.75))
    assert first == pytest.approx(-second)


def test_ratings_of_three_agree_with_their_model() -> None:
    """Points made as three ratings expect them give these ratings back."""
    truth = [120.0, 10.0, -130.0]
    made = [[1_000 * expected(a - b) if a != b else 0.0 for b in truth] for a in truth]
    assert bradley_terry(made, prior=0.0) == pytest.approx(truth, abs=0.5)


def test_strength_is_the_mean_and_its_error() -> None:
    """For many pairs the interval is the usual one."""
    counts = [100, 400, 1_000, 600, 200]
    mean, variance = moments(counts)
    half = 1.96 * sqrt(variance / sum(counts))
    assert list(strength(counts).interval) == pytest.approx([mean - half, mean + half], abs=1e-3)
