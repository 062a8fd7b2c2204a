"""What bots decide by a hand alone is asked without a seat, and answered as from one."""

import pytest

from fieldcraft import bots, games
from fieldcraft.bots import ask
from fieldcraft.bots.thinker import Thinker
from fieldcraft.core import key_from_seed
from fieldcraft.lab.play import answerer
from tests.bots import brief

STEPS = 90


@pytest.mark.parametrize("game", games.keys())
@pytest.mark.parametrize("name", ["recruit", "sergeant", "lieutenant", "captain"])
def test_a_seat_makes_no_difference(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same choices at every question, carelessness and looseness included."""
    brief.cut_short(monkeypatch)
    state = games.get(game).start(games.get(game).scenarios()[0], key_from_seed(6))
    seated, quick = bots.make(name, 4), answerer(bots.make(name, 4), state)
    for _ in range(STEPS):
        if state.finished:  # those who slip may lose soon
            break
        side = 0 if state.question(0) else 1
        expected = ask(seated, state, side)
        assert quick(state, side) == expected
        state.choose(side, expected)


def test_who_chooses_in_another_way_gets_a_seat() -> None:
    """A bot of somebody's own that derives from a rank is asked as it wants to be."""

    class Stubborn(bots.make("captain", 0).__class__):  # type: ignore[misc]
        name = "stubborn"

        def choose(self, seat: bots.Seat) -> int:
            return seat.options[-1]

    state = games.get("normandy").start("la-raye", key_from_seed(6))
    stubborn = Stubborn(1)
    assert isinstance(stubborn, Thinker)
    assert answerer(stubborn, state)(state, 0) == state.legal(0)[-1]
