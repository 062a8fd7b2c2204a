"""Exchanges as the database has them: opened, sealed, revealed; see `record.exchange`.

Every step runs within a transaction that holds the match's row, so two processes take turns.  A
player's share is stored when it is revealed and not before; the server's own is there from the
beginning and leaves only when the match is over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import Field
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.record.fair.exchange import SERVER, START, Exchange, commitment_of, new_share
from fieldcraft.server.dice.sealed_list import append
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.services import Services
from fieldcraft.server.storage.schema import exchanges, matches

RULES: Final = 2
"""How keys are made now; 1 stands for matches from before there were exchanges."""

Hex = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Commitment = Annotated[
    str,
    Field(
        pattern=r"^([0-9a-f]{64})?$",
        description="SHA-256 of your share of the dice, 64 hexadecimal digits (docs/fair-dice.md)."
        " Without one your seat adds nothing to the dice.",
    ),
]


@dataclass(frozen=True)
class StoredExchange:
    """A row of `exchanges`."""

    exchange: Exchange
    rules: int
    state: Literal["open", "sealed", "done", "void"]
    listed: int | None

    def public(self, over: bool = False) -> dict[str, Any]:
        """What everybody may know of it: no share before all players have revealed theirs, and the
        server's only when the match is over."""
        one = self.exchange
        told = {**one.shares} if self.state == "done" else {}
        if not over:
            told = {} if self.rules == 1 else told
            told.pop(SERVER, None)
        return {
            "rules": self.rules,
            "round": one.round,
            "about": one.about,
            "state": self.state,
            "commitments": dict(one.commitments),
            "waiting": self.waiting,
            "shares": told,
            "listed": self.listed,
        }

    @property
    def waiting(self) -> list[str]:
        """The sides whose shares are awaited."""
        return self.exchange.missing if self.state == "sealed" else []


NO_EXCHANGE: Final = StoredExchange(Exchange(""), RULES, "open", None)
"""Stands for the exchange of a match that has yet to be read."""


def exchange_from(row: Any) -> StoredExchange:  # Any: a row of `exchanges`
    """An exchange from a database row."""
    one = Exchange(row.match, row.round, row.about, row.commitments, row.shares)
    return StoredExchange(one, row.rules, row.state, row.listed)


async def exchanges_of(connection: AsyncConnection, match: str) -> list[StoredExchange]:
    """The exchanges of a match, in order."""
    query = select(exchanges).where(exchanges.c.match == match).order_by(exchanges.c.round)
    return [exchange_from(row) for row in await connection.execute(query)]


async def lock_match(writing: AsyncConnection, match: str) -> Any:  # Any: a row of `matches`
    """The row of a match, for this transaction alone; 404 if there is none."""
    query = select(matches).where(matches.c.id == match).with_for_update()
    row = (await writing.execute(query)).one_or_none()
    if row is None:
        raise ApiError(404, "no-such-match")
    return row


async def open_exchange(
    writing: AsyncConnection,
    match: str,
    commitments: Mapping[str, str],
    number: int = 0,
    about: str = START,
) -> StoredExchange:
    """Begin an exchange with a fresh share of the server's."""
    share = new_share()
    taking_part = {SERVER: commitment_of(share), **commitments}
    made = Exchange(match, number, about, taking_part, {SERVER: share})
    await writing.execute(
        insert(exchanges).values(
            match=match,
            round=number,
            rules=RULES,
            about=about,
            state="open",
            commitments=taking_part,
            shares=dict(made.shares),
            listed=None,
        )
    )
    return StoredExchange(made, RULES, "open", None)


async def commit(writing: AsyncConnection, match: str, side: str, commitment: str) -> None:
    """Fix a side's commitment, or replace it while nothing is sealed."""
    one = (await exchanges_of(writing, match))[0]
    if one.state != "open":
        raise ApiError(409, "dice-sealed")
    commitments = {**one.exchange.commitments, side: commitment}
    await _set(writing, one.exchange, commitments=commitments)


async def seal(services: Services, writing: AsyncConnection, one: StoredExchange) -> StoredExchange:
    """All commitments are fixed: from now on they stand in the public list."""
    number = await append(services, writing, "sealed", one.exchange.seal())
    await _set(writing, one.exchange, state="sealed", listed=number)
    sealed = StoredExchange(one.exchange, one.rules, "sealed", number)
    return await settle(services, writing, sealed)


async def reveal(
    services: Services,
    writing: AsyncConnection,
    match: str,
    number: int,
    side: str,
    share: str,
    *,
    is_over: bool,
) -> StoredExchange:
    """Take a player's share, if it is the one committed to; the same share again changes nothing.

    Nor does one that was still on its way when the exchange was called off.  409 before all
    commitments are fixed, and for a new share once the match is over.
    """
    one = next((x for x in await exchanges_of(writing, match) if x.exchange.round == number), None)
    if one is None or side not in one.exchange.commitments:
        raise ApiError(409, "no-commitment")
    if one.state == "open":
        raise ApiError(409, "not-sealed")
    if commitment_of(share) != one.exchange.commitments[side]:
        raise ApiError(422, "wrong-share")
    if side in one.exchange.shares or one.state == "void":
        return one
    if is_over:
        raise ApiError(409, "dice-over")
    exchange = one.exchange.with_share(side, share)
    await _set(writing, exchange, shares=dict(exchange.shares))
    return await settle(
        services, writing, StoredExchange(exchange, one.rules, "sealed", one.listed)
    )


async def settle(
    services: Services, writing: AsyncConnection, one: StoredExchange
) -> StoredExchange:
    """Once every share is there the exchange is done, and the list says so."""
    if one.exchange.missing:
        return one
    await append(services, writing, "started", one.exchange.seal())
    await _set(writing, one.exchange, state="done")
    return StoredExchange(one.exchange, one.rules, "done", one.listed)


async def break_off(writing: AsyncConnection, one: StoredExchange) -> None:
    """End an exchange without dice: a player has changed their mind."""
    await _set(writing, one.exchange, state="void")


async def _set(writing: AsyncConnection, one: Exchange, **values: Any) -> None:
    await writing.execute(
        update(exchanges)
        .where(exchanges.c.match == one.match, exchanges.c.round == one.round)
        .values(values)
    )


def latest(found: Sequence[StoredExchange]) -> StoredExchange:
    """The exchange that counts now: the last that was not broken off."""
    return [one for one in found if one.state != "void"][-1]


def takeback_keys(found: Sequence[StoredExchange]) -> dict[int, bytes]:
    """By round, the keys of the exchanges for takebacks that have all their shares."""
    done = [one.exchange for one in found if one.state == "done" and one.exchange.round]
    return {one.round: one.key() for one in done}
