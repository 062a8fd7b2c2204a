"""The command and its subcommands, built in the user's language."""

from typing import Annotated

import typer

import fieldcraft
from fieldcraft.cli.commands import (
    campaign,
    check,
    drill,
    generate,
    replay,
    server,
    show,
    simulate,
)
from fieldcraft.cli.commands import terminal as terminal_command
from fieldcraft.cli.help_text import speaking_classes
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import BUILD

COMMANDS = (server, terminal_command, show, generate, replay, check, drill, simulate)
"""Each module adds its subcommands with `add`, in the order in which the help lists them."""


def build(terminal: Terminal) -> typer.Typer:
    """The whole command, in the terminal's language."""
    say = terminal.say
    group, command = speaking_classes(terminal)
    app = typer.Typer(
        cls=group, add_completion=False, rich_markup_mode=None, help=say("help-fieldcraft")
    )

    @app.callback(invoke_without_command=True)
    def fieldcraft_command(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
        lang: Annotated[
            str | None, typer.Option("--lang", metavar="LANG", help=say("help-lang"))
        ] = None,
    ) -> None:
        if version:
            terminal.console.print(f"fieldcraft {fieldcraft.__version__} ({BUILD})")
            raise typer.Exit
        if context.invoked_subcommand is None:
            context.get_help()

    for module in COMMANDS:
        module.add(app, terminal, command)
    campaign_app = typer.Typer(cls=group, rich_markup_mode=None, help=say("help-campaign"))
    campaign.add(campaign_app, terminal, command)
    app.add_typer(campaign_app, name="campaign")
    server_app = typer.Typer(cls=group, rich_markup_mode=None, help=say("help-server"))
    server.add_maintenance(server_app, terminal, command)
    app.add_typer(server_app, name="server")
    return app
