"""The words of the game, as the files write them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field, StringConstraints

from fieldcraft.games.combat_commander.actions.registry import ACTION_WORDS
from fieldcraft.games.combat_commander.events.registry import EVENT_WORDS
from fieldcraft.games.combat_commander.terms import ORDERS

Game = Literal["combat-commander"]
Side = Literal["axis", "allies"]
Nation = Literal["germany", "russia", "america"]
Owner = Literal[Nation, "shared"]
"""Whose counters they are; shared ones any nation may have."""
Quality = Literal["elite", "line", "green"]
Posture = Literal["attack", "recon", "defend"]
ForceSize = Literal["company", "detachment", "platoon"]
Edge = Literal["top", "bottom", "left", "right"]

SquadId = Literal[
    "pionier", "ss", "elite-rifle", "parachute", "rifle", "volksgrenadier", "conscript",
    "assault", "guards-smg", "guards-rifle", "smg", "militia",
    "engineer", "paratroop", "elite", "line", "green",
]  # fmt: skip
TeamId = Literal["weapon-team", "elite-team", "line-team", "green-team"]
LeaderId = Literal[
    "private", "corporal-x", "corporal-y", "sergeant-x", "sergeant-y", "lieutenant-x",
    "lieutenant-y", "captain", "hero",
]  # fmt: skip
UnitId = Literal[SquadId, TeamId, LeaderId]

WeaponId = Literal[
    "light-mg", "medium-mg", "heavy-mg", "fifty-cal", "light-mortar", "medium-mortar", "ig-18",
    "ig-33", "infantry-gun", "pack-howitzer", "flamethrower", "satchel-charge", "molotov",
]  # fmt: skip
WeaponClass = Literal["mg", "mortar", "gun", "flamethrower", "charge", "bottle"]
RadioFp = Annotated[int, Field(strict=True, ge=8, le=13)]

if TYPE_CHECKING:
    OrderId = str
    ActionId = str
    EventId = str
else:  # the words that the rules declare
    OrderId = Literal[ORDERS]
    ActionId = Literal[tuple(ACTION_WORDS)]
    EventId = Literal[tuple(EVENT_WORDS)]
TriggerId = Literal["event", "jammed", "sniper", "time"]

FortificationId = Literal["foxholes", "trench", "bunker", "pillbox", "mines", "wire"]
TerrainId = Literal[
    "building", "woods", "brush", "orchard", "field", "bridge-major", "bridge-minor", "gully",
    "water-barrier", "stream", "marsh", "open",
]  # fmt: skip
FeatureId = Literal[
    "road", "railway", "trail", "fence", "hedge", "wall", "hill", "cliff", "smoke", "blaze",
]  # fmt: skip
ChitLetter = Literal[
    "A", "B", "C", "D", "E", "F", "G", "H", "J", "K", "L", "M", "N", "P", "Q", "R", "S", "T", "U",
    "V", "W", "X",
]  # fmt: skip

HexId = Annotated[str, StringConstraints(pattern=r"^[A-O]([1-9]|10)$")]
"""A hex of the map: column letter and row number (CC-2.1)."""
Dice = Annotated[str, StringConstraints(pattern=r"^[1-6]-[1-6]$")]
"""The two dice of a card: white, then coloured (CC-1.9)."""
Die = Annotated[int, Field(strict=True, ge=1, le=6)]
Year = Annotated[int, Field(strict=True, ge=1939, le=1945)]
