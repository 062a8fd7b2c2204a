"""No bot knows more than its seat: what the enemy hides never changes a decision."""

from dataclasses import replace
from random import Random

import pytest

from fieldcraft import bots, games
from fieldcraft.bots import Seat, make, monte_carlo, thinker
from fieldcraft.core import Chance, key_from_seed
from tests.bots import brief
from tests.budget import FULL, budget
from tests.games.traits import traits_of

PLAYERS = [*bots.names(), thinker.Adviser.name]
SHORT = 20
"""The thought of `monte-carlo`, cut short."""
SEARCH = thinker.Rank(choices=4, widths=(2, 1))
"""Somebody who has no trained hand and thinks ahead, cut short."""
WORLDS = budget(1, 2)
"""In so many other worlds each decision is taken again."""
THINKERS = [thinker.Adviser, thinker.Lieutenant, thinker.Captain]


def cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody think for a moment only."""
    thought = thinker.Rank.thought
    monkeypatch.setattr(
        thinker.Rank, "thought", lambda rank, hand: 4 if rank.beyond else thought(rank, hand)
    )
    monkeypatch.setattr(monte_carlo, "BUDGET", SHORT)
    monkeypatch.setattr(thinker.Adviser, "rank", SEARCH)
    brief.cut_short(monkeypatch)


def plays(name: str, game: str) -> bool:
    """Whether a bot plays a game; those that do not lack a policy."""
    known = [*bots.names(game), "monte-carlo", "adviser"]
    assert name in known or games.get(game).policy() is None
    return name in known


@pytest.mark.long
@pytest.mark.parametrize("game", games.keys())
@pytest.mark.parametrize("name", PLAYERS)
def test_hidden_cards_do_not_change_a_decision(
    name: str, game: str, fresh: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Redrawing what a side may not know leaves the choice and the reasons of a seeded bot."""
    if not plays(name, game):
        return
    of_game = traits_of(game).fought
    for scenario in of_game if FULL else [fresh.choice(of_game)]:
        assert_blind(name, game, scenario, monkeypatch)


def assert_blind(name: str, game: str, scenario: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In each position of a game the bot decides the same in another world that looks the same."""
    state = games.get(game).start(scenario, key_from_seed(scenario))
    drivers = [make("random", 1), make("greedy", 2)]
    asked: set[str] = set()
    varied = 0
    cut_short(monkeypatch)
    for number in range(120):
        if state.finished:
            break
        side = 0 if state.question(0) else 1
        seat = Seat(state, side)
        asked.add(seat.question)
        bot = make(name, number)
        choice = bot.choose(seat)
        assert choice in seat.options
        for turn in range(WORLDS):
            other = state.determinize(side, Chance(key_from_seed(1000 * turn + number)))
            varied += other.view(1 - side) != state.view(1 - side)
            twin = make(name, number)
            assert twin.choose(Seat(other, side)) == choice
            assert twin.reasons() == bot.reasons()
        state.choose(side, drivers[(number // 7) % 2].choose(seat))
    assert varied > 25 * WORLDS, "the hidden cards were hardly ever different"
    assert asked >= traits_of(game).asked


@pytest.mark.parametrize("game", games.keys())
@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_leaves_the_match_as_it_is(
    name: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thinking changes neither the state nor its generator."""
    cut_short(monkeypatch)
    if not plays(name, game):
        return
    state = games.get(game).start(min(7, len(games.get(game).scenarios())), key_from_seed(3))
    bot = make(name, 5)
    for _ in range(60):
        side = 0 if state.question(0) else 1
        before = state.digest()
        choice = bot.choose(Seat(state, side))
        assert state.digest() == before
        state.choose(side, choice)


@pytest.mark.slow
@pytest.mark.parametrize("game", games.keys())
@pytest.mark.parametrize("kind", THINKERS)
def test_a_whole_thought_is_as_blind(
    kind: type[thinker.Thinker], game: str, fresh: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is cut short here: the ranks as they think where nobody has trained."""
    monkeypatch.setattr(thinker, "PATIENCE", 1e9)  # seconds must not decide
    monkeypatch.setattr(kind, "rank", replace(kind.rank, trained=False))
    house = games.get(game)
    state = house.start(fresh.choice(house.scenarios()), key_from_seed(fresh.randrange(1 << 30)))
    driver = make("sergeant", 1)
    varied = 0
    for number in range(240):
        if state.finished:
            break
        side = 0 if state.question(0) else 1
        seat = Seat(state, side)
        if number % 30 == 29:
            other = state.determinize(side, Chance(key_from_seed(number)))
            varied += other.view(1 - side) != state.view(1 - side)
            bot, twin = kind(number), kind(number)
            assert bot.choose(seat) == twin.choose(Seat(other, side))
            assert bot.reasons() == twin.reasons()
        state.choose(side, driver.choose(seat))
    assert varied
