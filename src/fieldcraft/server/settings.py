"""A server's settings, from `FIELDCRAFT_*` variables and the command line."""

from __future__ import annotations

import ipaddress
import os
import secrets
from collections.abc import Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Annotated, Any, Self
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator

PREFIX = "FIELDCRAFT_"
SECRET_FILE = "secret"
DATABASE_FILE = "fieldcraft.db"
MAIL_SCHEMES = ("smtp", "smtps")
LOG_LEVELS = ("debug", "info", "warning", "error")
LAST_PORT = 65535
SECRET_LEAST = 16
"""Characters; whoever could guess the secret would know webhook keys and what bots will do."""


class Settings(BaseModel):
    """All settings; each can be set as `FIELDCRAFT_` and its name in capitals."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    data: Path = Path("data")
    """The folder for everything that is stored."""
    database: str = ""
    """`postgresql://…`; empty for an SQLite file in the data folder."""
    base_url: str = ""
    """The public address of the server; empty to take it from each request."""
    hosts: str = ""
    """Host names it answers to, separated by commas; empty for that of the public address, or any
    if there is none."""
    tls_certificate: Path | None = None
    """A certificate with its chain, and …"""
    tls_key: Annotated[Path | None, Field(validate_default=True)] = None
    """… its key, for TLS without a proxy."""
    secret: str = Field(default="", repr=False)
    """Tokens and dice keys are derived from it; empty to create one in the data folder."""
    smtp: str = Field(default="", repr=False)
    """`smtp://user:password@host:port` to send mail; empty for none."""
    mail_from: str = ""
    workers: Annotated[int, Field(ge=0, le=64)] = 1
    """Processes in which bots think; 0 if another server runs them."""
    warm_workers: bool = True
    """Whether workers start with the server; otherwise when they are first needed."""
    think_seconds: Annotated[float, Field(gt=0, le=3600)] = 60.0
    """A bot that takes longer is given up."""
    bots: str = ""
    """Bots of one's own that people may play against: `module:Class`, separated by commas."""
    bot_pace: Annotated[float, Field(ge=0, le=60)] = 0.5
    """Seconds between a bot's actions, so that a person can follow; a match may ask for none."""
    standing_delay: Annotated[float, Field(ge=0, le=60)] = 0.5
    """Seconds before a standing answer, whatever it is."""
    rate_limits: bool = True
    connections_each: Annotated[int, Field(ge=1)] = 500
    """Connections that one address may have at a time, and requests and sockets in progress."""
    cheap_hashing: bool = False
    """Hash passwords fast and weakly: for tests only."""
    trusted_proxies: str = ""
    """Addresses whose `X-Forwarded-For` is trusted, separated by commas."""
    allowed_origins: str = ""
    """Other origins whose pages may use the API with a cookie, separated by commas."""
    private_webhooks: bool = False
    """Whether webhooks may go to private and loopback addresses, and any port."""
    webhook_ports: str = "80, 443"
    """The ports webhooks may go to, separated by commas."""
    idle_seconds: Annotated[float, Field(gt=0)] = 300.0
    """Idle matches are unloaded after this time."""
    pulse_seconds: Annotated[float, Field(ge=0, le=600)] = 10.0
    """Seconds between heartbeats, so that players get back the time in which no server ran; 0 for
    only at the start."""
    metrics: bool = False
    """Whether `/metrics` answers; its reader can count hidden choices, so keep it from players."""
    log: str = "info"
    log_json: bool = False

    @field_validator("database")
    @classmethod
    def _is_known(cls, value: str) -> str:
        """Reject other databases now, as they would fail later and less clearly."""
        kind = value.partition(":")[0].partition("+")[0]
        if value and (kind not in ("postgresql", "postgres", "sqlite") or "://" not in value):
            raise ValueError("database")
        return value

    @field_validator("secret")
    @classmethod
    def _is_long(cls, value: str) -> str:
        if value and len(value) < SECRET_LEAST:
            raise ValueError("secret")
        return value

    @field_validator("base_url")
    @classmethod
    def _is_address(cls, value: str) -> str:
        """Reject what cannot stand before a path: links in mails would lead nowhere."""
        if value and not _is_origin(value.rstrip("/")):
            raise ValueError("address")
        return value.rstrip("/")

    @field_validator("allowed_origins")
    @classmethod
    def _are_origins(cls, value: str) -> str:
        if not all(_is_origin(one.rstrip("/")) for one in listed(value)):
            raise ValueError("address")
        return value

    @field_validator("hosts")
    @classmethod
    def _are_hosts(cls, value: str) -> str:
        if any("/" in one for one in listed(value)):
            raise ValueError("hosts")
        return value

    @field_validator("smtp")
    @classmethod
    def _is_mail_server(cls, value: str, info: ValidationInfo) -> str:
        """Reject mail without the address that its links need: none would ever be sent."""
        if value and (value.partition("://")[0] not in MAIL_SCHEMES or not _host_of(value)):
            raise ValueError("smtp")
        if value and info.data.get("base_url") == "":
            raise ValueError("mail-links")
        return value

    @field_validator("mail_from")
    @classmethod
    def _is_sender(cls, value: str) -> str:
        name, _, host = parseaddr(value)[1].partition("@")
        if value and not (name and host):
            raise ValueError("sender")
        return value

    @field_validator("webhook_ports")
    @classmethod
    def _are_ports(cls, value: str) -> str:
        if not all(one.isdecimal() and 0 < int(one) <= LAST_PORT for one in listed(value)):
            raise ValueError("ports")
        return value

    @field_validator("trusted_proxies")
    @classmethod
    def _are_proxies(cls, value: str) -> str:
        for one in listed(value):
            if one != "*":
                try:
                    ipaddress.ip_network(one, strict=False)
                except ValueError:
                    raise ValueError("proxies") from None
        return value

    @field_validator("log")
    @classmethod
    def _is_level(cls, value: str) -> str:
        if value.lower() not in LOG_LEVELS:
            raise ValueError("log")
        return value

    @field_validator("bots")
    @classmethod
    def _are_bots(cls, value: str) -> str:
        if not all(all(one.partition(":")) for one in listed(value)):
            raise ValueError("bots")
        return value

    @field_validator("tls_key")
    @classmethod
    def _fits(cls, value: Path | None, info: ValidationInfo) -> Path | None:
        """Reject a certificate without a key, and a key without a certificate."""
        if (info.data.get("tls_certificate") is None) != (value is None):
            raise ValueError("certificate")
        return value

    @classmethod
    def from_env(cls, environ: Mapping[str, str] | None = None, **given: Any) -> Self:
        """Settings from the environment; arguments (that are not None) take precedence."""
        variables = os.environ if environ is None else environ
        values: dict[str, Any] = {
            name: variables[PREFIX + name.upper()]
            for name in cls.model_fields
            if variables.get(PREFIX + name.upper())
        }
        values |= {name: value for name, value in given.items() if value is not None}
        return cls.model_validate(values)

    def kept(self) -> Settings:
        """The settings with the data folder created and a secret in it."""
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self.secret:
            return self
        return self.model_copy(update={"secret": _secret(self.data / SECRET_FILE)})

    @property
    def own_bots(self) -> tuple[str, ...]:
        """The bots that this server offers beside those of the house."""
        return tuple(listed(self.bots))

    @property
    def is_https(self) -> bool:
        """Whether browsers reach this server by HTTPS only."""
        return self.base_url.startswith("https:") or self.tls_certificate is not None

    @property
    def known_hosts(self) -> frozenset[str]:
        """The host names it answers to, in lower case and without ports; empty for any."""
        named = {one.lower() for one in listed(self.hosts)}
        own = urlsplit(self.base_url).hostname
        return frozenset(named or ({own} if own else ()))

    @property
    def database_url(self) -> str:
        """The database URL for SQLAlchemy."""
        if not self.database:
            return f"sqlite+aiosqlite:///{(self.data / DATABASE_FILE).absolute()}"
        for plain in ("postgresql://", "postgres://"):
            if self.database.startswith(plain):
                return "postgresql+asyncpg://" + self.database.removeprefix(plain)
        if self.database.startswith("sqlite:///"):
            return "sqlite+aiosqlite:///" + self.database.removeprefix("sqlite:///")
        return self.database


