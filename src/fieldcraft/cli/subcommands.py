"""Subcommands as functions of a terminal and their arguments, bound to it when it is known."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar, get_args

import typer

from fieldcraft.cli.arguments import Declared, int_parser, path_parser
from fieldcraft.cli.help_text import LATE, SpeakingCommand
from fieldcraft.cli.terminal import Terminal

Function = TypeVar("Function", bound=Callable[..., int | None])


class Subcommands:
    """The subcommands of a module, in the order in which they are declared."""

    def __init__(self, prefix: str = "help-") -> None:
        self.prefix = prefix
        """Of the messages that explain them, before their names."""
        self.declared: list[tuple[str, str, Callable[..., int | None]]] = []

    def __call__(self, name: str, message: str = "") -> Callable[[Function], Function]:
        """Declare a function as the subcommand of a name."""

        def declare(function: Function) -> Function:
            self.declared.append((name, message or f"{self.prefix}{name}", function))
            return function

        return declare

    def add(self, app: typer.Typer, terminal: Terminal, command: type[SpeakingCommand]) -> None:
        """Add them to the command line, in the language of a terminal."""
        for name, message, function in self.declared:
            app.command(name, cls=command, help=terminal.say(message))(bound(function, terminal))


def bound(function: Callable[..., int | None], terminal: Terminal) -> Callable[..., int | None]:
    """A function without its first argument, the terminal, as the argument parser reads it."""
    signature = inspect.signature(function, eval_str=True)
    parameters = [
        one.replace(annotation=_spoken(terminal, one.name, one.annotation))
        for one in list(signature.parameters.values())[1:]
    ]

    def run(**given: object) -> int | None:
        return function(terminal, **given)

    run.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in parameters}
    return run


def _spoken(terminal: Terminal, parameter: str, annotation: object) -> object:
    """An annotation whose declaration has become one of the argument parser."""
    plain, declared = get_args(annotation)
    assert isinstance(declared, Declared)
    text = declared.message
    said = text if text in LATE else terminal.say(text, **declared.values)
    name = declared.name or f"--{parameter.replace('_', '-')}"
    kinds = {plain, *get_args(plain)}
    parser: Callable[[str], object] | None = None
    if Path in kinds:
        parser = path_parser(terminal)
    elif int in kinds:
        shown = name if declared.is_option else declared.metavar or parameter
        parser = int_parser(terminal, shown, declared.least, declared.most)
    if declared.is_option:
        return Annotated[
            plain, typer.Option(name, metavar=declared.metavar, help=said, parser=parser)
        ]
    return Annotated[plain, typer.Argument(metavar=declared.metavar, help=said, parser=parser)]
