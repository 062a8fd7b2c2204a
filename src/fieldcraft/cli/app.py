"""The command and its subcommands, built in the user's language."""

from importlib import import_module
from typing import Annotated, Final

import typer

from fieldcraft.cli.entry import version
from fieldcraft.cli.help_text import SpeakingCommand, SpeakingGroup, speaking_classes
from fieldcraft.cli.terminal import Terminal

COMMANDS: Final = {
    "play": "server",
    "serve": "server",
    "terminal": "terminal",
    "games": "show",
    "scenarios": "show",
    "show": "show",
    "generate": "generate",
    "replay": "replay",
    "review": "review",
    "verify": "verify",
    "seals": "verify",
    "new": "new",
    "check": "check",
    "drill": "drill",
    "conformance": "drill",
    "simulate": "simulate",
}
"""The module of each subcommand, which adds it with `add`, in the order of the help."""

HELP: Final = {"generate": "help-generate-command"}
"""The message of a subcommand that is not called by its name."""

GROUPS: Final = {
    "campaign": ("campaign", "add"),
    "lab": ("lab", "add"),
    "server": ("server", "add_group"),
}
"""The module of each group of subcommands, and the function that adds them to the group."""


def build(terminal: Terminal, arguments: list[str]) -> typer.Typer:
    """The command in the terminal's language, with the subcommands that the arguments need.

    A subcommand's module is imported only for itself: what one of them needs would make every
    other start late.  The list of all has only their names and texts.
    """
    say = terminal.say
    group, command = speaking_classes(terminal)
    app = typer.Typer(
        cls=group, add_completion=False, rich_markup_mode=None, help=say("help-fieldcraft")
    )

    @app.callback(invoke_without_command=True)
    def fieldcraft_command(
        context: typer.Context,
        tell_version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
        lang: Annotated[
            str | None, typer.Option("--lang", metavar="LANG", help=say("help-lang"))
        ] = None,
    ) -> None:
        if tell_version:
            terminal.console.print(version())
            raise typer.Exit
        if context.invoked_subcommand is None:
            context.get_help()

    names = needed(arguments)
    if not names:
        list_commands(app, terminal, group, command)
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
    """The subcommand that must be there to make sense of the arguments; none for the list of all.

    >>> needed(["show", "normandy"]), needed(["--help"]), needed(["sho"])
    (['show'], [], [])
    """
    first = next((word for word in arguments if not word.startswith("-")), None)
    if first in COMMANDS or first in GROUPS:
        return [first]
    return []


def list_commands(
    app: typer.Typer,
    terminal: Terminal,
    group: type[SpeakingGroup],
    command: type[SpeakingCommand],
) -> None:
    """Add every subcommand by name, for the help: none of them is there to be run."""
    for name in COMMANDS:
        app.command(name, cls=command, help=terminal.say(HELP.get(name, f"help-{name}")))(_nothing)
    for name in GROUPS:
        part = typer.Typer(cls=group, rich_markup_mode=None, help=terminal.say(f"help-{name}"))
        part.command("-", hidden=True)(_nothing)
        app.add_typer(part, name=name)


def _nothing() -> None:
    """Is never called: a subcommand that is named is built whole."""
