"""Bringing counters onto the board (UN-401 to UN-408), Normandy only."""

from typing import Final, cast

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.core.state import State
from fieldcraft.games.undaunted.normandy.battle import scenario
from fieldcraft.games.undaunted.question import TurnQuestion
from fieldcraft.games.undaunted.table import Table
from fieldcraft.games.undaunted.terms import FIRST_BOX_FRAME, SPAWN_ON, THING
from fieldcraft.games.undaunted.turn import tiles_for

SPAWN_FRAME: Final = FIRST_BOX_FRAME


class Spawn(TurnQuestion):
    """UN-403, C-10: on which spawn tile does the unit enter, its action already chosen?"""

    def __init__(self) -> None:
        slots = [Slot("counter", "counter"), Slot("code", "code")]
        super().__init__("spawn", "spawn", "UN-403", slots)

    def options(self, state: State, side: int) -> list[int]:
        s = cast(Table, state)
        counter = s.slot(0)
        entries = scenario(s).spawn_tiles[counter]
        return [SPAWN_ON | tile for tile in tiles_for(s, side, counter, s.slot(1), entries)]

    def answer(self, state: State, side: int, option: int) -> None:
        s = cast(Table, state)
        counter = s.slot(0)
        code = s.slot(1)
        s.pop()
        place_counter(s, counter, option & THING)
        s.battle.box.actions[code & 31].perform(s, side, counter, code)

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        s = cast(Table, state)
        if option & ~THING != SPAWN_ON:
            return Refusal("not-asked", "UN-403", {})
        counter = s.slot(0)
        tile = option & THING
        words = {"counter": s.counter_word(counter), "tile": s.tile_word(tile)}
        if tile in scenario(s).spawn_tiles[counter]:
            code = s.slot(1)
            return s.battle.box.actions[code & 31].why_not(s, side, counter, tile, code)
        return Refusal("spawn-not-admitted", "UN-403", words)


def place_counter(s: Table, counter: int, tile: int) -> None:
    """UN-401, UN-404: ready face up on the spawn tile; no marker, no Fog of War."""
    s.own_places()[counter] = tile
    s.faces &= ~(1 << counter)
    if s.sink is not None:
        s.log("spawns", PUBLIC, {"counter": s.counter_word(counter), "tile": s.tile_word(tile)})
