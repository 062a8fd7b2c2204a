"""A measurement knows whether those who were measured are still the same."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from fieldcraft.bots import thinker
from fieldcraft.bots.hands import hand_of
from fieldcraft.bots.value import learnt_of
from fieldcraft.lab import identity
from fieldcraft.lab.identity import made_of


@pytest.fixture(autouse=True)
def forgetting() -> Iterator[None]:
    """What a test has changed is not remembered after it."""
    yield
    made_of.cache_clear()


def test_bots_and_scenarios_are_told_apart() -> None:
    found = {
        made_of("normandy", scenario, *names)
        for scenario in ("la-raye", "mortain")
        for names in (("sergeant",), ("captain",), ("captain", "sergeant"), ("random",))
    }
    assert len(found) == 8


def test_a_changed_rank_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = made_of("normandy", "la-raye", "sergeant")
    monkeypatch.setattr(thinker.Sergeant, "rank", replace(thinker.Sergeant.rank, carelessness=7))
    made_of.cache_clear()
    assert made_of("normandy", "la-raye", "sergeant") != before


def test_another_hand_is_noticed_by_those_who_play_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {name: made_of("normandy", "la-raye", name) for name in ("sergeant", "captain")}
    other = hand_of("normandy", "mortain")
    monkeypatch.setattr(identity, "hand_of", lambda _game, _scenario: other)
    made_of.cache_clear()
    assert made_of("normandy", "la-raye", "sergeant") == before["sergeant"]
    assert made_of("normandy", "la-raye", "captain") != before["captain"]


def test_another_value_is_noticed_by_those_who_think_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("lieutenant", "captain")
    before = {name: made_of("combat-commander", "lipki-farm", name) for name in names}
    other = learnt_of("combat-commander", "brest-barns")
    monkeypatch.setattr(identity, "learnt_of", lambda _game, _scenario: other)
    made_of.cache_clear()
    assert made_of("combat-commander", "lipki-farm", "lieutenant") == before["lieutenant"]
    assert made_of("combat-commander", "lipki-farm", "captain") != before["captain"]


def test_how_far_is_thought_is_noticed_by_those_who_think(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("lieutenant", "captain")
    before = {name: made_of("normandy", "la-raye", name) for name in names}
    hand = hand_of("normandy", "la-raye")
    assert hand is not None
    thoughtful = replace(hand, thinks=hand.thinks + 7)
    monkeypatch.setattr(identity, "hand_of", lambda _game, _scenario: thoughtful)
    made_of.cache_clear()
    assert made_of("normandy", "la-raye", "lieutenant") == before["lieutenant"]
    assert made_of("normandy", "la-raye", "captain") != before["captain"]
