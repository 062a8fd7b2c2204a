"""What the signs and letters on the map mean, as far as a scenario uses them."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from fieldcraft.cli.drawing.flow import flow
from fieldcraft.cli.drawing.palette import QUIET
from fieldcraft.cli.terminal import Terminal
from fieldcraft.games.combat_commander.terminal.facts import Facts
from fieldcraft.games.combat_commander.terminal.signs import (
    BLAZE,
    COUNTERS,
    FORT,
    HEXSIDE_GROUND,
    HEXSIDES,
    INK,
    MARKED,
    SMOKE,
    ground_style,
    signs_of,
)
from fieldcraft.games.combat_commander.terminal.stacks import short_unit
from fieldcraft.games.combat_commander.voice.names import unit_type_name
from fieldcraft.i18n.names import said, side_name

Entry = tuple[str, str, str]
"""A sign, its style, its meaning."""


def legend(terminal: Terminal, scene: Facts) -> RenderableType:
    """Ground, hexsides, markers, then the letters for units."""
    entries = []
    every = [*_ground(terminal, scene), *_markers(terminal), *_units(terminal, scene)]
    for sign, style, meaning in every:
        entry = Text(sign, style)
        entry.append(f" {meaning}", f"not bold not italic {QUIET} on default")
        entries.append(entry)
    return Padding(flow(entries, terminal.width - 2), (0, 1, 1, 1))


def _ground(terminal: Terminal, scene: Facts) -> list[Entry]:
    signs, speaker = signs_of(terminal), terminal.speaker
    ground = scene.ground
    entries = [
        (f" {signs.terrain.get(word, '?') or ' '} ", f"bold {INK} {ground_style(word)}",
         said(speaker, "terrain", word))
        for word in signs.terrain
        if word in ground["terrain"]
    ]  # fmt: skip
    if any(ground["level"]):
        style = f"bold {HEXSIDES['cliff']} {ground_style('open')}"
        sign = f"A1{signs.levels[1]}"
        entries.append((sign, style, said(speaker, "value", "elevation")))
    for kind in dict.fromkeys(scene.ways.values()):
        style = f"{INK} {ground_style('open')}"
        entries.append((f" {signs.ways[kind]} ", style, said(speaker, "terrain", kind)))
    for kind in dict.fromkeys(scene.hexsides.values()):
        style = f"bold {HEXSIDES[kind]} {HEXSIDE_GROUND}"
        entries.append((f"{signs.hexsides[kind]} _", style, said(speaker, "terrain", kind)))
    return entries


def _markers(terminal: Terminal) -> list[Entry]:
    signs, speaker, say = signs_of(terminal), terminal.speaker, terminal.say
    pale = ground_style("open")
    entries = [
        (signs.objectives[0], f"bold {INK} on #ffffff", say("marker-objective")),
        (f"{signs.marked}C3", f"bold #ffffff on {MARKED}", say("legend-offered")),
        (f"{signs.acting}C4", f"bold #ffffff on {MARKED}", say("legend-acting")),
    ]
    entries += [
        (sign, f"bold {FORT} {pale}", said(speaker, "fort", kind))
        for kind, sign in signs.forts.items()
    ]
    return [
        *entries,
        (f"{signs.smoke}5", f"bold {SMOKE} {pale}", said(speaker, "terrain", "smoke")),
        (signs.blaze, f"bold {BLAZE} {pale}", said(speaker, "terrain", "blaze")),
    ]


def _units(terminal: Terminal, scene: Facts) -> list[Entry]:
    signs, speaker, say = signs_of(terminal), terminal.speaker, terminal.say
    style = "bold #ffffff on {}"
    entries = [
        (f"{signs.sides[side]} ", style.format(COUNTERS[side]), side_name(speaker, side))
        for side in scene.sides
    ]
    kinds: dict[str, str] = {}
    for side, force in enumerate(scene.plain["forces"]):
        for unit in force["units"]:
            kinds.setdefault(unit["id"], COUNTERS[scene.sides[side]])
    ranks: dict[str, tuple[str, str]] = {}
    for kind, colour in kinds.items():
        rank = kind.removesuffix("-x").removesuffix("-y")
        ranks.setdefault(rank, (short_unit(speaker, kind), colour))
    entries += [
        (letters, style.format(colour), unit_type_name(speaker, rank))
        for rank, (letters, colour) in ranks.items()
    ]
    marks = {
        signs.broken: "flag-broken",
        signs.suppressed: "flag-suppressed",
        signs.weapon: "legend-weapon",
        signs.broken_weapon: "legend-broken-weapon",
    }
    return [*entries, *[(sign, "bold", say(message)) for sign, message in marks.items()]]
