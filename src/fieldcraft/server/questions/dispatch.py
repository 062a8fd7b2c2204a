"""Answers a viewpoint's questions about its table, for socket and HTTP alike."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from fieldcraft.server.accounts.identity import Caller
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.live.match import LiveMatch
from fieldcraft.server.questions import answers, hints
from fieldcraft.server.services import Services

SLOW = ("odds", "board", "line", "complete")


async def ask(
    services: Services,
    caller: Caller,
    live: LiveMatch,
    viewpoint: str,
    lang: str,
    body: Mapping[str, Any],
) -> dict[str, Any]:
    """The answer to a question about the table; `ApiError` for an unknown one.

    What may take a while is computed in a thread.
    """
    await services.limiter.hit("ask", caller.key)
    what = body.get("what")
    if what == "hint":
        if viewpoint not in live.sides:
            raise ApiError(403, "not-your-seat")
        return await hints.hint(services, caller, live, viewpoint, lang)
    async with live.lock:
        composer = live.composer
        if composer is None:
            raise ApiError(409, "not-begun")
        if what not in SLOW:
            return answers.answer(composer, viewpoint, lang, body)
        return await asyncio.to_thread(answers.answer, composer, viewpoint, lang, body)
