"""Matches for the tests of this package, played at random but the same every time.

After a rules change that is meant, `python -m tests.record.play` regenerates the kept records.
"""

import random
from pathlib import Path

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.record.match import Match

KEY = key_from_seed(7)
FIXTURES = Path(__file__).parent / "fixtures"


def random_match(
    seed: int,
    entries: int = 5000,
    scenario: object = "la-raye",
    taking_back: bool = False,
    game: str = "normandy",
) -> Match:
    """A match played at random to its end, or to so many entries; Anna plays the first side."""
    anna = {games.get(game).sides[0]: "Anna"}
    match = Match.start(game, scenario, key_from_seed(seed), players=anna)
    return played(match, seed, entries, taking_back)


def played(match: Match, seed: int, entries: int, taking_back: bool) -> Match:
    """The match, played on at random."""
    rng = random.Random(seed)
    while match.outcome is None and len(match.steps) < entries:
        side = rng.choice(match.waiting)
        match.choose(side, rng.choice(match.options(side)))
        if taking_back and match.outcome is None:
            luck = rng.random()
            if luck < 0.15 and match.can_undo(side):
                match.undo(side)
            elif luck > 0.97 and len(match.steps) > 5:
                match.takeback(rng.randint(1, 5))
    return match


def duel(**changes: object) -> dict[str, object]:
    """A small position with the US to play; its dice and draws are left to chance."""
    return {
        "scenario": "la-raye",
        "clear": True,
        "counters": {"us:rifleman-a": "17B", "de:rifleman-a": "17B"},
        "us": {"hand": ["rifleman-a", "scout-a"], "deck": {"rifleman-b": 4, "scout-b": 3}},
        "de": {"hand": ["rifleman-a", "scout-a"], "deck": {"rifleman-b": 4, "scout-b": 3}},
        **changes,
    }


def raid(**changes: object) -> dict[str, object]:
    """A crew beside a hangar, a car that was damaged before; dice and draws are left to chance."""
    return {
        "board": {
            "game": "north-africa",
            "layout": {"rows": ["@0 1A 19B 4A 5A"]},
            "escape": ["1A"],
            "structures": {"hangar": {"tile": "19B", "defence": 6}, "aircraft": "4A"},
            "lrdg": {"goal": {"any": [{"points": 2}, {"escape": {"soldiers": 3}}]}},
            "it": {"goal": {"neutralise": {"soldiers": 2, "vehicles": 1}}},
        },
        "counters": {
            "lrdg:patrol-truck": "1A",
            "lrdg:sergeant": {"vehicle": "lrdg:patrol-truck", "seat": 1},
            "lrdg:scout": {"vehicle": "lrdg:patrol-truck", "seat": 2},
            "lrdg:machine-gunner": {"vehicle": "lrdg:patrol-truck", "seat": 3},
            "lrdg:saboteur": "19B",
            "it:scout-car": {"tile": "4A", "damage": 2},
            "it:rifleman-a": {"vehicle": "it:scout-car", "seat": 1},
            "it:anti-tank-rifleman-a": {"tile": "5A", "face": "suppressed"},
        },
        "markers": {
            "lrdg": {"1A": "scouted", "19B": "scouted"},
            "it": {"5A": "scouted", "4A": "controlled"},
        },
        "lrdg": {
            "hand": ["sergeant", "saboteur", "scout", "machine-gunner"],
            "deck": {"sergeant": 2, "saboteur": 2, "scout": 2, "machine-gunner": 2},
            "supply": {"fog-of-war": 5},
        },
        "it": {
            "hand": ["rifleman-a", "anti-tank-rifleman-a", "recon-plane", "fog-of-war"],
            "deck": {"rifleman-a": 3, "anti-tank-rifleman-a": 3, "fog-of-war": 2},
            "supply": {"fog-of-war": 4},
        },
        **changes,
    }


def patrol(**changes: object) -> dict[str, object]:
    """Germans and Russians on broken ground, the Axis to move; cards are left to chance."""
    return {
        "map": "open",
        "ground": {"terrain": {"C5": "woods", "D6": "building"}, "walls": ["D6/E6"]},
        "units": {
            "axis:corporal-x-1": "C3",
            "axis:rifle-2": "C3",
            "axis:rifle-3": {"hex": "B3", "broken": True, "suppressed": True},
            "axis:weapon-team-4": {"hex": "B3", "veteran": True},
            "axis:rifle-5": {"space": 2},
            "allies:sergeant-y-1": "D6",
            "allies:rifle-2": "D6",
            "allies:smg-3": "E7",
            "allies:rifle-4": "casualty",
        },
        "weapons": {
            "light-mg-1": "axis:rifle-2",
            "light-mortar-2": {"holder": "axis:weapon-team-4", "broken": True},
            "heavy-mg-3": "allies:rifle-2",
        },
        "radios": {"axis": 9},
        "hexes": {"D6": {"fort": "foxholes"}, "C7": {"smoke": 4}, "H5": {"blaze": True}},
        "chits": {"open": ["C"], "secret": {"axis": ["A"], "allies": ["B"]}},
        "objectives": {"3": "allies"},
        "vp": -1,
        "sudden-death": 5,
        "initiative": "allies",
        "axis": {"hand": ["move#g-19", "fire#g-50", "recover#g-9"]},
        "allies": {"hand": ["fire#r-64", "move#r-20"]},
        **changes,
    }


def kept_matches() -> dict[str, Match]:
    """The matches whose records are kept in `fixtures`."""
    players = {"us": "Anna", "de": "Żaneta Ёлкина"}
    fight = Match.from_position("normandy", duel(dice=[9, 1, 0]), KEY, players)
    for words in ("us: play rifleman-a", "us: attack", "us: end", "de: end"):
        fight.choose(*words.split(": "))
    fight.takeback(2)
    for words in ("us: play scout-a", "us: hunker"):
        fight.choose(*words.split(": "))
    fight.resign("de")
    night = Match.from_position("north-africa", raid(), KEY, {"lrdg": "Anna", "it": "Łucja"})
    return {
        "duel": fight,
        "la-raye": random_match(12, taking_back=True),
        "raid": played(night, 12, 150, taking_back=True),
        "barce": random_match(12, 400, "barce", taking_back=True, game="north-africa"),
        "patrol": played(
            Match.from_position("combat-commander", patrol(), KEY), 12, 150, taking_back=True
        ),
        "lipki-farm": random_match(12, 400, "lipki-farm", True, "combat-commander"),
    }


if __name__ == "__main__":
    for name, match in kept_matches().items():
        match.save(FIXTURES / f"{name}.record")
