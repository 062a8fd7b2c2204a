"""Mass self-play: many games between bots, and what came of them (docs/bots.md)."""

from fieldcraft.lab.simulate import (
    DECISION_LIMIT,
    GameResult,
    SimulationError,
    Spread,
    Summary,
    play_game,
    simulate,
)

__all__ = [
    "DECISION_LIMIT",
    "GameResult",
    "SimulationError",
    "Spread",
    "Summary",
    "play_game",
    "simulate",
]
