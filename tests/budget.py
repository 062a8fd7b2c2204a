"""How much the tests that could go on for ever do: enough in every run, more in a full one."""

import os

FULL = bool(os.environ.get("FIELDCRAFT_FULL"))
"""Whether `./dev test --full` runs them."""


def budget(normal: int, full: int) -> int:
    """How many cases to try."""
    return full if FULL else normal
