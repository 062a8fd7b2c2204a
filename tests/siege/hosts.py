"""Servers that are killed, and lines to them that break."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from fieldcraft.server.settings import Settings
from tests.server.running import PATIENCE, free_port

ROOT = Path(__file__).parents[2]
SLOW = 0.02
"""Seconds for which a slow line keeps what it carries."""


class Zygote:
    """Starts servers; see `zygote`."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.siege.zygote"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )

    def start(self, arguments: list[str], environment: dict[str, str], log: Path) -> int:
        """Start `fieldcraft ARGUMENTS`; its process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        wish = {"arguments": arguments, "environment": environment, "log": str(log)}
        self.process.stdin.write(json.dumps(wish) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """It is not needed any more."""
        self.process.kill()
        self.process.communicate()


class Host:
    """`fieldcraft serve` on a port of its own, started again and again."""

    def __init__(self, settings: Settings, zygote: Zygote, workers: int = 0) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.zygote = zygote
        self.log = settings.data / f"serve-{self.port}.log"
        self.environment = {
            **os.environ,
            "FIELDCRAFT_DATA": str(settings.data),
            "FIELDCRAFT_DATABASE": settings.database,
            "FIELDCRAFT_SECRET": settings.secret,
            "FIELDCRAFT_RATE_LIMITS": "false",
            "FIELDCRAFT_CHEAP_HASHING": "true",
            "FIELDCRAFT_BOT_PACE": "0",
            "FIELDCRAFT_STANDING_DELAY": "0",
            "FIELDCRAFT_PULSE_SECONDS": "1",
            "FIELDCRAFT_LOG": "error",
        }
        self.arguments = ["serve", "--port", str(self.port), "--workers", str(workers)]
        self.number = 0
        self.fresh: subprocess.Popen[bytes] | None = None

    def start(self, fresh: bool) -> None:
        """Start it, in an interpreter of its own or as a fork of one that has loaded everything."""
        if not fresh:
            self.number = self.zygote.start(self.arguments, self.environment, self.log)
            return
        command = [sys.executable, "-c", "from fieldcraft.cli import main; main()"]
        with self.log.open("ab") as log:
            self.fresh = subprocess.Popen(
                [*command, *self.arguments], env=self.environment, stdout=log, stderr=log
            )
        self.number = self.fresh.pid

    async def ready(self) -> None:
        """Wait until it listens."""
        async with asyncio.timeout(PATIENCE):
            while True:
                assert self.is_alive(), f"the server ended by itself: {self.told()}"
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    await asyncio.sleep(0.02)
                else:
                    writer.close()
                    return

    def is_alive(self) -> bool:
        """Whether its process is there."""
        if self.fresh is not None:
            return self.fresh.poll() is None
        try:
            os.kill(self.number, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """Without warning; returns when nothing is left of it."""
        assert self.is_alive(), f"the server ended by itself: {self.told()}"
        os.kill(self.number, signal.SIGKILL)
        if self.fresh is not None:
            self.fresh.wait(PATIENCE)
            self.fresh = None
            return
        until = time.monotonic() + PATIENCE
        while self.is_alive() and time.monotonic() < until:
            time.sleep(0.002)

    def end(self) -> None:
        """Kill it if it runs."""
        if self.number and self.is_alive():
            self.kill()

    def told(self) -> str:
        """The end of its log."""
        return self.log.read_text(errors="replace")[-6000:] if self.log.exists() else ""


class BadLine:
    """A proxy before a server: what it carries is slow now and then, and is cut at any byte."""

    def __init__(self, port: int, rng: random.Random) -> None:
        self.target = port
        self.rng = rng
        self.cuts = 0
        self.slow = False
        self.open: set[asyncio.StreamWriter] = set()
        self.port = 0
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    async def storm(self) -> None:
        """Cut lines and slow them, until cancelled."""
        while True:
            await asyncio.sleep(self.rng.uniform(0.05, 1.0))
            self.slow = self.rng.random() < 0.5
            for writer in sorted(self.open, key=id):
                if self.rng.random() < 0.2:
                    self.cuts += 1
                    writer.transport.abort()

    async def close(self) -> None:
        """Cut everything and stop."""
        if self._server is not None:
            self._server.close()
        for writer in list(self.open):
            writer.transport.abort()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        for task in (self._pump(reader, back), self._pump(there, writer)):
            kept = asyncio.create_task(task)
            self._tasks.add(kept)
            kept.add_done_callback(self._tasks.discard)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open.add(writer)
        try:
            while data := await reader.read(65536):
                while self.slow and len(data) > 1:  # in small pieces, late
                    piece = self.rng.randint(1, len(data))
                    writer.write(data[:piece])
                    data = data[piece:]
                    await asyncio.sleep(self.rng.uniform(0, SLOW))
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            self.open.discard(writer)
            with suppress(OSError):
                writer.close()
