"""`python -m fieldcraft.server HOST PORT`: the bare server, set by `FIELDCRAFT_*` variables."""

import sys

from fieldcraft.server.serving import run
from fieldcraft.server.settings import Settings

if __name__ == "__main__":
    run(Settings.from_env(), sys.argv[1], int(sys.argv[2]))
