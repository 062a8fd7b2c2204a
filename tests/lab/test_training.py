"""Training hands: weights in whole numbers, games that can be resumed, and something learnt."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from fieldcraft import games
from fieldcraft.bots import ask, make
from fieldcraft.bots.hands import Hand, hand_of
from fieldcraft.bots.value import policy_of
from fieldcraft.core import key_from_seed
from fieldcraft.core.instinct import TrainedHand
from fieldcraft.core.policy import UNIT, answer, asked
from fieldcraft.core.self_play import Notes, play_noted
from fieldcraft.lab.review.worlds import stream
from fieldcraft.lab.training import train
from fieldcraft.lab.training.learning import Batch, Choices, TrainingSettings, advantages, learn
from fieldcraft.lab.training.plan import TrainingPlan
from fieldcraft.lab.training.sparring import Partner
from fieldcraft.lab.training.train import Trainee, trained, write_hand

SMALL = TrainingSettings(units=4, at_once=4, room=600)
PLAN = TrainingPlan("normandy", "la-raye", 16, SMALL, pairs=1)


def noted(trainee: Trainee, seed: int = 1) -> tuple[Notes, TrainedHand]:
    """A game of a hand in training."""
    hand, notes = trainee.trained(), Notes()
    state = trainee.game.start(trainee.plan.scenario, key_from_seed(seed))
    play_noted(state, [hand, hand], 3, seed, stream("train", seed), 4000, notes)
    return notes, hand


def test_whole_numbers_weigh_as_training_does() -> None:
    """What a bot plays by and what learning reckons with give the same shares, but for rounding."""
    trainee = Trainee(PLAN)
    notes, hand = noted(trainee)
    batch = Batch(notes, len(trainee.visits))
    choices = Choices(batch, np.arange(len(batch)), trainee.hand)
    instinct = hand.find("")
    assert instinct is not None
    row, option = 0, 0
    for place in range(min(40, len(batch))):
        length, count = notes.lengths[place], notes.counts[place]
        weights = instinct.weighed(
            notes.kinds[place],
            notes.rows[row : row + length],
            notes.options[2 * option : 2 * (option + count)],
            notes.behind[option : option + count],
        )
        odds = np.exp((np.array(weights) - max(weights)) / UNIT)
        told = choices.shares[option : option + count]
        assert np.allclose(odds / odds.sum(), told, atol=0.08)
        row, option = row + length, option + count


def test_choices_that_won_become_likelier() -> None:
    """After learning from a game, the winner's choices have larger shares and the loser's not."""
    trainee = Trainee(PLAN)
    notes, _ = noted(trainee)
    batch = Batch(notes, len(trainee.visits))
    places = np.arange(len(batch))
    before = Choices(batch, places, trainee.hand).logs()
    learn(batch, {1: 0}, trainee.hand, trainee.judge, SMALL, 0.001, trainee.rng)
    after = Choices(batch, places, trainee.hand).logs()
    won = batch.sides == 0
    assert (after - before)[won].mean() > (after - before)[~won].mean()


def test_gains_count_what_comes_later_less() -> None:
    """The last choice gains what the result is above what was told, the one before λ of it."""
    trainee = Trainee(PLAN)
    notes, _ = noted(trainee)
    batch = Batch(notes, len(trainee.visits))
    told = np.zeros(len(batch), np.float32)
    gains, targets = advantages(batch, {1: 1}, told, 0.5)
    mine = gains[batch.sides == 1]
    assert mine[-1] == 1.0
    assert mine[-2] == 0.5
    assert (gains[batch.sides == 0] <= 0).all()
    assert (targets == gains).all()


def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """In two halves it plays as many games and knows as many things as in one."""
    plan = replace(PLAN, folder=str(tmp_path))
    half = Trainee(plan)
    for _ in range(2):
        half.go_on()
    half.keep()
    again = Trainee(plan)
    assert again.resume()
    assert (again.played, again.keys) == (half.played, half.keys)
    assert np.array_equal(again.hand.tables["hidden"], half.hand.tables["hidden"])
    result = trained(plan)
    assert result.hand.games == 16
    (tmp_path / "normandy-la-raye.npz").write_bytes(b"half a file")
    assert not Trainee(plan).resume()


def test_a_file_gives_the_same_hand(tmp_path: Path) -> None:
    """A hand that was written and read scores as the one in training, digest and all."""
    trainee = Trainee(PLAN)
    for _ in range(2):
        trainee.go_on()
    found = trainee.file()
    path = write_hand(tmp_path, "la-raye", found)
    read = Hand.read(json.loads(path.read_text(encoding="utf-8")))
    assert read == found
    assert read.digest == found.digest
    instinct = read.instinct()
    hand = TrainedHand(policy_of("normandy"), lambda _scenario: instinct)
    state = games.get("normandy").start("la-raye", key_from_seed(9))
    menu = state.legal(0)
    assert len(hand.scores(state, 0, menu)) == len(menu)


@pytest.mark.parametrize("game", games.keys())
def test_hands_fit_what_is_seen_of_their_scenarios(game: str) -> None:
    """What the package keeps was made for the tables there are now."""
    policy = policy_of(game)
    for scenario in games.get(game).scenarios():
        hand = hand_of(game, str(scenario))
        if hand is None:
            continue  # a new one, which nobody has trained in
        state = games.get(game).start(scenario, key_from_seed(0))
        assert not hand.hidden or hand.sight == policy.sight_rows(state), scenario


def test_a_hand_is_trained_further_from_its_file() -> None:
    """Where only the file is left, the hand plays on as it was."""
    first = Trainee(PLAN)
    for _ in range(3):
        first.go_on()
    known = first.file()
    again = Trainee(PLAN)
    again.begin_with(known)
    assert again.played == first.played
    assert again.file() == known
    other = Trainee(replace(PLAN, settings=replace(SMALL, units=5)))
    other.begin_with(known)
    assert other.played == 0, "a hand of another size is no beginning"


@pytest.mark.parametrize(("asked", "known", "kept"), [(None, 5, 5), (7, 5, 7), (0, 5, 0)])
def test_how_far_a_captain_thinks_is_kept(
    asked: int | None, known: int, kept: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Training goes on from a hand that has shown it; another number can be asked for."""
    hand = replace(Trainee(PLAN).file(), thinks=known)
    monkeypatch.setattr(train, "hand_of", lambda _game, _scenario: hand)
    found = trained(replace(PLAN, games=4, thinks=asked)).hand
    assert found.thinks == kept
    path = write_hand(tmp_path, "la-raye", found)
    assert Hand.read(json.loads(path.read_text(encoding="utf-8"))) == found


