"""The units of both sides with all their values: where, how strong, in what state, with what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.drawing.palette import BAD, QUIET, side_style
from fieldcraft.cli.terminal import Terminal
from fieldcraft.games.combat_commander.terminal.facts import Facts
from fieldcraft.games.combat_commander.terminal.signs import signs_of
from fieldcraft.games.combat_commander.terminal.stacks import short_unit
from fieldcraft.games.combat_commander.terrain.hexes import hex_number
from fieldcraft.games.combat_commander.voice.inspection.pieces import figures_text
from fieldcraft.games.combat_commander.voice.names import unit_name, weapon_name
from fieldcraft.i18n.names import side_name

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView, UnitView

TOLD_BY_SIGNS = ("broken", "suppressed", "veteran")
NOWHERE = 1000


def roster(terminal: Terminal, scene: Facts, view: CommanderView) -> list[RenderableType]:
    """A table per side; side by side where the terminal is wide enough."""
    sides = [side_table(terminal, view, side) for side in scene.sides]
    made = [table for table in sides if table.row_count]
    needs = [terminal.console.measure(table).maximum for table in made]
    if sum(needs) + 3 * len(made) <= terminal.width:
        grid = Table.grid(padding=(0, 3, 0, 0))
        if made:
            grid.add_row(*made)
        return [grid]
    return list(made)


def side_table(terminal: Terminal, view: CommanderView, side: str) -> Table:
    """A line per unit, those of one hex together."""
    speaker = terminal.speaker
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=QUIET)
    table.add_column("", no_wrap=True)
    table.add_column(Text(side_name(speaker, side), side_style(side, "bold")), no_wrap=True)
    table.add_column(terminal.say("column-values"), no_wrap=True)
    table.add_column("")
    own = {word: unit for word, unit in view["units"].items() if unit["side"] == side}
    for word in sorted(own, key=lambda word: _order(own[word])):
        if own[word].get("casualty"):
            continue
        letters = short_unit(speaker, own[word]["type"])
        name = unit_name(speaker, word, with_side=False)
        table.add_row(
            Text(place_text(terminal, own[word]), "bold"),
            Text(f"{letters} {name}", side_style(side)),
            Text(figures_text(own[word])),
            state_text(terminal, view, own[word]),
        )
    return table


def _order(unit: UnitView) -> tuple[int, str]:
    place = hex_number(unit["hex"]) if unit["hex"] else NOWHERE + (unit["space"] or 0)
    return place, unit["kind"]


def place_text(terminal: Terminal, unit: UnitView) -> str:
    """The hex, or the space of the time track."""
    if unit["hex"]:
        return str(unit["hex"])
    return f"{terminal.signs.initiative}{unit['space']}" if unit["space"] is not None else "–"


def state_text(terminal: Terminal, view: CommanderView, unit: UnitView) -> Text:
    """Marks, and the weapon with its values."""
    signs, say = signs_of(terminal), terminal.say
    text = Text()
    for flag in TOLD_BY_SIGNS:
        if flag in unit["flags"] or (flag == "broken" and unit["broken"]):
            sign = {"broken": signs.broken, "suppressed": signs.suppressed}.get(flag, signs.veteran)
            text.append(f"{sign}{say('flag-' + flag)} ", QUIET if flag == "veteran" else BAD)
    if unit["weapon"] is not None:
        weapon = view["weapons"][unit["weapon"]]
        name = weapon_name(terminal.speaker, unit["weapon"])
        text.append(f"{name} {weapon['fp']}-{weapon['range']}")
        if weapon["broken"]:
            text.append(f" {signs.broken}{say('weapon-state-broken')}", BAD)
    return text
