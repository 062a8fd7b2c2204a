"""A test in which Skirmish is one of the games there are."""

from collections.abc import Iterator

import pytest

from fieldcraft import games
from fieldcraft.server.library.rule_index import index
from tests.games import enrolled
from tests.skirmish.game import SkirmishGame


@pytest.fixture
def skirmish(monkeypatch: pytest.MonkeyPatch) -> Iterator[SkirmishGame]:
    """Registered by one line, and gone again afterwards."""
    monkeypatch.setattr(games, "_GAMES", dict(games._GAMES))
    game = SkirmishGame()
    games.register(game)
    index.cache_clear()
    enrolled.clauses.cache_clear()
    yield game
    index.cache_clear()
    enrolled.clauses.cache_clear()
    games._made.cache_clear()
