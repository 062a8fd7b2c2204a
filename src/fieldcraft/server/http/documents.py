"""Serves the documents that `./dev docs` builds, at /docs/.

The site's theme has a few inline scripts of its own.  Each page allows exactly those, by their
hash, and the style sheet that they add for the search; nobody's text but ours is on them.  The
policy of the table, which allows none of this, stays as it is.
"""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.static import POLICY, Client, File, answer

FOLDERS = (
    Path(__file__).parents[1] / "site",  # in the wheel
    Path(__file__).parents[4] / "build" / "site",  # in a checkout
)
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def policy(page: bytes) -> str:
    """The table's policy, with the inline scripts of a page allowed by their hashes, and styles.

    >>> policy(b"<script>1</script>").split("; ")[1]
    "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"
    """
    found = {hashlib.sha256(script).digest() for script in INLINE.findall(page)}
    allowed = "".join(f" 'sha256-{base64.b64encode(one).decode()}'" for one in sorted(found))
    own = POLICY.replace("script-src 'self'", f"script-src 'self'{allowed}")
    return own.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")


def are_here() -> bool:
    """Whether this server has documents to show."""
    return any((folder / "index.html").is_file() for folder in FOLDERS)


def install(app: FastAPI, *folders: Path) -> None:
    """Serve the first of the folders that has a site; to be installed before the client."""
    sites = [Client(folder) for folder in folders or FOLDERS]

    async def serve(request: Request) -> Response:
        path = request.url.path.removeprefix("/docs")
        if not path:
            return RedirectResponse("/docs/", 308)
        files = next((found for site in sites if (found := site.files())), {})
        file = files.get(f"{path}index.html" if path.endswith("/") else path)
        if file is None and f"{path}/index.html" in files:
            return RedirectResponse(f"/docs{path}/", 308)
        if file is None:
            raise ApiError(404, "no-such-path" if files else "documents-missing")
        return _with_policy(answer(request, file), file)

    for route in ("/docs", "/docs/{rest:path}"):
        app.add_api_route(
            route, serve, methods=["GET", "HEAD"], include_in_schema=False, response_model=None
        )


def _with_policy(response: Response, file: File) -> Response:
    if file.kind.startswith("text/html"):
        response.headers["content-security-policy"] = policy(file.bodies["identity"])
    return response
