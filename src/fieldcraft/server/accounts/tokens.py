"""Unguessable tokens: created here, shown once, stored only as a hash.

A token begins with its purpose, so that none is taken for another and logs can blot them out:
`fcs_` a seat, `fca_` the API, `fcw_` a browser session, `fcm_` a mail.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final, Literal

Purpose = Literal["seat", "api", "session", "mail"]
PREFIXES: Final[dict[Purpose, str]] = {
    "seat": "fcs_",
    "api": "fca_",
    "session": "fcw_",
    "mail": "fcm_",
}
LENGTH_LIMIT: Final = 100
_SHAPE: Final = re.compile(r"fc[sawm]_[A-Za-z0-9_-]{43}")
_ANYWHERE: Final = re.compile(r"fc[sawm]_[A-Za-z0-9_-]{6,}")
_ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters and digits that cannot be confused."""


def make_token(purpose: Purpose) -> str:
    """A new token of 256 bits."""
    return PREFIXES[purpose] + secrets.token_urlsafe(32)


def derived(secret: str, *parts: str) -> bytes:
    """32 bytes that only this server can derive, always the same from the same parts."""
    text = "\0".join(("fieldcraft/derived", *parts))
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest()


def derived_token(purpose: Purpose, secret: str, *parts: str) -> str:
    """A token that can be made again from what it was made for, and is stored nowhere."""
    made = base64.urlsafe_b64encode(derived(secret, purpose, *parts)).decode().rstrip("=")
    return PREFIXES[purpose] + made


def make_id(length: int = 12) -> str:
    """A random id: not a secret, but not guessable by counting either."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def derived_id(length: int, secret: str, *parts: str) -> str:
    """An id that is made again from the same parts."""
    number = int.from_bytes(derived(secret, "id", *parts), "big")
    return "".join(_ALPHABET[number >> 5 * place & 31] for place in range(length))


def token_hash(token: str) -> str:
    """What is stored of a token.

    Tokens are as long as the hash, so a plain hash is enough.
    """
    return hashlib.sha256(token.encode()).hexdigest()


def purpose_of(token: str) -> Purpose | None:
    """The purpose of a token; None if it is not a token at all."""
    if not _SHAPE.fullmatch(token):
        return None
    return next(purpose for purpose, prefix in PREFIXES.items() if token.startswith(prefix))


def blotted(text: str) -> str:
    """A text with every token in it blotted out.

    >>> blotted("Bearer fcs_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA!")
    'Bearer fcs_…!'
    """
    return _ANYWHERE.sub(lambda found: found[0][:4] + "…", text)
