"""Prints what the server's API is, for `npm run types` in web/ and whoever else wants it.

Scenes and views are told through no single path; their models are added to the schemas, so that
the browser's types for them are generated too.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from fieldcraft.games.combat_commander.schema.view import CommanderView
from fieldcraft.games.undaunted.schema.view import UndauntedView
from fieldcraft.server.app import create_app
from fieldcraft.server.settings import Settings
from fieldcraft.server.wire import combat_commander, undaunted

EXTRA = (
    undaunted.UndauntedScene,
    UndauntedView,
    undaunted.UndauntedEvent,
    combat_commander.CommanderScene,
    CommanderView,
    combat_commander.CommanderEvent,
)


def openapi() -> dict[str, Any]:
    """The whole description, the extra models among its schemas."""
    app = create_app(Settings())
    paths = []
    for model in EXTRA:
        # FastAPI names the models of all paths in one go; a path of its own lets it name these too.
        paths.append(f"/-/{model.__name__}")
        app.add_api_route(paths[-1], lambda: None, response_model=model, methods=["GET"])
    told = app.openapi()
    for path in paths:
        del told["paths"][path]
    return told


if __name__ == "__main__":
    json.dump(openapi(), sys.stdout, indent=1, ensure_ascii=False, sort_keys=True)
