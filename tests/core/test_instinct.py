"""The trained hand: the quick hand's judgement, corrected by a network of what was met."""

from collections import Counter

import pytest

from fieldcraft import games
from fieldcraft.bots.value import policy_of
from fieldcraft.core import key_from_seed
from fieldcraft.core.chance import Chance
from fieldcraft.core.instinct import Instinct, TrainedHand, drawn
from fieldcraft.core.net import GRAIN, Net, packed
from fieldcraft.core.policy import UNIT, answer, asked
from fieldcraft.core.self_play import Notes, play_noted

KINDS = range(128)


def instinct_of(game: str, scenario: str, room: int = 3000, lead: int = GRAIN) -> Instinct:
    """One that knows nothing yet, and trusts the quick hand."""
    state = games.get(game).start(scenario, key_from_seed(0))
    sight = policy_of(game).sight_rows(state)
    rows = sight + room + 1
    net = Net(packed([[0] * 4] * rows), [0] * rows, [1] * 4, [])
    return Instinct(net, {}, dict.fromkeys(KINDS, GRAIN), dict.fromkeys(KINDS, lead), sight)


@pytest.mark.parametrize(
    ("game", "scenario"),
    [("normandy", "la-raye"), ("north-africa", "barce"), ("combat-commander", "lipki-farm")],
)
def test_knowing_nothing_it_plays_like_the_quick_hand(game: str, scenario: str) -> None:
    """Without weights the favourite stays the favourite, at every question of a game."""
    quick, instinct = policy_of(game), instinct_of(game, scenario)
    hand = TrainedHand(quick, lambda _scenario: instinct)
    state = games.get(game).start(scenario, key_from_seed(3))
    for _ in range(120):
        side = asked(state)
        option = answer(state, side, quick)
        assert answer(state, side, hand) == option
        state.take(side, option)


def test_a_scenario_without_an_instinct_is_left_to_the_quick_hand() -> None:
    """The scores are the quick hand's own."""
    quick = policy_of("normandy")
    hand = TrainedHand(quick, lambda _scenario: None)
    state = games.get("normandy").start("la-raye", key_from_seed(1))
    menu = state.legal(0)
    assert hand.scores(state, 0, menu) == quick.scores(state, 0, menu)


def test_what_was_learnt_of_an_option_counts() -> None:
    """The weight of an option's own row makes it the favourite, and only on the side it is for."""
    instinct = instinct_of("normandy", "la-raye")
    hand = TrainedHand(policy_of("normandy"), lambda _scenario: instinct)
    state = games.get("normandy").start("la-raye", key_from_seed(1))
    menu = state.legal(0)
    before = hand.scores(state, 0, menu)
    place = before.index(min(before))
    row = instinct.option_rows(state, 0, state.branch(0), menu)[2 * place]
    instinct.net.direct[row] = 9 * GRAIN
    after = hand.scores(state, 0, menu)
    assert after[place] - before[place] == 9 * UNIT
    assert [one for at, one in enumerate(before) if at != place] == [
        one for at, one in enumerate(after) if at != place
    ]
    other = state.legal(1)
    assert max(hand.scores(state, 1, other)) < 9 * UNIT


def test_keys_take_rows_as_long_as_there_is_room() -> None:
    """A full instinct knows what it knows, and everything else is nothing."""
    instinct = instinct_of("normandy", "la-raye", room=5)
    first = instinct.free
    assert [first + place for place in range(5)] == [instinct.row(key) for key in range(10, 15)]
    assert instinct.row(99) == instinct.blank
    assert instinct.row(12) == first + 2
    assert instinct.net.direct[instinct.blank] == 0


def test_chance_follows_the_odds() -> None:
    """An option ahead by the logarithm of three is drawn three times as often."""
    rng = Chance(key_from_seed(5))
    ahead = round(1.0986 * UNIT)
    seen = Counter(drawn([0, ahead, -30 * UNIT], rng) for _ in range(4000))
    assert 0.72 < seen[1] / 4000 < 0.78
    assert seen[2] == 0


def test_notes_tell_every_decision() -> None:
    """Rows, options and choices of a whole game, of the side that is noted alone."""
    instinct = instinct_of("normandy", "la-raye")
    hand = TrainedHand(policy_of("normandy"), lambda _scenario: instinct)
    state, notes = games.get("normandy").start("la-raye", key_from_seed(2)), Notes()
    made = play_noted(state, [hand, hand], 1, 7, Chance(key_from_seed(4)), 4000, notes)
    assert state.finished
    assert 0 < len(notes.chosen) < made
    assert set(notes.sides) == {0}
    assert set(notes.games) == {7}
    assert sum(notes.lengths) == len(notes.rows)
    assert 2 * sum(notes.counts) == len(notes.options)
    assert sum(notes.counts) == len(notes.behind)
    assert all(place < count for place, count in zip(notes.chosen, notes.counts, strict=True))


def test_setting_up_is_left_to_the_quick_hand() -> None:
    """Pieces can be lifted and laid for ever: whoever learnt that would never begin to lose."""
    instinct = instinct_of("combat-commander", "lipki-farm")
    hand = TrainedHand(policy_of("combat-commander"), lambda _scenario: instinct)
    state = games.get("combat-commander").start("lipki-farm", key_from_seed(1))
    menu = state.legal(0)
    row = instinct.option_rows(state, 0, state.branch(0), menu)[0]
    instinct.net.direct[row] = 9 * GRAIN
    assert hand.is_set_up(state)
    assert hand.scores(state, 0, menu) == policy_of("combat-commander").scores(state, 0, menu)
