"""The map's hexes (CC-2.1, CC-X.10.1): 15 columns of 10, flat-topped, every second one lower.

A hex is a number, `ROWS * column + row` with row 0 at the top.  Its centre lies on an integer
lattice, an affine image of the regular grid, so that every test of a line needs integers only.
"""

from typing import Final

COLUMNS: Final = 15
ROWS: Final = 10
HEXES: Final = COLUMNS * ROWS
LETTERS: Final = "ABCDEFGHIJKLMNO"
OFF_MAP: Final = -1

# Edges of the map; a side's own edge is one of them (CC-7.2, CC-X.10.1a).
TOP: Final = 0
BOTTOM: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
EDGES: Final = ("top", "bottom", "left", "right")

# Compass directions (CC-2.2.2) are 0 to 5 inside, 1 to 6 outside: north and then clockwise.
DIRECTIONS: Final = 6
STEP_U: Final = (0, 3, 3, 0, -3, -3)
STEP_V: Final = (-2, -1, 1, 2, 1, -1)


def hex_word(index: int) -> str:
    """CC-2.1: a hex's code, letter and number.

    >>> hex_word(0), hex_word(74)
    ('A1', 'H5')
    """
    return f"{LETTERS[index // ROWS]}{index % ROWS + 1}"


def hex_number(word: str) -> int:
    """The hex of a code, -1 when there is none such.

    >>> hex_number("H5"), hex_number("o10"), hex_number("P1")
    (74, 149, -1)
    """
    column = LETTERS.find(word[:1].upper()) if word else -1
    row = word[1:]
    if column < 0 or not row.isascii() or not row.isdecimal() or len(row) > 2:
        return OFF_MAP
    if row != str(int(row)) or not 1 <= int(row) <= ROWS:
        return OFF_MAP
    return column * ROWS + int(row) - 1


def centre_u(index: int) -> int:
    """CC-X.10.1: the first coordinate of a hex's centre."""
    return 3 * (index // ROWS)


def centre_v(index: int) -> int:
    """CC-X.10.1: the second coordinate of a hex's centre."""
    return 2 * (index % ROWS) + (index // ROWS & 1)


def at(u: int, v: int) -> int:
    """The hex whose centre lies there, -1 off the map."""
    if u < 0 or u % 3 != 0:
        return OFF_MAP
    column = u // 3
    odd = column & 1
    if column >= COLUMNS or v < odd or (v - odd) & 1:
        return OFF_MAP
    row = (v - odd) // 2
    return column * ROWS + row if row < ROWS else OFF_MAP


def make_neighbours() -> list[int]:
    """CC-G.adjacent: by hex and direction, the hex next to it, -1 off the map."""
    found: list[int] = []
    for index in range(HEXES):
        for direction in range(DIRECTIONS):
            u = centre_u(index) + STEP_U[direction]
            v = centre_v(index) + STEP_V[direction]
            found.append(at(u, v))
    return found


def distance_between(one: int, other: int) -> int:
    """CC-X.10.1: steps from one hex to another, by cube coordinates."""
    x1 = one // ROWS
    x2 = other // ROWS
    z1 = one % ROWS - x1 // 2
    z2 = other % ROWS - x2 // 2
    dx = x1 - x2
    dz = z1 - z2
    return max(abs(dx), abs(dz), abs(dx + dz))


def make_distances() -> list[int]:
    """The distance of every pair."""
    return [distance_between(one, other) for one in range(HEXES) for other in range(HEXES)]


NEIGHBOURS: Final[list[int]] = make_neighbours()
"""By `DIRECTIONS * hex + direction`."""
DISTANCES: Final[list[int]] = make_distances()
"""By `HEXES * hex + hex`."""
ADJACENT: Final[list[list[int]]] = [
    [n for n in NEIGHBOURS[DIRECTIONS * h : DIRECTIONS * (h + 1)] if n >= 0] for h in range(HEXES)
]
"""By hex, the hexes next to it."""


def steps_off(index: int, edge: int) -> int:
    """CC-X.10.1a: steps needed to leave over an edge; 1 for a hex that lies on it."""
    if edge == TOP:
        return index % ROWS + 1
    if edge == BOTTOM:
        return ROWS - index % ROWS
    if edge == LEFT:
        return index // ROWS + 1
    return COLUMNS - index // ROWS


def direction_to(one: int, other: int) -> int:
    """The compass direction of an adjacent hex, -1 if it is not adjacent."""
    for direction in range(DIRECTIONS):
        if NEIGHBOURS[DIRECTIONS * one + direction] == other:
            return direction
    return -1
