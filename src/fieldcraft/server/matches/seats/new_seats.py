"""The seats of a new match: who is to play which side."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft import bots
from fieldcraft.server.accounts.identity import Person
from fieldcraft.server.accounts.names import NAME_LENGTH, checked_name, insist_on_free_name
from fieldcraft.server.accounts.tokens import make_token, token_hash
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.matches.clocks import waits_for_both
from fieldcraft.server.matches.seats.seat import mark_clock
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema


class SeatWish(BaseModel):
    """Who is to play a side of a new match."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["me", "bot", "open", "hotseat"] = Field(
        description="`me`; a bot; open (a link invites somebody); `hotseat`: this screen as well"
    )
    bot: Annotated[str, Field(max_length=80, description="Which bot, for `bot`")] | None = None
    name: (
        Annotated[str, Field(max_length=NAME_LENGTH, description="Shown to others; for `hotseat`")]
        | None
    ) = None


@dataclass(frozen=True)
class Plan:
    """A seat of a match about to be created."""

    side: str
    number: int
    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str | None = None
    hotseat: bool = False
    commitment: str = ""
    """To its share of the dice; whoever takes an open seat brings one along."""
    token: str = ""
    """Its token: an invitation for an open seat, the player's own link otherwise."""
    standing: str = ""
    """Its standing answers: where nobody could learn anything, a person is not asked in vain."""


def plan_seats(
    sides: Sequence[str],
    wishes: Mapping[str, SeatWish],
    person: Person | None,
    order: Literal["chosen", "random"] = "chosen",
    commitment: str = "",
    known: Sequence[str] = (),
    unasked: Sequence[str] = (),
) -> list[Plan]:
    """The seats of a new match; sides not mentioned are open.  Raises `ApiError`.

    `known` are the bots there are, weakest first, and `unasked` the standing answers of whoever
    plays only bots or at the same screen.  The commitment is the caller's own; bots and
    a second player at the same screen have none.
    """
    for side in wishes:
        if side not in sides:
            raise ApiError(422, "no-such-side", side=side, known=", ".join(sides))
    open_seat = SeatWish(kind="open")
    wanted = [wishes.get(side, open_seat) for side in sides]
    kinds = [wish.kind for wish in wanted]
    if kinds.count("me") > 1:
        raise ApiError(422, "one-seat-each")
    if "hotseat" in kinds and "me" not in kinds:
        raise ApiError(422, "hotseat-needs-you")
    if "me" in kinds and person is None:
        raise ApiError(401, "sign-in-first")
    if order == "random":
        secrets.SystemRandom().shuffle(wanted)
    hotseat = "hotseat" in kinds
    plans = [
        _plan(side, number, wish, person, hotseat, commitment, known or bots.names())
        for number, (side, wish) in enumerate(zip(sides, wanted, strict=True))
    ]
    if hotseat or "bot" in kinds:
        standing = "\n".join(unasked)
        return [replace(one, standing=standing) if one.kind == "person" else one for one in plans]
    return plans


def _plan(
    side: str,
    number: int,
    wish: SeatWish,
    person: Person | None,
    hotseat: bool,
    commitment: str,
    known: Sequence[str],
) -> Plan:
    if wish.kind == "bot":
        bot = bots.proper(wish.bot) if wish.bot else bots.usual(known)
        if bot not in known:  # never `module:Class`, which would load anything
            raise ApiError(422, "no-such-bot", bot=bot, known=", ".join(known))
        return Plan(side, number, "bot", bot, bot)
    token = make_token("seat")
    if wish.kind == "open":
        return Plan(side, number, "open", token=token)
    own = person.name if person and wish.kind == "me" else ""
    name = checked_name(wish.name or own)
    own_commitment = commitment if wish.kind == "me" else ""
    return Plan(side, number, "person", name, None, hotseat, own_commitment, token)


async def place_seats(
    services: Services,
    writing: AsyncConnection,
    match: str,
    plans: Sequence[Plan],
    person: Person | None,
    waiting: int,
    pace: Mapping[str, Any],
) -> None:
    """Store the seats of a new match within its transaction, and set its clock.

    `waiting` is a bit mask of the sides asked first (bit 0: the first side).
    """
    now = services.now()
    if person is not None:
        for plan in plans:
            if plan.kind == "person":
                await insist_on_free_name(writing, plan.name, person.id)
    await writing.execute(insert(schema.seats), [_seat_values(match, plan) for plan in plans])
    mine = [plan.side for plan in plans if plan.kind == "person"]
    if person is not None and mine:
        values = [{"match": match, "side": s, "person": person.id, "since": now} for s in mine]
        await writing.execute(insert(schema.holds), values)
    runs = all(plan.kind == "person" for plan in plans) and (
        not waits_for_both(pace) or any(plan.hotseat for plan in plans)
    )
    await mark_clock(writing, match, now, "run" if runs else "pause")
    await mark_clock(writing, match, now, "entry", waiting=waiting)


def _seat_values(match: str, plan: Plan) -> dict[str, Any]:
    return {
        "match": match,
        "side": plan.side,
        "number": plan.number,
        "kind": plan.kind,
        "name": plan.name,
        "bot": plan.bot,
        "hotseat": plan.hotseat,
        "token_hash": token_hash(plan.token) if plan.token else None,
        "used_hash": None,
        "standing": plan.standing,
        "muted": False,
    }
