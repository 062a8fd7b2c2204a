"""The seat: what a side may know at a decision, and nothing else."""

import doctest

import pytest

from fieldcraft import bots, games
from fieldcraft.bots import Bot, Seat, UnknownBot, make, registry, seat
from fieldcraft.core import Chance, State, canonical, key_from_seed


def match(seed: int = 1, scenario: int = 1) -> State:
    """A fresh match."""
    return games.get("normandy").start(scenario, key_from_seed(seed))


def test_a_seat_says_what_the_state_says_to_its_side() -> None:
    """Question, options, words, references, view, forecasts and inspections are the side's own."""
    state = match()
    mine = Seat(state, 1)
    assert mine.question == "bid"
    assert list(mine.options) == list(state.options(1))
    option = mine.options[0]
    assert mine.word(option) == state.word(option)
    assert mine.parse(mine.word(option)) == option
    assert mine.refs(option) == state.refs(option)
    assert mine.view == state.view(1)
    assert mine.forecast(option) == []
    assert mine.inspect("5B")["thing"] == "tile"
    assert mine.takes_back(option) == state.takes_back(1, option)


def test_a_seat_does_not_show_the_state() -> None:
    """No public attribute of a seat is the match's state or its generator."""
    state = match()
    mine = Seat(state, 0)
    for name in dir(mine):
        if not name.startswith("_"):
            assert getattr(mine, name) is not state
            assert getattr(mine, name) is not state.chance


def test_a_seat_reads_its_view_once() -> None:
    """The view of a decision is made when it is first asked for, and kept."""
    mine = Seat(match(), 0)
    assert mine.view is mine.view


def test_a_sample_fits_the_view_and_shares_nothing_hidden() -> None:
    """A sampled state looks the same from the seat, with a generator of its own."""
    state = match()
    sample = Seat(state, 0).sample(Chance(key_from_seed(5)))
    assert canonical(sample.view(0)) == canonical(state.view(0))
    assert sample.chance.key != state.chance.key


def test_a_sample_forgets_the_options_already_listed() -> None:
    """Options listed for the other side before sampling do not betray its hand in the sample."""
    betrayed = 0
    for seed in range(10):
        state = match(seed)
        for side in (0, 1):
            state.choose(side, state.options(side)[0])
        asked = state.asked
        listed = list(state.options(asked))
        sample = state.determinize(1 - asked, Chance(key_from_seed(seed)))
        cards = sample.view(asked)["cards"][games.get("normandy").sides[asked]]["hand"]["cards"]
        offered = {sample.word(option) for option in sample.options(asked)}
        assert offered == {f"play {card}" for card in cards if card != "fog-of-war"} | {"end"}
        betrayed += list(sample.options(asked)) == listed
    assert betrayed < 10


def test_bots_are_found_by_name() -> None:
    """Every built-in name makes a bot of that name."""
    for name in bots.names():
        assert make(name, 3).name == name
    assert "random" in bots.names()


class Silent(Bot):
    """A bot from outside the project."""

    name = "silent"

    def choose(self, seat: Seat) -> int:
        return seat.options[-1]


def test_a_bot_is_found_where_it_lies() -> None:
    """`module:Class` names a bot that is not built in."""
    assert make("tests.bots.test_seat:Silent", 1).name == "silent"
    assert make("tests.bots.test_seat:Silent", 1).reasons() == []


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "unknown-bot"),
        ("deep-thought", "unknown-bot"),
        ("no.such.module:Bot", "bot-not-loaded"),
        ("fieldcraft.bots:Missing", "bot-not-loaded"),
        (":", "bot-not-loaded"),
        ("fieldcraft.bots:Seat", "not-a-bot"),
        ("fieldcraft.bots:Bot", "not-a-bot"),
    ],
)
def test_a_name_that_is_no_bot_is_refused(name: str, reason: str) -> None:
    """The refusal says what is wrong with the name."""
    with pytest.raises(UnknownBot) as caught:
        make(name, 1)
    assert caught.value.reason == reason


def test_bots_do_not_share_their_chance() -> None:
    """Seed and name key a bot's stream, apart from the match's of the same seed."""
    keys = {make("random", 7).rng.key, make("random", 8).rng.key, key_from_seed(7)}
    assert len(keys) == 3


def test_examples_run() -> None:
    """The examples in the docstrings are true."""
    for module in (seat, registry):
        assert doctest.testmod(module).failed == 0
