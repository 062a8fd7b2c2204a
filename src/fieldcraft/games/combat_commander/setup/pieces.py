"""Counters and tracks as a scenario has them before anything is set up (A.5)."""

from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.options import handicap_of
from fieldcraft.games.combat_commander.setup.placing import lay
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTIVE,
    CAPACITY,
    CLOCK,
    CONTROL,
    FORTIFICATIONS,
    INITIATIVE,
    MINE_STRENGTH,
    ON_TRACK,
    ORDER_LIMIT,
    PLACE,
    SUDDEN_DEATH,
    SURRENDER,
    TYPE,
    UNIT_WIDTH,
    VP,
    WEAPON_WIDTH,
)
from fieldcraft.games.combat_commander.units.radios import bring_radio

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.scenario import CommanderScenario


def lay_out(s: Table) -> None:
    """Everything of the scenario, on a table that has nothing yet."""
    plain = s.battle.plain
    set_tracks(s, plain)
    for side in (0, 1):
        bring_forces(s, side, plain)
    s.numbers[VP] = points_at_start(s)
    set_control(s, plain)
    for rule in s.battle.rules:
        rule.begin(s)


def points_at_start(s: Table) -> int:
    """CC-4.1.1: the scenario's points, and what a handicap gives the other side.

    While forces are mustered (A.6) the points say who defends; handicaps come when that is settled.
    """
    plain = s.battle.plain
    if "muster" in plain:
        return plain["vp"]
    return plain["vp"] - handicap_of(s.switches, 0) + handicap_of(s.switches, 1)


def change_battle(s: Table, battle: Battle) -> None:
    """Go on with another scenario, on a table that has nothing yet."""
    s.battle = battle
    s.own_units()
    s.own_hexes()
    weapons = s.own_weapons()
    weapons[:] = [-1, -1, 0] * battle.weapon_slots
    s.armed_axis = s.armed_allies = 0
    s.own_numbers()[MINE_STRENGTH] = battle.mine_strength
    lay_out(s)


def set_tracks(s: Table, plain: "CommanderScenario") -> None:
    """CC-4.2.a, CC-6.1.1, CC-6.2.1: clock, sudden death, surrender, initiative, Order limits."""
    s.numbers[CLOCK] = plain["time"]
    s.numbers[SUDDEN_DEATH] = plain["sudden_death"]
    s.numbers[INITIATIVE] = plain["initiative"]
    s.numbers[ACTIVE] = plain["first"]
    for side in (0, 1):
        s.numbers[SURRENDER + side] = plain["surrender"][side]
        s.numbers[ORDER_LIMIT + side] = plain["orders"][side]


def set_control(s: Table, plain: "CommanderScenario") -> None:
    """CC-7.3.1.a: who controls which objective at the start."""
    for objective, holder in enumerate(plain["control"]):
        s.numbers[CONTROL + objective] = holder + 1


def bring_forces(s: Table, side: int, plain: "CommanderScenario") -> None:
    """The counters of a side: on named hexes, waiting to be set up, or on the time track."""
    battle = s.battle
    force = plain["forces"][side]
    place = CAPACITY * side
    for unit in force["units"]:
        s.units[UNIT_WIDTH * place + TYPE] = battle.unit_index[side][unit["id"]]
        if unit["hex"] >= 0:
            lay(s, place, unit["hex"])
        place += 1
    for arrival in plain["reinforcements"]:
        if arrival["side"] != side:
            continue
        for unit in arrival["units"]:
            s.units[UNIT_WIDTH * place + TYPE] = battle.unit_index[side][unit["id"]]
            s.units[UNIT_WIDTH * place + PLACE] = ON_TRACK - arrival["time"]
            place += 1
    for weapon in range(battle.weapon_slots):
        if battle.weapon_owner[weapon] == side:
            s.weapons[WEAPON_WIDTH * weapon] = battle.weapon_start[weapon]
            s.give(weapon, battle.plan.bound[weapon])
    if force["radio"]:
        bring_radio(s, side, force["radio"])
    for marker in plain["placed"]:
        s.hexes[marker["hex"]] |= FORTIFICATIONS.index(marker["fort"])
