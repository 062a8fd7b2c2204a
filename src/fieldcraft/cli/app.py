"""The command and its subcommands, built in the user's language."""

from importlib import import_module
from typing import Annotated, Final

import typer

import fieldcraft
from fieldcraft.cli.help_text import speaking_classes
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import BUILD

COMMANDS: Final = {
    "play": "server",
    "serve": "server",
    "terminal": "terminal",
    "games": "show",
    "scenarios": "show",
    "show": "show",
    "generate": "generate",
    "replay": "replay",
    "verify": "verify",
    "seals": "verify",
    "check": "check",
    "drill": "drill",
    "conformance": "drill",
    "simulate": "simulate",
}
"""The module of each subcommand, which adds it with `add`, in the order of the help."""

GROUPS: Final = {"campaign": ("campaign", "add"), "server": ("server", "add_maintenance")}
"""The module of each group of subcommands, and the function that adds them to the group."""


def build(terminal: Terminal, arguments: list[str]) -> typer.Typer:
    """The command in the terminal's language, with the subcommands that the arguments need.

    A subcommand's module is imported only for itself or for the list of all: what one of them
    needs would make every other start late.
    """
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

    names = needed(arguments)
    for module in dict.fromkeys(COMMANDS[name] for name in names if name in COMMANDS):
        import_module(f"fieldcraft.cli.commands.{module}").add(app, terminal, command)
    for name in names:
        if name in GROUPS:
            module, add = GROUPS[name]
            part = typer.Typer(cls=group, rich_markup_mode=None, help=say(f"help-{name}"))
            getattr(import_module(f"fieldcraft.cli.commands.{module}"), add)(
                part, terminal, command
            )
            app.add_typer(part, name=name)
    return app


def needed(arguments: list[str]) -> list[str]:
    """The subcommands that must be there to make sense of the arguments.

    >>> needed(["show", "normandy"]), needed(["--version"]), len(needed(["sho"]))
    (['show'], [], 14)
    """
    first = next((word for word in arguments if not word.startswith("-")), None)
    if first in COMMANDS or first in GROUPS:
        return [first]
    return [] if first is None and "--version" in arguments else [*COMMANDS, *GROUPS]
