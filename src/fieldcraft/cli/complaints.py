"""Files that cannot be used, as trouble that we can tell: one place for every room's errors."""

from fieldcraft.cli.trouble import Trouble
from fieldcraft.games.undaunted.content.problems import ContentError, Problem
from fieldcraft.i18n import Speaker
from fieldcraft.record.errors import RecordError


def of_record(speaker: Speaker, error: RecordError) -> Trouble:
    """A record or campaign that cannot be used."""
    return Trouble(str(error))


def of_content(speaker: Speaker, error: ContentError, path: str = "") -> Trouble:
    """A scenario, drill or other content file that cannot be used, with every problem in it."""
    said = speaker.say("cli-bad-file", path=(path or error.first.file)[:200])
    return Trouble(said, [problem_line(speaker, one) for one in error.problems])


def problem_line(speaker: Speaker, problem: Problem) -> str:
    """One problem with its place and remedy."""
    return str(problem)
