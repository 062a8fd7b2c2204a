"""Replays: the log and the positions of a match, in both directions, from a viewpoint.

For a finished match every viewpoint is open, also `all`, which sees every hand. In a running one
everybody has only their own, with the positions that they could notice.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from fieldcraft.i18n.names import side_name
from fieldcraft.server.accounts.identity import Caller, CallerDep
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.http.limits import address_of
from fieldcraft.server.live.messages.status import status_value
from fieldcraft.server.matches.play import viewpoint_of
from fieldcraft.server.matches.requests import MatchId, Viewpoint
from fieldcraft.server.records.narration import ALL
from fieldcraft.server.records.transfer import (
    PositionFrom,
    PositionTo,
    RecordId,
    ask_record_worker,
    stored,
)
from fieldcraft.server.records.uploads import uploaded
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.wire.library import Scene
from fieldcraft.server.wire.table_message import LogLine, TableMessage

router = APIRouter(tags=["replays"])

MOST: Final = 60
"""Positions in one response."""


class RetoldLine(LogLine):
    """A line of the log, with the positions at which it stands."""

    position: int
    """The first position at which it is there."""
    until: int | None
    """The position at which it was taken back; null if it never was."""


class EntryShown(BaseModel):
    """What led to a position, as far as the viewpoint may know it."""

    who: str | None
    text: str | None


class RetoldLog(BaseModel):
    """The whole log of a viewpoint."""

    viewpoint: str
    positions: int
    """The last position; 0 is the start."""
    lines: list[RetoldLine]
    entries: list[EntryShown]
    """What led to position 1, 2, …"""


class Position(TableMessage):
    """The table at a position; its log has the lines that are new there."""

    position: int
    positions: int
    entry: EntryShown | None


class Positions(BaseModel):
    """A range of positions."""

    positions: list[Position]


AnyViewpoint = Annotated[
    str,
    Query(alias="as", max_length=40, description="A side, `spectator`, or `all` for every hand"),
]


@router.get("/matches/{match}/log", response_model=RetoldLog)
async def match_log(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    match: MatchId,
    side: Viewpoint = None,
) -> Response:
    """The whole log of a viewpoint, and at which positions each line stands."""
    body = await of_match(services, caller, match, side, language_of(request))
    return _answer(await ask_record_worker(services, "log", body))


@router.get("/matches/{match}/positions", response_model=Positions)
async def match_positions(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    match: MatchId,
    first: PositionFrom,
    last: PositionTo,
    side: Viewpoint = None,
) -> Response:
    """The table at a range of positions, at most 60; beyond the end there are none."""
    lang = language_of(request)
    body = await of_match(services, caller, match, side, lang)
    live = await services.registry.open(match)
    async with live.lock:
        status = {**status_value(live, lang), "clocks": None, "offers": []}
    about = {"match": match, "status": status}
    return await _positions(services, {**body, "about": about}, first, last)


@router.get("/records/{record}/log", response_model=RetoldLog)
async def record_log(
    services: ServicesDep, request: Request, record: RecordId, side: AnyViewpoint = "spectator"
) -> Response:
    """The log of an uploaded record."""
    return _answer(
        await ask_record_worker(services, "log", await of_record(services, request, record, side))
    )


@router.get("/records/{record}/positions", response_model=Positions)
async def record_positions(
    services: ServicesDep,
    request: Request,
    record: RecordId,
    first: PositionFrom,
    last: PositionTo,
    side: AnyViewpoint = "spectator",
) -> Response:
    """Positions of an uploaded record."""
    body = await of_record(services, request, record, side)
    return await _positions(services, body, first, last)


@router.get("/records/{record}/scene", response_model=Scene)
async def record_scene(services: ServicesDep, request: Request, record: RecordId) -> dict[str, Any]:
    """What never changes in the match of an uploaded record."""
    body = await of_record(services, request, record, "spectator")
    scene: dict[str, Any] = await ask_record_worker(services, "scene", body)
    return scene


async def of_match(
    services: Services, caller: Caller, match: str, wanted: str | None, lang: str
) -> dict[str, Any]:
    """What a worker needs to replay a match for somebody, if they may view it that way."""
    await services.limiter.hit("replay", caller.key, caller.address)
    found = await stored(services, match)
    live = await services.registry.open(match)
    sides = [seat.side for seat in found.seats]
    if found.is_open and wanted in (*sides, "spectator", ALL):
        viewpoint = wanted
    else:
        viewpoint = await viewpoint_of(services, caller, live, wanted)
    text = found.text()
    return {"text": text, "as": viewpoint, "own": not found.is_open, "lang": lang, "cut": True}


async def of_record(services: Services, request: Request, record: str, side: str) -> dict[str, Any]:
    await services.limiter.hit("replay", f"address {address_of(request)}")
    row = await uploaded(services, record)
    sides = row.about["sides"]
    if side not in (*sides, "spectator", ALL):
        raise ApiError(422, "no-such-side", side=side, known=", ".join([*sides, "spectator", ALL]))
    lang = language_of(request)
    players = {
        one: {
            "name": row.about["players"].get(one, ""), "kind": "person", "bot": None,
            "hotseat": False, "online": False, "away": None, "trouble": False,
            "side": side_name(speaker(lang, row.about["game"]), one),
        }
        for one in sides
    }  # fmt: skip
    status: dict[str, Any] = {
        "state": "over" if row.about["finished"] else "running", "players": players,
        "clocks": None, "offers": [], "dice": None, "key_hash": None, "key": None,
        "pace": {"kind": "untimed"}, "visibility": "link", "watching": "link",
        "hints": False,
    }  # fmt: skip
    about = {"match": record, "status": status}
    return {
        "text": row.text, "as": side, "own": False, "lang": lang, "about": about, "uploaded": True,
    }  # fmt: skip


async def _positions(services: Services, body: dict[str, Any], first: int, last: int) -> Response:
    if last < first or last - first >= MOST:
        raise ApiError(422, "too-many-positions", most=MOST)
    found = await ask_record_worker(services, "positions", {**body, "first": first, "last": last})
    return _answer({"positions": found if found and found[0]["position"] == first else []})


def _answer(value: dict[str, Any]) -> Response:
    """A response that is not validated again: it may be long, and others are waiting."""
    headers = {"Cache-Control": "no-store"}
    return Response(orjson.dumps(value), 200, headers, "application/json")
