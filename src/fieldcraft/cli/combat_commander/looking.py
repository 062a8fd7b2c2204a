"""`look`: values and clauses of a thing on the table, from what the viewer may know."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from fieldcraft.cli.combat_commander.facts import Facts
from fieldcraft.cli.combat_commander.hand import card_lines
from fieldcraft.cli.palette import QUIET, side_style
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import State
from fieldcraft.i18n import side_name

ZONES = ("hand", "discard", "known", "unseen")


def look(
    terminal: Terminal, scene: Facts, state: State, side: int, things: list[str]
) -> RenderableType:
    """A thing, or two hexes; WordError for what is not there."""
    view = state.view(side)
    if len(things) == 1 and things[0].lower() in ZONES:
        return zones(terminal, scene, view, things[0].lower())
    found = state.inspect(side, *things)
    return Text(str(found))


def zones(terminal: Terminal, scene: Facts, view: dict[str, Any], zone: str) -> RenderableType:
    """The cards of a zone of both sides, as far as they are known."""
    parts: list[RenderableType] = []
    for side in scene.sides:
        cards = view["cards"][side]
        listed = cards[zone] if zone in ("known", "unseen") else cards[zone].get("cards")
        count = len(listed) if zone in ("known", "unseen") else cards[zone]["count"]
        heading = Text(side_name(terminal.speaker, side), side_style(side, "bold"))
        heading.append(f": {terminal.say('cards-count', count=count)}", f"not bold {QUIET}")
        parts.append(heading)
        if listed:
            parts.append(card_lines(terminal, scene, listed))
    return Group(*parts)
