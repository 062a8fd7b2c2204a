"""Cards in the terminal: faces side by side, or one line each where room is short."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.drawing.palette import OBJECTIVE, QUIET, side_style
from fieldcraft.games.undaunted.terminal.facts import Facts
from fieldcraft.games.undaunted.voice.cards import action_text, actions_text
from fieldcraft.games.undaunted.voice.names import card_name, specialism_name
from fieldcraft.i18n import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.scenario import PlainCard

FACE_WIDTH = 19


def draw_hand(
    speaker: Speaker, scene: Facts, side: str, cards: Mapping[str, int], width: int, *, faces: bool
) -> RenderableType:
    """The cards of a hand, counted by id; an empty hand says so."""
    if not cards:
        return Text(speaker.say("hand-empty"), QUIET)
    if not faces:
        return card_lines(speaker, scene, side, cards)
    every = [(scene.faces[side][word], count) for word, count in cards.items()]
    across = max(1, width // (FACE_WIDTH + 1))
    rows = []
    for start in range(0, len(every), across):
        row = every[start : start + across]
        height = max(_lines(speaker, card, count) for card, count in row) + 2
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(*[card_face(speaker, card, side, count, height) for card, count in row])
        rows.append(grid)
    return Group(*rows)


def card_face(speaker: Speaker, card: PlainCard, side: str, count: int, height: int) -> Panel:
    """A card: initiative in the corner, name, actions."""
    style = face_style(card, side)
    name, *rest = _texts(speaker, card, count)
    body = Text(name, f"bold {style}")
    note = f"italic not bold {QUIET}" if card["class"] == "fog" else "default not bold"
    for line in rest:
        body.append(f"\n{line}", note)
    return Panel(
        body,
        box=box.ROUNDED,
        title=Text(f" {card['initiative']} ", "bold reverse"),
        title_align="left",
        border_style=style,
        width=FACE_WIDTH,
        height=height,
    )


def _texts(speaker: Speaker, card: PlainCard, count: int) -> list[str]:
    """Name and actions; a Fog of War card says why it has none."""
    name = card_name(speaker, card["id"]) + (f" ×{count}" if count > 1 else "")
    actions = [action_text(speaker, action) for action in card["actions"]]
    if card.get("specialism"):
        actions.append(f"({specialism_name(speaker, card['specialism'])})")
    return [name, *(actions or [speaker.say("card-fog-note")])]


def _lines(speaker: Speaker, card: PlainCard, count: int) -> int:
    """How many lines the texts take on a face."""
    return sum(len(wrap(text, FACE_WIDTH - 4)) for text in _texts(speaker, card, count))


def face_style(card: PlainCard, side: str) -> str:
    """Command cards in gold, combat cards in their side's colour, fog in grey."""
    if card["class"] == "command":
        return OBJECTIVE
    return side_style(side) if card["class"] == "combat" else QUIET


def card_lines(speaker: Speaker, scene: Facts, side: str, cards: Mapping[str, int]) -> Table:
    """A line per card type: initiative, name, how many, actions."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for word, count in cards.items():
        card = scene.faces[side][word]
        name = card_name(speaker, word) + (f" ×{count}" if count > 1 else "")
        table.add_row(
            Text(f"{card['initiative']:>2}", "bold"),
            Text(name, face_style(card, side)),
            Text(actions_text(speaker, card)),
        )
    return table
