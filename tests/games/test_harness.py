"""The common harness: every scenario of every game, random games, invariants at each step."""

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, Event, Game, State, Timeline, key_from_seed
from fieldcraft.record.match import Match
from tests import strategies
from tests.budget import budget, fresh
from tests.games import harness
from tests.games.enrolled import (
    KEYS,
    Chosen,
    contrary_options,
    every_scenario,
    mixed_options,
    start,
    viewpoints,
)
from tests.games.players import any_option, asked_side, lively_option, play_on
from tests.games.traits import traits_of, uncounted

DECISIONS = 2000
"""The rules know no round limit: a random game that goes on longer stays unfinished."""
EVERY = 10
"""So often the invariants are looked at in a whole game."""
CHECKED = budget(120, 200)
"""So many decisions of a lively game are checked at each step."""


def test_every_game_brings_its_own_invariants() -> None:
    """A game that is on the shelf says what is conserved on its table."""
    assert [key for key in games.keys() if traits_of(key).stock is uncounted] == []  # noqa: SIM118


@pytest.mark.long
@every_scenario
def test_random_game_to_the_end(key: str, scenario: str) -> None:
    """Uniformly random games keep every piece, and their records replay to the same hash.

    The match options are another mixture in each scenario.
    """
    game = games.get(key)
    options = mixed_options(game, game.scenarios().index(scenario))
    state = game.start(scenario, key_from_seed(11), options)
    rng = Chance(key_from_seed(1011))
    own = traits_of(key)
    stock = own.stock(state)
    facts = own.lasting(state)
    chosen: list[Chosen] = []
    while not state.finished and len(chosen) < DECISIONS:
        side = asked_side(state, rng)
        option = any_option(state, side, rng)
        chosen.append(Chosen(game.sides[side], state.word(option)))
        state.choose(side, option)
        if len(chosen) % EVERY == 0 or state.finished:
            own.check(state, stock)
            harness.check_asking(game, state)
            assert facts <= (facts := own.lasting(state))
    match = Match.start(key, scenario, key_from_seed(11), options)
    for choice in chosen:
        match.choose(choice.side, choice.words)
    read = Match.from_text(match.to_text())
    assert read.state.digest() == match.state.digest() == state.digest()
    assert read.outcome == state.outcome


@pytest.mark.long
@every_scenario
def test_lively_game_to_the_end(key: str, scenario: str) -> None:
    """Games in which the guns speak keep every piece to the end, options the other way round.

    They are fresh ones; the uniformly random games above are the same in every run.
    """
    game = games.get(key)
    seed = fresh(f"lively {key} {scenario}")
    state = game.start(scenario, key_from_seed(seed), contrary_options(game))
    play_and_check(game, state, seed + 1, EVERY)


@pytest.mark.slow
@every_scenario
def test_more_games_to_the_end(key: str, scenario: str) -> None:
    """The same for more mixtures of options, the invariants looked at after every choice."""
    game = games.get(key)
    for seed in range(4):
        state = game.start(scenario, key_from_seed(seed), mixed_options(game, seed))
        play_and_check(game, state, seed + 1000, 1)


def play_and_check(game: Game, state: State, seed: int, every: int) -> None:
    """A lively game to the end, its invariants looked at every so many choices."""
    rng = Chance(key_from_seed(seed))
    own = traits_of(game.key)
    stock = own.stock(state)
    facts = own.lasting(state)
    made = 0
    while not state.finished and made < DECISIONS:
        made += play_on(state, rng, every)
        own.check(state, stock)
        harness.check_asking(game, state)
        assert facts <= (facts := own.lasting(state))


@pytest.mark.long
@every_scenario
def test_invariants_at_every_step(key: str, scenario: str) -> None:
    """At each step of a lively game everything holds that holds in every game."""
    game, state = start(key, scenario, 5)
    check_game(game, state)


