"""Fire (CC-O20): declaring attacks, the attack itself, its rolls."""

from typing import Final, cast

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.cards.fate import size
from fieldcraft.games.combat_commander.cards.rolls import FIRE_ROLL, TARGETING, roll
from fieldcraft.games.combat_commander.orders.fire_groups import (
    BY_ASSAULT,
    BY_OPPORTUNITY,
    BY_ORDER,
    can_join,
    can_reach_fp,
    cover_of_sides,
    group_fp,
    group_of,
    is_enough,
    is_in_reach,
    is_ordnance,
    is_target,
    pieces_at,
    place_of_piece,
    ready_units,
    ready_weapons,
    weapons_in,
)
from fieldcraft.games.combat_commander.sight.seeing import hindrance
from fieldcraft.games.combat_commander.table.below import find, slot_at
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import (
    ASSAULTED,
    AT_HEX,
    ATTACK_FRAME,
    COLOURED,
    DEFENCE_FRAME,
    FIRE_WINDOW,
    FIRED,
    HAND,
    OUTCOME,
    PIECES_FRAME,
    SMOKE_AT,
    STATE,
    STOP,
    TARGET_FRAME,
    THING,
    UNIT,
    WEAPON,
    WEAPON_ASSAULTED,
    WEAPON_FIRED,
    WEAPON_WIDTH,
    WHITE,
)
from fieldcraft.games.combat_commander.terrain.ground import WOODS
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES, hex_word
from fieldcraft.games.combat_commander.terrain.markers import can_take_smoke, place_random_smoke
from fieldcraft.games.combat_commander.units.losses import box_weapon, break_weapon
from fieldcraft.games.combat_commander.units.values import DIRECT, FLAME, FROM_ABOVE

OCCASIONS: Final = ("order", "opportunity", "assault")
AIRBURST: Final = 2


class Fire(Frame[State]):
    """CC-O20.1.b: one attack after another, until the pieces are used or the player stops."""

    def __init__(self) -> None:
        super().__init__("fire", "", "CC-O20.1.b", [Slot("next")])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        if s.slot(0) == 1:
            s.pop()
            return
        s.push(TARGET_FRAME, [s.active, BY_ORDER, -1])

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


# -- declaring (CC-O20.1, DP-13) -----


def targets(s: Table, side: int, occasion: int, fixed: int) -> list[int]:
    """CC-O20.1.c: the hexes that some piece may fire at, as options, with those for smoke."""
    pieces = [UNIT | unit for unit in ready_units(s, side, occasion)]
    pieces.extend(WEAPON | weapon for weapon in ready_weapons(s, side, occasion))
    if not pieces:
        return []
    menu: list[int] = []
    for index in s.places_of(1 - side) if fixed < 0 else [fixed]:
        if not is_target(s, side, index):
            continue
        near = [piece for piece in pieces if is_in_reach(s, piece, index)]
        if near and can_fire_any(s, occasion, near, index):
            menu.append(AT_HEX | index)
    if occasion != BY_OPPORTUNITY:
        menu.extend(smoke_targets(s, pieces))
    return menu


def can_fire_any(s: Table, occasion: int, near: list[int], index: int) -> bool:
    """Whether some of the pieces make an attack of at least 1 Firepower."""
    for piece in near:
        others = [other for other in near if other != piece and not is_ordnance(s, other)]
        if can_reach_fp(s, occasion, [piece], others, index):
            return True
    return False


def smoke_targets(s: Table, pieces: list[int]) -> list[int]:
    """CC-O20.2.1: the hexes into which an ordnance weapon may fire smoke."""
    found: set[int] = set()
    for piece in pieces:
        if piece & ~THING == WEAPON and s.battle.has_smoke[s.weapon_kind(piece & THING)]:
            for index in range(HEXES):
                if is_in_reach(s, piece, index) and can_take_smoke(s, index):
                    found.add(SMOKE_AT | index)
    return sorted(found)


