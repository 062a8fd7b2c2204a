"""Move (CC-O21): groups, steps, and the windows after each of them (`W-MOVE`)."""

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.activation import flagged
from fieldcraft.games.combat_commander.exits import exit_map
from fieldcraft.games.combat_commander.fire_actions import action_refusal
from fieldcraft.games.combat_commander.ground import IMPASSABLE
from fieldcraft.games.combat_commander.hexes import (
    ADJACENT,
    DIRECTIONS,
    NEIGHBOURS,
    direction_to,
    hex_word,
)
from fieldcraft.games.combat_commander.mines import attack_with_mines, has_mines
from fieldcraft.games.combat_commander.move_windows import (
    ENTER,
    mover_actions,
    play_mover_action,
)
from fieldcraft.games.combat_commander.moving import (
    EXIT_COST,
    can_exit,
    can_step,
    points_left,
    spending,
    step_cost,
)
from fieldcraft.games.combat_commander.question import Question
from fieldcraft.games.combat_commander.table import Table, bit_of, side_of
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    EXIT,
    FINISHED,
    GIVE_TO,
    GROUPED,
    HOLDER,
    LEAVE,
    MOVE_WINDOW,
    MOVING,
    SPENT,
    STOP,
    THING,
    TO_HEX,
    UNIT,
    UNIT_WIDTH,
    WEAPON_WIDTH,
)


class Move(Question):
    """CC-O21.2, DP-08: who moves, where next, or stop?

    Units of one hex that move together are grouped; a unit that leaves the group may go on later
    with what it has left (GAP-46).
    """

    def __init__(self) -> None:
        slots = [Slot("entered", "hex")]
        super().__init__("move", "move", "CC-O21.a", slots, secret=True, anytime=True)

    def choices(self, s: Table, side: int) -> list[int]:
        group = flagged(s, side, GROUPED)
        menu = [STOP]
        menu.extend(mover_actions(s, side))
        if not group:
            menu.extend(UNIT | unit for unit in movable(s, side))
            menu.sort()
            return menu
        here = s.place_of(group[0])
        for unit in movable(s, side):
            if s.place_of(unit) == here and not moved(s, group):
                menu.append(UNIT | unit)
        for direction in range(DIRECTIONS):
            there = NEIGHBOURS[DIRECTIONS * here + direction]
            if there >= 0 and all(can_step(s, unit, direction) for unit in group):
                menu.append(TO_HEX | there)
        if all(can_exit(s, unit) for unit in group):
            menu.append(EXIT)
        menu.extend(receivers(s, group))
        if len(group) > 1:
            menu.extend(LEAVE | unit for unit in group)
        menu.sort()
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        kind = option & ~THING
        thing = option & THING
        group = flagged(s, side, GROUPED)
        if option == STOP:
            if not group:
                end_move(s, side)
            else:
                for unit in group:
                    s.clear_flag(unit, GROUPED)
                    s.set_flag(unit, FINISHED)
                s.set_slot(0, -1)
        elif kind == UNIT:
            s.set_flag(thing, GROUPED)
        elif kind == LEAVE:
            s.clear_flag(thing, GROUPED)
        elif kind == GIVE_TO:
            give_weapon(s, group, thing)
        elif kind == ACTION_CARD:
            play_mover_action(s, side, thing, s.slot(0))
        elif option == EXIT:
            for unit in group:
                spend(s, unit, EXIT_COST)
                s.clear_flag(unit, GROUPED | MOVING)
                exit_map(s, unit)
        else:
            take_step(s, side, group, thing)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        kind = option & ~THING
        group = flagged(s, side, GROUPED)
        if kind == TO_HEX and group:
            return step_refusal(s, group, option & THING)
        if kind == UNIT:
            words = {"unit": s.unit_word(option & THING)}
            return Refusal("cannot-move-now", "CC-O21.2", words)
        if kind == ACTION_CARD:
            return action_refusal(s, side, option & THING)
        return Refusal("not-asked", self.clause, {})


def movable(s: Table, side: int) -> list[int]:
    """CC-O21.2: activated units that have neither finished nor are in the group."""
    return [unit for unit in flagged(s, side, MOVING) if not s.has_flag(unit, FINISHED | GROUPED)]


def moved(s: Table, group: list[int]) -> bool:
    """Whether the group has taken a step."""
    return any(s.units[UNIT_WIDTH * unit + SPENT] > 0 for unit in group)


def receivers(s: Table, group: list[int]) -> list[int]:
    """CC-O21.1.1: who in the hex may be handed the weapon of a unit in the group."""
    giver = giver_of(s, group)
    if giver < 0:
        return []
    side = side_of(giver)
    mask = s.units_in(side, s.place_of(giver))
    return [GIVE_TO | unit for unit in s.listed(side, mask) if s.weapon_of(unit) < 0]


def giver_of(s: Table, group: list[int]) -> int:
    """The unit of the group that would hand over its weapon: the first that has one and a point."""
    for unit in group:
        if s.weapon_of(unit) >= 0 and points_left(s, unit) >= 1:
            return unit
    return -1


def give_weapon(s: Table, group: list[int], receiver: int) -> None:
    """CC-11.3.a: for 1 movement point."""
    giver = giver_of(s, group)
    weapon = s.weapon_of(giver)
    spend(s, giver, 1)
    s.own_weapons()[WEAPON_WIDTH * weapon + HOLDER] = receiver
    if s.sink is not None:
        words = {
            "unit": s.unit_word(giver),
            "other": s.unit_word(receiver),
            "weapon": s.weapon_word(weapon),
        }
        s.log("gives-weapon", PUBLIC, words)


def spend(s: Table, unit: int, cost: int) -> None:
    """Movement points are used up."""
    units = s.own_units()
    place = UNIT_WIDTH * unit + SPENT
    units[place] = units[place] + cost


def take_step(s: Table, side: int, group: list[int], there: int) -> None:
    """CC-O21.1, CC-O21.5, GAP-53: pay; mines attack who leaves; enter; mines attack who enters."""
    here = s.place_of(group[0])
    direction = direction_to(here, there)
    for unit in group:
        spend(s, unit, spending(s, unit, there, step_cost(s, unit, direction)))
    mask = 0
    for unit in group:
        mask |= bit_of(unit)
    s.set_slot(0, there)
    s.push(MOVE_WINDOW, [ENTER, side, mask, there])
    if has_mines(s, here):
        attack_with_mines(s, side, mask)


def end_move(s: Table, side: int) -> None:
    """The Order is over."""
    s.pop()


def step_refusal(s: Table, group: list[int], there: int) -> Refusal:
    """Why the group cannot step there."""
    here = s.place_of(group[0])
    words = {"hex": hex_word(there)}
    if there not in ADJACENT[here]:
        return Refusal("not-adjacent", "CC-O21.1", words)
    direction = direction_to(here, there)
    for unit in group:
        if s.is_occupied(1 - side_of(unit), there):
            return Refusal("enemy-there", "CC-O21.4", words)
        if step_cost(s, unit, direction) >= IMPASSABLE:
            return Refusal("impassable", "CC-O21.4", words)
    return Refusal("too-far", "CC-O21.1", words)
