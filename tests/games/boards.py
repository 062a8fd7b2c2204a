"""A small board of our own, for what the printed scenarios never or seldom show.

Units enter at either of two tiles, mortars reach crowds, and every action is in the decks.
"""

from functools import cache
from typing import Any

from fieldcraft.games.undaunted.content.loader import plain_board

_CARDS = {
    "platoon-sergeant": {"deck": 1},
    "platoon-guide": {"deck": 1},
    "squad-leader-a": {"deck": 1},
    "scout-a": {"deck": 2, "supply": 1},
    "rifleman-a": {"deck": 2, "supply": 3},
    "sniper": {"deck": 1, "supply": 1},
    "machine-gunner-a": {"deck": 1, "supply": 1},
    "mortar": {"deck": 3},
    "fog-of-war": {"deck": 2, "supply": 3},
}
_CROWD = ["rifleman-a", "mortar", "sniper"]

CROWDED: dict[str, Any] = {
    "layout": {"rows": ["@0 17B 3B 9A 5B", "@0 2B 13B 7A 6A"]},
    "objectives": {"17B": 1, "6A": 1, "13B": 2, "9A": 2},
    "us": {
        "goal": {"points": 5},
        "counters": {"17B": _CROWD},
        "spawns": {"17B": ["all"], "2B": ["scout-a", "machine-gunner-a"]},
        "controlled": ["17B"],
        "scouted": ["2B"],
        "cards": _CARDS,
    },
    "de": {
        "goal": {"points": 5},
        "counters": {"6A": _CROWD},
        "spawns": {"6A": ["all"], "5B": ["scout-a", "machine-gunner-a"]},
        "controlled": ["6A"],
        "scouted": ["5B"],
        "cards": _CARDS,
    },
}


@cache
def crowded() -> dict[str, Any]:
    """The board as the rules take it; read it only."""
    return plain_board(CROWDED)


EXTRA = {"normandy": [crowded]}
"""By game, boards that the tests add to the printed scenarios."""
