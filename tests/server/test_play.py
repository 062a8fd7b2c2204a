"""A match between two seats: made, joined, played, taken back, ended; on both databases."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from fieldcraft.server.house import House

Clients = Callable[[], httpx.AsyncClient]


async def table_of(client: httpx.AsyncClient, match: str, **query: str) -> dict[str, object]:
    answer = await client.get(f"matches/{match}/table", params=query)
    assert answer.status_code == 200, answer.text
    table: dict[str, object] = answer.json()
    return table


async def test_a_match_begins_when_all_sit(new_client: Clients, house: House) -> None:
    """Until the last seat is taken there are no dice and no view; then both can bid."""
    anna, boris = new_client(), new_client()
    made = (
        await anna.post(
            "matches",
            json={"game": "normandy", "scenario": "la-raye", "seats": {"us": {"kind": "me"}}},
        )
    ).json()
    before = await table_of(anna, made["match"])
    assert before["view"] is None
    assert before["status"]["state"] == "open"  # type: ignore[index]
    assert before["status"]["key_hash"] is None  # type: ignore[index]
    refused = await anna.post(
        f"matches/{made['match']}/choices", json={"decision": 0, "choice": "end"}
    )
    assert refused.json()["error"]["code"] == "not-begun"
    claimed = await boris.post("seats/claim", json={"token": made["seats"]["de"]["token"]})
    assert claimed.status_code == 200
    for client, side in ((anna, "us"), (boris, "de")):
        table = await table_of(client, made["match"])
        assert table["viewpoint"] == side
        assert table["turn"]["question"] == "bid"  # type: ignore[index]
        assert table["status"]["key"] is None  # type: ignore[index]
    house.desk.lives.clear()
    again = await table_of(boris, made["match"])
    assert again["turn"] == table["turn"]
