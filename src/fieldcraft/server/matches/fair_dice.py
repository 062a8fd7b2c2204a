"""Fair dice: how the key of a match is derived, so that neither server nor players can choose it.

The server's share of the key is derived from its secret and the match's id.  Its SHA-256, the
*pledge*, is shown from the moment the match exists.  Each seat adds a nonce, sent by its client or
created for it.  The key is derived from all of them, and its SHA-256 is shown when the match
starts.  When the match has ended, the share, the nonces and the key are public, and anybody can
repeat every step with nothing but hash functions (docs/records.md, "Fair dice"):

    share  = HMAC-SHA256(server's secret, "fieldcraft/share/" + match id)
    pledge = SHA-256(share)
    key    = BLAKE2b-256 of these lines, each terminated by a line feed:
                 fieldcraft/key/1
                 the match's id
                 the share in hexadecimal digits
                 for each side, in the game's order: its word, a space, its nonce

A client that sends its nonce after seeing the pledge knows that the server did not choose the
dice; the server's share keeps the client from choosing them.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping, Sequence

from fieldcraft.server.http.errors import ApiError

NONCE = re.compile(r"[0-9a-f]{16,128}")
"""A nonce: 16 to 128 lower-case hexadecimal digits."""


def new_nonce() -> str:
    """A nonce for a seat whose client sends none."""
    return secrets.token_hex(16)


def check_nonce(text: str) -> str:
    """The nonce a client sends, if it is valid."""
    if NONCE.fullmatch(text) is None:
        raise ApiError(422, "bad-nonce")
    return text


def share_of(secret: str, match_id: str) -> bytes:
    """The server's share of a match's key; nobody sees it before the match has ended."""
    return hmac.digest(secret.encode(), f"fieldcraft/share/{match_id}".encode(), "sha256")


def pledge_of(share: bytes) -> str:
    """What is shown of the share from the start."""
    return hashlib.sha256(share).hexdigest()


def derive(share: bytes, match_id: str, nonces: Mapping[str, str], sides: Sequence[str]) -> bytes:
    """The key of a match from the server's share and the nonces of its seats.

    >>> derive(bytes(32), "abc", {"us": "00" * 8, "de": "11" * 8}, ("us", "de")).hex()[:16]
    'e106a46e6d90917d'
    """
    lines = ["fieldcraft/key/1", match_id, share.hex()]
    lines += [f"{side} {nonces[side]}" for side in sides]
    text = "".join(f"{line}\n" for line in lines)
    return hashlib.blake2b(text.encode(), digest_size=32).digest()


def match_key(secret: str, match_id: str, nonces: Mapping[str, str], sides: Sequence[str]) -> bytes:
    """The key from the server's secret."""
    return derive(share_of(secret, match_id), match_id, nonces, sides)
