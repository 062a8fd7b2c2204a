"""The words of which there are few: sides, zones, faces."""

from typing import TYPE_CHECKING, Literal

Side = Literal["us", "de", "lrdg", "it"]
Viewer = Literal["us", "de", "lrdg", "it", "spectator"]
if TYPE_CHECKING:
    SideKey = str  # whoever reads a view has the words of its sides
else:
    SideKey = Side
ZoneName = Literal["hand", "discard", "deck", "play", "supply", "removed"]
Face = Literal["ready", "suppressed", "disabled"]
Bag = dict[str, int]
"""How many of each card."""
