"""What a player is asked in the set-up (DP-02, A.5).

Answers can be changed until the side is ready: a unit is placed again or taken back, a weapon
likewise, a fortification taken up by naming its hex again.
"""

from typing import Final

from fieldcraft.core.contract import EVERYONE, Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.setup.arming import (
    carriers,
    give,
    take_back,
    weapons_of,
    why_not_carrier,
)
from fieldcraft.games.combat_commander.setup.fortifying import (
    build,
    fort_hexes,
    forts_left,
    forts_of,
    why_not_fort,
)
from fieldcraft.games.combat_commander.setup.placing import (
    hexes_for,
    hexes_near,
    lay,
    units_of,
    why_not_near,
    why_not_unit,
)
from fieldcraft.games.combat_commander.setup.quick import place_all
from fieldcraft.games.combat_commander.setup.readiness import (
    why_not_ready,
    why_unsound,
)
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    FORT,
    FORT_HEX,
    FORTIFICATIONS,
    GIVE_FRAME,
    GIVE_TO,
    NOWHERE,
    PLACE_HEX,
    PLACE_UNIT,
    QUICK,
    READY,
    TAKE_BACK,
    THING,
    TO_HEX,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word

FORT_CLAUSES: Final = ("", "CC-F102", "CC-F105", "CC-F101", "CC-F104", "CC-F103", "CC-F106")
"""By kind of fortification, the clause of its own."""


class Placing(Question):
    """DP-02: what is placed next, or is the side ready?"""

    SIDE: Final = 0
    GROUP: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("group", "group")]
        super().__init__("placing", "set-up", "DP-02", slots, secret=True)

    def decider(self, state: State) -> int:
        return state.slot(Placing.SIDE)

    def choices(self, s: Table, side: int) -> list[int]:
        group = s.slot(Placing.GROUP)
        menu = [WEAPON | weapon for weapon in weapons_of(s, side, group)]
        menu.extend(PLACE_UNIT | unit for unit in units_of(s, side, group))
        menu.extend(FORT | fort for fort in forts_of(s, side, group) if fort_hexes(s, side, fort))
        menu.append(READY if why_not_ready(s, side, group) is None else QUICK)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        thing = option & THING
        if option == READY:
            s.pop()
            if s.sink is not None:
                s.tell({"event": "ready", "side": s.side_word(side)})
        elif option == QUICK:
            place_all(s, side, s.slot(Placing.GROUP))
        elif option & ~THING == PLACE_UNIT:
            s.push(PLACE_HEX, [side, thing, -1])
        elif option & ~THING == WEAPON:
            s.push(GIVE_FRAME, [side, thing])
        else:
            s.push(FORT_HEX, [side, thing])

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        thing = option & THING
        kind = option & ~THING
        if option == READY:
            unready = why_not_ready(s, side, s.slot(Placing.GROUP))
            assert unready is not None
            return unready
        if option == QUICK:
            return Refusal("all-set-up", "DP-02", {})
        if kind == PLACE_UNIT:
            return Refusal("not-yours-to-place", "DP-02", {"unit": s.unit_word(thing)})
        if kind == WEAPON:
            return Refusal("not-yours-to-give", "CC-11.2", {"weapon": s.weapon_word(thing)})
        if kind == FORT:
            return Refusal("no-fort-to-place", "CC-F100.2", {"fort": FORTIFICATIONS[thing]})
        return Refusal("not-asked", self.clause, {})


def group_asked(s: Table, side: int) -> int:
    """The group that a side is asked to set up; it stands at the question of `Placing`."""
    if s.asked != EVERYONE:
        return s.slot(Placing.GROUP)
    s.enter(side)
    group = s.slot(Placing.GROUP)
    s.leave(side)
    return group


def judged(s: Table, side: int) -> Refusal | None:
    """What is wrong with all that a side, asked to set up, has set up so far."""
    group = group_asked(s, side)
    if s.asked != EVERYONE:
        return why_unsound(s, side, group)
    s.enter(side)
    unsound = why_unsound(s, side, group)
    s.leave(side)
    return unsound


