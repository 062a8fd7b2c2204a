"""`look`: values and clauses of a thing on the table, from what the viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from fieldcraft.cli.drawing.palette import QUIET
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import State
from fieldcraft.games.undaunted.terminal.facts import Facts
from fieldcraft.games.undaunted.terminal.hand import card_lines
from fieldcraft.games.undaunted.terminal.vehicles import pips
from fieldcraft.games.undaunted.voice.cards import bag_text
from fieldcraft.games.undaunted.voice.inspection import ZONES, tell_look
from fieldcraft.games.undaunted.voice.zones import zone as pile
from fieldcraft.i18n.names import side_name

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView


def look(
    terminal: Terminal, scene: Facts, state: State, side: int, things: list[str]
) -> RenderableType:
    """A thing, or two tiles; WordError for what is not there."""
    view = state.view(side)
    if len(things) == 1 and things[0].lower() in ZONES and things[0].lower() != "deck":
        return zones(terminal, scene, view, things[0].lower())
    found = state.inspect(side, *things)
    told = tell_look(terminal.speaker, scene, view, found)
    lines = [Text(line) for line in told.lines]
    if "damage" in found:
        damaged = terminal.say("damage-of", damage=found["damage"], integrity=found["integrity"])
        place = told.lines.index(damaged)
        lines[place] = Text(f"{damaged} {pips(terminal, found, found['damage']).plain}")
    return Group(*lines, Text(", ".join(told.clauses), QUIET))


def zones(terminal: Terminal, scene: Facts, view: UndauntedView, zone: str) -> RenderableType:
    """The cards of a zone of both sides, as far as they are known."""
    parts: list[RenderableType] = []
    for side in scene.sides:
        cards = view["cards"][side]
        name = side_name(terminal.speaker, side)
        if zone == "lost":
            parts.append(Text(f"{name}: {bag_text(terminal.speaker, cards['lost'])}"))
            continue
        found = pile(cards, zone)
        count = terminal.say("cards-count", count=found["count"])
        parts.append(Text(f"{name}: {count}"))
        if "cards" in found:
            parts.append(card_lines(terminal.speaker, scene, side, found["cards"]))
    return Group(*parts)
