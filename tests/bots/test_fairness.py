"""No bot knows more than its seat: what the enemy hides never changes a decision."""

from dataclasses import replace
from random import Random

import pytest

from fieldcraft import bots, games
from fieldcraft.bots import Seat, make, monte_carlo, thinker
from fieldcraft.core import Chance, key_from_seed
from tests.budget import budget

PLAYERS = bots.names()
SCENARIOS = [
    *(("normandy", n) for n in (1, 5, 7, 11)),
    *(("north-africa", n) for n in (2, 3, 7, 8)),
    *(("combat-commander", n) for n in (1, 4, 9)),
]
ASKED = {
    "normandy": {"bid", "play", "use", "step", "aim"},
    "north-africa": {"bid", "play", "use", "step", "aim"},
    "combat-commander": {"set-up", "order", "activate", "move"},
}
"""Questions that come up on the way."""
SHORT = 20
"""The thought of `monte-carlo`, cut short."""
QUICK = {
    thinker.Sergeant: thinker.Rank(choices=4, widths=(2, 1)),
    thinker.Lieutenant: replace(thinker.Lieutenant.rank, choices=4),
    thinker.Captain: replace(thinker.Captain.rank, choices=4),
}
"""The thought of those who think ahead, the same; the highest look at as many lines as ever."""
SELDOM = {"lieutenant": budget(24, 4), "captain": budget(24, 4)}
"""Of so many decisions, one is taken by those who look at many lines."""
WORLDS = budget(1, 2)
"""In so many other worlds each decision is taken again."""
THINKERS = [thinker.Sergeant.name, thinker.Lieutenant.name, thinker.Captain.name]


def cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody think for a moment only."""
    monkeypatch.setattr(monte_carlo, "BUDGET", SHORT)
    for kind, rank in QUICK.items():
        monkeypatch.setattr(kind, "rank", rank)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
@pytest.mark.parametrize("name", PLAYERS)
def test_hidden_cards_do_not_change_a_decision(
    name: str, game: str, scenario: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Redrawing what a side may not know leaves the choice and the reasons of a seeded bot."""
    if name not in bots.names(game) and name != "monte-carlo":
        assert games.get(game).policy() is None
        return
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
        if (number + scenario) % SELDOM.get(name, 1):
            state.choose(side, drivers[(number // 7) % 2].choose(seat))
            continue
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
    assert varied > 25 * WORLDS // SELDOM.get(name, 1), (
        "the hidden cards were hardly ever different"
    )
    assert asked >= ASKED[game]


@pytest.mark.parametrize("game", games.keys())
@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_leaves_the_match_as_it_is(
    name: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thinking changes neither the state nor its generator."""
    cut_short(monkeypatch)
    if name not in bots.names(game) and name != "monte-carlo":
        assert games.get(game).policy() is None
        return
    state = games.get(game).start(7, key_from_seed(3))
    bot = make(name, 5)
    for _ in range(60 // SELDOM.get(name, 1)):
        side = 0 if state.question(0) else 1
        before = state.digest()
        choice = bot.choose(Seat(state, side))
        assert state.digest() == before
        state.choose(side, choice)


@pytest.mark.slow
@pytest.mark.parametrize("game", games.keys())
@pytest.mark.parametrize("name", THINKERS)
def test_a_whole_thought_is_as_blind(
    name: str, game: str, fresh: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is cut short here: the ranks as they play, with the networks they judge by."""
    monkeypatch.setattr(thinker, "PATIENCE", 1e9)  # seconds must not decide
    house = games.get(game)
    state = house.start(fresh.choice(house.scenarios()), key_from_seed(fresh.randrange(1 << 30)))
    driver = make("corporal", 1)
    varied = 0
    for number in range(240):
        if state.finished:
            break
        side = 0 if state.question(0) else 1
        seat = Seat(state, side)
        if number % 30 == 29:
            other = state.determinize(side, Chance(key_from_seed(number)))
            varied += other.view(1 - side) != state.view(1 - side)
            bot, twin = make(name, number), make(name, number)
            assert bot.choose(seat) == twin.choose(Seat(other, side))
            assert bot.reasons() == twin.reasons()
        state.choose(side, driver.choose(seat))
    assert varied
