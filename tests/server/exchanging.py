"""A player's client that takes part in the exchange and believes nothing, for tests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import httpx

from fieldcraft.record.fair.exchange import SERVER, Exchange, commitment_of, new_share
from fieldcraft.record.fair.sealed_list import NOTHING, Line, check_chain, line_hash


class Cheated(Exception):
    """The client has caught somebody; says at what."""


@dataclass
class FairClient:
    """Keeps its shares and what it was shown, reveals only when all is well, checks everything."""

    http: httpx.AsyncClient
    side: str = ""
    shares: dict[str, str] = field(default_factory=dict)
    """By commitment."""
    seen: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    """By match and round: the commitments, the line of the list and its hash."""
    places: dict[str, tuple[str, int]] = field(default_factory=dict)
    """By commitment of ours, the exchange it belongs to: the first that showed it."""

    def commit(self) -> str:
        """A fresh commitment, its share kept."""
        share = new_share()
        self.shares[commitment_of(share)] = share
        return commitment_of(share)

    async def create(self, side: str, **seats: Any) -> str:
        """Create a match; the other seats as told."""
        self.side = side
        wish = {"game": "normandy", "scenario": "la-raye", "seats": {side: {"kind": "me"}, **seats}}
        made = await self.http.post("matches", json={**wish, "commitment": self.commit()})
        assert made.status_code == 201, made.text
        self.made = made.json()
        return str(self.made["match"])

    async def sit_down(self, token: str, side: str) -> dict[str, Any]:
        """Take a seat by its link."""
        self.side = side
        wish = {"token": token, "commitment": self.commit()}
        claimed = await self.http.post("seats/claim", json=wish)
        assert claimed.status_code == 200, claimed.text
        return dict(claimed.json())

    async def dice(self, match: str) -> dict[str, Any]:
        """The exchange that counts now."""
        return dict((await self.http.get(f"matches/{match}")).json()["dice"])

    async def reveal(self, match: str, dice: dict[str, Any] | None = None) -> httpx.Response:
        """Reveal our share, if everything is as it should be."""
        dice = dice or await self.dice(match)
        await self.look(match, dice)
        share = self.shares[dice["commitments"][self.side]]
        body = {"as": self.side, "round": dice["round"], "share": share}
        return await self.http.post(f"matches/{match}/reveal", json=body)

    async def look(self, match: str, dice: dict[str, Any]) -> None:
        """Check what is shown before anything is revealed, and keep it."""
        if dice["state"] == "open":
            raise Cheated("asked for a share before all commitments were fixed")
        if dice["commitments"].get(self.side) not in self.shares:
            raise Cheated("our commitment is missing")
        here = (match, dice["round"])
        if self.places.setdefault(dice["commitments"][self.side], here) != here:
            raise Cheated("our commitment is an old one, whose share is known")
        if SERVER not in dice["commitments"]:
            raise Cheated("the server has not committed")
        before = self.seen.get((match, dice["round"]))
        if before is not None and before["commitments"] != dice["commitments"]:
            raise Cheated("a commitment was swapped")
        query = {"from": dice["listed"] or 1, "most": 1}
        told = (await self.http.get("seals", params=query)).json()
        [line] = told["lines"] or [None]
        if line is None or line["seal"] != exchange_of(match, dice).seal():
            raise Cheated("the seal is not in the list")
        if line_hash(told["before"], line_of(line)) != line["hash"]:
            raise Cheated("the list does not fit together")
        kept = {"commitments": dice["commitments"], "number": line["number"], "hash": line["hash"]}
        self.seen[match, dice["round"]] = kept

    async def check(self, match: str) -> None:
        """At the end: everything again, from what was kept."""
        told = (await self.http.get(f"matches/{match}/verify")).json()
        done = [one for one in told["exchanges"] if one["state"] == "done"]
        for one in done:
            if one["commitments"] != self.seen[match, one["round"]]["commitments"]:
                raise Cheated("a commitment was swapped")
            for party, share in one["shares"].items():
                if commitment_of(share) != one["commitments"].get(party):
                    raise Cheated(f"the share of {party} is not the one committed to")
        if exchange_of(match, done[0]).key().hex() != told["key"]:
            raise Cheated("the key does not follow from the shares")
        lines = await self.list()
        for one in done:
            kept = self.seen[match, one["round"]]
            if lines[kept["number"] - 1].hash != kept["hash"]:
                raise Cheated("the list was rewritten")

    async def list(self) -> list[Line]:
        """The whole public list, its chain checked."""
        told = (await self.http.get("seals")).json()
        lines = [line_of(one) for one in told["lines"]]
        assert told["before"] == NOTHING
        check_chain(lines)
        return lines


def exchange_of(match: str, dice: dict[str, Any]) -> Exchange:
    """An exchange as the API shows it."""
    return Exchange(match, dice["round"], dice["about"], dice["commitments"], dice["shares"])


def line_of(told: dict[str, Any]) -> Line:
    """A line of the list as the API shows it."""
    return Line(**told)
