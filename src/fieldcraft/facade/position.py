"""A position as text: what a view says, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView

HEADING = ("format", "game", "scenario", "side", "decision", "outcome", "flow", "options")
"""Parts of a view that are told otherwise, or are no part of the position."""
WIDTH = 100


def shown(view: AnyView) -> str:
    """What is set in a view; long lines are cut."""
    lines = []
    for name, value in view.items():
        if name in HEADING or not value:
            continue
        parts = list(value.items()) if isinstance(value, Mapping) else []
        if any(isinstance(one, Mapping) for _, one in parts):
            lines += [f"{name}:", *(f"  {thing}: {_short(one)}" for thing, one in parts)]
        else:
            lines.append(f"{name}: {_short(value)}")
    return "\n".join(one if len(one) <= WIDTH else one[: WIDTH - 1] + "…" for one in lines)


def _short(value: object) -> str:
    """A plain value on one line, without what is empty, zero or false."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_short(one)}" for name, one in value.items() if one) or "–"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_short, value)) + "]"
    return str(value)
