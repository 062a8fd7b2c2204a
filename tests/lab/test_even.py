"""What handicap makes a scenario even: the search of `./dev bench balance`."""

from dataclasses import replace

import pytest

from benchmarks import balance
from fieldcraft import games
from fieldcraft.bots.hands import hand_of


@pytest.mark.parametrize(("game", "most"), [("normandy", 8), ("combat-commander", 40)])
def test_the_game_says_how_far_it_goes(game: str, most: int) -> None:
    """From the declaration of its options."""
    assert balance.most_of(game) == most


@pytest.mark.parametrize("most", [8, 40])
@pytest.mark.parametrize("wanted", [1, 5, 8, 17, 30])
def test_the_nearest_is_found_in_few_trials(most: int, wanted: int) -> None:
    """Where a handicap helps evenly, the range is halved each time."""
    tried = []

    def share_at(number: int) -> float:
        tried.append(number)
        return 0.5 + 0.01 * (wanted - number)

    found, share = balance.searched(0.5 + 0.01 * wanted, most, share_at)
    assert found == min(wanted, most)
    assert share == pytest.approx(0.5 + 0.01 * max(0, wanted - most))
    assert len(tried) == len(set(tried)) <= (most + 1).bit_length()
    assert set(tried) <= set(range(1, most + 1))


def test_an_even_scenario_is_not_played() -> None:
    """What has been measured is believed."""
    search = balance.Search("combat-commander", "lipki-farm", "lieutenant", 100, 0.46)
    assert balance.even(search).given == (0, 0)


@pytest.mark.parametrize("first", [0.9, 0.1])
def test_the_stronger_side_is_given_it(first: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order of the sides, with the share of the first; none where it does not help."""

    def played(share: balance.Share) -> balance.Won:
        assert (share.first, share.count) == (balance.FIRST_SEED, 100)
        [(name, number)] = share.options
        assert name == balance.HANDICAPS[first < 0.5]
        wins = [90 - steps * number, 10 + steps * number]
        return balance.Won(share, (wins[0], wins[1]) if first > 0.5 else (wins[1], wins[0]), 0)

    monkeypatch.setattr(balance, "played", played)
    search = balance.Search("combat-commander", "lipki-farm", "lieutenant", 100, first)
    steps = 4
    found = balance.even(search)
    assert found.given == ((10, 0) if first > 0.5 else (0, 10))
    assert found.share == 0.5
    steps = 0
    assert balance.even(search).given == (0, 0)


def test_captains_who_think_ahead_play_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """By default those play who go by a hand alone, as most captains of Undaunted do."""
    for game, levels in (("combat-commander", 2), ("normandy", 3)):
        scenario = games.get(game).scenarios()[0]
        assert tuple(balance.levels_of(game, scenario)) == balance.LEVELS[:levels]
    hand = hand_of("normandy", games.get("normandy").scenarios()[0])
    assert hand is not None
    thoughtful = replace(hand, thinks=9)
    monkeypatch.setattr(balance, "hand_of", lambda _game, _scenario: thoughtful)
    assert tuple(balance.levels_of("normandy", scenario)) == balance.LEVELS[:2]
