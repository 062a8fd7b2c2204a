"""Serves the browser client that `web/` is built into: the folder `server/web`.

Files under `assets/` have a hash in their name and never change; everything else is revalidated
each time and answered with 304 if unchanged.
"""

from __future__ import annotations

import hashlib
import html
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response

from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import language_of, speaker

FOLDER = Path(__file__).parents[1] / "web"
PAGES = {
    "new", "lobby", "matches", "match", "seat", "replay", "learn", "rules", "book", "figure",
    "verify", "seals", "unsubscribe",
    "account", "settings", "about",
}  # fmt: skip
"""First path segments of the client's pages; a test compares them with the client's own list."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # colours and positions of pieces are set on the elements
        "img-src 'self' data: blob:",
        "media-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {"content-security-policy": POLICY}
"""The other security headers come from `security`."""
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
_PACKED = {"br": ".br", "gzip": ".gz"}
"""The encodings that the build provides, best first."""


@dataclass(frozen=True)
class File:
    """One file of the client, in every encoding available."""

    kind: str
    cache: str
    bodies: dict[str, bytes]
    tags: dict[str, str]


class Client:
    """All files of the built client, held in memory and reread after a new build."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._built = 0
        self._files: dict[str, File] = {}

    def files(self) -> dict[str, File]:
        """The files by path; empty if the client was not built."""
        try:
            built = (self.folder / "index.html").stat().st_mtime_ns
        except OSError:
            return {}
        if built != self._built:
            self._files = self._read()
            self._built = built
        return self._files

    def _read(self) -> dict[str, File]:
        found = {}
        for path in sorted(self.folder.rglob("*")):
            if path.is_file() and path.suffix not in _PACKED.values() and path.name[0] != ".":
                name = path.relative_to(self.folder).as_posix()
                found[f"/{name}"] = _file(
                    path, FOREVER if name.startswith("assets/") else ALWAYS_ASK
                )
        return found


def _file(path: Path, cache: str) -> File:
    kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    bodies = {"identity": path.read_bytes()}
    for encoding, ending in _PACKED.items():
        packed = path.with_name(path.name + ending)
        if packed.is_file():
            bodies[encoding] = packed.read_bytes()
    tags = {name: f'"{hashlib.sha256(body).hexdigest()[:24]}"' for name, body in bodies.items()}
    return File(kind or "application/octet-stream", cache, bodies, tags)


_KINDS = {  # which a system's own tables may get wrong
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
}


def wanted_encoding(header: str, there: dict[str, bytes]) -> str:
    """The best encoding that the browser takes and the build has made.

    >>> wanted_encoding("gzip, br;q=0", {"identity": b"", "br": b"", "gzip": b""})
    'gzip'
    """
    taken = set()
    for part in header[:400].lower().split(","):
        name, _, quality = part.partition(";")
        if quality.replace(" ", "").rstrip("0").rstrip(".") != "q=":
            taken.add(name.strip())
    return next((name for name in _PACKED if name in taken and name in there), "identity")


def answer(request: Request, file: File, status: int = 200) -> Response:
    """The file in the best encoding, or 304 if the browser has it."""
    encoding = wanted_encoding(request.headers.get("accept-encoding", ""), file.bodies)
    headers = {
        **HEADERS,
        "cache-control": file.cache,
        "etag": file.tags[encoding],
        "vary": "accept-encoding",
    }
    known = {
        tag.strip().removeprefix("W/")
        for tag in request.headers.get("if-none-match", "").split(",")
    }
    if status == 200 and file.tags[encoding] in known:
        return Response(status_code=304, headers=headers)
    if encoding != "identity":
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding], status, headers, media_type=file.kind)


def is_page(path: str) -> bool:
    """Whether the client has a page at this path."""
    first = path.strip("/").partition("/")[0]
    return first == "" or first in PAGES


def install(app: FastAPI, client: Client | None = None) -> None:
    """Serve every path that nothing else serves."""
    built = client or Client()

    async def serve(request: Request) -> Response:
        path = request.url.path
        if path == "/api" or path.startswith("/api/"):
            raise ApiError(404, "no-such-path")
        files = built.files()
        if not files:
            return _not_built(request)
        file = files.get(path)
        if file is not None:
            return answer(request, file)
        if path.startswith("/assets/"):
            raise ApiError(404, "no-such-path")
        return answer(request, files["/index.html"], 200 if is_page(path) else 404)

    app.add_api_route(
        "/{rest:path}", serve, methods=["GET", "HEAD"], include_in_schema=False, response_model=None
    )


def _not_built(request: Request) -> Response:
    """Say plainly that the client is not built, in the reader's language."""
    lang = language_of(request)
    say = speaker(lang).say
    title, text = html.escape(say("client-missing-title")), html.escape(say("client-missing-text"))
    page = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p><pre>python web/build.py</pre></html>"
    )
    headers = {**HEADERS, "cache-control": "no-store"}
    return Response(page, 503, headers, media_type="text/html; charset=utf-8")
