"""An option as it is offered to somebody."""

from dataclasses import dataclass

from fieldcraft.core import Forecast


@dataclass(frozen=True)
class Offer:
    """An option: its words, what it points at, its odds."""

    words: str
    refs: tuple[str, ...] = ()
    forecasts: tuple[Forecast, ...] = ()

    @property
    def place(self) -> str:
        """The tile or hex that it points at; empty if it points at none."""
        for ref in self.refs:
            kind, _, word = ref.partition(":")
            if kind in ("tile", "hex"):
                return word
        return ""
