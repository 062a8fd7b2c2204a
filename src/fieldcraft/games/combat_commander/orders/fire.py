"""Fire (CC-O20.1): declaring attacks one after another, at which hex and with which pieces."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.orders.attack import begin_attack
from fieldcraft.games.combat_commander.orders.fire_groups import (
    can_join,
    can_reach_fp,
    group_of,
    is_enough,
    join_refusal,
)
from fieldcraft.games.combat_commander.orders.fire_pieces import (
    BY_ASSAULT,
    BY_OPPORTUNITY,
    BY_ORDER,
    FIRES,
    HAS_FIRED,
    NOT_ACTIVATED,
    fired_clause,
    fires_smoke,
    is_in_reach,
    is_ordnance,
    is_target,
    piece_refusal,
    pieces_at,
    range_of_piece,
    ready_pieces,
    why_not_at,
    why_not_fire,
    why_waits,
)
from fieldcraft.games.combat_commander.table.question import Procedure, SideQuestion
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import (
    AT_HEX,
    FIRE_FRAME,
    PIECES_FRAME,
    SMOKE_AT,
    STOP,
    TARGET_FRAME,
    THING,
    UNIT,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word
from fieldcraft.games.combat_commander.terrain.markers import can_take_smoke

ATTACKS: Final = 0
STOPPED: Final = 1


class Fire(Procedure):
    """CC-O20.1.b: one attack after another, until the player stops or nothing is left to aim at."""

    def __init__(self) -> None:
        super().__init__("fire", "CC-O20.1.b", [Slot("next")])

    @staticmethod
    def push(s: Table) -> None:
        """The active player's activated pieces fire."""
        s.push(FIRE_FRAME, [ATTACKS])

    def step(self, s: Table) -> None:
        if s.slot(Fire.NEXT) == STOPPED or not can_aim(s, s.active):
            s.pop()
            return
        Target.push(s, s.active, BY_ORDER)


# -- at which hex (CC-O20.1.c, DP-13) -----


def can_aim(s: Table, side: int) -> bool:
    """Whether some piece that has not fired reaches a target; everyone can tell (CC-O20.1.c).

    Whether that makes 1 Firepower may depend on the hand (GAP-52), so its owner is asked.
    """
    pieces = ready_pieces(s, side, BY_ORDER)
    if not pieces:
        return False
    reach = [range_of_piece(s, piece) for piece in pieces]
    for index in s.places_of(1 - side):
        if is_target(s, side, index) and reaching(s, pieces, reach, index):
            return True
    return len(smoke_targets(s, pieces)) > 0


def reaching(s: Table, pieces: list[int], reach: list[int], index: int) -> list[int]:
    """Those of some pieces, given with their Ranges, that have a hex in range and in sight."""
    found: list[int] = []
    for place, piece in enumerate(pieces):
        if why_not_at(s, piece, index, reach[place]) == FIRES:
            found.append(piece)
    return found


def targets(s: Table, side: int, occasion: int) -> list[int]:
    """CC-O20.1.c: the hexes that some piece may fire at, as options, with those for smoke."""
    pieces = ready_pieces(s, side, occasion)
    if not pieces:
        return []
    menu: list[int] = []
    reach = [range_of_piece(s, piece) for piece in pieces]
    for index in s.places_of(1 - side):
        if not is_target(s, side, index):
            continue
        near = reaching(s, pieces, reach, index)
        if near and can_fire_any(s, occasion, near, index):
            menu.append(AT_HEX | index)
    if occasion != BY_OPPORTUNITY:
        menu.extend(smoke_targets(s, pieces))
    return menu


def can_fire_any(s: Table, occasion: int, near: list[int], index: int) -> bool:
    """Whether some of the pieces make an attack of at least 1 Firepower."""
    for piece in near:
        if can_reach_fp(s, occasion, [piece], near, index):
            return True
    return False


def smoke_targets(s: Table, pieces: list[int]) -> list[int]:
    """CC-O20.2.1: the hexes into which an ordnance weapon may fire smoke."""
    found: set[int] = set()
    for piece in pieces:
        if fires_smoke(s, piece):
            reach = range_of_piece(s, piece)
            for index in range(HEXES):
                if why_not_at(s, piece, index, reach) == FIRES and can_take_smoke(s, index):
                    found.add(SMOKE_AT | index)
    return sorted(found)


class Target(SideQuestion):
    """DP-13: at which hex, or no more attacks?"""

    OCCASION: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("occasion")]
        super().__init__("target", "fire", "CC-O20.1.c", slots, secret=True, anytime=True)

    @staticmethod
    def push(s: Table, side: int, occasion: int) -> None:
        """Ask for the target of the next attack."""
        s.push(TARGET_FRAME, [side, occasion])

    def choices(self, s: Table, side: int) -> list[int]:
        occasion = s.slot(Target.OCCASION)
        menu = targets(s, side, occasion)
        if occasion != BY_ASSAULT or not menu:  # CC-A26: who plays the card makes the attack
            menu.insert(0, STOP)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        occasion = s.slot(Target.OCCASION)
        s.pop()
        if option == STOP:
            if occasion == BY_ORDER:
                s.set_slot(Fire.NEXT, STOPPED)
            return
        Pieces.push(s, side, occasion, option & THING, option & ~THING == SMOKE_AT)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        kind = option & ~THING
        occasion = s.slot(Target.OCCASION)
        if option == STOP:
            return Refusal("must-fire", "CC-A26", {})
        if kind == SMOKE_AT:
            return smoke_refusal(s, side, occasion, option & THING)
        if kind != AT_HEX:
            return Refusal("not-asked", self.clause, {})
        index = option & THING
        words = {"hex": hex_word(index)}
        if not s.is_occupied(1 - side, index):
            return Refusal("no-enemy-there", "CC-O20.1.c", words)
        if s.is_occupied(side, index):
            return Refusal("own-units-there", "CC-O20.1.d", words)
        return reach_refusal(s, side, occasion, index)


