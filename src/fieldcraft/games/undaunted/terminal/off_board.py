"""What has left the board for good: structures destroyed, counters escaped and neutralised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.games.undaunted.terminal.facts import Facts
from fieldcraft.games.undaunted.voice.names import counter_name, structure_name
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.names import side_name

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView


def gone_lines(speaker: Speaker, scene: Facts, view: UndauntedView) -> list[str]:
    """A line per side and kind, by the names of what is gone; none where nothing is."""
    lines = []
    found = view["box"]
    for side in scene.sides:
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
