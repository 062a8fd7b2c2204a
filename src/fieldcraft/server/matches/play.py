"""Playing over HTTP: create a match, look at it, choose, undo, act.  The socket does the same."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from fieldcraft.server.accounts.identity import Caller, CallerDep, PersonDep
from fieldcraft.server.dice.routes import dice_of
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.live.match import LiveMatch, Stale
from fieldcraft.server.matches.acts import do_act
from fieldcraft.server.matches.clocks import pace_from
from fieldcraft.server.matches.creation import NewMatch, make_match
from fieldcraft.server.matches.last_seen import note_seen
from fieldcraft.server.matches.requests import (
    ActWish,
    Choice,
    MatchId,
    MatchMade,
    MatchShown,
    Question,
    SeatLink,
    Undo,
    Viewpoint,
)
from fieldcraft.server.matches.seats.joining import RepeatKey
from fieldcraft.server.matches.seats.seat import held_sides, seat_link
from fieldcraft.server.questions.dispatch import ask
from fieldcraft.server.scenes import scene
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.wire.answers import AnswerTold
from fieldcraft.server.wire.library import Scene
from fieldcraft.server.wire.table_message import DiceShown, TableMessage

router = APIRouter(tags=["matches"])


@router.post("/matches", status_code=201)
async def create(
    services: ServicesDep,
    caller: CallerDep,
    person: PersonDep,
    request: Request,
    wish: NewMatch,
    key: RepeatKey = "",
) -> MatchMade:
    """Create a match.  Against a bot it can be played at once; otherwise send somebody the link."""
    await services.limiter.hit("match", caller.key, caller.address)
    if isinstance(wish.scenario, dict):
        await services.limiter.hit("own-scenario", caller.key, caller.address)
    # A stranger who did not hear the answer has no cookie yet, and is known by the key alone.
    scope = f"{caller.person.id if caller.person else 'stranger'} {key}" if key else ""
    made = await make_match(services, wish, person, scope)
    seats = {
        plan.side: SeatLink(
            kind=plan.kind,
            link=seat_link(services, request, plan.token) if plan.token else None,
            token=plan.token or None,
        )
        for plan in made.plans
    }
    return MatchMade(match=made.id, seats=seats, dice=await dice_of(services, made.id))


@router.get("/matches/{match}")
async def show(services: ServicesDep, caller: CallerDep, match: MatchId) -> MatchShown:
    """The status of a match, without its table."""
    live = await services.registry.open(match)
    held = await _held(services, caller, match)
    async with live.lock:
        row = live.row
        return MatchShown(
            match=live.id,
            game=row["game"],
            title=row["title"],
            state=row["status"],
            seats={seat.side: seat.shown(seat.side in held) for seat in live.seats},
            mine=[side for side in live.sides if side in held],
            waiting=row["waiting"],
            options=row["header"]["options"],
            pace=pace_from(row["pace"]),
            visibility=row["visibility"],
            watching=row["watching"],
            outcome=row["outcome"],
            dice=DiceShown.model_validate(live.dice.public()),
            key_hash=row["key_hash"],
            previous=row["previous"],
            created=row["created"],
            updated=row["updated"],
        )


@router.get("/matches/{match}/scene", response_model=Scene)
async def show_scene(services: ServicesDep, request: Request, match: MatchId) -> dict[str, Any]:
    """What never changes in a match: board, cards, units, names."""
    live = await services.registry.open(match)
    return scene(live.row["game"], await live.plain(), speaker(language_of(request)))


@router.get("/matches/{match}/table", response_model=TableMessage)
async def show_table(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    match: MatchId,
    side: Viewpoint = None,
    log: Annotated[int, Query(ge=0, description="The log begins at this line")] = 0,
) -> Response:
    """The table as a side or a spectator sees it, with the options of the side that is asked."""
    await services.limiter.hit("ask", caller.key)
    live = await services.registry.open(match)
    viewpoint = await viewpoint_of(services, caller, live, side)
    return await _table(live, viewpoint, language_of(request), log)


@router.post("/matches/{match}/choices", response_model=TableMessage)
async def choose(
    services: ServicesDep, caller: CallerDep, request: Request, match: MatchId, wish: Choice
) -> Response:
    """Choose; returns the table after it, once it is safely stored.

    409 `stale` if the question is no longer asked; the response has the fresh table as `table`.
    """
    await services.limiter.hit("ask", caller.key)
    live = await services.registry.open(match)
    side = await side_of(services, caller, live, wish.side)
    chosen = live.choose(side, wish.decision, wish.choice, then=wish.then)
    answer = await table_after(live, side, language_of(request), wish.log, chosen)
    if caller.person is not None:
        async with services.database.write() as writing:
            await note_seen(writing, caller.person.id, match, side, live.number)
    return answer


@router.post("/matches/{match}/undo", response_model=TableMessage)
async def undo(
    services: ServicesDep, caller: CallerDep, request: Request, match: MatchId, wish: Undo
) -> Response:
    """Take back your last choice, if no die, card or other player has followed it.

    409 `stale`, with the fresh table, if that choice is not your last one any more.
    """
    await services.limiter.hit("ask", caller.key)
    live = await services.registry.open(match)
    side = await side_of(services, caller, live, wish.side)
    undone = live.undo(side, wish.decision)
    return await table_after(live, side, language_of(request), wish.log, undone)


@router.post("/matches/{match}/acts", response_model=TableMessage)
async def act(
    services: ServicesDep, caller: CallerDep, request: Request, match: MatchId, wish: ActWish
) -> Response:
    """Resign, offer, accept, decline, claim a win on time, abandon."""
    await services.limiter.hit("ask", caller.key)
    live = await services.registry.open(match)
    side = await side_of(services, caller, live, wish.side)
    done = do_act(
        live, side, wish.act, wish.count, wish.commitment, version=wish.version, gifts=wish.gifts
    )
    return await table_after(live, side, language_of(request), wish.log, done)


@router.post("/matches/{match}/ask", response_model=AnswerTold)
async def ask_table(
    services: ServicesDep, caller: CallerDep, request: Request, match: MatchId, wish: Question
) -> Response:
    """Odds, what a thing is, the board in words, why not, a hint, what a typed line means."""
    live = await services.registry.open(match)
    viewpoint = await viewpoint_of(services, caller, live, wish.side)
    body = wish.model_dump(exclude={"side"}, exclude_none=True)
    told = await ask(services, caller, live, viewpoint, language_of(request), body)
    return _answer(orjson.dumps(told))


async def table_after(
    live: LiveMatch, side: str, lang: str, log: int, change: Coroutine[Any, Any, None]
) -> Response:
    """The table after a change; if what it names has passed, 409 with the fresh table."""
    try:
        await change
    except Stale as stale:
        async with live.lock:
            table = live.messages.table(side, lang, log)
        body = {"error": stale.body(speaker(lang)), "table": orjson.Fragment(table)}
        return _answer(orjson.dumps(body), stale.status)
    return await _table(live, side, lang, log)


async def _table(live: LiveMatch, viewpoint: str, lang: str, log: int) -> Response:
    async with live.lock:
        table = live.messages.table(viewpoint, lang, log)
    return _answer(table)


def _answer(data: bytes, status: int = 200) -> Response:
    return Response(data, status, {"Cache-Control": "no-store"}, "application/json")


async def _held(services: Services, caller: Caller, match: str) -> set[str]:
    async with services.database.read() as reading:
        return await held_sides(reading, caller, match)


async def side_of(services: Services, caller: Caller, live: LiveMatch, side: str | None) -> str:
    """The side of a caller; if only one is held it need not be named.  403 for strangers."""
    if side is not None and side not in live.sides:
        raise ApiError(422, "no-such-side", side=side, known=", ".join(live.sides))
    held = await _held(services, caller, live.id)
    mine = [one for one in live.sides if one in held and side in (None, one)]
    if not mine:
        raise ApiError(403, "not-your-seat")
    if len(mine) > 1:
        raise ApiError(422, "which-side", known=", ".join(mine))
    return mine[0]


async def viewpoint_of(
    services: Services, caller: Caller, live: LiveMatch, wanted: str | None
) -> str:
    """The viewpoint of a caller: a side they hold, or a spectator."""
    if wanted == "spectator":
        return wanted
    if wanted is not None:
        return await side_of(services, caller, live, wanted)
    held = await _held(services, caller, live.id)
    mine = [one for one in live.sides if one in held]
    return mine[0] if len(mine) == 1 else "spectator"
