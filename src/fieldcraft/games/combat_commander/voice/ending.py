"""What is counted when a match has ended, and who was lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.voice.names import unit_type_name
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.speaker import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView


def tally(
    speaker: Speaker, sides: Sequence[str], view: CommanderView
) -> list[tuple[str, list[str]]]:
    """Victory points, objectives and casualties: a heading, and a figure for each side."""
    points = view["vp"]
    held = [sum(one["control"] == side for one in view["objectives"].values()) for side in sides]
    lost = [f"{view['losses'][side]}/{view['surrender'][side]}" for side in sides]
    return [
        (speaker.say("heading-vp"), [str(max(points, 0)), str(max(-points, 0))]),
        (speaker.say("heading-objectives"), [str(count) for count in held]),
        (speaker.say("heading-casualties"), lost),
    ]


def losses(speaker: Speaker, sides: Sequence[str], view: CommanderView) -> list[str]:
    """The units each side has lost."""
    lines = []
    for side in sides:
        lost = [
            unit_type_name(speaker, unit["type"])
            for unit in view["units"].values()
            if unit["side"] == side and unit["casualty"]
        ]
        if lost:
            heading = f"{side_name(speaker, side)} – {speaker.say('heading-casualties')}"
            lines.append(f"{heading}: {', '.join(lost)}")
    return lines
