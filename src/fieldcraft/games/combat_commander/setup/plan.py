"""How a scenario is set up (A.5, CC-11.2, CC-F100), as integers: who waits where, who gets what.

Units and weapons come in groups: set up with all others, set up late, or on a space of the time
track.  A weapon is given to a unit of its own group.
"""

from typing import TYPE_CHECKING, Final

from fieldcraft.games.combat_commander.terms import CAPACITY, FORTIFICATIONS

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.scenario import CommanderScenario

MAIN_GROUP: Final = 0
LATE_GROUP: Final = 1
FIRST_ARRIVAL: Final = 2
"""The group of the first entry of the reinforcements; the others follow."""
NO_GROUP: Final = -1


class Plan:
    """The set-up of one scenario; never changed."""

    def __init__(self, plain: "CommanderScenario") -> None:
        order = plain["set_up"]
        self.order: list[int] = list(order["order"])
        self.radio_call: int = plain.get("radio_call", -1)
        """A.6 step 12: who may roll for a Radio once the other side has set up, or -1."""
        self.together: bool = order["together"]
        self.scattered: list[bool] = list(order["scattered"])
        self.chained: list[bool] = list(order["chained"])
        self.areas: list[list[bool]] = [list(area) for area in plain["areas"]]
        self.late_anywhere: list[bool] = [force["late_anywhere"] for force in plain["forces"]]
        self.group: list[int] = [NO_GROUP] * (2 * CAPACITY)
        """By unit, its group."""
        self.fixed: list[int] = [-1] * (2 * CAPACITY)
        """By unit, the hex that the scenario gives it, or -1."""
        self.counter: list[int] = [0] * (2 * CAPACITY)
        """By unit, the number of a Leader's counter, else 0."""
        self.ids: list[str] = [""] * (2 * CAPACITY)
        self.weapon_group: list[int] = []
        self.carrier: list[str] = []
        """By weapon, the type of unit that must carry it, or nothing."""
        self.bound: list[int] = []
        """By weapon, the one unit that it begins with, or -1; special rules say which."""
        self.forts: list[list[int]] = []
        """By side and kind, how many fortifications it sets up."""
        self.late_forts: list[list[bool]] = []
        self.read_units(plain)
        self.read_weapons(plain)
        self.bound.extend([-1] * len(self.weapon_group))
        for force in plain["forces"]:
            counts = [0] * len(FORTIFICATIONS)
            late = [False] * len(FORTIFICATIONS)
            for word, count in force["fortifications"].items():
                counts[FORTIFICATIONS.index(word)] = count
            for word in force["late_fortifications"]:
                late[FORTIFICATIONS.index(word)] = True
            self.forts.append(counts)
            self.late_forts.append(late)

    def read_units(self, plain: "CommanderScenario") -> None:
        """The counters of both sides, in the order in which they get their numbers."""
        for side, force in enumerate(plain["forces"]):
            unit = CAPACITY * side
            for one in force["units"]:
                self.group[unit] = LATE_GROUP if one["late"] else MAIN_GROUP
                self.fixed[unit] = one["hex"]
                self.counter[unit] = one["counter"]
                self.ids[unit] = one["id"]
                unit += 1
            for number, arrival in enumerate(plain["reinforcements"]):
                if arrival["side"] != side:
                    continue
                for one in arrival["units"]:
                    self.group[unit] = FIRST_ARRIVAL + number
                    self.counter[unit] = one["counter"]
                    self.ids[unit] = one["id"]
                    unit += 1

    def read_weapons(self, plain: "CommanderScenario") -> None:
        """The weapons, in the order in which they get their numbers."""
        for force in plain["forces"]:
            for one in force["weapons"]:
                self.weapon_group.append(LATE_GROUP if one["late"] else MAIN_GROUP)
                self.carrier.append(one["carrier"])
        for number, arrival in enumerate(plain["reinforcements"]):
            for one in arrival["weapons"]:
                self.weapon_group.append(FIRST_ARRIVAL + number)
                self.carrier.append(one["carrier"])
