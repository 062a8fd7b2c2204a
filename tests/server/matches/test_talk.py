"""Chat, mute and notes: between the players, or for oneself."""

from __future__ import annotations

import httpx

from tests.server.matches.test_seats import ONE, NewClient, code
from tests.server.running import Player, Served, set_up


async def test_players_talk_and_nobody_else_listens(new_client: NewClient) -> None:
    """A spectator gets no chat, neither with a guest's cookie nor without."""
    anna, boris, stranger = new_client(), new_client(), new_client()
    table = await set_up(anna, boris)
    path = f"matches/{table.match}/chat"
    said = await anna.post(path, json={"text": "  hello\n\u0007 there "})
    assert (said.status_code, said.json()["text"]) == (201, "hello there")
    heard = (await boris.get(path)).json()
    assert [(one["side"], one["text"]) for one in heard["lines"]] == [("us", "hello there")]
    for who in (new_client(), stranger):
        assert code(await who.get(path)) == (403, "not-your-seat")
        assert code(await who.post(path, json={"text": "me too"})) == (403, "not-your-seat")
        await stranger.patch("me", json={"name": "Carla"})
    assert code(await anna.post(path, json={"text": " \n "})) == (422, "chat-empty")
    since = heard["lines"][-1]["id"]
    await boris.post(path, json={"text": "hi"})
    late = (await anna.get(path, params={"since": since})).json()["lines"]
    assert [one["text"] for one in late] == ["hi"]


async def test_mute(new_client: NewClient) -> None:
    """Whoever has muted the other reads only themselves, until they listen again."""
    anna, boris = new_client(), new_client()
    table = await set_up(anna, boris)
    path = f"matches/{table.match}"
    await boris.post(f"{path}/chat", json={"text": "you cheat"})
    await anna.post(f"{path}/chat", json={"text": "no"})
    await anna.put(f"{path}/mute", json={"muted": True})
    heard = (await anna.get(f"{path}/chat")).json()
    assert (heard["muted"], [one["text"] for one in heard["lines"]]) == (True, ["no"])
    other = (await boris.get(f"{path}/chat")).json()
    assert (other["muted"], len(other["lines"])) == (False, 2)
    await anna.put(f"{path}/mute", json={"muted": False})
    assert len((await anna.get(f"{path}/chat")).json()["lines"]) == 2


async def test_notes_are_for_oneself(new_client: NewClient) -> None:
    """Neither the other player nor a spectator reads them; they can be emptied."""
    anna, boris = new_client(), new_client()
    table = await set_up(anna, boris)
    path = f"matches/{table.match}/notes"
    for text in ("first", "Разведчик в 17B", ""):
        assert (await anna.put(path, json={"text": text})).json() == {"text": text}
        assert (await anna.get(path)).json() == {"text": text}
    await anna.put(path, json={"text": "secret"})
    assert (await boris.get(path)).json() == {"text": ""}
    assert code(await boris.get(path, params={"as": "us"})) == (403, "not-your-seat")
    assert code(await new_client().get(path)) == (403, "not-your-seat")


@ONE
async def test_chat_reaches_the_other_players_socket_and_no_spectators(served: Served) -> None:
    """At once, and only where it belongs."""
    async with (
        httpx.AsyncClient(base_url=f"{served.api}/", trust_env=False) as anna,
        httpx.AsyncClient(base_url=f"{served.api}/", trust_env=False) as boris,
    ):
        table = await set_up(anna, boris)
        address = served.socket(table.match)
        player = Player("de", address, table.tokens["de"], keep=True)
        watcher = Player("spectator", address, "", keep=True)
        for one in (player, watcher):
            await one.sit_down()
            await one.until("table")
        await anna.post(f"matches/{table.match}/chat", json={"text": "knock knock"})
        assert (await player.until("chat"))["text"] == "knock knock"
        await watcher.send({"type": "chat", "id": 1, "text": "who is there?"})
        assert (await watcher.until("error"))["error"]["code"] == "not-your-seat"
        await watcher.send({"type": "ping"})
        await watcher.until("pong")
        assert not any("knock" in text for text in watcher.raw)
        # What a seat keeps to itself is no news to the others, not even that there was some.
        path = f"matches/{table.match}"
        await anna.put(f"{path}/standing", json={"text": "pass when idle"})
        await anna.put(f"{path}/mute", json={"muted": True})
        for one in (player, watcher):
            await one.send({"type": "ping"})
            await one.until("pong")
            assert not any('"type":"status"' in text for text in one.raw)
        assert served.services is not None
        live = await served.services.registry.open(table.match)
        assert (live.seat("us").muted, live.seat("us").standing) == (True, "pass when idle")
        for one in (player, watcher):
            await one.leave()
