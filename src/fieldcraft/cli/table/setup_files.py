"""Files in which set-ups are kept."""

from pathlib import Path

from fieldcraft.cli.errors import UserError
from fieldcraft.cli.new_file import write_new
from fieldcraft.i18n import Speaker
from fieldcraft.record.kept_setup import SIZE_LIMIT, BadLine, KeptSetUp, parse


def keep(speaker: Speaker, path: Path, kept: KeptSetUp) -> None:
    """Write a set-up to a new file; `UserError` if that is impossible."""
    write_new(speaker, path, str(kept))


def read(speaker: Speaker, path: Path) -> KeptSetUp:
    """A kept set-up; `UserError` for a file without one."""
    try:
        with path.open("rb") as stream:
            data = stream.read(SIZE_LIMIT)
        kept = parse(data.decode("utf-8"))
    except BadLine as bad:
        said = speaker.say("setup-bad-line", path=path.as_posix()[:200], **bad.found)
        raise UserError(said) from None
    except (OSError, ValueError):
        raise UserError(speaker.say("setup-bad-file", path=path.as_posix()[:200])) from None
    return kept
