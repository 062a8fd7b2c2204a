"""The words of the game, as the files write them.

What a row of a table declares (a Squad, a Weapon, a kind of terrain) or a class of the rules (an
Order, an Action, an Event) is known here by that alone.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field, StringConstraints

from fieldcraft.core.content.reading import Document, read_file
from fieldcraft.core.content.shape import written_like
from fieldcraft.games.combat_commander.actions.registry import ACTION_WORDS
from fieldcraft.games.combat_commander.events.registry import EVENT_WORDS
from fieldcraft.games.combat_commander.terms import NATIONS, ORDERS

Game = Literal["combat-commander"]
Side = Literal["axis", "allies"]
Nation = Literal["germany", "russia", "america"]
Owner = Literal[Nation, "shared"]
"""Whose counters they are; shared ones any nation may have."""
Quality = Literal["elite", "line", "green"]
Posture = Literal["attack", "recon", "defend"]
ForceSize = Literal["company", "detachment", "platoon"]
Edge = Literal["top", "bottom", "left", "right"]

WeaponClass = Literal["mg", "mortar", "gun", "flamethrower", "charge", "bottle"]
RadioFp = Annotated[int, Field(strict=True, ge=8, le=13)]

ROOT = Path(__file__).parent


@cache
def table(name: str) -> Document:
    """A table of the box as its file has it, read once."""
    return read_file(ROOT / f"{name}.yaml")


def declared(section: str, *tables: str) -> tuple[str, ...]:
    """The ids of the rows in a section of some tables, each once, in their order.

    >>> declared("types", "terrain")[:2]
    ('building', 'woods')
    """
    return tuple(dict.fromkeys(row["id"] for one in tables for row in table(one).value[section]))


SQUADS = declared("squads", *(f"{nation}/units" for nation in NATIONS))
TEAMS = declared("teams", *(f"{nation}/units" for nation in NATIONS))
LEADERS = declared("leaders", "leaders")
WEAPONS = declared("weapons", *(f"{nation}/weapons" for nation in NATIONS), "weapons")

if TYPE_CHECKING:
    SquadId = str
    TeamId = str
    LeaderId = str
    UnitId = str
    WeaponId = str
    TerrainId = str
    OrderId = str
    ActionId = str
    EventId = str
else:
    SquadId = Literal[SQUADS]
    TeamId = Literal[TEAMS]
    LeaderId = Literal[LEADERS]
    UnitId = Literal[(*SQUADS, *TEAMS, *LEADERS)]
    WeaponId = Literal[WEAPONS]
    TerrainId = Literal[declared("types", "terrain")]
    OrderId = Literal[ORDERS]
    ActionId = Literal[tuple(ACTION_WORDS)]
    EventId = Literal[tuple(EVENT_WORDS)]
TriggerId = Literal["event", "jammed", "sniper", "time"]

FortificationId = Literal["foxholes", "trench", "bunker", "pillbox", "mines", "wire"]
ChitLetter = Literal[
    "A", "B", "C", "D", "E", "F", "G", "H", "J", "K", "L", "M", "N", "P", "Q", "R", "S", "T", "U",
    "V", "W", "X",
]  # fmt: skip

HexId = Annotated[str, StringConstraints(pattern=written_like(r"^[A-O]([1-9]|10)$", "H5"))]
"""A hex of the map: column letter and row number (CC-2.1)."""
Dice = Annotated[str, StringConstraints(pattern=written_like(r"^[1-6]-[1-6]$", "2-5"))]
"""The two dice of a card: white, then coloured (CC-1.9)."""
Die = Annotated[int, Field(strict=True, ge=1, le=6)]
Year = Annotated[int, Field(strict=True, ge=1939, le=1945)]
