"""Set-ups that are kept: told, laid out again elsewhere, and refused where they do not fit."""

from __future__ import annotations

from typing import Any

import httpx


async def begun(client: httpx.AsyncClient, scenario: str = "1") -> tuple[str, dict[str, Any]]:
    """A match against a bot, and its table as the first question is asked."""
    seats = {"axis": {"kind": "me"}, "allies": {"kind": "bot", "bot": "greedy"}}
    wish = {"game": "combat-commander", "scenario": scenario, "seats": seats}
    made = await client.post("matches", json=wish)
    assert made.status_code == 201, made.text
    match = made.json()["match"]
    return match, (await client.get(f"matches/{match}/table")).json()


async def test_a_set_up_is_kept_and_laid_out_in_another_match(client: httpx.AsyncClient) -> None:
    """What was moved by hand in one match comes at one click in the next; undo takes it back."""
    first, table = await begun(client)
    assert table["turn"]["is_set_up"]
    places = [one for one in table["turn"]["options"] if one["choice"].startswith("place ")]
    body = {"decision": table["turn"]["decision"], "choice": places[0]["choice"]}
    table = (await client.post(f"matches/{first}/choices", json=body)).json()
    there = [one for one in table["turn"]["options"] if one["choice"].startswith("to ")][-1]
    body = {"decision": table["turn"]["decision"], "choice": there["choice"]}
    await client.post(f"matches/{first}/choices", json=body)
    kept = (await client.get(f"matches/{first}/set-up")).json()["text"]
    assert kept.startswith("fieldcraft set-up 1\ngame combat-commander\n")
    assert f"{places[0]['choice']}, {there['choice']}\n" in kept

    second, table = await begun(client)
    assert (await client.get(f"matches/{second}/set-up")).json()["text"] != kept
    wish = {"decision": table["turn"]["decision"], "text": kept}
    laid = await client.post(f"matches/{second}/set-up", json=wish)
    assert laid.status_code == 200, laid.text
    assert (await client.get(f"matches/{second}/set-up")).json()["text"] == kept
    again = {"decision": laid.json()["turn"]["decision"], "text": kept}
    same = await client.post(f"matches/{second}/set-up", json=again)
    assert (same.status_code, same.json()["error"]["code"]) == (409, "same-set-up")


async def test_what_does_not_fit_is_refused(client: httpx.AsyncClient) -> None:
    """Another scenario's, another side's, a broken file, and a match that has begun."""
    match, table = await begun(client)
    kept = (await client.get(f"matches/{match}/set-up")).json()["text"]

    async def refused(text: str) -> tuple[int, str]:
        wish = {"decision": table["turn"]["decision"], "text": text}
        answer = await client.post(f"matches/{match}/set-up", json=wish)
        return answer.status_code, answer.json()["error"]["code"]

    assert await refused("hello") == (422, "no-set-up")
    assert await refused(kept + "nonsense\n") == (422, "bad-set-up-line")
    assert await refused(kept.replace("side axis", "side allies")) == (409, "other-set-up")
    head = "\n".join(kept.split("\n")[:4])
    status, _ = await refused(f"{head}\nplace axis:nobody-1, to A1\n")
    assert status == 409
    other = {"game": "normandy", "scenario": "la-raye"}
    seats = {"us": {"kind": "me"}, "de": {"kind": "bot", "bot": "random"}}
    made = (await client.post("matches", json={**other, "seats": seats})).json()["match"]
    answer = await client.get(f"matches/{made}/set-up")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-setting-up")
