"""The OpenAPI description, with our errors, which the framework does not know."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel, Field

from fieldcraft.server.wire.library import Drawn

MEANINGS = {
    "description": "The request failed; the status says why in general, the body in detail.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}},
}
DESCRIPTION = """Everything the browser does, for scripts and bots as well; see docs/api.md.

A request is authenticated by the session cookie or by `Authorization: Bearer TOKEN` with a seat's
or an API token.  Texts come in the language of `?lang=`, the cookie `lang` or `Accept-Language`."""


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


def install(app: FastAPI) -> None:
    """Replace the framework's description with ours."""

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = describe(app)
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]


def describe(app: FastAPI) -> dict[str, Any]:
    """The description of all paths."""
    found = get_openapi(
        title=app.title, version=app.version, description=DESCRIPTION, routes=app.routes
    )
    schemas = found.setdefault("components", {}).setdefault("schemas", {})
    for model in (ErrorPlace, ErrorBody, ErrorAnswer, Drawn):
        schema = model.model_json_schema(ref_template="#/components/schemas/{model}")
        schema.pop("$defs", None)
        schemas[model.__name__] = schema
    for methods in found["paths"].values():
        for what in methods.values():
            what["responses"].pop("422", None)
            what["responses"]["default"] = MEANINGS
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    return found
