"""What is told to a viewpoint depends on nothing that it may not know."""

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, key_from_seed
from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.match import Match
from tests.budget import budget
from tests.games.enrolled import KEYS
from tests.games.secrets import Tally, Twins
from tests.games.test_non_interference import secrets_of
from tests.games.traits import traits_of
from tests.server.told import everything, table
from tests.strategies import lively, lively_scenario

EVERY = budget(43, 23)
"""Of so many positions of a game one is looked at."""


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_two_worlds_are_told_alike(key: str, viewer: int) -> None:
    """Table, odds, looks and reasons are the same to the byte where only hidden things differ.

    Clauses: U-902, U-903.
    """
    game = games.get(key)
    viewpoint = game.sides[viewer] if viewer >= 0 else "spectator"
    match = Match.start(key, lively_scenario(key), key_from_seed(1))
    tally = Tally()
    rng = Chance(key_from_seed(viewer + 5))
    for number, state in enumerate(lively(key)[::EVERY]):
        if state.finished:
            break
        lang = LANGUAGES[number % len(LANGUAGES)]
        known = traits_of(key).words(state)
        words = [known[rng.below(len(known))] for _ in range(8)]
        twins = Twins(game, state.clone(), viewer, secrets_of(key), rng, tally)
        twins.compare([])
        ours = everything(twins.one, viewer, lang, words)
        assert everything(twins.other, viewer, lang, words) == ours
        told = table(match, twins.one, viewpoint, lang)
        assert table(match, twins.other, viewpoint, lang) == told
    assert tally.varied, "nothing hidden was varied: the test could not have failed"