class Target(Question):
    """DP-13: at which hex, or no more attacks?"""

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("occasion"), Slot("hex", "hex")]
        super().__init__("target", "fire", "CC-O20.1.c", slots, secret=True, anytime=True)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        menu = targets(s, side, s.slot(1), s.slot(2))
        if s.slot(1) != BY_ASSAULT or not menu:  # CC-A26: who plays the card makes the attack
            menu.insert(0, STOP)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        occasion = s.slot(1)
        s.pop()
        if option == STOP:
            if occasion == BY_ORDER:
                s.set_slot(0, 1)
            return
        smoke = 1 if option & ~THING == SMOKE_AT else 0
        s.push(PIECES_FRAME, [side, occasion, option & THING, 0, 0, smoke])

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        kind = option & ~THING
        if kind not in (AT_HEX, SMOKE_AT):
            return Refusal("not-asked", self.clause, {})
        index = option & THING
        words = {"hex": hex_word(index)}
        if kind == SMOKE_AT:
            return Refusal("no-smoke-there", "CC-O20.2.1", words)
        if not s.is_occupied(1 - side, index):
            return Refusal("no-enemy-there", "CC-O20.1.c", words)
        if s.is_occupied(side, index):
            return Refusal("own-units-there", "CC-O20.1.d", words)
        if not pieces_at(s, side, s.slot(1), index):
            return Refusal("out-of-reach", "CC-O20.1.c", words)
        return Refusal("no-firepower", "CC-10.3.2.1", words)


class Pieces(Question):
    """CC-O20.3.1, DP-13: which piece fires, and which others with it?"""

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

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        occasion = s.slot(1)
        target = s.slot(2)
        near = pieces_at(s, side, occasion, target)
        if s.slot(5):
            return [
                piece
                for piece in near
                if piece & ~THING == WEAPON and s.battle.has_smoke[s.weapon_kind(piece & THING)]
            ]
        group = group_of(s, s.slot(3), s.slot(4), side)
        menu: list[int] = []
        if group and is_enough(s, occasion, group, target):
            menu.append(STOP)
        for piece in near:
            if piece in group or not can_join(s, piece, group):
                continue
            rest = [p for p in near if p not in group and p != piece and not is_ordnance(s, p)]
            if can_reach_fp(s, occasion, [*group, piece], rest, target):
                menu.append(piece)
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            begin_attack(s)
            return
        if option & ~THING == UNIT:
            s.set_slot(3, s.slot(3) | bit_of(option & THING))
        else:
            s.set_slot(4, s.slot(4) | 1 << (option & THING))
        if is_ordnance(s, option):
            begin_attack(s)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option == STOP:
            return Refusal("no-firepower", "CC-10.3.2.1", {"hex": hex_word(s.slot(2))})
        if option & ~THING not in (UNIT, WEAPON):
            return Refusal("not-asked", self.clause, {})
        if option not in pieces_at(s, side, s.slot(1), s.slot(2)):
            return Refusal("cannot-fire", "CC-O20.1.c", {"piece": piece_word(s, option)})
        return Refusal("cannot-join", "CC-O20.3.1", {"piece": piece_word(s, option)})


def piece_word(s: Table, piece: int) -> str:
    """The name of a unit or weapon given as an option."""
    thing = piece & THING
    return s.weapon_word(thing) if piece & ~THING == WEAPON else s.unit_word(thing)


# -- the attack (CC-O20.2, CC-O20.3) -----

WINDOW: Final = 0
TARGETING_ROLL: Final = 1
TARGETED: Final = 2
ROLL_ATTACK: Final = 3
ROLLED: Final = 4
SECOND_HEX: Final = 5
OVER: Final = 6

# Slots of the attack.
A_NEXT: Final = 0
A_SIDE: Final = 1
A_OCCASION: Final = 2
A_HEX: Final = 3
A_SECOND: Final = 4
A_UNITS: Final = 5
A_WEAPONS: Final = 6
A_BONUS: Final = 7
A_SUSTAINED: Final = 8
A_SMOKE: Final = 9
A_TOTAL: Final = 10
A_AGAIN: Final = 11
A_SIDES: Final = 12
A_SIDES_BEYOND: Final = 13


