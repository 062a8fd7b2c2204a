"""The sheet of a scenario before play: what each side has, and what holds for both."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.voice.facts import Printed
from fieldcraft.games.combat_commander.voice.force_choice import posture_name
from fieldcraft.games.combat_commander.voice.names import chit_name, unit_type_name, weapon_name
from fieldcraft.i18n.names import said, side_name
from fieldcraft.i18n.speaker import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.scenario import PlainArrival, PlainForce

NONE = "–"


def forces(speaker: Speaker, printed: Printed) -> list[tuple[str, list[str]]]:
    """Both sides beside each other: nation, units, weapons, radio, fortifications, limits."""
    plain, say = printed.plain, speaker.say
    rows = [(say("heading-posture"), [posture_text(speaker, printed, index) for index in (0, 1)])]
    if "muster" in plain:  # A.6: everything else is chosen at the table, or follows from it
        return rows
    both = plain["forces"]
    rows += [
        (say("heading-units"), [units_text(speaker, force) for force in both]),
        (say("heading-weapons"), [weapons_text(speaker, force) for force in both]),
    ]
    if any(force["radio"] for force in both):
        rows.append((say("heading-radio"), [str(force["radio"] or NONE) for force in both]))
    if any(force["fortifications"] for force in both):
        rows.append((say("heading-fortifications"), [forts_text(speaker, one) for one in both]))
    rows += [
        (say("heading-orders"), [str(figure) for figure in plain["orders"]]),
        (say("heading-surrender"), [str(figure) for figure in plain["surrender"]]),
    ]
    for arrival in plain["reinforcements"]:
        cells = ["", ""]
        cells[arrival["side"]] = f"{arrival['time']}: {arrival_text(speaker, arrival)}"
        rows.append((say("heading-time-track"), cells))
    return rows


def posture_text(speaker: Speaker, printed: Printed, index: int) -> str:
    """Which nation, in what posture, and where it comes from."""
    nation = said(speaker, "nation", printed.nations[index])
    edge = said(speaker, "edge", printed.plain["edges"][index])
    return f"{nation}, {posture_name(speaker, printed.plain, index)}, {edge}"


def terms(speaker: Speaker, printed: Printed) -> list[tuple[str, str]]:
    """Map, time, sudden death, points, chits, initiative, and who begins."""
    plain, say = printed.plain, speaker.say
    ground = printed.ground["names"].get(speaker.lang, printed.ground["name"])
    rows = [(say("heading-map"), f"{printed.ground['number'] or ''} {ground}".strip())]
    if "muster" in plain:
        return rows
    chits = [chit_name(speaker, letter) for letter in plain["chits"]["open"]]
    if chits:
        rows.append((say("heading-chits"), "; ".join(chits)))
    return [
        *rows,
        (say("heading-time"), f"{plain['time']}/{plain['sudden_death']}"),
        (say("heading-vp"), _points(speaker, plain["vp"])),
        (say("heading-initiative"), side_name(speaker, printed.sides[plain["initiative"]])),
        (say("heading-first"), side_name(speaker, printed.sides[plain["first"]])),
    ]


def _points(speaker: Speaker, points: int) -> str:
    if not points:
        return "0"
    return f"{side_name(speaker, 'axis' if points > 0 else 'allies')} {abs(points)}"


def arrival_text(speaker: Speaker, arrival: PlainArrival) -> str:
    """Who comes: units and weapons by kind with their numbers, and a Radio."""
    told = [
        counted(
            [
                *(unit_type_name(speaker, one["id"]) for one in arrival["units"]),
                *(weapon_name(speaker, one["id"]) for one in arrival["weapons"]),
            ]
        )
    ]
    if arrival["radio"]:
        told.append(speaker.say("radio-of-fp", fp=arrival["radio"]))
    return ", ".join(one for one in told if one != NONE)


def units_text(speaker: Speaker, force: PlainForce) -> str:
    """Units by kind with their numbers."""
    return counted(unit_type_name(speaker, unit["id"]) for unit in force["units"])


def weapons_text(speaker: Speaker, force: PlainForce) -> str:
    """Weapons by kind with their numbers."""
    return counted(weapon_name(speaker, weapon["id"]) for weapon in force["weapons"])


def forts_text(speaker: Speaker, force: PlainForce) -> str:
    """Fortifications by kind with their numbers."""
    kinds = force["fortifications"].items()
    return ", ".join(f"{said(speaker, 'fort', kind)} ×{count}" for kind, count in kinds) or NONE


def counted(names: Iterable[str]) -> str:
    """Each name once, with how often it comes.

    >>> counted(["Rifle", "Rifle", "SMG"]), counted([])
    ('Rifle ×2, SMG', '–')
    """
    listed = list(names)
    numbers = {name: listed.count(name) for name in dict.fromkeys(listed)}
    return (
        ", ".join(n + (f" ×{count}" if count > 1 else "") for n, count in numbers.items()) or NONE
    )
