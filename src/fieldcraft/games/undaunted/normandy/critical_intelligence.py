"""Scenario 10, Critical Intelligence: the radio tower (UN-106, C-09), the hook `radio-tower`."""

from typing import Final

from fieldcraft.games.undaunted.table.table import Table

RAISED: Final = 2  # in Table.extra, after the two target markers
RAISING_SIDE: Final = 0  # the US


def can_raise(side: int, tile: int, tower: int) -> bool:
    """UN-106: whether Control of a tile that a side controls already raises its value."""
    return side == RAISING_SIDE and tile == tower


def raise_value(s: Table, side: int, tile: int) -> None:
    """UN-106: Control by the US on the tower it already controls raises the tile by 1 point."""
    s.own_extra()[RAISED] += 1
    if s.sink is not None:
        s.tell(
            {
                "event": "raises",
                "side": s.side_word(side),
                "tile": s.tile_word(tile),
                "points": s.battle.box.objective(s, tile),
            },
        )
