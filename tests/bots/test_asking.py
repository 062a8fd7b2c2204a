"""Asking a bot: its mistakes are told as its own, those of built-in bots as ours."""

import pickle

import pytest

from fieldcraft import games
from fieldcraft.bots import BotFailed, UnknownBot, ask, make
from fieldcraft.bots.greedy import GreedyBot
from fieldcraft.core import State, key_from_seed
from tests.bots.own import Answering, Leaving, Raising


class Odd:
    """Something that cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError


def match() -> State:
    """A fresh match, in which both sides bid."""
    return games.get("normandy").start(1, key_from_seed(1))


@pytest.mark.parametrize("answer", [-1, 10**9, 0.5, None, "bid scout-a", "a\nb", [1], Odd()])
def test_what_is_not_offered_is_the_bots_mistake(answer: object) -> None:
    """Any other value is told with bot and question, and changes nothing."""
    state = match()
    before = state.digest()
    bot = Answering(1)
    bot.answer = answer
    with pytest.raises(BotFailed) as caught:
        ask(bot, state, 0)
    assert caught.value.reason == "bot-not-offered"
    assert caught.value.fields["bot"] == "tests.bots.own:Answering"
    assert caught.value.fields["question"] == "bid"
    assert "\n" not in str(caught.value)
    assert before == state.digest()


class Seven:
    """An integer of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_integers_of_other_libraries_are_options_too() -> None:
    """What stands for an integer is taken as one."""
    state = match()
    bot = Answering(1)
    bot.answer = Seven(state.options(0)[0])
    assert state.options(0)[0] == ask(bot, state, 0)


def test_what_a_bot_raises_is_told() -> None:
    """An exception, and leaving the process, are the bot's mistakes."""
    state = match()
    for side in (0, 1):
        state.choose(side, ask(Raising(1), state, side))
    for bot, said in ((Raising(1), "IndexError: tuple index"), (Leaving(1), "SystemExit: 0")):
        with pytest.raises(BotFailed, match="at the question play: " + said):
            ask(bot, state, state.asked)


def test_mistakes_of_the_house_pass_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot of ours that raises is our mistake, and not told as somebody's."""

    def broken(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(GreedyBot, "choose", broken)
    with pytest.raises(ZeroDivisionError):
        ask(make("greedy", 1), match(), 0)


def test_a_bot_that_cannot_be_made_is_refused() -> None:
    """What its own beginning raises is told as the reason."""
    with pytest.raises(UnknownBot, match="making it fails with RuntimeError: no weights"):
        make("tests.bots.own:Unmakeable", 1)


def test_the_errors_come_home_from_other_processes() -> None:
    """Pickled and read back, they say the same."""
    error = BotFailed("bot-not-offered", bot="a:B", question="bid", answer="None")
    again = pickle.loads(pickle.dumps(error))
    assert (BotFailed, str(error), error.fields) == (type(again), str(again), again.fields)
