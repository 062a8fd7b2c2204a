"""The command line: the command `fieldcraft`."""

from fieldcraft.cli.entry import main

__all__ = ["main"]
