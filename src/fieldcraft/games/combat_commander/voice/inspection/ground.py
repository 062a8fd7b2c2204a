"""Values of hexes, and of the line between two of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.content.loader import tables
from fieldcraft.games.combat_commander.voice.card_effects import about
from fieldcraft.games.combat_commander.voice.facts import Printed
from fieldcraft.i18n.looks import Look, Row
from fieldcraft.i18n.names import said, side_name
from fieldcraft.i18n.speaker import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView
    from fieldcraft.i18n.voices import Found


def look_at_hex(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """Ground, cost, cover, sight, sides and ways, markers, objective, then everybody in it."""
    say = speaker.say
    word = found["hex"]
    cost = say("about-impassable") if found["cost"] is None else found["cost"]
    cover = f"{value(speaker, 'cover')} {found['cover']}"
    if found["cover_from_above"] != found["cover"]:
        cover += f" ({say('about-from-above', cover=found['cover_from_above'])})"
    level = f"{value(speaker, 'elevation')} {found['level']}"
    rows = [Row("", f"{value(speaker, 'cost')} {cost}, {cover}, {level}", "CC-T78.1")]
    sight = tables()["terrain"][found["terrain"]]["los"]
    if sight == "obstacle":
        rows.append(Row("", say("about-obstacle"), "CC-10.2"))
    elif sight:
        rows.append(Row("", f"{value(speaker, 'hindrance')} {sight}", "CC-10.3"))
    rows += [
        Row(said(speaker, "terrain", kind), ", ".join(others))
        for kind, others in scene.joins[word].items()
    ]
    if found["sides"]:
        sides = [
            f"{said(speaker, 'terrain', kind)} {other}" for other, kind in found["sides"].items()
        ]
        rows.append(Row(say("about-hexsides"), ", ".join(sides)))
    fort = about(speaker, "fort", found["marks"].get("fort", ""))
    if fort is not None:
        rows.append(fort)
    markers = marker_texts(speaker, {**found["marks"], "fort": ""} if fort else found["marks"])
    if markers:
        rows.append(Row("", ", ".join(markers)))
    if found["objective"]:
        rows.append(objective_row(speaker, view, found["objective"]))
    exits = [f"{side_name(speaker, side)} {steps}" for side, steps in found["edges"].items()]
    rows.append(Row(say("about-exits"), ", ".join(exits)))
    return Look(f"{word}  {ground_text(speaker, scene, found)}", rows=rows)


def value(speaker: Speaker, name: str) -> str:
    """The name of a value."""
    return said(speaker, "value", name)


def ground_text(speaker: Speaker, scene: Printed, found: Found) -> str:
    """The terrain, and the kinds of ways in the hex."""
    names = [said(speaker, "terrain", found["terrain"])]
    if found["hex"] in scene.ways:
        names.append(said(speaker, "terrain", scene.ways[found["hex"]]))
    return ", ".join(names)


def marker_texts(speaker: Speaker, marks: Found) -> list[str]:
    """Fortification, smoke and blaze."""
    texts = [said(speaker, "fort", marks["fort"])] if marks.get("fort") else []
    if "smoke" in marks:
        texts.append(f"{said(speaker, 'terrain', 'smoke')} {marks['smoke']}")
    if "blaze" in marks:
        texts.append(said(speaker, "terrain", "blaze"))
    return texts


def objective_row(speaker: Speaker, view: CommanderView, number: int) -> Row:
    """An objective: its number, who controls it, what it is worth."""
    objective = view["objectives"][str(number)]
    owner = objective["control"]
    who = side_name(speaker, owner) if owner else speaker.say("about-nobody")
    worth = value(speaker, "worth")
    label = speaker.say("objective-number", number=number)
    return Row(label, f"{who}, {worth} {objective['value']}", "CC-7.2")


def look_between(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """How far, whether one can see, and each thing in the way."""
    say = speaker.say
    first, second = found["hexes"]
    if not found["sight"]:
        seen = say("about-no-sight")
    elif found["hindrance"]:
        seen = say("about-hindered", hindrance=found["hindrance"])
    else:
        seen = say("about-clear-sight")
    parts = [{**part, "text": _in_the_way(speaker, part)} for part in found["parts"]]
    return Look(
        say("about-distance", tile=first, other=second, distance=found["distance"]),
        rows=[
            Row("", seen, "CC-10.1.a"),
            *(
                Row("", f"{'▸' if part['decides'] else ' '} {part['text']}", part["clause"])
                for part in parts
            ),
        ],
        sight={
            "distance": found["distance"],
            "sight": found["sight"],
            "hindrance": found["hindrance"],
            "parts": parts,
            "text": seen,
        },
    )


def _in_the_way(speaker: Speaker, part: Found) -> str:
    what = said(speaker, "sight", part["what"])
    if what == part["what"]:
        what = said(speaker, "terrain", part["what"])
    if part["blind"]:
        effect = speaker.say("about-blind-hex")
    elif part["hindrance"] is None:
        effect = speaker.say("about-blocks")
    else:
        effect = f"+{part['hindrance']}"
    return f"{part['where']} {what}: {effect}".strip()
