"""Move (CC-O21): groups, steps, and the windows after each of them (`W-MOVE`)."""

from typing import Final, cast

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.actions.fire_window import action_refusal
from fieldcraft.games.combat_commander.actions.move_window import (
    ENTER,
    mover_actions,
    play_mover_action,
)
from fieldcraft.games.combat_commander.orders.activation import flagged
from fieldcraft.games.combat_commander.orders.move_costs import (
    EXIT_COST,
    can_exit,
    can_step,
    is_covered_way,
    points,
    points_left,
    spending,
    step_cost,
)
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table, bit_of, side_of
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
    STEPPED,
    STOP,
    THING,
    TO_HEX,
    UNIT,
    UNIT_WIDTH,
    WEAPON,
    WEAPON_WIDTH,
)
from fieldcraft.games.combat_commander.terrain.ground import IMPASSABLE
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    DIRECTIONS,
    NEIGHBOURS,
    direction_to,
    hex_word,
)
from fieldcraft.games.combat_commander.terrain.mines import attack_with_mines, has_mines

HAND_OVER_COST: Final = 1


class Move(Question):
    """CC-O21.2, DP-08: who moves, where next, or stop?

    Units of one hex that move together are grouped; those who leave the group may go on later with
    what they have left, and together again (GAP-46).
    """

    def __init__(self) -> None:
        slots = [Slot("entered", "hex"), Slot("giving", "weapon")]
        super().__init__("move", "move", "CC-O21.a", slots, secret=True, anytime=True)

    def options(self, state: State, side: int) -> list[int]:
        s = cast(Table, state)
        if s.slot(1) >= 0:  # a weapon is being handed over: only to whom is open
            return receivers(s, s.slot(1))
        return super().options(state, side)

    def choices(self, s: Table, side: int) -> list[int]:
        group = flagged(s, side, GROUPED)
        menu = [STOP]
        menu.extend(mover_actions(s, side))
        if not group:
            menu.extend(UNIT | unit for unit in movable(s, side))
            menu.sort()
            return menu
        here = s.place_of(group[0])
        if s.slot(0) < 0:  # not under way yet
            stepped = s.has_flag(group[0], STEPPED)
            for unit in movable(s, side):
                if s.place_of(unit) == here and s.has_flag(unit, STEPPED) == stepped:
                    menu.append(UNIT | unit)
        for direction in range(DIRECTIONS):
            there = NEIGHBOURS[DIRECTIONS * here + direction]
            if there >= 0 and all(can_step(s, unit, direction) for unit in group):
                menu.append(TO_HEX | there)
        if all(can_exit(s, unit) for unit in group):
            menu.append(EXIT)
        menu.extend(givable(s, group))
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
            if not group:
                s.set_slot(0, -1)
            s.set_flag(thing, GROUPED)
        elif kind == LEAVE:
            s.clear_flag(thing, GROUPED)
        elif kind == WEAPON:
            s.set_slot(1, thing)
        elif kind == GIVE_TO:
            give_weapon(s, s.slot(1), thing)
            s.set_slot(1, -1)
        elif kind == ACTION_CARD:
            play_mover_action(s, side, thing, s.slot(0))
        elif option == EXIT:
            leave(s, side, group)
        else:
            take_step(s, side, group, thing)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        kind = option & ~THING
        group = flagged(s, side, GROUPED)
        if kind == TO_HEX and group:
            return step_refusal(s, group, option & THING)
        if kind == UNIT:
            return pick_refusal(s, side, option & THING)
        if kind == WEAPON:
            words = {"weapon": s.weapon_word(option & THING)}
            return Refusal("cannot-hand-over", "CC-O21.1.1", words)
        if kind == GIVE_TO:
            words = {"unit": s.unit_word(option & THING)}
            return Refusal("cannot-receive", "CC-O21.1.1", words)
        if option == EXIT:
            return Refusal("cannot-leave-here", "CC-O21.4", {})
        if kind == ACTION_CARD:
            return action_refusal(s, side, option & THING)
        return Refusal("not-asked", self.clause, {})


def movable(s: Table, side: int) -> list[int]:
    """CC-O21.2: activated units that have neither finished nor are in the group."""
    return [unit for unit in flagged(s, side, MOVING) if not s.has_flag(unit, FINISHED | GROUPED)]


def givable(s: Table, group: list[int]) -> list[int]:
    """CC-O21.1.1: the weapons of the group that somebody in the hex may be handed."""
    found: list[int] = []
    for unit in group:
        weapon = s.weapon_of(unit)
        if weapon < 0 or points_left(s, unit) < points(s, HAND_OVER_COST):
            continue
        if receivers(s, weapon):
            found.append(WEAPON | weapon)
    return found


def receivers(s: Table, weapon: int) -> list[int]:
    """CC-O21.1.1: who in the hex has no weapon, activated or not."""
    giver = s.holder_of(weapon)
    side = side_of(giver)
    mask = s.units_in(side, s.place_of(giver))
    return [GIVE_TO | unit for unit in s.listed(side, mask) if s.weapon_of(unit) < 0]


def give_weapon(s: Table, weapon: int, receiver: int) -> None:
    """CC-11.3.a: for 1 movement point."""
    giver = s.holder_of(weapon)
    spend(s, giver, points(s, HAND_OVER_COST))
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
    covered = 1 if is_covered_way(s, here, there) else 0
    s.push(MOVE_WINDOW, [ENTER, side, mask, there, covered])
    if has_mines(s, here):
        attack_with_mines(s, side, mask)


def leave(s: Table, side: int, group: list[int]) -> None:
    """CC-7.2.1.a, CC-F103.2: off the enemy's edge; mines attack first whom they let go."""
    here = s.place_of(group[0])
    mask = 0
    for unit in group:
        spend(s, unit, points(s, EXIT_COST))
        mask |= bit_of(unit)
    s.push(MOVE_WINDOW, [ENTER, side, mask, -1, 0])
    if has_mines(s, here):
        attack_with_mines(s, side, mask)


def end_move(s: Table, side: int) -> None:
    """The Order is over."""
    s.pop()


def pick_refusal(s: Table, side: int, unit: int) -> Refusal:
    """Why a unit cannot move with the others, or now."""
    words = {"unit": s.unit_word(unit)}
    if side_of(unit) != side or not s.has_flag(unit, MOVING):
        return Refusal("not-activated-to-move", "CC-O21.a", words)
    if s.has_flag(unit, FINISHED):
        return Refusal("has-stopped", "CC-O21.2", words)
    return Refusal("cannot-join-group", "CC-O21.2", words)


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
