"""Mass self-play: many games between bots, and what came of them (docs/bots.md)."""

from fieldcraft.lab.play import DECISION_LIMIT, play_game
from fieldcraft.lab.simulate import GameResult, SimulationError, Spread, Summary, simulate

__all__ = [
    "DECISION_LIMIT",
    "GameResult",
    "SimulationError",
    "Spread",
    "Summary",
    "play_game",
    "simulate",
]
