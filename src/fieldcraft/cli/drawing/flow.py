"""Short entries one after the other, each kept in one piece."""

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

GAP = "   "


def flow(entries: Sequence[Text], width: int, gap: str = GAP, indent: str = "") -> Group:
    """The entries in as few lines as the width allows; all lines but the first are indented."""
    return Group(*flow_lines(entries, width, gap, indent))


def flow_lines(entries: Sequence[Text], width: int, gap: str = GAP, indent: str = "") -> list[Text]:
    """The lines of `flow`."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + len(gap) + entry.cell_len <= width:
            lines[-1].append(gap)
            lines[-1].append_text(entry)
        else:
            lines.append(Text(indent if lines else "").append_text(entry))
    return lines
