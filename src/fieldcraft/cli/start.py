"""One run of the command: finds the language, runs what was asked, and prints no traceback."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.text import Text

from fieldcraft import games
from fieldcraft.cli.app import build
from fieldcraft.cli.drawing.palette import BAD, QUIET
from fieldcraft.cli.entry import BAD_INPUT, INTERRUPTED, drop_output, was_interrupted
from fieldcraft.cli.errors import UserError, of_error, of_usage
from fieldcraft.cli.extras import extra_of
from fieldcraft.cli.terminal import Terminal, open_terminal
from fieldcraft.core import FieldcraftError
from fieldcraft.i18n import LANGUAGES, Speaker, choose_language

ENDED = 1
BROKEN = 70
"""An internal error, as in `sysexits.h`."""


def run(arguments: list[str]) -> int:
    """Run the command with these arguments; returns the exit status."""
    terminal = open_terminal(choose_language(None, os.environ))
    try:
        with _undisguised():
            games.check_named()
            language, rest = take_language(arguments, terminal.speaker)
            if language is not None:
                terminal = open_terminal(language)
            return _invoke(terminal, rest)
    except UserError as trouble:
        tell_trouble(terminal, trouble)
        return trouble.code
    except FieldcraftError as error:
        found = of_error(terminal.speaker, error)
        if found is None:
            return _broken(terminal, error)
        if os.environ.get("FIELDCRAFT_TRACEBACK") and error.__cause__ is not None:
            raise  # somebody's own code has failed: where, they want to know
        tell_trouble(terminal, found)
        return BAD_INPUT
    except KeyboardInterrupt:
        terminal.errors.print(Text(terminal.say("cli-interrupted"), QUIET))
        return INTERRUPTED
    except (EOFError, typer.Abort):
        terminal.errors.print(Text(terminal.say("cli-input-ended"), QUIET))
        return ENDED
    except BrokenPipeError:
        drop_output()
        return 0
    except Exception as error:
        return _broken(terminal, error)


@contextmanager
def _undisguised() -> Iterator[None]:
    """An interrupt stays one where a library tells it as another error: pydantic, of a schema."""
    try:
        yield
    except Exception:
        if was_interrupted():
            raise KeyboardInterrupt from None
        raise


def _broken(terminal: Terminal, error: Exception) -> int:
    """A bug of ours, unless something is not installed."""
    if os.environ.get("FIELDCRAFT_TRACEBACK") or extra_of(error):
        raise error
    apologise(terminal, error)
    return BROKEN


def take_language(arguments: list[str], speaker: Speaker) -> tuple[str | None, list[str]]:
    """Take `--lang` out of the arguments, wherever it is; the last one wins."""
    chosen: str | None = None
    rest: list[str] = []
    index = 0
    while index < len(arguments):
        argument = arguments[index]
        if argument == "--":
            rest += arguments[index:]
            break
        if argument == "--lang":
            index += 1
            if index == len(arguments):
                raise UserError(speaker.say("cli-missing-argument", name="--lang"))
            chosen = arguments[index]
        elif argument.startswith("--lang="):
            chosen = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
        index += 1
    if chosen is None:
        return None, rest
    try:
        return choose_language(chosen, {}), rest
    except ValueError:
        known = ", ".join(LANGUAGES)
        raise UserError(
            speaker.say("cli-unknown-language", text=chosen[:60], known=known)
        ) from None


def _invoke(terminal: Terminal, arguments: list[str]) -> int:
    command = typer.main.get_command(build(terminal, arguments))
    try:
        result = command.main(arguments, prog_name="fieldcraft", standalone_mode=False)
    except typer.TyperException as misuse:
        raise of_usage(terminal.speaker, misuse) from None
    if result == INTERRUPTED:
        raise KeyboardInterrupt
    return result if isinstance(result, int) else 0


def tell_trouble(terminal: Terminal, trouble: UserError) -> None:
    """Print an error on standard error."""
    text = Text(terminal.say("cli-error", text=trouble.text), BAD)
    terminal.errors.print(text, soft_wrap=True)
    for line in trouble.details:
        terminal.errors.print(Text(f"  {line}"), soft_wrap=True)


def apologise(terminal: Terminal, error: Exception) -> None:
    """The last resort: a bug of ours, in one line, with what to send us."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = ""
    if place is not None:
        code = place.tb_frame.f_code
        where = f" {code.co_name}:{place.tb_lineno}"
    text = f"{type(error).__name__}: {error}{where}".replace("\n", " ")[:300]
    said = terminal.say("cli-apology", text=text, variable="FIELDCRAFT_TRACEBACK=1")
    terminal.errors.print(Text(said, BAD), soft_wrap=True)
