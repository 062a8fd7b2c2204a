"""What must hold on a Normandy table besides: target markers; and the words of its scenarios."""

from typing import cast

from fieldcraft.core import SPECTATOR, State
from fieldcraft.games.undaunted.table.table import Table
from tests.games.undaunted_table import Cards, check_table, shared_words


def check(state: State, start: Cards) -> None:
    """Every invariant; `start` are the cards at the beginning."""
    s = cast(Table, state)
    check_table(s, start, s.view(SPECTATOR))
    check_targets(s)


def check_targets(s: Table) -> None:
    """UN-601, D-15: a target marker lies on a tile while its Mortar is on the board."""
    for side in (0, 1):
        target = s.extra[side]
        assert -1 <= target < s.battle.tiles
        if target >= 0:
            mortars = [c for c in s.battle.titled("mortar") if s.battle.counter_side[c] == side]
            assert any(s.places[mortar] >= 0 for mortar in mortars)


def words(state: State) -> list[str]:
    """Every text that could be an option of this scenario at some moment."""
    tiles = cast(Table, state).battle.tile_ids
    return [*shared_words(state), *(f"{verb} {tile}" for verb in ("spawn", "at") for tile in tiles)]
