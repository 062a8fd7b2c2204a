"""Reviews over HTTP: bit by bit until complete, for what is over, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import orjson
import pytest

import fieldcraft
from fieldcraft.server.services import Services
from fieldcraft.server.wire.review import Review
from fieldcraft.server.workers import review_tasks
from tests.server.records.test_records_online import at_hand, code, finished

Clients = Callable[[], httpx.AsyncClient]
__all__ = ["at_hand"]  # a fixture


@pytest.fixture
def reviewer(services: Services, monkeypatch: pytest.MonkeyPatch, at_hand: None) -> None:
    """A reviewer in this process that answers after each position."""

    async def ask(task: str, body: dict[str, Any]) -> Any:
        answer = review_tasks.TASKS[task](orjson.loads(orjson.dumps(body)))
        return orjson.loads(orjson.dumps(answer))

    monkeypatch.setattr(review_tasks, "SECONDS", 0.0)
    monkeypatch.setattr(services.parts["review_workers"], "ask", ask)


async def whole(client: httpx.AsyncClient, path: str) -> list[dict[str, Any]]:
    """All moments, asked for until there are no more."""
    moments: list[dict[str, Any]] = []
    while True:
        told = await client.get(path, params={"from": len(moments)})
        assert told.status_code == 200, told.text
        review = told.json()
        Review.model_validate(review)
        moments += review["moments"]
        assert len(moments) == review["judged"]
        if review["complete"]:
            assert review["judged"] == review["positions"] + 1
            return moments


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_a_finished_match_is_reviewed_bit_by_bit(
    new_client: Clients, services: Services, reviewer: None
) -> None:
    """Whoever asks again gets the next positions, and at the end all of them."""
    table, anna, _ = await finished(new_client, services, most=12)
    path = f"matches/{table.match}/review"
    first = (await anna.get(path)).json()
    assert (first["judged"], first["complete"], len(first["moments"])) == (1, False, 1)
    assert first["sides"] == ["us", "de"]
    assert first["judge"]["text"]
    moments = await whole(anna, path)
    assert [one["position"] for one in moments] == list(range(len(moments)))
    assert moments[1]["choice"]["choice"].startswith("bid ")
    assert moments[1]["choice"]["label"] != moments[1]["choice"]["choice"]
    russian = (await anna.get(path, headers={"Accept-Language": "ru"})).json()
    assert russian["judge"]["text"] != first["judge"]["text"]


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_a_running_match_is_not_reviewed(
    new_client: Clients, services: Services, reviewer: None
) -> None:
    """Its chances would tell what is hidden."""
    from tests.server.running import set_up

    anna, boris = new_client(), new_client()
    match = (await set_up(anna, boris)).match
    refused = await anna.get(f"matches/{match}/review")
    assert (refused.status_code, code(refused)) == (409, "not-over")


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_an_uploaded_record_is_reviewed(
    new_client: Clients, services: Services, reviewer: None
) -> None:
    """Also one that has not ended: whoever has the record may know all of it."""
    match = fieldcraft.Match("normandy", 1, seed=5)
    match.play("greedy", limit=10)
    anna = new_client()
    sent = await anna.post(
        "records", content=match.record(), headers={"Content-Type": "text/plain"}
    )
    moments = await whole(anna, f"records/{sent.json()['id']}/review")
    assert len(moments) == 11
