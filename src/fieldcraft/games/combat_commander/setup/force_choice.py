"""The printed generator at the table (A.6): forces in secret, support, works and radio in turn."""

from typing import Final

from fieldcraft.core.contract import Refusal, Visibility
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.cards.blind_draws import draw_lot
from fieldcraft.games.combat_commander.setup.forces import (
    Muster,
    entry_of,
    fitting_forces,
    forces_of,
    leader_for,
    leader_word,
    leaders_wanted,
    offers_of,
    price_of,
    scenario_of,
)
from fieldcraft.games.combat_commander.setup.opening import draw_chits
from fieldcraft.games.combat_commander.setup.pieces import change_battle
from fieldcraft.games.combat_commander.setup.setting_up import FIRST
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ENTRY,
    FORCE,
    FORCE_PICK,
    MUSTER_FRAME,
    SETTING_UP,
    STOP,
    SUPPORT_BUY,
    THING,
    VP,
    WORKS_PICK,
)

FORCES: Final = 0
SUPPORT: Final = 1
ANSWER: Final = 2
BUILD: Final = 3
SET_UP: Final = 4


class Mustering(Frame[Table]):
    """A.6 steps 4 to 9: what both sides have chosen, and what comes next."""

    NEXT: Final = 0
    AXIS_FORCE: Final = 1
    ALLIES_FORCE: Final = 2
    AXIS_LEADERS: Final = 3
    ALLIES_LEADERS: Final = 4
    AXIS_BOUGHT: Final = 5
    ALLIES_BOUGHT: Final = 6
    WORKS: Final = 7
    DEFENDER: Final = 8

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("axis-force"),
            Slot("allies-force"),
            Slot("axis-leaders", "picks"),
            Slot("allies-leaders", "picks"),
            Slot("axis-bought", "picks"),
            Slot("allies-bought", "picks"),
            Slot("works", "picks"),
            Slot("defender", "side"),
        ]
        super().__init__("mustering", "", "DP-02", slots)

    @staticmethod
    def push(s: Table) -> None:
        """Begin."""
        s.push(MUSTER_FRAME, [FORCES, -1, -1, 0, 0, 0, 0, 0, -1])

    def step(self, s: Table) -> None:
        phase = s.slot(Mustering.NEXT)
        s.set_slot(Mustering.NEXT, phase + 1)
        if phase == FORCES:
            draw_chits(s)
            s.push(FORCE_PICK, [0, -1])
        elif phase == SUPPORT:
            weigh_forces(s)
            if s.numbers[VP]:
                call_for_support(s, holder(s), True)
        elif phase == ANSWER:
            buyer = holder(s)
            if buyer >= 0 and buyer == 1 - first_buyer(s):
                call_for_support(s, buyer, False)
        elif phase == BUILD:
            s.set_slot(Mustering.DEFENDER, holder(s))
            tell_postures(s)
            if holder(s) >= 0:
                s.push(WORKS_PICK, [holder(s)])
        else:
            set_up(s)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def chosen(s: Table) -> Muster:
    """What the lowest frame says that both have chosen."""
    place = s.find(MUSTER_FRAME)
    muster = Muster()
    for side in (0, 1):
        muster.force[side] = s.slot_at(place, Mustering.AXIS_FORCE + side)
        muster.leaders[side] = s.slot_at(place, Mustering.AXIS_LEADERS + side)
        muster.bought[side] = s.slot_at(place, Mustering.AXIS_BOUGHT + side)
    muster.works = s.slot_at(place, Mustering.WORKS)
    return muster


def holder(s: Table) -> int:
    """Who has points, -1 for nobody."""
    points = s.numbers[VP]
    return -1 if points == 0 else 0 if points > 0 else 1


def pay(s: Table, side: int, cost: int) -> None:
    """The VP marker moves away from who pays."""
    numbers = s.own_numbers()
    numbers[VP] = numbers[VP] - cost if side == 0 else numbers[VP] + cost


def die(s: Table) -> int:
    """One die of the generator; no card is turned up for it."""
    return draw_lot(s, [1, 2, 3, 4, 5, 6])


def two_dice(s: Table) -> int:
    """The sum of two dice."""
    return die(s) + die(s)


# -- orders of battle -----


class ForcePick(Question):
    """A.6 step 5: which order of battle?  Nobody knows the other's before his own is chosen."""

    SIDE: Final = 0
    FORCE: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("force", "number", Visibility.OWNER)]
        super().__init__("force-pick", "force", "DP-02", slots, secret=True)

    def decider(self, state: State) -> int:
        return state.slot(ForcePick.SIDE)

    def choices(self, s: Table, side: int) -> list[int]:
        return [FORCE | number for number in fitting_forces(s, side)]

    def choose(self, s: Table, side: int, option: int) -> None:
        if side == 0:
            s.set_slot(ForcePick.FORCE, option & THING)
            s.push(FORCE_PICK, [1, -1])
            return
        s.pop()
        other = s.slot(ForcePick.FORCE)
        s.pop()
        s.set_slot(Mustering.AXIS_FORCE, other)
        s.set_slot(Mustering.ALLIES_FORCE, option & THING)
        s.reveal()

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != FORCE or option & THING >= len(forces_of(s, side)):
            return Refusal("not-asked", self.clause, {})
        return Refusal("other-quality-or-year", self.clause, {"number": option & THING})


