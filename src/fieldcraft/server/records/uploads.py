"""Uploaded records: kept for a week, so many for each account or address.

Nobody's records push out another's: whoever uploads more than their share loses their own oldest,
and when all shares together are too many, whoever has most loses one.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.accounts.identity import Caller
from fieldcraft.server.accounts.tokens import make_id
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.services import Services
from fieldcraft.server.storage.schema import uploads

KEPT_EACH: Final = 20
KEPT_MOST: Final = 500
KEPT_SECONDS: Final = 7 * 86400.0
ID_LENGTH: Final = 12


def owner_of(caller: Caller) -> str:
    """Whose share an upload takes: the account's, else the address's, for guests are free.

    Hashed, so that no addresses are stored.
    """
    has_account = caller.person is not None and caller.person.has_account
    key = caller.key if has_account else f"address {caller.address}"
    return hashlib.sha256(key.encode()).hexdigest()


async def keep(services: Services, owner: str, text: str, about: dict[str, Any]) -> str:
    """Store a record and return its id; the same record sent again has the same one."""
    now = services.now()
    record_id = make_id(ID_LENGTH)
    mine = uploads.c.owner == owner
    async with services.database.write() as writing:
        await writing.execute(delete(uploads).where(uploads.c.created < now - KEPT_SECONDS))
        same = select(uploads.c.id).where(mine, uploads.c.text == text)
        known = (await writing.execute(same)).scalars().first()
        if known is not None:
            return str(known)
        newest = select(uploads.c.id).where(mine).order_by(uploads.c.created.desc())
        kept = list((await writing.execute(newest.limit(KEPT_EACH - 1))).scalars())
        await writing.execute(delete(uploads).where(mine, uploads.c.id.not_in(kept)))
        await _make_room(writing)
        await writing.execute(
            insert(uploads).values(id=record_id, owner=owner, text=text, about=about, created=now)
        )
    return record_id


async def _make_room(writing: AsyncConnection) -> None:
    """When all are too many, delete the oldest of whoever has most."""
    count = select(func.count()).select_from(uploads)
    while (await writing.execute(count)).scalar_one() >= KEPT_MOST:
        crowd = (
            select(uploads.c.owner).group_by(uploads.c.owner).order_by(func.count().desc()).limit(1)
        )
        owner = (await writing.execute(crowd)).scalar_one()
        oldest = select(uploads.c.id).where(uploads.c.owner.is_not_distinct_from(owner))
        first = await writing.execute(oldest.order_by(uploads.c.created).limit(1))
        await writing.execute(delete(uploads).where(uploads.c.id == first.scalar_one()))


async def uploaded(services: Services, record_id: str) -> Any:  # Any: a row of `uploads`
    """An uploaded record; 404 if there is none, or no longer."""
    async with services.database.read() as reading:
        row = (
            await reading.execute(select(uploads).where(uploads.c.id == record_id))
        ).one_or_none()
    if row is None:
        raise ApiError(404, "no-such-record")
    return row
