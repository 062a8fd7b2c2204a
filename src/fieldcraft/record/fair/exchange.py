"""The exchange that makes a match's dice, so that nobody can choose them: not the server, not a
player, not both together.

The server and each player's client draw a share of their own and publish its SHA-256, the
*commitment*.  Only when all commitments are fixed (*sealed*) do the players reveal their shares;
the server's share opens when the match has ended.  The key is a hash of all shares.  A bot adds
nothing.  A takeback repeats the exchange.  docs/fair-dice.md describes each step for checking
without this code:

    commitment = SHA-256(share)
    seal       = SHA-256 of these lines, each terminated by a line feed:
                     fieldcraft/seal/2
                     the match's id
                     the round, a space, what it is about (`start`, `takeback 3`)
                     for each party, sorted: its word, a space, its commitment
    key        = BLAKE2b-256 of the same lines with `fieldcraft/key/2` and shares instead
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from fieldcraft.record.errors import RecordError

SERVER: Final = "server"
"""The party that is no side."""
START: Final = "start"
HEX: Final = re.compile(r"[0-9a-f]{64}")
"""A share or a commitment."""


def new_share() -> str:
    """A fresh share: 32 random bytes in hexadecimal digits."""
    return secrets.token_hex(32)


def commitment_of(share: str) -> str:
    """What is published of a share before it is revealed.

    >>> commitment_of("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


@dataclass(frozen=True)
class Exchange:
    """One exchange of a match: at its start, or for a takeback."""

    match: str
    round: int = 0
    """0 at the start; takebacks count up from 1."""
    about: str = START
    """`start`, or what is taken back: `takeback 3`."""
    commitments: Mapping[str, str] = field(default_factory=dict)
    """By party: `server`, and the sides whose players take part."""
    shares: Mapping[str, str] = field(default_factory=dict)
    """By party, as far as they are known."""

    @property
    def missing(self) -> list[str]:
        """The parties that have not revealed their shares."""
        return [party for party in self.commitments if party not in self.shares]

    def seal(self) -> str:
        """The hash that stands in the public list once all commitments are fixed.

        >>> Exchange("abc", commitments={"us": "00" * 32, "server": "11" * 32}).seal()[:16]
        '3efb36ac538a79d2'
        """
        return hashlib.sha256(self._text("fieldcraft/seal/2", self.commitments)).hexdigest()

    def key(self) -> bytes:
        """The key of the dice that follow; every share must be known.

        >>> Exchange("abc", shares={"us": "00" * 32, "server": "11" * 32}).key().hex()[:16]
        '56ac14f8515473ee'
        """
        text = self._text("fieldcraft/key/2", self.shares)
        return hashlib.blake2b(text, digest_size=32).digest()

    def with_share(self, party: str, share: str) -> Exchange:
        """The exchange with one more share."""
        return replace(self, shares={**self.shares, party: share})

    def check(self) -> None:
        """Every share opens its commitment and none is missing; raises `RecordError`."""
        if SERVER not in self.commitments:
            raise RecordError("missing-share", party=SERVER, round=self.round)
        for party in {**self.commitments, **self.shares}:
            if party not in self.shares or party not in self.commitments:
                raise RecordError("missing-share", party=party, round=self.round)
            if commitment_of(self.shares[party]) != self.commitments[party]:
                raise RecordError("wrong-share", party=party, round=self.round)

    def _text(self, title: str, values: Mapping[str, str]) -> bytes:
        lines = [title, self.match, f"{self.round} {self.about}"]
        lines += [f"{party} {values[party]}" for party in sorted(values)]
        return "".join(f"{line}\n" for line in lines).encode()


def first_rules_key(
    share: str, match_id: str, nonces: Mapping[str, str], sides: Sequence[str]
) -> bytes:
    """The key of a match made before there were exchanges, when a seat's nonce needed no seal.

    >>> first_rules_key("00" * 32, "abc", {"us": "00" * 8, "de": "11" * 8}, ("us", "de")).hex()[:16]
    'e106a46e6d90917d'
    """
    lines = ["fieldcraft/key/1", match_id, share]
    lines += [f"{side} {nonces[side]}" for side in sides]
    text = "".join(f"{line}\n" for line in lines)
    return hashlib.blake2b(text.encode(), digest_size=32).digest()
