"""Actions of the firing player (CC-A27, CC-A30, CC-A34, CC-A37, CC-A40, CC-A41): `W-FIRE`."""

from typing import Final

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.cards.fate import card_word, discard, holds, listed, size
from fieldcraft.games.combat_commander.orders.fire_groups import (
    BONUS,
    fits,
    group_fp,
    group_of,
    is_in_reach,
    is_target,
    sustainable,
)
from fieldcraft.games.combat_commander.table.below import find
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    ACTIONS,
    AT_HEX,
    ATTACK_FRAME,
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

# Slots of the attack, as fire.py numbers them.
A_OCCASION: Final = 2
A_HEX: Final = 3
A_SECOND: Final = 4
A_UNITS: Final = 5
A_WEAPONS: Final = 6
A_BONUS: Final = 7
A_SUSTAINED: Final = 8
A_AGAIN: Final = 11


def can_play(s: Table, side: int, card: int, attack: int) -> bool:
    """Whether a card's Action fits the attack that stands there in the stack."""
    action = s.battle.action[DECK_SIZE * side + card]
    group = group_of(s, at(s, attack, A_UNITS), at(s, attack, A_WEAPONS), side)
    target = at(s, attack, A_HEX)
    if action == SPRAY_FIRE:
        return at(s, attack, A_SECOND) < 0 and len(spray_hexes(s, side, group, attack)) > 0
    return fits(s, side, action, at(s, attack, A_OCCASION), group, target)


def at(s: Table, place: int, index: int) -> int:
    """A slot of the attack."""
    return s.stack[place - 1 - index]


def spray_hexes(s: Table, side: int, group: list[int], attack: int) -> list[int]:
    """CC-A40: the second hexes: adjacent, with enemies, in reach of every piece with Firepower."""
    target = at(s, attack, A_HEX)
    bonus = at(s, attack, A_BONUS)
    for piece in group:
        thing = piece & THING
        if piece & ~THING == WEAPON:
            if not s.battle.weapon_boxed_range[s.weapon_kind(thing)]:
                return []
        elif s.is_broken(thing) or not s.battle.boxed_range[s.kind_of(thing)]:
            return []
    return [
        AT_HEX | index
        for index in sorted(ADJACENT[target])
        if is_target(s, side, index)
        and all(is_in_reach(s, piece, index) for piece in group)
        and group_fp(s, group, index) + bonus >= 1
    ]


class FireWindow(Question):
    """DP-14: an Action of the firing player before the roll, or none?"""

    def __init__(self) -> None:
        slots = [Slot("side", "side")]
        super().__init__("fire-window", "action", "CC-X.1.7", slots, secret=True, anytime=False)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        attack = attack_below(s)
        group = group_of(s, at(s, attack, A_UNITS), at(s, attack, A_WEAPONS), side)
        menu: list[int] = []
        if group_fp(s, group, at(s, attack, A_HEX)) + at(s, attack, A_BONUS) >= 1:
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
        if size(s, side, HAND):
            s.push(FIRE_WINDOW, [side])
        if action == SPRAY_FIRE:
            s.push(SPRAY_FRAME, [side])
        elif action == SUSTAINED_FIRE:
            add_bonus(s)
            s.push(SUSTAIN_FRAME, [side])
        else:
            add_bonus(s)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        if option == STOP:
            return Refusal(
                "no-firepower", "CC-10.3.2.1", {"hex": hex_word(at(s, attack_below(s), A_HEX))}
            )
        if option & ~THING != ACTION_CARD:
            return Refusal("not-asked", self.clause, {})
        return action_refusal(s, side, option & THING)


def add_bonus(s: Table) -> None:
    """CC-A24.4: two more Firepower; bonuses add up."""
    attack = attack_below(s)
    stack = s.own_stack()
    place = attack - 1 - A_BONUS
    stack[place] = stack[place] + BONUS


def attack_below(s: Table) -> int:
    """Where the attack stands under the questions of its window."""
    return find(s, ATTACK_FRAME)


def play_action(s: Table, side: int, card: int) -> None:
    """CC-A24.1: the card goes to the discard pile for its Action."""
    discard(s, side, card)
    if s.sink is not None:
        words = {
            "side": s.side_word(side),
            "action": ACTIONS[s.battle.action[DECK_SIZE * side + card]],
            "card": card_word(s, side, card),
        }
        s.log("plays-action", PUBLIC, words)


def action_refusal(s: Table, side: int, card: int) -> Refusal:
    """Why a card cannot be played for its Action now."""
    words = {"card": card_word(s, side, card)}
    if not holds(s, side, HAND, card):
        return Refusal("card-not-in-hand", "CC-A24.1", words)
    words["action"] = ACTIONS[s.battle.action[DECK_SIZE * side + card]]
    return Refusal("action-not-now", "CC-A24.1", words)


class SustainWhich(Question):
    """CC-A41: which machine gun or mortar bears the risk?  Named twice, it breaks twice."""

    def __init__(self) -> None:
        super().__init__("sustain", "weapon", "CC-A41", [Slot("side", "side")])

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        attack = attack_below(s)
        return sustainable(s, group_of(s, at(s, attack, A_UNITS), at(s, attack, A_WEAPONS), side))

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        attack = attack_below(s)
        weapon = option & THING
        named = A_AGAIN if at(s, attack, A_SUSTAINED) >> weapon & 1 else A_SUSTAINED
        stack = s.own_stack()
        stack[attack - 1 - named] |= 1 << weapon
        if s.sink is not None:
            s.log("sustains", PUBLIC, {"weapon": s.weapon_word(weapon)})


class SprayWhere(Question):
    """CC-A40: which second hex?"""

    def __init__(self) -> None:
        super().__init__("spray", "hex", "CC-A40", [Slot("side", "side")])

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        attack = attack_below(s)
        group = group_of(s, at(s, attack, A_UNITS), at(s, attack, A_WEAPONS), side)
        return spray_hexes(s, side, group, attack)

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        attack = attack_below(s)
        s.own_stack()[attack - 1 - A_SECOND] = option & THING
        if s.sink is not None:
            s.log("sprays", PUBLIC, {"hex": hex_word(option & THING)})
