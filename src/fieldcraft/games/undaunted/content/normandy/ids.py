"""The words of Normandy: sides, squads, titles, units, cards, counters, actions."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import StringConstraints

from fieldcraft.games.undaunted.content.tables import action_pattern

Game = Literal["normandy"]
Side = Literal["us", "de"]
Squad = Literal["A", "B", "C"]
Title = Literal[
    "platoon-sergeant", "platoon-guide", "squad-leader",
    "scout", "rifleman", "sniper", "machine-gunner", "mortar",
    "fog-of-war",
]  # fmt: skip
Word = Literal[
    "move", "guide", "scout", "stalk",
    "bolster", "command", "conceal", "control", "inspire", "recon", "target",
    "attack", "suppress", "blast",
]  # fmt: skip
Unit = Literal[
    "scout-a", "scout-b", "scout-c", "rifleman-a", "rifleman-b", "rifleman-c", "sniper",
    "machine-gunner-a", "machine-gunner-b", "machine-gunner-c", "mortar",
]  # fmt: skip
"""A combat unit: title and squad letter."""
CardId = Literal[
    "platoon-sergeant", "platoon-guide", "squad-leader-a", "squad-leader-b", "squad-leader-c",
    "scout-a", "scout-b", "scout-c", "rifleman-a", "rifleman-b", "rifleman-c", "sniper",
    "machine-gunner-a", "machine-gunner-b", "machine-gunner-c", "mortar", "fog-of-war",
]  # fmt: skip
"""A type of card: title and squad letter."""
CounterId = Literal[
    "us:scout-a", "us:scout-b", "us:scout-c", "us:rifleman-a", "us:rifleman-b", "us:rifleman-c",
    "us:sniper", "us:machine-gunner-a", "us:machine-gunner-b", "us:machine-gunner-c", "us:mortar",
    "de:scout-a", "de:scout-b", "de:scout-c", "de:rifleman-a", "de:rifleman-b", "de:rifleman-c",
    "de:sniper", "de:machine-gunner-a", "de:machine-gunner-b", "de:machine-gunner-c", "de:mortar",
]  # fmt: skip
"""A counter: side and unit."""
SpawnWord = Literal[
    "all", "A", "B", "C", "scout", "rifleman", "sniper", "machine-gunner", "mortar",
    "scout-a", "scout-b", "scout-c", "rifleman-a", "rifleman-b", "rifleman-c",
    "machine-gunner-a", "machine-gunner-b", "machine-gunner-c",
]  # fmt: skip
"""Whom a spawn marker admits: all, a squad, a kind of unit, or one unit (UN-104)."""

Action = Annotated[str, StringConstraints(pattern=action_pattern(get_args(Word), get_args(Squad)))]
"""An action as printed: its word, its value if it has one, its squad letter if it has one."""
