"""The orders that a player of Combat Commander leaves behind (see `record.standing_order`)."""

from fieldcraft.games.combat_commander.standing.actions import DigInAt, PlayAction, RollLeadersLast
from fieldcraft.games.combat_commander.standing.fire import FireAtOdds, FireWithFirepower
from fieldcraft.games.combat_commander.standing.offers import offered, proposed
from fieldcraft.games.combat_commander.standing.passes import LetPass, PassUnless
from fieldcraft.games.combat_commander.standing.rerolls import RerollToSave

ORDERS = (
    FireWithFirepower,
    FireAtOdds,
    LetPass,
    PassUnless,
    RerollToSave,
    PlayAction,
    DigInAt,
    RollLeadersLast,
)

__all__ = ["ORDERS", "offered", "proposed"]
