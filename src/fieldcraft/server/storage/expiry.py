"""Deleting what has expired."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select

from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema

NOTICE_DAYS: Final = 30.0


async def delete_expired(services: Services) -> None:
    """Delete expired sessions, links and notices, and guests who left nothing behind."""
    now = services.now()
    async with services.database.write() as writing:
        await writing.execute(delete(schema.sessions).where(schema.sessions.c.expires < now))
        await writing.execute(delete(schema.mail_tokens).where(schema.mail_tokens.c.expires < now))
        old = schema.notices.c.at < now - NOTICE_DAYS * 86400
        await writing.execute(delete(schema.notices).where(old))
        persons = schema.persons.c
        left = [
            ~select(table.c.person).where(table.c.person == persons.id).exists()
            for table in (schema.sessions, schema.holds, schema.api_tokens)
        ]
        await writing.execute(delete(schema.persons).where(persons.login.is_(None), *left))
