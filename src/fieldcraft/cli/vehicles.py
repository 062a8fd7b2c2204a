"""Vehicle cards on the table: crew, seats, damage; as cards side by side, or a line each."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.flow import flow
from fieldcraft.cli.palette import BAD, QUIET, side_style
from fieldcraft.cli.scene import Scene
from fieldcraft.cli.seats import can_use, seat_actions, seat_card, seat_text
from fieldcraft.cli.terminal import Terminal
from fieldcraft.cli.tiles import short_name, short_unit
from fieldcraft.i18n import counter_name, specialism_name

NARROWEST = 24
WIDEST = 44
FRAME = 4
"""Columns that a card's frame takes."""
NOBODY = "–"


def vehicles_part(
    terminal: Terminal, scene: Scene, view: dict[str, Any], *, cards: bool
) -> list[RenderableType]:
    """The vehicles on the board, cards or lines; nothing where there are none."""
    words = list(view["box"].get("vehicles", {}))
    if not words:
        return []
    if not cards:
        return [vehicle_line(terminal, scene, view, word) for word in words]
    most = max(1, terminal.width // NARROWEST)
    across = -(-len(words) // -(-len(words) // most))  # as even rows as there are
    size = min(WIDEST, terminal.width // across)
    whole_names = all(_fits(terminal, scene, view, word, size - FRAME) for word in words)
    rows: list[RenderableType] = []
    for start in range(0, len(words), across):
        drawn = [
            vehicle_card(terminal, scene, view, word, size, whole_names=whole_names)
            for word in words[start : start + across]
        ]
        height = max(len(terminal.console.render_lines(card, pad=False)) for card in drawn)
        for card in drawn:
            card.height = height
        grid = Table.grid()
        grid.add_row(*drawn)
        rows.append(grid)
    return rows


def vehicle_card(
    terminal: Terminal,
    scene: Scene,
    view: dict[str, Any],
    word: str,
    size: int,
    *,
    whole_names: bool,
) -> Panel:
    """A vehicle card: where it is, its damage and state, then its seats."""
    vehicle = view["box"]["vehicles"][word]
    body = Table.grid(padding=(0, 1, 0, 0), expand=True)
    body.add_column(no_wrap=True)
    body.add_column(ratio=1)
    body.add_column(justify="right", no_wrap=True)
    for number, soldier in enumerate(vehicle["seats"], 1):
        does = _does(terminal, scene, view, word, number)
        sits = _sits(terminal, scene, view, soldier, whole_names=whole_names)
        body.add_row(Text(str(number), QUIET), does, sits)
    name = counter_name(terminal.speaker, word)
    return Panel(
        Group(_state(terminal, scene, view, word), body),
        box=box.ROUNDED,
        title=Text(name, side_style(vehicle["owner"], "bold")),
        title_align="left",
        border_style=side_style(vehicle["owner"]),
        width=size,
    )


def vehicle_line(terminal: Terminal, scene: Scene, view: dict[str, Any], word: str) -> Group:
    """A vehicle in flowing words: `PTr 8A ■□□┊□□  1 Drive 2: SSg  2 Navigate 2: –`."""
    entries = [_state(terminal, scene, view, word, brief=True)]
    for number, soldier in enumerate(view["box"]["vehicles"][word]["seats"], 1):
        entry = Text(f"{number} {seat_text(terminal.speaker, seat_card(scene, word, number))}: ")
        entry.stylize(QUIET)
        entry.append_text(_sits(terminal, scene, view, soldier, whole_names=False))
        entries.append(entry)
    return flow(entries, terminal.width, "  ")


# -- the parts of a card -----


def _state(
    terminal: Terminal, scene: Scene, view: dict[str, Any], word: str, *, brief: bool = False
) -> Text:
    """Letters, tile, damage, and whether it runs, or is captured."""
    say = terminal.say
    standing, vehicle = view["counters"][word], view["box"]["vehicles"][word]
    is_disabled = standing["face"] == "disabled"
    short = short_name(terminal.speaker, word.partition(":")[2])
    text = Text()
    text.append(short, side_style(vehicle["owner"], "bold underline"))
    text.append(f" {standing['tile']} ", "bold")
    text.append_text(pips(terminal, scene.vehicles[word], vehicle["damage"]))
    if is_disabled or not brief:
        text.append(f" {say('face-' + standing['face'])}", BAD if is_disabled else QUIET)
    if vehicle["owner"] != word.partition(":")[0]:
        text.append(f" {say('vehicle-captured')}", side_style(vehicle["owner"], "italic"))
    return text


def pips(terminal: Terminal, card: dict[str, Any], damage: int) -> Text:
    """Damage against the two thresholds: `■■□┊□□` is disabled at the stroke, gone at the end."""
    signs = terminal.signs
    text = Text()
    for place in range(card["integrity"]):
        if place == card["critical"]:
            text.append(signs.critical, QUIET)
        is_hurt = place < damage
        text.append(signs.damaged if is_hurt else signs.whole, BAD if is_hurt else QUIET)
    return text


def _does(terminal: Terminal, scene: Scene, view: dict[str, Any], word: str, number: int) -> Text:
    """What a seat does, quietly while nobody can do it, and the specialist it asks for."""
    soldier = view["box"]["vehicles"][word]["seats"][number - 1]
    seat = seat_card(scene, word, number)
    unfit = soldier is not None and not can_use(scene, seat, soldier)
    works = (
        soldier is not None
        and not unfit
        and view["counters"][word]["face"] == "ready"
        and view["counters"][soldier]["face"] == "ready"
    )
    text = Text(seat_actions(terminal.speaker, seat), "default" if works else QUIET)
    if seat["needs"]:
        needs = specialism_name(terminal.speaker, seat["needs"])
        text.append(f" ({needs})", BAD if unfit else f"italic {QUIET}")
    return text


def _sits(
    terminal: Terminal,
    scene: Scene,
    view: dict[str, Any],
    soldier: str | None,
    *,
    whole_names: bool,
) -> Text:
    """Who sits there, with the sign of the suppressed."""
    if soldier is None:
        return Text(NOBODY, QUIET)
    name = _name(terminal, scene, soldier, whole=whole_names)
    side = soldier.partition(":")[0]
    if view["counters"][soldier]["face"] == "suppressed":
        return Text(name + terminal.signs.suppressed, side_style(side, "italic"))
    return Text(name, side_style(side, "bold"))


def _name(terminal: Terminal, scene: Scene, soldier: str, *, whole: bool) -> str:
    if whole:
        return counter_name(terminal.speaker, soldier, with_side=False)
    return short_unit(terminal.speaker, scene.counters[soldier])


def _fits(terminal: Terminal, scene: Scene, view: dict[str, Any], word: str, room: int) -> bool:
    """Whether the soldiers' whole names find room beside what their seats do."""
    for number, soldier in enumerate(view["box"]["vehicles"][word]["seats"], 1):
        does = seat_text(terminal.speaker, seat_card(scene, word, number))
        name = _name(terminal, scene, soldier, whole=True) if soldier else NOBODY
        if len(f"1 {does} {name}{terminal.signs.suppressed}") + 1 > room:
            return False
    return True
