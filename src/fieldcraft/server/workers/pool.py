"""A pool of worker processes, so that nothing slow runs in the server itself.

A worker that crashes or takes too long is replaced, and its task given to another; after a few such
failures the caller gets an error.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Any

import structlog

from fieldcraft.server.workers.messages import WireError, pack, receive
from fieldcraft.server.workers.process import KINDS

log = structlog.get_logger(__name__)

TRIES = 3
"""How often a task is started before it is given up."""
START_SECONDS = 120.0
"""Seconds a worker may take to start, on a busy machine."""
PAUSE_SECONDS = 1.0
"""Seconds before another worker is started in place of one that did not start."""


class PoolFailed(Exception):
    """A task could not be done; its message is for the log, not for people."""


class Worker:
    """One process, and what it is busy with."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        assert process.stdin is not None
        assert process.stdout is not None
        self.to, self.out = process.stdin, process.stdout

    @classmethod
    async def start(cls, kind: str, warm: bool) -> Worker:
        """Start a process that is ready for its first task; raises `WireError` or `OSError`."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",  # nothing in the current folder is ours
            "-m",
            f"{__package__}.process",
            kind,
            "warm" if warm else "cold",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START_SECONDS):
                await receive(worker.out)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, task: str, body: Any, seconds: float) -> dict[str, Any]:
        """The answer to a task; `WireError` or `TimeoutError` if the worker is lost."""
        try:
            async with asyncio.timeout(seconds):
                self.to.write(pack({"task": task, "body": body}))
                await self.to.drain()
                answer: dict[str, Any] = await receive(self.out)
                return answer
        except ConnectionError as error:
            raise WireError(type(error).__name__) from None

    async def end(self) -> None:
        """Kill the process, whatever it does."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        self.to.close()
        with suppress(ConnectionError):
            await self.to.wait_closed()


class Pool:
    """Workers for one module of tasks; started by `start`, or else when first needed."""

    def __init__(
        self,
        kind: str,
        size: int,
        seconds: float = 60.0,
        warm: bool = True,
        patient: bool = True,
    ) -> None:
        assert kind in KINDS
        self.kind = kind
        self.size = max(1, size)
        self.seconds = seconds
        """Seconds after which a task is given up."""
        self.warm = warm
        """Whether workers load every game before their first task."""
        self.patient = patient
        """Whether a task that took too long is tried again: it may have been the machine."""
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._living = 0
        self._all: set[Worker] = set()
        self._errands: set[asyncio.Task[Any]] = set()
        self._stopped = False

    def start(self) -> None:
        """Start all workers, without waiting for them."""
        while self._living < self.size and not self._stopped:
            self._living += 1
            self._errand(self._bring_up())

    def start_warm(self) -> None:
        """Start all workers and let them load every game, as nobody waits for them yet."""
        while self._living < self.size and not self._stopped:
            self._living += 1
            self._errand(self._bring_up(warm=True))

    async def stop(self) -> None:
        """Kill all workers."""
        self._stopped = True
        for errand in list(self._errands):
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in list(self._all)))
        self._all.clear()

    @property
    def processes(self) -> list[int]:
        """The process ids of the running workers."""
        return sorted(worker.process.pid for worker in self._all)

    async def ask(self, task: str, body: Any) -> Any:
        """Have a task done; `PoolFailed` if nobody can do it.

        If the caller is cancelled, the worker still finishes and is free again.
        """
        if self._stopped:
            raise PoolFailed("the pool has been stopped")
        self.start()
        return await asyncio.shield(self._errand(self._do(task, body)))

    async def _do(self, task: str, body: Any) -> Any:
        for attempt in range(1, TRIES + 1):
            worker = await self._free.get()
            try:
                found = await worker.ask(task, body, self.seconds)
            except (WireError, TimeoutError) as error:
                log.warning("worker lost", kind=self.kind, task=task, attempt=attempt,
                            why=type(error).__name__)  # fmt: skip
                await self._replace(worker)
                if isinstance(error, TimeoutError) and not self.patient:
                    break
                continue
            except BaseException:
                await self._replace(worker)
                raise
            self._free.put_nowait(worker)
            if "failed" in found:
                raise PoolFailed(str(found["failed"]))
            return found["answer"]
        raise PoolFailed(f"{attempt} workers were lost over it")

    async def _bring_up(self, warm: bool = False) -> None:
        """Start a worker; if it fails, log it and try again a little later."""
        while True:
            try:
                worker = await Worker.start(self.kind, warm or self.warm)
            except (OSError, WireError, TimeoutError) as error:
                log.error("worker not started", kind=self.kind, why=str(error) or type(error))
                await asyncio.sleep(PAUSE_SECONDS)
                continue
            self._all.add(worker)
            self._free.put_nowait(worker)
            return

    async def _replace(self, worker: Worker) -> None:
        # Forgotten only when it has ended: if we are stopped meanwhile, `stop` still finds it.
        await worker.end()
        self._all.discard(worker)
        self._living -= 1
        if not self._stopped:
            self.start()

    def _errand(self, doing: Any) -> asyncio.Task[Any]:
        """A background task, referenced so that it is not garbage-collected."""
        task = asyncio.get_running_loop().create_task(doing)
        self._errands.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._errands.discard(task)
        if not task.cancelled():
            task.exception()  # the caller has been told, or has gone
