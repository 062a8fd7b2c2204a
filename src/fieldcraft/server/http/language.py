"""The language of a request: `?lang=`, the cookie `lang`, `Accept-Language`, English."""

from __future__ import annotations

from functools import cache

from starlette.requests import HTTPConnection

from fieldcraft.i18n.languages import LANGUAGES
from fieldcraft.i18n.speaker import Speaker


def language_of(connection: HTTPConnection) -> str:
    """The language to answer in; an unsupported one falls through to the next source."""
    wishes = [
        connection.query_params.get("lang", ""),
        connection.cookies.get("lang", ""),
        *_accepted(connection.headers.get("accept-language", "")),
    ]
    return next((known for wish in wishes if (known := known_language(wish))), "en")


def known_language(wish: object) -> str | None:
    """Our code for a language tag; None if unsupported."""
    if not isinstance(wish, str) or not wish:
        return None
    tag = wish[:40].replace("_", "-").lower()
    for language in LANGUAGES:
        if tag == language.lower():
            return language
    tongue = tag.partition("-")[0]
    return next((one for one in LANGUAGES if one.partition("-")[0] == tongue), None)


@cache
def speaker(lang: str, game: str = "") -> Speaker:
    """The speaker of a language, created once."""
    return Speaker(lang, game=game)


def _accepted(header: str) -> list[str]:
    """The tags of an `Accept-Language` header, most wanted first."""
    tags: list[tuple[float, str]] = []
    for part in header[:400].split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            tags.append((-float(quality or 1), tag.strip()))
        except ValueError:
            continue
    return [tag for _, tag in sorted(tags, key=lambda one: one[0])]
