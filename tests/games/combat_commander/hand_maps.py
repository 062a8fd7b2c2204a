"""Small maps for tests: open ground with a few things on it, in the words of a map file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fieldcraft.games.combat_commander.content.loader import tables
from fieldcraft.games.combat_commander.content.maps.loader import load_map_text, plain_map
from fieldcraft.games.combat_commander.terrain.ground import Ground
from fieldcraft.games.combat_commander.terrain.hexes import hex_number

HEAD = """\
format: 1
kind: map
game: combat-commander
id: by-hand
name: {en: By Hand}
author: a test
source: a test
licence: Apache-2.0
objectives: [K10, L10, M10, N10, O10]
"""
Lines = Sequence[str]


def map_text(hexes: Mapping[str, str] | None = None, **lists: Lines) -> str:
    """A map file: the letters of some hexes, the rest open ground, and lists of ways or sides."""
    given = {hex_number(word): letters for word, letters in (hexes or {}).items()}
    assert -1 not in given
    rows = [
        f'  {row + 1}: "{" ".join(given.get(10 * column + row, ".") for column in range(15))}"'
        for row in range(10)
    ]
    parts = [
        f"{key}:\n" + "\n".join(f"  - {line}" for line in lines) for key, lines in lists.items()
    ]
    return "\n".join([HEAD + "grid:", *rows, *parts]) + "\n"


def ground(hexes: Mapping[str, str] | None = None, **lists: Lines) -> Ground:
    """Such a map, made ready for play."""
    return ready(plain_map(load_map_text(map_text(hexes, **lists))))


def ready(plain: Any) -> Ground:
    """A plain map, made ready for play."""
    return Ground(plain, tables()["terrain"], hedge=1)


def seen(made: Ground, one: str, other: str) -> int:
    """The hindrance between two hexes, -1 for blocked; looked up from both ends."""
    a, b = hex_number(one), hex_number(other)
    assert made.seen(a, b, True) == made.seen(b, a, True)
    return made.seen(a, b, True)
