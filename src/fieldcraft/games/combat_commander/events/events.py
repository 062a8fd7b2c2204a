"""Events (CC-E42 to CC-E77) and snipers (CC-1.9.1.3): what a trigger brings."""

from typing import Final, cast

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.cards.fate import card_word, discard, listed, reveal, size
from fieldcraft.games.combat_commander.cards.lots import draw_lot
from fieldcraft.games.combat_commander.cards.random_hex import advance_if_exhausted, random_hex
from fieldcraft.games.combat_commander.events.blaze import breeze, set_ablaze
from fieldcraft.games.combat_commander.events.picks import (
    AIR_SUPPORT,
    COMMISSAR,
    DEPLOY,
    ENTRENCH,
    HARDEN,
    HERO,
    INTERDICTION,
    INTERROGATION,
    KIA,
    MALFUNCTION,
    MEDIC,
    PHOSPHORUS,
    PRISONERS,
    PROMOTION,
    SAPPERS,
    SCROUNGE,
    SHELL_SHOCK,
    SNIPED,
    SUPPRESSING,
    WOUNDED,
    ask,
)
from fieldcraft.games.combat_commander.events.support_tables import (
    BY_INFILTRATION,
    BY_REINFORCEMENTS,
    call_support,
)
from fieldcraft.games.combat_commander.options import BOOBY_TRAP_ATTACKS, WHITE_PHOSPHORUS
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    DECK_SIZE,
    DEPTH,
    EVENTS,
    FOXHOLES,
    HAND,
    LEADER,
    LETTERS,
    LOSSES,
    MINES,
    SECRET,
    SQUAD,
    SURRENDER,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES
from fieldcraft.games.combat_commander.terrain.markers import (
    can_take_fort,
    place_random_smoke,
    set_fort,
)
from fieldcraft.games.combat_commander.terrain.mines import attack_with_mines
from fieldcraft.games.combat_commander.units.losses import suppress
from fieldcraft.games.combat_commander.units.values import command_of
from fieldcraft.games.combat_commander.victory.chits import draw_chit, open_chit, take_secret
from fieldcraft.games.combat_commander.victory.control import objectives_of, score

READ: Final = 0
READY: Final = 1
PLACED: Final = 2
OVER: Final = 3

WITH_HEX: Final = frozenset(
    (
        "air-support",
        "blaze",
        "booby-trap",
        "dust",
        "malfunction",
        "rubble",
        "shell-shock",
        "shellholes",
    )
)
"""CC-E42.3: events that reveal a random hex before anything else."""


class EventTrigger(Frame[State]):
    """CC-1.9.1.1: the roller reveals the next card and executes its Event.

    Slots: where it stands, the reader, the card, the random hex.
    """

    def __init__(self) -> None:
        slots = [Slot("next"), Slot("side", "side"), Slot("card", "card"), Slot("hex", "hex")]
        super().__init__("event", "", "CC-1.9.1.1.a", slots)

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(0)
        side = s.slot(1)
        if phase == READ:
            s.own_numbers()[DEPTH] += 1
            card = reveal(s, side)
            s.set_slot(2, card)
            s.set_slot(3, -1)
            s.set_slot(0, READY)
            if s.sink is not None:
                s.tell(
                    {
                        "event": "event",
                        "side": s.side_word(side),
                        "card": card_word(s, side, card),
                        "title": event_word(s, side, card),
                    }
                )
            advance_if_exhausted(s, side)
        elif phase == READY:
            s.set_slot(0, PLACED)
            if event_word(s, side, s.slot(2)) in WITH_HEX:
                s.set_slot(3, random_hex(s, side))
                advance_if_exhausted(s, side)
        elif phase == PLACED:
            s.set_slot(0, OVER)
            execute(s, side, s.slot(2), s.slot(3))
        else:
            s.own_numbers()[DEPTH] -= 1
            s.pop()

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


def event_word(s: Table, side: int, card: int) -> str:
    """The name of the Event on a card."""
    return EVENTS[s.battle.event[DECK_SIZE * side + card]]


class SniperTrigger(Frame[State]):
    """CC-1.9.1.3: a random hex, then perhaps one unit in or next to it breaks."""

    def __init__(self) -> None:
        slots = [Slot("next"), Slot("side", "side"), Slot("hex", "hex")]
        super().__init__("sniper", "", "CC-1.9.1.3", slots)

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(0)
        side = s.slot(1)
        if phase == READ:
            s.own_numbers()[DEPTH] += 1
            if s.sink is not None:
                s.tell({"event": "sniper", "side": s.side_word(side)})
            s.set_slot(2, random_hex(s, side))
            s.set_slot(0, READY)
            advance_if_exhausted(s, side)
        elif phase == READY:
            s.set_slot(0, OVER)
            ask(s, side, SNIPED, s.slot(2))
        else:
            s.own_numbers()[DEPTH] -= 1
            s.pop()

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        return Refusal("not-your-decision", self.clause, {})


