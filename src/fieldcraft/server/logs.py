"""The server's log: readable lines or JSON, without secrets."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Any

import structlog

from fieldcraft.server.accounts.tokens import blotted
from fieldcraft.server.settings import Settings

SECRET_NAMES = ("token", "password", "secret", "key", "cookie", "authorization", "dump")


def configure(settings: Settings) -> None:
    """Send our own log and the libraries' to stderr, in one format."""
    level = logging.getLevelNamesMapping().get(settings.log.upper(), logging.INFO)
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        blot,
    ]
    last: Any = structlog.processors.JSONRenderer(sort_keys=True, ensure_ascii=False)
    if not settings.log_json:
        last = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(level, logging.INFO))
    for name in ("httpx", "httpcore"):
        # They log the address of every call, and a webhook's address is its owner's secret.
        logging.getLogger(name).setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    logging.getLogger("uvicorn.error").addFilter(_is_no_visit)


def _is_no_visit(record: logging.LogRecord) -> bool:
    """Opening and closing a socket is not logged, like any other request."""
    return record.levelno >= logging.WARNING or "websockets" not in Path(record.pathname).parts


def blot(_logger: Any, _method: str, event: Any) -> Any:
    """Blot out everything that grants access, whatever it is called."""
    for name, value in event.items():
        if any(word in name.lower() for word in SECRET_NAMES):
            event[name] = "…"
        elif isinstance(value, str):
            event[name] = blotted(value)
    return event
