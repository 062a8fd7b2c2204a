"""Vehicle cards on the table: crew, seats, damage; as cards side by side, or a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.drawing.flow import flow
from fieldcraft.cli.drawing.palette import BAD, QUIET, side_style
from fieldcraft.cli.terminal import Terminal
from fieldcraft.games.undaunted.terminal.facts import Facts
from fieldcraft.games.undaunted.terminal.palette import signs_of
from fieldcraft.games.undaunted.terminal.tiles import short_unit
from fieldcraft.games.undaunted.voice.cards import action_text
from fieldcraft.games.undaunted.voice.names import (
    counter_name,
    short_name,
    specialism_name,
    tile_name,
)
from fieldcraft.games.undaunted.voice.seats import can_use, seat_card, seat_text

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.scenario import PlainVehicle
    from fieldcraft.games.undaunted.schema.view import UndauntedView
    from fieldcraft.i18n.voices import Found

NARROWEST = 22
FRAME = 4
TITLE = 6
"""Columns that a card's frame takes, and what stands on both sides of its title."""
NUMBER, GAP = 2, 2
"""Columns of a seat's number, and of the space before who sits there."""
NOBODY = "–"


def vehicles_part(
    terminal: Terminal, scene: Facts, view: UndauntedView, *, cards: bool
) -> list[RenderableType]:
    """The vehicles on the board, cards or lines; nothing where there are none."""
    words = list(view["box"].get("vehicles", {}))
    if not words:
        return []
    if not cards:
        return [vehicle_line(terminal, scene, view, word) for word in words]
    needs = {word: _need(terminal, scene, view, word, whole_names=True) for word in words}
    whole_names = sum(needs.values()) <= terminal.width
    if not whole_names:
        needs = {word: _need(terminal, scene, view, word, whole_names=False) for word in words}
    rows: list[RenderableType] = []
    least = {word: max(NARROWEST, _title(terminal, word)) for word in words}
    for row in _rows(needs, least, terminal.width):
        drawn = [
            vehicle_card(terminal, scene, view, word, size, whole_names=whole_names)
            for word, size in row.items()
        ]
        height = max(len(terminal.console.render_lines(card, pad=False)) for card in drawn)
        for card in drawn:
            card.height = height
        grid = Table.grid()
        grid.add_row(*drawn)
        rows.append(grid)
    return rows


