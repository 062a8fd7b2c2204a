"""Undaunted as the browser draws it."""

from fieldcraft.games.undaunted.client.scene import scene
from fieldcraft.games.undaunted.client.wire import UndauntedEvent, UndauntedScene
from fieldcraft.games.undaunted.schema.view import UndauntedView

__all__ = ["MODELS", "scene"]

MODELS = (UndauntedScene, UndauntedView, UndauntedEvent)
"""What the browser's types are made of, beside the paths of the API."""
