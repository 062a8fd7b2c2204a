"""What a side of Combat Commander is, and where it comes from."""

from fieldcraft.games.combat_commander.voice.facts import Printed
from fieldcraft.games.combat_commander.voice.force_choice import posture_name
from fieldcraft.i18n.names import said, side_name
from fieldcraft.i18n.speaker import Speaker


def goal_text(speaker: Speaker, scene: Printed, side: str) -> str:
    """Which nation, in what posture, and where it comes from."""
    place = scene.sides.index(side)
    nation = said(speaker, "nation", scene.nations[place])
    posture = posture_name(speaker, scene.plain, place)
    edge = said(speaker, "edge", scene.plain["edges"][place])
    return f"{side_name(speaker, side)}: {nation}, {posture}, {edge}"
