"""`--help` in the user's language: the parser knows the commands, the catalogues their texts."""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from fieldcraft.cli.drawing.palette import OBJECTIVE, QUIET
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.terminal import Terminal

# The parser's own types are not public; they are only passed through here.
Context = Any
Formatter = Any


LATE: dict[str, Callable[[Terminal], str]] = {}
"""By the id of a message, what says it for a help page: where its arguments take long to find."""


class SpeakingCommand(TyperCommand):
    """A command whose help is in the user's language."""

    terminal: Terminal

    def format_help(self, ctx: Context, formatter: Formatter) -> None:
        self.terminal.console.print(command_help(self.terminal, self, ctx))


class SpeakingGroup(TyperGroup):
    """The group of all commands."""

    terminal: Terminal

    def format_help(self, ctx: Context, formatter: Formatter) -> None:
        self.terminal.console.print(group_help(self.terminal, self, ctx))

    def resolve_command(self, ctx: Context, args: list[str]) -> Any:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            known = ", ".join(self.commands)
            say = self.terminal.say
            raise UserError(say("cli-unknown-command", text=args[0][:60], known=known))
        return super().resolve_command(ctx, args)


def speaking_classes(terminal: Terminal) -> tuple[type[SpeakingGroup], type[SpeakingCommand]]:
    """The two classes bound to a terminal, as the parser takes classes and not objects."""
    group = type("BoundGroup", (SpeakingGroup,), {"terminal": terminal})
    command = type("BoundCommand", (SpeakingCommand,), {"terminal": terminal})
    return group, command


def group_help(terminal: Terminal, group: Any, ctx: Context) -> RenderableType:
    """The help of the whole program."""
    say = terminal.say
    commands = Table.grid(padding=(0, 3, 0, 0))
    for name, command in group.commands.items():
        commands.add_row(Text(name, f"bold {OBJECTIVE}"), Text(command.help or ""))
    return Group(
        Text(say("help-usage", usage=f"{ctx.command_path} [--lang LANG] COMMAND …"), "bold"),
        Padding(Text(group.help or ""), (1, 2)),
        heading(say("help-commands")),
        Padding(commands, (0, 2, 1, 2)),
        heading(say("help-options")),
        Padding(parameters(terminal, group, ctx), (0, 2, 1, 2)),
        Text(say("help-more", command=f"{ctx.command_path} COMMAND --help"), QUIET),
    )


def command_help(terminal: Terminal, command: Any, ctx: Context) -> RenderableType:
    """The help of one command."""
    say = terminal.say
    pieces = " ".join(command.collect_usage_pieces(ctx))
    return Group(
        Text(say("help-usage", usage=f"{ctx.command_path} {pieces}"), "bold"),
        Padding(Text(command.help or ""), (1, 2)),
        heading(say("help-options")),
        Padding(parameters(terminal, command, ctx), (0, 2, 0, 2)),
        *([Padding(Text(command.epilog, QUIET), (1, 2, 0, 2))] if command.epilog else []),
    )


def heading(text: str) -> Text:
    """A heading of a help page."""
    return Text(text, f"bold {OBJECTIVE}")


def parameters(terminal: Terminal, command: Any, ctx: Context) -> RenderableType:
    """A row per argument and option."""
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for parameter in command.get_params(ctx):
        if getattr(parameter, "hidden", False):
            continue
        table.add_row(Text(_shape(parameter), "bold"), Text(_explained(terminal, parameter)))
    return table


def _shape(parameter: Any) -> str:
    if getattr(parameter, "param_type_name", "") == "argument":
        shape = str(parameter.metavar or parameter.name).upper()
        return shape if parameter.required else f"[{shape}]"
    names = ", ".join(sorted(parameter.opts, key=len))
    metavar = "" if parameter.is_flag else f" {parameter.metavar or parameter.name.upper()}"
    return names + metavar


def _explained(terminal: Terminal, parameter: Any) -> str:
    if getattr(parameter, "name", "") == "help":
        return terminal.say("help-help")
    text = str(getattr(parameter, "help", None) or "")
    return LATE[text](terminal) if text in LATE else text
