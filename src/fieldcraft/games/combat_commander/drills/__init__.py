"""How drills of Combat Commander are written, and how its table answers them."""

from fieldcraft.games.combat_commander.drills.form import CombatCommanderDrill
from fieldcraft.games.combat_commander.drills.table import (
    EVENTS,
    differences,
    feed,
    left,
    set_up,
    zone_cards,
)
from fieldcraft.record.drills.models import Drill

__all__ = ["EVENTS", "differences", "feed", "form", "left", "set_up", "zone_cards"]


def form(game: str) -> type[Drill]:
    """How a drill is written."""
    return CombatCommanderDrill
