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
from fieldcraft.games.combat_commander.voice import sheet
from fieldcraft.games.combat_commander.voice.special_rules import tell_special_rules

if TYPE_CHECKING:
    pass


def forces_table(terminal: Terminal, scene: Facts) -> RenderableType:
    """Both sides beside each other: units, weapons, radio, fortifications, limits."""
    speaker = terminal.speaker
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    table.add_column("")
    for side in scene.sides:
        table.add_column(Text(scene.goal_text(speaker, side), side_style(side, "bold")))
    for heading, texts in sheet.forces(speaker, scene)[1:]:
        table.add_row(heading, *texts)
    return table


def tracks_grid(terminal: Terminal, scene: Facts) -> RenderableType:
    """Map, year, time, sudden death, points, initiative, and who begins."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for heading, text in sheet.terms(terminal.speaker, scene):
        grid.add_row(Text(heading, QUIET), Text(text))
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
