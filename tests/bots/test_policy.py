"""The quick hands: blind, deterministic, and good enough to think ahead with."""

from collections.abc import Iterator

import pytest

from fieldcraft import bots, games
from fieldcraft.bots import Seat, make, thinker
from fieldcraft.bots.value import policy_of
from fieldcraft.core import Chance, key_from_seed
from fieldcraft.core.policy import UNIT, answer, asked, play_on, worth
from fieldcraft.core.search import OWN, Search, lines_from
from fieldcraft.core.state import State
from fieldcraft.lab import simulate
from tests.budget import budget

THINKING = [game for game in list(games.keys()) if games.get(game).policy() is not None]
SCENARIOS = [
    (game, scenario)
    for game in THINKING
    for scenario in games.get(game).scenarios()[:: budget(6, 1)]
]
POSITIONS = budget(24, 400)


def positions(game: str, scenario: str, count: int) -> Iterator[tuple[State, int]]:
    """Decisions of a game that the quick hand and chance play in turn, and who is asked."""
    policy = policy_of(game)
    rng = Chance(key_from_seed(11))
    state = games.get(game).start(scenario, key_from_seed(5), games.get(game).quick_options())
    for number in range(count):
        if state.finished:
            return
        side = asked(state)
        yield state, side
        menu = state.legal(side)
        chosen = menu[rng.below(len(menu))] if number % 3 == 0 else answer(state, side, policy)
        state.take(side, chosen)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_the_hidden_changes_nothing(game: str, scenario: str) -> None:
    """Scores, features, value and what counts as waste are the same whatever the enemy holds."""
    policy = policy_of(game)
    varied = 0
    for number, (state, side) in enumerate(positions(game, scenario, POSITIONS)):
        menu = list(state.legal(side))
        other = state.determinize(side, Chance(key_from_seed(number)))
        varied += other.view(1 - side) != state.view(1 - side)
        assert policy.scores(other, side, menu) == policy.scores(state, side, menu)
        assert policy.features(other, side) == policy.features(state, side)
        assert policy.value(other, side) == policy.value(state, side)
        for option in menu:
            assert policy.wastes(other, side, option) == policy.wastes(state, side, option)
    assert varied > POSITIONS // 4


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_thinking_leaves_the_position_alone(game: str, scenario: str) -> None:
    """Judging and searching change neither the state nor its generator."""
    policy = policy_of(game)
    for state, side in positions(game, scenario, 3):
        before = state.digest()
        policy.scores(state, side, list(state.legal(side)))
        policy.value(state, side)
        search = Search(state, side, policy, Chance(key_from_seed(1)), [3, 1])
        search.try_all(1, 6)
        assert state.digest() == before


@pytest.mark.parametrize("game", THINKING)
def test_features_are_named(game: str) -> None:
    """There is a name for every feature, and both sides see them from their own end."""
    policy = policy_of(game)
    for state, side in positions(game, games.get(game).scenarios()[0], 10):
        found = policy.features(state, side)
        assert len(found) == len(policy.names) == len(set(policy.names))
        assert -UNIT <= policy.value(state, side) <= UNIT


@pytest.mark.parametrize("game", THINKING)
def test_lines_end_at_the_next_fork(game: str) -> None:
    """Every line is legal, differs from the others, and begins with what the side may choose."""
    policy = policy_of(game)
    for state, side in positions(game, games.get(game).scenarios()[0], budget(8, 40)):
        lines = lines_from(state, side, policy, [0, 2])
        assert {line[0] for line in lines} <= set(state.legal(side))
        assert len({tuple(line) for line in lines}) == len(lines)
        own = answer(state, side, policy)
        assert lines[0][0] == own
        for line in lines:
            twin = state.clone()
            for option in line:
                assert asked(twin) == side
                twin.choose(side, option)