def listed(value: str) -> list[str]:
    """What is separated by commas."""
    return [one.strip() for one in value.split(",") if one.strip()]


def _is_origin(value: str) -> bool:
    """Whether it is a scheme and a host, and nothing after them."""
    try:
        found = urlsplit(value)
        _ = found.port
    except ValueError:
        return False
    bare = not (found.path or found.query or found.fragment or found.username)
    return found.scheme in ("http", "https") and bool(found.hostname) and bare


def _host_of(value: str) -> str:
    try:
        found = urlsplit(value)
        _ = found.port
    except ValueError:
        return ""
    return found.hostname or ""


class ShortSecret(ValueError):
    """A file with a secret that is too short, perhaps because it was cut off."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


def _secret(path: Path) -> str:
    """The secret in this file, created on first use and readable by its owner only."""
    if not path.exists():
        _create_secret(path)
    found = path.read_text(encoding="ascii").strip()
    if len(found) < SECRET_LEAST:
        raise ShortSecret(path)
    return found


def _create_secret(path: Path) -> None:
    """Put a new secret there, whole or not at all; one that is there already stays."""
    draft = path.with_name(f"{path.name}-{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(48) + "\n")
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(draft, path)
        except FileExistsError:
            return
        except OSError:  # a file system without links
            draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
