"""Which judgement belongs to which box."""

from collections.abc import Callable
from typing import Any

from fieldcraft.games.undaunted.battle import Battle
from fieldcraft.games.undaunted.bots.judge import Judge
from fieldcraft.games.undaunted.bots.normandy.judge import NormandyJudge
from fieldcraft.games.undaunted.bots.north_africa.judge import DesertJudge
from fieldcraft.games.undaunted.bots.weights import Weights

JUDGES: dict[str, Callable[[dict[str, Any], Battle, Weights], Judge]] = {
    "normandy": NormandyJudge,
    "north-africa": DesertJudge,
}


def judge_of(view: dict[str, Any], battle: Battle, weights: Weights) -> Judge:
    """The judge of one decision, from a view and its scenario's tables."""
    return JUDGES[battle.game](view, battle, weights)
