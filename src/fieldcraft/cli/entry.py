"""The entry point: Ctrl-C ends the command quietly at every moment of its life.

While modules are imported there is nothing to tidy up, and the process just ends. While the command
runs, the first Ctrl-C raises `KeyboardInterrupt` and a second one ends the process at once. When
everything is done, Ctrl-C no longer changes the status.
"""

import gc
import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType
from typing import NoReturn

BAD_INPUT = 2
INTERRUPTED = 130
"""The status by which shells know Ctrl-C."""
YOUNG = 500_000
"""New objects before Python looks for garbage: importing and reading files leaves hardly any."""


def main(arguments: Sequence[str] | None = None) -> None:
    """The command `fieldcraft`: ends the process with its status."""
    attentive = signal.getsignal(signal.SIGINT) != signal.SIG_IGN  # `nohup`, or a shell's `&`
    if attentive:
        signal.signal(signal.SIGINT, _leave)
        sys.unraisablehook = _unraisable
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status = _run(given, attentive)
        flush()
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    except KeyboardInterrupt:
        _leave()
    # An interrupt that came through code made from a string, as dataclasses are, is remembered by
    # CPython, which would end `python -m` by SIGINT instead of this status; more such code lets it
    # forget.
    exec("")
    if "duckdb" not in sys.modules:  # which complains about all that is left of it at the end
        gc.freeze()  # else the interpreter looks through everything again, for a tenth of a second
    sys.exit(status)


def _run(arguments: list[str], attentive: bool) -> int:
    """Run the command; its version and what is not installed are told without the rest of it."""
    if arguments == ["--version"]:
        sys.stdout.write(f"{version()}\n")
        return 0
    gc.set_threshold(YOUNG)
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # it reads all of the environment
    from fieldcraft.cli.extras import extra_for, tell_missing

    try:
        from fieldcraft.cli.start import run

        if attentive:
            signal.signal(signal.SIGINT, _interrupt)
        return run(arguments)
    except ModuleNotFoundError as error:
        extra = extra_for(error, arguments)
        if extra is None:
            raise
        sys.stderr.write(f"{tell_missing(extra, arguments, os.environ)}\n")
        return BAD_INPUT


def version() -> str:
    """What `--version` says."""
    from fieldcraft import __version__
    from fieldcraft.core.build import BUILD

    return f"fieldcraft {__version__} ({BUILD})"


def flush() -> None:
    """Flush the output, if anybody reads it."""
    try:
        sys.stdout.flush()
    except OSError:
        drop_output()


def drop_output() -> None:
    """Nobody reads any more: discard the interpreter's last flush."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


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


def was_interrupted() -> bool:
    """Whether the first Ctrl-C has been raised; a library may have made another error of it."""
    return signal.getsignal(signal.SIGINT) is _leave


def _unraisable(problem: "sys.UnraisableHookArgs") -> None:
    """An interrupt that hits where Python cannot raise, in a destructor say, is not lost."""
    if problem.exc_type is KeyboardInterrupt:
        _leave()
    sys.__unraisablehook__(problem)
