"""`look`: values and clauses of a thing on the table, from what the viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text

from fieldcraft.cli.drawing.palette import QUIET, side_style
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import State
from fieldcraft.games.combat_commander.terminal.facts import Facts
from fieldcraft.games.combat_commander.terminal.hand import card_lines
from fieldcraft.games.combat_commander.terminal.roster import state_text
from fieldcraft.games.combat_commander.voice.inspection import ZONES, tell_look
from fieldcraft.games.combat_commander.voice.inspection.pieces import figures_text
from fieldcraft.games.combat_commander.voice.names import unit_name
from fieldcraft.games.combat_commander.voice.zones import zone as pile
from fieldcraft.i18n.names import side_name

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView

Found = dict[str, Any]


def look(
    terminal: Terminal, scene: Facts, state: State, side: int, things: list[str]
) -> RenderableType:
    """A thing, or two hexes; WordError for what is not there.

    A unit may be named without its side; where both sides have one, both are told.
    """
    view = state.view(side)
    if len(things) == 1 and things[0].lower() in ZONES:
        return zones(terminal, scene, view, things[0].lower())
    both = [word for word in view["units"] if len(things) == 1 and word.endswith(f":{things[0]}")]
    if both:
        return Group(*[_told(terminal, scene, view, state.inspect(side, word)) for word in both])
    return _told(terminal, scene, view, state.inspect(side, *things))


def _told(terminal: Terminal, scene: Facts, view: CommanderView, found: Found) -> RenderableType:
    told = tell_look(terminal.speaker, scene, view, found)
    style = side_style(told.side, "bold") if found["thing"] == "unit" else "bold"
    lines = [Text(told.heading, style)] if told.title else []
    for row in told.rows:
        clause = f"  {row.clause}" if found["thing"] == "distance" and row.clause else ""
        lines.append(Text(f"{row.text}{clause}"))
        for part in row.parts:
            label = f"{part.label} = " if part.label else "+ "
            lines.append(Text(f"  {label}{part.value}  {part.clause}", QUIET))
    if found["thing"] == "hex":
        lines += [unit_line(terminal, view, unit) for unit in found["units"]]
    return Group(*lines, Text(", ".join(told.clauses), QUIET))


def zones(terminal: Terminal, scene: Facts, view: CommanderView, zone: str) -> RenderableType:
    """The cards of a zone of both sides, as far as they are known."""
    parts: list[RenderableType] = []
    for side in scene.sides:
        cards = pile(view["cards"][side], zone)
        heading = Text(side_name(terminal.speaker, side), side_style(side, "bold"))
        count = terminal.say("cards-count", count=cards["count"])
        heading.append(f": {count}", f"not bold {QUIET}")
        parts.append(heading)
        if listed := cards.get("cards"):
            parts.append(card_lines(terminal, scene, listed))
    return Group(*parts)


def unit_line(terminal: Terminal, view: CommanderView, word: str) -> Text:
    """A unit in a line: name, values, marks, weapon."""
    unit = view["units"][word]
    line = Text(f"  {unit_name(terminal.speaker, word)}", side_style(unit["side"], "bold"))
    line.append(f"  {figures_text(unit)}  ", "not bold default")
    return line.append_text(state_text(terminal, view, unit))
