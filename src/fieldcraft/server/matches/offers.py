"""Offers between players: a takeback, a draw, to abandon the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from fieldcraft.server.storage.visibility import HIDDEN

Kind = Literal["takeback", "draw", "abandon"]


@dataclass(frozen=True)
class Offer:
    """An open offer; the other side may accept or decline, its own withdraw it."""

    kind: Kind
    side: str
    count: int = 0
    """Of a takeback: how many of its own choices the side wants back."""
    commitment: str = ""
    """Of a takeback: to the side's share of the new dice; empty if it adds nothing."""

    def plain(self) -> dict[str, Any]:
        """As the match's row stores it."""
        plain: dict[str, Any] = {"kind": self.kind, "side": self.side, "count": self.count}
        return {**plain, "commitment": self.commitment} if self.commitment else plain


def offers_from(plain: Sequence[dict[str, Any]]) -> list[Offer]:
    """The offers of a row."""
    return [
        Offer(one["kind"], one["side"], one["count"], one.get("commitment", "")) for one in plain
    ]


def lapse(offers: list[Offer], kind: str, side: str, seen: int) -> list[Offer]:
    """The offers still open after an entry of a side (or of the `table`).

    A hidden choice leaves them alone, or they would reveal it. Any other lets a takeback lapse; a
    draw offer is declined when the other side plays on.
    """
    if seen & HIDDEN:
        return offers
    if kind == "act":
        return []
    return [offer for offer in offers if offer.kind != "takeback" and offer.side == side]
