"""A view of Normandy in integers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.games.undaunted.bots.picture import OFF_BOARD, Picture
from fieldcraft.games.undaunted.normandy.battle import NormandyBattle

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView


class NormandyPicture(Picture):
    """With target markers, spawn tiles and Riflemen."""

    battle: NormandyBattle

    def read_box(self, view: UndauntedView) -> None:
        self.targets = [OFF_BOARD, OFF_BOARD]
        for side, word in enumerate(self.battle.sides):
            target = view["box"]["target"][word]
            if target is not None:
                self.targets[side] = self.battle.tile_index[target]

    def can_return(self, counter: int) -> bool:
        """UN-402: a unit enters on its spawn tiles."""
        return bool(self.battle.spawn_tiles[counter])

    def riflemen(self, side: int) -> list[int]:
        """A side's Riflemen on the board."""
        return [
            c
            for c in self.battle.riflemen
            if self.battle.counter_side[c] == side and self.places[c] >= 0
        ]
