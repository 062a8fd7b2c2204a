"""What opens play once all is set up (CC-1.1, CC-7.3, DP-03): control, chits, hands, first Turn."""

from typing import Any, Final, cast

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.cards.fate import card_word, draw, move_card, size, zone_at
from fieldcraft.games.combat_commander.options import QUICK_SETUP
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTIVE,
    CONTROL,
    DECK,
    EXCLUDED,
    FIRST_TURN,
    HAND,
    HELD_SHIFT,
    HOLDER,
    IN_BOX,
    INITIATIVE,
    KNOWN,
    LETTERS,
    MINE_STRENGTH,
    MINES_OR_CARD,
    NONE,
    NOWHERE,
    OPEN,
    OPENING_FRAME,
    TAKE_CARD,
    THING,
    TURN_FRAME,
    VP,
    WEAPON_WIDTH,
    WHO_IS_FIRST,
    WORD_BITS,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES
from fieldcraft.games.combat_commander.units.losses import break_weapon
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


class Opening(Frame[State]):
    """DP-03, CC-1.1.a, CC-5.a: the scenario's choices, the hands, the first Turn."""

    def __init__(self) -> None:
        super().__init__("opening", "", "CC-5.a", [Slot("next")])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(0)
        asks = not s.switches & QUICK_SETUP
        if phase == CHOOSE:
            s.set_slot(0, DEAL)
            choice = s.battle.hooks.get("mines-or-card")
            if choice is not None and asks:
                s.push(MINES_OR_CARD, [choice["side"]])
        elif phase == DEAL:
            s.set_slot(0, BEGIN)
            break_one(s)
            deal_hands(s)
            if asks and "card-for-turn" in s.battle.hooks:
                if s.numbers[INITIATIVE] != s.active:
                    s.push(WHO_IS_FIRST, [s.numbers[INITIATIVE]])
        else:
            s.pop()
            s.push(TURN_FRAME, [0, s.active])

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def take_control(s: Table) -> None:
    """CC-7.3.1.a, A.5: control as the scenario gives it, then to whoever is alone in an objective.

    The points at the start contain the open chits that the scenario names; those drawn score now.
    """
    plain = s.battle.plain
    numbers = s.own_numbers()
    numbers[VP] = plain["vp"]
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
    weapons = s.own_weapons()
    for weapon in range(len(s.battle.plan.weapon_group)):
        if weapons[WEAPON_WIDTH * weapon + HOLDER] == NOWHERE:
            weapons[WEAPON_WIDTH * weapon + HOLDER] = IN_BOX  # more weapons than units


def break_one(s: Table) -> None:
    """Scenario rule `broken-weapon`: one weapon of a side, drawn, begins broken."""
    side = s.battle.hooks.get("broken-weapon")
    if side is None:
        return
    held = [
        weapon
        for weapon in range(len(s.battle.plan.weapon_group))
        if s.battle.weapon_owner[weapon] == side and s.holder_of(weapon) >= 0
    ]
    if held:
        break_weapon(s, held[s.draw(len(held))])


def deal_hands(s: Table) -> None:
    """CC-1.1.b: each side's hand; the cards that the scenario names are among it, and known."""
    for side in (0, 1):
        for number in s.battle.plain["forces"][side]["hand"]:
            take_named(s, side, number - 1)
        while size(s, side, HAND) < s.battle.hand_size[side]:
            draw(s, side)


def take_named(s: Table, side: int, card: int) -> None:
    """A card that the scenario gives to a hand: its opponent knows it there."""
    move_card(s, side, DECK, HAND, card)
    place = zone_at(side, KNOWN) + card // WORD_BITS
    cards = s.own_cards()
    cards[place] = cards[place] | 1 << card % WORD_BITS
    if s.sink is not None:
        words = {"side": s.side_word(side), "card": card_word(s, side, card)}
        s.log("begins-with-card", PUBLIC, words)


class MinesOrCard(Question):
    """DP-03, scenario rule `mines-or-card`: weaker mines and a card, or the mines as they are?"""

    def __init__(self) -> None:
        super().__init__("mines-or-card", "mines-or-card", "DP-03", [Slot("side", "side")])

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        choice: dict[str, Any] = s.battle.hooks["mines-or-card"]
        return [NONE, TAKE_CARD | choice["card"] - 1]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option != NONE:
            s.own_numbers()[MINE_STRENGTH] = s.battle.hooks["mines-or-card"]["mines"]
            take_named(s, side, option & THING)


class WhoIsFirst(Question):
    """DP-03, scenario rule `card-for-turn`: the Initiative card for the first Turn?"""

    def __init__(self) -> None:
        super().__init__("first-turn", "first-turn", "DP-03", [Slot("side", "side")])

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        return [NONE, FIRST_TURN]

    def choose(self, s: Table, side: int, option: int) -> None:
        s.pop()
        if option == FIRST_TURN:
            numbers = s.own_numbers()
            numbers[INITIATIVE] = 1 - side
            numbers[ACTIVE] = side
            if s.sink is not None:
                s.log("takes-first-turn", PUBLIC, {"side": s.side_word(side)})
