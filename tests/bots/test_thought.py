"""Who thinks ahead, how far, and what a trained hand leaves to thought."""

from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.bots import Seat, make, thinker
from fieldcraft.bots.hands import Hand, hand_of, trained_policy
from fieldcraft.bots.thinker import Rank
from fieldcraft.core import key_from_seed
from fieldcraft.core.policy import answer, asked
from fieldcraft.core.search import Search
from fieldcraft.core.state import State

THOUGHTFUL = Rank(trained=True, choices=900, beyond=70)
INSTINCT = Hand(used=(0,), hidden=((1,),), direct=(0,), out=(1,))
HABITS = Hand(habits=((("fear", 3),), ()))
PLACES = [
    (game, str(scenario))
    for game in list(games.keys())
    for scenario in games.get(game).scenarios()
    if (hand := hand_of(game, str(scenario))) is not None and hand.thinks
]


@pytest.mark.parametrize(
    ("hand", "thinks", "choices"),
    [
        (None, 0, 900),
        (INSTINCT, 0, 0),
        (INSTINCT, 40, 40),
        (HABITS, 0, 70),
        (HABITS, 40, 40),
    ],
)
def test_a_hand_says_how_far_thought_helps_it(hand: Hand | None, thinks: int, choices: int) -> None:
    """Nobody trained: far. An instinct: only if its file says so. Habits: as far as the rank."""
    if hand is not None:
        hand = Hand.read({**hand.plain(), "thinks": thinks})
    assert THOUGHTFUL.thought(hand) == choices


def test_only_the_captain_thinks_beyond_a_hand() -> None:
    """The lieutenant and whoever gives hints go by the hand."""
    hand = Hand.read({**INSTINCT.plain(), "thinks": 40})
    ranks = {name: make(name, 0) for name in ("sergeant", "lieutenant", "captain", "adviser")}
    thought = {
        name: bot.rank.thought(hand)
        for name, bot in ranks.items()
        if isinstance(bot, thinker.Thinker)
    }
    assert thought == {"sergeant": 0, "lieutenant": 0, "captain": 40, "adviser": 0}


@pytest.mark.parametrize(("game", "scenario"), PLACES)
def test_cards_are_thought_through_and_carried_on_by_hand(
    game: str, scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a fork every option is weighed in thought; between forks the hand decides at once."""
    hand = hand_of(game, scenario)
    assert hand is not None
    monkeypatch.setattr(Rank, "thought", lambda rank, of: 30 if rank.beyond and of == hand else 0)
    searches: list[list[int]] = []

    def search(*given: Any) -> Search:
        searches.append(given[-1])
        return Search(*given)

    monkeypatch.setattr(thinker, "Search", search)
    policy = trained_policy(game)
    met = set()
    for state, side in decisions(game, scenario, 40):
        is_fork = policy.is_fork(state, side)
        if is_fork in met or policy.is_set_up(state):
            continue
        met.add(is_fork)
        bot = make("captain", 3)
        option = bot.choose(Seat(state, side))
        [chosen, *_] = bot.reasons()
        assert chosen.word == state.word(option)
        assert chosen.parts[0][0] == ("ahead" if is_fork else "learnt")
    assert met == {True, False}
    assert searches == [[0]], "what is begun the hand carries on: only first choices are compared"


def decisions(game: str, scenario: str, count: int) -> list[tuple[State, int]]:
    """The first real decisions of a game between trained hands."""
    policy = trained_policy(game)
    state = games.get(game).start(scenario, key_from_seed(2))
    found: list[tuple[State, int]] = []
    while len(found) < count and not state.finished:
        side = asked(state)
        if len(state.legal(side)) > 1:
            found.append((state.clone(), side))
        state.take(side, answer(state, side, policy))
    return found
