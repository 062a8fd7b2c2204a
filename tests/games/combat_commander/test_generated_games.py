"""Generated scenarios (A.6) played to the end: two hundred battles that nobody has laid out."""

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, Event, Game, key_from_seed
from tests.budget import partly_fresh
from tests.games import commander_table
from tests.games.commander_scribe import Scribe
from tests.games.players import any_option, asked_side

KEY = "combat-commander"
EACH = 10
"""Battles for each case."""
LIMIT = 6000
"""No random game is so long."""
EVERY = 100
"""So often the table is looked at."""


@pytest.mark.long
@pytest.mark.parametrize("first", partly_fresh(range(1, 201, EACH), "generated games"))
def test_generated_scenarios_are_played_to_the_end(first: int) -> None:
    """Pieces and cards are kept, stacks are legal, and the VP track equals a recount."""
    game = games.get(KEY)
    for seed in range(first, first + EACH):
        play(game, seed)


def play(game: Game, seed: int) -> None:
    """One battle of random choices, heard by a scribe who counts the points himself."""
    state = game.start(f"random-{seed}", key_from_seed(seed), game.quick_options())
    rng = Chance(key_from_seed(-seed))
    stock = commander_table.stock(state)
    scribe = Scribe(state)
    for made in range(LIMIT):
        if state.finished:
            break
        side = asked_side(state, rng)
        events: list[Event] = []
        state.choose(side, any_option(state, side, rng), events)
        for event in events:
            scribe.hear(event)
        if made % EVERY == 0:
            commander_table.check(state, stock)
            scribe.check(state)
    assert state.finished
    commander_table.check(state, stock)
    scribe.check(state)
