"""What is known of a scenario before the first choice: nations, forces, tracks, special rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.drawing.palette import BORDER, QUIET, side_style
from fieldcraft.cli.terminal import Terminal
from fieldcraft.games.combat_commander.terminal.facts import Facts
from fieldcraft.games.combat_commander.voice.goals import goal_text
from fieldcraft.games.combat_commander.voice.names import unit_type_name, weapon_name
from fieldcraft.games.combat_commander.voice.special_rules import tell_special_rules
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.names import said, side_name

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.scenario import PlainForce


def forces_table(terminal: Terminal, scene: Facts) -> RenderableType:
    """Both sides beside each other: units, weapons, radio, fortifications, limits."""
    speaker, say = terminal.speaker, terminal.say
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    table.add_column("")
    for side in scene.sides:
        table.add_column(Text(goal_text(speaker, scene, side), side_style(side, "bold")))
    plain = scene.plain
    if "muster" in plain:  # A.6: everything else is chosen at the table, or follows from it
        return table
    forces = plain["forces"]
    table.add_row(say("heading-units"), *[units_text(speaker, force) for force in forces])
    table.add_row(say("heading-weapons"), *[weapons_text(speaker, force) for force in forces])
    if any(force["radio"] for force in forces):
        radios = [str(force["radio"] or "–") for force in forces]
        table.add_row(say("heading-radio"), *radios)
    if any(force["fortifications"] for force in forces):
        forts = [forts_text(speaker, force) for force in forces]
        table.add_row(say("heading-fortifications"), *forts)
    for heading, figures in (
        ("heading-orders", plain["orders"]),
        ("heading-surrender", plain["surrender"]),
    ):
        table.add_row(say(heading), *[str(figure) for figure in figures])
    for arrival in plain["reinforcements"]:
        cells = ["", ""]
        cells[arrival["side"]] = f"{arrival['time']}: {units_text(speaker, arrival)}"
        table.add_row(say("heading-time-track"), *cells)
    return table


def tracks_grid(terminal: Terminal, scene: Facts) -> RenderableType:
    """Map, year, time, sudden death, points, initiative, and who begins."""
    say, speaker, plain = terminal.say, terminal.speaker, scene.plain
    grid = Table.grid(padding=(0, 2, 0, 0))
    ground = scene.ground["names"].get(speaker.lang, scene.ground["name"])
    rows = {"heading-map": f"{scene.ground['number'] or ''} {ground}".strip()}
    if "muster" not in plain:
        rows |= {
            "heading-time": f"{plain['time']}/{plain['sudden_death']}",
            "heading-vp": _points(speaker, plain["vp"]),
            "heading-initiative": side_name(speaker, scene.sides[plain["initiative"]]),
            "heading-first": side_name(speaker, scene.sides[plain["first"]]),
        }
    for heading, text in rows.items():
        grid.add_row(Text(say(heading), QUIET), Text(text))
    return Padding(grid, (0, 1, 0, 1))


def rules_part(terminal: Terminal, scene: Facts) -> list[RenderableType]:
    """The special rules of the scenario, a line each."""
    rules = tell_special_rules(terminal.speaker, scene.plain["hooks"])
    if not rules:
        return []
    lines = Text(terminal.say("heading-special"), QUIET)
    for rule in rules:
        lines.append(f"\n  {rule}", "default")
    return [Padding(lines, (0, 1, 1, 1))]


def _points(speaker: Speaker, points: int) -> str:
    if not points:
        return "0"
    return f"{side_name(speaker, 'axis' if points > 0 else 'allies')} {abs(points)}"


def units_text(speaker: Speaker, force: PlainForce) -> str:
    """Units by kind with their numbers."""
    return _counted([unit_type_name(speaker, unit["id"]) for unit in force["units"]])


def weapons_text(speaker: Speaker, force: PlainForce) -> str:
    """Weapons by kind with their numbers."""
    return _counted([weapon_name(speaker, weapon["id"]) for weapon in force["weapons"]])


def forts_text(speaker: Speaker, force: PlainForce) -> str:
    """Fortifications by kind with their numbers."""
    return ", ".join(
        f"{said(speaker, 'fort', kind)} ×{count}" for kind, count in force["fortifications"].items()
    )


def _counted(names: list[str]) -> str:
    numbers = {name: names.count(name) for name in dict.fromkeys(names)}
    texts = [name + (f" ×{count}" if count > 1 else "") for name, count in numbers.items()]
    return ", ".join(texts) or "–"
