"""The outbox: mails and webhooks to be sent, so that a crash loses none.

They are stored in the same transaction as what they are about. A process that picks one up first
reserves it for a while; what was delivered is deleted, what failed is retried at growing intervals.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final

import structlog
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.accounts.identity import Person, person_from
from fieldcraft.server.accounts.sessions import webhook_secret
from fieldcraft.server.http.language import speaker
from fieldcraft.server.matches.seats.seat import base_url
from fieldcraft.server.matches.titles import full_title
from fieldcraft.server.notify import letters, mail, push, webhooks
from fieldcraft.server.notify.webhooks import Undeliverable
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema

log = structlog.get_logger(__name__)

LEASE: Final = 120.0
"""Seconds for which a message is reserved."""
DELAYS: Final = (30.0, 120.0, 600.0, 3600.0, 4 * 3600.0, 12 * 3600.0)
"""Seconds to wait after each failure; then it is given up."""
BATCH: Final = 20
PASSING: Final = ("turn", "reminder")
"""Kinds that need not be sent once the player has answered."""


async def put(
    services: Services,
    writing: AsyncConnection,
    person: str,
    channel: str,
    content: Mapping[str, Any],
) -> None:
    """Put something into the outbox."""
    now = services.now()
    await writing.execute(
        insert(schema.outbox).values(
            person=person, channel=channel, content=dict(content), attempts=0, due=now, created=now
        )
    )


async def send_all(services: Services) -> None:
    """Send until nothing is due."""
    while await send_due(services):
        pass


async def send_due(services: Services) -> int:
    """Send what is due; returns how many were picked up."""
    columns = schema.outbox.c
    query = (
        select(schema.outbox)
        .where(columns.due <= services.now())
        .order_by(columns.due)
        .limit(BATCH)
    )
    async with services.database.read() as reading:
        rows = (await reading.execute(query)).all()
    # Concurrently, so that a slow receiver delays nobody.
    return sum(await asyncio.gather(*(_try(services, row) for row in rows)))


async def _try(services: Services, row: Any) -> bool:
    """Send one, unless another process does; returns whether we did."""
    mine = await _take(services, row)
    if mine:
        await _send(services, row)
    return mine


async def _take(services: Services, row: Any) -> bool:
    """Reserve it: another process may have been quicker."""
    columns = schema.outbox.c
    async with services.database.write() as writing:
        done = await writing.execute(
            update(schema.outbox)
            .where(columns.id == row.id, columns.attempts == row.attempts, columns.due == row.due)
            .values(due=services.now() + LEASE, attempts=row.attempts + 1)
        )
    return bool(done.rowcount)


async def _send(services: Services, row: Any) -> None:
    query = select(schema.persons).where(schema.persons.c.id == row.person)
    async with services.database.read() as reading:
        found = (await reading.execute(query)).one_or_none()
        passed = await _has_passed(reading, row.content)
    try:
        if (
            found is not None
            and not passed
            and not await _deliver(services, person_from(found), row)
        ):
            return
    except Undeliverable as error:
        await _failed(services, row, str(error))
        return
    except Exception as error:
        # Our own bugs must not be retried forever.
        await _failed(services, row, type(error).__name__)
        raise
    async with services.database.write() as writing:
        await writing.execute(delete(schema.outbox).where(schema.outbox.c.id == row.id))


async def _has_passed(reading: AsyncConnection, content: Mapping[str, Any]) -> bool:
    """Whether the side has answered meanwhile."""
    if content.get("kind") not in PASSING:
        return False
    query = select(schema.matches.c.waiting).where(schema.matches.c.id == content["match"])
    waiting = (await reading.execute(query)).scalar_one_or_none()
    return content["side"] not in (waiting or [])


async def _deliver(services: Services, person: Person, row: Any) -> bool:
    """Send it; False if it has to wait."""
    if row.channel == "mail" and "match" in row.content:
        if not mail.can_be_sent(services, person) or not person.wishes["mail"]:
            return True
        return await letters.send(services, person, row)
    if row.channel == "mail":
        await mail.deliver(services, person, row.content)
    elif row.channel == "push":
        content = _titled(person, row.content)
        text = speaker(person.lang).say(f"server-push-{content['kind']}")
        told = {"title": content["title"], "body": text, "tag": content["match"]}
        told["url"] = f"/{content['page']}"
        await push.deliver(services, person, content["subscription"], told)
    elif person.webhook:
        content = _titled(person, row.content)
        kind = content["kind"]
        text = speaker(person.lang).say(f"server-notice-{kind}", title=content["title"])
        url = f"{base_url(services)}/{content['page']}" if base_url(services) else ""
        said = f"{text} {url}".rstrip()
        body = {
            "event": kind,
            "match": content["match"],
            "game": content["game"],
            "title": content["title"],
            "side": content["side"],
            "url": url,
            "at": row.created,
            "text": said,
            "content": said,
        }
        secret = webhook_secret(services, person.id, person.webhook_salt)
        await webhooks.deliver(services, person.webhook, secret, body)
    return True


def _titled(person: Person, content: Mapping[str, Any]) -> dict[str, Any]:
    """The content with the match's name in the receiver's language."""
    told = dict(content)
    if isinstance(told.get("title"), dict):
        told["title"] = full_title(speaker(person.lang), told["game"], told["title"])
    return told


async def _failed(services: Services, row: Any, why: str) -> None:
    """Retry later, or give up."""
    attempts = row.attempts + 1
    last = attempts > len(DELAYS)
    log.warning("not delivered", channel=row.channel, attempt=attempts, why=why, given_up=last)
    async with services.database.write() as writing:
        mine = schema.outbox.c.id == row.id
        if last:
            await writing.execute(delete(schema.outbox).where(mine))
        else:
            due = services.now() + DELAYS[attempts - 1]
            await writing.execute(update(schema.outbox).where(mine).values(due=due))
