"""The words of North Africa: sides, squads, titles, soldiers, vehicles, structures, actions."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import StringConstraints

from fieldcraft.games.undaunted.content.tables import action_pattern

Game = Literal["north-africa"]
Side = Literal["lrdg", "it"]
Squad = Literal["A", "T"]
Specialism = Literal["driver", "gunner", "crew"]
"""What lets a soldier work a seat of the Medium Tank (NA-105)."""
Title = Literal[
    "lieutenant", "warrant-officer", "staff-sergeant", "sergeant", "scout", "saboteur",
    "anti-tank-rifleman", "machine-gunner", "engineer", "sniper",
    "platoon-sergeant", "recon-plane", "squad-leader", "tank-commander",
    "rifleman", "tank-gunner", "tank-crew", "tank-driver",
    "fog-of-war",
]  # fmt: skip
Word = Literal[
    "move", "scout", "stalk",
    "bolster", "command", "conceal", "control", "inspire", "recon",
    "navigate", "survey", "repair",
    "attack", "suppress", "strafe", "anti-tank", "demolition",
]  # fmt: skip
SeatWord = Literal["drive", "navigate", "control", "attack", "suppress", "anti-tank"]
"""What a vehicle's seats offer; Drive stands on no soldier's card (NA-503)."""

LrdgSoldier = Literal[
    "staff-sergeant", "sergeant", "scout", "saboteur", "anti-tank-rifleman", "machine-gunner",
    "engineer", "sniper",
]  # fmt: skip
ItalianSoldier = Literal[
    "scout-a", "rifleman-a", "machine-gunner-a", "anti-tank-rifleman-a",
    "tank-gunner-t", "tank-crew-t", "tank-driver-t",
]  # fmt: skip
LrdgVehicle = Literal["patrol-truck", "gun-truck", "pilot-car"]
ItalianVehicle = Literal["medium-tank", "scout-car", "light-truck"]
VehicleId = Literal[
    "patrol-truck", "gun-truck", "pilot-car", "medium-tank", "scout-car", "light-truck",
]  # fmt: skip
LrdgCard = Literal[
    "lieutenant", "warrant-officer", "staff-sergeant", "sergeant", "scout", "saboteur",
    "anti-tank-rifleman", "machine-gunner", "engineer", "sniper", "fog-of-war",
]  # fmt: skip
ItalianCard = Literal[
    "platoon-sergeant", "recon-plane", "squad-leader-a", "tank-commander-t",
    "scout-a", "rifleman-a", "machine-gunner-a", "anti-tank-rifleman-a",
    "tank-gunner-t", "tank-crew-t", "tank-driver-t", "fog-of-war",
]  # fmt: skip
CardId = Literal[
    "lieutenant", "warrant-officer", "staff-sergeant", "sergeant", "scout", "saboteur",
    "anti-tank-rifleman", "machine-gunner", "engineer", "sniper",
    "platoon-sergeant", "recon-plane", "squad-leader-a", "tank-commander-t",
    "scout-a", "rifleman-a", "machine-gunner-a", "anti-tank-rifleman-a",
    "tank-gunner-t", "tank-crew-t", "tank-driver-t", "fog-of-war",
]  # fmt: skip
"""A type of card of either side: title and squad letter."""
VehicleCounter = Literal[
    "lrdg:patrol-truck", "lrdg:gun-truck", "lrdg:pilot-car",
    "it:medium-tank", "it:scout-car", "it:light-truck",
]  # fmt: skip
CounterId = Literal[
    "lrdg:staff-sergeant", "lrdg:sergeant", "lrdg:scout", "lrdg:saboteur",
    "lrdg:anti-tank-rifleman", "lrdg:machine-gunner", "lrdg:engineer", "lrdg:sniper",
    "lrdg:patrol-truck", "lrdg:gun-truck", "lrdg:pilot-car",
    "it:scout-a", "it:rifleman-a", "it:machine-gunner-a", "it:anti-tank-rifleman-a",
    "it:tank-gunner-t", "it:tank-crew-t", "it:tank-driver-t",
    "it:medium-tank", "it:scout-car", "it:light-truck",
]  # fmt: skip
"""A counter: side and soldier, or side and vehicle (NA-102)."""
StructureId = Literal[
    "aircraft", "fuel-tank", "motor-pool", "ammunition-store", "hangar", "radio-mast",
]  # fmt: skip

Action = Annotated[str, StringConstraints(pattern=action_pattern(get_args(Word), get_args(Squad)))]
"""An action as printed: its word, its value if it has one, its squad letter if it has one."""
SeatAction = Annotated[str, StringConstraints(pattern=action_pattern(get_args(SeatWord)))]
"""A vehicle action as printed on a seat: its word, and its value if it has one."""
