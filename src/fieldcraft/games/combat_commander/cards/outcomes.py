"""What a roll decides (CC-X.1.3.2, CC-X.1.6a): by its kind, the dice against what is needed."""

from typing import Final

from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import MOVING
from fieldcraft.games.combat_commander.units.values import NO_ATTACK, hex_cover, morale_of

# Kinds of roll (CC-X.1.6a): its subject, what it is rolled against, and what it decides.
TARGETING: Final = 0  # distance, hindrance -> 1 for a hit
FIRE_ROLL: Final = 1  # FP -> attack total
IMPACT: Final = 2  # FP -> attack total
MINE_ROLL: Final = 3  # strength -> attack total
DEFENCE_ROLL: Final = 4  # unit, attack total (and cover) -> SAFE, TIE or HIT
MELEE_ROLL: Final = 5  # strength -> total
RALLY_ROLL: Final = 6  # unit -> RALLIED, TIE or SAFE
ROUT_ROLL: Final = 7  # unit -> hexes to retreat, 0, or SUPPRESSED_BY_ROUT
SUDDEN_DEATH_ROLL: Final = 8  # time space -> 1 ends the game
COMMISSAR_ROLL: Final = 9  # unit -> 1 eliminated, 0 rallied
SUM_ROLL: Final = 10  # -> the sum
ROLLS: Final = (
    "targeting",
    "fire",
    "impact",
    "mines",
    "defence",
    "melee",
    "rally",
    "rout",
    "sudden-death",
    "commissar",
    "support",
)

ADDED: Final = (FIRE_ROLL, IMPACT, MINE_ROLL, MELEE_ROLL)
"""Rolls that are added to their subject."""

Part = tuple[str, int, str]
"""A term of a total: its word, its value, its clause."""

SAFE: Final = 0
TIE: Final = 1
HIT: Final = 2
RALLIED: Final = 3
SUPPRESSED_BY_ROUT: Final = -1


def lock(s: Table, place: int, kind: int, subject: int, against: int, cover: int) -> int:
    """CC-X.1.3.2: everything that a card decides for a roll."""
    white = s.battle.white[place]
    coloured = s.battle.coloured[place]
    total = white + coloured
    if kind == SUM_ROLL:
        return total
    if kind in ADDED:
        return subject + total
    needed = total_of(parts_of(s, kind, subject, against, cover))
    if kind == TARGETING:
        return 1 if white * coloured > needed else 0
    if kind == DEFENCE_ROLL:
        if total < needed:
            return HIT
        if total == needed:
            return HIT if s.has_flag(subject, MOVING) else TIE
        return SAFE
    if kind == RALLY_ROLL:
        return RALLIED if total < needed else TIE if total == needed else SAFE
    if kind == ROUT_ROLL:
        over = total - needed
        return over if over > 0 else SUPPRESSED_BY_ROUT if over == 0 else 0
    if kind == SUDDEN_DEATH_ROLL:
        return 1 if total < needed else 0
    return 1 if total > needed else 0  # CC-E50


def parts_of(s: Table, kind: int, subject: int, against: int, cover: int) -> list[Part]:
    """What the dice of a roll are compared with, term by term."""
    if kind == TARGETING:
        return [("distance", subject, "CC-O20.2.3"), ("hindrance", against, "CC-10.3.1")]
    if kind == DEFENCE_ROLL:
        return [
            ("attack", against, "CC-O20.3.3"),
            ("morale", -morale_of(s, subject), "CC-3.1.4"),
            ("cover", -cover, "CC-T78.3"),
        ]
    if kind == SUDDEN_DEATH_ROLL:
        return [("time", subject, "CC-6.2.2.b")]
    place = s.place_of(subject)
    shelter = hex_cover(s, place, NO_ATTACK) if place >= 0 else 0
    return [("morale", morale_of(s, subject), "CC-3.1.4"), ("cover", shelter, "CC-T78.3")]


def total_of(parts: list[Part]) -> int:
    """What the terms come to."""
    total = 0
    for part in parts:
        total += part[1]
    return total
