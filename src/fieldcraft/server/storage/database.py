"""The database: SQLite in one file, or PostgreSQL, with the same interface."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

WRITES = "fieldcraft_writes"
BUSY_MILLISECONDS = 10_000
PATIENCE_SECONDS = 5.0
"""Seconds to wait for readers and writers when closing."""
AWAY: Final = (OperationalError, InterfaceError, PoolTimeout, sqlite3.OperationalError, OSError)
"""Raised while the database cannot be reached or written to."""
PASSING: Final = ("08", "25", "40", "53", "57", "58")
"""PostgreSQL's classes of errors that pass: a lost connection, read-only, a full disk …"""


class Database:
    """Connections for reading and for writing.

    A write transaction on SQLite takes the write lock at once, and writers of this process queue up
    fairly, so that none fails half-way.
    """

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        if self.is_postgres:
            self.engine = _postgres(self.url)
        else:
            self.engine = _sqlite(self.url)
        self._writing = self.engine.execution_options(**{WRITES: True})
        self.lock = asyncio.Lock()
        """Held by whoever writes to SQLite."""
        self._users = 0
        self._unused = asyncio.Event()
        self._unused.set()

    @property
    def dsn(self) -> str:
        """The address in the form PostgreSQL's own driver takes."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one consistent state and changes nothing."""
        with self._used():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed when the block ends, rolled back when it raises."""
        with self._used():
            if self.is_postgres:
                async with self._writing.begin() as connection:
                    yield connection
            else:
                async with self.lock, self._writing.begin() as connection:
                    yield connection

    @contextmanager
    def _used(self) -> Iterator[None]:
        self._users += 1
        self._unused.clear()
        try:
            yield
        finally:
            self._users -= 1
            if not self._users:
                self._unused.set()

    async def close(self) -> None:
        """Close all connections, waiting for those in use."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._unused.wait()
        await self.engine.dispose()


def _postgres(url: Any) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=5, max_overflow=10, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "handle_error")
    def failed(context: Any) -> None:
        # The driver does not tell these from errors in what it was asked; and while a connection
        # dies under it, it complains about itself.
        error = context.sqlalchemy_exception
        state = getattr(context.original_exception, "sqlstate", None) or ""
        passes = isinstance(error, DBAPIError) and state[:2] in PASSING
        if passes or isinstance(error, InternalError):
            away = OperationalError(error.statement, None, context.original_exception)
            away.hide_parameters = True
            raise away from error

    return engine


def _sqlite(url: Any) -> AsyncEngine:
    with suppress(OSError):
        # It contains the dice of running matches, and SQLite makes files readable for everybody.
        os.close(os.open(url.database or "", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    engine = create_async_engine(url, pool_size=4, max_overflow=12, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        # Transactions are begun below, not by the driver.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    @event.listens_for(engine.sync_engine, "invalidate")
    def given_up(connection: DBAPIConnection, _: object, __: object) -> None:
        # A statement that was cancelled outlives its connection, and with it the transaction and
        # its write lock, until the garbage is collected.
        with suppress(Exception):
            connection.rollback()

    return engine
