"""The options that the commands of the lab share."""

from typing import Any

import typer

from fieldcraft.cli.arguments import int_parser, path_parser
from fieldcraft.cli.terminal import Terminal
from fieldcraft.lab.play import DECISION_LIMIT


class Parameters:
    """Each as the default of a command's parameter, in the user's language.

    `Any`, as for the argument parser a default is the option, and for the command its value.
    """

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        say = terminal.say
        self.scenarios: Any = typer.Argument(
            None, metavar="SCENARIO…", help=say("help-lab-scenarios")
        )
        self.limit = self.number("--limit", DECISION_LIMIT, "help-limit", 1)
        self.jobs = self.number("--jobs", 0, "help-lab-jobs")
        ray_help = say("help-lab-ray", name="Ray", local="local")
        self.ray: Any = typer.Option(None, "--ray", metavar="ADDRESS", help=ray_help)
        self.out: Any = typer.Option(
            None, "--out", metavar="FOLDER", help=say("help-lab-out"), parser=path_parser(terminal)
        )
        self.option: Any = typer.Option(
            None, "--option", metavar="NAME=VALUE", help=say("help-option")
        )
        self.json: Any = typer.Option(False, "--json", help=say("help-json", format="JSON"))

    def number(self, name: str, usual: int, text: str, least: int = 0) -> Any:
        """A whole number."""
        parser = int_parser(self.terminal, name, least)
        return typer.Option(usual, name, metavar="N", help=self.terminal.say(text), parser=parser)

    def games(self, usual: int) -> Any:
        """How many games are played."""
        return self.number("--games", usual, "help-lab-games", 1)

    def seed(self, usual: int = 0) -> Any:
        """Where their seeds begin."""
        return self.number("--seed", usual, "help-lab-seed")
