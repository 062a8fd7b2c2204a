"""Programs in processes of their own, without a second for what each would load first.

A process that has loaded our modules forks one for each program; from there on that is as alone as
one started by hand: it has its own memory, environment, signals and status.
"""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

FORKING: Final = "fork" in os.__all__
"""Windows cannot: there programs are started by hand."""
LOADED = (
    "fieldcraft.cli.start",
    "fieldcraft.cli.hosting.local",
    "fieldcraft.server.serving",
    "fieldcraft.games.undaunted.game",
    "fieldcraft.games.combat_commander.game",
)


def _run(
    module: str, arguments: list[str], environment: dict[str, str], out: Connection | None
) -> None:
    """In the new process: be `python -m MODULE ARGUMENTS`."""
    os.environ.clear()
    os.environ.update(environment)
    if out is not None:
        os.dup2(out.fileno(), 1)
        out.close()
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.argv[1:] = arguments
    runpy.run_module(module, run_name="__main__", alter_sys=True)


class Forked:
    """`python -m MODULE ARGUMENTS`; what a `subprocess.Popen` can do and our tests need."""

    def __init__(
        self,
        module: str,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        stdout: Connection | None = None,
    ) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload(list(LOADED))
        given = (module, list(arguments), dict(environment), stdout)
        self.process = context.Process(target=_run, args=given)
        self.process.start()

    @property
    def pid(self) -> int:
        """Its number."""
        assert self.process.pid is not None
        return self.process.pid

    def poll(self) -> int | None:
        """Its status, once it has ended."""
        return self.process.exitcode

    def send_signal(self, number: int) -> None:
        """Like `kill`."""
        if self.process.exitcode is None:
            os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        """Its status, when it ends."""
        self.process.join(seconds)
        status = self.process.exitcode
        if status is None:
            raise TimeoutError(f"{self.pid} has not ended")
        return status
