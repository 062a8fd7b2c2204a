"""Movement actions (U-501 to U-508): Move, Scout, Stalk, one step at a time."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.undaunted.action import Action, value_of
from fieldcraft.games.undaunted.cards import take_fog
from fieldcraft.games.undaunted.reasons import ALLOWED, NO_OWN_MARKER, NOT_ADJACENT, refusal
from fieldcraft.games.undaunted.table.question import TurnQuestion
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import MOVE, SCOUT, STALK, STEP_FRAME, STOP, THING, TO_TILE


class Movement(Action):
    """U-501: up to X steps from tile to adjacent tile; the kind says which tiles may be entered."""

    def __init__(self, word: str, clause: str, kind: int) -> None:
        super().__init__(word, clause)
        self.kind = kind

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        Step.push(s, counter, value_of(code), self.kind)


class Step(TurnQuestion):
    """U-419, U-501: which tile next, or stop?"""

    COUNTER: Final = 0
    LEFT: Final = 1
    KIND: Final = 2

    def __init__(self) -> None:
        slots = [Slot("counter", "counter"), Slot("left"), Slot("kind", "action")]
        super().__init__("step", "step", "U-501", slots)

    @staticmethod
    def push(s: Table, counter: int, left: int, kind: int) -> None:
        """Let a counter go up to so many steps in this way."""
        s.put(STEP_FRAME, counter, left, kind)

    def actor(self, s: Table) -> int:
        return s.slot(Step.COUNTER)

    def cited(self, s: Table) -> str:
        """The clause of the way to move: Move, Scout, Stalk or Drive."""
        return s.battle.box.actions[s.slot(Step.KIND)].clause

    def options(self, s: Table, side: int) -> list[int]:
        near = s.battle.adjacent[s.places[s.slot(Step.COUNTER)]]
        kind = s.slot(Step.KIND)
        menu = [TO_TILE | tile for tile in near if self.bar(s, side, kind, tile) == ALLOWED]
        menu.append(STOP)
        return menu

    def bar(self, s: Table, side: int, kind: int, tile: int) -> int:
        """U-502, U-503, U-508: why an adjacent tile cannot be entered in this way."""
        if kind == MOVE and not s.markers[side] >> tile & 1:
            return NO_OWN_MARKER
        return ALLOWED

    def answer(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            s.pop()
            return
        counter = s.slot(Step.COUNTER)
        left = s.slot(Step.LEFT) - 1
        kind = s.slot(Step.KIND)
        if left:
            s.set_slot(Step.LEFT, left)
        else:
            s.pop()
        enter_tile(s, side, counter, option & THING, kind == SCOUT)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != TO_TILE:
            return Refusal("not-asked", self.cited(s), {})
        tile = option & THING
        reason = NOT_ADJACENT
        if tile in s.battle.adjacent[s.places[s.slot(Step.COUNTER)]]:
            reason = self.bar(s, side, s.slot(Step.KIND), tile)
        return refusal(reason, {"tile": s.tile_word(tile)})


def enter_tile(s: Table, side: int, counter: int, tile: int, scouting: bool) -> None:
    """U-504, U-507, U-508: move a counter; only scouting marks a tile without an own marker."""
    s.own_places()[counter] = tile
    if s.sink is not None:
        s.tell(
            {
                "event": "moves",
                "side": s.side_word(side),
                "counter": s.counter_word(counter),
                "tile": s.tile_word(tile),
            },
        )
    s.battle.box.moved(s, counter)
    if scouting and not s.is_marked(side, tile):
        s.own_markers()[side] |= 1 << tile
        if s.sink is not None:
            s.tell({"event": "scouts", "side": s.side_word(side), "tile": s.tile_word(tile)})
        take_fog(s, side, 1)


def movement_actions() -> list[Movement]:
    """The movement actions both boxes share."""
    return [
        Movement("move", "U-503", MOVE),
        Movement("scout", "U-504", SCOUT),
        Movement("stalk", "U-508", STALK),
    ]
