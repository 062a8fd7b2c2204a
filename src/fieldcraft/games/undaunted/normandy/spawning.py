"""Bringing counters onto the board (UN-401 to UN-408), Normandy only."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.undaunted.normandy.battle import scenario
from fieldcraft.games.undaunted.reasons import SPAWN_NOT_ADMITTED, refusal
from fieldcraft.games.undaunted.table.question import TurnQuestion
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import FIRST_BOX_FRAME, SPAWN_ON, THING
from fieldcraft.games.undaunted.turn import tiles_for

SPAWN_FRAME: Final = FIRST_BOX_FRAME


class Spawn(TurnQuestion):
    """UN-403, C-10: on which spawn tile does the unit enter, its action already chosen?"""

    COUNTER: Final = 0
    CODE: Final = 1

    def __init__(self) -> None:
        slots = [Slot("counter", "counter"), Slot("code", "code")]
        super().__init__("spawn", "spawn", "UN-403", slots)

    @staticmethod
    def push(s: Table, counter: int, code: int) -> None:
        """Ask where the counter enters before it performs the action."""
        s.put(SPAWN_FRAME, counter, code)

    def options(self, s: Table, side: int) -> list[int]:
        counter = s.slot(Spawn.COUNTER)
        entries = scenario(s).spawn_tiles[counter]
        code = s.slot(Spawn.CODE)
        return [SPAWN_ON | tile for tile in tiles_for(s, side, counter, code, entries)]

    def answer(self, s: Table, side: int, option: int) -> None:
        counter = s.slot(Spawn.COUNTER)
        code = s.slot(Spawn.CODE)
        s.pop()
        place_counter(s, counter, option & THING)
        s.battle.box.actions[code & 31].perform(s, side, counter, code)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != SPAWN_ON:
            return Refusal("not-asked", "UN-403", {})
        counter = s.slot(Spawn.COUNTER)
        tile = option & THING
        words = {"counter": s.counter_word(counter), "tile": s.tile_word(tile)}
        if tile in scenario(s).spawn_tiles[counter]:
            code = s.slot(Spawn.CODE)
            return s.battle.box.actions[code & 31].why_not(s, side, counter, tile, code)
        return refusal(SPAWN_NOT_ADMITTED, words)


def place_counter(s: Table, counter: int, tile: int) -> None:
    """UN-401, UN-404, UN-406: ready face up on the spawn tile; no marker, no Fog of War."""
    s.own_places()[counter] = tile
    s.faces &= ~(1 << counter)
    if s.sink is not None:
        s.tell({"event": "spawns", "counter": s.counter_word(counter), "tile": s.tile_word(tile)})
