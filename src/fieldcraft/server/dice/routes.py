"""The exchange over HTTP: commit, reveal, look at what was shown."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.dice.exchanges import (
    Hex,
    commit,
    exchanges_of,
    latest,
    lock_match,
    reveal,
)
from fieldcraft.server.dice.starting import advance
from fieldcraft.server.live.takeback import run_clock
from fieldcraft.server.matches.seats.joining import MatchId, changed
from fieldcraft.server.matches.seats.seat import seat_for
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.wire.table_message import DiceShown

router = APIRouter(tags=["dice"])

SideField = Annotated[
    str | None,
    Field(alias="as", max_length=40, description="The side; needed only if you hold both"),
]


class CommitWish(BaseModel):
    """A commitment to your share of the dice."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    side: SideField = None
    commitment: Annotated[Hex, Field(description="SHA-256 of your share")]


class Reveal(BaseModel):
    """Your share of the dice, once all commitments are fixed and you have seen them."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    side: SideField = None
    round: Annotated[int, Field(ge=0, le=9999, description="Of the exchange: `dice.round`")] = 0
    share: Annotated[Hex, Field(description="32 random bytes")]


class DiceList(BaseModel):
    """The exchanges of a match: the start, then one for each takeback."""

    exchanges: list[DiceShown]


@router.get("/matches/{match}/dice")
async def show_dice(services: ServicesDep, match: MatchId) -> DiceList:
    """Everything about a match's dice that may be known now."""
    live = await services.registry.open(match)
    async with services.database.read() as reading:
        found = await exchanges_of(reading, match)
    over = live.state == "over" and live.playthrough is not None
    return DiceList(exchanges=[DiceShown.model_validate(one.public(over)) for one in found])


@router.post("/matches/{match}/commitment")
async def make_commitment(
    services: ServicesDep, caller: CallerDep, match: MatchId, wish: CommitWish
) -> DiceShown:
    """Commit to a share after sitting down, or to another one; 409 once all is sealed."""
    await services.limiter.hit("ask", caller.key)
    seat = await seat_for(services, caller, match, wish.side)
    async with services.database.write() as writing:
        await lock_match(writing, match)
        await commit(writing, match, seat.side, wish.commitment)
    await changed(services, match)
    return await dice_of(services, match)


@router.post("/matches/{match}/reveal")
async def make_reveal(
    services: ServicesDep, caller: CallerDep, match: MatchId, wish: Reveal
) -> DiceShown:
    """Reveal your share; the match starts, or the takeback happens, when all are there.

    Only do so when every commitment is fixed and you have kept them: that is your proof.  Sent
    twice, it counts once.
    """
    await services.limiter.hit("ask", caller.key)
    seat = await seat_for(services, caller, match, wish.side)
    async with services.database.write() as writing:
        row = await lock_match(writing, match)
        is_over = row.status not in ("open", "running")
        one = await reveal(
            services, writing, match, wish.round, seat.side, wish.share, is_over=is_over
        )
        if is_over:
            return DiceShown.model_validate(one.public())
        if wish.round and one.state == "done":
            await run_clock(services, writing, match, "run")
        await advance(services, writing, match)
    await services.registry.open(match)  # whoever loads a match takes back what is due
    await services.registry.dice_changed(match)
    return await dice_of(services, match)


async def dice_of(services: Services, match: str) -> DiceShown:
    """The current exchange of a match."""
    async with services.database.read() as reading:
        found = await exchanges_of(reading, match)
    return DiceShown.model_validate(latest(found).public())
