"""Listening changes nothing: a game with a log is the game without one."""

import pytest

from fieldcraft import games
from fieldcraft.core import EVERYONE, Chance, Event, key_from_seed


@pytest.mark.parametrize("scenario", ["la-raye", "crossing-the-vire", "critical-intelligence"])
def test_a_game_with_a_log_is_the_same_game(scenario: str) -> None:
    """The same choices give the same digests whether or not anybody listens (U-709, U-907)."""
    game = games.get("normandy")
    silent = game.start(scenario, key_from_seed(5))
    heard = game.start(scenario, key_from_seed(5))
    rng = Chance(key_from_seed(6))
    events: list[Event] = []
    for _ in range(400):
        if silent.finished:
            break
        side = silent.asked
        if side == EVERYONE:
            side = 0 if silent.branch(0) else 1
        options = silent.options(side)
        option = options[rng.below(len(options))]
        silent.choose(side, option)
        heard.choose(side, option, events)
        assert silent.digest() == heard.digest()
    assert {"rolls", "casualty", "draws"} <= {event.name for event in events}
