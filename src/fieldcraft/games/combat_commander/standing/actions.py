"""Actions played by an order, and the order in which units roll (CC-A24, CC-O20.3.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, cast

from fieldcraft.core.contract import Refusal
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.actions.printed import action_on
from fieldcraft.games.combat_commander.actions.registry import ACTION_WORDS
from fieldcraft.games.combat_commander.odds.idle import why_idle
from fieldcraft.games.combat_commander.standing.place import (
    asked_hex,
    concerns,
    hex_of,
    is_away,
    refusal,
)
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    AT_HEX,
    DECK_SIZE,
    DIG_IN_HEX,
    DIG_IN_WINDOW,
    LEADER,
    NEXT_UNIT,
    THING,
)
from fieldcraft.record.standing_order import ASK, StandingOrder

REACTIONS = (
    "concealment", "light-wounds", "hidden-mines", "hidden-wire", "hidden-entrenchments",
    "hidden-pillbox", "hidden-unit", "ambush", "no-quarter", "marksmanship", "crossfire",
    "hand-grenades", "sustained-fire", "bore-sighting",
)  # fmt: skip
"""Actions that an order may play: those that a window asks for, and that are done when played."""
ANY = "any"
"""In place of an Action: whichever could gain something, in that order."""
OF_DEFENDER = (
    "hidden-mines", "hidden-wire", "hidden-entrenchments", "hidden-pillbox", "bore-sighting",
)  # fmt: skip


def card_for(s: Table, side: int, word: str) -> int:
    """The first card that could be played for an Action here and gain something; `ASK` for none."""
    for option in s.legal(side):
        if option & ~THING == ACTION_CARD and action_on(s, side, option & THING).word == word:
            if why_idle(s, side, option) is None:
                return option
    return ASK


def why_never(s: Table, side: int, word: str) -> Refusal | None:
    """Why a side can never play an Action: none of its cards has it, or it is the Defender's."""
    if word in OF_DEFENDER and not s.battle.is_defender(side):
        return Refusal("action-of-defender", "CC-A35", {"action": word})
    own = {s.battle.action[DECK_SIZE * side + card] for card in range(DECK_SIZE)}
    if word not in ACTION_WORDS or ACTION_WORDS.index(word) not in own:
        return Refusal("action-not-in-deck", "CC-A24.1", {"action": word})
    return None


@dataclass(frozen=True)
class PlayAction(StandingOrder):
    """Play a card for its Action where that is possible and could gain something.

    For a hex it is what happens there, for a unit what happens where it stands.
    """

    kind: ClassVar[str] = "play"
    words: ClassVar[str] = "play {action} for {place}"
    action: str
    place: str

    def answer(self, state: State, side: int) -> int:
        s = cast(Table, state)
        if not is_away(s, side) or not concerns(s, self.place, asked_hex(s)):
            return ASK
        for word in REACTIONS if self.action == ANY else (self.word,):
            option = card_for(s, side, word)
            if option != ASK:
                return option
        return ASK

    @property
    def word(self) -> str:
        """The word of the Action."""
        return self.action.partition(":")[2]

    def refuse(self, state: State, side: int) -> Refusal | None:
        s = cast(Table, state)
        if self.action == ANY:
            return refusal(s, self.place, side)
        if not self.action.startswith("action:") or self.word not in REACTIONS:
            return Refusal("not-a-word", "", {"text": self.action})
        return why_never(s, side, self.word) or refusal(s, self.place, side)


@dataclass(frozen=True)
class DigInAt(StandingOrder):
    """Dig In at a hex when the time advances (CC-A32)."""

    kind: ClassVar[str] = "dig-in"
    words: ClassVar[str] = "dig in at {place}"
    place: str

    def answer(self, state: State, side: int) -> int:
        s = cast(Table, state)
        wanted = AT_HEX | max(hex_of(self.place), 0)
        if not is_away(s, side):
            return ASK
        if s.top() == DIG_IN_HEX:
            return wanted if wanted in s.legal(side) else ASK
        if s.top() != DIG_IN_WINDOW:
            return ASK
        twin = s.clone()
        option = card_for(s, side, "dig-in")
        if option == ASK:
            return ASK
        twin.take(side, option)
        return option if twin.asked == side and wanted in twin.legal(side) else ASK

    def refuse(self, state: State, side: int) -> Refusal | None:
        s = cast(Table, state)
        if hex_of(self.place) < 0:
            return Refusal("unknown-hex", "CC-2.1", {"text": self.place.partition(":")[2]})
        return why_never(s, side, "dig-in")


@dataclass(frozen=True)
class RollLeadersLast(StandingOrder):
    """CC-O20.3.4: those who stand under a Leader roll before he may be lost."""

    kind: ClassVar[str] = "leaders-last"
    words: ClassVar[str] = "roll leaders last"

    def answer(self, state: State, side: int) -> int:
        s = cast(Table, state)
        if not is_away(s, side) or s.top() != NEXT_UNIT:
            return ASK
        menu = s.legal(side)
        men = [one for one in menu if s.battle.unit_kind[s.kind_of(one & THING)] != LEADER]
        return men[0] if men else menu[0]
