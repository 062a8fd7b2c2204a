"""The orders that a player of Undaunted leaves behind (see `record.standing_order`)."""

from fieldcraft.games.undaunted.standing.bids import Bid, BidInRound
from fieldcraft.games.undaunted.standing.offers import offered, proposed
from fieldcraft.games.undaunted.standing.turns import EndTurnUnlessHeld, EndTurnUnlessNear

ORDERS = (BidInRound, Bid, EndTurnUnlessNear, EndTurnUnlessHeld)

__all__ = ["ORDERS", "offered", "proposed"]
