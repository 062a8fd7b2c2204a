"""Evolving habits: what wins is followed, each side for itself, and it can be resumed."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from fieldcraft import games
from fieldcraft.bots.hands import Hand, hand_of, trained_policy
from fieldcraft.bots.value import habits_of, policy_of, tuned_policy
from fieldcraft.core import key_from_seed
from fieldcraft.core.instinct import TrainedHand
from fieldcraft.core.policy import Policy, asked
from fieldcraft.lab.training import evolving, train
from fieldcraft.lab.training.evolving import Evolution
from fieldcraft.lab.training.learning import TrainingSettings
from fieldcraft.lab.training.plan import TrainingPlan
from fieldcraft.lab.training.train import trained

PLAN = TrainingPlan("combat-commander", "lipki-farm", 4, TrainingSettings(limit=60), pairs=1)


def test_what_wins_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where whoever fears fire more wins as one side, that side comes to fear it more."""

    def result(_self: Evolution, first: Policy, second: Policy, _seed: int) -> float:
        one, other = (habits_of(hand)["risk_weight"] for hand in (first, second))
        return 1.0 if one > 450 else -1.0 if one < 450 else float(other == 0)

    monkeypatch.setattr(Evolution, "result", result)
    monkeypatch.setattr(evolving, "AT_ONCE", 60)
    evolution = Evolution(replace(PLAN, games=1200))
    while evolution.played < 1200:
        evolution.go_on()
    first, second = map(dict, evolution.file().habits)
    assert first["risk_weight"] > 700
    assert 300 < second["risk_weight"] < 650


def test_training_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was kept is taken up again; half a file is not."""
    monkeypatch.setattr(train, "hand_of", lambda _game, _scenario: None)
    plan = replace(PLAN, folder=str(tmp_path))
    found = trained(plan)
    assert found.hand.games == 4
    again = Evolution(plan)
    assert again.resume()
    assert again.file() == found.hand
    from_file = Evolution(plan)
    from_file.begin_with(found.hand)
    assert from_file.played == 4
    assert np.allclose(from_file.changes, again.changes, atol=0.05)
    again.path.write_text("{", encoding="utf-8")
    assert not Evolution(plan).resume()


def test_a_file_gives_each_side_its_habits() -> None:
    """A hand that was written and read judges as a quick hand with the habits of that side."""
    evolution = Evolution(PLAN)
    evolution.go_on()
    hand = Hand.read(evolution.file().plain())
    assert hand == evolution.file()
    assert hand.instinct() is None
    policies: list[Policy] = [tuned_policy("combat-commander", one) for one in hand.habits]
    played = TrainedHand(policy_of("combat-commander"), lambda _name: None, lambda _name: policies)
    state = games.get("combat-commander").start(
        "lipki-farm", key_from_seed(3), {"quickSetup": True}
    )
    assert played.is_trained(state)
    for _ in range(40):
        side = asked(state)
        menu = state.legal(side)
        wanted = policies[side].scores(state, side, menu)
        assert played.scores(state, side, menu) == wanted
        state.take(side, menu[wanted.index(max(wanted))])


def test_what_is_kept_was_evolved_in_whole() -> None:
    """It has every habit there is, for both sides; without any, the usual ones are played."""
    game = games.get("combat-commander")
    names = set(habits_of(policy_of("combat-commander")))
    hands = {one: hand_of("combat-commander", one) for one in game.scenarios()}
    assert any(hands.values())
    for scenario, hand in hands.items():
        if hand is None:
            continue  # a new one, which nobody has trained in
        assert [set(dict(one)) for one in hand.habits] == [names, names], scenario
        assert trained_policy("combat-commander").is_trained(game.start(scenario, key_from_seed(0)))
