"""What is wrong with a request of the wrong shape, and what was expected; never what was sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pydantic import BaseModel

from fieldcraft.core.content.shape import keys_at
from fieldcraft.i18n.speaker import Speaker

FIELDS: Final = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_too_short": "short",
    "too_short": "short",
    "greater_than_equal": "short",
    "greater_than": "short",
    "string_too_long": "long",
    "too_long": "long",
    "less_than_equal": "long",
    "less_than": "long",
}
"""Validation errors in our words; anything else is simply invalid."""
LIMITS: Final = ("ge", "gt", "le", "lt", "min_length", "max_length")
"""What a limit is called in them."""
SHAPES: Final = {
    "string": "text",
    "int": "number",
    "float": "number",
    "finite_number": "number",
    "int_from_float": "number",
    "bool": "truth",
    "dict": "object",
    "model": "object",
    "model_attributes": "object",
    "mapping": "object",
    "list": "list",
    "json_invalid": "json",
}
"""Kinds of values in them, and in the catalogues."""


def places(
    voice: Speaker, errors: Sequence[Mapping[str, Any]], body: type[BaseModel] | None
) -> list[dict[str, str]]:
    """Where something is wrong, and what; a key that the body does not know, with those it does."""
    return [
        {
            "where": ".".join(str(part)[:60] for part in _place(one)),
            "what": expected(voice, one, body),
        }
        for one in errors[:20]
    ]


def _place(error: Mapping[str, Any]) -> Sequence[str | int]:
    """The field; text that is no JSON has none, only a position."""
    place: Sequence[str | int] = error["loc"]
    return place[:1] if error["type"] == "json_invalid" else place


def expected(voice: Speaker, error: Mapping[str, Any], body: type[BaseModel] | None) -> str:
    """What is wrong with a field, and what would do."""
    kind, about = str(error["type"]), error.get("ctx") or {}
    if kind == "extra_forbidden" and body and (keys := keys_at(body, error["loc"][1:-1])):
        return voice.say("server-field-unknown-of", known=", ".join(keys))
    if kind in ("literal_error", "enum", "union_tag_invalid"):
        known = str(about.get("expected") or about.get("expected_tags"))
        return voice.say("server-field-one-of", known=known.replace("'", "").replace(" or ", ", "))
    if kind == "string_pattern_mismatch":
        return voice.say("server-field-pattern", pattern=str(about["pattern"]))
    for name in LIMITS:
        if name in about:
            said = "server-field-least" if FIELDS.get(kind) == "short" else "server-field-most"
            return voice.say(said, limit=str(about[name]))
    if (shape := SHAPES.get(kind.removesuffix("_parsing").removesuffix("_type"))) is not None:
        return voice.say(f"server-field-shape-{shape}")
    return voice.say(f"server-field-{FIELDS.get(kind, 'wrong')}")
