"""Move (CC-O21): groups, steps, and the Actions after each of them."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.move_window import MoveWindow
from fieldcraft.games.combat_commander.actions.mover import play_mover_action
from fieldcraft.games.combat_commander.actions.printed import playable
from fieldcraft.games.combat_commander.actions.window import action_refusal
from fieldcraft.games.combat_commander.orders.activation import flagged
from fieldcraft.games.combat_commander.orders.move_costs import (
    BURNING,
    CLOSED,
    ENEMY_THERE,
    EXIT_COST,
    FREE,
    MUST_STAY,
    NOT_ADJACENT,
    can_exit,
    cost_of,
    is_covered_way,
    points,
    points_left,
    spend,
    spending,
    step_hurdle,
)
from fieldcraft.games.combat_commander.table.question import Question, SideQuestion
from fieldcraft.games.combat_commander.table.table import Table, mask_of, side_of
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    EXIT,
    FINISHED,
    GIVE_TO,
    GROUPED,
    HAND_OVER,
    LEAVE,
    MOVE_FRAME,
    MOVING,
    STEPPED,
    STOP,
    THING,
    TO_HEX,
    UNIT,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.hexes import (
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

    ENTERED: Final = 0

    def __init__(self) -> None:
        slots = [Slot("entered", "hex")]
        super().__init__("move", "move", "CC-O21.a", slots, secret=True, anytime=True)

    @staticmethod
    def push(s: Table) -> None:
        s.push(MOVE_FRAME, [-1])

    def choices(self, s: Table, side: int) -> list[int]:
        group = flagged(s, side, GROUPED)
        entered = s.slot(Move.ENTERED)
        menu = [STOP]
        menu.extend(playable(s, side, MOVE_FRAME, -1))
        for unit in flagged(s, side, MOVING):
            if pick_hurdle(s, side, group, entered, unit) == FREE:
                menu.append(UNIT | unit)
        if group:
            here = s.place_of(group[0])
            left = [points_left(s, unit) for unit in group]
            for direction in range(DIRECTIONS):
                if group_hurdle(s, group, left, direction) == FREE:
                    menu.append(TO_HEX | NEIGHBOURS[DIRECTIONS * here + direction])
            if all(can_exit(s, unit) for unit in group):
                menu.append(EXIT)
            menu.extend(givable(s, group))
            if len(group) > 1:
                menu.extend([LEAVE | unit for unit in group])
        menu.sort()
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        kind = option & ~THING
        thing = option & THING
        group = flagged(s, side, GROUPED)
        if option == STOP:
            if not group:
                s.pop()  # the Order is over
            else:
                for unit in group:
                    s.clear_flag(unit, GROUPED)
                    s.set_flag(unit, FINISHED)
                s.set_slot(Move.ENTERED, -1)
        elif kind == UNIT:
            if not group:
                s.set_slot(Move.ENTERED, -1)
            s.set_flag(thing, GROUPED)
        elif kind == LEAVE:
            s.clear_flag(thing, GROUPED)
        elif kind == WEAPON:
            HandOver.push(s, side, thing)
        elif kind == ACTION_CARD:
            play_mover_action(s, side, thing, s.slot(Move.ENTERED))
        elif option == EXIT:
            leave(s, side, group)
        else:
            s.set_slot(Move.ENTERED, thing)
            take_step(s, side, group, thing)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        kind = option & ~THING
        group = flagged(s, side, GROUPED)
        if not group and (kind == TO_HEX or option == EXIT):
            return Refusal("unit-first", "CC-O21.2", {})
        if kind == TO_HEX:
            return step_refusal(s, group, option & THING)
        if kind == UNIT:
            return pick_refusal(s, side, group, s.slot(Move.ENTERED), option & THING)
        if kind == WEAPON:
            return give_refusal(s, group, option & THING)
        if option == EXIT:
            return Refusal("cannot-leave-here", "CC-O21.4", {})
        if kind == ACTION_CARD:
            return action_refusal(s, side, option & THING)
        if kind == LEAVE and len(group) > 1:
            return Refusal("not-in-moving-group", "CC-O21.2", {"unit": s.unit_word(option & THING)})
        return Refusal("not-asked", self.clause, {})


# -- who moves together -----

NOT_MOVING: Final = 1
HAS_STOPPED: Final = 2
NOT_TOGETHER: Final = 3


def pick_hurdle(s: Table, side: int, group: list[int], entered: int, unit: int) -> int:
    """CC-O21.2, GAP-46: why a unit cannot begin to move now, or move with the group."""
    if side_of(unit) != side or not s.has_flag(unit, MOVING):
        return NOT_MOVING
    if s.has_flag(unit, FINISHED):
        return HAS_STOPPED
    if not group:
        return FREE
    first = group[0]
    if s.has_flag(unit, GROUPED) or entered >= 0 or s.place_of(unit) != s.place_of(first):
        return NOT_TOGETHER
    return FREE if s.has_flag(unit, STEPPED) == s.has_flag(first, STEPPED) else NOT_TOGETHER


def pick_refusal(s: Table, side: int, group: list[int], entered: int, unit: int) -> Refusal:
    """Why a unit cannot move with the others, or now."""
    words = {"unit": s.unit_word(unit)}
    hurdle = pick_hurdle(s, side, group, entered, unit)
    if hurdle == NOT_MOVING:
        return Refusal("not-activated-to-move", "CC-O21.a", words)
    if hurdle == HAS_STOPPED:
        return Refusal("has-stopped", "CC-O21.2", words)
    return Refusal("cannot-join-group", "CC-O21.2", words)


# -- steps -----


def group_hurdle(s: Table, group: list[int], left: list[int], direction: int) -> int:
    """CC-O21.2: why the group cannot step that way together, by what each has left."""
    for index, unit in enumerate(group):
        hurdle = step_hurdle(s, unit, direction, left[index])
        if hurdle != FREE:
            return hurdle
    return FREE


def step_refusal(s: Table, group: list[int], there: int) -> Refusal:
    """Why the group cannot step there."""
    direction = direction_to(s.place_of(group[0]), there)
    left = [points_left(s, unit) for unit in group]
    hurdle = NOT_ADJACENT if direction < 0 else group_hurdle(s, group, left, direction)
    words = {"hex": hex_word(there)}
    if hurdle == NOT_ADJACENT:
        return Refusal("not-adjacent", "CC-O21.1", words)
    if hurdle == BURNING:
        return Refusal("burning", "CC-T79", words)
    if hurdle == ENEMY_THERE:
        return Refusal("enemy-there", "CC-O21.4", words)
    if hurdle == CLOSED:
        return Refusal("impassable", "CC-O21.4", words)
    if hurdle == MUST_STAY:
        return Refusal("must-stay", "DP-03", words)
    return Refusal("too-far", "CC-O21.1", words)


def take_step(s: Table, side: int, group: list[int], there: int) -> None:
    """CC-O21.1, CC-O21.5, GAP-53: pay; mines attack who leaves; enter; mines attack who enters."""
    here = s.place_of(group[0])
    direction = direction_to(here, there)
    for unit in group:
        spend(s, unit, spending(s, unit, there, cost_of(s, unit, direction)))
    mask = mask_of(group)
    MoveWindow.enter(s, side, mask, there, is_covered_way(s, here, there))
    if has_mines(s, here):
        attack_with_mines(s, side, mask)


def leave(s: Table, side: int, group: list[int]) -> None:
    """CC-7.2.1.a, CC-F103.2: off the enemy's edge; mines attack first whom they let go."""
    here = s.place_of(group[0])
    for unit in group:
        spend(s, unit, points(s, EXIT_COST))
    mask = mask_of(group)
    MoveWindow.enter(s, side, mask, -1, covered=False)
    if has_mines(s, here):
        attack_with_mines(s, side, mask)


