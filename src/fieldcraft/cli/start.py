"""One run of the command: finds the language, runs what was asked, and prints no traceback."""

import os
import sys

import typer
from rich.text import Text

from fieldcraft import games
from fieldcraft.bots import BotError
from fieldcraft.cli.app import build
from fieldcraft.cli.drawing.palette import BAD, QUIET
from fieldcraft.cli.entry import INTERRUPTED
from fieldcraft.cli.errors import BAD_INPUT, UserError, of_argument, of_content, of_record, of_usage
from fieldcraft.cli.terminal import Terminal, open_terminal
from fieldcraft.core.content.problems import ContentError
from fieldcraft.core.options import StartError
from fieldcraft.i18n import LANGUAGES, Speaker, choose_language
from fieldcraft.record.errors import RecordError

ENDED = 1
BROKEN = 70
"""An internal error, as in `sysexits.h`."""


def run(arguments: list[str]) -> int:
    """Run the command with these arguments; returns the exit status."""
    terminal = open_terminal(choose_language(None, os.environ))
    try:
        games.check_named()
        language, rest = take_language(arguments, terminal.speaker)
        if language is not None:
            terminal = open_terminal(language)
        return _invoke(terminal, rest)
    except UserError as trouble:
        tell_trouble(terminal, trouble)
        return trouble.code
    except RecordError as error:
        tell_trouble(terminal, of_record(terminal.speaker, error))
        return BAD_INPUT
    except ContentError as error:
        tell_trouble(terminal, of_content(terminal.speaker, error))
        return BAD_INPUT
    except (BotError, StartError) as error:
        if os.environ.get("FIELDCRAFT_TRACEBACK"):
            raise
        tell_trouble(terminal, of_argument(terminal.speaker, error))
        return BAD_INPUT
    except KeyboardInterrupt:
        terminal.errors.print(Text(terminal.say("cli-interrupted"), QUIET))
        return INTERRUPTED
    except (EOFError, typer.Abort):
        terminal.errors.print(Text(terminal.say("cli-input-ended"), QUIET))
        return ENDED
    except BrokenPipeError:
        _drop_output()
        return 0
    except Exception as error:
        if os.environ.get("FIELDCRAFT_TRACEBACK"):
            raise
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


def flush() -> None:
    """Flush the output, if anybody reads it."""
    try:
        sys.stdout.flush()
    except OSError:
        _drop_output()


def _drop_output() -> None:
    """Nobody reads any more: discard the interpreter's last flush."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
