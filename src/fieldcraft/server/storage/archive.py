"""Backups: everything a database holds, or one match, in a file that either database reads.

A file is compressed lines of JSON: first what it is, then each row with its table, parents first.
It is written from one consistent state while a server runs.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from typing import IO, Any, Final, cast

from sqlalchemy import (
    ColumnElement,
    LargeBinary,
    Table,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.server.accounts.tokens import make_token, token_hash
from fieldcraft.server.storage import schema
from fieldcraft.server.storage.database import Database
from fieldcraft.server.storage.migrations import head

FORMAT: Final = 1
BACKUP, MATCH = "fieldcraft backup", "fieldcraft match"
PASSING: Final = (schema.pulses, schema.attempts)
"""Tables that are about a running server, and not worth keeping."""
OF_PERSONS: Final = (schema.holds, schema.notices)
"""Tables of a match that are about the people of this server."""
BATCH: Final = 500
Row = dict[str, Any]
"""A row as JSON: bytes are text."""


class BadArchive(Exception):
    """A file that cannot be restored: `code` says why, in a word."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


async def back_up(database: Database, path: Path, secret: str) -> int:
    """Write everything to a new file that only its owner can read; how many matches it has."""
    tables = [table for table in schema.metadata.sorted_tables if table not in PASSING]
    async with _consistent(database) as reading:
        with _writing(path) as file:
            file.write(_line({"what": BACKUP, "format": FORMAT, "schema": head()}))
            file.write(_line({"secret": secret}))
            for table in tables:
                for row in await _rows(reading, table):
                    file.write(_line([table.name, row]))
        return int(await reading.scalar(select(func.count()).select_from(schema.matches)) or 0)


async def restore(database: Database, path: Path) -> tuple[int, str]:
    """Fill an empty database of the current schema; the number of matches, and the secret."""
    async with database.write() as writing:
        if await writing.scalar(select(func.count()).select_from(schema.matches)) or (
            await writing.scalar(select(func.count()).select_from(schema.persons))
        ):
            raise BadArchive("not-empty")
        lines = _read(path, BACKUP)
        secret = str(next(lines)["secret"])
        await _insert(writing, lines)
        if database.is_postgres:
            await _count_on(writing)
        found = await writing.scalar(select(func.count()).select_from(schema.matches))
    return int(found or 0), secret


async def export_match(database: Database, match: str, path: Path) -> bool:
    """Write all of one match to a new file, dice included; False if there is no such match."""
    tables = [
        table
        for table in schema.metadata.sorted_tables
        if "match" in table.c and table not in OF_PERSONS
    ]
    async with _consistent(database) as reading:
        own = await _rows(reading, schema.matches, schema.matches.c.id == match)
        if not own:
            return False
        with _writing(path) as file:
            file.write(_line({"what": MATCH, "format": FORMAT, "schema": head()}))
            for row in own:
                file.write(_line([schema.matches.name, row]))
            for table in tables:
                for row in await _rows(reading, table, table.c.match == match):
                    file.write(_line([table.name, row]))
    return True


async def import_match(database: Database, path: Path) -> tuple[str, dict[str, str]]:
    """Bring in a match from elsewhere; its id, and by side the tokens of its people's seats.

    Its people are not known here, so their seats are open, each by a new invitation.
    """
    tokens: dict[str, str] = {}
    match = ""
    rows = list(_read(path, MATCH))
    for name, row in rows:
        if name == schema.matches.name:
            match, status = row["id"], row["status"]
            row["previous"] = None
        elif name == schema.exchanges.name:
            row["listed"] = None  # the list of seals is another server's
        elif name == schema.seats.name:
            row |= {"token_hash": None, "used_hash": None, "standing": ""}
            if row["kind"] != "bot" and status in ("open", "running"):
                tokens[row["side"]] = make_token("seat")
                row |= {"kind": "open", "name": "", "token_hash": token_hash(tokens[row["side"]])}
        row.pop("id", None) if name in SERIAL else None
    if not match:
        raise BadArchive("broken")
    async with database.write() as writing:
        known = select(schema.matches.c.id).where(schema.matches.c.id == match)
        if await writing.scalar(known):
            raise BadArchive("known")
        await _insert(writing, iter(rows))
    return match, tokens


SERIAL: Final = {
    table.name
    for table in schema.metadata.sorted_tables
    if any(column.type is schema.SERIAL for column in table.primary_key)
}


def _consistent(database: Database) -> AbstractAsyncContextManager[AsyncConnection]:
    if not database.is_postgres:
        return database.read()
    return database.engine.execution_options(isolation_level="REPEATABLE READ").connect()


async def _rows(reading: AsyncConnection, table: Table, *where: ColumnElement[bool]) -> list[Row]:
    found = await reading.execute(select(table).where(*where).order_by(*table.primary_key))
    return [
        {
            name: base64.b64encode(value).decode() if isinstance(value, bytes) else value
            for name, value in row.items()
        }
        for row in found.mappings()
    ]


@contextmanager
def _writing(path: Path) -> Iterator[IO[str]]:
    """A new file that compresses what it is given; FileExistsError if there is one."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as file:
        yield cast(IO[str], file)


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def _read(path: Path, what: str) -> Iterator[Any]:
    """The lines of a file of this kind; `BadArchive` for anything else."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            first = json.loads(file.readline())
            if first.get("what") != what:
                raise BadArchive("other")
            if first.get("format") != FORMAT or first.get("schema") != head():
                raise BadArchive("version")
            for line in file:
                yield json.loads(line)
    except FileNotFoundError:
        raise BadArchive("missing") from None
    except (OSError, EOFError, ValueError, AttributeError, KeyError, zlib.error):
        raise BadArchive("broken") from None


async def _insert(writing: AsyncConnection, lines: Iterator[Any]) -> None:
    """Insert rows as they come, those of one table together."""
    waiting: list[Row] = []
    current = ""
    for name, row in lines:
        if name != current or len(waiting) >= BATCH:
            await _flush(writing, current, waiting)
            current, waiting = name, []
        waiting.append(row)
    await _flush(writing, current, waiting)


async def _flush(writing: AsyncConnection, name: str, rows: list[Row]) -> None:
    if not rows:
        return
    table = schema.metadata.tables[name]
    binary = [column.name for column in table.c if isinstance(column.type, LargeBinary)]
    for row in rows:
        for column in binary:
            if row.get(column) is not None:
                row[column] = base64.b64decode(row[column])
    await writing.execute(insert(table), rows)


async def _count_on(writing: AsyncConnection) -> None:
    """Let PostgreSQL's counters go on after what was restored."""
    for name in SERIAL:
        last = f"SELECT coalesce(max(id), 0) + 1 FROM {name}"
        await writing.execute(
            text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), ({last}), false)")
        )


async def is_there(database: Database) -> bool:
    """Whether the database has our tables."""
    async with database.read() as reading:
        return await reading.run_sync(
            lambda connection: inspect(connection).has_table(schema.matches.name)
        )
