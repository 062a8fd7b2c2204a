"""Positions of North Africa for the tests of the terminal."""

from typing import Any

from fieldcraft.record.match import Match
from tests.cli.tables import at

Position = dict[str, Any]

CROWDED: Position = {
    "scenario": "barce",
    "phase": "turns",
    "active": "lrdg",
    "counters": {
        "lrdg:sergeant": {"vehicle": "it:scout-car", "seat": 1},
        "lrdg:scout": {"vehicle": "it:scout-car", "seat": 2, "face": "suppressed"},
        "lrdg:saboteur": "16A",
        "lrdg:engineer": "16A",
        "lrdg:machine-gunner": "16A",
        "lrdg:anti-tank-rifleman": {"tile": "16A", "face": "suppressed"},
        "lrdg:pilot-car": {"tile": "16A", "damage": 3},
        "it:scout-car": {"tile": "16A", "damage": 2, "owner": "lrdg"},
        "it:medium-tank": {"tile": "16A", "damage": 1},
        "it:tank-gunner-t": {"vehicle": "it:medium-tank", "seat": 1},
        "it:tank-driver-t": {"vehicle": "it:medium-tank", "seat": 2},
        "it:tank-crew-t": "16A",
        "it:anti-tank-rifleman-a": "16A",
        "it:scout-a": "16A",
    },
    "markers": {"lrdg": {"16A": "scouted", "15B": "scouted"}, "it": {"16A": "controlled"}},
    "destroyed": {"lrdg": ["hangar"]},
    "neutralised": {"it": ["lrdg:sniper"]},
    "lrdg": {
        "hand": {"saboteur": 1, "engineer": 1, "sergeant": 1, "machine-gunner": 1},
        "deck": {"scout": 2, "lieutenant": 1},
        "supply": {"fog-of-war": 3},
    },
    "it": {"hand": {"scout-a": 1}, "supply": {"fog-of-war": 1}},
}
"""One tile of scenario 11 with seven soldiers on foot, a disabled vehicle, a captured one, a tank
whose crew sits in wrong seats, and a structure; another structure is gone."""

DRIVE: Position = {
    "board": {
        "layout": {"rows": ["@0 4A 1B", "@1 20A 14B"]},
        "objectives": {"14B": 2},
        "escape": ["20A"],
        "structures": {"hangar": "14B"},
    },
    "goals": {
        "lrdg": {"hold": "4A", "escape": {"soldiers": 2}},
        "it": {"any": [{"points": 4}, {"neutralise": {"vehicles": 1, "soldiers": 2}}]},
    },
    "phase": "turns",
    "active": "lrdg",
    "counters": {
        "lrdg:patrol-truck": {"tile": "4A", "damage": 1},
        "lrdg:scout": {"vehicle": "lrdg:patrol-truck", "seat": 1},
        "lrdg:sniper": {"vehicle": "lrdg:patrol-truck", "seat": 3},
        "lrdg:engineer": "4A",
        "it:light-truck": "4A",
        "it:rifleman-a": {"tile": "14B", "face": "suppressed"},
        "it:scout-a": "14B",
    },
    "markers": {"lrdg": {"4A": "scouted", "20A": "scouted"}, "it": {"14B": "controlled"}},
    "lrdg": {
        "hand": {"scout": 2, "engineer": 1, "sniper": 1},
        "deck": {"lieutenant": 1},
        "supply": {"fog-of-war": 2},
    },
    "it": {"hand": {"rifleman-a": 1, "scout-a": 1}, "supply": {"fog-of-war": 1}},
}
"""Four tiles: a manned truck and an empty Italian one, rough ground, a way out, a hangar."""


def in_the_desert(position: Position, **changes: Any) -> Match:
    """A match from one of these positions, changed."""
    return at({**position, **changes}, "north-africa")
