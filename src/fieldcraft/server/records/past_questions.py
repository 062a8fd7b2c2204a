"""Questions at an earlier position: what is this, what were the odds of that attack?

They are answered as the viewpoint could have asked them then, so the replay of a running match
reveals no more than the match itself.
"""

from __future__ import annotations

import asyncio
from threading import Lock
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Discriminator, Field

from fieldcraft.i18n.speaker import Speaker
from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import language_of
from fieldcraft.server.lessons import composer_at
from fieldcraft.server.matches.requests import MatchId
from fieldcraft.server.questions import answers
from fieldcraft.server.records.replays import of_match, of_record
from fieldcraft.server.records.transfer import RecordId, ask_record_worker
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.wire.answers import BoardTold, LookTold, OddsTold

router = APIRouter(tags=["replays"])

PositionAt = Annotated[int, Path(ge=0, le=1_000_000, description="0 is the start")]
FrameAt = Annotated[int, Path(ge=0, le=1_000, description="0 is the first")]
_LEARNING = Lock()
Then = Annotated[OddsTold | LookTold | BoardTold, Discriminator("what")]
"""Answers about an earlier position."""


class Revisit(BaseModel):
    """A question about a position."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    side: Annotated[
        str | None,
        Field(alias="as", max_length=40, description="A side, `spectator`, or `all`"),
    ] = None
    what: Literal["odds", "look", "board"]
    things: Annotated[
        list[Annotated[str, Field(max_length=120)]],
        Field(max_length=2, description="For `look`: one ref, or two for the line between them"),
    ] = []

    def body(self) -> dict[str, Any]:
        """As `answers.answer` takes it."""
        return {"what": self.what, "things": self.things}


class PastRefusal(ApiError):
    """A refusal from a worker, already in words."""

    def __init__(self, status: int, told: dict[str, Any]) -> None:
        super().__init__(status, str(told["code"]))
        self.told = told

    def message(self, speaker: Speaker) -> str:
        """The sentence for a person."""
        return str(self.told["message"])

    def body(self, speaker: Speaker) -> dict[str, Any]:
        """The error with its clause."""
        return self.told


@router.post("/matches/{match}/positions/{position}/ask", response_model=Then)
async def ask_match(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    match: MatchId,
    position: PositionAt,
    wish: Revisit,
) -> Response:
    """Odds and looks at a position, from a viewpoint that the caller may have of the match."""
    body = await of_match(services, caller, match, wish.side, language_of(request))
    return await _ask(services, body, position, wish)


@router.post("/records/{record}/positions/{position}/ask", response_model=Then)
async def ask_record(
    services: ServicesDep, request: Request, record: RecordId, position: PositionAt, wish: Revisit
) -> Response:
    """Odds and looks at a position of an uploaded record."""
    body = await of_record(services, request, record, wish.side or "spectator")
    return await _ask(services, body, position, wish)


@router.post("/lessons/{game}/frames/{frame}/ask", response_model=Then)
async def ask_lesson(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    game: str,
    frame: FrameAt,
    wish: Revisit,
) -> Response:
    """Odds and looks at a frame of a lesson, for whoever plays in that frame."""
    await services.limiter.hit("ask", caller.key)
    return _answer(await asyncio.to_thread(_of_lesson, game, frame, language_of(request), wish))


def _of_lesson(game: str, frame: int, lang: str, wish: Revisit) -> dict[str, Any]:
    """Computed in a worker, since odds may take a while; one at a time."""
    with _LEARNING:
        composer, side = composer_at(game, frame)
        return answers.answer(composer, side, lang, wish.body())


async def _ask(services: Services, body: dict[str, Any], position: int, wish: Revisit) -> Response:
    found = await ask_record_worker(services, "ask", {**body, **wish.body(), "position": position})
    if "refused" in found:
        raise PastRefusal(int(found["status"]), found["refused"])
    return _answer(found["told"])


def _answer(told: dict[str, Any]) -> Response:
    return Response(orjson.dumps(told), 200, {"Cache-Control": "no-store"}, "application/json")
