"""The API against its own description: rubbish gets an answer that the description allows."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fieldcraft.server.app import create_app
from fieldcraft.server.settings import Settings
from tests.budget import budget, fresh
from tests.server.running import PATIENCE, Served, serve
from tests.siege.sizes import is_besieged, size

EXAMPLES = size("examples") if is_besieged("examples") else budget(2, 4)
"""For each path and method; in a siege they are others each time."""
PARTS = 6
"""Tests in which the operations are tried; what to send is worked out as each begins."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
LEAVES = ("/accounts", "/me/deletion", "/sessions")
"""After these somebody else asks, or nobody: they are tried without a cookie."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server in a thread of its own, with SQLite and no limits."""
    made = Settings(
        data=tmp_path_factory.mktemp("schema"),
        secret="for tests only, as it is known",
        rate_limits=False,
        cheap_hashing=True,
        workers=0,
    )
    ready, stop = threading.Event(), threading.Event()
    found: list[Served] = []

    async def run() -> None:
        async with serve(made) as served:
            found.append(served)
            ready.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=asyncio.run, args=(run(),), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    yield found[0]
    stop.set()
    thread.join(PATIENCE)


@pytest.fixture(scope="module")
def guest(running: Served) -> tuple[dict[str, str], str]:
    """Somebody's cookies, and a match in which they play."""
    pace = {"kind": "correspondence", "bank": 72}
    wish = {
        "game": "normandy",
        "scenario": "la-raye",
        "seats": {"us": {"kind": "me"}},
        "pace": pace,
    }
    with httpx.Client(trust_env=False) as client, httpx.Client(trust_env=False) as other:
        made = client.post(f"{running.api}/matches", json=wish).json()
        token = {"token": made["seats"]["de"]["token"]}
        assert other.post(f"{running.api}/seats/claim", json=token).status_code == 200
        return dict(client.cookies), made["match"]


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    """The description of all operations."""
    return create_app(Settings()).openapi()


@pytest.fixture
def description(whole: dict[str, Any], part: int) -> BaseSchema:
    """A part of it: each path is in one."""
    paths = dict(list(whole["paths"].items())[part::PARTS])
    schema = schemathesis.openapi.from_dict(whole | {"paths": paths})
    schema.config.phases.coverage.unexpected_methods = set()  # the framework's own business
    return schema


@pytest.mark.parametrize("part", range(PARTS))
@schemathesis.pytest.from_fixture("description").parametrize()
@seed(fresh("schema"))
@settings(
    max_examples=EXAMPLES,
    derandomize=not is_besieged("examples"),
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_the_api_keeps_its_word(
    case: schemathesis.Case[Any], running: Served, guest: tuple[dict[str, str], str], part: int
) -> None:
    """No server error, no undescribed status, type or body, whatever is sent."""
    cookies, match = guest
    parameters: dict[str, Any] = case.path_parameters or {}
    if "match" in parameters and len(str(parameters["match"])) % 2:
        case.path_parameters["match"] = match  # else only strangers' matches would be asked for
    known = {} if case.path.endswith(LEAVES) else cookies
    answer = case.call(base_url=running.url, cookies=known, timeout=PATIENCE)
    # 503: this server has no worker that could think of a hint.
    checks = CHECKS if answer.status_code != 503 else CHECKS[1:]
    case.validate_response(answer, checks=checks)
