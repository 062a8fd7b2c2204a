"""Which judgement belongs to which box."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fieldcraft.games.undaunted.bots.judge import Judge
from fieldcraft.games.undaunted.bots.normandy.judge import NormandyJudge
from fieldcraft.games.undaunted.bots.north_africa.judge import DesertJudge
from fieldcraft.games.undaunted.bots.weights import Weights
from fieldcraft.games.undaunted.table.battle import Battle

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView

JUDGES: dict[str, Callable[[UndauntedView, Battle, Weights], Judge]] = {
    "normandy": NormandyJudge,
    "north-africa": DesertJudge,
}


def judge_of(view: UndauntedView, battle: Battle, weights: Weights) -> Judge:
    """The judge of one decision, from a view and its scenario's tables."""
    return JUDGES[battle.game](view, battle, weights)