def weigh_forces(s: Table) -> None:
    """A.6 steps 5, 6: both forces are shown, their points counted, their Leaders rolled."""
    muster = chosen(s)
    for side in (0, 1):
        force = muster.force[side]
        pay(s, side, price_of(s, side, force))
    for side in (0, 1):
        force = muster.force[side]
        if s.sink is not None:
            name = f"{s.battle.nations[side]}:{forces_of(s, side)[force]['id']}"
            cost = price_of(s, side, force)
            word = s.side_word(side)
            s.tell({"event": "musters", "side": word, "force": name, "cost": cost})
        joined = 0
        while joined.bit_count() < leaders_wanted(s, side, force):
            leader = leader_for(s, side, die(s))
            if joined >> leader & 1:
                continue
            joined |= 1 << leader
            if s.sink is not None:
                rank, number = leader_word(s, side, leader).split()
                word = s.side_word(side)
                s.tell({"event": "leader-joins", "side": word, "type": rank, "number": int(number)})
        s.set_slot(Mustering.AXIS_LEADERS + side, joined)


# -- support -----


def first_buyer(s: Table) -> int:
    """Who bought support first: the side whose order of battle cost less; -1 for neither."""
    muster = chosen(s)
    gap = price_of(s, 1, muster.force[1]) - price_of(s, 0, muster.force[0])
    return -1 if gap == 0 else 0 if gap > 0 else 1


def call_for_support(s: Table, side: int, goes_on: bool) -> None:
    """A.6 step 7: a roll on the support table; one that offers nothing is made again."""
    muster = chosen(s)
    column = two_dice(s)
    while not offers_of(s, muster, side, column):
        column = two_dice(s)
    if s.sink is not None:
        s.tell({"event": "support-rolled", "side": s.side_word(side), "number": column})
    s.push(SUPPORT_BUY, [side, column, 1 if goes_on else 0, 0])


class SupportBuy(Question):
    """A.6 step 7: what of the column?  At least one, more while there are points."""

    SIDE: Final = 0
    COLUMN: Final = 1
    GOES_ON: Final = 2
    COUNT: Final = 3

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("column"), Slot("goes-on"), Slot("count")]
        super().__init__("support-buy", "support", "CC-E68", slots)

    def decider(self, state: State) -> int:
        return state.slot(SupportBuy.SIDE)

    def choices(self, s: Table, side: int) -> list[int]:
        menu = [STOP] if s.slot(SupportBuy.COUNT) else []
        if not menu or (s.slot(SupportBuy.GOES_ON) and holder(s) == side):
            offers = offers_of(s, chosen(s), side, s.slot(SupportBuy.COLUMN))
            menu.extend(ENTRY | number for number in offers)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            s.pop()
            return
        number = option & THING
        s.set_slot(SupportBuy.COUNT, s.slot(SupportBuy.COUNT) + 1)
        place = s.find(MUSTER_FRAME)
        bought = s.slot_at(place, Mustering.AXIS_BOUGHT + side)
        s.set_slot_at(place, Mustering.AXIS_BOUGHT + side, bought | 1 << number)
        entry = entry_of(s, side, number)
        pay(s, side, entry["cost"])
        tell_entry(s, side, number)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option == STOP:
            return Refusal("support-is-due", self.clause, {})
        if option & ~THING != ENTRY:
            return Refusal("not-asked", self.clause, {})
        return Refusal("not-offered", self.clause, {"number": s.slot(SupportBuy.COLUMN)})


def tell_entry(s: Table, side: int, number: int) -> None:
    """What was bought, and for how many points."""
    if s.sink is not None:
        cost = entry_of(s, side, number)["cost"]
        support = f"{s.battle.nations[side]}:{number}"
        word = s.side_word(side)
        s.tell({"event": "buys-support", "side": word, "support": support, "cost": cost})


# -- postures -----


def tell_postures(s: Table) -> None:
    """A.6 step 8: who has points defends, the other attacks; without any both are Recon."""
    if s.sink is not None:
        for side in (0, 1):
            posture = "recon" if holder(s) < 0 else "defend" if holder(s) == side else "attack"
            s.tell({"event": "posture", "side": s.side_word(side), "posture": posture})


# -- from there on it is a scenario like any other -----


def set_up(s: Table) -> None:
    """A.6 steps 10 to 15: the mustered forces are at hand, and the set-up begins."""
    plain = scenario_of(s, chosen(s), s.numbers[VP], s.slot(Mustering.DEFENDER))
    s.pop()
    change_battle(s, Battle(plain, s.battle.tables))
    s.push(SETTING_UP, [FIRST])
