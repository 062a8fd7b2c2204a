"""The session cookie."""

from __future__ import annotations

from typing import Final

from fastapi import Response

from fieldcraft.server.services import Services

COOKIE: Final = "fieldcraft"
"""The session cookie …"""
SAFE_COOKIE: Final = f"__Host-{COOKIE}"
"""… and its name under HTTPS: browsers let no other site or subdomain set it."""
DAY: Final = 86400.0
SESSION_DAYS: Final = 180


def cookie_name(services: Services) -> str:
    """The name of the cookie on this server."""
    return SAFE_COOKIE if services.settings.is_https else COOKIE


def set_cookie(services: Services, response: Response, token: str) -> None:
    """Give the browser its session, out of reach of scripts and other sites."""
    response.set_cookie(
        cookie_name(services),
        token,
        max_age=int(SESSION_DAYS * DAY),
        path="/",
        secure=services.settings.is_https,
        httponly=True,
        samesite="lax",
    )


def drop_cookie(services: Services, response: Response) -> None:
    """Remove the session cookie."""
    response.delete_cookie(
        cookie_name(services),
        path="/",
        secure=services.settings.is_https,
        httponly=True,
        samesite="lax",
    )
