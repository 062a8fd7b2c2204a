"""Garbage in a process that only serves: a look now and then, and every moment where some is."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from fieldcraft.server import garbage
from fieldcraft.server.services import Services


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        pytest.param([0, 0, 0], "c...c...c...", id="nothing-found"),
        pytest.param([5, 3, 0, 7, 0], "ccc...cc...", id="as-long-as-some-is-found"),
    ],
)
async def test_new_objects_are_collected_where_garbage_is_found(
    monkeypatch: pytest.MonkeyPatch, found: list[int], wanted: str
) -> None:
    """All new objects are frozen; whether they are collected first depends on the last find."""
    moments: list[str] = []
    collected = ""

    def collect(generation: int = 2) -> int:
        nonlocal collected
        assert generation == 0
        collected = "c"
        return found.pop(0)

    def freeze() -> None:
        nonlocal collected
        moments.append(collected or ".")
        collected = ""
        if len(moments) == len(wanted):
            raise asyncio.CancelledError

    monkeypatch.setattr(garbage, "gc", SimpleNamespace(collect=collect, freeze=freeze))
    monkeypatch.setattr(garbage, "MOMENT_SECONDS", 0)
    monkeypatch.setattr(garbage, "RESTING", 3)
    journal = SimpleNamespace(written=0)
    services: Any = SimpleNamespace(registry=SimpleNamespace(journal=journal))
    with pytest.raises(asyncio.CancelledError):
        await garbage._tidy(cast(Services, services))
    assert "".join(moments) == wanted
