"""The one door out (CC-1.2, CC-1.4, CC-7.3.3): what a side, or a spectator, may know.

Open are the map with everything on it, the tracks, the discard piles, every count and the open
chits.  A side alone knows its hand and its secret chits, both sides know the cards that one has
seen in the other's hand, and nobody knows what comes next from a deck.  While both set up at once
(A.5) each sees only its own pieces.
"""

import json
from typing import TYPE_CHECKING, Final

from fieldcraft.core.contract import Visibility
from fieldcraft.core.flow import decision, flow, outcome
from fieldcraft.games.combat_commander.cards.fate import card_word, listed, size
from fieldcraft.games.combat_commander.cards.roll_log import open_roll
from fieldcraft.games.combat_commander.options import told_options
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.table.view_parts import (
    chits,
    hexes,
    objectives,
    radio,
    units,
    weapons,
)
from fieldcraft.games.combat_commander.terms import (
    CARD_WIDTH,
    CLOCK,
    DECK,
    DISCARD,
    HAND,
    INITIATIVE,
    KNOWN,
    LOSSES,
    ORDER_LIMIT,
    ORDERS_GIVEN,
    SHOWN,
    SUDDEN_DEATH,
    SURRENDER,
    TURN,
    TURN_FRAME,
    VP,
)

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.scenario import CommanderScenario
    from fieldcraft.games.combat_commander.schema.view import (
        CommanderCards,
        CommanderView,
    )
    from fieldcraft.games.combat_commander.schema.words import Phase

FORMAT = 1

FIELDS: Final[dict[str, Visibility]] = {
    "stack": Visibility.PUBLIC,
    "branch_a": Visibility.OWNER,  # how far a hidden set-up has come; that it is done is open
    "branch_b": Visibility.OWNER,
    "asked": Visibility.PUBLIC,
    "epoch": Visibility.PUBLIC,
    "finished": Visibility.PUBLIC,
    "winner": Visibility.PUBLIC,
    "reason": Visibility.PUBLIC,
    "margin": Visibility.PUBLIC,
    "chance.key": Visibility.NOBODY,
    "chance.position": Visibility.NOBODY,
    "units": Visibility.PUBLIC,  # but while both set up at once
    "weapons": Visibility.PUBLIC,
    "hexes": Visibility.PUBLIC,
    "crowd": Visibility.PUBLIC,
    "cards.deck": Visibility.NOBODY,
    "cards.hand": Visibility.OWNER,
    "cards.discard": Visibility.PUBLIC,
    "cards.known": Visibility.OWNER,  # and the opponent, who has seen them
    "cards.shown": Visibility.PUBLIC,
    "chits": Visibility.OWNER,
    "numbers": Visibility.PUBLIC,
    "switches": Visibility.PUBLIC,
}
"""Who may know each field of the table; the test of non-interference varies the others."""

WORKINGS: Final = frozenset(
    [
        "battle",
        "frames",
        "main",
        "inside",
        "menu",
        "menu_ready",
        "shared",
        "sink",
        "active",
        "armed_axis",
        "armed_allies",
        "marked_axis",
        "marked_allies",
        "settled",
    ]
)
"""Attributes that say nothing of the match: tables, and what can be worked out again."""


def view(s: Table, side: int) -> "CommanderView":
    """Everything this side may know; byte-identical whenever it may not know the difference."""
    numbers = s.numbers
    sides = (s.side_word(0), s.side_word(1))
    return {
        "format": FORMAT,
        "game": "combat-commander",
        "scenario": scenario_of(s),
        "options": told_options(s.switches),
        "side": sides[side] if side >= 0 else "spectator",
        "phase": phase_of(s),
        "turn": numbers[TURN] + 1,
        "active": sides[s.active],
        "decision": decision(s),
        "question": s.question(side) if side >= 0 else "",
        "outcome": outcome(s),
        "time": numbers[CLOCK],
        "sudden_death": numbers[SUDDEN_DEATH],
        "vp": numbers[VP],
        "surrender": {word: numbers[SURRENDER + index] for index, word in enumerate(sides)},
        "losses": {word: numbers[LOSSES + index] for index, word in enumerate(sides)},
        "initiative": sides[numbers[INITIATIVE]],
        "orders": {
            "given": numbers[ORDERS_GIVEN],
            "limit": {word: numbers[ORDER_LIMIT + index] for index, word in enumerate(sides)},
        },
        "units": units(s, side),
        "weapons": weapons(s, side),
        "radios": {word: radio(s, index) for index, word in enumerate(sides)},
        "hexes": hexes(s, side),
        "objectives": objectives(s, side),
        "chits": chits(s, side),
        "cards": {word: cards(s, index, side) for index, word in enumerate(sides)},
        "numbers": list(numbers),
        "roll": open_roll(s),
        "flow": flow(s, side),
    }


def scenario_of(s: Table) -> "str | CommanderScenario":
    """A scenario's id; one that no id gives is told whole, as a copy."""
    battle = s.battle
    return json.loads(battle.told) if battle.told else battle.id


def phase_of(s: Table) -> "Phase":
    """Set-up, play, or over."""
    if s.finished:
        return "over"
    return "play" if s.find(TURN_FRAME) >= 0 else "set-up"


# -- cards -----


def cards(s: Table, owner: int, side: int) -> "CommanderCards":
    """CC-1.2 to CC-1.4: the counts of all three zones, the open pile, and what the viewer knows.

    `known` are cards in hand that the opponent has seen there, for a spectator those `shown` to
    everyone; `unseen` are those that may lie in the deck or, unless it is the viewer's own, in the
    hand.
    """
    own = owner == side
    hand = listed(s, owner, HAND)
    known = listed(s, owner, KNOWN if side >= 0 else SHOWN)
    unseen = listed(s, owner, DECK)
    if not own:
        unseen.extend(card for card in hand if card not in known)
        unseen.sort()
    shown: CommanderCards = {
        "deck": {"count": size(s, owner, DECK)},
        "hand": {"count": size(s, owner, HAND)},
        "discard": {"count": size(s, owner, DISCARD), "cards": words_of(s, owner, DISCARD)},
        "known": [card_word(s, owner, card) for card in known],
        "shown": words_of(s, owner, SHOWN),
        "unseen": [card_word(s, owner, card) for card in unseen],
    }
    if own:
        shown["hand"]["cards"] = [card_word(s, owner, card) for card in hand]
    return shown


def words_of(s: Table, side: int, zone: int) -> list[str]:
    """The cards of a zone."""
    return [card_word(s, side, card) for card in listed(s, side, zone)]


assert CARD_WIDTH == 13, "a zone more or less: who may see it?"


# -- all hands open -----


def opened(seen: "CommanderView", own: "dict[str, CommanderView]") -> "CommanderView":
    """A spectator's view with what each side knows of its own laid over it."""
    for side, view in own.items():
        seen["cards"][side] = view["cards"][side]
        seen["chits"]["secret"][side] = view["chits"]["secret"][side]
        # Its own pieces, over what others see of them while both set up at once.
        for word, unit in view["units"].items():
            if unit["side"] == side or word not in seen["units"]:
                seen["units"][word] = unit
        for word, weapon in view["weapons"].items():
            holder = weapon["holder"] or ""
            if holder.startswith(f"{side}:") or word not in seen["weapons"]:
                seen["weapons"][word] = weapon
        for word, marks in view["hexes"].items():
            if marks.get("held") == side or word not in seen["hexes"]:
                seen["hexes"][word] = marks
    return seen
