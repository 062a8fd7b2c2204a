"""A campaign, and a scenario both ways: one match after the other, one score."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.matches.test_rematch import resign
from tests.server.matches.test_seats import NewClient, code
from tests.server.running import set_up

BOT = {"us": {"kind": "me"}, "de": {"kind": "bot", "bot": "random"}}


async def series_of(client: httpx.AsyncClient, match: str) -> dict[str, Any]:
    """The series of a match."""
    answer = await client.get(f"matches/{match}/series")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_campaign_goes_on_with_the_next_scenario(client: httpx.AsyncClient) -> None:
    """On the same sides, with the score of all that was played; it ends with the box."""
    wish = {"game": "normandy", "scenario": "hill-314", "series": "campaign", "seats": BOT}
    match = (await client.post("matches", json=wish)).json()["match"]
    assert (await series_of(client, match))["next"] == "Mortain"
    await resign(client, match)
    after = (await client.post(f"matches/{match}/rematch")).json()
    assert after["side"] == "us"
    series = await series_of(client, after["match"])
    assert [one["title"] for one in series["matches"]] == ["Hill 314", "Mortain"]
    assert [(one["wins"], one["casualties"]) for one in series["scores"]] == [(0, 0), (1, 0)]
    assert series["standing"] == "Germany: Minor victory (+1)"
    assert series["next"] is None
    await resign(client, after["match"])
    again = (await client.post(f"matches/{after['match']}/rematch")).json()
    assert again["side"] == "de"
    assert await series_of(client, again["match"]) is None


async def test_both_ways_is_one_match_of_two(new_client: NewClient) -> None:
    """The players change sides, and what each has won is counted by player."""
    anna, boris = new_client(), new_client()
    await anna.patch("me", json={"name": "Anna"})
    table = await set_up(anna, boris, series="both-ways")
    await resign(boris, table.match)
    path = f"matches/{table.match}/rematch"
    await anna.post(path)
    second = (await boris.post(path)).json()["match"]
    first = await series_of(anna, second)
    assert len(first["matches"]) == 2
    assert first["next"] is None
    await resign(anna, second, **{"as": "de"})
    series = await series_of(boris, table.match)
    assert [one["wins"] for one in series["scores"]] == [1, 1]
    assert series["scores"][0]["name"] == "Anna"
    assert series["standing"] == "Draw"


async def test_only_a_box_has_a_campaign(client: httpx.AsyncClient) -> None:
    """Other games, and scenarios of one's own, are refused with a reason."""
    seats = {"axis": {"kind": "me"}, "allies": {"kind": "bot", "bot": "random"}}
    wish = {"game": "combat-commander", "scenario": 1, "series": "campaign", "seats": seats}
    assert code(await client.post("matches", json=wish)) == (422, "no-campaign")
    single = (await client.post("matches", json={**wish, "series": None})).json()["match"]
    assert await series_of(client, single) is None
