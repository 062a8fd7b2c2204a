"""The command line: one command, `fieldcraft`."""

from fieldcraft.cli.entry import main

__all__ = ["main"]