ASKING: Final = {
    "battle-harden": HARDEN,
    "commissar": COMMISSAR,
    "deploy": DEPLOY,
    "entrench": ENTRENCH,
    "field-promotion": PROMOTION,
    "hero": HERO,
    "interdiction": INTERDICTION,
    "interrogation": INTERROGATION,
    "kia": KIA,
    "medic": MEDIC,
    "prisoners-of-war": PRISONERS,
    "sappers": SAPPERS,
    "scrounge": SCROUNGE,
    "suppressing-fire": SUPPRESSING,
    "walking-wounded": WOUNDED,
}
"""Events that are one choice of the reader's."""


def execute(s: Table, side: int, card: int, index: int) -> None:
    """CC-E43 to CC-E77: what the Event does."""
    name = event_word(s, side, card)
    if name in ASKING:
        ask(s, side, ASKING[name], index)
    elif name == "air-support":
        ask(s, side, AIR_SUPPORT, index)
    elif name == "malfunction":
        ask(s, side, MALFUNCTION, index)
    elif name == "shell-shock":
        ask(s, side, SHELL_SHOCK, index)
    elif name == "white-phosphorus":
        if s.switches & WHITE_PHOSPHORUS:
            ask(s, side, PHOSPHORUS, -1)
    elif name == "battlefield-integrity":
        score(s, side, s.numbers[LOSSES + 1 - side])
    elif name == "command-and-control":
        score(s, side, objectives_of(s, side))
    elif name == "elan":
        s.own_numbers()[SURRENDER + side] += 1
        if s.sink is not None:
            s.tell(
                {
                    "event": "surrender-later",
                    "side": s.side_word(side),
                    "space": s.numbers[SURRENDER + side],
                }
            )
    elif name == "blaze":
        set_ablaze(s, [index])
    elif name == "breeze":
        breeze(s, s.battle.breeze[DECK_SIZE * side + card])
        for rule in s.battle.rules:
            rule.breeze(s)
    elif name == "booby-trap":
        if lay(s, index, MINES) and s.switches & BOOBY_TRAP_ATTACKS:
            for one in (s.active, 1 - s.active):  # the last one pushed comes first (CC-X.1.9)
                if s.is_occupied(one, index):
                    attack_with_mines(s, one, s.units_in(one, index))
    elif name == "rubble":
        lay(s, index, WIRE)
    elif name == "shellholes":
        lay(s, index, FOXHOLES)
    elif name == "dust":
        place_random_smoke(s, index)
    elif name == "cower":
        cower(s, side)
    elif name == "fog-of-war":
        for one in (1 - s.active, s.active):
            lose_card(s, one)
    elif name == "infiltration":
        call_support(s, side, BY_INFILTRATION)
    elif name == "reinforcements":
        call_support(s, side, BY_REINFORCEMENTS)
    elif name == "reconnaissance":
        reconnoitre(s, 1 - side)
    elif name == "mission-objective":
        chit = draw_chit(s)
        if chit >= 0:
            take_secret(s, side, chit)
    else:
        chit = draw_chit(s)  # strategic-objective
        if chit >= 0:
            open_chit(s, chit)


def reconnoitre(s: Table, side: int) -> None:
    """CC-E67: one secret chit of the opponent's, picked blindly, is opened."""
    secret = [chit for chit in range(len(LETTERS)) if s.chits[chit] == SECRET + side]
    if secret:
        open_chit(s, draw_lot(s, secret))


def lay(s: Table, index: int, fort: int) -> bool:
    """CC-E47, CC-E69, CC-E73: a fortification in the random hex, if it may take one."""
    if not can_take_fort(s, index, fort):
        return False
    set_fort(s, index, fort)
    return True


def cower(s: Table, side: int) -> None:
    """CC-E51: Squads outside the command radius of every own Leader are suppressed."""
    leaders = [u for u in s.all_units(side) if s.battle.unit_kind[s.kind_of(u)] == LEADER]
    for unit in s.all_units(side):
        if s.battle.unit_kind[s.kind_of(unit)] != SQUAD:
            continue
        row = HEXES * s.place_of(unit)
        if not any(DISTANCES[row + s.place_of(one)] <= command_of(s, one) for one in leaders):
            suppress(s, unit)


def lose_card(s: Table, side: int) -> None:
    """CC-E57: a card of the hand at random goes to the discard pile."""
    if size(s, side, HAND) == 0:
        return
    card = draw_lot(s, listed(s, side, HAND))
    discard(s, side, card)
    if s.sink is not None:
        s.tell({"event": "loses-card", "side": s.side_word(side), "card": card_word(s, side, card)})
