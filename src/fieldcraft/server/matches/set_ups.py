"""Set-ups that players keep: told as a text, and laid out again in a later match."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import BaseModel, ConfigDict, Field

from fieldcraft import games
from fieldcraft.core import State, WordError
from fieldcraft.record.kept_setup import BadLine, KeptSetUp, parse
from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.http.errors import ApiError, RefusedError
from fieldcraft.server.http.language import language_of
from fieldcraft.server.live.match import LiveMatch
from fieldcraft.server.matches.play import side_of, table_after
from fieldcraft.server.matches.requests import LogField, MatchId, SideField, Viewpoint
from fieldcraft.server.services import ServicesDep
from fieldcraft.server.wire.table_message import TableMessage

router = APIRouter(tags=["matches"])
LONGEST = 20_000
"""Characters of a kept set-up."""


class SetUpTold(BaseModel):
    """A set-up as it is kept."""

    text: Annotated[str, Field(description="Four lines that say what it is for, then the pieces")]


class SetUpWish(BaseModel):
    """A kept set-up to be laid out."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    side: SideField = None
    decision: Annotated[int, Field(ge=0, description="`turn.decision` of the table it answers")]
    text: Annotated[str, Field(max_length=LONGEST, description="As `GET` told it")]
    log: LogField = 0


@router.get("/matches/{match}/set-up")
async def show_set_up(
    services: ServicesDep, caller: CallerDep, match: MatchId, side: Viewpoint = None
) -> SetUpTold:
    """What your side has set up so far, to be kept."""
    await services.limiter.hit("ask", caller.key)
    live = await services.registry.open(match)
    own = await side_of(services, caller, live, side)
    async with live.lock:
        state, index, kept = setting_up(live, own)
        words = games.get(kept.game).set_up_words(state, index)
    return SetUpTold(text=str(KeptSetUp(kept.game, kept.scenario, own, tuple(words))))


@router.post("/matches/{match}/set-up", response_model=TableMessage)
async def lay_out(
    services: ServicesDep, caller: CallerDep, request: Request, match: MatchId, wish: SetUpWish
) -> Response:
    """Lay a kept set-up out; what it does not name stays where it is."""
    await services.limiter.hit("ask", caller.key)
    live = await services.registry.open(match)
    side = await side_of(services, caller, live, wish.side)
    wanted = read(wish.text)
    async with live.lock:
        state, index, kept = setting_up(live, side)
        if (wanted.game, wanted.scenario, wanted.side) != (kept.game, kept.scenario, side):
            about = {"scenario": wanted.scenario[:60], "side": wanted.side[:60]}
            raise ApiError(409, "other-set-up", **about)
        choices = choices_of(state, index, wanted)
    if not choices:
        raise ApiError(409, "same-set-up")
    first, *rest = choices
    chosen = live.choose(side, wish.decision, first, then=rest)
    return await table_after(live, side, language_of(request), wish.log, chosen)


def setting_up(live: LiveMatch, side: str) -> tuple[State, int, KeptSetUp]:
    """The state, the side's number and what a set-up of its would be for; 409 at another time."""
    if live.composer is None:
        raise ApiError(409, "not-begun")
    match = live.match
    state, index = match.state, match.side(side)
    game = games.get(live.row["game"])
    if not game.is_setting_up(state, index):
        raise ApiError(409, "not-setting-up")
    return state, index, KeptSetUp(game.key, str(game.scenario_of(state)["id"]), side, ())


def read(text: str) -> KeptSetUp:
    """A set-up from its text; 422 with what is wrong in it."""
    try:
        return parse(text)
    except BadLine as bad:
        raise ApiError(422, "bad-set-up-line", **bad.found) from None
    except ValueError:
        raise ApiError(422, "no-set-up") from None


def choices_of(state: State, side: int, kept: KeptSetUp) -> list[str]:
    """The words by which a side comes to a kept set-up; 409 with the reason if it does not fit."""
    game = games.get(kept.game)
    try:
        options = game.set_up_options(state, side, kept.words)
    except WordError as error:
        raise RefusedError(error.refusal, game=kept.game) from None
    twin = state.clone()
    words = []
    for option in options:
        words.append(twin.word(option))
        twin.take(side, option)
    return words
