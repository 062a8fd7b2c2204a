"""Playing over HTTP: create a match, look at it, choose, undo, act.  The socket does the same."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response
from pydantic import BaseModel, ConfigDict, Field

from fieldcraft.server.accounts.identity import Caller, CallerDep, PersonDep
from fieldcraft.server.dice.exchanges import Commitment
from fieldcraft.server.dice.routes import dice_of
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.live.match import THEN_MOST, WORDS_LENGTH, LiveMatch, Stale
from fieldcraft.server.matches.acts import COUNT_MOST, Act, do_act
from fieldcraft.server.matches.clocks import Pace, pace_from
from fieldcraft.server.matches.creation import NewMatch, make_match
from fieldcraft.server.matches.seats.joining import RepeatKey
from fieldcraft.server.matches.seats.seat import SeatShown, held_sides, seat_link
from fieldcraft.server.matches.seats.watching import Watching
from fieldcraft.server.matches.told import note_told
from fieldcraft.server.questions.dispatch import ask
from fieldcraft.server.scenes import scene
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.wire.answers import AnswerTold
from fieldcraft.server.wire.library import Scene
from fieldcraft.server.wire.table_message import DiceShown, Result, TableMessage

router = APIRouter(tags=["matches"])

MatchId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,16}$", description="The match's id")]
Viewpoint = Annotated[
    str | None,
    Query(
        alias="as",
        max_length=40,
        description="A side you hold, or `spectator`; by default the side you hold",
    ),
]
SideField = Annotated[
    str | None,
    Field(alias="as", max_length=40, description="The side; needed only if you hold both"),
]
LogField = Annotated[int, Field(ge=0, description="The answer's log begins at this line")]


class SeatLink(BaseModel):
    """How a seat of a new match is reached."""

    kind: str
    link: Annotated[str | None, Field(description="Opens the seat in a browser")] = None
    token: Annotated[str | None, Field(description="The same for scripts")] = None


class MatchMade(BaseModel):
    """A new match; keep the tokens, they are shown only once."""

    match: str
    seats: dict[str, SeatLink]
    dice: Annotated[DiceShown, Field(description="Keep its commitments, then reveal your share")]


class Title(BaseModel):
    """What a match is played on."""

    scenario: Annotated[str, Field(description="The scenario's id")]
    names: Annotated[
        dict[str, str], Field(description="By language, of a scenario that is not ours")
    ]
    sides: list[str]
    custom: Annotated[bool, Field(description="Whether somebody brought the scenario")] = False
    bot_pace: Annotated[
        float | None, Field(description="Seconds between a bot's actions; null for the server's")
    ] = None


class MatchShown(BaseModel):
    """A match as everybody may see it."""

    match: str
    game: str
    title: Title
    state: Literal["open", "running", "over", "frozen"]
    seats: dict[str, SeatShown]
    mine: Annotated[list[str], Field(description="The sides you hold")]
    waiting: Annotated[list[str], Field(description="Who has to answer")]
    options: dict[str, bool | int]
    pace: Pace
    visibility: Literal["public", "link"]
    watching: Watching
    outcome: Result | None
    dice: DiceShown
    key_hash: str | None
    previous: str | None
    created: float
    updated: float


class Choice(BaseModel):
    """An answer to the current question."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    side: SideField = None
    decision: Annotated[int, Field(ge=0, description="`turn.decision` of the table it answers")]
    choice: Annotated[str, Field(max_length=WORDS_LENGTH, description="The option's words")]
    then: Annotated[
        list[Annotated[str, Field(max_length=WORDS_LENGTH)]],
        Field(
            max_length=THEN_MOST,
            description="Your next choices, while they are offered and nothing comes between",
        ),
    ] = []
    log: LogField = 0


class Undo(BaseModel):
    """Takes back one's own last choice."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    side: SideField = None
    decision: Annotated[
        int, Field(ge=0, description="The decision that choice answered: `answered` of your table")
    ]
    log: LogField = 0


class ActWish(BaseModel):
    """An act besides the game's choices."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    side: SideField = None
    act: Act
    count: Annotated[
        int, Field(ge=1, le=COUNT_MOST, description="Of one's own choices, to take back")
    ] = 1
    commitment: Commitment = ""
    version: Annotated[
        int | None,
        Field(ge=0, description="`version` of your table; sent twice, the act is done once"),
    ] = None
    gifts: Annotated[
        int | None,
        Field(ge=0, description="For `give-time`: `gifts` of the other's clock as you saw it"),
    ] = None
    log: LogField = 0


class Question(BaseModel):
    """A question about one's table that changes nothing."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    side: SideField = None
    what: Literal["odds", "look", "board", "why", "hint", "line", "complete"]
    things: Annotated[
        list[Annotated[str, Field(max_length=120)]] | None,
        Field(max_length=2, description="For `look`: one ref, or two for the line between them"),
    ] = None
    ref: Annotated[str, Field(max_length=120, description="For `why`")] | None = None
    choice: Annotated[str, Field(max_length=WORDS_LENGTH, description="For `why`")] | None = None
    text: Annotated[str, Field(max_length=200, description="For `line` and `complete`")] | None = (
        None
    )
    without: Annotated[
        list[Annotated[str, Field(max_length=120)]] | None,
        Field(max_length=60, description="For `odds`: the pieces that plans leave out"),
    ] = None


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
    """The table as a side or a spectator sees it, with the options of whoever is asked."""
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
            await note_told(writing, caller.person.id, match, side, live.number)
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
            table = live.told.table(side, lang, log)
        body = {"error": stale.body(speaker(lang)), "table": orjson.Fragment(table)}
        return _answer(orjson.dumps(body), stale.status)
    return await _table(live, side, lang, log)


async def _table(live: LiveMatch, viewpoint: str, lang: str, log: int) -> Response:
    async with live.lock:
        table = live.told.table(viewpoint, lang, log)
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
