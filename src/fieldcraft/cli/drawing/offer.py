"""An option as it is offered to somebody."""

from dataclasses import dataclass

from fieldcraft.core import Forecast


@dataclass(frozen=True)
class Offer:
    """An option: its words, where it points, its odds."""

    words: str
    place: str = ""
    """The place of the board that it points at; empty if it points at none."""
    forecasts: tuple[Forecast, ...] = ()
