"""The OpenAPI description, with our errors, which the framework does not know."""

from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi

from fieldcraft.server.wire.errors import ErrorAnswer, ErrorBody, ErrorPlace
from fieldcraft.server.wire.library import Drawn

MEANINGS = {
    "description": "The request failed; the status says why in general, the body in detail.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}},
}
DESCRIPTION = """Everything the browser does, for scripts and bots as well; see docs/api.md.

A request is authenticated by the session cookie or by `Authorization: Bearer TOKEN` with a seat's
or an API token.  Texts come in the language of `?lang=`, the cookie `lang` or `Accept-Language`.

On the socket of a match, `/matches/{match}/live`, you send a `ClientMessage` and receive a
`ServerMessage`."""


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
        title=app.title,
        version=app.version,
        description=DESCRIPTION,
        routes=app.routes,
        webhooks=_messages().routes,
    )
    del found["webhooks"]
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


def _messages() -> APIRouter:
    """The socket's messages as a request and its answer: OpenAPI knows no sockets.

    Imported only here, as no server needs the models of what it tells.
    """
    from fieldcraft.server.wire.client_message import ClientMessage
    from fieldcraft.server.wire.server_message import ServerMessage

    router = APIRouter()

    @router.post("live")
    def live(message: ClientMessage) -> ServerMessage:  # type: ignore[empty-body]
        """Never called."""

    return router
