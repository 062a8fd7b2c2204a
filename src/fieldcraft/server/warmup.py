"""Reads catalogues and scenarios in the background when the server starts.

Reading them takes seconds, and the first visitor should not have to wait.
"""

from __future__ import annotations

from functools import cache
from threading import Thread

from fieldcraft.i18n.languages import LANGUAGES
from fieldcraft.server.http.language import speaker
from fieldcraft.server.library import scenarios
from fieldcraft.server.services import Services


async def begin(services: Services) -> None:
    """Start reading, once per process; servers without workers skip it."""
    if services.settings.workers:
        read_ahead()


@cache
def read_ahead() -> None:
    """Read catalogues, then scenarios, in a thread."""
    Thread(target=_read, name="reading ahead", daemon=True).start()


def _read() -> None:
    for lang in LANGUAGES:
        speaker(lang).has("prompt-over")
    scenarios.read_ahead()
