"""Opportunity fire left as an order (CC-A33): at whoever comes to a place, if it is worth it."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple, cast

from fieldcraft.core.contract import Refusal
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.actions.react_window import React
from fieldcraft.games.combat_commander.odds.fire import attack, laid, strongest
from fieldcraft.games.combat_commander.odds.stakes import WORST
from fieldcraft.games.combat_commander.odds.volley import reaction
from fieldcraft.games.combat_commander.orders.activation import (
    OPPORTUNITY_FIRE,
    Activate,
    activate,
    followers,
)
from fieldcraft.games.combat_commander.orders.fire import Pieces
from fieldcraft.games.combat_commander.orders.fire_pieces import BY_OPPORTUNITY
from fieldcraft.games.combat_commander.orders.firepower import group_fp
from fieldcraft.games.combat_commander.standing.place import (
    has_come_to,
    is_away,
    is_in_reach_of,
    refusal,
)
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTIVATE_FRAME,
    FIRE_CARD,
    PIECES_FRAME,
    REACT_FRAME,
    SHOOT,
    THING,
    UNIT,
)
from fieldcraft.record.standing_order import ASK, StandingOrder

AT: Final = "at"
NEAR: Final = "near"
BREAKS: Final = WORST | {"any-breaks"}


class Shot(NamedTuple):
    """A shot at those who move: the next answer towards it, and what it would be."""

    option: int
    table: Table
    """With those activated who would fire."""
    hex: int
    group: list[int]

    @property
    def firepower(self) -> int:
        """Of the whole group."""
        return group_fp(self.table, self.group, self.hex)

    def percent(self, side: int) -> int:
        """How likely somebody there is broken or worse."""
        twin = laid(self.table, side, BY_OPPORTUNITY, self.hex, self.group)
        found = [one.chance for one in attack(twin, side) if one.effect in BREAKS]
        return max((100 * good // whole for good, whole in found), default=0)


@dataclass(frozen=True)
class Fire(StandingOrder):
    """Fire `at` a hex or an enemy, or `near` one's own unit, with the strongest group that can."""

    aim: str
    place: str

    def answer(self, state: State, side: int) -> int:
        s = cast(Table, state)
        if not is_away(s, side):
            return ASK
        index = entered_hex(s)
        if index < 0 or not self.is_about(s, side, index):
            return ASK
        shot = next_shot(s, side, index)
        return shot.option if shot is not None and self.is_worth_it(shot, side) else ASK

    def is_about(self, s: Table, side: int, index: int) -> bool:
        """Whether it waits for those who have just entered a hex."""
        if self.aim == NEAR:
            return is_in_reach_of(s, self.place, index)
        return has_come_to(s, side, self.place, index)

    @abstractmethod
    def is_worth_it(self, shot: Shot, side: int) -> bool:
        """Whether such a shot is wanted."""

    def refuse(self, state: State, side: int) -> Refusal | None:
        if self.aim not in (AT, NEAR) or (self.aim == NEAR and not self.place.startswith("unit:")):
            return Refusal("not-a-word", "", {"text": f"{self.aim} {self.place}"})
        return refusal(cast(Table, state), self.place, side if self.aim == NEAR else 1 - side)


@dataclass(frozen=True)
class FireWithFirepower(Fire):
    """Fire if the group has at least so much Firepower."""

    kind: ClassVar[str] = "fire-with"
    words: ClassVar[str] = "fire {aim} {place} with {firepower} firepower"
    firepower: int

    def is_worth_it(self, shot: Shot, side: int) -> bool:
        return shot.firepower >= self.firepower


@dataclass(frozen=True)
class FireAtOdds(Fire):
    """Fire if somebody is broken with at least this chance."""

    kind: ClassVar[str] = "fire-odds"
    words: ClassVar[str] = "fire {aim} {place} with {percent} percent"
    percent: int

    def is_worth_it(self, shot: Shot, side: int) -> bool:
        return shot.percent(side) >= self.percent

    def refuse(self, state: State, side: int) -> Refusal | None:
        if self.percent > 100:
            return Refusal("never-likely", "", {"percent": self.percent})
        return super().refuse(state, side)


def entered_hex(s: Table) -> int:
    """The hex just entered, at any question of a reaction to it; -1 at any other question."""
    frame = s.top()
    if frame == ACTIVATE_FRAME and s.slot(Activate.ORDER) != OPPORTUNITY_FIRE:
        return -1
    if frame == PIECES_FRAME and s.slot(Pieces.OCCASION) != BY_OPPORTUNITY:
        return -1
    if frame not in (REACT_FRAME, ACTIVATE_FRAME, PIECES_FRAME):
        return -1
    return s.slot_at(s.find(REACT_FRAME), React.HEX)


def next_shot(s: Table, side: int, index: int) -> Shot | None:
    """The strongest shot that can still be made at a hex, and the next answer towards it."""
    frame = s.top()
    menu = s.legal(side)
    if frame == PIECES_FRAME:
        answers = s.completion(side, -1, ())
        group = strongest(s, side, BY_OPPORTUNITY, index)
        return Shot(answers[0], s, index, group) if answers and answers[0] in menu else None
    if frame == REACT_FRAME and SHOOT in menu:
        return Shot(SHOOT, s, index, strongest(s, side, BY_OPPORTUNITY, index))
    if frame == ACTIVATE_FRAME and s.slot(Activate.LEADER) >= 0:
        led = followers(s, s.slot(Activate.LEADER), OPPORTUNITY_FIRE)
        return with_activated(s, side, index, menu[-1], led)
    first = menu[0]
    if frame == REACT_FRAME:
        cards = [one for one in menu if one & ~THING == FIRE_CARD]
        if not cards:
            return None
        first = cards[0]
    answers = reaction(s, side, index, ())
    if not answers:
        return None
    units = [one & THING for one in answers[: answers.index(SHOOT)] if one & ~THING == UNIT]
    if frame == ACTIVATE_FRAME:
        first = answers[0]
    return with_activated(s, side, index, first, units)


def with_activated(s: Table, side: int, index: int, option: int, units: list[int]) -> Shot | None:
    """The shot once these units are activated too."""
    twin = s.clone()
    for unit in units:
        activate(twin, unit, OPPORTUNITY_FIRE)
    group = strongest(twin, side, BY_OPPORTUNITY, index)
    return Shot(option, twin, index, group) if group else None
