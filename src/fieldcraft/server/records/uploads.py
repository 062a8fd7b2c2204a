"""Uploaded records: kept for a week, so many for each account and for each address.

Nobody's records push out another's: whoever uploads more than their share loses their own oldest.
When an address has too many, as accounts cost nothing, whoever has most there loses one; when all
together are too many, the address that has most.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.accounts.identity import Caller
from fieldcraft.server.accounts.tokens import make_id
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.services import Services
from fieldcraft.server.storage.schema import uploads

KEPT_EACH: Final = 20
KEPT_ADDRESS: Final = 100
"""Of all who come from one address, perhaps a whole school."""
KEPT_MOST: Final = 500
KEPT_SECONDS: Final = 7 * 86400.0
ID_LENGTH: Final = 12


class Share(NamedTuple):
    """Whose an upload is, hashed, so that no addresses are stored."""

    owner: str
    """The account, else the address, for guests are free."""
    address: str


def share_of(caller: Caller) -> Share:
    """Whose share an upload takes."""
    has_account = caller.person is not None and caller.person.has_account
    address = f"address {caller.address}"
    keys = caller.key if has_account else address, address
    return Share(*(hashlib.sha256(key.encode()).hexdigest() for key in keys))


async def keep(services: Services, share: Share, text: str, about: dict[str, Any]) -> str:
    """Store a record and return its id; the same record sent again has the same one."""
    now = services.now()
    record_id = make_id(ID_LENGTH)
    mine, ours = uploads.c.owner == share.owner, uploads.c.address == share.address
    async with services.database.write() as writing:
        await writing.execute(delete(uploads).where(uploads.c.created < now - KEPT_SECONDS))
        same = select(uploads.c.id).where(mine, uploads.c.text == text)
        known = (await writing.execute(same)).scalars().first()
        if known is not None:
            return str(known)
        newest = select(uploads.c.id).where(mine).order_by(uploads.c.created.desc())
        kept = list((await writing.execute(newest.limit(KEPT_EACH - 1))).scalars())
        await writing.execute(delete(uploads).where(mine, uploads.c.id.not_in(kept)))
        while await _count(writing, ours) >= KEPT_ADDRESS:
            await _drop_one(writing, ours)
        while await _count(writing) >= KEPT_MOST:
            crowd = await _largest(writing, uploads.c.address)
            await _drop_one(writing, uploads.c.address.is_not_distinct_from(crowd))
        await writing.execute(
            insert(uploads).values(
                id=record_id, **share._asdict(), text=text, about=about, created=now
            )
        )
    return record_id


async def _count(writing: AsyncConnection, *among: ColumnElement[bool]) -> int:
    count = select(func.count()).select_from(uploads).where(*among)
    return int((await writing.execute(count)).scalar_one())


async def _drop_one(writing: AsyncConnection, *among: ColumnElement[bool]) -> None:
    """Delete the oldest of whoever has most among these."""
    owner = await _largest(writing, uploads.c.owner, *among)
    oldest = select(uploads.c.id).where(*among, uploads.c.owner.is_not_distinct_from(owner))
    first = await writing.execute(oldest.order_by(uploads.c.created).limit(1))
    await writing.execute(delete(uploads).where(uploads.c.id == first.scalar_one()))


async def _largest(
    writing: AsyncConnection, column: ColumnElement[Any], *among: ColumnElement[bool]
) -> str | None:
    """Who has most; of several whoever has uploaded last."""
    by_size = (func.count().desc(), func.max(uploads.c.created).desc())
    crowd = select(column).where(*among).group_by(column).order_by(*by_size).limit(1)
    found: str | None = (await writing.execute(crowd)).scalar_one()
    return found


async def uploaded(services: Services, record_id: str) -> Any:  # Any: a row of `uploads`
    """An uploaded record; 404 if there is none, or no longer."""
    async with services.database.read() as reading:
        row = (
            await reading.execute(select(uploads).where(uploads.c.id == record_id))
        ).one_or_none()
    if row is None:
        raise ApiError(404, "no-such-record")
    return row
