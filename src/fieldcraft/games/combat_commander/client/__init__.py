"""Combat Commander as the browser draws it."""

from fieldcraft.games.combat_commander.client.scene import scene
from fieldcraft.games.combat_commander.client.wire import CommanderEvent, CommanderScene
from fieldcraft.games.combat_commander.schema.view import CommanderView

__all__ = ["MODELS", "scene"]

MODELS = {"scene": CommanderScene, "view": CommanderView, "event": CommanderEvent}
"""What the description of the API, and with it the browser's types, say of this game."""
