"""Rematch, and the lists of one's matches."""

from __future__ import annotations

from typing import Any

import httpx

from fieldcraft.server.services import Services
from tests.server.matches.test_seats import ONE, NewClient, code, made, may_play
from tests.server.running import set_up


async def resign(client: httpx.AsyncClient, match: str, **more: Any) -> None:
    """End a match."""
    answer = await client.post(f"matches/{match}/acts", json={"act": "resign", **more})
    assert answer.status_code == 200, answer.text


async def test_a_rematch_is_offered_and_accepted_with_sides_swapped(
    new_client: NewClient, services: Services
) -> None:
    """Both have to want it, only once, and everybody sits on the other side then."""
    anna, boris = new_client(), new_client()
    await anna.patch("me", json={"name": "Anna"})
    table = await set_up(
        anna, boris, options={"roundLimit": 5}, pace={"kind": "live", "minutes": 9}
    )
    path = f"matches/{table.match}/rematch"
    assert code(await anna.post(path)) == (409, "not-over")
    await resign(boris, table.match)
    nothing = {"offered": None, "match": None, "side": None}
    assert nothing == (await anna.get(path)).json()
    offered = {"offered": "us", "match": None, "side": None}
    for _ in range(2):
        assert offered == (await anna.post(path)).json()
    assert offered == (await boris.get(path)).json()
    assert [
        (one["kind"], one["side"])
        for one in (await boris.get("me/notices")).json()["notices"]
        if one["kind"] == "rematch"
    ] == [("rematch", "de")]
    assert nothing == (await boris.delete(path)).json()
    await anna.post(path)
    agreed = (await boris.post(path)).json()
    assert agreed["side"] == "us"
    assert (agreed["match"], "de") == (
        (await anna.get(path)).json()["match"],
        (await anna.get(path)).json()["side"],
    )
    assert agreed == (await boris.post(path)).json()
    shown = (await anna.get(f"matches/{agreed['match']}")).json()
    assert (["de"], "running", table.match) == (shown["mine"], shown["state"], shown["previous"])
    assert shown["seats"]["de"]["name"] == "Anna"
    assert (shown["options"]["roundLimit"], shown["pace"]["minutes"]) == (5, 9)
    assert await may_play(boris, agreed["match"], "us")
    assert not await may_play(boris, agreed["match"], "de")
    assert code(await new_client().post(path)) == (403, "not-your-seat")


@ONE
async def test_a_bot_is_always_ready_for_a_rematch(client: httpx.AsyncClient) -> None:
    """At once, with sides swapped; likewise in hot-seat."""
    for seats in (
        {"us": {"kind": "me"}, "de": {"kind": "bot", "bot": "random"}},
        {"us": {"kind": "me"}, "de": {"kind": "hotseat"}},
    ):
        match = (await made(client, seats=seats))["match"]
        await resign(client, match, **{"as": "us"})
        again = (await client.post(f"matches/{match}/rematch")).json()["match"]
        shown = (await client.get(f"matches/{again}")).json()
        kinds = {side: seat["kind"] for side, seat in shown["seats"].items()}
        if "bot" in kinds.values():
            assert kinds == {"us": "bot", "de": "person"}
        else:
            assert shown["mine"] == ["us", "de"]
        assert shown["state"] == "running"


async def test_ones_own_matches_with_ones_turn_first(new_client: NewClient) -> None:
    """Then those of the others, then open ones, then what is over."""
    anna, boris = new_client(), new_client()
    over = await set_up(anna, boris)
    await resign(anna, over.match)
    waits = (await made(anna))["match"]
    theirs = await set_up(anna, boris)
    mine = await set_up(anna, boris)
    shown = (await anna.get(f"matches/{theirs.match}/table")).json()["turn"]
    choice = {"decision": shown["decision"], "choice": shown["options"][0]["choice"]}
    assert (await anna.post(f"matches/{theirs.match}/choices", json=choice)).status_code == 200
    listed = (await anna.get("me/matches")).json()
    found = [(one["match"], one["my_turn"]) for one in listed["matches"]]
    order = [(mine.match, True), (theirs.match, False), (waits, False), (over.match, False)]
    assert (order, 1) == (found, listed["turns"])
    assert listed["matches"][0]["title"] == "La Raye"
    assert (await new_client().get("me/matches")).json() == {"matches": [], "turns": 0}


@ONE
async def test_the_lobby_shows_only_what_is_public(new_client: NewClient) -> None:
    """By game, in the asker's language, without what is by link only."""
    anna, boris = new_client(), new_client()
    await made(anna)
    public = (await made(anna, visibility="public"))["match"]
    shown = (await boris.get("lobby", params={"lang": "ru", "game": "normandy"})).json()
    assert [(public, "Ла-Ре")] == [(one["match"], one["title"]) for one in shown["open"]]
    assert (await boris.get("lobby", params={"game": "north-africa"})).json()["open"] == []
    bearer = {"Authorization": "Bearer fcs_" + "A" * 43}
    assert code(await boris.get("lobby", headers=bearer)) == (401, "bad-token")
