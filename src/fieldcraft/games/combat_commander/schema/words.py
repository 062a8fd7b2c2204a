"""The words of which there are few: sides, kinds, fortifications, flags."""

from typing import TYPE_CHECKING, Literal

Side = Literal["axis", "allies"]
Viewer = Literal["axis", "allies", "spectator"]
if TYPE_CHECKING:
    SideKey = str  # whoever reads a view has the words of its sides
else:
    SideKey = Side
Phase = Literal["set-up", "play", "over"]
Kind = Literal["squad", "team", "leader"]
Fort = Literal["foxholes", "trench", "bunker", "pillbox", "mines", "wire"]
Flag = Literal[
    "broken", "suppressed", "veteran", "activated", "moving", "grouped", "finished", "on-road",
    "opportunity", "fired", "assaulted", "ordered", "entered", "stepped", "flanking",
]  # fmt: skip
"""The flags of a unit, from the lowest bit on, as `terms.FLAG_WORDS` has them."""
