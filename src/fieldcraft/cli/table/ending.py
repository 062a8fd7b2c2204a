"""The end of a match: who won and why, points, casualties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.drawing.palette import BORDER, QUIET, side_style
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.teller import tell_outcome

if TYPE_CHECKING:
    from fieldcraft.core.schema import View


def end_screen(terminal: Terminal, scene: Scene, view: View, decisions: int) -> RenderableType:
    """Outcome and figures; everything in it is public."""
    winner = view["outcome"] and view["outcome"]["winner"]
    headline = Text(tell_outcome(terminal.speaker, view))
    headline.stylize(side_style(winner, "bold") if winner else "bold")
    table = Table(box=box.SIMPLE, border_style=BORDER, show_header=True, pad_edge=False)
    table.add_column("")
    for side in scene.sides:
        heading = Text(side_name(terminal.speaker, side), side_style(side, "bold"))
        table.add_column(heading, justify="right")
    for name, figures in scene.voice.tally(terminal.speaker, view):
        table.add_row(name, *figures)
    notes = [Text(line, QUIET) for line in scene.end_notes(terminal, view, decisions)]
    body = Group(headline, Text(), table, *notes)
    return Panel(
        body,
        box=box.HEAVY,
        border_style=BORDER,
        title=Text(terminal.say("prompt-over")),
        expand=False,
    )
