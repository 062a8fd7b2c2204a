"""Markers on the map (CC-8.1, CC-F100, CC-T94, GAP-49): Smoke, Blaze and fortifications."""

from fieldcraft.games.combat_commander.cards.blind_draws import draw_lot
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    BLAZE,
    FORT_MASK,
    FORTIFICATIONS,
    SMOKE_MASK,
    SMOKE_SHIFT,
)
from fieldcraft.games.combat_commander.terrain.ground import WATER_BARRIER
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word


def can_take_smoke(s: Table, index: int) -> bool:
    """CC-8.1.5, CC-T98: not in a Blaze, not over a Water Barrier."""
    return not s.hexes[index] & BLAZE and s.battle.ground.terrain[index] != WATER_BARRIER


def place_random_smoke(s: Table, index: int) -> None:
    """CC-8.1.4, CC-T94: a marker from the cup; of two the larger hindrance stays."""
    cup = [value for value, count in enumerate(smoke_left(s)) for _ in range(count)]
    if not cup or not can_take_smoke(s, index):
        return
    value = draw_lot(s, cup)
    set_smoke(s, index, max(value, s.smoke(index)))
    if s.sink is not None:
        s.tell({"event": "smoke", "hex": hex_word(index), "value": s.smoke(index)})


def smoke_left(s: Table) -> list[int]:
    """GAP-49: by value, the Smoke markers in the cup; a Blaze uses up a counter too."""
    left = list(s.battle.smoke_counts)
    blazes = 0
    for marks in s.hexes:
        value = marks >> SMOKE_SHIFT & SMOKE_MASK
        if value:
            left[value] = left[value] - 1
        if marks & BLAZE:
            blazes += 1
    total = sum(left)
    for _ in range(min(blazes, total)):
        most = max(range(len(left)), key=lambda value: (left[value], -value))
        left[most] = left[most] - 1
    return left


def set_smoke(s: Table, index: int, value: int) -> None:
    """Put a Smoke marker, or with 0 take it away."""
    hexes = s.own_hexes()
    hexes[index] = hexes[index] & ~(SMOKE_MASK << SMOKE_SHIFT) | value << SMOKE_SHIFT


def smoky(s: Table) -> list[int]:
    """The hexes with Smoke."""
    return [index for index in range(HEXES) if s.hexes[index] >> SMOKE_SHIFT & SMOKE_MASK]


# -- fortifications (CC-F100) -----


def can_take_fort(s: Table, index: int, fort: int) -> bool:
    """CC-F100.2, CC-F100.3: a hex without one that may have one, and a counter left."""
    return is_free_of_forts(s, index) and is_fort_left(s, fort)


def is_free_of_forts(s: Table, index: int) -> bool:
    """CC-8.1.3, CC-F100.2: dry, not burning, and no fortification there."""
    return not s.battle.ground.water[index] and not s.hexes[index] & (BLAZE | FORT_MASK)


def is_fort_left(s: Table, fort: int) -> bool:
    """CC-F100.3: a counter in the box, which special rules leave there."""
    for rule in s.battle.rules:
        if not rule.can_fortify():
            return False
    used = 0
    for marks in s.hexes:
        if marks & FORT_MASK == fort:
            used += 1
    return used < s.battle.fort_count[fort]


def set_fort(s: Table, index: int, fort: int) -> None:
    """Place a fortification, or with 0 remove it."""
    s.settled = 0  # another fortification may hold fewer
    hexes = s.own_hexes()
    gone = hexes[index] & FORT_MASK
    hexes[index] = hexes[index] & ~FORT_MASK | fort
    if s.sink is not None:
        if fort:
            s.tell({"event": "fortified", "hex": hex_word(index), "fort": FORTIFICATIONS[fort]})
        elif gone:
            s.tell({"event": "fort-removed", "hex": hex_word(index), "fort": FORTIFICATIONS[gone]})
