"""What opens play once all is set up (CC-1.1, CC-7.3, DP-03): control, chits, hands, first Turn."""

from typing import Final

from fieldcraft.core.frame import Slot
from fieldcraft.games.combat_commander.cards.fate import draw, size, take_named
from fieldcraft.games.combat_commander.setup.pieces import points_at_start
from fieldcraft.games.combat_commander.table.question import Procedure
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    CONTROL,
    EXCLUDED,
    HAND,
    HELD_SHIFT,
    IN_BOX,
    LETTERS,
    NOWHERE,
    OPEN,
    OPENING_FRAME,
    VP,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES
from fieldcraft.games.combat_commander.turn.turn import Turn
from fieldcraft.games.combat_commander.victory.chits import draw_chit, score_chit, take_secret
from fieldcraft.games.combat_commander.victory.control import ALL_FIVE, note_control, note_holder

# -- chits, before the set-up -----


def draw_chits(s: Table) -> None:
    """CC-7.3.2, CC-7.3.3: named open chits, excluded ones, then the random draws.

    They score once control is set.
    """
    plain = s.battle.plain["chits"]
    chits = s.own_chits()
    for letter in plain["excluded"]:
        chits[LETTERS.index(letter)] = EXCLUDED
    for letter in plain["open"]:
        chits[LETTERS.index(letter)] = OPEN
    for _ in range(plain["random"]):
        chit = draw_chit(s)
        if chit >= 0:
            s.own_chits()[chit] = OPEN
    for side in (0, 1):
        for _ in range(plain["secret"][side]):
            chit = draw_chit(s)
            if chit >= 0:
                take_secret(s, side, chit)


# -- after it -----

CHOOSE: Final = 0
DEAL: Final = 1
BEGIN: Final = 2


def open_play(s: Table) -> None:
    """The set-up is over: what remains goes in its own order."""
    s.pop()
    take_control(s)
    s.push(OPENING_FRAME, [CHOOSE])


class Opening(Procedure):
    """DP-03, CC-1.1.a, CC-5.a: the scenario's choices, the hands, the first Turn."""

    def __init__(self) -> None:
        super().__init__("opening", "CC-5.a", [Slot("next")])

    def step(self, s: Table) -> None:
        phase = s.slot(Opening.NEXT)
        if phase == CHOOSE:
            s.set_slot(Opening.NEXT, DEAL)
            for rule in s.battle.rules:
                rule.before_hands(s)
        elif phase == DEAL:
            s.set_slot(Opening.NEXT, BEGIN)
            for rule in s.battle.rules:
                rule.at_hands(s)
            deal_hands(s)
            for rule in s.battle.rules:
                rule.after_hands(s)
        else:
            s.pop()
            Turn.push(s, s.active)


def take_control(s: Table) -> None:
    """CC-7.3.1.a, A.5: control as the scenario gives it, then to whoever is alone in an objective.

    The points at the start contain the open chits that the scenario names; those drawn score now.
    """
    plain = s.battle.plain
    numbers = s.own_numbers()
    numbers[VP] = points_at_start(s)
    for objective, holder in enumerate(plain["control"]):
        numbers[CONTROL + objective] = holder + 1
    for chit, letter in enumerate(LETTERS):
        if s.chits[chit] == OPEN and letter not in plain["chits"]["open"]:
            score_chit(s, chit)
    hexes = s.own_hexes()
    for index in range(HEXES):
        hexes[index] = hexes[index] & ~(3 << HELD_SHIFT)
    for index in range(HEXES):
        note_holder(s, index)
    for objective in range(ALL_FIVE):
        note_control(s, objective)
    for weapon in range(len(s.battle.plan.weapon_group)):
        if s.holder_of(weapon) == NOWHERE:
            s.give(weapon, IN_BOX)  # more weapons than units


def deal_hands(s: Table) -> None:
    """CC-1.1.b: each side's hand; the cards that the scenario names are among it, and known."""
    for side in (0, 1):
        for number in s.battle.plain["forces"][side]["hand"]:
            take_named(s, side, number - 1)
        while size(s, side, HAND) < s.battle.hand_size[side]:
            draw(s, side)
