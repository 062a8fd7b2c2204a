"""Actions of the firing player (CC-A27, CC-A30, CC-A34, CC-A37, CC-A40, CC-A41)."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.printed import (
    PrintedAction,
    discard_for_action,
    playable,
)
from fieldcraft.games.combat_commander.actions.window import Window
from fieldcraft.games.combat_commander.cards.fate import size
from fieldcraft.games.combat_commander.orders.declared import Declared, attack_below, group_at
from fieldcraft.games.combat_commander.orders.fire_groups import BONUS
from fieldcraft.games.combat_commander.orders.fire_pieces import (
    BY_OPPORTUNITY,
    FIRES,
    is_in_reach,
    is_target,
    piece_refusal,
    piece_word,
    place_of_piece,
    range_of_piece,
    why_not_at,
)
from fieldcraft.games.combat_commander.orders.firepower import group_fp
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    AT_HEX,
    FIRE_WINDOW,
    HAND,
    LEADER,
    SPRAY_FRAME,
    STOP,
    SUSTAIN_FRAME,
    THING,
    UNIT,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.hexes import ADJACENT, DISTANCES, HEXES, hex_word

HEAVY: Final = 5
"""CC-A27: the printed Firepower that Bore Sighting needs."""


class FireWindow(Window):
    """DP-14: an Action of the firing player before the roll, or none?"""

    def __init__(self) -> None:
        super().__init__(FIRE_WINDOW, "fire-window", "CC-X.1.7", [Slot("side", "side")])

    @staticmethod
    def push(s: Table, side: int) -> None:
        """Ask for an Action with the attack below."""
        s.push(FIRE_WINDOW, [side])

    def choices(self, s: Table, side: int) -> list[int]:
        attack = attack_below(s)
        menu: list[int] = []
        fp = group_fp(s, group_at(s, attack), s.slot_at(attack, Declared.HEX))
        if fp + s.slot_at(attack, Declared.BONUS) >= 1:
            menu.append(STOP)
        menu.extend(playable(s, side, FIRE_WINDOW, attack))
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option == STOP:
            return
        action = discard_for_action(s, side, option & THING)
        if size(s, side, HAND):
            FireWindow.push(s, side)
        action.play(s, side, attack_below(s))

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option == STOP:
            words = {"hex": hex_word(s.slot_at(attack_below(s), Declared.HEX))}
            return Refusal("no-firepower", "CC-10.3.2.1", words)
        return super().refuse(s, side, option)


# -- Actions that add Firepower (CC-A24.4) -----


class FirepowerAction(PrintedAction):
    """Two more Firepower for an attack that it fits; bonuses add up."""

    def __init__(self, word: str, clause: str) -> None:
        super().__init__(word, clause, FIRE_WINDOW)

    def fits(self, s: Table, side: int, about: int) -> bool:
        occasion = s.slot_at(about, Declared.OCCASION)
        target = s.slot_at(about, Declared.HEX)
        return self.lifts(s, side, occasion, group_at(s, about), target)

    def play(self, s: Table, side: int, about: int) -> None:
        s.set_slot_at(about, Declared.BONUS, s.slot_at(about, Declared.BONUS) + BONUS)


class BoreSighting(FirepowerAction):
    """CC-A27: the Defender's, with a heavy weapon."""

    def __init__(self) -> None:
        super().__init__("bore-sighting", "CC-A27")

    def lifts(self, s: Table, side: int, occasion: int, group: list[int], target: int) -> bool:
        return s.battle.is_defender(side) and any(
            p & ~THING == WEAPON and s.battle.weapon_fp[s.weapon_kind(p & THING)] >= HEAVY
            for p in group
        )


class Crossfire(FirepowerAction):
    """CC-A30: with opportunity fire."""

    def __init__(self) -> None:
        super().__init__("crossfire", "CC-A30")

    def lifts(self, s: Table, side: int, occasion: int, group: list[int], target: int) -> bool:
        return occasion == BY_OPPORTUNITY


class HandGrenades(FirepowerAction):
    """CC-A34: with a piece next to the target."""

    def __init__(self) -> None:
        super().__init__("hand-grenades", "CC-A34")

    def lifts(self, s: Table, side: int, occasion: int, group: list[int], target: int) -> bool:
        return any(DISTANCES[HEXES * place_of_piece(s, p) + target] == 1 for p in group)


class Marksmanship(FirepowerAction):
    """CC-A37: with a Squad or Team."""

    def __init__(self) -> None:
        super().__init__("marksmanship", "CC-A37")

    def lifts(self, s: Table, side: int, occasion: int, group: list[int], target: int) -> bool:
        return any(
            p & ~THING == UNIT and s.battle.unit_kind[s.kind_of(p & THING)] != LEADER for p in group
        )


