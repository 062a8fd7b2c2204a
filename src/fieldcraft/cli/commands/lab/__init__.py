"""`lab`: strength, balance and values from many games between bots."""

import typer

from fieldcraft.cli.commands.lab import balance, contests, tuning, values
from fieldcraft.cli.help_text import SpeakingCommand
from fieldcraft.cli.terminal import Terminal


def add(app: typer.Typer, terminal: Terminal, command: type[SpeakingCommand]) -> None:
    """Add `lab match`, `ladder`, `balance`, `fit`, `calibrate` and `tune` to the command line."""
    contests.add(app, terminal, command)
    balance.add(app, terminal, command)
    values.add(app, terminal, command)
    tuning.add(app, terminal, command)
