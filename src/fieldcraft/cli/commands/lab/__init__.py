"""`lab`: strength, balance and values from many games between bots."""

import typer

from fieldcraft.cli.commands.lab import balance, contests, training, tuning, values
from fieldcraft.cli.help_text import SpeakingCommand
from fieldcraft.cli.terminal import Terminal


def add(app: typer.Typer, terminal: Terminal, command: type[SpeakingCommand]) -> None:
    """Add `match`, `ladder`, `balance`, `fit`, `calibrate`, `tune` and `train` to `lab`."""
    contests.add(app, terminal, command)
    balance.add(app, terminal, command)
    values.add(app, terminal, command)
    tuning.add(app, terminal, command)
    training.add(app, terminal, command)
