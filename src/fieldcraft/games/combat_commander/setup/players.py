"""The set-up by the players (DP-02, A.5): one after the other in the open, or both at once hidden.

First everything but what is set up late, then in the same order what is late.  Answers can be
changed until the side is ready: a unit is placed again or taken back, a weapon likewise, a
fortification taken up by naming its hex again.
"""

from typing import Final

from fieldcraft.core.contract import EVERYONE, Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.cards.fate import shuffle
from fieldcraft.games.combat_commander.cards.random_hex import random_hex
from fieldcraft.games.combat_commander.options import QUICK_SETUP
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
from fieldcraft.games.combat_commander.setup.opening import draw_chits, open_play, take_control
from fieldcraft.games.combat_commander.setup.placing import (
    hexes_for,
    hexes_near,
    lay,
    units_of,
    why_not_near,
    why_not_unit,
)
from fieldcraft.games.combat_commander.setup.plan import LATE_GROUP, MAIN_GROUP
from fieldcraft.games.combat_commander.setup.quick import best_of, place_all
from fieldcraft.games.combat_commander.setup.readiness import (
    has_pieces,
    why_not_ready,
    why_unsound,
)
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    FORT,
    FORT_HEX,
    FORTIFICATIONS,
    GIVE_FRAME,
    GIVE_TO,
    NOWHERE,
    PLACE_FRAME,
    PLACE_HEX,
    PLACE_UNIT,
    QUICK,
    RADIO_CALL,
    READY,
    SCATTER_FRAME,
    TAKE_BACK,
    THING,
    TO_HEX,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word

CHITS: Final = 0
FIRST: Final = 1
SECOND: Final = 2
FIRST_LATE: Final = 3
SECOND_LATE: Final = 4
FORT_CLAUSES: Final = ("", "CC-F102", "CC-F105", "CC-F101", "CC-F104", "CC-F103", "CC-F106")
"""By kind of fortification, the clause of its own."""


class SettingUp(Frame[Table]):
    """A.5: chits, the sides in their order, what is late, and then play is opened."""

    NEXT: Final = 0

    def __init__(self) -> None:
        super().__init__("setting-up", "", "DP-02", [Slot("next")])

    def step(self, s: Table) -> None:
        phase = s.slot(SettingUp.NEXT)
        plan = s.battle.plan
        if phase == CHITS:
            s.set_slot(SettingUp.NEXT, FIRST)
            draw_chits(s)
        elif phase == FIRST and plan.together and not s.switches & QUICK_SETUP:
            s.set_slot(SettingUp.NEXT, FIRST_LATE)
            s.fork([PLACE_FRAME, PLACE_FRAME], [[0, MAIN_GROUP], [1, MAIN_GROUP]])
        elif phase in (FIRST, SECOND):
            s.set_slot(SettingUp.NEXT, phase + 1)
            if phase == FIRST and plan.radio_call >= 0:
                s.push(RADIO_CALL, [plan.radio_call])
            ask(s, plan.order[phase - FIRST], MAIN_GROUP)
        elif phase in (FIRST_LATE, SECOND_LATE):
            s.set_slot(SettingUp.NEXT, phase + 1)
            ask(s, plan.order[phase - FIRST_LATE], LATE_GROUP)
        else:
            open_play(s)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def ask(s: Table, side: int, group: int) -> None:
    """Let a side set up a group, or do it for the side if the match begins at once."""
    if s.switches & QUICK_SETUP:
        place_quickly(s, side, group)
        return
    if has_pieces(s, side, group):
        s.push(PLACE_FRAME, [side, group])
    if group == MAIN_GROUP and s.battle.plan.scattered[side]:
        s.push(SCATTER_FRAME, [side])


def place_quickly(s: Table, side: int, group: int) -> None:
    """Set up a group of a side without a question."""
    if group == MAIN_GROUP and s.battle.plan.scattered[side]:
        unit = next_scattered(s, side)
        while unit >= 0:
            lay(s, unit, best_of(s, hexes_near(s, side, unit, random_hex(s, side))))
            unit = next_scattered(s, side)
        shuffle(s, side)
    place_all(s, side, group)


def set_up_quickly(s: Table) -> None:
    """Everything of both sides in its order, and control as it follows."""
    for group in (MAIN_GROUP, LATE_GROUP):
        for side in s.battle.plan.order:
            place_quickly(s, side, group)
    take_control(s)


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


class Scatter(Frame[Table]):
    """Scenario rule `scattered`: a random hex for each unit, one after the other.

    The cards are turned up from the side's own deck, and shuffled back when all units have one.
    """

    SIDE: Final = 0

    def __init__(self) -> None:
        super().__init__("scatter", "", "DP-02", [Slot("side", "side")])

    def step(self, s: Table) -> None:
        side = s.slot(Scatter.SIDE)
        unit = next_scattered(s, side)
        if unit < 0:
            s.pop()
            shuffle(s, side)
            return
        s.push(PLACE_HEX, [side, unit, random_hex(s, side)])

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def next_scattered(s: Table, side: int) -> int:
    """The next unit without a place, -1 when all have one."""
    for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side]):
        if s.battle.plan.group[unit] == MAIN_GROUP and s.place_of(unit) == NOWHERE:
            return unit
    return -1
