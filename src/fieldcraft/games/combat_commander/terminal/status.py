"""The tracks: time, victory points, surrender, orders, and the cards of both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from fieldcraft.cli.drawing.flow import flow
from fieldcraft.cli.drawing.palette import QUIET, side_style
from fieldcraft.cli.drawing.side_figures import columns_of_sides, rows_of_sides
from fieldcraft.cli.terminal import Terminal
from fieldcraft.games.combat_commander.terminal.facts import Facts
from fieldcraft.games.combat_commander.terminal.signs import signs_of
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.teller import tell_moment

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView, RadioView

NOTHING = "–"


def moment(terminal: Terminal, view: CommanderView) -> Text:
    """The time, and whose turn it is."""
    when, what = tell_moment(terminal.speaker, view)
    line = Text(when)
    line.append(f"  {terminal.signs.point}  ", "not bold")
    is_turn = view["phase"] not in ("set-up", "over")
    return line.append(what, side_style(view["active"], "bold") if is_turn else "")


def points_text(terminal: Terminal, view: CommanderView) -> Text:
    """Who leads, and by how much."""
    points = view["vp"]
    if not points:
        return Text("0")
    leader = "axis" if points > 0 else "allies"
    name = side_name(terminal.speaker, leader)
    return Text(f"{name} {abs(points)}", side_style(leader, "bold"))


def score_line(terminal: Terminal, view: CommanderView) -> Text:
    """The points, to go with the head line where room is short."""
    line = Text(f"  {terminal.signs.point}  ", "not bold default")
    line.append(f"{terminal.say('heading-vp')} ", QUIET)
    return line.append_text(points_text(terminal, view))


def figures(terminal: Terminal, scene: Facts, view: CommanderView) -> dict[str, dict[str, str]]:
    """What is open of each side, in the order in which it is shown."""
    say = terminal.say
    made: dict[str, dict[str, str]] = {}
    for side in scene.sides:
        cards = view["cards"][side]
        given = view["orders"]["given"] if view["active"] == side else 0
        secret = view["chits"]["secret"][side]
        letters = " ".join(secret.get("letters", ()))
        made[side] = {
            say("heading-orders"): f"{given}/{view['orders']['limit'][side]}",
            say("heading-casualties"): f"{view['losses'][side]}/{view['surrender'][side]}",
            say("heading-hand"): str(cards["hand"]["count"]),
            say("heading-deck"): str(cards["deck"]["count"]),
            say("heading-discard"): str(cards["discard"]["count"]),
            say("heading-radio"): radio_text(terminal, view["radios"][side]),
            say("heading-secret-chits"): letters or str(secret["count"]),
        }
    return made


def radio_text(terminal: Terminal, radio: RadioView | None) -> str:
    """A Radio's firepower, with the sign of a broken one and of smoke."""
    if radio is None:
        return NOTHING
    signs = signs_of(terminal)
    smoke = signs.smoke if radio["smoke"] else ""
    return f"{radio['fp']}{smoke}{signs.broken if radio['broken'] else ''}"


def objectives_line(terminal: Terminal, view: CommanderView) -> list[Text]:
    """Each objective: hex, who controls it, what it is worth as far as one knows."""
    signs = signs_of(terminal)
    entries = []
    for number, objective in view["objectives"].items():
        owner = objective["control"]
        entry = Text(f"{signs.objectives[int(number) - 1]} {objective['hex']}", "bold")
        if owner is not None:
            entry.stylize(side_style(owner))
            entry.append(f" {signs.sides[owner]}", side_style(owner))
        entry.append(f" {objective['value']}", f"not bold {QUIET}")
        entries.append(entry)
    return entries


def tracks(terminal: Terminal, view: CommanderView, width: int) -> RenderableType:
    """Victory points, sudden death, objectives, open chits, in as few lines as they need."""
    say = terminal.say
    points = Text(f"{say('heading-vp')} ", QUIET).append_text(points_text(terminal, view))
    entries = [points]
    chits = view["chits"]["open"]
    if chits:
        entry = Text(f"{say('heading-chits')} ", QUIET)
        entries.append(entry.append(" ".join(chits), "bold default"))
    heading = Text(f"{say('heading-objectives')}:", QUIET)
    entries += [heading, *objectives_line(terminal, view)]
    return flow(entries, width, "  ", "  ")


def side_rows(terminal: Terminal, scene: Facts, view: CommanderView) -> RenderableType:
    """Tracks and both sides, low."""
    own = figures(terminal, scene, view)
    return Group(
        tracks(terminal, view, terminal.width), rows_of_sides(terminal, own, view["initiative"])
    )


def side_columns(terminal: Terminal, scene: Facts, view: CommanderView) -> RenderableType:
    """Tracks and both sides, slim."""
    own = figures(terminal, scene, view)
    weighty = [terminal.say("heading-casualties")]
    panel = columns_of_sides(terminal, own, view["initiative"], weighty)
    return Group(panel, tracks(terminal, view, 36))
