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
from fieldcraft.cli.scene import Scene
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n import side_name

ZONES = ("hand", "deck", "discard", "play", "supply")
ROOMY = 500
"""Columns in which any table finds its natural width."""
SHORT = ("points", "hand", "deck", "discard", "play", "supply", "lost")


def head_line(terminal: Terminal, scene: Scene, view: dict[str, Any]) -> Text:
    """Scenario, round, and whose turn it is."""
    say = terminal.say
    number = f"{scene.plain['number']}. " if scene.plain["number"] else ""
    line = Text(f"{number}{scene.name}", "bold")
    line.append(f"  {terminal.signs.point}  {say('event-round', number=view['round'])}", "not bold")
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


def points_line(terminal: Terminal, scene: Scene, view: dict[str, Any]) -> Text:
    """The points of both sides, to go with the head line where room is short."""
    line = Text()
    for side in scene.sides:
        points = values(scene, view, side)["points"]
        line.append(f"  {terminal.signs.point}  ", "not bold default")
        line.append(f"{side.upper()} {terminal.signs.objective}{points}", side_style(side, "bold"))
    return line


def values(scene: Scene, view: dict[str, Any], side: str) -> dict[str, str]:
    """What is counted for a side, open to everyone."""
    cards = view["cards"][side]
    goal = scene.goal(side)["points"]
    points = str(view["points"][side]) + (f"/{goal}" if goal else "")
    counted = {zone: str(cards[zone]["count"]) for zone in ZONES}
    return {"points": points, **counted, "lost": str(sum(cards["lost"].values()))}


def heading_of(terminal: Terminal, name: str) -> str:
    """The heading of a counted thing."""
    message = {"play": "heading-play-area", "lost": "heading-lost"}.get(name, f"heading-{name}")
    return terminal.say(message)


def side_rows(terminal: Terminal, scene: Scene, view: dict[str, Any]) -> RenderableType:
    """Both sides in a low table, a row each; in flowing words where that is too wide."""
    table = _low_table(terminal, scene, view)
    roomy = terminal.console.options.update(max_width=ROOMY)
    if Measurement.get(terminal.console, roomy, table).maximum <= terminal.width:
        return table
    parts = []
    for side in scene.sides:
        counted = values(scene, view, side)
        entries = [_who(terminal, view, side)]
        for name in SHORT:
            entry = Text(f"{heading_of(terminal, name)} ", QUIET)
            entry.append(counted[name], "bold default")
            entries.append(entry)
        parts.append(flow(entries, terminal.width, "  "))
    return Group(*parts)


def _low_table(terminal: Terminal, scene: Scene, view: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style=QUIET)
    table.add_column("", no_wrap=True)
    for name in SHORT:
        table.add_column(heading_of(terminal, name), justify="right", no_wrap=True)
    for side in scene.sides:
        counted = values(scene, view, side)
        table.add_row(_who(terminal, view, side), *[Text(counted[name]) for name in SHORT])
    return table


def side_columns(terminal: Terminal, scene: Scene, view: dict[str, Any]) -> Panel:
    """Both sides in a slim table: a column each."""
    table = Table(box=None, pad_edge=False, padding=(0, 1), expand=True)
    table.add_column("", style=QUIET)
    for side in scene.sides:
        table.add_column(_who(terminal, view, side), justify="right")
    rows = {side: values(scene, view, side) for side in scene.sides}
    for name in SHORT:
        style = "bold" if name == "points" else ""
        table.add_row(
            heading_of(terminal, name), *[Text(rows[side][name], style) for side in scene.sides]
        )
    return Panel(table, box=box.ROUNDED, border_style=BORDER)


def _who(terminal: Terminal, view: dict[str, Any], side: str) -> Text:
    mark = terminal.signs.initiative if view["initiative"] == side else " "
    return Text(f"{mark} {side_name(terminal.speaker, side)}", side_style(side, "bold"))