def begin_attack(s: Table) -> None:
    """The declaration is complete: the attack takes its place."""
    side = s.slot(0)
    occasion = s.slot(1)
    target = s.slot(2)
    units = s.slot(3)
    weapons = s.slot(4)
    smoke = s.slot(5)
    s.pop()
    declared = [WINDOW, side, occasion, target, -1, units, weapons, 0, 0, smoke, 0, 0, 0, 0]
    s.push(ATTACK_FRAME, declared)
    if s.sink is not None:
        pieces = [piece_word(s, piece) for piece in group_of(s, units, weapons, side)]
        words = {"side": s.side_word(side), "pieces": pieces, "hex": hex_word(target)}
        s.log("fires-smoke" if smoke else "fires", PUBLIC, words)


class Attack(Frame[State]):
    """CC-O20.2, CC-O20.3: Actions, targeting for ordnance, the fire roll, the defence."""

    def __init__(self) -> None:
        slots = [
            Slot("next"),
            Slot("side", "side"),
            Slot("occasion"),
            Slot("hex", "hex"),
            Slot("second", "hex"),
            Slot("units", "units"),
            Slot("weapons", "weapons"),
            Slot("bonus"),
            Slot("sustained", "weapons"),
            Slot("smoke"),
            Slot("total", "value"),
            Slot("again", "weapons"),
            Slot("sides"),
            Slot("sides-beyond"),
        ]
        super().__init__("attack", "", "CC-O20.3.3", slots)

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(A_NEXT)
        side = s.slot(A_SIDE)
        group = group_of(s, s.slot(A_UNITS), s.slot(A_WEAPONS), side)
        target = s.slot(A_HEX)
        if phase == WINDOW:
            s.set_slot(A_NEXT, TARGETING_ROLL)
            mark_fired(s, group, s.slot(A_OCCASION))
            if not s.slot(A_SMOKE) and size(s, side, HAND):
                s.push(FIRE_WINDOW, [side])
        elif phase == TARGETING_ROLL:
            if group and is_ordnance(s, group[0]):
                s.set_slot(A_NEXT, TARGETED)
                place = place_of_piece(s, group[0])
                distance = DISTANCES[HEXES * place + target]
                roll(s, side, TARGETING, distance, hindrance(s, place, target), 0)
            else:
                s.set_slot(A_NEXT, ROLL_ATTACK)
        elif phase == TARGETED:
            if not s.numbers[OUTCOME]:
                s.set_slot(A_NEXT, OVER)
                if s.sink is not None:
                    s.log("misses", PUBLIC, {"hex": hex_word(target)})
            elif s.slot(A_SMOKE):
                s.set_slot(A_NEXT, OVER)
                place_random_smoke(s, target)
            else:
                s.set_slot(A_NEXT, ROLL_ATTACK)
        elif phase == ROLL_ATTACK:
            self.roll_attack(s, side, group, target)
        elif phase == ROLLED:
            self.after_roll(s, side, group, target)
        elif phase == SECOND_HEX:
            s.set_slot(A_NEXT, OVER)
            second = s.slot(A_SECOND)
            if second >= 0:
                self.defend(s, side, group, second, s.slot(A_SIDES_BEYOND))
        else:
            s.pop()

    def roll_attack(self, s: Table, side: int, group: list[int], target: int) -> None:
        """CC-O20.3.3: the roll; what it meets is fixed with it, whoever of the group falls later.

        A weapon that is gone since its targeting roll fires no more (CC-X.1.5).
        """
        if any(place_of_piece(s, piece) < 0 for piece in group):
            s.set_slot(A_NEXT, OVER)
            return
        s.set_slot(A_NEXT, ROLLED)
        s.set_slot(A_SIDES, cover_of_sides(s, group, target))
        second = s.slot(A_SECOND)
        if second >= 0:
            s.set_slot(A_SIDES_BEYOND, cover_of_sides(s, group, second))
        roll(s, side, FIRE_ROLL, final_fp(s, group), 0, 0)

    def after_roll(self, s: Table, side: int, group: list[int], target: int) -> None:
        """CC-11.6.b, CC-A41: charges are spent, a Sustained Fire weapon may break; then defence."""
        s.set_slot(A_NEXT, SECOND_HEX)
        total = s.numbers[OUTCOME]
        s.set_slot(A_TOTAL, total)
        if s.numbers[WHITE] == s.numbers[COLOURED]:
            for named in (s.slot(A_SUSTAINED), s.slot(A_AGAIN)):
                for weapon in weapons_in(named):
                    if s.holder_of(weapon) >= 0:
                        break_weapon(s, weapon)
        for weapon in weapons_in(s.slot(A_WEAPONS)):
            if s.battle.is_spent[s.weapon_kind(weapon)] and s.holder_of(weapon) >= 0:
                box_weapon(s, weapon)
        if s.sink is not None:
            s.log("attack-total", PUBLIC, {"total": total, "hex": hex_word(target)})
        self.defend(s, side, group, target, s.slot(A_SIDES))

    def defend(self, s: Table, side: int, group: list[int], target: int, sides: int) -> None:
        """CC-O20.3.4: the enemy units in a hex defend against the attack."""
        attack = attack_kind(s, group)
        s.push(DEFENCE_FRAME, [0, 1 - side, target, s.slot(A_TOTAL), attack, sides, 0, 0])

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def final_fp(s: Table, group: list[int]) -> int:
    """CC-O20.3.2, CC-A40, CC-T99: Firepower with Actions, the worse of two lines, airbursts."""
    target = s.slot(A_HEX)
    fp = group_fp(s, group, target) - range_lost(s, group, target)
    second = s.slot(A_SECOND)
    if second >= 0:
        fp = min(fp, group_fp(s, group, second) - range_lost(s, group, second))
    if attack_kind(s, group) == FROM_ABOVE and s.battle.ground.terrain[target] == WOODS:
        fp += AIRBURST
    return fp + s.slot(A_BONUS)


