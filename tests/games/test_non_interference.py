"""Nobody learns what they may not know: two worlds, one stream of views (U-901 to U-907)."""

from typing import Any

import pytest
from hypothesis import strategies as st

from fieldcraft import games
from fieldcraft.core import Chance, Game, State, key_from_seed
from fieldcraft.games.combat_commander.table import views as commander_views
from fieldcraft.games.undaunted.table import views as undaunted_views
from tests import strategies
from tests.budget import budget
from tests.games import commander_secrets, undaunted_secrets
from tests.games.enrolled import KEYS, contrary_options, every_scenario, every_seat, start
from tests.games.players import play_on
from tests.games.secrets import Tally, Twins
from tests.games.test_harness import OWN

SECRETS = {
    "normandy": undaunted_secrets.SECRETS,
    "north-africa": undaunted_secrets.SECRETS,
    "combat-commander": commander_secrets.SECRETS,
}
VIEWS = {
    "normandy": (undaunted_views.FIELDS, undaunted_views.WORKINGS),
    "north-africa": (undaunted_views.FIELDS, undaunted_views.WORKINGS),
    "combat-commander": (commander_views.FIELDS, commander_views.WORKINGS),
}
"""What each game declares about the attributes of its states."""
EXAMPLES = {
    "normandy": budget(4, 9),
    "north-africa": budget(3, 5),
    "combat-commander": budget(2, 4),
}
"""Streams for each scenario; the questions that are seldom asked have streams of their own."""
STREAM = {"normandy": 25, "north-africa": 25, "combat-commander": 10}
"""How long the stream from each question is."""
OPENED = {"normandy": 0.2, "north-africa": 0.2, "combat-commander": 0.6}
"""The share of choices that may lay open something hidden: every roll turns a card over."""
ONE_SIDED = {"combat-commander": {"cards.known"}}
"""Games some of whose questions come to one side alone here; what both players know of a hand."""
LEARNING = {"combat-commander": ["cc-e61-interrogation"]}
"""Drills in which a side learns what the spectators do not."""
SEATED = {"combat-commander": {"chits", "objectives"}}
"""What a side knows more of than a spectator, besides its cards."""
CONTRACT = {"decision", "outcome", "waiting"}
"""Properties of a state that are worked out when asked."""


def test_every_game_declares_its_secrets() -> None:
    """A game on the shelf says what is hidden, so that the test can vary it."""
    assert SECRETS.keys() == set(games.keys())


@pytest.mark.parametrize("key", KEYS)
def test_every_attribute_is_declared(key: str) -> None:
    """A field that nobody has declared public, its owner's or nobody's fails the build."""
    _, state = start(key, games.get(key).scenarios()[0], 1)
    found = {
        name
        for name in dir(state)
        if not name.startswith("_") and not callable(getattr(state, name))
    }
    fields, workings = VIEWS[key]
    assert {name.partition(".")[0] for name in fields} | workings == found - CONTRACT


def watch(game: Game, state: State, viewer: int, picks: bytes, rng: Chance, tally: Tally) -> None:
    """One stream of choices in two worlds, compared before and after every one."""
    words = OWN[game.key].words(state)
    twins = Twins(game, state, viewer, SECRETS[game.key], rng, tally)
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
    game = games.get(key)
    viewer = game.side(seat)
    tally = Tally()
    for scenario in game.scenarios():

        @strategies.tried(
            EXAMPLES[key],
            st.just(scenario),
            strategies.seeds,
            strategies.openings,
            strategies.picks,
        )
        def stream(scenario: str, seed: int, opening: int, picks: bytes) -> None:
            state = strategies.running(key, scenario, seed, opening)
            watch(game, state, viewer, picks, Chance(key_from_seed(seed + 2)), tally)

        stream()
    met = [*strategies.asking(key).values(), *strategies.from_drills(key, LEARNING.get(key, []))]
    for number, state in enumerate(met):
        picks = bytes(range(0, 250, 10)[: STREAM[key]])
        decision = state.decision
        for first in range(len(decision.sides) if decision else 0):  # where both are asked, either
            rng = Chance(key_from_seed(number))
            watch(game, state.clone(), viewer, bytes([first]) + picks, rng, tally)
    _, state = start(key, game.scenarios()[0], 1)
    questions = {frame.name for frame in state.frames if frame.asks}
    if key in ONE_SIDED:
        assert tally.watched | tally.asked == questions
    else:
        assert tally.watched == questions
        assert tally.asked == (questions if viewer >= 0 else set())
    seen = ONE_SIDED.get(key, set()) if viewer >= 0 else set()
    assert tally.varied >= set(SECRETS[key].hidden(state)) - seen
    assert tally.revealed < tally.steps * OPENED[key]


@pytest.mark.long
@every_seat
def test_an_open_discard_pile_hides_the_rest(key: str, seat: str) -> None:
    """With every match option the other way round, what is still hidden stays hidden (D-39).

    Clauses: U-902, U-906.
    """
    game = games.get(key)
    tally = Tally()
    options = contrary_options(game)
    for number, scenario in enumerate(game.scenarios()):
        state = game.start(scenario, key_from_seed(number), options)
        rng = Chance(key_from_seed(number + 100))
        play_on(state, rng, 60)
        if not state.finished:
            stream = bytes(range(0, 200, 7))[: STREAM[key]]
            watch(game, state, game.side(seat), stream, rng, tally)
    state = game.start(game.scenarios()[0], key_from_seed(0), options)
    rare = {"cards.known", "branch_a", "branch_b"} if key in ONE_SIDED else set()
    assert tally.varied - rare == set(SECRETS[key].hidden(state)) - rare


def unlearnt(cards: dict[str, Any], open_ones: list[str]) -> dict[str, Any]:
    """A side's cards as seen by somebody who knows only what was openly given to its hand.

    A card is `order#nation-number`, and the cards of a pile are told in the order of the numbers.
    """
    assert set(open_ones) <= set(cards["known"])
    learnt = [card for card in cards["known"] if card not in open_ones]
    unseen = sorted([*cards["unseen"], *learnt], key=lambda card: int(card.split("-")[-1]))
    return {**cards, "known": open_ones, "unseen": unseen}


@every_scenario
def test_a_spectator_sees_what_both_sides_see(key: str, scenario: str) -> None:
    """A spectator knows of each side just what its opponent knows, and no side's own things.

    Clauses: U-901, U-902.
    """
    game, state = start(key, scenario, 21)
    rng = Chance(key_from_seed(22))
    for _ in range(12):
        ours, theirs, outside = (state.view(side) for side in (0, 1, -1))
        us, de = game.sides
        opposing = {us: theirs["cards"][us], de: ours["cards"][de]}
        if key in ONE_SIDED:  # players may have seen cards of the other hand, spectators have not
            opposing = {
                side: unlearnt(cards, outside["cards"][side]["known"])
                for side, cards in opposing.items()
            }
        assert outside["cards"] == opposing
        assert outside["question"] == ""
        assert outside.get("bid") is None
        private = {"side", "cards", "bid", "question", "flow", *SEATED.get(key, set())}
        for name in outside.keys() - private:
            assert outside[name] == ours[name] == theirs[name]
        for frame in outside["flow"]:
            assert frame in ours["flow"]
            assert frame in theirs["flow"]
        if play_on(state, rng, 9) < 9:
            break
