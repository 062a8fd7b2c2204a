"""What a server is told when it starts: from `FIELDCRAFT_*` variables and the command line."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, field_validator

PREFIX = "FIELDCRAFT_"
SECRET_FILE = "secret"
DATABASE_FILE = "fieldcraft.db"


class Settings(BaseModel):
    """All settings; every field can be set as `FIELDCRAFT_` and its name in capitals."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    data: Path = Path("data")
    """The folder for everything that is kept."""
    database: str = ""
    """`postgresql://…`; empty for an SQLite file in the data folder."""
    base_url: str = ""
    """How people reach the server; empty to believe the request."""
    secret: str = Field(default="", repr=False)
    """What tokens and dice keys are made with; empty to make one and keep it in the data folder."""
    smtp: str = Field(default="", repr=False)
    """`smtp://user:password@host:port` to send mail; empty for none."""
    mail_from: str = ""
    workers: Annotated[int, Field(ge=0, le=64)] = 1
    """Processes in which bots think; 0 for none, where another server does it."""
    warm_workers: bool = True
    """Whether they start with the server; otherwise when they are first needed."""
    think_seconds: Annotated[float, Field(gt=0, le=3600)] = 60.0
    """A bot that takes longer is taken for lost."""
    bot_pace: Annotated[float, Field(ge=0, le=60)] = 0.5
    """Seconds between what a bot does, so that a person can follow."""
    standing_delay: Annotated[float, Field(ge=0, le=60)] = 0.5
    """Seconds before a standing answer, whatever it is."""
    rate_limits: bool = True
    cheap_hashing: bool = False
    """Hash passwords fast and weakly: for tests only."""
    trusted_proxies: str = ""
    """Addresses whose `X-Forwarded-For` is believed, separated by commas."""
    allowed_origins: str = ""
    """Other addresses whose pages may use the API with a cookie, separated by commas."""
    private_webhooks: bool = False
    """Whether webhooks may go to private and loopback addresses."""
    idle_seconds: Annotated[float, Field(gt=0)] = 300.0
    """A match that nobody watches or plays leaves memory after this time."""
    pulse_seconds: Annotated[float, Field(ge=0, le=600)] = 10.0
    """How often the server notes that it is there, so that players get back the time in which it
    was not; 0 for only at its start."""
    metrics: bool = False
    """Whether `/metrics` answers; whoever reads it can count choices that are hidden, so keep it
    from players."""
    log: str = "info"
    log_json: bool = False

    @field_validator("database")
    @classmethod
    def _is_known(cls, value: str) -> str:
        """Other databases would fail later, and less clearly."""
        kind = value.partition(":")[0].partition("+")[0]
        if kind not in ("", "postgresql", "postgres", "sqlite"):
            raise ValueError("PostgreSQL or SQLite is needed")
        return value

    @classmethod
    def from_env(cls, environ: Mapping[str, str] | None = None, **given: Any) -> Self:
        """Settings from the environment; what is given by name (and not None) comes first."""
        variables = os.environ if environ is None else environ
        values: dict[str, Any] = {
            name: variables[PREFIX + name.upper()]
            for name in cls.model_fields
            if variables.get(PREFIX + name.upper())
        }
        values |= {name: value for name, value in given.items() if value is not None}
        return cls.model_validate(values)

    def kept(self) -> Settings:
        """The same with the data folder made and a secret in it."""
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self.secret:
            return self
        return self.model_copy(update={"secret": _secret(self.data / SECRET_FILE)})

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{(self.data / DATABASE_FILE).absolute()}"
        for plain in ("postgresql://", "postgres://"):
            if self.database.startswith(plain):
                return "postgresql+asyncpg://" + self.database.removeprefix(plain)
        if self.database.startswith("sqlite:///"):
            return "sqlite+aiosqlite:///" + self.database.removeprefix("sqlite:///")
        return self.database


def _secret(path: Path) -> str:
    """The secret in this file, made on first use; only its owner may read it."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        made = secrets.token_urlsafe(48)
        file.write(made + "\n")
        file.flush()
        os.fsync(file.fileno())
    return made
