"""The key of a match's dice, as records write it."""

from __future__ import annotations

import hashlib

from fieldcraft.record.errors import RecordError, phrase


def key_hash(key: bytes) -> str:
    """What is published of a key when a match starts: its SHA-256."""
    return hashlib.sha256(key).hexdigest()


def hex_key(key: bytes) -> str:
    """A key as a header stores it."""
    if len(key) != 32:
        raise RecordError(
            "bad-value", name="key", text=key.hex(), wanted=phrase("form-bytes", count=32)
        )
    return key.hex()
