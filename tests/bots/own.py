"""Bots as people write them, with mistakes."""

import sys
from typing import Any

from fieldcraft.bots import Bot, Seat


class Raising(Bot):
    """Looks beyond its options once it has bid."""

    name = "raising"

    def choose(self, seat: Seat) -> int:
        return seat.options[0 if seat.question == "bid" else 99]


class Leaving(Bot):
    """Ends the whole process instead of its turn."""

    name = "leaving"

    def choose(self, seat: Seat) -> int:
        sys.exit(0)


class Answering(Bot):
    """Answers whatever it was told to, an option or not."""

    name = "answering"
    answer: Any = "bid scout-a"  # whatever somebody's bot may return

    def choose(self, seat: Seat) -> int:
        answer: int = self.answer
        return answer


class Unmakeable(Bot):
    """Wants more than a seed."""

    name = "unmakeable"

    def __init__(self, seed: int) -> None:
        raise RuntimeError("no weights")

    def choose(self, seat: Seat) -> int:
        return seat.options[0]
