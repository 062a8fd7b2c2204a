"""Actions of the firing player (CC-A27, CC-A30, CC-A34, CC-A37, CC-A40, CC-A41)."""

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.actions.playing import action_refusal, play_action
from fieldcraft.games.combat_commander.cards.fate import listed, size
from fieldcraft.games.combat_commander.orders.declared import Declared, attack_below, group_at
from fieldcraft.games.combat_commander.orders.fire_groups import BONUS, fits, sustainable
from fieldcraft.games.combat_commander.orders.fire_pieces import (
    FIRES,
    is_in_reach,
    is_target,
    piece_refusal,
    piece_word,
    why_not_at,
)
from fieldcraft.games.combat_commander.orders.firepower import group_fp
from fieldcraft.games.combat_commander.table.question import SideQuestion
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    AT_HEX,
    DECK_SIZE,
    FIRE_WINDOW,
    HAND,
    SPRAY_FIRE,
    SPRAY_FRAME,
    STOP,
    SUSTAIN_FRAME,
    SUSTAINED_FIRE,
    THING,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.hexes import ADJACENT, hex_word


def can_play(s: Table, side: int, card: int, attack: int) -> bool:
    """Whether a card's Action fits the attack that stands there in the stack."""
    action = s.battle.action[DECK_SIZE * side + card]
    if action == SPRAY_FIRE:
        return s.slot_at(attack, Declared.SECOND) < 0 and len(spray_hexes(s, side, attack)) > 0
    occasion = s.slot_at(attack, Declared.OCCASION)
    target = s.slot_at(attack, Declared.HEX)
    return fits(s, side, action, occasion, group_at(s, attack), target)


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


class FireWindow(SideQuestion):
    """DP-14: an Action of the firing player before the roll, or none?"""

    def __init__(self) -> None:
        slots = [Slot("side", "side")]
        super().__init__("fire-window", "action", "CC-X.1.7", slots, secret=True, anytime=False)

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
        menu.extend(
            ACTION_CARD | card for card in listed(s, side, HAND) if can_play(s, side, card, attack)
        )
        return menu

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option == STOP:
            return
        card = option & THING
        action = s.battle.action[DECK_SIZE * side + card]
        play_action(s, side, card)
        if action != SPRAY_FIRE:
            add_bonus(s)
        if size(s, side, HAND):
            FireWindow.push(s, side)
        if action == SPRAY_FIRE:
            SprayWhere.push(s, side)
        elif action == SUSTAINED_FIRE:
            SustainWhich.push(s, side)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option == STOP:
            words = {"hex": hex_word(s.slot_at(attack_below(s), Declared.HEX))}
            return Refusal("no-firepower", "CC-10.3.2.1", words)
        if option & ~THING != ACTION_CARD:
            return Refusal("not-asked", self.clause, {})
        return action_refusal(s, side, option & THING)


def add_bonus(s: Table) -> None:
    """CC-A24.4: two more Firepower; bonuses add up."""
    attack = attack_below(s)
    s.set_slot_at(attack, Declared.BONUS, s.slot_at(attack, Declared.BONUS) + BONUS)


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
            reason = why_not_at(s, piece, index)
            if reason != FIRES:
                occasion = s.slot_at(attack, Declared.OCCASION)
                return piece_refusal(s, piece, reason, occasion, index)
        return Refusal("no-firepower", "CC-10.3.2.1", words)
