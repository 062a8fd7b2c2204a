"""Small boards of our own, for what the printed scenarios never or seldom show.

In Normandy units enter at either of two tiles, mortars reach crowds, and every action is in the
decks.  In North Africa all soldiers and vehicles of both sides meet on nine tiles, there are all
kinds of goals, and escape tiles lie under the wheels; in a yard with two gates the few men there
are shoot at parked vehicles and repair them.
"""

import json
from functools import cache
from typing import Any

from fieldcraft.games.combat_commander.content import loader as commander
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


def _deck(*cards: str) -> dict[str, dict[str, int]]:
    """Two of each card in the deck and two in the supply, and some Fog of War."""
    return {
        **{card: {"deck": 2, "supply": 2} for card in cards},
        "fog-of-war": {"deck": 2, "supply": 6},
    }


OASIS: dict[str, Any] = {
    "game": "north-africa",
    "layout": {"rows": ["@0 1A 4B 14B", "@1 19A 17B 11B", "@0 2A 22B 15A"]},
    "objectives": {"4B": 1},
    "structures": {"aircraft": "14B", "hangar": {"tile": "22B", "defence": 6}, "fuel-tank": "1A"},
    "escape": ["1A", "2A", "17B"],
    "lrdg": {
        "goal": {
            "any": [
                {"points": 4},
                {"hold": "4B", "escape": {"soldiers": 5, "vehicles": 1}},
                {"neutralise": {"soldiers": 4, "counters": ["it:medium-tank"]}},
            ]
        },
        "counters": {
            "1A": ["engineer", "machine-gunner", "saboteur"],
            "4B": ["staff-sergeant", "sniper"],
        },
        "vehicles": {
            "1A": {"patrol-truck": {"1": "scout"}, "pilot-car": {}},
            "4B": {"gun-truck": {"1": "sergeant", "3": "anti-tank-rifleman"}},
        },
        "scouted": ["1A", "4B", "14B", "19A", "2A"],
        "cards": {
            "lieutenant": {"deck": 1},
            "warrant-officer": {"deck": 1},
            **_deck(
                *("staff-sergeant", "sergeant", "scout", "saboteur"),
                *("anti-tank-rifleman", "machine-gunner", "engineer", "sniper"),
            ),
        },
    },
    "it": {
        "goal": {
            "any": [
                {"points": 4},
                {"escape": {"soldiers": 4}},
                {"neutralise": {"soldiers": 4, "vehicles": 2}},
            ]
        },
        "may-escape": [
            *("it:scout-a", "it:rifleman-a", "it:machine-gunner-a", "it:anti-tank-rifleman-a"),
            "it:light-truck",
        ],
        "counters": {
            "2A": ["tank-crew-t", "anti-tank-rifleman-a"],
            "22B": ["scout-a", "machine-gunner-a"],
        },
        "vehicles": {
            "2A": {"medium-tank": {"1": "tank-driver-t", "2": "tank-gunner-t"}, "light-truck": {}},
            "22B": {"scout-car": {"3": "rifleman-a"}},
        },
        "scouted": ["2A", "22B", "17B", "19A", "1A"],
        "cards": {
            "platoon-sergeant": {"deck": 1},
            "recon-plane": {"deck": 1},
            "squad-leader-a": {"deck": 1},
            "tank-commander-t": {"deck": 1},
            **_deck(
                *("scout-a", "rifleman-a", "machine-gunner-a", "anti-tank-rifleman-a"),
                *("tank-gunner-t", "tank-crew-t", "tank-driver-t"),
            ),
        },
    },
}


YARD: dict[str, Any] = {
    "game": "north-africa",
    "layout": {"rows": ["@0 19A 17A 16B"]},
    "lrdg": {
        "goal": {"neutralise": {"vehicles": 3}},
        "counters": {"19A": ["engineer", "anti-tank-rifleman"]},
        "vehicles": {
            "19A": {
                "patrol-truck": {"1": "machine-gunner", "3": "sergeant"},
                "gun-truck": {},
                "pilot-car": {},
            }
        },
        "scouted": ["19A", "17A"],
        "cards": _deck("engineer", "anti-tank-rifleman", "machine-gunner", "sergeant"),
    },
    "it": {
        "goal": {"neutralise": {"vehicles": 3}},
        "counters": {"17A": ["tank-crew-t", "anti-tank-rifleman-a"]},
        "vehicles": {
            "17A": {
                "medium-tank": {},
                "scout-car": {"1": "rifleman-a", "3": "machine-gunner-a"},
                "light-truck": {},
            }
        },
        "scouted": ["19A", "17A"],
        "cards": _deck("tank-crew-t", "anti-tank-rifleman-a", "machine-gunner-a", "rifleman-a"),
    },
}


@cache
def oasis() -> dict[str, Any]:
    """The board as the rules take it; read it only."""
    return plain_board(OASIS)


@cache
def yard() -> dict[str, Any]:
    """The board as the rules take it; read it only."""
    return plain_board(YARD)


@cache
def close_quarters() -> dict[str, Any]:
    """Combat Commander on seven hexes' depth: both sides defend, with every weapon and work."""
    plain: dict[str, Any] = commander.plain(
        commander.load_scenario("combat-commander", "lipki-farm")
    )
    plain = json.loads(json.dumps(plain))
    men = ["lieutenant-y", "corporal-x", "rifle", "rifle", "rifle", "rifle", "weapon-team"]
    guns = [
        ["light-mg", "medium-mortar", "flamethrower", "satchel-charge"],
        ["medium-mg", "medium-mortar", "infantry-gun", "molotov"],
    ]
    for side, nation in enumerate(plain["nations"]):
        plain["forces"][side].update(
            units=[
                {"id": one, "counter": 1 if number < 2 else 0, "hex": -1, "late": False}
                for number, one in enumerate([*men, "weapon-team"])
            ],
            weapons=[
                {"id": gun, "nation": nation, "carrier": "", "late": False} for gun in guns[side]
            ],
            radio=10,
            fortifications={"wire": 1, "mines": 1, "trench": 1, "foxholes": 1},
        )
    plain.update(
        id="close-quarters",
        custom=True,
        postures=["defend", "defend"],
        orders=[3, 3],
        surrender=[9, 9],
        sudden_death=9,
        first=0,
        initiative=1,
        hooks={"card-for-turn": True, "mines-or-card": {"side": 1, "mines": 7, "card": 32}},
        areas=[
            [index % 10 in (5, 6) for index in range(150)],
            [index % 10 in (3, 4) for index in range(150)],
        ],
        reinforcements=[
            {
                "side": side,
                "time": 3,
                "radio": 0,
                "units": [{"id": "line-team", "counter": 0, "hex": -1, "late": False}],
                "weapons": [],
            }
            for side in (0, 1)
        ],
    )
    return plain
