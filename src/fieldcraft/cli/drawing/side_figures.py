"""Figures of both sides: a low table with a row each, or a slim one with a column each."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.drawing.flow import flow
from fieldcraft.cli.drawing.palette import BORDER, QUIET, side_style
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n.names import side_name

ROOMY = 500
"""Columns in which any table has its natural width."""
Figures = Mapping[str, Mapping[str, str]]
"""By side, headings and their values; the same headings for both."""


def rows_of_sides(terminal: Terminal, figures: Figures, initiative: str) -> RenderableType:
    """Both sides in a low table, a row each; as flowing text if that is too wide."""
    table = _low_table(terminal, figures, initiative)
    roomy = terminal.console.options.update(max_width=ROOMY)
    if Measurement.get(terminal.console, roomy, table).maximum <= terminal.width:
        return table
    parts = []
    for side, own in figures.items():
        entries = [_who(terminal, initiative, side)]
        for heading, figure in own.items():
            entry = Text(f"{heading} ", QUIET)
            entry.append(figure, "bold default")
            entries.append(entry)
        parts.append(flow(entries, terminal.width, "  ", "    "))
    return Group(*parts)


def _low_table(terminal: Terminal, figures: Figures, initiative: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style=QUIET)
    table.add_column("", no_wrap=True)
    for heading in next(iter(figures.values())):
        table.add_column(heading, justify="right", no_wrap=True)
    for side, own in figures.items():
        table.add_row(_who(terminal, initiative, side), *[Text(one) for one in own.values()])
    return table


def columns_of_sides(
    terminal: Terminal, figures: Figures, initiative: str, weighty: Sequence[str] = ()
) -> Panel:
    """Both sides in a slim table, a column each; some rows in bold."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), expand=True)
    table.add_column("", style=QUIET)
    for side in figures:
        table.add_column(_who(terminal, initiative, side), justify="right")
    for heading in next(iter(figures.values())):
        style = "bold" if heading in weighty else ""
        table.add_row(heading, *[Text(own[heading], style) for own in figures.values()])
    return Panel(table, box=box.ROUNDED, border_style=BORDER)


def _who(terminal: Terminal, initiative: str, side: str) -> Text:
    mark = terminal.signs.initiative if initiative == side else " "
    return Text(f"{mark} {side_name(terminal.speaker, side)}", side_style(side, "bold"))