def noted_sides(notes: Notes, count: int) -> list[set[int]]:
    """By game, whose decisions were noted."""
    pairs = set(zip(notes.games, notes.sides, strict=True))
    return [{side for side in (0, 1) if (game, side) in pairs} for game in range(count)]


def test_a_sparring_partner_plays_the_stronger_side_of_a_hopeless_scenario() -> None:
    """The other side has more to learn."""
    trainee = Trainee(replace(PLAN, settings=replace(SMALL, at_once=12), sparring="greedy-1"))
    trainee.shares = [0.0, 1.0]
    sides = noted_sides(trainee.play(range(12))[0], 12)
    assert [sides[game] for game in (2, 3, 4, 8, 9, 10)] == [{0}] * 6


def test_a_sparring_partner_plays_and_learns_nothing() -> None:
    """Half of the games are against the bot, as it plays anywhere; only the hand learns."""
    settings = replace(SMALL, at_once=12)
    trainee = Trainee(replace(PLAN, settings=settings, sparring="greedy-1"))
    notes, results = trainee.play(range(12))
    assert set(results) == set(range(12))
    sides = noted_sides(notes, 12)
    assert [sides[game] for game in (2, 3, 4)] == [{1}] * 3
    assert [sides[game] for game in (8, 9, 10)] == [{0}] * 3
    assert sides[5] == sides[11] == {0, 1}
    again = Trainee(replace(PLAN, settings=settings, sparring="greedy-1"))
    assert again.play(range(12))[1] == results


def test_a_sparring_partner_answers_as_the_bot_does() -> None:
    """From its own seat, by the chance of the game's seed."""
    partner = Partner("greedy-1", policy_of("normandy"))
    partner.sit_down(7)
    bot = make("greedy-1", 7)
    state = games.get("normandy").start("la-raye", key_from_seed(3))
    for _ in range(30):
        side = asked(state)
        option = answer(state, side, partner)
        if len(state.legal(side)) > 1:
            assert option == ask(bot, state, side)
        state.take(side, option)


def test_a_hopeless_side_learns_against_one_who_slips() -> None:
    """Where one side wins everything, most games note the other alone, and its foe slips."""
    trainee = Trainee(replace(PLAN, settings=replace(SMALL, at_once=12)))
    trainee.shares, trainee.slips = [1.0, 0.0], 400
    notes, _ = trainee.play(range(12))
    assert noted_sides(notes, 12).count({1}) >= 6
    assert trainee.slips in (360, 440)
    even = Trainee(replace(PLAN, settings=replace(SMALL, at_once=12)))
    sides = noted_sides(even.play(range(12))[0], 12)
    assert all(sides[game] == {0, 1} for game in range(12) if game % 6 >= 2)
    assert even.slips == 0
