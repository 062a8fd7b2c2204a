"""Whether others can reach this server: its address for them, and links as codes for telephones."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.services import ServicesDep

router = APIRouter(tags=["about"])

LINK_MOST = 500


class Reach(BaseModel):
    """Where others find this server."""

    address: Annotated[
        str | None, Field(description="Its own address; null where it has been given none")
    ]


class Link(BaseModel):
    """A link of this server."""

    model_config = ConfigDict(extra="forbid")

    link: Annotated[str, Field(max_length=LINK_MOST)]


class Code(BaseModel):
    """A QR code."""

    rows: Annotated[list[str], Field(description="Its squares, `1` for a dark one")]


@router.get("/reach")
async def reach(services: ServicesDep) -> Reach:
    """The address under which others find this server, if it has one."""
    return Reach(address=services.settings.base_url or None)


@router.post("/reach/code")
async def code(services: ServicesDep, caller: CallerDep, wish: Link) -> Code:
    """A link of this server as a QR code; nothing is stored."""
    await services.limiter.hit("ask", caller.key)
    address = services.settings.base_url
    if not address or not (wish.link == address or wish.link.startswith(f"{address}/")):
        raise ApiError(422, "not-our-link")
    import segno  # only where somebody wants it

    made = segno.make(wish.link, error="m", micro=False)
    return Code(rows=["".join(str(int(one)) for one in row) for row in made.matrix])
