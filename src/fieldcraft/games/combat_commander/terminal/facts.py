"""The printed facts of a scenario of Combat Commander, as the terminal's scenes have them."""

from dataclasses import dataclass

from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.games.combat_commander.voice.facts import Printed


@dataclass(frozen=True)
class Facts(Scene, Printed):
    """A scene of Combat Commander, as far as its facts go; how it is drawn stands in `scene.py`."""
