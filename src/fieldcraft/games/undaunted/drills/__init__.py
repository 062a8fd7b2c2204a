"""How drills of Undaunted are written, and how its table answers them."""

from fieldcraft.games.undaunted.drills.table import (
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
    """How a drill of a box is written; the models of the other box are not imported for it."""
    if game == "normandy":
        from fieldcraft.games.undaunted.drills.normandy import NormandyDrill

        return NormandyDrill
    from fieldcraft.games.undaunted.drills.north_africa import NorthAfricaDrill

    return NorthAfricaDrill
