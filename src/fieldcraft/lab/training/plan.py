"""What is to be trained."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from fieldcraft.lab.training.learning import TrainingSettings

HELD_OUT: Final = 10_000_000
"""Where the seeds of games begin that nothing is learnt from."""


@dataclass(frozen=True)
class TrainingPlan:
    """A scenario, and in how many games a hand is trained for it."""

    game: str
    scenario: str
    games: int
    settings: TrainingSettings = field(default_factory=TrainingSettings)
    pairs: int = 50
    """Of games afterwards, which tell how it does against the quick hand."""
    folder: str = ""
    """Where it is kept how far training has come; empty for nowhere."""
    sparring: str = ""
    """A bot that some of the games are against; empty for none."""
    thinks: int | None = None
    """So many choices a captain shall make in thought for each card or Order besides; None for as
    many as the packaged hand says."""
