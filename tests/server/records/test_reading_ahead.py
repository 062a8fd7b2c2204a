"""Scenarios are read ahead of the first request, in a thread of their own."""

from fieldcraft.server.library import scenarios
from tests.skirmish.game import SkirmishGame


def test_a_game_that_is_gone_meanwhile_is_passed_over() -> None:
    gone = SkirmishGame()
    assert list(gone.scenarios())
    scenarios._read_all([gone])
