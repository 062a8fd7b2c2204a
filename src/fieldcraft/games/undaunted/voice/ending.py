"""What is counted when a match has ended, and what has left the board for good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fieldcraft.games.undaunted.campaign import casualties
from fieldcraft.games.undaunted.voice.cards import bag_text
from fieldcraft.games.undaunted.voice.names import counter_name, structure_name
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.speaker import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView, WayProgress


def tally(
    speaker: Speaker, sides: Sequence[str], view: UndauntedView
) -> list[tuple[str, list[str]]]:
    """Points, whom a goal asks for, and casualties: a heading, and a figure for each side."""
    rows = [(speaker.say("heading-points"), [points(view, side) for side in sides])]
    for kind in ("escaped", "neutralised"):
        figures = [counted(view, side, kind) for side in sides]
        if any(figures):
            rows.append((speaker.say(f"heading-{kind}"), [each or "0" for each in figures]))
    lost = [str(casualties(view["game"], view, side)) for side in sides]
    return [*rows, (speaker.say("heading-casualties"), lost)]


def points(view: UndauntedView, side: str) -> str:
    """Points held, and what is needed where points win."""
    held = str(view["points"][side])
    wanted = [way["points"]["need"] for way in view["progress"][side] if "points" in way]
    return f"{held}/{min(wanted)}" if wanted else held


def counted(view: UndauntedView, side: str, kind: str) -> str:
    """Counters escaped, or neutralised: of as many as a way asks for, where one does."""
    ways = [_figure(way, kind) for way in view["progress"][side]]
    figures = [each for each in ways if each]
    box = view["box"]
    gone = (box.get("escaped", {}) if kind == "escaped" else box.get("neutralised", {})).get(side)
    return ", ".join(figures) or (str(len(gone)) if gone else "")


def _figure(way: WayProgress, kind: str) -> str:
    figure = way.get("escaped") if kind == "escaped" else way.get("neutralised")
    return "" if figure is None else f"{figure['have']}/{figure['need']}"


def losses(speaker: Speaker, sides: Sequence[str], view: UndauntedView) -> list[str]:
    """The cards each side has lost, and what has left the board."""
    lost = [
        f"{side_name(speaker, side)}: {bag_text(speaker, view['cards'][side]['lost'])}"
        for side in sides
        if view["cards"][side]["lost"]
    ]
    return [*lost, *gone_lines(speaker, sides, view)]


def gone_lines(speaker: Speaker, sides: Sequence[str], view: UndauntedView) -> list[str]:
    """A line per side and kind, by the names of what is gone; none where nothing is."""
    lines = []
    found = view["box"]
    for side in sides:
        destroyed = [
            structure_name(speaker, word)
            for word, structure in found.get("structures", {}).items()
            if structure["destroyed"] == side
        ]
        lists = {"heading-destroyed": destroyed}
        both = {"escaped": found.get("escaped", {}), "neutralised": found.get("neutralised", {})}
        for kind, gone in both.items():
            words = gone.get(side, [])
            lists[f"heading-{kind}"] = [counter_name(speaker, w, with_side=False) for w in words]
        for heading, names in lists.items():
            if names:
                who = side_name(speaker, side)
                lines.append(f"{who} – {speaker.say(heading)}: {', '.join(names)}")
    return lines
