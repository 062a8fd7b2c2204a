"""Where a match stands: who decides, or how it ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Decision:
    """Who decides now, on which question, and by which rule."""

    sides: tuple[str, ...]
    question: str
    clause: str


@dataclass(frozen=True)
class Outcome:
    """How a match ended; no winner in a draw."""

    winner: str | None
    reason: str
    margin: int