class PlaceHex(Question):
    """DP-02: in which hex, or back off the map?  With a random hex, in it or next to it."""

    SIDE: Final = 0
    UNIT: Final = 1
    NEAR: Final = 2

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("unit", "unit"), Slot("near", "hex")]
        super().__init__("place-hex", "hex", "DP-02", slots)

    def decider(self, state: State) -> int:
        return state.slot(PlaceHex.SIDE)

    def choices(self, s: Table, side: int) -> list[int]:
        unit = s.slot(PlaceHex.UNIT)
        near = s.slot(PlaceHex.NEAR)
        if near >= 0:
            return [TO_HEX | index for index in hexes_near(s, side, unit, near)]
        menu = [TO_HEX | index for index in hexes_for(s, side, unit)]
        if s.place_of(unit) >= 0:
            menu.append(TAKE_BACK)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        unit = s.slot(PlaceHex.UNIT)
        s.pop()
        lay(s, unit, NOWHERE if option == TAKE_BACK else option & THING)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        index = option & THING
        unit = s.slot(PlaceHex.UNIT)
        near = s.slot(PlaceHex.NEAR)
        if option == TAKE_BACK and near < 0:
            return Refusal("not-placed-yet", "DP-02", {"unit": s.unit_word(unit)})
        if option & ~THING != TO_HEX or index >= HEXES:
            return Refusal("not-asked", self.clause, {})
        if near >= 0:
            refusal = why_not_near(s, side, unit, index, near)
        else:
            refusal = why_not_unit(s, side, unit, index)
        assert refusal is not None
        return refusal


class FortHex(Question):
    """DP-02, CC-F100: in which hex?  One where it lies already takes it up again."""

    SIDE: Final = 0
    FORT: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("fort")]
        super().__init__("fort-hex", "hex", "CC-F100.2", slots)

    def decider(self, state: State) -> int:
        return state.slot(FortHex.SIDE)

    def cited(self, state: State) -> str:
        """The clause of this kind of fortification."""
        return FORT_CLAUSES[state.slot(FortHex.FORT)]

    def choices(self, s: Table, side: int) -> list[int]:
        return [TO_HEX | index for index in fort_hexes(s, side, s.slot(FortHex.FORT))]

    def choose(self, s: Table, side: int, option: int) -> None:
        fort = s.slot(FortHex.FORT)
        s.pop()
        build(s, side, option & THING, fort)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        index = option & THING
        if option & ~THING != TO_HEX or index >= HEXES:
            return Refusal("not-asked", self.clause, {})
        fort = s.slot(FortHex.FORT)
        refusal = why_not_fort(s, side, index, fort)
        if refusal is not None:
            return refusal
        assert forts_left(s, side, fort) <= 0
        words = {"fort": FORTIFICATIONS[fort], "hex": hex_word(index)}
        return Refusal("no-fort-left", "DP-02", words)


class GiveWeapon(Question):
    """DP-02, CC-11.2: to which unit, or back?"""

    SIDE: Final = 0
    WEAPON: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("weapon", "weapon")]
        super().__init__("give-weapon", "give", "CC-11.2", slots)

    def decider(self, state: State) -> int:
        return state.slot(GiveWeapon.SIDE)

    def choices(self, s: Table, side: int) -> list[int]:
        weapon = s.slot(GiveWeapon.WEAPON)
        menu = [GIVE_TO | unit for unit in carriers(s, side, weapon)]
        if s.holder_of(weapon) >= 0:
            menu.append(TAKE_BACK)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        weapon = s.slot(GiveWeapon.WEAPON)
        s.pop()
        if option == TAKE_BACK:
            take_back(s, side, weapon)
        else:
            give(s, side, weapon, option & THING)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        unit = option & THING
        weapon = s.slot(GiveWeapon.WEAPON)
        if option == TAKE_BACK:
            return Refusal("not-given-yet", "CC-11.2", {"weapon": s.weapon_word(weapon)})
        if option & ~THING != GIVE_TO or s.kind_of(unit) < 0:
            return Refusal("not-asked", self.clause, {})
        refusal = why_not_carrier(s, side, weapon, unit)
        assert refusal is not None
        return refusal
