"""An option as it is offered to somebody."""

from dataclasses import dataclass

from fieldcraft.core import Forecast


@dataclass(frozen=True)
class Offer:
    """An option: its words, where it points, its odds, a warning."""

    words: str
    place: str = ""
    """The place of the board that it points at; empty if it points at none."""
    forecasts: tuple[Forecast, ...] = ()
    caution: str = ""
    """What one should know before it; mostly empty."""
