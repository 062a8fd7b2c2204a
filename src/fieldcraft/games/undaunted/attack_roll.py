"""The attack roll (U-704 to U-711): the defence total in its parts, and the dice against it."""

from typing import TYPE_CHECKING, Final

from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import ACTIONS

if TYPE_CHECKING:
    from fieldcraft.core.schema import RollTold

FACES: Final = 10
HILL_COVER_FROM_HILL: Final = 1

Part = tuple[str, int, str]
"""A part of the defence total: its word, its value, its clause."""


def origin_of(s: Table, shooter: int) -> int:
    """The tile an attack comes from; -1 from off the board (NA-713)."""
    return s.places[shooter] if shooter >= 0 else -1


# -- 2. Determine the defence total (U-704 to U-708) -----


def printed_covers(cover: int, hill: bool) -> list[int]:
    """U-706, U-708: what is printed on a tile, of a hill also its cover against one on a hill.

    >>> printed_covers(2, False), printed_covers(3, True)
    ([2], [3, 1])
    """
    return [cover, HILL_COVER_FROM_HILL] if hill else [cover]


def cover_of(s: Table, tile: int, from_hill: bool) -> int:
    """U-706, U-708: the tile's printed cover; a hill gives 1 to one shot at from a hill."""
    if from_hill and s.battle.hill[tile]:
        return HILL_COVER_FROM_HILL
    return s.battle.cover[tile]


def open_fire(s: Table, origin: int, target: int, base: int) -> tuple[int, int, int]:
    """U-704 to U-708: base defence, cover and range against fire across the board."""
    tile = s.places[target]
    return base, cover_of(s, tile, s.battle.hill[origin]), range_of(s, origin, tile)


def range_of(s: Table, origin: int, tile: int) -> int:
    """U-707: the distance, without the attacker's tile and with the target's."""
    return s.battle.distance[origin * s.battle.tiles + tile]


# -- 3. Roll attack dice (U-709 to U-711) -----


def is_hit(die: int, total: int) -> bool:
    """U-710, U-711: a die succeeds when it reaches the total, and a 0 always does."""
    return die >= total or die == 0


def defence_parts(s: Table, origin: int, target: int, action: int) -> list[Part]:
    """U-704: the parts of the defence total that count against an action from a tile."""
    box = s.battle.box
    values = box.defence(s, origin, target, action)
    clauses = box.defence_clauses(s, origin, target, action)
    named: list[Part] = [
        ("base", values[0], clauses[0]),
        ("cover", values[1], clauses[1]),
        ("range", values[2], clauses[2]),
    ]
    return [part for part in named if part[2]]


def roll_attack(s: Table, shooter: int, target: int, action: int, count: int) -> bool:
    """U-704, U-709, U-710: roll the dice against the defence total; one success is enough."""
    origin = origin_of(s, shooter)
    base, cover, distance = s.battle.box.defence(s, origin, target, action)
    total = base + cover + distance
    hit = False
    if s.sink is None:
        for _ in range(count):
            if is_hit(s.roll(FACES), total):
                hit = True
        return hit
    dice = [s.roll(FACES) for _ in range(count)]
    for die in dice:
        if is_hit(die, total):
            hit = True
    word = s.battle.target_ids[target]
    s.tell(
        {
            "event": "defence",
            "target": word,
            "base": base,
            "cover": cover,
            "range": distance,
            "total": total,
        },
    )
    told = roll_told(s, shooter, target, action, dice)
    s.tell({"event": "rolls", "dice": dice, "count": count, "roll": told})
    s.tell({"event": "hits" if hit else "misses", "target": word})
    return hit


def roll_told(s: Table, shooter: int, target: int, action: int, dice: list[int]) -> "RollTold":
    """U-907: the roll as everyone sees it."""
    origin = origin_of(s, shooter)
    parts = defence_parts(s, origin, target, action)
    needed = 0
    for part in parts:
        needed += part[1]
    successes = [is_hit(die, needed) for die in dice]
    is_counter = target < s.battle.counters
    tile = s.places[target] if is_counter else origin
    return {
        "kind": ACTIONS[action],
        "actors": [f"counter:{s.counter_word(shooter)}"] if shooter >= 0 else [],
        "origins": [f"tile:{s.tile_word(origin)}"] if origin >= 0 else [],
        "target": f"{'counter' if is_counter else 'structure'}:{s.battle.target_ids[target]}",
        "place": f"tile:{s.tile_word(tile)}",
        "own": [],
        "by": "each",
        "dice": dice,
        "successes": successes,
        "card": "",
        "total": sum(successes),
        "against": [{"part": part[0], "value": part[1], "clause": part[2]} for part in parts],
        "needed": needed,
        "verdict": "hit" if True in successes else "miss",
        "outcome": sum(successes),
    }
