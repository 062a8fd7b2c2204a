"""Hints: the server's best bot looks at one's own seat for a moment, and says what it would do.

It gets the caller's own view and nothing else, so a hint reveals nothing that the caller may not
know. There are none in a match between two people.
"""

from __future__ import annotations

import secrets
from typing import Any

import structlog

from fieldcraft import bots
from fieldcraft.i18n.hints import Parts, tell_reasons
from fieldcraft.server.accounts.identity import Caller
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import speaker as speaker_of
from fieldcraft.server.live.match import LiveMatch
from fieldcraft.server.matches.seats.seat import allows_hints
from fieldcraft.server.services import Services
from fieldcraft.server.workers import bot_workers
from fieldcraft.server.workers.pool import PoolFailed

log = structlog.get_logger(__name__)


async def hint(
    services: Services, caller: Caller, live: LiveMatch, viewpoint: str, lang: str
) -> dict[str, Any]:
    """What the bot would choose, and what speaks for and against it."""
    if not allows_hints(live.seats):
        raise ApiError(403, "no-hints")
    await services.limiter.hit("think", caller.key, caller.address)
    pool = bot_workers(services)
    async with live.lock:
        match, composer = live.playing(), live.composer
        options = match.options(viewpoint)
        if not options or composer is None:
            raise ApiError(409, "not-asked")
        view = match.state.view(match.side(viewpoint))
        game = match.header.game
    best = bots.adviser(game)
    task = {"bot": best, "seed": secrets.randbits(52), "game": game, "view": view}
    try:
        thought = await pool.ask("think", task)
    except PoolFailed as error:
        log.error("no hint", match=live.id, why=str(error))
        raise ApiError(503, "no-hint") from None
    speaker = speaker_of(lang, game)
    choice = str(thought["choice"])
    judged = [one["parts"] for one in thought["reasons"] if one["choice"] == choice]
    parts: Parts = judged[0] if judged else []
    return {
        "what": "hint",
        "choice": choice,
        "label": composer.voice.option(speaker, view, choice),
        "bot": best,
        "reasons": [
            {"text": text, "score": round(worth, 2)}
            for text, worth in tell_reasons(speaker, choice, parts, len(options))
        ],
    }
