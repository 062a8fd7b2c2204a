"""Reads catalogues and scenarios in the background when the server starts.

Reading them takes seconds, and the first visitor should not have to wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from threading import Event, Lock, Thread, main_thread
from time import monotonic
from typing import Final

from fieldcraft import games
from fieldcraft.i18n.languages import LANGUAGES
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import speaker
from fieldcraft.server.library import scenarios
from fieldcraft.server.services import Services

PATIENCE: Final = 3
"""Between scenarios it pauses this many times as long as it reads, to leave the processor to
players."""


async def begin(services: Services) -> None:
    """Start reading; servers without workers wait until somebody asks for the games."""
    services.parts["ahead"] = Ahead()
    if services.settings.workers:
        services.parts["ahead"].start(catalogues=True)


async def finish(services: Services) -> None:
    """Stop reading. A thread that still reads while the interpreter ends could abort it."""
    await asyncio.to_thread(services.parts["ahead"].stop)


class Ahead:
    """Reads in a thread of its own; what was read before, by anyone, costs next to nothing."""

    def __init__(self) -> None:
        self._stopping = Event()
        self._lock = Lock()
        self._thread: Thread | None = None

    def start(self, *, catalogues: bool = False) -> None:
        """Start, once, to read all scenarios; before them, if wanted, the catalogues."""
        with self._lock:
            if self._thread is None and not self._stopping.is_set():
                self._thread = Thread(target=self._read, args=(catalogues,), name="reading ahead")
                self._thread.start()

    def stop(self) -> None:
        """Wait until what is being read has been read, and read no more."""
        with self._lock:
            self._stopping.set()
        if self._thread is not None:
            self._thread.join()

    def _read(self, catalogues: bool) -> None:
        for lang in LANGUAGES if catalogues else ():
            if self._stopping.is_set():
                return
            speaker(lang).has("prompt-over")
        for game, word in _scenarios():
            begun = monotonic()
            with suppress(ApiError):  # The game may go between the question and the reading.
                scenarios.find(game, word)
            stopped = self._stopping.wait(PATIENCE * (monotonic() - begun))
            if stopped or not main_thread().is_alive():  # A second Ctrl-C leaves `finish` out.
                return


def _scenarios() -> Iterator[tuple[str, str]]:
    for game in [games.get(key) for key in games.keys()]:  # noqa: SIM118 - no mapping
        for word in game.scenarios():
            if games.is_here(game.key):
                yield game.key, word
