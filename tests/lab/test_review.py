"""Reviews: chances at every position, luck apart from errors, better lines that can be played."""

import pytest

import fieldcraft
from fieldcraft import games
from fieldcraft.bots.evaluation import Evaluation, Judge, Playouts, settled
from fieldcraft.bots.value import evaluation_of, policy_of
from fieldcraft.core import key_from_seed
from fieldcraft.core.policy import answer, asked
from fieldcraft.core.state import State
from fieldcraft.lab.review import KNOWS_ALL, Moment, Review
from fieldcraft.lab.review.worlds import carry_out
from fieldcraft.record.match import Match

SHORT = 40
"""Positions that a test looks at."""


def played(game: str, scenario: int = 1, limit: int = 20_000) -> Match:
    """A match between greedy and random."""
    match = fieldcraft.Match(game, scenario, seed=5)
    match.play("greedy", "random", seed=1, limit=limit)
    return Match.from_text(match.record())


def some(review: Review, count: int) -> list[Moment]:
    """The next so many moments."""
    return [moment for _, moment in zip(range(count), review.advance(), strict=False)]


@pytest.mark.parametrize("game", games.keys())
def test_every_position_has_chances(game: str) -> None:
    """From full knowledge and from each side's, between 0 and 1, in the order of the record."""
    review = Review(played(game, limit=SHORT))
    moments = some(review, SHORT)
    assert [moment.position for moment in moments] == list(range(len(moments)))
    for moment in moments:
        assert moment.chances.keys() == {KNOWS_ALL, *games.get(game).sides}
        assert all(0.0 <= chance <= 1.0 for chance in moment.chances.values())


def test_the_end_is_certain_and_the_review_complete() -> None:
    """After the last entry whoever won has all the chances; totals tell of all decisions."""
    match = played("normandy")
    review = Review(match)
    moments = list(review.advance())
    assert review.is_complete
    assert len(moments) == len(match.steps) + 1
    assert match.outcome is not None
    assert set(moments[-1].chances.values()) == {1.0 - match.outcome.winner}
    totals = review.totals()
    assert totals["us"].luck == pytest.approx(-totals["de"].luck)
    assert totals["us"].luck == pytest.approx(sum(moment.luck for moment in moments))
    for side, total in totals.items():
        made = [one for one in moments if one.side == side and one.error is not None]
        assert total.errors == pytest.approx(max(0.0, sum(one.cost for one in made)))
        assert all(one.error in (0.0, one.cost) for one in made)
        costs = [one.error for one in made if one.error]
        assert [moments[place].error for place in total.costliest] == sorted(costs)[::-1][:3]
    assert sum(total.errors for total in totals.values()) > 0


def test_a_review_is_the_same_again() -> None:
    """Judged twice, or in pieces, a match has the same review."""
    match = played("north-africa", limit=SHORT)
    first, second = Review(match), Review(match)
    whole = list(first.advance())
    for _ in range(len(whole)):
        some(second, 1)
    assert second.moments == whole
    assert second.is_complete


def test_better_lines_can_be_played_and_lone_options_cost_nothing() -> None:
    """What is proposed was offered; where there was one option, there is no error to tell of."""
    match = played("normandy")
    seen = 0
    for moment in Review(match).advance():
        if moment.side is None:
            continue
        before = match.state_at(moment.position - 1)
        offered = before.options(match.side(moment.side))
        assert (moment.error is None) == (len(offered) == 1)
        if moment.better:
            seen += 1
            assert before.parse(moment.better[0]) in offered
            assert moment.better[0] != moment.choice
            assert moment.error
    assert seen


class Counting(Evaluation):
    """Thinks that only the hidden key of the dice matters, to see who looks at it."""

    judge = Judge("value")

    def __init__(self) -> None:
        self.keys: set[bytes] = set()

    def chance(self, state: State) -> float:
        self.keys.add(state.chance.key)
        return 0.5


def test_no_side_is_judged_by_the_dice_to_come() -> None:
    """Only full knowledge looks at the match's own state; what a side knows is dealt again."""
    match = played("normandy", limit=4)
    review = Review(match)
    review.evaluation = spy = Counting()
    some(review, 1)
    own = match.state_at(0).chance.key
    assert own in spy.keys
    assert len(spy.keys) > 6


@pytest.mark.long
def test_luck_is_what_dice_gave_beyond_their_mean() -> None:
    """Over many dice luck adds up to nothing; where nothing is rolled or drawn there is none."""
    match = played("normandy")
    moments = list(Review(match).advance())
    for moment in moments[1:]:
        before, after = match.state_at(moment.position - 1), match.state_at(moment.position)
        if before.chance.position == after.chance.position:
            assert moment.luck == 0.0
    assert any(moment.luck for moment in moments)
    assert abs(sum(moment.luck for moment in moments)) < 0.5


def test_a_set_up_is_judged_by_what_it_leads_to() -> None:
    """Until the first order of Combat Commander the chances do not move."""
    match = fieldcraft.Match("combat-commander", 1, seed=5)
    match.play("greedy", limit=8)
    review = Review(Match.from_text(match.record()))
    assert 0 < review.opening < 8
    moments = some(review, review.opening + 1)
    assert len({moment.chances[KNOWS_ALL] for moment in moments}) == 1
    assert {moment.error for moment in moments} == {None}


@pytest.mark.parametrize("game", games.keys())
def test_each_game_brings_its_own_judge(game: str) -> None:
    """A network of the scenario's own, and it says what it was fitted on."""
    state = games.get(game).start(1, key_from_seed(1))
    judge = evaluation_of(game, state).judge
    assert (judge.name, judge.scenario) == ("value", games.get(game).scenario_of(state)["id"])


@pytest.mark.parametrize("game", games.keys())
def test_what_was_begun_is_judged_by_what_it_leads_to(game: str) -> None:
    """Where nothing more is rolled, a card half played is worth what the whole of it is worth."""
    policy = policy_of(game)
    state = games.get(game).start(1, key_from_seed(3))
    evaluation = evaluation_of(game, state)
    seen = 0
    for _ in range(400):
        if state.finished or seen >= 8:
            break
        side = asked(state)
        option = answer(state, side, policy)
        if not policy.is_fork(state, side):
            whole = state.clone()
            carry_out(policy, whole, side, option)
            if whole.chance.position == state.chance.position and not whole.finished:
                assert evaluation.chance(state) == pytest.approx(evaluation.chance(whole))
                seen += 1
        state.take(side, option)
    assert seen >= 8


def test_any_game_is_judged_by_playouts() -> None:
    """Playing on at random needs nothing but rules, and knows who has won."""
    state = games.get("normandy").start(1, key_from_seed(1))
    chance = Playouts().chance(state)
    assert 0.0 <= chance <= 1.0
    assert chance == Playouts().chance(state)
    match = played("normandy")
    assert match.outcome is not None
    assert settled(match.state) == Playouts().chance(match.state) == 1.0 - match.outcome.winner