@pytest.mark.long
@pytest.mark.parametrize("key", [key for key in KEYS if traits_of(key).boards])
def test_invariants_on_other_boards(key: str) -> None:
    """The same on boards of our own, also with the match options the other way round."""
    game, own = games.get(key), traits_of(key)
    others = {**contrary_options(game), **own.shortened}
    check_game(game, game.start(own.boards[0](), key_from_seed(5)))
    for board in own.boards:
        check_game(game, game.start(board(), key_from_seed(6), others))


def check_game(game: Game, state: State) -> None:
    """A lively game, everything checked at each step or at every few."""
    rng = Chance(key_from_seed(1005))
    own = traits_of(game.key)
    stock = own.stock(state)
    facts = own.lasting(state)
    words = [*own.words(state), *harness.JUNK]
    events: list[Event] = []
    for step in range(CHECKED):
        harness.check_asking(game, state)
        own.check(state, stock)
        assert facts <= (facts := own.lasting(state))
        harness.check_both_orders(state)
        check_refusals(game, state, words, step, rng)
        if step % 5 == 0 or state.finished:
            harness.check_views(game, state)
            harness.check_keeping(game, state)
            harness.check_clone(game, state, rng.below(64))
            harness.check_options_apply(game, state)
            harness.check_forecasts(game, state)
        if state.finished:
            break
        side = asked_side(state, rng)
        state.choose(side, lively_option(state, side, rng), events)
    harness.check_events(events, game)


def check_refusals(game: Game, state: State, words: list[str], step: int, rng: Chance) -> None:
    """Some words at each step for each viewpoint, all words now and then for those asked."""
    some = [words[rng.below(len(words))] for _ in range(4)]
    for side in viewpoints(game):
        every = step % 10 == 0 and state.question(side) != ""
        harness.check_words(state, side, words if every else some)
    numbers = [rng.below(1 << 11) for _ in range(4)]
    harness.check_illegal(game, state, [*numbers, -1, 1 << 20])


@pytest.mark.parametrize("key", KEYS)
@strategies.tried(150, strategies.texts, strategies.openings)
def test_any_text_is_answered(key: str, text: str, opening: int) -> None:
    """Whatever is typed is an option or is refused with a reason; nothing else happens."""
    state = strategies.lively(key)[opening]
    for side in (0, 1, -1):
        harness.check_words(state, side, [text])


@every_scenario
def test_undo_reaches_the_last_barrier(key: str, scenario: str) -> None:
    """Undo gives back each former state exactly, never crossing chance or a change of decider."""
    _, state = start(key, scenario, 8)
    rng = Chance(key_from_seed(1008))
    timeline = Timeline(state)
    trail = [(timeline.state.digest(), timeline.state.asked)]
    for _ in range(120):
        if timeline.state.finished:
            break
        side = asked_side(timeline.state, rng)
        option = lively_option(timeline.state, side, rng)
        takes_back = timeline.state.takes_back(side, option)
        timeline.choose(side, option)
        mark = (timeline.state.digest(), timeline.state.asked)
        trail = [*trail, mark] if takes_back else [mark]
        assert timeline.can_undo(side) == (len(trail) > 1)
        if len(trail) > 2 and rng.below(3) == 0:
            check_undo(timeline, trail, key)


def check_undo(timeline: Timeline, trail: list[tuple[str, int]], key: str) -> None:
    """Back step by step to the barrier and forward again by the same choices."""
    redo = list(timeline.since)
    assert len(redo) == len(trail) - 1
    position = timeline.state.chance.position
    for mark in reversed(trail[:-1]):
        side = timeline.since[-1][0]
        assert timeline.undo(side) == len(timeline.since)
        assert (timeline.state.digest(), timeline.state.asked) == mark
        assert timeline.state.chance.position == position
    for side in (0, 1):
        refusal = timeline.why_no_undo(side)
        assert refusal is not None
        harness.said_in_all(key, "why", refusal.reason, "{}")
    for side, option in redo:
        timeline.choose(side, option)
    assert timeline.state.digest() == trail[-1][0]
