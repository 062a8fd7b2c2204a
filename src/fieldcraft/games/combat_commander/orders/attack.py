"""The attack (CC-O20.2, CC-O20.3): Actions, targeting for ordnance, the fire roll, the defence."""

from typing import Final

from fieldcraft.games.combat_commander.actions.defence import Defence
from fieldcraft.games.combat_commander.actions.fire_window import FireWindow
from fieldcraft.games.combat_commander.cards.fate import size
from fieldcraft.games.combat_commander.cards.outcomes import FIRE_ROLL, TARGETING
from fieldcraft.games.combat_commander.cards.roll_base import roll
from fieldcraft.games.combat_commander.orders.declared import Declared, attack_below, group_at
from fieldcraft.games.combat_commander.orders.fire_groups import (
    cover_of_sides,
    group_of,
    weapons_in,
)
from fieldcraft.games.combat_commander.orders.fire_pieces import (
    USED,
    USED_WEAPON,
    is_ordnance,
    piece_word,
    place_of_piece,
)
from fieldcraft.games.combat_commander.orders.firepower import attack_kind, final_fp
from fieldcraft.games.combat_commander.table.question import Procedure
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    DECK_SIZE,
    HAND,
    STATE,
    THING,
    UNIT,
    WEAPON_WIDTH,
)
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES, hex_word
from fieldcraft.games.combat_commander.terrain.markers import place_random_smoke
from fieldcraft.games.combat_commander.units.losses import box_weapon, break_weapon

WINDOW: Final = 0
TARGETING_ROLL: Final = 1
TARGETED: Final = 2
ROLL_ATTACK: Final = 3
ROLLED: Final = 4
SECOND_HEX: Final = 5
OVER: Final = 6


def begin_attack(
    s: Table, side: int, occasion: int, target: int, units: int, weapons: int, smoke: int
) -> None:
    """The attack that was declared takes its place."""
    Declared.push(s, side, occasion, target, units, weapons, smoke)
    if s.sink is not None:
        pieces = [piece_word(s, piece) for piece in group_of(s, units, weapons, side)]
        s.tell(
            {
                "event": "fires-smoke" if smoke else "fires",
                "side": s.side_word(side),
                "pieces": pieces,
                "hex": hex_word(target),
            }
        )


