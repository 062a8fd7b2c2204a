"""The command line: one command, `fieldcraft`."""

from fieldcraft.cli.start import main

__all__ = ["main"]
