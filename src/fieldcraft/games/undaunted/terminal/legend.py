"""What the signs and letters on the board mean, as far as a scenario uses them."""

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from fieldcraft.cli.drawing.flow import flow
from fieldcraft.cli.drawing.palette import OBJECTIVE, QUIET
from fieldcraft.cli.terminal import Terminal
from fieldcraft.games.undaunted.terminal.facts import Facts
from fieldcraft.games.undaunted.terminal.palette import COVER, HILL, ROUGH, signs_of
from fieldcraft.games.undaunted.terminal.tiles import (
    cover_sign,
    short_unit,
    vehicle_sign,
)
from fieldcraft.games.undaunted.voice.names import counter_name, face_name, short_name

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.scenario import PlainCounter

Entry = tuple[str, str, str]
"""A sign, its style, its meaning."""


def legend(terminal: Terminal, scene: Facts) -> RenderableType:
    """The signs, then the letters for units and vehicles."""
    entries = []
    for sign, style, meaning in [*_signs(terminal, scene), *_letters(terminal, scene)]:
        entry = Text(sign, style)
        entry.append(f" {meaning}", f"not bold not italic not underline {QUIET}")
        entries.append(entry)
    return Padding(flow(entries, terminal.width - 2), (0, 1, 1, 1))


def _signs(terminal: Terminal, scene: Facts) -> list[Entry]:
    say, signs = terminal.say, signs_of(terminal)
    setup = scene.plain["setup"]
    entries = [
        (signs.controlled, "bold", say("marker-controlled")),
        (signs.scouted, "bold", say("marker-scouted")),
    ]
    if any(tile["objective"] for tile in scene.tiles.values()):
        entries.insert(0, (f"{signs.objective}2", f"bold {OBJECTIVE}", say("marker-objective")))
    if setup.get("spawns"):
        entries.append((signs.spawn, "", say("marker-spawn")))
    entries.append(("+2", COVER, say("field-cover")))
    hill = next((tile for tile in scene.tiles.values() if tile["hill"]), None)
    if hill:
        entries.append((cover_sign(hill), HILL, say("legend-hill")))
    if any(tile.get("rough") for tile in scene.tiles.values()):
        entries.append((signs.rough, f"bold {ROUGH}", say("legend-rough")))
    if setup.get("escape"):
        entries.append((signs.escape, f"bold {OBJECTIVE}", say("marker-escape")))
    if scene.plain.get("structures"):
        sign = f"{signs.structure} 7 {signs.objective}1"
        entries.append((sign, f"bold {OBJECTIVE}", say("legend-structure")))
    units = [counter for word, counter in used(scene).items() if word not in scene.vehicles]
    if units:
        sign = short_unit(terminal.speaker, units[0]) + signs.suppressed
        entries.append((sign, "italic", face_name(terminal.speaker, scene.sides[0], "suppressed")))
    if any(unit["title"] == "mortar" for unit in units):
        entries.append((signs.target, "bold", say("marker-target")))
    if scene.tower:
        entries.append((signs.tower, "bold", say("marker-radio-tower")))
    vehicle = next((word for word in used(scene) if word in scene.vehicles), "")
    if vehicle:
        sign = vehicle_sign(terminal.speaker, vehicle, 2)
        entries.append((sign, "bold underline", say("legend-vehicle")))
        entries.append((sign + signs.disabled, "italic underline", say("face-disabled")))
        pips = f"{signs.damaged}{signs.whole * 2}{signs.critical}{signs.whole * 2}"
        entries.append((pips, "", say("legend-damage")))
    return entries


def _letters(terminal: Terminal, scene: Facts) -> list[Entry]:
    """The kinds of units and vehicles."""
    kinds: dict[str, str] = {}
    for word, counter in used(scene).items():
        side = word.partition(":")[0]
        kinds.setdefault(counter["title"], f"{side}:{counter['title']}")
    return [
        (
            short_name(terminal.speaker, title),
            "bold",
            counter_name(terminal.speaker, word, with_side=False),
        )
        for title, word in kinds.items()
    ]


def used(scene: Facts) -> "dict[str, PlainCounter]":
    """The counters that have cards in this scenario, and the vehicles on its board."""
    setup = scene.plain["setup"]
    return {
        word: counter
        for word, counter in scene.counters.items()
        if word.partition(":")[2] in setup["cards"][counter["side"]]
        or (word in scene.vehicles and word in setup["counters"])
    }
