"""The set-up by the players (DP-02, A.5): one after the other in the open, or both at once hidden.

First everything but what is set up late, then in the same order what is late.  Answers can be
changed until the side is ready: a unit is placed again, a weapon given to somebody else, a
fortification taken up by naming its hex again.
"""

from typing import Final, cast

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.cards.fate import shuffle
from fieldcraft.games.combat_commander.cards.random_hex import random_hex
from fieldcraft.games.combat_commander.options import QUICK_SETUP
from fieldcraft.games.combat_commander.setup.opening import draw_chits, open_play, take_control
from fieldcraft.games.combat_commander.setup.placing import (
    build,
    can_fortify,
    carriers,
    fort_hexes,
    forts_left,
    forts_of,
    give,
    has_pieces,
    has_room,
    hexes_for,
    hexes_near,
    is_free,
    is_in_area,
    is_own_fort,
    lay,
    missing,
    units_of,
    weapons_of,
)
from fieldcraft.games.combat_commander.setup.plan import LATE_GROUP, MAIN_GROUP
from fieldcraft.games.combat_commander.setup.quick import best_of, place_all
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table, side_of
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
    READY,
    SCATTER_FRAME,
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
OPENING: Final = 5


class SettingUp(Frame[State]):
    """A.5: chits, the sides in their order, what is late, and then play is opened."""

    def __init__(self) -> None:
        super().__init__("setting-up", "", "DP-02", [Slot("next")])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(0)
        plan = s.battle.plan
        if phase == CHITS:
            s.set_slot(0, FIRST)
            draw_chits(s)
        elif phase == FIRST and plan.together and not s.switches & QUICK_SETUP:
            s.set_slot(0, FIRST_LATE)
            s.fork([PLACE_FRAME, PLACE_FRAME], [[0, MAIN_GROUP], [1, MAIN_GROUP]])
        elif phase in (FIRST, SECOND):
            s.set_slot(0, phase + 1)
            ask(s, plan.order[phase - FIRST], MAIN_GROUP)
        elif phase in (FIRST_LATE, SECOND_LATE):
            s.set_slot(0, phase + 1)
            ask(s, plan.order[phase - FIRST_LATE], LATE_GROUP)
        else:
            open_play(s)

    def why_not(self, state: State, side: int, option: int) -> Refusal:
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

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("group", "group")]
        super().__init__("placing", "set-up", "DP-02", slots, secret=True)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        group = s.slot(1)
        menu = [WEAPON | weapon for weapon in weapons_of(s, side, group)]
        menu.extend(PLACE_UNIT | unit for unit in units_of(s, side, group))
        menu.extend(FORT | fort for fort in forts_of(s, side, group) if fort_hexes(s, side, fort))
        menu.append(QUICK if missing(s, side, group) else READY)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        group = s.slot(1)
        thing = option & THING
        if option == READY:
            s.pop()
            if s.sink is not None:
                s.log("ready", PUBLIC, {"side": s.side_word(side)})
        elif option == QUICK:
            place_all(s, side, group)
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
            return Refusal("not-all-set-up", "DP-02", {"count": missing(s, side, s.slot(1))})
        if option == QUICK:
            return Refusal("all-set-up", "DP-02", {})
        if kind == PLACE_UNIT:
            return Refusal("not-yours-to-place", "DP-02", {"unit": s.unit_word(thing)})
        if kind == WEAPON:
            return Refusal("not-yours-to-give", "CC-11.2", {"weapon": s.weapon_word(thing)})
        if kind == FORT:
            return Refusal("no-fort-to-place", "CC-F100.2", {"fort": FORTIFICATIONS[thing]})
        return Refusal("not-asked", self.clause, {})