def _rows(needs: dict[str, int], least: dict[str, int], width: int) -> list[dict[str, int]]:
    """The cards in as few even rows as leave none too narrow, each with its width."""
    words = list(needs)
    for count in range(1, len(words) + 1):
        across = -(-len(words) // count)
        rows = []
        for start in range(0, len(words), across):
            rows.append({word: needs[word] for word in words[start : start + across]})
            _squeeze(rows[-1], width)
        sizes = {word: size for row in rows for word, size in row.items()}
        if all(size >= min(least[word], needs[word]) for word, size in sizes.items()):
            return rows
    return [{word: min(needs[word], width)} for word in words]


def _squeeze(row: dict[str, int], width: int) -> None:
    """Take from the widest until the row fits."""
    while sum(row.values()) > width:
        row[max(row, key=lambda word: row[word])] -= 1


def _need(
    terminal: Terminal, scene: Facts, view: UndauntedView, word: str, *, whole_names: bool
) -> int:
    """The width at which no line of a card is wrapped."""
    seats = view["box"]["vehicles"][word]["seats"]
    does = [Text(" ").join(_does(terminal, scene, view, word, n + 1)) for n in range(len(seats))]
    sits = [_sits(terminal, scene, view, soldier, whole_names=whole_names) for soldier in seats]
    lines = NUMBER + max(text.cell_len for text in does) + GAP + max(text.cell_len for text in sits)
    state = _state(terminal, scene, view, word).cell_len
    return max(max(lines, state) + FRAME, _title(terminal, word))


def _title(terminal: Terminal, word: str) -> int:
    """The width that shows a card's whole title."""
    return len(counter_name(terminal.speaker, word)) + TITLE


def vehicle_card(
    terminal: Terminal,
    scene: Facts,
    view: UndauntedView,
    word: str,
    size: int,
    *,
    whole_names: bool,
) -> Panel:
    """A vehicle card: where it is, its damage and state, then its seats."""
    vehicle = view["box"]["vehicles"][word]
    sitting = [
        _sits(terminal, scene, view, one, whole_names=whole_names) for one in vehicle["seats"]
    ]
    room = size - FRAME - NUMBER - GAP - max(sits.cell_len for sits in sitting)
    body = Table.grid(padding=(0, 1, 0, 0), expand=True)
    body.add_column(no_wrap=True)
    body.add_column(ratio=1)
    body.add_column(justify="right", no_wrap=True)
    for number, sits in enumerate(sitting, 1):
        does = _does(terminal, scene, view, word, number)
        body.add_row(Text(str(number), QUIET), flow(does, room, " "), sits)
    name = counter_name(terminal.speaker, word)
    return Panel(
        Group(_state(terminal, scene, view, word), body),
        box=box.ROUNDED,
        title=Text(name, side_style(vehicle["owner"], "bold")),
        title_align="left",
        border_style=side_style(vehicle["owner"]),
        width=size,
    )


def vehicle_line(terminal: Terminal, scene: Facts, view: UndauntedView, word: str) -> Group:
    """A vehicle in flowing words: `PTr 8A ■□□┊□□  1 Drive 2: SSg  2 Navigate 2: –`."""
    entries = [_state(terminal, scene, view, word, brief=True)]
    for number, soldier in enumerate(view["box"]["vehicles"][word]["seats"], 1):
        entry = Text(f"{number} {seat_text(terminal.speaker, seat_card(scene, word, number))}: ")
        entry.stylize(QUIET)
        entry.append_text(_sits(terminal, scene, view, soldier, whole_names=False))
        entries.append(entry)
    return flow(entries, terminal.width, "  ", "    ")


# -- the parts of a card -----


def _state(
    terminal: Terminal, scene: Facts, view: UndauntedView, word: str, *, brief: bool = False
) -> Text:
    """Letters, tile, damage, and whether it runs, or is captured."""
    say = terminal.say
    standing, vehicle = view["counters"][word], view["box"]["vehicles"][word]
    is_disabled = standing["face"] == "disabled"
    short = short_name(terminal.speaker, word.partition(":")[2])
    text = Text()
    text.append(short, side_style(vehicle["owner"], "bold underline"))
    text.append(f" {tile_name(terminal.speaker, standing['tile'])} ", "bold")
    text.append_text(pips(terminal, scene.vehicles[word], vehicle["damage"]))
    if is_disabled or not brief:
        text.append(f" {say('face-' + standing['face'])}", BAD if is_disabled else QUIET)
    if vehicle["owner"] != word.partition(":")[0]:
        text.append(f" {say('vehicle-captured')}", side_style(vehicle["owner"], "italic"))
    return text


def pips(terminal: Terminal, card: PlainVehicle | Found, damage: int) -> Text:
    """Damage against the two thresholds: `■■□┊□□` is disabled at the stroke, gone at the end."""
    signs = signs_of(terminal)
    text = Text()
    for place in range(card["integrity"]):
        if place == card["critical"]:
            text.append(signs.critical, QUIET)
        is_hurt = place < damage
        text.append(signs.damaged if is_hurt else signs.whole, BAD if is_hurt else QUIET)
    return text


def _does(
    terminal: Terminal, scene: Facts, view: UndauntedView, word: str, number: int
) -> list[Text]:
    """What a seat does, quietly while nobody can do it, and the specialist it asks for."""
    speaker = terminal.speaker
    soldier = view["box"]["vehicles"][word]["seats"][number - 1]
    seat = seat_card(scene, word, number)
    unfit = soldier is not None and not can_use(scene, seat, soldier)
    works = (
        soldier is not None
        and not unfit
        and view["counters"][word]["face"] == "ready"
        and view["counters"][soldier]["face"] == "ready"
    )
    style = "default" if works else QUIET
    pieces = [Text(action_text(speaker, action), style) for action in seat["actions"]]
    for piece in pieces[:-1]:
        piece.append(f" {terminal.signs.point}", QUIET)
    if seat["needs"]:
        needs = specialism_name(speaker, seat["needs"])
        pieces.append(Text(f"({needs})", BAD if unfit else f"italic {QUIET}"))
    return pieces


def _sits(
    terminal: Terminal,
    scene: Facts,
    view: UndauntedView,
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
        return Text(name + signs_of(terminal).suppressed, side_style(side, "italic"))
    return Text(name, side_style(side, "bold"))


def _name(terminal: Terminal, scene: Facts, soldier: str, *, whole: bool) -> str:
    if whole:
        return counter_name(terminal.speaker, soldier, with_side=False)
    return short_unit(terminal.speaker, scene.counters[soldier])
