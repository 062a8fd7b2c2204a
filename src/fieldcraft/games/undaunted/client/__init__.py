"""Undaunted as the browser draws it."""

from fieldcraft.games.undaunted.client.scene import scene
from fieldcraft.games.undaunted.client.wire import UndauntedEvent, UndauntedScene
from fieldcraft.games.undaunted.schema.view import UndauntedView

__all__ = ["MODELS", "scene"]

MODELS = {"scene": UndauntedScene, "view": UndauntedView, "event": UndauntedEvent}
"""What the description of the API, and with it the browser's types, say of this game."""
