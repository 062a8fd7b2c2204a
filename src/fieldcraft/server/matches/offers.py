"""What players offer each other across the table: to take back, to draw, to leave it at that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from fieldcraft.server.storage.visibility import HIDDEN

Kind = Literal["takeback", "draw", "abandon"]


@dataclass(frozen=True)
class Offer:
    """An offer on the table; the other side may accept or decline, its own withdraw it."""

    kind: Kind
    side: str
    count: int = 0
    """Of a takeback: how many of its own choices the side wants back."""

    def plain(self) -> dict[str, Any]:
        """As the match's row keeps it."""
        return {"kind": self.kind, "side": self.side, "count": self.count}


def offers_from(plain: Sequence[dict[str, Any]]) -> list[Offer]:
    """The offers of a row."""
    return [Offer(one["kind"], one["side"], one["count"]) for one in plain]


def lapse(offers: list[Offer], kind: str, side: str, seen: int) -> list[Offer]:
    """The offers that still stand after an entry of a side (or of the `table`).

    A hidden choice leaves them alone, or they would tell of it.  Any other one lets a takeback
    lapse; a draw that was offered is declined when the other side plays on.
    """
    if seen & HIDDEN:
        return offers
    if kind == "act":
        return []
    return [offer for offer in offers if offer.kind != "takeback" and offer.side == side]
