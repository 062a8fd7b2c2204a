"""Reviews: a finished match judged decision by decision.

Judging takes a while, so a worker of its own goes on for a moment with each request and answers
with what it has; whoever asks again gets more, until the review is complete.
"""

from __future__ import annotations

from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request, Response

from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.http.language import language_of
from fieldcraft.server.matches.requests import MatchId
from fieldcraft.server.records.replays import of_match, of_record
from fieldcraft.server.records.transfer import RecordId, ask_record_worker, stored
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.wire.review import Review
from fieldcraft.server.workers import review_workers

router = APIRouter(tags=["replays"])

From = Annotated[
    int,
    Query(alias="from", ge=0, le=1_000_000, description="The first position that is wanted"),
]


@router.get("/matches/{match}/review", response_model=Review)
async def match_review(
    services: ServicesDep, caller: CallerDep, request: Request, match: MatchId, first: From = 0
) -> Response:
    """Chances, luck and errors of a finished match, as far as they have been judged.

    Ask again with `from` until it is `complete`. 409 while the match runs.
    """
    (await stored(services, match)).must_be_open()
    body = await of_match(services, caller, match, "all", language_of(request))
    return await _reviewed(services, body, first)


@router.get("/records/{record}/review", response_model=Review)
async def record_review(
    services: ServicesDep, request: Request, record: RecordId, first: From = 0
) -> Response:
    """The review of an uploaded record, in the same way."""
    return await _reviewed(services, await of_record(services, request, record, "all"), first)


async def _reviewed(services: Services, body: dict[str, object], first: int) -> Response:
    found = await ask_record_worker(
        services, "review", {**body, "first": first}, review_workers(services)
    )
    return Response(orjson.dumps(found), 200, {"Cache-Control": "no-store"}, "application/json")