class PlaceHex(Question):
    """DP-02: in which hex?  With a random hex, in it or next to it."""

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("unit", "unit"), Slot("near", "hex")]
        super().__init__("place-hex", "hex", "DP-02", slots)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        if s.slot(2) >= 0:
            return [TO_HEX | index for index in hexes_near(s, side, s.slot(1), s.slot(2))]
        return [TO_HEX | index for index in hexes_for(s, side, s.slot(1))]

    def choose(self, s: Table, side: int, option: int) -> None:
        unit = s.slot(1)
        s.pop()
        lay(s, unit, option & THING)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        index = option & THING
        if option & ~THING != TO_HEX or index >= HEXES:
            return Refusal("not-asked", self.clause, {})
        unit = s.slot(1)
        words = {"unit": s.unit_word(unit), "hex": hex_word(index)}
        if s.slot(2) >= 0:
            return Refusal("not-near-random-hex", "DP-02", {**words, "near": hex_word(s.slot(2))})
        if not is_in_area(s, side, unit, index):
            return Refusal("outside-area", "DP-02", words)
        if not is_free(s, side, index):
            return Refusal("cannot-stand-there", "DP-02", words)
        if not has_room(s, side, unit, index):
            return Refusal("no-room", "CC-8.2.a", words)
        return Refusal("not-chained", "DP-02", words)


class FortHex(Question):
    """DP-02, CC-F100: in which hex?  One where it lies already takes it up again."""

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("fort")]
        super().__init__("fort-hex", "hex", "CC-F100.2", slots)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        return [TO_HEX | index for index in fort_hexes(s, side, s.slot(1))]

    def choose(self, s: Table, side: int, option: int) -> None:
        fort = s.slot(1)
        s.pop()
        build(s, side, option & THING, fort)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        index = option & THING
        if option & ~THING != TO_HEX or index >= HEXES:
            return Refusal("not-asked", self.clause, {})
        fort = s.slot(1)
        words = {"fort": FORTIFICATIONS[fort], "hex": hex_word(index)}
        if not s.battle.plan.areas[side][index]:
            return Refusal("outside-area", "DP-02", words)
        if forts_left(s, side, fort) <= 0 and can_fortify(s, side, index, fort):
            return Refusal("no-fort-left", "DP-02", words)
        if s.fort(index) and is_own_fort(s, side, index, s.fort(index)):
            return Refusal("fort-there", "CC-F100.3", words)
        return Refusal("cannot-fortify", "CC-F100.2", words)


class GiveWeapon(Question):
    """DP-02, CC-11.2: to which unit?"""

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("weapon", "weapon")]
        super().__init__("give-weapon", "give", "CC-11.2", slots)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        return [GIVE_TO | unit for unit in carriers(s, side, s.slot(1))]

    def choose(self, s: Table, side: int, option: int) -> None:
        weapon = s.slot(1)
        s.pop()
        give(s, side, weapon, option & THING)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        unit = option & THING
        if option & ~THING != GIVE_TO or s.kind_of(unit) < 0:
            return Refusal("not-asked", self.clause, {})
        words = {"unit": s.unit_word(unit), "weapon": s.weapon_word(s.slot(1))}
        if side_of(unit) != side:
            return Refusal("not-your-unit", "CC-11.2", words)
        return Refusal("cannot-carry", "CC-11.2", words)


class Scatter(Frame[State]):
    """Scenario rule `scattered`: a random hex for each unit, one after the other.

    The cards are turned up from the side's own deck, and shuffled back when all units have one.
    """

    def __init__(self) -> None:
        super().__init__("scatter", "", "DP-02", [Slot("side", "side")])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        side = s.slot(0)
        unit = next_scattered(s, side)
        if unit < 0:
            s.pop()
            shuffle(s, side)
            return
        s.push(PLACE_HEX, [side, unit, random_hex(s, side)])

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def next_scattered(s: Table, side: int) -> int:
    """The next unit without a place, -1 when all have one."""
    for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side]):
        if s.battle.plan.group[unit] == MAIN_GROUP and s.place_of(unit) == NOWHERE:
            return unit
    return -1
