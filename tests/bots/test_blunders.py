"""What the bots no longer do: bid commanders, drown in Fog, drive up to tanks, crowd hexes."""

from itertools import product

import pytest

from fieldcraft import games
from fieldcraft.bots import make
from fieldcraft.bots.value import policy_of
from fieldcraft.core import key_from_seed
from fieldcraft.core.policy import answer, asked
from tests.bots.blunders import Count, Watch
from tests.budget import budget

LONGEST = 4000
FIRST_SEED = 2
NARROW = ("winter-at-staritsa", "humain-chateau", "fog-on-monte-castello")
"""Scenarios in which many stand close together, and snow makes every way longer."""


def quick_games(game: str, scenarios: tuple[str, ...], seeds: int) -> Count:
    """Both sides of some games that the quick hand plays with itself."""
    house, policy, total = games.get(game), policy_of(game), Count()
    for seed in range(FIRST_SEED, FIRST_SEED + seeds):
        for scenario in scenarios:
            state = house.start(scenario, key_from_seed(seed), house.quick_options())
            watch = Watch(state)
            for _ in range(LONGEST):
                if state.finished:
                    break
                side = asked(state)
                watch.choose(side, answer(state, side, policy))
            for count in watch.counts:
                total.add(count)
    return total


def captains_games(game: str, scenarios: tuple[str, ...], seeds: int = 1) -> Count:
    """The side of a captain, against the yardstick, from both seats."""
    house, total = games.get(game), Count()
    for seed, seat, scenario in product(range(3, 3 + seeds), (0, 1), scenarios):
        watch = Watch(house.start(scenario, key_from_seed(seed), house.quick_options()))
        seats = [make("greedy-1", 5), make("greedy-1", 5)]
        seats[seat] = make("captain", 4)
        watch.play(seats, LONGEST)
        total.add(watch.counts[seat])
    return total


def test_nobody_crowds_a_hex() -> None:
    """The quick hand hardly ever gives up men for want of room: it was one loss in three here."""
    count = quick_games("combat-commander", NARROW, budget(1, 8))
    assert count.lost > 10
    assert count.given_up * 8 <= count.lost


def test_nobody_drives_up_to_a_tank_for_nothing() -> None:
    """The quick hand brings soft trucks beside a tank only where there is something to win."""
    count = quick_games("north-africa", ("barce", "barracks-raid"), budget(3, 12))
    assert count.drives > 2
    assert count.beside * 10 <= count.drives


@pytest.mark.slow
def test_who_thinks_keeps_commanders_and_sheds_fog() -> None:
    """No commander is bid for nothing; of the cards drawn less than a quarter is Fog.

    It was 37 in 100; 20 in 100 are drawn now, some 15 begin in the decks.
    """
    count = captains_games("normandy", ("la-raye", "crossing-the-vire"))
    assert count.bids > 30
    assert count.commanders == 0
    assert count.fog * 4 < count.drawn


@pytest.mark.slow
def test_who_thinks_keeps_trucks_from_tanks() -> None:
    """A truck without a gun against armour hardly ever drives up beside a tank."""
    count = captains_games("north-africa", ("barce",), seeds=4)
    assert count.drives > 2
    assert count.beside == 0
    assert count.fog * 5 < count.drawn


@pytest.mark.slow
def test_who_thinks_keeps_room_for_his_men() -> None:
    """Of the men lost hardly any had to be given up for want of room: it was one in six."""
    count = captains_games("combat-commander", ("humain-chateau",))
    assert count.given_up * 10 <= max(10, count.lost)