# -- handing a weapon over (CC-O21.1.1) -----


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


def give_refusal(s: Table, group: list[int], weapon: int) -> Refusal:
    """Why a weapon cannot be handed over now."""
    words = {"weapon": s.weapon_word(weapon)}
    bearer = s.holder_of(weapon)
    if bearer not in group:
        return Refusal("not-carried-in-group", "CC-O21.1.1", words)
    if points_left(s, bearer) < points(s, HAND_OVER_COST):
        return Refusal("no-point-to-give", "CC-O21.1.1", words)
    return Refusal("nobody-to-receive", "CC-O21.1.1", words)


def receivers(s: Table, weapon: int) -> list[int]:
    """CC-O21.1.1: who in the hex has no weapon, activated or not."""
    giver = s.holder_of(weapon)
    side = side_of(giver)
    mask = s.units_in(side, s.place_of(giver))
    return [GIVE_TO | unit for unit in s.listed(side, mask) if s.weapon_of(unit) < 0]


class HandOver(SideQuestion):
    """CC-O21.1.1: to whom?  Where only one can take it, nobody asks."""

    WEAPON: Final = 1

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("weapon", "weapon")]
        super().__init__("hand-over", "give", "CC-O21.1.1", slots)

    @staticmethod
    def push(s: Table, side: int, weapon: int) -> None:
        s.push(HAND_OVER, [side, weapon])

    def choices(self, s: Table, side: int) -> list[int]:
        return receivers(s, s.slot(HandOver.WEAPON))

    def choose(self, s: Table, side: int, option: int) -> None:
        weapon = s.slot(HandOver.WEAPON)
        s.pop()
        give_weapon(s, weapon, option & THING)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != GIVE_TO:
            return Refusal("not-asked", self.clause, {})
        return Refusal("cannot-receive", self.clause, {"unit": s.unit_word(option & THING)})


def give_weapon(s: Table, weapon: int, receiver: int) -> None:
    """CC-11.3.a: for 1 movement point."""
    giver = s.holder_of(weapon)
    spend(s, giver, points(s, HAND_OVER_COST))
    s.give(weapon, receiver)
    if s.sink is not None:
        s.tell(
            {
                "event": "gives-weapon",
                "unit": s.unit_word(giver),
                "other": s.unit_word(receiver),
                "weapon": s.weapon_word(weapon),
            }
        )
