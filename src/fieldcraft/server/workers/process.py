"""A worker process: reads a task, does it, writes the answer, until its pipe closes.

Started as `python -m fieldcraft.server.workers.process KIND warm|cold`; the kind is a module of
this package with `TASKS` (functions by name, from plain values to plain values) and `warm_up`.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from typing import Any, BinaryIO

from fieldcraft.server.workers.messages import pack, read_message

KINDS = ("bot_tasks", "record_tasks", "review_tasks")
NICER = 19
"""Workers yield to the server, which has people waiting."""


def main(kind: str, warmth: str) -> None:
    """Serve until the server closes the pipe, or is gone."""
    # Ctrl-C reaches the whole process group; the server decides when its workers end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        # Not a session of its own: Linux shares the processor fairly between sessions, whatever
        # their processes' niceness, so that a thinking bot would get as much as the server.
        os.setpgid(0, 0)
        os.nice(NICER)
    answers = _own_output()
    gc.disable()  # nothing that is loaded now is garbage
    module = import_module(f"{__package__}.{kind}")
    if warmth == "warm":
        module.warm_up()
    gc.freeze()
    gc.enable()
    _say(answers, {"ready": True})
    while (message := read_message(sys.stdin.buffer)) is not None:
        _say(answers, _done(module.TASKS, message))


def _done(tasks: Mapping[str, Callable[[Any], Any]], message: Mapping[str, Any]) -> dict[str, Any]:
    """The result of a task; if it fails, that is the answer, and the worker lives on."""
    try:
        return {"answer": tasks[message["task"]](message["body"])}
    except Exception as error:
        traceback.print_exc()
        return {"failed": f"{type(error).__name__}: {error}"[:500]}


def _own_output() -> BinaryIO:
    """The pipe to the server; whatever else is printed goes to the server's log."""
    pipe = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return pipe


def _say(pipe: BinaryIO, value: Mapping[str, Any]) -> None:
    try:
        pipe.write(pack(value))
        pipe.flush()
    except OSError:
        sys.exit(0)  # the server is gone, and nobody waits for this


if __name__ == "__main__":
    main(*sys.argv[1:])
