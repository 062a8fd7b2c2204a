"""The state of the match in a few lines: round, turn, points, cards of both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from fieldcraft.cli.drawing.palette import side_style
from fieldcraft.cli.drawing.side_figures import columns_of_sides, rows_of_sides
from fieldcraft.cli.terminal import Terminal
from fieldcraft.games.undaunted.terminal import progress
from fieldcraft.games.undaunted.terminal.facts import Facts
from fieldcraft.games.undaunted.terminal.palette import signs_of
from fieldcraft.games.undaunted.voice.ending import points
from fieldcraft.games.undaunted.voice.zones import zone as pile
from fieldcraft.i18n.teller import tell_moment

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView

ZONES = ("hand", "deck", "discard", "play", "supply")
GOALS = ("points", *progress.KINDS)


def moment(terminal: Terminal, view: UndauntedView) -> Text:
    """Round, and whose turn it is."""
    when, what = tell_moment(terminal.speaker, view)
    line = Text(when)
    is_turn = view["phase"] not in ("initiative", "over")
    style = side_style(view["active"], "bold") if is_turn else "not bold"
    line.append(f"  {terminal.signs.point}  ", "not bold")
    line.append(what, style)
    return line


def points_line(terminal: Terminal, scene: Facts, view: UndauntedView) -> Text:
    """The points of both sides, to go with the head line where room is short."""
    signs = {"escaped": signs_of(terminal).escape, "neutralised": terminal.signs.bad}
    line = Text()
    for side in scene.sides:
        counted = values(terminal, scene, view, side)
        text = f"{side.upper()} {signs_of(terminal).objective}{counted['points']}"
        for kind in progress.counted(view):
            text += f" {signs[kind]}{counted[kind]}"
        line.append(f"  {terminal.signs.point}  ", "not bold default")
        line.append(text, side_style(side, "bold"))
    return line


def values(terminal: Terminal, scene: Facts, view: UndauntedView, side: str) -> dict[str, str]:
    """What is counted for a side, open to everyone, in the order in which it is shown."""
    cards = view["cards"][side]
    figures = {"points": points(view, side)}
    for kind in progress.counted(view):
        figures[kind] = progress.gone(terminal, view, side, kind)
    for zone in ZONES:
        figures[zone] = str(pile(cards, zone)["count"])
    return {**figures, "lost": str(sum(cards["lost"].values()))}


def heading_of(terminal: Terminal, name: str) -> str:
    """The heading of a counted thing."""
    message = {"play": "heading-play-area", "lost": "heading-lost"}.get(name, f"heading-{name}")
    return terminal.say(message)


def side_rows(terminal: Terminal, scene: Facts, view: UndauntedView) -> RenderableType:
    """Both sides, low."""
    return rows_of_sides(terminal, _figures(terminal, scene, view), view["initiative"])


def side_columns(terminal: Terminal, scene: Facts, view: UndauntedView) -> Panel:
    """Both sides, slim."""
    figures = _figures(terminal, scene, view)
    goals = [heading_of(terminal, name) for name in GOALS]
    return columns_of_sides(terminal, figures, view["initiative"], goals)


def _figures(terminal: Terminal, scene: Facts, view: UndauntedView) -> dict[str, dict[str, str]]:
    return {
        side: {
            heading_of(terminal, name): figure
            for name, figure in values(terminal, scene, view, side).items()
        }
        for side in scene.sides
    }
