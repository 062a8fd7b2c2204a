"""For the operator: health check and metrics."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from fieldcraft import __version__
from fieldcraft.server.services import services_of


def install(app: FastAPI) -> None:
    """Add the paths outside the API."""
    app.add_api_route("/health", health, include_in_schema=False)
    app.add_api_route("/metrics", metrics, include_in_schema=False)


async def health(request: Request) -> Response:
    """200 if the database answers, 503 if not."""
    services = services_of(request)
    try:
        async with services.database.read() as reading:
            await reading.execute(text("SELECT 1"))
    except Exception:
        return JSONResponse({"status": "no database", "version": __version__}, 503)
    return JSONResponse({"status": "ok", "version": __version__})


async def metrics(request: Request) -> Response:
    """The server's metrics, for Prometheus."""
    if not services_of(request).settings.metrics:
        return PlainTextResponse("switched off", 404)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
