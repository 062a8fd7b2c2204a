"""The database's own manners."""

import asyncio

from sqlalchemy import text

from fieldcraft.server.settings import Settings
from fieldcraft.server.storage.database import Database


async def test_it_closes_when_nobody_uses_it_any_more(settings: Settings) -> None:
    """A connection that is out when the others are closed would be lost, not closed."""
    database = Database(settings.database_url)
    async with database.read() as connection:
        await connection.execute(text("SELECT 1"))
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
    await closing