class Attack(Declared):
    """CC-O20.2, CC-O20.3: one step after the other."""

    def step(self, s: Table) -> None:
        phase = s.slot(Declared.NEXT)
        side = s.slot(Declared.SIDE)
        group = group_at(s, attack_below(s))
        target = s.slot(Declared.HEX)
        if phase == WINDOW:
            s.set_slot(Declared.NEXT, TARGETING_ROLL)
            mark_fired(s, group, s.slot(Declared.OCCASION))
            if not s.slot(Declared.SMOKE) and size(s, side, HAND):
                FireWindow.push(s, side)
        elif phase == TARGETING_ROLL:
            self.take_aim(s, side, group, target)
        elif phase == TARGETED:
            self.after_aim(s, target)
        elif phase == ROLL_ATTACK:
            self.roll_attack(s, side, group, target)
        elif phase == ROLLED:
            self.after_roll(s, side, group, target)
        elif phase == SECOND_HEX:
            s.set_slot(Declared.NEXT, OVER)
            second = s.slot(Declared.SECOND)
            if second >= 0:
                sides = s.slot(Declared.HEXSIDE_BEYOND)
                self.defend(s, group, second, sides, s.slot(Declared.DEFENDERS_BEYOND))
        else:
            s.pop()

    def take_aim(self, s: Table, side: int, group: list[int], target: int) -> None:
        """CC-O20.2.3: ordnance must hit first."""
        if group and is_ordnance(s, group[0]):
            s.set_slot(Declared.NEXT, TARGETED)
            place = place_of_piece(s, group[0])
            roll(s, side, TARGETING, DISTANCES[HEXES * place + target])
        else:
            s.set_slot(Declared.NEXT, ROLL_ATTACK)

    def after_aim(self, s: Table, target: int) -> None:
        """CC-O20.2.1, CC-O20.2.3: a miss ends the attack, and so does smoke that has hit."""
        if not s.slot(Declared.RESULT):
            s.set_slot(Declared.NEXT, OVER)
            if s.sink is not None:
                s.tell({"event": "misses", "hex": hex_word(target)})
        elif s.slot(Declared.SMOKE):
            s.set_slot(Declared.NEXT, OVER)
            place_random_smoke(s, target)
        else:
            s.set_slot(Declared.NEXT, ROLL_ATTACK)

    def roll_attack(self, s: Table, side: int, group: list[int], target: int) -> None:
        """CC-O20.3.3: the roll; what it meets is fixed with it, whoever of the group falls later.

        A weapon that is gone since its targeting roll fires no more (CC-X.1.5).  GAP-57: who is
        there now makes the Defense Rolls.
        """
        if any(place_of_piece(s, piece) < 0 for piece in group):
            s.set_slot(Declared.NEXT, OVER)
            return
        s.set_slot(Declared.NEXT, ROLLED)
        s.set_slot(Declared.HEXSIDE, cover_of_sides(s, group, target))
        s.set_slot(Declared.DEFENDERS, s.units_in(1 - side, target))
        second = s.slot(Declared.SECOND)
        if second >= 0:
            s.set_slot(Declared.HEXSIDE_BEYOND, cover_of_sides(s, group, second))
            s.set_slot(Declared.DEFENDERS_BEYOND, s.units_in(1 - side, second))
        roll(s, side, FIRE_ROLL, final_fp(s, group, target, second, s.slot(Declared.BONUS)))

    def after_roll(self, s: Table, side: int, group: list[int], target: int) -> None:
        """CC-11.6.b, CC-A41: charges are spent, a Sustained Fire weapon may break; then defence."""
        s.set_slot(Declared.NEXT, SECOND_HEX)
        rolled = DECK_SIZE * side + s.slot(Declared.CARD)
        if s.battle.white[rolled] == s.battle.coloured[rolled]:
            for named in (s.slot(Declared.SUSTAINED), s.slot(Declared.AGAIN)):
                break_all(s, named)
        for weapon in weapons_in(s.slot(Declared.WEAPONS)):
            if s.battle.is_spent[s.weapon_kind(weapon)] and s.holder_of(weapon) >= 0:
                box_weapon(s, weapon)
        if s.sink is not None:
            total = s.slot(Declared.RESULT)
            s.tell({"event": "attack-total", "total": total, "hex": hex_word(target)})
        self.defend(s, group, target, s.slot(Declared.HEXSIDE), s.slot(Declared.DEFENDERS))

    def defend(self, s: Table, group: list[int], target: int, sides: int, defenders: int) -> None:
        """CC-O20.3.4: the enemy units in a hex defend against the attack."""
        side = 1 - s.slot(Declared.SIDE)
        total = s.slot(Declared.RESULT)
        Defence.push(s, side, target, total, attack_kind(s, group), sides, defenders)


def mark_fired(s: Table, group: list[int], occasion: int) -> None:
    """CC-O20.1.a, CC-A26, CC-A33.3: each piece once."""
    for piece in group:
        thing = piece & THING
        if piece & ~THING == UNIT:
            s.set_flag(thing, USED[occasion])
        else:
            weapons = s.own_weapons()
            place = WEAPON_WIDTH * thing + STATE
            weapons[place] = weapons[place] | USED_WEAPON[occasion]


def break_all(s: Table, weapons: int) -> None:
    """CC-11.4.a: these weapons break, as far as somebody still carries them."""
    for weapon in weapons_in(weapons):
        if s.holder_of(weapon) >= 0:
            break_weapon(s, weapon)


class Jammed(Procedure):
    """CC-1.9.1.2: all weapons that took part in the fire attack break; it is not cancelled."""

    def __init__(self) -> None:
        super().__init__("jammed", "CC-1.9.1.2.b", [])

    def step(self, s: Table) -> None:
        s.pop()
        if s.sink is not None:
            s.tell({"event": "jammed"})
        break_all(s, s.slot_at(attack_below(s), Declared.WEAPONS))
