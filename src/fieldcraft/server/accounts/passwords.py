"""Passwords: argon2, hashed in a thread so that play goes on meanwhile."""

from __future__ import annotations

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from fieldcraft.server.services import Services

AT_ONCE = 2
"""Hashes computed at a time; each takes tens of megabytes."""


class Passwords:
    """Hashes and checks passwords; one per server."""

    def __init__(self, cheap: bool) -> None:
        self._hasher = (
            PasswordHasher(time_cost=1, memory_cost=8, parallelism=1) if cheap else PasswordHasher()
        )
        self._room = asyncio.Semaphore(AT_ONCE)
        self._nobody = self._hasher.hash("nobody's")

    async def hash(self, password: str) -> str:
        """The hash of a password."""
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, _plain(password))

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Whether it is the password.

        Takes as long if there is no such account, so that nobody learns which exist.
        """
        async with self._room:
            right = await asyncio.to_thread(self._check, kept or self._nobody, _plain(password))
        return right and kept is not None

    def _check(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def _plain(password: str) -> str:
    """Normalised, so that it does not matter how a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)


def passwords_of(services: Services) -> Passwords:
    """The server's own."""
    found = services.parts.get("passwords")
    if not isinstance(found, Passwords):
        found = services.parts["passwords"] = Passwords(services.settings.cheap_hashing)
    return found
