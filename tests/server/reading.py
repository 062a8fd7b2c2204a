"""The pages of the server that need no database, asked in this process."""

import asyncio
from types import SimpleNamespace
from typing import Any

import httpx
from fastapi import FastAPI

from fieldcraft.server import lessons
from fieldcraft.server.app import _tell
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.library import book, browse, figures, rulebook
from fieldcraft.server.settings import Settings
from fieldcraft.server.warmup import Ahead

PAGES = FastAPI()
PAGES.state.settings = Settings()
PAGES.state.services = SimpleNamespace(parts={"ahead": Ahead()})
PAGES.state.services.parts["ahead"].stop()
PAGES.add_exception_handler(ApiError, _tell)
for _module in (book, browse, figures, lessons, rulebook):
    PAGES.include_router(_module.router)


def get(path: str, status: int = 200) -> Any:  # Any: whatever the page answers with
    """What a page answers with."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(PAGES)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.get(path)

    answer = asyncio.run(ask())
    assert answer.status_code == status, answer.text
    return answer.json()