class SustainedFire(FirepowerAction):
    """CC-A41: with a machine gun or mortar, which may break of it."""

    def __init__(self) -> None:
        super().__init__("sustained-fire", "CC-A41")

    def lifts(self, s: Table, side: int, occasion: int, group: list[int], target: int) -> bool:
        return len(sustainable(s, group)) > 0

    def play(self, s: Table, side: int, about: int) -> None:
        super().play(s, side, about)
        SustainWhich.push(s, side)


def sustainable(s: Table, group: list[int]) -> list[int]:
    """CC-A41: the firing machine guns and mortars, as options."""
    return [
        piece
        for piece in group
        if piece & ~THING == WEAPON
        and (
            s.battle.is_mg[s.weapon_kind(piece & THING)]
            or s.battle.is_mortar[s.weapon_kind(piece & THING)]
        )
    ]


class SustainWhich(SideQuestion):
    """CC-A41: which machine gun or mortar bears the risk?  Named twice, it breaks twice."""

    def __init__(self) -> None:
        super().__init__("sustain", "weapon", "CC-A41", [Slot("side", "side")])

    @staticmethod
    def push(s: Table, side: int) -> None:
        """Ask for a weapon of the attack below."""
        s.push(SUSTAIN_FRAME, [side])

    def choices(self, s: Table, side: int) -> list[int]:
        return sustainable(s, group_at(s, attack_below(s)))

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        attack = attack_below(s)
        weapon = option & THING
        named = Declared.SUSTAINED
        if s.slot_at(attack, named) >> weapon & 1:
            named = Declared.AGAIN
        s.set_slot_at(attack, named, s.slot_at(attack, named) | 1 << weapon)
        if s.sink is not None:
            s.tell({"event": "sustains", "weapon": s.weapon_word(weapon)})

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != WEAPON:
            return Refusal("not-asked", self.clause, {})
        words = {"piece": piece_word(s, option)}
        if option in group_at(s, attack_below(s)):
            return Refusal("cannot-sustain", self.clause, words)
        return Refusal("not-in-attack", self.clause, words)


class SprayFire(PrintedAction):
    """CC-A40: a second hex beside the first, once in an attack."""

    def __init__(self) -> None:
        super().__init__("spray-fire", "CC-A40", FIRE_WINDOW)

    def fits(self, s: Table, side: int, about: int) -> bool:
        return s.slot_at(about, Declared.SECOND) < 0 and len(spray_hexes(s, side, about)) > 0

    def play(self, s: Table, side: int, about: int) -> None:
        SprayWhere.push(s, side)


def spray_hexes(s: Table, side: int, attack: int) -> list[int]:
    """CC-A40: the second hexes: adjacent, with enemies, in reach of every piece with Firepower."""
    group = group_at(s, attack)
    bonus = s.slot_at(attack, Declared.BONUS)
    for piece in group:
        thing = piece & THING
        if piece & ~THING == WEAPON:
            if not s.battle.weapon_boxed_range[s.weapon_kind(thing)]:
                return []
        elif s.is_broken(thing) or not s.battle.boxed_range[s.kind_of(thing)]:
            return []
    return [
        AT_HEX | index
        for index in sorted(ADJACENT[s.slot_at(attack, Declared.HEX)])
        if is_target(s, side, index)
        and all(is_in_reach(s, piece, index) for piece in group)
        and group_fp(s, group, index) + bonus >= 1
    ]


class SprayWhere(SideQuestion):
    """CC-A40: which second hex?"""

    def __init__(self) -> None:
        super().__init__("spray", "hex", "CC-A40", [Slot("side", "side")])

    @staticmethod
    def push(s: Table, side: int) -> None:
        """Ask for the second hex of the attack below."""
        s.push(SPRAY_FRAME, [side])

    def choices(self, s: Table, side: int) -> list[int]:
        return spray_hexes(s, side, attack_below(s))

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        s.set_slot_at(attack_below(s), Declared.SECOND, option & THING)
        if s.sink is not None:
            s.tell({"event": "sprays", "hex": hex_word(option & THING)})

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != AT_HEX:
            return Refusal("not-asked", self.clause, {})
        index = option & THING
        words = {"hex": hex_word(index)}
        attack = attack_below(s)
        target = s.slot_at(attack, Declared.HEX)
        if index not in ADJACENT[target]:
            return Refusal("not-next-to-target", self.clause, {**words, "near": hex_word(target)})
        if not s.is_occupied(1 - side, index):
            return Refusal("no-enemy-there", self.clause, words)
        if s.is_occupied(side, index):
            return Refusal("own-units-there", "CC-O20.1.d", words)
        for piece in group_at(s, attack):
            reason = why_not_at(s, piece, index, range_of_piece(s, piece))
            if reason != FIRES:
                occasion = s.slot_at(attack, Declared.OCCASION)
                return piece_refusal(s, piece, reason, occasion, index)
        return Refusal("no-firepower", "CC-10.3.2.1", words)
