"""The state of the match in a few lines: round, turn, points, cards of both sides."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.flow import flow
from fieldcraft.cli.palette import BORDER, QUIET, side_style
from fieldcraft.cli.terminal import Terminal
from fieldcraft.cli.undaunted import progress
from fieldcraft.cli.undaunted.facts import Facts
from fieldcraft.i18n import side_name

ZONES = ("hand", "deck", "discard", "play", "supply")
GOALS = ("points", *progress.KINDS)
ROOMY = 500
"""Columns in which any table finds its natural width."""


def moment(terminal: Terminal, view: dict[str, Any]) -> Text:
    """Round, and whose turn it is."""
    say = terminal.say
    line = Text(say("event-round", number=view["round"]))
    if view["phase"] == "initiative":
        what, style = say("phase-initiative"), "not bold"
    elif view["phase"] == "over":
        what, style = say("prompt-over"), "not bold"
    else:
        side = view["active"]
        what = say("event-turn", side=side_name(terminal.speaker, side))
        style = side_style(side, "bold")
    line.append(f"  {terminal.signs.point}  ", "not bold")
    line.append(what, style)
    return line


def points_line(terminal: Terminal, scene: Facts, view: dict[str, Any]) -> Text:
    """The points of both sides, to go with the head line where room is short."""
    signs = {"escaped": terminal.signs.escape, "neutralised": terminal.signs.bad}
    line = Text()
    for side in scene.sides:
        counted = values(terminal, scene, view, side)
        text = f"{side.upper()} {terminal.signs.objective}{counted['points']}"
        for kind in progress.counted(scene, view):
            text += f" {signs[kind]}{counted[kind]}"
        line.append(f"  {terminal.signs.point}  ", "not bold default")
        line.append(text, side_style(side, "bold"))
    return line


def values(terminal: Terminal, scene: Facts, view: dict[str, Any], side: str) -> dict[str, str]:
    """What is counted for a side, open to everyone, in the order in which it is shown."""
    cards = view["cards"][side]
    figures = {"points": progress.points(scene, view, side)}
    for kind in progress.counted(scene, view):
        figures[kind] = progress.gone(scene, view, side, kind, terminal.signs)
    for zone in ZONES:
        figures[zone] = str(cards[zone]["count"])
    return {**figures, "lost": str(sum(cards["lost"].values()))}


def heading_of(terminal: Terminal, name: str) -> str:
    """The heading of a counted thing."""
    message = {"play": "heading-play-area", "lost": "heading-lost"}.get(name, f"heading-{name}")
    return terminal.say(message)


def side_rows(terminal: Terminal, scene: Facts, view: dict[str, Any]) -> RenderableType:
    """Both sides in a low table, a row each; in flowing words where that is too wide."""
    table = _low_table(terminal, scene, view)
    roomy = terminal.console.options.update(max_width=ROOMY)
    if Measurement.get(terminal.console, roomy, table).maximum <= terminal.width:
        return table
    parts = []
    for side in scene.sides:
        entries = [_who(terminal, view, side)]
        for name, figure in values(terminal, scene, view, side).items():
            entry = Text(f"{heading_of(terminal, name)} ", QUIET)
            entry.append(figure, "bold default")
            entries.append(entry)
        parts.append(flow(entries, terminal.width, "  ", "    "))
    return Group(*parts)


def _low_table(terminal: Terminal, scene: Facts, view: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style=QUIET)
    table.add_column("", no_wrap=True)
    rows = {side: values(terminal, scene, view, side) for side in scene.sides}
    for name in rows[scene.sides[0]]:
        table.add_column(heading_of(terminal, name), justify="right", no_wrap=True)
    for side, figures in rows.items():
        table.add_row(_who(terminal, view, side), *[Text(figure) for figure in figures.values()])
    return table


def side_columns(terminal: Terminal, scene: Facts, view: dict[str, Any]) -> Panel:
    """Both sides in a slim table: a column each."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), expand=True)
    table.add_column("", style=QUIET)
    for side in scene.sides:
        table.add_column(_who(terminal, view, side), justify="right")
    rows = {side: values(terminal, scene, view, side) for side in scene.sides}
    for name in rows[scene.sides[0]]:
        style = "bold" if name in GOALS else ""
        table.add_row(
            heading_of(terminal, name), *[Text(rows[side][name], style) for side in scene.sides]
        )
    return Panel(table, box=box.ROUNDED, border_style=BORDER)


def _who(terminal: Terminal, view: dict[str, Any], side: str) -> Text:
    mark = terminal.signs.initiative if view["initiative"] == side else " "
    return Text(f"{mark} {side_name(terminal.speaker, side)}", side_style(side, "bold"))
