"""`python -m fieldcraft.server HOST PORT`: the bare server, set up by `FIELDCRAFT_*`."""

import gc
import sys


def main(host: str, port: int) -> None:
    """Serve with the garbage collector under our control."""
    gc.disable()
    from fieldcraft.core import StartError
    from fieldcraft.server.serving import run
    from fieldcraft.server.settings import Settings

    try:
        run(Settings.from_env(), host, port)
    except StartError as error:
        sys.exit(f"fieldcraft: {error}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
