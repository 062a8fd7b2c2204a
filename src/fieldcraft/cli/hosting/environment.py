"""What a server needs before it starts: settings, its data folder, a database that answers."""

import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from pydantic import ValidationError
from sqlalchemy import delete, false

from fieldcraft.cli.errors import UserError
from fieldcraft.cli.extras import extra_of
from fieldcraft.i18n import Speaker
from fieldcraft.server.http.tls import Certificate
from fieldcraft.server.settings import PREFIX, SECRET_LEAST, Settings, ShortSecret
from fieldcraft.server.storage.database import Database
from fieldcraft.server.storage.migrations import NewerDatabase, upgrade
from fieldcraft.server.storage.schema import matches

LOCK_FILE = "table.lock"
Given = Mapping[str, Any]
"""Settings by name, as the command line has them; None where nothing was said."""
PASSWORD = re.compile(r"[^/@]*@")
SECRET = ("secret",)
EXAMPLES = {
    "base_url": "https://table.example.org",
    "allowed_origins": "https://table.example.org",
    "smtp": "smtp://user:password@mail.example.org:587",
    "database": "postgresql://user:password@localhost/fieldcraft",
    "bots": "marksman:Marksman",
    "mail_from": "fieldcraft@table.example.org",
    "mail-links": "FIELDCRAFT_BASE_URL=https://table.example.org",
    "secret": "openssl rand -base64 32",
}
"""By setting, or by what is wrong with it, something that would do."""


def settings_of(speaker: Speaker, given: Given) -> Settings:
    """Settings from command line and environment; `UserError` names the one that is wrong."""
    try:
        return Settings.from_env(**given)
    except ValidationError as error:
        raise bad_setting(speaker, error, given) from None


def bad_setting(speaker: Speaker, error: ValidationError, given: Given) -> UserError:
    """Which setting cannot work, as it was given, and what to write instead."""
    first = error.errors()[0]
    name = str(first["loc"][0])
    shown = f"--{name.replace('_', '-')}" if given.get(name) is not None else PREFIX + name.upper()
    value = PASSWORD.sub("…@", str(first["input"]))[:60] if name not in SECRET else "…"
    said = speaker.say("serve-bad-setting", name=shown, value=value)
    if first["input"] is None:
        said = speaker.say("serve-no-setting", name=shown)
    about = first.get("ctx", {})
    kind = {"value_error": str(about.get("error")), "bool_parsing": "switch"}.get(
        first["type"], "number"
    )
    example = EXAMPLES.get(kind, EXAMPLES.get(name, EXAMPLES["base_url"]))
    if kind == "number":
        example = f"{Settings.model_fields[name].default:g}"
    remedy = speaker.say(f"setting-{kind}", example=example, least=SECRET_LEAST)
    return UserError(f"{said} {remedy}")


def kept_settings(speaker: Speaker, settings: Settings) -> Settings:
    """The settings with their secret; `UserError` if the one that is kept is too short."""
    try:
        return settings.kept()
    except ShortSecret as error:
        shown = error.path.as_posix()[:200]
        raise UserError(speaker.say("serve-short-secret", path=shown)) from None


def data_folder_of(speaker: Speaker, settings: Settings) -> Path:
    """The data folder, created if need be and writable."""
    folder = settings.data.expanduser().absolute()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        (folder / LOCK_FILE).touch()
        kept_settings(speaker, settings)
    except (OSError, ValueError) as error:
        said = speaker.say("play-no-data", path=folder.as_posix()[:200], why=error_line(error))
        raise UserError(said) from None
    return folder


@contextmanager
def exclusive_use(speaker: Speaker, folder: Path) -> Iterator[bool]:
    """Whether this process has the folder to itself; the lock ends with the process."""
    with (folder / LOCK_FILE).open("r+b") as file:
        yield _lock(file)


def _lock(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def check_certificate(speaker: Speaker, settings: Settings) -> None:
    """Raise `UserError` unless the certificate, if there is one, fits its key."""
    if settings.tls_certificate is None or settings.tls_key is None:
        return
    files = settings.tls_certificate, settings.tls_key
    try:
        for path in files:
            path.read_bytes()
    except OSError as error:
        shown = path.as_posix()[:200]
        code = "tls-missing" if isinstance(error, FileNotFoundError) else "tls-unreadable"
        raise UserError(speaker.say(code, path=shown, why=error_line(error))) from None
    try:
        Certificate(*files)
    except (OSError, ValueError) as error:
        apart = str(getattr(error, "reason", "")).endswith("MISMATCH")
        certificate, key = (path.as_posix()[:200] for path in files)
        code = "tls-mismatch" if apart else "tls-not-pem"
        raise UserError(speaker.say(code, certificate=certificate, key=key)) from None


async def check_database(speaker: Speaker, settings: Settings) -> None:
    """Raise `UserError` unless the database answers, is writable and not from a newer version."""
    try:
        database = Database(settings.database_url)
    except Exception as error:
        if extra_of(error):
            raise
        said = speaker.say("serve-no-database", why=error_line(error))
        raise UserError(said) from None
    try:
        await upgrade(database)
        async with database.write() as writing:
            await writing.execute(delete(matches).where(false()))
    except NewerDatabase:
        raise UserError(speaker.say("serve-newer-database")) from None
    except Exception as error:
        raise UserError(speaker.say("serve-no-database", why=error_line(error))) from None
    finally:
        await database.close()


def error_line(error: BaseException) -> str:
    """An error's own message on one line."""
    text = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)
    text = text.partition(" (while attempting")[0]  # what the standard library adds to it
    return " ".join(text.split())[:200] or type(error).__name__
