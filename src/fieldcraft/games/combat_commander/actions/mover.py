"""Actions of the player whose units move (DP-10: CC-A26, CC-A39)."""

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.move_window import MoveWindow
from fieldcraft.games.combat_commander.actions.printed import PrintedAction, discard_for_action
from fieldcraft.games.combat_commander.orders.activation import flagged
from fieldcraft.games.combat_commander.orders.fire import Target, targets
from fieldcraft.games.combat_commander.orders.fire_pieces import BY_ASSAULT
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    AT_HEX,
    MOVE_FRAME,
    MOVING,
    SMOKE_FRAME,
    THING,
)
from fieldcraft.games.combat_commander.terrain.hexes import ADJACENT, hex_word
from fieldcraft.games.combat_commander.terrain.markers import can_take_smoke, place_random_smoke


class AssaultFire(PrintedAction):
    """CC-A26: pieces with boxed Firepower, activated for this Move and not yet used, attack."""

    def __init__(self) -> None:
        super().__init__("assault-fire", "CC-A26", MOVE_FRAME)

    def fits(self, s: Table, side: int, about: int) -> bool:
        return len(targets(s, side, BY_ASSAULT)) > 0

    def play(self, s: Table, side: int, about: int) -> None:
        Target.push(s, side, BY_ASSAULT)


class SmokeGrenades(PrintedAction):
    """CC-A39: Smoke in or next to the hex of a unit that moves."""

    def __init__(self) -> None:
        super().__init__("smoke-grenades", "CC-A39", MOVE_FRAME)

    def fits(self, s: Table, side: int, about: int) -> bool:
        return len(smoke_hexes(s, side)) > 0

    def play(self, s: Table, side: int, about: int) -> None:
        SmokeWhere.push(s, side)


def smoke_hexes(s: Table, side: int) -> list[int]:
    """CC-A39: in or next to a unit with boxed Movement that is activated to move, as options."""
    return [AT_HEX | index for index in thrown_at(s, side) if can_take_smoke(s, index)]


def thrown_at(s: Table, side: int) -> list[int]:
    """CC-A39: the hexes that a side's grenades reach."""
    found: set[int] = set()
    for unit in flagged(s, side, MOVING):
        if s.battle.boxed_move[s.kind_of(unit)] and not s.is_broken(unit):
            found.add(s.place_of(unit))
            found.update(ADJACENT[s.place_of(unit)])
    return sorted(found)


def play_mover_action(s: Table, side: int, card: int, entered: int) -> None:
    """The window is repeated after it: the inactive player may react again."""
    action = discard_for_action(s, side, card)
    if entered >= 0:
        MoveWindow.reopen(s, side, entered)
    action.play(s, side, entered)


class SmokeWhere(SideQuestion):
    """CC-A39: in which hex?"""

    def __init__(self) -> None:
        super().__init__("smoke", "hex", "CC-A39", [Slot("side", "side")])

    @staticmethod
    def push(s: Table, side: int) -> None:
        s.push(SMOKE_FRAME, [side])

    def choices(self, s: Table, side: int) -> list[int]:
        return smoke_hexes(s, side)

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        place_random_smoke(s, option & THING)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != AT_HEX:
            return Refusal("not-asked", self.clause, {})
        is_near = option & THING in thrown_at(s, side)
        reason = "takes-no-smoke" if is_near else "no-thrower-near"
        return Refusal(reason, self.clause, {"hex": hex_word(option & THING)})