def test_cards_for_one_order_are_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two cards for the same Order only the first is tried, and both are told to be worth it."""
    rank = thinker.Rank(trained=True, beyond=60, widths=(0, 2, 1))
    monkeypatch.setattr(thinker.Captain, "rank", rank)
    policy = policy_of("combat-commander")
    seen = 0
    for state, side in positions("combat-commander", "lipki-farm", 300):
        menu = list(state.legal(side))
        sorts = [policy.sort(state, option) for option in menu]
        if state.question(side) != "order" or len(set(sorts)) == len(sorts):
            continue
        seen += 1
        firsts = [policy.sort(state, line[0]) for line in lines_from(state, side, policy, [0])]
        assert sorted(firsts) == sorted(set(sorts))
        bot = make("captain", 1)
        bot.choose(Seat(state, side))
        worths = {reason.word: reason.score for reason in bot.reasons()}
        for option, sort in zip(menu, sorts, strict=True):
            same = menu[sorts.index(sort)]
            assert worths[state.word(option)] == worths[state.word(same)]
        if seen == budget(3, 20):
            break
    assert seen


@pytest.mark.long
@pytest.mark.parametrize("game", THINKING)
def test_the_own_line_is_left_only_when_sure(game: str) -> None:
    """The quick hand's line stays to the end; with doubt enough nothing else is taken."""
    policy = policy_of(game)
    seen = 0
    for state, side in positions(game, games.get(game).scenarios()[0], budget(30, 200)):
        search = Search(state, side, policy, Chance(key_from_seed(1)), [0, 2])
        if len(search.lines) < 4:
            continue
        seen += 1
        for _ in range(3):
            search.try_all(1, 20)
        assert search.gains[OWN] == search.squares[OWN] == 0
        before = len(search.left)
        search.drop_half()
        assert OWN in search.left
        assert len(search.left) == max(2, (before + 1) // 2)
        best = search.best(0)
        assert all(search.gain(best) >= search.gain(place) for place in search.left)
        assert search.best(1_000_000) == OWN
    assert seen


def test_ways_are_marked_for_those_who_demolish() -> None:
    """Nobody waits for ever: with the enemy gone, scouts open the way for the engineer."""
    policy = policy_of("north-africa")
    state = games.get("north-africa").start("landing-ground-7", key_from_seed(50051))
    play_on(state, policy, 1000, 1500)
    assert state.finished


def test_cards_that_draw_come_first() -> None:
    """A Lieutenant whose best use is to draw is played before others, though he could bolster."""
    policy = policy_of("north-africa")
    seen = 0
    for state, side in positions("north-africa", "murzuk", 400):
        words = [state.word(option) for option in state.legal(side)]
        if state.question(side) != "play" or "play lieutenant" not in words:
            continue
        twin = state.clone()
        twin.take(side, state.parse("play lieutenant"))
        if twin.word(answer(twin, side, policy)) == "command":
            seen += 1
            assert state.word(answer(state, side, policy)) == "play lieutenant"
    assert seen


@pytest.mark.parametrize("game", ["normandy", "north-africa"])
def test_a_game_that_is_over_is_won_or_lost(game: str) -> None:
    """At the end the result counts, not the position."""
    state = games.get(game).start(1, key_from_seed(2))
    policy = policy_of(game)
    play_on(state, policy, 1000, 4000)
    assert state.finished
    assert worth(state, state.winner, policy) == UNIT
    assert worth(state, 1 - state.winner, policy) == -UNIT


@pytest.mark.parametrize("game", THINKING)
def test_the_ranks_are_offered(game: str) -> None:
    """Five ranks, weakest first, beside chance and the yardstick, which keeps its old name too."""
    names = bots.names(game)
    assert [name for name in names if name in ("random", "greedy-1")] == ["random", "greedy-1"]
    ranks = [name for name in names if name not in ("random", "greedy-1")]
    assert ranks == ["recruit", "corporal", "sergeant", "lieutenant", "captain"]
    assert make("greedy", 1).name == "greedy-1"
    assert bots.usual(names) == "corporal"
    assert bots.adviser(game) == "adviser"


def test_every_rank_slips_less_than_the_one_below() -> None:
    """What is taken instead is of the better half; captain and quick hand never slip."""
    worths = [5, 1, 4, 0]
    slips = []
    for name in ("recruit", "corporal", "sergeant", "lieutenant", "captain", "quick-hand"):
        bot = make(name, 3)
        assert isinstance(bot, thinker.Thinker)
        taken = [bot.slipped(0, worths) for _ in range(2000)]
        assert set(taken) <= {0, 2}
        slips.append(taken.count(2))
        assert abs(taken.count(2) - bot.rank.carelessness) < 100
    assert slips == sorted(slips, reverse=True)
    assert slips[-2:] == [0, 0]


@pytest.mark.long
def test_a_search_is_the_same_for_a_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed and number of choices decide, not the machine."""
    monkeypatch.setattr(thinker.Adviser, "rank", thinker.Rank(choices=60, widths=(0, 2)))
    for state, side in positions("normandy", "la-raye", 6):
        first, again = make("adviser", 3), make("adviser", 3)
        assert first.choose(Seat(state, side)) == again.choose(Seat(state, side))
        assert first.reasons() == again.reasons()


@pytest.mark.parametrize("game", ["normandy", "north-africa"])
def test_a_sergeant_beats_chance(game: str) -> None:
    """The quick hand wins nearly always against random play."""
    summary = simulate(game, 1, 2, ("sergeant", "random"), 50, swap_seats=True)
    assert summary.wins_by_bot[0] == 2


def test_nobody_bids_a_commander_for_nothing() -> None:
    """The quick hand keeps the cards that draw and command for its turn."""
    policy = policy_of("normandy")
    squandered = bid = 0
    for state, side in positions("normandy", "la-raye", 150):
        if state.question(side) != "bid":
            continue
        option = answer(state, side, policy)
        bid += 1
        squandered += state.word(option).split()[-1] in ("platoon-sergeant", "platoon-guide")
    assert bid > 10
    assert squandered <= bid // 5
