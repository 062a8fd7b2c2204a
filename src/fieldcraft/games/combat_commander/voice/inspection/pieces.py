"""Values of units and weapons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.content.loader import tables
from fieldcraft.games.combat_commander.voice.facts import Printed
from fieldcraft.games.combat_commander.voice.inspection.ground import value
from fieldcraft.games.combat_commander.voice.names import (
    unit_name,
    unit_type_name,
    weapon_name,
)
from fieldcraft.i18n.looks import Look, Part, Row
from fieldcraft.i18n.names import said
from fieldcraft.i18n.speaker import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView, UnitView
    from fieldcraft.i18n.voices import Found

VALUES = ("fp", "range", "move", "morale", "command")
TRAITS = {
    "ordnance": "CC-11.5",
    "smoke": "CC-O20.2.1",
    "mg": "CC-A41",
    "mortar": "CC-T99",
    "flame": "CC-11.6.a",
    "spent": "CC-11.6.b",
}
"""What a weapon can do or needs, and the rule of each."""
LASTING = ("suppressed", "veteran")
"""The marks that lie on a unit for longer than an Order."""


def support_text(speaker: Speaker, scene: Printed, side: str, number: int) -> str:
    """What an entry of a side's support table brings: a unit with its values, or a Radio."""
    nation = scene.nations[scene.sides.index(side)]
    item = tables()["support"][nation][number]["item"]
    if item["radio"]:
        return speaker.say("radio-of-fp", fp=item["radio"])
    unit = scene.unit_types[side][item["unit"]]
    name = f"{unit_type_name(speaker, item['unit'])} {figures_text(unit)}"
    if not item["weapon"]:
        return name
    return speaker.say("support-with", unit=name, weapon=weapon_name(speaker, item["weapon"]))


def look_at_unit(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """Values now and what changes them, both faces as printed, state, weapon, worth."""
    say = speaker.say
    where = found["hex"] or say("about-off-board")
    if found["space"] is not None:
        where = say("option-space", number=found["space"])
    now = values_text(speaker, found["values"])
    rows = [Row(say("about-now"), now, "CC-3.1.g", parts_told(speaker, found))]
    if found["movement"] is not None:
        rows += _movement(speaker, found["movement"])
    rows.append(Row(say("about-printed"), values_text(speaker, found["printed"])))
    rows.append(Row(say("flag-broken"), values_text(speaker, found["broken"])))
    if found["boxed"]:
        boxed = ", ".join(value(speaker, name) for name in found["boxed"])
        rows.append(Row(say("about-boxed"), boxed))
    kind = [said(speaker, "kind", found["kind"])]
    if found["quality"]:
        kind.append(said(speaker, "quality", found["quality"]))
    worth = f"{value(speaker, 'worth')} {found['points']}"
    text = f"{', '.join(kind)}; {say('about-figures')} {found['figures']}, {worth}"
    rows.append(Row("", text))
    if found["flags"]:
        rows.append(Row("", ", ".join(said(speaker, "flag", flag) for flag in found["flags"])))
    if found["weapon"]:
        rows.append(Row("", weapon_name(speaker, found["weapon"])))
    return Look(unit_name(speaker, found["unit"]), where, found["side"], rows)


def _movement(speaker: Speaker, found: Found) -> list[Row]:
    """What a moving unit has left, and what its allowance is made of."""
    left = speaker.say("about-points", left=found["left"], allowance=found["allowance"])
    rows = [Row("", left, "CC-O21.1.2")]
    rows += [
        Row("", f"  {_reason(speaker, part['cause'])} {part['points']:+}", part["clause"])
        for part in found["parts"]
    ]
    return rows


def values_text(speaker: Speaker, values: Found) -> str:
    """Values by name; Command only where there is some."""
    return ", ".join(
        f"{value(speaker, name)} {values[name]}"
        for name in VALUES
        if name in values and (name != "command" or values[name])
    )


def unit_note(view: CommanderView, word: str) -> str:
    """Where a unit is, and its values."""
    unit = view["units"][word]
    where = f"{unit['hex']}  " if unit["hex"] else ""
    return f"{where}{figures_text(unit)}"


def unit_row(speaker: Speaker, view: CommanderView, word: str) -> Row:
    """A unit in a hex: its values, what lies on it, the weapon it carries."""
    unit = view["units"][word]
    told = [figures_text(unit)]
    told += [said(speaker, "flag", flag) for flag in ("broken",) if unit["broken"]]
    told += [said(speaker, "flag", flag) for flag in unit["flags"] if flag in LASTING]
    if unit["weapon"] is not None:
        told.append(weapon_name(speaker, unit["weapon"]))
    return Row(unit_name(speaker, word), ", ".join(told))


def figures_text(unit: UnitView | Found) -> str:
    """Firepower, range, movement, morale, and a Leader's Command: `5-6-4 7`, `1-1-6 8 +2`."""
    values = f"{unit['fp']}-{unit['range']}-{unit['move']} {unit['morale']}"
    return f"{values} +{unit['command']}" if unit["command"] else values


def parts_told(speaker: Speaker, found: Found) -> tuple[Part, ...]:
    """What current values are made of, each part with its clause."""
    told = []
    for name, parts in found["parts"].items():
        heading = f"{value(speaker, name)} {found['values'][name]}"
        for number, part in enumerate(parts):
            shown = f"{part['points']:+}" if number else str(part["points"])
            text = f"{_reason(speaker, part['cause'])} {shown}"
            told.append(Part("" if number else heading, text, part["clause"]))
    return tuple(told)


def _reason(speaker: Speaker, name: str) -> str:
    """What changes a value: Command, a marker, Wire, the weapon carried."""
    for kind in ("value", "flag", "fort"):
        text = said(speaker, kind, name)
        if text != name:
            return text
    if name == "printed":
        return speaker.say("about-printed").lower()
    return speaker.say("about-weapon") if name == "weapon" else name


def look_at_weapon(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """Values now and as printed, who carries it, its limits, and what a roll for it does."""
    say = speaker.say
    rows = [
        Row(
            say("about-now"),
            values_text(speaker, found["values"]),
            "CC-11.1.a",
            parts_told(speaker, found),
        ),
        Row(say("about-printed"), values_text(speaker, found["printed"])),
    ]
    if found["printed"]["least"]:
        rows.append(Row(say("about-least-range"), str(found["printed"]["least"])))
    if found["holder"]:
        rows.append(Row(say("about-carried-by"), unit_name(speaker, found["holder"])))
    if found["broken"]:
        rows.append(Row("", say("weapon-state-broken")))
    rows += [Row("", say(f"about-trait-{trait}"), TRAITS[trait]) for trait in found["traits"]]
    for heading, numbers in (("about-repaired", "repaired"), ("about-lost", "eliminated")):
        rolls = ", ".join(str(number) for number in found[numbers])
        rows.append(Row(say(heading), rolls))
    return Look(weapon_name(speaker, found["weapon"]), rows=rows)
