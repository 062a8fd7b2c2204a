"""Who hears of a match: the players at once, a crowd of spectators in small groups after them.

However many watch, a player's own answer does not wait for what they are sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Final, Protocol

TOGETHER: Final = 5
"""Spectators told at a time; meanwhile nobody plays."""
PAUSE_SECONDS: Final = 0.002


class Listener(Protocol):
    """Receives news of a match; its methods must neither block nor fail."""

    viewpoint: str
    """A side, `spectator`, or empty while it is not known."""

    def changed(self, what: str) -> None:
        """Something has changed: `table`, `status`, `presence`, or `reset` after rereading."""

    def forward(self, value: Mapping[str, object]) -> None:
        """A message for everybody, ready to send."""

    def recheck_access(self, person: str) -> None:
        """A session or link of this person was revoked; check whether it was the one used here."""


class Listeners:
    """The listeners of one match."""

    def __init__(self) -> None:
        self._all: set[Listener] = set()
        self._due: dict[Listener, list[str]] = {}
        """Spectators, and what they have still to be told."""
        self._timer: asyncio.TimerHandle | None = None

    def __iter__(self) -> Iterator[Listener]:
        return iter(list(self._all))

    def __bool__(self) -> bool:
        return bool(self._all)

    def add(self, listener: Listener) -> None:
        """Tell this one from now on."""
        self._all.add(listener)

    def discard(self, listener: Listener) -> None:
        """Tell this one no longer."""
        self._all.discard(listener)
        self._due.pop(listener, None)

    def tell(self, what: str) -> None:
        """Something has changed."""
        watching = []
        for listener in self._all:
            if listener.viewpoint == "spectator":
                watching.append(listener)
            else:
                listener.changed(what)
        if len(watching) <= TOGETHER and not self._due:
            for listener in watching:
                listener.changed(what)
            return
        for listener in watching:
            due = self._due.setdefault(listener, [])
            if what not in due:
                due.append(what)
        if self._due and self._timer is None:
            self._wait()

    def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(PAUSE_SECONDS, self._tell_spectators)

    def _tell_spectators(self) -> None:
        for listener in list(self._due)[:TOGETHER]:
            for what in self._due.pop(listener):
                listener.changed(what)
        self._timer = None
        if self._due:
            self._wait()
