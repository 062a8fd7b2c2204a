"""The entry point: Ctrl-C ends the command quietly at every moment of its life.

While modules are imported there is nothing to tidy up, and the process just ends. While the command
runs, the first Ctrl-C raises `KeyboardInterrupt` and a second one ends the process at once. When
everything is done, Ctrl-C no longer changes the status.
"""

import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType
from typing import NoReturn

INTERRUPTED = 130
"""The status by which shells know Ctrl-C."""


def main(arguments: Sequence[str] | None = None) -> None:
    """The command `fieldcraft`: ends the process with its status."""
    attentive = signal.getsignal(signal.SIGINT) != signal.SIG_IGN  # `nohup`, or a shell's `&`
    if attentive:
        signal.signal(signal.SIGINT, _leave)
        sys.unraisablehook = _unraisable
    from fieldcraft.cli.start import flush, run

    try:
        if attentive:
            signal.signal(signal.SIGINT, _interrupt)
        status = run(list(sys.argv[1:] if arguments is None else arguments))
        flush()
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    except KeyboardInterrupt:
        _leave()
    sys.exit(status)


def _leave(_number: int = 0, _frame: FrameType | None = None) -> NoReturn:
    """End the process, and what it started, without another word."""
    multiprocessing = sys.modules.get("multiprocessing")
    for child in multiprocessing.active_children() if multiprocessing else []:
        child.kill()
    os._exit(INTERRUPTED)


def _interrupt(_number: int, _frame: FrameType | None) -> NoReturn:
    """Stop the command, which may still save and explain; a second Ctrl-C does not wait for it."""
    signal.signal(signal.SIGINT, _leave)
    raise KeyboardInterrupt


def _unraisable(problem: "sys.UnraisableHookArgs") -> None:
    """An interrupt that hits where Python cannot raise, in a destructor say, is not lost."""
    if problem.exc_type is KeyboardInterrupt:
        _leave()
    sys.__unraisablehook__(problem)
