"""Compression: large answers without secrets are packed, all others go as they are."""

from __future__ import annotations

import gzip
from typing import Any

import httpx
import pytest

from fieldcraft.server.http.compression import OPEN, SHORTEST

pytestmark = pytest.mark.parametrize("database_kind", ["sqlite"])
PACKED = {"accept-encoding": "gzip, br"}
PLAIN = {"accept-encoding": "identity"}


async def raw(
    client: httpx.AsyncClient, path: str, headers: dict[str, str]
) -> tuple[httpx.Response, bytes]:
    """An answer, and its body as it came over the line."""
    async with client.stream("GET", path, headers=headers) as answer:
        return answer, b"".join([piece async for piece in answer.aiter_raw()])


async def test_large_answers_are_packed(client: httpx.AsyncClient) -> None:
    """The same bytes, a fraction of the length, and marked as one of two forms."""
    for path in ("games/combat-commander/scenarios/1", "rules/sections/u-1-7"):
        answer, body = await raw(client, path, PACKED)
        plain, whole = await raw(client, path, PLAIN)
        assert answer.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(body) == whole
        assert len(body) < len(whole) / 3
        assert int(answer.headers["content-length"]) == len(body)
        assert "accept-encoding" in answer.headers["vary"].lower()
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_small_answers_and_errors_are_not(client: httpx.AsyncClient) -> None:
    """Nothing is gained by it."""
    for path in ("rules/U-108", "rules/nonsense"):
        answer, body = await raw(client, path, PACKED)
        assert len(body) < SHORTEST
        assert "content-encoding" not in answer.headers


async def test_nothing_with_a_token_is_packed(client: httpx.AsyncClient) -> None:
    """However long it gets: the length of a packed answer would tell about what is in it."""
    seats: dict[str, Any] = {"us": {"kind": "me"}}
    wish = {"game": "normandy", "scenario": "la-raye", "seats": seats}
    made = await client.post("matches", json=wish, headers=PACKED)
    assert "token" in made.text
    assert "content-encoding" not in made.headers
    match = made.json()["match"]
    for path in (
        *(
            "/api/v1/me",
            "/api/v1/me/export",
            "/api/v1/me/tokens",
            "/api/v1/matches",
            "/api/v1/lobby",
        ),
        *(f"/api/v1/matches/{match}", f"/api/v1/matches/{match}/seats/us/link"),
        *(f"/api/v1/matches/{match}/chat", f"/api/v1/matches/{match}/notes"),
    ):
        assert OPEN.fullmatch(path) is None, path
