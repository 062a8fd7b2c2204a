"""Nobody learns what they may not know: two worlds, one stream of views (U-901 to U-907)."""

import pytest
from hypothesis import strategies as st

from fieldcraft import games
from fieldcraft.core import Chance, Game, State, key_from_seed
from tests import strategies
from tests.games.enrolled import KEYS, contrary_options, every_scenario, every_seat, start
from tests.games.players import play_on
from tests.games.secrets import Tally, Twins
from tests.games.traits import Secrets, traits_of

CONTRACT = {"decision", "outcome", "waiting"}
"""Properties of a state that are worked out when asked."""


def secrets_of(key: str) -> Secrets:
    """What a game declares of its hidden things; skips what cannot be tested without."""
    secrets = traits_of(key).secrets
    if secrets is None:
        pytest.skip(f"{key} does not declare what is hidden")
    return secrets


def test_every_game_declares_its_secrets() -> None:
    """A game on the shelf says what is hidden, so that the test can vary it."""
    assert [key for key in games.keys() if traits_of(key).secrets is None] == []  # noqa: SIM118


@pytest.mark.parametrize("key", KEYS)
def test_every_attribute_is_declared(key: str) -> None:
    """A field that nobody has declared public, its owner's or nobody's fails the build."""
    _, state = start(key, games.get(key).scenarios()[0], 1)
    found = {
        name
        for name in dir(state)
        if not name.startswith("_") and not callable(getattr(state, name))
    }
    secrets = secrets_of(key)
    declared = {name.partition(".")[0] for name in secrets.fields} | {*secrets.workings}
    assert declared == found - CONTRACT


def watch(game: Game, state: State, viewer: int, picks: bytes, rng: Chance, tally: Tally) -> None:
    """One stream of choices in two worlds, compared before and after every one."""
    words = traits_of(game.key).words(state)
    twins = Twins(game, state, viewer, secrets_of(game.key), rng, tally)
    for pick in picks:
        probes = [words[rng.below(len(words))] for _ in range(4)]
        twins.compare(probes)
        if twins.one.finished:
            return
        twins.step(pick, probes)
    twins.compare([])


@pytest.mark.long
@every_seat
def test_streams_of_choices_tell_no_secrets(key: str, seat: str) -> None:
    """Whatever is hidden from a seat, its whole stream is the same to the byte.

    Clauses: U-901, U-902, U-903, U-904, U-906, U-907.
    """
    game, secrets = games.get(key), secrets_of(key)
    viewer = game.side(seat)
    tally = Tally()
    for scenario in game.scenarios():

        @strategies.tried(
            secrets.examples,
            st.just(scenario),
            strategies.seeds,
            strategies.openings,
            strategies.picks,
        )
        def stream(scenario: str, seed: int, opening: int, picks: bytes) -> None:
            state = strategies.running(key, scenario, seed, opening)
            watch(game, state, viewer, picks, Chance(key_from_seed(seed + 2)), tally)

        stream()
    met = [*strategies.asking(key).values(), *strategies.from_drills(key, secrets.learning)]
    for number, state in enumerate(met):
        picks = bytes(range(0, 250, 10)[: secrets.length])
        decision = state.decision
        for first in range(len(decision.sides) if decision else 0):  # where both are asked, either
            rng = Chance(key_from_seed(number))
            watch(game, state.clone(), viewer, bytes([first]) + picks, rng, tally)
    _, state = start(key, game.scenarios()[0], 1)
    questions = {frame.name for frame in state.frames if frame.asks}
    if secrets.one_sided:
        assert tally.watched | tally.asked == questions
    else:
        assert tally.watched == questions
        assert tally.asked == (questions if viewer >= 0 else set())
    seen = secrets.shared if viewer >= 0 else frozenset()
    assert tally.varied >= set(secrets.hidden(state)) - seen
    assert tally.revealed < tally.steps * secrets.opened


@pytest.mark.long
@every_seat
def test_an_open_discard_pile_hides_the_rest(key: str, seat: str) -> None:
    """With every match option the other way round, what is still hidden stays hidden (D-39).

    Clauses: U-902, U-906.
    """
    game, secrets = games.get(key), secrets_of(key)
    tally = Tally()
    options = contrary_options(game)
    for number, scenario in enumerate(game.scenarios()):
        state = game.start(scenario, key_from_seed(number), options)
        rng = Chance(key_from_seed(number + 100))
        play_on(state, rng, 60)
        if not state.finished:
            stream = bytes(range(0, 200, 7))[: secrets.length]
            watch(game, state, game.side(seat), stream, rng, tally)
    state = game.start(game.scenarios()[0], key_from_seed(0), options)
    rare = secrets.seldom | secrets.shared
    assert tally.varied - rare == set(secrets.hidden(state)) - rare


@every_scenario
def test_a_spectator_sees_what_both_sides_see(key: str, scenario: str) -> None:
    """A spectator knows of each side just what its opponent knows, and no side's own things.

    Clauses: U-901, U-902.
    """
    secrets = secrets_of(key)
    game, state = start(key, scenario, 21)
    rng = Chance(key_from_seed(22))
    for _ in range(12):
        ours, theirs, outside = (state.view(side) for side in (0, 1, -1))
        first, second = game.sides
        opposing = {first: theirs["cards"][first], second: ours["cards"][second]}
        assert outside["cards"] == {
            side: secrets.unlearnt(cards, outside["cards"][side])
            for side, cards in opposing.items()
        }
        assert outside["question"] == ""
        assert outside.get("bid") is None
        private = {"side", "cards", "bid", "question", "flow", *secrets.seated}
        for name in outside.keys() - private:
            assert outside[name] == ours[name] == theirs[name]
        for frame in outside["flow"]:
            assert frame in ours["flow"]
            assert frame in theirs["flow"]
        if play_on(state, rng, 9) < 9:
            break
