"""Fate cards in the terminal: faces side by side, or a line each."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.drawing.flow import flow
from fieldcraft.cli.drawing.palette import OBJECTIVE, QUIET, side_style
from fieldcraft.cli.terminal import Terminal
from fieldcraft.games.combat_commander.terminal.facts import Facts
from fieldcraft.games.combat_commander.voice.cards import event_text, roll_text
from fieldcraft.games.combat_commander.voice.facts import Figures
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.names import said

FACE_WIDTH = 19


def draw_cards(
    terminal: Terminal, scene: Facts, side: str, cards: Sequence[str], *, faces: bool
) -> RenderableType:
    """The cards of a hand or a pile; an empty one says so."""
    if not cards:
        return Text(terminal.say("hand-empty"), QUIET)
    if not faces:
        return card_lines(terminal, scene, cards)
    across = max(1, terminal.width // (FACE_WIDTH + 1))
    rows: list[RenderableType] = []
    for start in range(0, len(cards), across):
        row = cards[start : start + across]
        drawn = [card_face(terminal.speaker, scene.faces[word], word, side) for word in row]
        height = max(len(terminal.console.render_lines(face, pad=False)) for face in drawn)
        for face in drawn:
            face.height = height
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(*drawn)
        rows.append(grid)
    return Group(*rows)


def card_face(speaker: Speaker, card: Figures, word: str, side: str) -> Panel:
    """A card as it is held: Order, Action, Event, and what a roll would read from it."""
    body = Text(said(speaker, "order", card["order"]), f"bold {OBJECTIVE}")
    body.append(f"\n{said(speaker, 'action', card['action'])}", "default not bold")
    body.append(f"\n{event_text(speaker, card)}", f"italic not bold {QUIET}")
    body.append(f"\n{roll_text(speaker, card)}", f"not bold {QUIET}")
    return Panel(
        body,
        box=box.ROUNDED,
        title=Text(f" {word.partition('#')[2]} ", "bold reverse"),
        title_align="left",
        border_style=side_style(side),
        width=FACE_WIDTH,
    )


def card_lines(terminal: Terminal, scene: Facts, cards: Sequence[str]) -> Table:
    """A line per card: number, Order, Action; then quietly Event, roll and hex."""
    speaker = terminal.speaker
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    for word in cards:
        card = scene.faces[word]
        table.add_row(
            Text(word.partition("#")[2], "bold"),
            Text(said(speaker, "order", card["order"]), OBJECTIVE),
            Text(said(speaker, "action", card["action"])),
            Text(f"{event_text(speaker, card)}, {roll_text(speaker, card)}", QUIET),
        )
    return table


def brief_cards(terminal: Terminal, scene: Facts, cards: Sequence[str]) -> RenderableType:
    """Cards in flowing words: number, Order and Action."""
    speaker = terminal.speaker
    entries = []
    for word in cards:
        card = scene.faces[word]
        entry = Text(word.partition("#")[2], "bold")
        entry.append(f" {said(speaker, 'order', card['order'])}", f"not bold {OBJECTIVE}")
        entry.append(f"/{said(speaker, 'action', card['action'])}", "not bold default")
        entries.append(entry)
    return flow(entries, terminal.width)
