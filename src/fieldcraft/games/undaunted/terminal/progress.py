"""How far each side has come towards its goal, in figures: points, escaped, neutralised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.games.undaunted.voice.names import tile_name

if TYPE_CHECKING:
    from fieldcraft.cli.terminal import Terminal
    from fieldcraft.games.undaunted.schema.view import UndauntedView

KINDS = ("escaped", "neutralised")


def counted(view: UndauntedView) -> list[str]:
    """What is counted beside points in this match: what a goal asks for, or has happened."""
    return [
        kind
        for kind in KINDS
        if any(_gone(view, kind).values())
        or any(kind in way for ways in view["progress"].values() for way in ways)
    ]


def gone(terminal: Terminal, view: UndauntedView, side: str, kind: str) -> str:
    """Counters escaped, or neutralised by a side: `2/4`; each way to win has its own figure.

    A tile to be controlled first stands before it: `2A✗ 0/2`.
    """
    texts = []
    for way in view["progress"][side]:
        figure = way.get("escaped") if kind == "escaped" else way.get("neutralised")
        if figure is None:
            continue
        first = ""
        if "hold" in way and kind == "escaped":
            signs = terminal.signs
            held = signs.good if way["hold"]["held"] else signs.bad
            first = f"{tile_name(terminal.speaker, way['hold']['tile'])}{held} "
        texts.append(f"{first}{figure['have']}/{figure['need']}")
    return ", ".join(texts) or str(len(_gone(view, kind).get(side, [])))


def _gone(view: UndauntedView, kind: str) -> dict[str, list[str]]:
    box = view["box"]
    return box.get("escaped", {}) if kind == "escaped" else box.get("neutralised", {})
