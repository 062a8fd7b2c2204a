"""Combat Commander as the browser draws it."""

from fieldcraft.games.combat_commander.client.scene import scene
from fieldcraft.games.combat_commander.client.wire import CommanderEvent, CommanderScene
from fieldcraft.games.combat_commander.schema.view import CommanderView

__all__ = ["MODELS", "scene"]

MODELS = (CommanderScene, CommanderView, CommanderEvent)
"""What the browser's types are made of, beside the paths of the API."""
