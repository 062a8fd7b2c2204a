"""Errors that the user can fix, in the user's language: one sentence, exit status 2."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import typer

from fieldcraft.cli.entry import BAD_INPUT
from fieldcraft.core import FieldcraftError, StartError
from fieldcraft.core.content.problems import ContentError, Problem
from fieldcraft.i18n import Speaker, tell_mismatch, tell_problem
from fieldcraft.record.errors import RecordError

if TYPE_CHECKING:
    # Not every command needs these, and some are large.
    from fieldcraft.bots import BotError
    from fieldcraft.lab import SimulationError
    from fieldcraft.lab.storage import StorageError
    from fieldcraft.record.drills.drill import DrillResult


class UserError(Exception):
    """Bad input, already in the user's language: what is wrong, where, and how to fix it."""

    def __init__(self, text: str, details: Sequence[str] = (), code: int = BAD_INPUT) -> None:
        super().__init__(text)
        self.text = text
        self.details = list(details)
        self.code = code


def told(speaker: Speaker, code: str, values: Mapping[str, object]) -> str:
    """What is wrong, and in brackets how to fix it."""
    message, remedy = tell_problem(speaker, code, values)
    return f"{message} ({remedy})"


def of_error(speaker: Speaker, error: FieldcraftError) -> UserError | None:
    """An error of the library in the user's language; None for one that only a bug makes."""
    if isinstance(error, RecordError):
        return of_record(speaker, error)
    if isinstance(error, ContentError):
        return of_content(speaker, error)
    if isinstance(error, StartError):
        return of_argument(speaker, error)
    reason = getattr(error, "reason", None)  # of a bot or a simulation
    if reason is None:
        return None
    return UserError(told(speaker, reason, getattr(error, "fields", {})))


def of_argument(
    speaker: Speaker, error: "BotError | SimulationError | StartError | StorageError"
) -> UserError:
    """An invalid bot, number or match option."""
    if isinstance(error, StartError):
        return UserError(told(speaker, error.code, error.values))
    return UserError(told(speaker, error.reason, error.fields))


def of_record(speaker: Speaker, error: RecordError) -> UserError:
    """A record or campaign that cannot be used."""
    where = error.file
    if error.line:
        where += f":{error.line}"
    said = told(speaker, error.code, error.values)
    return UserError(f"{where}: {said}" if where else said)


def of_content(speaker: Speaker, error: ContentError, path: str = "") -> UserError:
    """A scenario, drill or other content file that cannot be used, with every problem in it."""
    said = speaker.say("cli-bad-file", path=(path or error.first.file)[:200])
    return UserError(said, [problem_line(speaker, one) for one in error.problems])


def problem_line(speaker: Speaker, problem: Problem) -> str:
    """One problem with its place and remedy."""
    where = f"{problem.file}:{problem.line}:{problem.column}" if problem.line else problem.file
    said = told(speaker, problem.code, problem.values)
    kind = speaker.say("check-warning") if problem.severity == "warning" else ""
    return ": ".join(part for part in (where, kind, problem.place, said) if part)


def drill_lines(speaker: Speaker, result: "DrillResult") -> list[str]:
    """Every mistake or difference of a drill, one per line, with its place."""
    if result.error is not None:
        return [problem_line(speaker, one) for one in result.error.problems]
    lines = []
    for run in result.runs:
        if run.failure is not None:
            lines.append(f"{result.name} – {run.name}" if run.name else result.name)
            for one in run.failure.mismatches:
                where = f"{one.file}:{one.line}: " if one.file else ""
                lines.append(f"  {where}{tell_mismatch(speaker, one.code, one.values)}")
    return lines


def of_usage(speaker: Speaker, misuse: typer.TyperException) -> UserError:
    """The argument parser's complaint as a `UserError`.

    The parser's exceptions are told apart by name, as their module is not public.
    """
    kind = type(misuse).__name__
    hint = [speaker.say("cli-try-help", command=_help_command(misuse))]
    if kind == "MissingParameter":
        return UserError(speaker.say("cli-missing-argument", name=_parameter(misuse)), hint)
    if kind == "NoSuchOption":
        name = str(getattr(misuse, "option_name", ""))
        near = getattr(misuse, "possibilities", None) or []
        if near:
            known = ", ".join(sorted(near))
            said = speaker.say("cli-unknown-option-near", name=name[:60], known=known)
            return UserError(said, hint)
        return UserError(speaker.say("cli-unknown-option", name=name[:60]), hint)
    if kind == "BadOptionUsage":
        name = str(getattr(misuse, "option_name", ""))
        return UserError(speaker.say("cli-missing-value", name=name[:60]), hint)
    if kind == "BadParameter":
        value = misuse.message.split("'")[1] if misuse.message.count("'") > 1 else misuse.message
        said = speaker.say("cli-bad-argument", value=value[:60], name=_parameter(misuse))
        return UserError(said, hint)
    extra = misuse.message.partition("(")[2].rstrip(").") or misuse.message
    return UserError(speaker.say("cli-too-many-arguments", text=extra[:100]), hint)


def _parameter(misuse: typer.TyperException) -> str:
    parameter: Any = getattr(misuse, "param", None)  # the parser's own type, not public
    if parameter is None:
        return "?"
    if getattr(parameter, "param_type_name", "") == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name).upper()


def _help_command(misuse: typer.TyperException) -> str:
    context: Any = getattr(misuse, "ctx", None)  # the parser's own type, not public
    path = context.command_path if context is not None else "fieldcraft"
    return f"{path} --help"
