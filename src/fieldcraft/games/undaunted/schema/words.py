"""The words of which there are few: sides, zones, faces."""

from typing import Literal

Side = Literal["us", "de", "lrdg", "it"]
Viewer = Literal["us", "de", "lrdg", "it", "spectator"]
ZoneName = Literal["hand", "discard", "deck", "play", "supply", "removed"]
Face = Literal["ready", "suppressed", "disabled"]
Bag = dict[str, int]
"""How many of each card."""
