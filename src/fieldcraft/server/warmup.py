"""Getting ready to tell: catalogues and scenarios are read when the server starts, beside its work.

Reading them takes seconds; whoever comes first should not have to wait for all of it.
"""

from __future__ import annotations

from functools import cache
from threading import Thread

from fieldcraft.i18n.languages import LANGUAGES
from fieldcraft.server.http.language import speaker
from fieldcraft.server.library import scenarios
from fieldcraft.server.services import Services


async def begin(services: Services) -> None:
    """Begin to read ahead, once in a process; a server without workers is in a hurry to end."""
    if services.settings.workers:
        read_ahead()


@cache
def read_ahead() -> None:
    """Read catalogues, then scenarios, in a thread of its own."""
    Thread(target=_read, name="reading ahead", daemon=True).start()


def _read() -> None:
    for lang in LANGUAGES:
        speaker(lang).has("prompt-over")
    scenarios.read_ahead()