def reach_refusal(s: Table, side: int, occasion: int, index: int) -> Refusal:
    """Why no piece fires at a hex with enemies: of all that were activated, who comes nearest.

    A piece that reaches it but has fired says so; then those that may still fire count, and of
    these the one that fails last: by sight, not by range.
    """
    words = {"hex": hex_word(index)}
    spent = -1
    nearest = FIRES
    who = -1
    for piece in own_pieces(s, side):
        waits = why_waits(s, side, piece, occasion)
        if waits == HAS_FIRED and is_in_reach(s, piece, index):
            spent = piece
        elif waits == FIRES:
            reason = why_not_at(s, piece, index, range_of_piece(s, piece))
            if reason == FIRES:
                return Refusal("no-firepower", "CC-10.3.2.1", words)
            if reason > nearest:
                nearest = reason
                who = piece
    if spent >= 0:
        return piece_refusal(s, spent, HAS_FIRED, occasion, index)
    if who >= 0:
        return piece_refusal(s, who, nearest, occasion, index)
    return Refusal("nobody-left-to-fire", fired_clause(occasion), words)


def smoke_refusal(s: Table, side: int, occasion: int, index: int) -> Refusal:
    """Why no smoke is fired into a hex."""
    words = {"hex": hex_word(index)}
    if occasion == BY_OPPORTUNITY:
        return Refusal("no-smoke-now", "CC-A33.3", words)
    for piece in own_pieces(s, side):
        if fires_smoke(s, piece) and why_waits(s, side, piece, occasion) != NOT_ACTIVATED:
            reason = why_not_fire(s, side, piece, occasion, index, True)
            if reason != FIRES:
                return piece_refusal(s, piece, reason, occasion, index)
            return Refusal("takes-no-smoke", "CC-O20.2.1", words)
    return Refusal("no-smoke-there", "CC-O20.2.1", words)


def own_pieces(s: Table, side: int) -> list[int]:
    """A side's units on the map, and the weapons that they carry."""
    found = [UNIT | unit for unit in s.all_units(side)]
    for unit in s.all_units(side):
        weapon = s.weapon_of(unit)
        if weapon >= 0:
            found.append(WEAPON | weapon)
    return found


# -- with which pieces (CC-O20.3.1, DP-13) -----


class Pieces(SideQuestion):
    """CC-O20.3.1, DP-13: which piece fires, and which others with it?"""

    OCCASION: Final = 1
    HEX: Final = 2
    UNITS: Final = 3
    WEAPONS: Final = 4
    SMOKE: Final = 5

    def __init__(self) -> None:
        slots = [
            Slot("side", "side"),
            Slot("occasion"),
            Slot("hex", "hex"),
            Slot("units", "units"),
            Slot("weapons", "weapons"),
            Slot("smoke"),
        ]
        super().__init__("pieces", "pieces", "CC-O20.3.1", slots, secret=True)

    @staticmethod
    def push(s: Table, side: int, occasion: int, target: int, smoke: bool = False) -> None:
        """Ask who fires at a hex."""
        s.push(PIECES_FRAME, [side, occasion, target, 0, 0, 1 if smoke else 0])

    def choices(self, s: Table, side: int) -> list[int]:
        occasion = s.slot(Pieces.OCCASION)
        target = s.slot(Pieces.HEX)
        near = pieces_at(s, side, occasion, target)
        if s.slot(Pieces.SMOKE):
            return [piece for piece in near if fires_smoke(s, piece)]
        group = chosen(s, side)
        menu: list[int] = []
        if group and is_enough(s, occasion, group, target):
            menu.append(STOP)
        for piece in near:
            if piece in group or not can_join(s, piece, group):
                continue
            if can_reach_fp(s, occasion, [*group, piece], near, target):
                menu.append(piece)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        if option & ~THING == UNIT:
            s.set_slot(Pieces.UNITS, s.slot(Pieces.UNITS) | bit_of(option & THING))
        elif option != STOP:
            s.set_slot(Pieces.WEAPONS, s.slot(Pieces.WEAPONS) | 1 << (option & THING))
        if option == STOP or is_ordnance(s, option):
            self.declare(s, side)

    def declare(self, s: Table, side: int) -> None:
        """The declaration is complete: the attack takes its place."""
        occasion = s.slot(Pieces.OCCASION)
        target = s.slot(Pieces.HEX)
        units = s.slot(Pieces.UNITS)
        weapons = s.slot(Pieces.WEAPONS)
        smoke = s.slot(Pieces.SMOKE)
        s.pop()
        begin_attack(s, side, occasion, target, units, weapons, smoke)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        target = s.slot(Pieces.HEX)
        group = chosen(s, side)
        if option == STOP:
            if not group:
                return Refusal("nobody-chosen", "CC-O20.3.1", {})
            return Refusal("no-firepower", "CC-10.3.2.1", {"hex": hex_word(target)})
        if option & ~THING not in (UNIT, WEAPON):
            return Refusal("not-asked", self.clause, {})
        occasion = s.slot(Pieces.OCCASION)
        reason = why_not_fire(s, side, option, occasion, target, s.slot(Pieces.SMOKE) != 0)
        if reason != FIRES:
            return piece_refusal(s, option, reason, occasion, target)
        return join_refusal(s, option, group, target)


def chosen(s: Table, side: int) -> list[int]:
    """The pieces chosen so far."""
    return group_of(s, s.slot(Pieces.UNITS), s.slot(Pieces.WEAPONS), side)
