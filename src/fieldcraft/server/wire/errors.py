"""The body of the response to a request that failed: what went wrong, for programs and people."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from fieldcraft.server.wire.library import Drawn


class ErrorPlace(BaseModel):
    """One thing in a request that is wrong."""

    where: Annotated[str, Field(description="Such as `body.name`")]
    what: Annotated[str, Field(description="What is wrong with it, in your language")]
    refs: Annotated[
        list[str], Field(description="What it is about on the board: `tile:17B`, `hex:C7`")
    ] = []


class ErrorBody(BaseModel):
    """Why the request failed."""

    code: Annotated[str, Field(description="Stable; for programs")]
    message: Annotated[str, Field(description="One sentence in your language; for people")]
    clause: Annotated[str | None, Field(description="The rule's clause, where a rule says no")] = (
        None
    )
    places: Annotated[
        list[ErrorPlace], Field(description="Where a request or a scenario is wrong")
    ] = []
    sketch: Annotated[
        Drawn | None, Field(description="Of a scenario file, its board as far as it can be drawn")
    ] = None


class ErrorAnswer(BaseModel):
    """The response to every request that failed."""

    error: ErrorBody
