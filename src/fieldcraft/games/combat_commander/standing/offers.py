"""The orders worth leaving at a thing on the map, and those to propose at the end of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.standing.actions import (
    ANY,
    DigInAt,
    PlayAction,
    RollLeadersLast,
)
from fieldcraft.games.combat_commander.standing.fire import AT, NEAR, FireAtOdds, FireWithFirepower
from fieldcraft.games.combat_commander.standing.passes import LetPass, PassUnless
from fieldcraft.games.combat_commander.standing.place import ANYONE, hex_of, unit_of
from fieldcraft.games.combat_commander.standing.rerolls import RerollToSave
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import LEADER, SQUAD
from fieldcraft.record.standing_order import Offered, StandingOrder

FIREPOWERS = (6, 4, 8, 10, 12)
PERCENTS = (25, 33, 50, 67, 75)
"""What to choose from, the usual one first."""


def offered(state: State, side: int, ref: str) -> Sequence[Offered]:
    """The orders worth leaving at a hex or a unit."""
    s = cast(Table, state)
    unit = unit_of(s, ref)
    if hex_of(ref) < 0 and (unit < 0 or s.place_of(unit) < 0):
        return ()
    choices: Iterator[list[StandingOrder]] = (
        of_hex(s, side, ref)
        if unit < 0
        else of_own(s, side, ref, unit)
        if side_of(unit) == side
        else of_enemy(ref)
    )
    found = [
        Offered(tuple(str(one) for one in orders))
        for orders in choices
        if orders[0].refuse(s, side) is None
    ]
    is_own = unit >= 0 and side_of(unit) == side
    return found if is_own else [*found, Offered((f"ask about {ref}",))]


def fire(aim: str, ref: str) -> Iterator[list[StandingOrder]]:
    """Opportunity fire, by Firepower or by odds."""
    yield [FireWithFirepower(aim, ref, firepower) for firepower in FIREPOWERS]
    yield [FireAtOdds(aim, ref, percent) for percent in PERCENTS]


def of_hex(s: Table, side: int, ref: str) -> Iterator[list[StandingOrder]]:
    """Against whoever enters a hex, and for those who stand there."""
    yield from fire(AT, ref)
    yield [PlayAction("action:hidden-mines", ref)]
    yield [PlayAction("action:hidden-wire", ref)]
    if s.is_occupied(side, hex_of(ref)):
        yield [PlayAction("action:concealment", ref)]
        yield [PlayAction("action:hidden-entrenchments", ref)]
        yield [DigInAt(ref)]
    yield [LetPass(ref)]
    yield [PassUnless(ref)]


def of_enemy(ref: str) -> Iterator[list[StandingOrder]]:
    """Against one enemy unit."""
    yield from fire(AT, ref)
    yield [LetPass(ref)]


def of_own(s: Table, side: int, ref: str, unit: int) -> Iterator[list[StandingOrder]]:
    """For one of one's own units."""
    yield from fire(NEAR, ref)
    yield [RerollToSave(ref)]
    yield [PlayAction("action:concealment", ref)]
    if s.battle.unit_kind[s.kind_of(unit)] == SQUAD:
        yield [PlayAction("action:light-wounds", ref)]
    yield [PassUnless(ref)]


def proposed(state: State, side: int) -> Sequence[str]:
    """While the enemy moves: fire where it counts, save the best Leader, let the rest pass."""
    s = cast(Table, state)
    leaders = [unit for unit in s.all_units(side) if s.battle.unit_kind[s.kind_of(unit)] == LEADER]
    leaders.sort(key=lambda unit: -s.battle.command[s.kind_of(unit)])
    return [
        str(FireAtOdds(AT, ANYONE, PERCENTS[0])),
        *(str(RerollToSave(f"unit:{s.unit_word(unit)}")) for unit in leaders[:1]),
        str(PlayAction(ANY, ANYONE)),
        str(RollLeadersLast()),
        "take the only answer",
        f"pass until active {s.side_word(side)}",
    ]
