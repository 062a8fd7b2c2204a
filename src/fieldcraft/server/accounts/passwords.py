"""Passwords: argon2, hashed in a thread so that the tables play on meanwhile."""

from __future__ import annotations

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from fieldcraft.server.services import Services

AT_ONCE = 2
"""Each takes tens of megabytes while it is worked on."""


class Passwords:
    """Hashes and checks; one per house."""

    def __init__(self, cheap: bool) -> None:
        self._hasher = (
            PasswordHasher(time_cost=1, memory_cost=8, parallelism=1) if cheap else PasswordHasher()
        )
        self._room = asyncio.Semaphore(AT_ONCE)
        self._nobody = self._hasher.hash("nobody's")

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, _plain(password))

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Whether it is the password.

        Where there is no such account this takes as long, so that nobody learns which exist.
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
    """The same password however the keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)


def passwords_of(services: Services) -> Passwords:
    """The house's own."""
    found = services.parts.get("passwords")
    if not isinstance(found, Passwords):
        found = services.parts["passwords"] = Passwords(services.settings.cheap_hashing)
    return found