def range_lost(s: Table, group: list[int], target: int) -> int:
    """What a special rule takes from the attack for the range to its nearest firer."""
    lost = 0
    if s.battle.rules:
        distance = min([DISTANCES[HEXES * place_of_piece(s, piece) + target] for piece in group])
        for rule in s.battle.rules:
            lost = rule.fire_lost(distance, lost)
    return lost


def attack_kind(s: Table, group: list[int]) -> int:
    """What the attack is to its target: direct fire, from above, or flames."""
    for piece in group:
        if piece & ~THING == WEAPON:
            kind = s.weapon_kind(piece & THING)
            if s.battle.is_flame[kind]:
                return FLAME
            if s.battle.is_mortar[kind]:
                return FROM_ABOVE
    return DIRECT


def mark_fired(s: Table, group: list[int], occasion: int) -> None:
    """CC-O20.1.a, CC-A26, CC-A33.3: each piece once."""
    for piece in group:
        thing = piece & THING
        if piece & ~THING == UNIT:
            s.set_flag(thing, ASSAULTED if occasion == BY_ASSAULT else FIRED)
        else:
            weapons = s.own_weapons()
            place = WEAPON_WIDTH * thing + STATE
            used = WEAPON_ASSAULTED if occasion == BY_ASSAULT else WEAPON_FIRED
            weapons[place] = weapons[place] | used


class Jammed(Frame[State]):
    """CC-1.9.1.2: all weapons that took part in the fire attack break; it is not cancelled."""

    def __init__(self) -> None:
        super().__init__("jammed", "", "CC-1.9.1.2.b", [])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        s.pop()
        attack = find(s, ATTACK_FRAME)
        if s.sink is not None:
            s.log("jammed", PUBLIC, {})
        for weapon in weapons_in(slot_at(s, attack, A_WEAPONS)):
            if s.holder_of(weapon) >= 0:
                break_weapon(s, weapon)

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})
