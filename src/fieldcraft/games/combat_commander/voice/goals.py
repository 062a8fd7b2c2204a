"""What a side of Combat Commander is, and where it comes from."""

from fieldcraft.games.combat_commander.voice.facts import Printed
from fieldcraft.games.combat_commander.voice.sheet import posture_text
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.speaker import Speaker


def goal_text(speaker: Speaker, scene: Printed, side: str) -> str:
    """Which nation, in what posture, and where it comes from."""
    return f"{side_name(speaker, side)}: {posture_text(speaker, scene, scene.sides.index(side))}"
