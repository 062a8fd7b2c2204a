"""Messages between server processes on one PostgreSQL.

A message names only the matches that changed and their revisions; whoever receives it reads the
rest.
After a lost connection all matches in memory are checked again.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import structlog

from fieldcraft.server.live.registry import LOUD, QUIET
from fieldcraft.server.services import Services
from fieldcraft.server.storage.journal_writers import CHANNEL

if TYPE_CHECKING:
    import asyncpg

log = structlog.get_logger(__name__)
HERE: Final = "fieldcraft_here"
"""The channel for presence."""
WORD: Final = "fieldcraft_word"
"""The channel for other short messages, such as chat lines."""
AGAIN_SECONDS: Final = 25.0
TOGETHER: Final = 50
"""Matches in one presence message; there is room for about a hundred."""
PAUSE_SECONDS: Final = 0.05
RETRY_SECONDS: Final = 1.0
PAYLOAD_MOST: Final = 7900


class Broadcaster:
    """Tells other processes what has changed here, and listens to them."""

    def __init__(self, services: Services, node: str) -> None:
        self.services = services
        self.node = node
        self._outgoing: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._tasks: set[asyncio.Task[Any]] = set()
        if services.database.is_postgres:
            self._keep(asyncio.create_task(self._listen(), name="listener"))
            self._keep(asyncio.create_task(self._speak(), name="speaker"))
            self._keep(asyncio.create_task(self._repeat(), name="repeater"))

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop listening."""
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with suppress(asyncio.CancelledError):
                await task

    # -- telling -----

    async def status_changed(self, match: str, quiet: bool = False) -> None:
        """Announce a change of seats, names, clocks or the like; call it after the commit.

        With `quiet` the change is taken in without sending anybody a message: only one seat may
        know of it.
        """
        revision = QUIET if quiet else LOUD
        self._say(CHANNEL, f"{self.node} {match} -1 {revision}")
        await self.services.registry.on_remote_change(match, revision)

    def present(self, match: str, ask: bool = False) -> None:
        """Announce who is connected here; with `ask` the others answer with theirs."""
        seats, spectators = self.services.registry.presence.own(match)
        word = {"node": self.node, "match": match, "seats": seats, "n": spectators, "ask": ask}
        self._say(HERE, json.dumps(word))
        self._tell_presence(match)

    def word(self, match: str, value: Mapping[str, object]) -> None:
        """Send a short message, such as a chat line, to everybody at a match in every process."""
        text = json.dumps({"node": self.node, "match": match, "value": value})
        if len(text.encode()) <= PAYLOAD_MOST:
            self._say(WORD, text)
        self._tell_word(match, value)

    def shut_out(self, person: str) -> None:
        """A session or link of a person was revoked: whoever used it is disconnected, in every
        process."""
        self._say(WORD, json.dumps({"node": self.node, "match": "", "person": person}))
        self.services.registry.recheck_access(person)

    def _say(self, channel: str, payload: str) -> None:
        if self.services.database.is_postgres:
            self._outgoing.put_nowait((channel, payload))

    def _tell_presence(self, match: str) -> None:
        self.services.registry.presence_changed(match)

    def _tell_word(self, match: str, value: Mapping[str, object]) -> None:
        live = self.services.registry.loaded.get(match)
        if live is not None:
            live.forward(value)

    async def _speak(self) -> None:
        """Send what is queued over a connection of its own."""
        import asyncpg  # only needed on PostgreSQL

        connection: asyncpg.Connection[Any] | None = None
        try:
            while True:
                channel, payload = await self._outgoing.get()
                try:
                    if connection is None or connection.is_closed():
                        connection = await asyncpg.connect(self.services.database.dsn)
                    await connection.execute("SELECT pg_notify($1, $2)", channel, payload)
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    log.warning("could not tell other processes")
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            if connection is not None:
                await connection.close()

    async def _repeat(self) -> None:
        """Repeat who is connected here, so that a process that died is soon forgotten.

        Many matches go into one message, with pauses, so that no player has to wait.
        """
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            here = list(self.services.registry.presence.here)
            for first in range(0, len(here), TOGETHER):
                told = [
                    [match, *self.services.registry.presence.own(match)]
                    for match in here[first : first + TOGETHER]
                ]
                self._say(HERE, json.dumps({"node": self.node, "again": told}))
                await asyncio.sleep(PAUSE_SECONDS)

    # -- hearing -----

    async def _listen(self) -> None:
        import asyncpg

        while True:
            connection: asyncpg.Connection[Any] | None = None
            try:
                connection = await asyncpg.connect(self.services.database.dsn)
                for channel in (CHANNEL, HERE, WORD):
                    await connection.add_listener(channel, self._hear)
                # Changes announced while nobody listened are found by checking.
                for match in list(self.services.registry.loaded):
                    self._keep(asyncio.create_task(self.services.registry.on_remote_change(match)))
                gone = asyncio.Event()
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                await gone.wait()
                log.warning("lost the connection to the database; listening again")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.warning("cannot listen to the database")
            finally:
                if connection is not None and not connection.is_closed():
                    await connection.close()
            await asyncio.sleep(RETRY_SECONDS)

    def _hear(self, _connection: object, _pid: int, channel: str, payload: object) -> None:
        text = str(payload)
        try:
            if channel == CHANNEL:
                node, *changed = text.split()
                if node != self.node:
                    for match, _, revision in zip(*[iter(changed)] * 3, strict=True):
                        self._look_up(match, int(revision))
                return
            word = json.loads(text)
            if word["node"] == self.node:
                return
            if channel == WORD and "person" in word:
                self.services.registry.recheck_access(word["person"])
                return
            if channel == WORD:
                self._tell_word(word["match"], word["value"])
                return
            registry = self.services.registry
            told = word.get("again") or [[word["match"], word["seats"], word["n"]]]
            for match, seats, spectators in told:
                if registry.presence.hear(word["node"], match, seats, spectators):
                    self._tell_presence(match)
            if word.get("ask") and word["match"] in registry.presence.here:
                self.present(word["match"])
        except (ValueError, KeyError, TypeError):
            log.warning("heard something strange from another process")

    def _look_up(self, match: str, revision: int) -> None:
        if self.services.registry.has(match):
            self._keep(asyncio.create_task(self._catch_up(match, revision)))

    async def _catch_up(self, match: str, revision: int) -> None:
        try:
            await self.services.registry.on_remote_change(match, revision)
        except Exception:
            log.exception("could not take in a change", match=match)
