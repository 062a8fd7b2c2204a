"""Prints what the server's API is, for `npm run types` in web/ and whoever else wants it.

Scenes and views are told through no single path; their models are added to the schemas, so that
the browser's types for them are generated too.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from fieldcraft import games
from fieldcraft.server.app import create_app
from fieldcraft.server.settings import Settings

EXTRA = tuple(
    dict.fromkeys(
        model for key in games.having("client") for model in games.get(key).part("client").MODELS
    )
)
"""The scenes, views and events of the games."""


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
