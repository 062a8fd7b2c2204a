"""After the rules were corrected: which running matches still replay to the same positions.

Each is replayed from its start on the current code. Those that come out the same continue with the
new version of the rules; those that diverge are frozen: they can be watched and downloaded, but not
played on. Matches with corrupt rows are frozen as well, and cannot be watched. A frozen match that
replays again, because the correction was itself corrected, is thawed.

This happens when a server starts with another version of the rules, and by `fieldcraft server
recheck`.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Literal

import structlog
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.record.errors import RecordError
from fieldcraft.record.format.file import RULES_VERSION
from fieldcraft.record.match import Match
from fieldcraft.record.play.step import Step
from fieldcraft.server.http.errors import Unreadable
from fieldcraft.server.live.registry import LOUD
from fieldcraft.server.records.transfer import Stored, stored
from fieldcraft.server.services import Services
from fieldcraft.server.storage.journal_writers import CHANNEL
from fieldcraft.server.storage.rows import readable_rows
from fieldcraft.server.storage.schema import matches, snapshots

log = structlog.get_logger(__name__)

Verdict = Literal["same", "frozen", "thawed", "still-frozen", "unreadable"]


@dataclass(frozen=True)
class Checked:
    """The result for one match."""

    id: str
    verdict: Verdict
    error: RecordError | None = None
    """Where it diverges from the rules."""


async def begin(services: Services) -> None:
    """Check the matches played under another version of the rules, before anybody plays on."""
    for match_id in await to_check(services, only_older=True):
        found = await recheck_match(services, match_id)
        log.info("rechecked", match=found.id, verdict=found.verdict)


async def to_check(services: Services, only_older: bool = False) -> list[str]:
    """The matches that may have to be frozen or thawed."""
    query = select(matches.c.id).where(matches.c.key.is_not(None))
    if only_older:
        query = query.where(matches.c.status == "running", matches.c.rules != RULES_VERSION)
    else:
        query = query.where(matches.c.status.in_(("running", "frozen")))
    async with services.database.read() as reading:
        return list((await reading.execute(query.order_by(matches.c.created))).scalars())


async def recheck_match(services: Services, match_id: str) -> Checked:
    """Replay a match and store the result."""
    try:
        found = await stored(services, match_id)
        dumps = await _snapshots(services, match_id)
        error, kept = await asyncio.to_thread(_replay, found, dumps)
    except Unreadable:
        await _shut(services, match_id)
        return Checked(match_id, "unreadable")
    await _keep(services, found, error, kept)
    frozen = found.row.status == "frozen"
    verdict: Verdict = "thawed" if frozen else "same"
    if error is not None:
        verdict = "still-frozen" if frozen else "frozen"
    return Checked(match_id, verdict, error)


def _replay(found: Stored, dumps: dict[int, bytes]) -> tuple[RecordError | None, list[int]]:
    """Where a match diverges from the rules, if it does; and the snapshots that are still right."""
    text = found.text()
    try:
        with readable_rows(found.id):
            match = Match.from_text(text)
            if list(map(_numbers, match.steps)) != list(map(_numbers, found.steps)):
                # A record goes by words, the database by these numbers: check where they lead.
                Match.resume(match.header, found.steps, keys=match.keys)
    except RecordError as error:
        return error, []
    kept = []
    for number, dump in dumps.items():
        place = sum(one <= number for one in found.numbers)
        if match.state_at(place).dump() == dump:
            kept.append(number)
    return None, kept


def _numbers(step: Step) -> tuple[int, int, int]:
    return (step.side, step.option, step.target)


async def _shut(services: Services, match_id: str) -> None:
    """Freeze a match that cannot be read; it thaws when it can be read again."""
    async with services.database.write() as writing:
        await writing.execute(
            update(matches)
            .where(matches.c.id == match_id, matches.c.status == "running")
            .values(status="frozen", revision=matches.c.revision + 1)
        )
        await _announce(services, writing, match_id)


async def _snapshots(services: Services, match_id: str) -> dict[int, bytes]:
    query = select(snapshots.c.number, snapshots.c.dump).where(snapshots.c.match == match_id)
    async with services.database.read() as reading:
        return {row.number: row.dump for row in await reading.execute(query)}


async def _keep(
    services: Services, found: Stored, error: RecordError | None, snapshots_kept: list[int]
) -> None:
    """Store whether a match goes on; if it was played on meanwhile, leave it alone."""
    values: dict[str, Any] = {"status": "frozen"}
    if error is None:
        header = {**found.row.header, "rules": RULES_VERSION}
        values = {"status": "running", "rules": RULES_VERSION, "header": header}
    values["revision"] = found.row.revision + 1
    async with services.database.write() as writing:
        done = await writing.execute(
            update(matches)
            .where(matches.c.id == found.id, matches.c.revision == found.row.revision)
            .values(values)
        )
        if done.rowcount and error is None:
            stale = snapshots.c.number.not_in(snapshots_kept)
            await writing.execute(delete(snapshots).where(snapshots.c.match == found.id, stale))
        await _announce(services, writing, found.id)


async def _announce(services: Services, writing: AsyncConnection, match_id: str) -> None:
    """Let servers that have the match in memory read its row again, once this is committed."""
    if services.database.is_postgres:
        await writing.execute(select(func.pg_notify(CHANNEL, f"recheck {match_id} -1 {LOUD}")))
