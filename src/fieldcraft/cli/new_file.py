"""Writing a file that must not be there yet."""

from pathlib import Path

from fieldcraft.cli.errors import UserError
from fieldcraft.i18n import Speaker


def write_new(speaker: Speaker, path: Path, text: str) -> None:
    """Write the text; `UserError` if there is such a file already, or it cannot be written."""
    try:
        with path.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
    except FileExistsError:
        raise UserError(speaker.say("cli-file-exists", path=path.as_posix())) from None
    except (OSError, ValueError):
        raise UserError(speaker.say("setup-not-written", path=path.as_posix()[:200])) from None
