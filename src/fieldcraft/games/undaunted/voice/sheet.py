"""The sheet of a scenario before play: the cards of each side, markers and structures."""

from __future__ import annotations

from fieldcraft.games.undaunted.voice.cards import bag_text
from fieldcraft.games.undaunted.voice.facts import Printed
from fieldcraft.games.undaunted.voice.inspection import structure_row
from fieldcraft.games.undaunted.voice.names import counter_name, tile_name
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.speaker import Speaker


def forces(speaker: Speaker, printed: Printed) -> list[tuple[str, list[str]]]:
    """The starting cards of both sides, in deck and supply."""
    tables = printed.plain["setup"]["cards"]
    return [
        (
            speaker.say(heading),
            [bag_text(speaker, {w: n[zone] for w, n in one.items() if n[zone]}) for one in tables],
        )
        for zone, heading in enumerate(("heading-deck", "heading-supply"))
    ]


def terms(speaker: Speaker, printed: Printed) -> list[tuple[str, str]]:
    """Initiative, spawn and escape markers, structures."""
    say, setup = speaker.say, printed.plain["setup"]
    rows = [(say("heading-initiative"), side_name(speaker, printed.sides[setup["initiative"]]))]
    for spawn in setup.get("spawns", ()):
        side = printed.sides[spawn["side"]]
        used = setup["cards"][spawn["side"]]
        units = [counter_name(speaker, unit) for unit in spawn["units"] if unit in used]
        every = [one for one in printed.counters.values() if one["side"] == spawn["side"]]
        who = say("spawn-all") if len(spawn["units"]) == len(every) else ", ".join(units)
        where = tile_name(speaker, spawn["tile"])
        rows.append((say("heading-spawns"), f"{where}: {side_name(speaker, side)} – {who}"))
    for structure in printed.plain.get("structures", ()):
        where = tile_name(speaker, structure["tile"])
        text = f"{where}: {structure_row(speaker, structure['id'], structure).text}"
        rows.append((say("heading-structures"), text))
    if setup.get("escape"):
        rows.append(
            (
                say("heading-escape-markers"),
                ", ".join(tile_name(speaker, tile) for tile in setup["escape"]),
            )
        )
    return rows
