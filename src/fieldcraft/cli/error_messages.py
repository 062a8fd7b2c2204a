"""Error messages in the user's language, for the errors of every package."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from fieldcraft.bots import BotError
from fieldcraft.cli.errors import UserError
from fieldcraft.core.content.problems import ContentError, Problem
from fieldcraft.core.options import StartError
from fieldcraft.i18n import Speaker, tell_mismatch, tell_problem
from fieldcraft.lab import SimulationError
from fieldcraft.record.errors import RecordError

if TYPE_CHECKING:
    # The drill models are large, and only `check` and `drill` need them.
    from fieldcraft.record.drills.drill import DrillResult


def told(speaker: Speaker, code: str, values: Mapping[str, object]) -> str:
    """What is wrong, and in brackets how to fix it."""
    message, remedy = tell_problem(speaker, code, values)
    return f"{message} ({remedy})"


def of_argument(speaker: Speaker, error: BotError | SimulationError | StartError) -> UserError:
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
