"""Leaving the map (CC-7.2): over the enemy's edge for points, to return as a reinforcement."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    BROKEN,
    EXIT_FRAME,
    FLAGS,
    INITIATIVE,
    ON_TRACK,
    SPACE,
    SPENT,
    STATE,
    THING,
    UNIT_WIDTH,
    VP,
    WEAPON_WIDTH,
)
from fieldcraft.games.combat_commander.units.losses import check_end, eliminate, value_of, win
from fieldcraft.games.combat_commander.victory.control import has_chit, put, score

LAST_SPACE = 15


def exit_map(s: Table, unit: int) -> None:
    """CC-7.2.b, CC-7.2.1: points at once; the owner chooses a space of the time track."""
    side = side_of(unit)
    if s.sink is not None:
        s.tell({"event": "exits", "unit": s.unit_word(unit)})
    if is_lost_by_exit(s, side):
        eliminate(s, unit)
        check_end(s)
        return
    points = value_of(s, unit)
    if points:
        score(s, side, 2 * points if has_chit(s, "W") else points)  # GAP-07
    ExitTo.push(s, side, unit)


def is_lost_by_exit(s: Table, side: int) -> bool:
    """Whether a special rule eliminates a side's units that leave the map."""
    return any(rule.is_lost_by_exit(side) for rule in s.battle.rules)


class ExitTo(SideQuestion):
    """CC-7.2.1.b, DP-34: which space of the time track?"""

    UNIT: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("unit", "unit")]
        super().__init__("exit", "space", "CC-7.2.1.b", slots)

    @staticmethod
    def push(s: Table, side: int, unit: int) -> None:
        s.push(EXIT_FRAME, [side, unit])

    def choices(self, s: Table, side: int) -> list[int]:
        return [SPACE | space for space in range(LAST_SPACE + 1)]

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != SPACE:
            return Refusal("not-asked", self.clause, {})
        words = {"number": option & THING, "last": LAST_SPACE}
        return Refusal("no-such-space", self.clause, words)

    def choose(self, s: Table, side: int, option: int) -> None:
        unit = s.slot(ExitTo.UNIT)
        s.pop()
        put(s, unit, ON_TRACK - (option & THING))
        units = s.own_units()
        units[UNIT_WIDTH * unit + FLAGS] = 0
        units[UNIT_WIDTH * unit + SPENT] = 0
        weapon = s.weapon_of(unit)
        if s.sink is not None:
            s.tell({"event": "on-track", "unit": s.unit_word(unit), "space": option & THING})
        if weapon >= 0 and s.weapon_flags(weapon) & BROKEN:
            s.own_weapons()[WEAPON_WIDTH * weapon + STATE] = 0
            if s.sink is not None:
                s.tell({"event": "weapon-repaired", "weapon": s.weapon_word(weapon)})
        if not s.on_map(side):
            end_by_points(s, "last-unit-left")  # CC-6.3.a (3)


def end_by_points(s: Table, reason: str) -> None:
    """CC-6.3.2: secret chits are scored, then the side with the points wins, a tie the holder."""
    from fieldcraft.games.combat_commander.victory.chits import score_secrets

    score_secrets(s)
    vp = s.numbers[VP]
    if vp == 0:
        win(s, s.numbers[INITIATIVE], reason)
    else:
        win(s, 0 if vp > 0 else 1, reason)
