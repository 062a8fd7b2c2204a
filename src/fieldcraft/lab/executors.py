"""Where work is done: in this process, on all cores, or on a Ray cluster, with the same results."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Any, Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class Executor(Protocol):
    """Does the same work on many tasks; each is a second or more, and can be done again."""

    def run(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Generator[tuple[int, Result]]:
        """Each result with the place of its task, as they come; `work` is a module's function."""
        ...


class Serial:
    """One task after the other."""

    def run(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Generator[tuple[int, Result]]:
        """In their order."""
        for place, task in enumerate(tasks):
            yield place, work(task)


class Processes:
    """Several processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Generator[tuple[int, Result]]:
        """As they come; when this is left early, the processes are ended."""
        others = set(active_children())
        count = processes(self.workers, len(tasks))
        # Spawned, not forked: whoever calls may have threads running, a progress bar for one.
        with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
            try:
                with _deaf_children():
                    shares = {pool.submit(work, task): place for place, task in enumerate(tasks)}
                for share in as_completed(shares):
                    yield shares[share], share.result()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                for child in set(active_children()) - others:
                    child.terminate()
                raise


class RayCluster:
    """A Ray cluster, where this package is installed; `local` starts one on this machine."""

    def __init__(self, address: str) -> None:
        self.address = address

    def run(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Generator[tuple[int, Result]]:
        """As they come; when this is left early, the tasks are cancelled."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray

        remote: Any = ray  # its decorators have no types worth having
        if not remote.is_initialized():
            where = {"num_cpus": os.cpu_count()} if self.address == "local" else {}
            address = "local" if self.address == "local" else self.address
            remote.init(address=address, include_dashboard=False, log_to_driver=False, **where)
        doing = remote.remote(work)
        waiting = {doing.remote(task): place for place, task in enumerate(tasks)}
        try:
            while waiting:
                [ready], _ = remote.wait(list(waiting), num_returns=1)
                place = waiting.pop(ready)
                try:
                    yield place, remote.get(ready)
                except remote.exceptions.RayTaskError as error:
                    raise error.cause from None
        finally:
            for one in waiting:
                remote.cancel(one)


def executor(workers: int = 1, ray: str | None = None) -> Executor:
    """The executor for so many workers, or for the Ray cluster at an address."""
    if ray is not None:
        return RayCluster(ray)
    return Serial() if workers == 1 else Processes(workers)


def processes(workers: int, count: int) -> int:
    """How many to start: more than there are tasks or cores would only wait for each other."""
    return max(1, min(workers, count, os.cpu_count() or 1))


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C, which a terminal sends to all of them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
