"""`python -m fieldcraft.server HOST PORT`: the bare server, set by `FIELDCRAFT_*` variables."""

import gc
import sys


def main(host: str, port: int) -> None:
    """Serve; nothing of what is loaded for it is garbage."""
    gc.disable()
    from fieldcraft.server.serving import run
    from fieldcraft.server.settings import Settings

    run(Settings.from_env(), host, port)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
