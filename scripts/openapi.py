"""Prints what the server's API is, for `npm run types` in web/ and whoever else wants it."""

from __future__ import annotations

import json
import sys

from fieldcraft.server.app import create_app
from fieldcraft.server.settings import Settings

if __name__ == "__main__":
    told = create_app(Settings()).openapi()
    json.dump(told, sys.stdout, indent=1, ensure_ascii=False, sort_keys=True)
