"""Reading ahead in a thread of its own, which ends before the server does."""

from __future__ import annotations

import threading
import time

import httpx
import pytest

from fieldcraft import games
from fieldcraft.server import warmup
from fieldcraft.server.library import scenarios
from fieldcraft.server.settings import Settings
from fieldcraft.server.warmup import Ahead
from tests.server.running import serve
from tests.skirmish.game import SkirmishGame
from tests.skirmish.registered import skirmish

__all__ = ["skirmish"]


def reading() -> int:
    """How many threads read ahead."""
    return sum(thread.name == "reading ahead" for thread in threading.enumerate())


@pytest.mark.parametrize("database_kind", ["sqlite"])
async def test_nothing_is_read_any_more_once_the_server_has_stopped(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that is still reading when the interpreter ends may abort it."""
    monkeypatch.setattr(scenarios, "find", lambda game, word: time.sleep(0.1))
    async with serve(settings) as served, httpx.AsyncClient(trust_env=False) as client:
        assert not reading(), "without workers nothing is read before somebody asks"
        for _ in range(2):
            (await client.get(f"{served.api}/games")).raise_for_status()
        assert reading() == 1
    assert not reading()


def test_a_reader_that_was_stopped_does_not_start() -> None:
    """A last visitor may come while the server stops."""
    ahead = Ahead()
    ahead.stop()
    ahead.start()
    assert not reading()


def test_a_game_that_is_gone_meanwhile_is_passed_over(
    skirmish: SkirmishGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games from elsewhere may come and go while others are read."""
    ahead = warmup._scenarios()
    next(ahead)
    assert list(skirmish.scenarios())
    monkeypatch.delitem(games._GAMES, skirmish.key)
    assert skirmish.key not in {game for game, _ in ahead}
