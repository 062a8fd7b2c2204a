"""Slices of a core: servers that get so little of it that they are what is measured.

Where players, database and servers share a few cores, two servers at full speed take from the
others what they need to keep up. With a slice each, by a control group of Linux, both have exactly
what one had alone, whatever else runs beside them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path("/sys/fs/cgroup")
PERIOD = 10_000
"""Microseconds; a server that has used up its slice waits until the next period."""


@contextmanager
def slices(count: int, part: float) -> Iterator[list[Path]]:
    """Groups whose processes get this part of a core; empty where none can be made.

    A process joins by its number in the group's `cgroup.procs`, and must have ended before these
    are removed.
    """
    made: list[Path] = []
    try:
        for number in range(count):
            group = _folder() / f"fieldcraft-bench-{number}"
            group.mkdir(exist_ok=True)
            made.append(group)
            quota = int(part * PERIOD)
            if (group / "cpu.max").exists():
                limits = [("cpu.max", f"{quota} {PERIOD}"), ("cpu.weight", "10000")]
            else:
                limits = [("cpu.cfs_period_us", str(PERIOD)), ("cpu.cfs_quota_us", str(quota))]
                limits.append(("cpu.shares", "262144"))
            for name, limit in limits:
                (group / name).write_text(limit)
        ready = True
    except OSError:
        ready = False
    try:
        yield made if ready else []
    finally:
        for group in made:
            group.rmdir()


def _folder() -> Path:
    """Where groups that limit the processor are made: the first or the second kind of groups."""
    first = ROOT / "cpu"
    return first if (first / "cpu.cfs_quota_us").exists() else ROOT
