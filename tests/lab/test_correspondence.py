"""Games by mail: orders left behind keep people from waiting for each other."""

from statistics import median

import pytest

from fieldcraft.lab.correspondence import NONE, ORDERS, PASSES, play_by_mail

GAMES = 5
MOST = 80
"""Hand-overs that a game of Combat Commander may need at the median."""


def test_orders_make_combat_commander_playable_by_mail() -> None:
    """At most 80 hand-overs at the median, where nothing left behind means hundreds."""
    games = {
        habit: [play_by_mail("combat-commander", 1, seed, (habit, habit)) for seed in range(GAMES)]
        for habit in (NONE, ORDERS)
    }
    handovers = {habit: median(one.handovers for one in games[habit]) for habit in games}
    assert handovers[ORDERS] <= MOST
    assert handovers[NONE] > 250
    for one in games[ORDERS]:
        assert one.handovers / one.turns < 3


@pytest.mark.parametrize("game", ["normandy", "north-africa"])
def test_a_bid_left_behind_saves_a_letter_a_round(game: str) -> None:
    """In Undaunted a round needs fewer hand-overs when the card for initiative is left behind."""
    rates = {}
    for habit in (PASSES, ORDERS):
        games = [play_by_mail(game, 1, seed, (habit, habit), limit=1500) for seed in range(6)]
        rates[habit] = sum(one.handovers for one in games) / sum(one.turns for one in games)
    assert rates[ORDERS] < rates[PASSES] < 2.5


def test_nobody_is_asked_what_an_order_answers() -> None:
    """All questions are answered by somebody, and by mail the same game is as deterministic."""
    first = play_by_mail("normandy", 1, 3, (ORDERS, NONE))
    assert first == play_by_mail("normandy", 1, 3, (ORDERS, NONE))
    assert first.answered > 0
    assert first.agreed <= first.answered
