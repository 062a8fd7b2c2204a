"""A message of the wrong shape is told where it is wrong, and what would do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.server.live.socket_messages import (
    MESSAGE_MOST,
    MalformedMessage,
    int_field,
    parse,
    text_field,
    texts_field,
)

KINDS = "hello, choose, undo, act, ask, chat, ping"


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        ("{", "message", "must be valid JSON"),
        ("[]", "message", "must be an object"),
        ("{}", "type", f"must be one of: {KINDS}"),
        ('{"type": "ping", "id": []}', "id", "is not valid"),
        ("\0" * (MESSAGE_MOST + 1), "message", f"must be at most {MESSAGE_MOST}"),
    ],
    ids=["json", "object", "type", "id", "size"],
)
def test_what_is_no_message(text: str, where: str, what: str) -> None:
    """In every language."""
    with pytest.raises(MalformedMessage) as caught:
        parse({"text": text})
    assert caught.value.body(Speaker("en"))["places"] == [{"where": where, "what": what}]
    said = {str(caught.value.body(Speaker(lang))["places"]) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_fields_of_the_wrong_shape() -> None:
    """Each names its field."""
    message = {"text": 1, "long": "abc", "number": "1", "small": -1, "large": 9, "list": "a"}
    wrong: list[tuple[Callable[[], object], str, str]] = [
        (lambda: text_field(message, "none", 2), "none", "is missing"),
        (lambda: text_field(message, "text", 2), "text", "must be a text"),
        (lambda: text_field(message, "long", 2), "long", "must be at most 2"),
        (lambda: int_field(message, "none", 0, 5), "none", "is missing"),
        (lambda: int_field(message, "number", 0, 5), "number", "must be a number"),
        (lambda: int_field(message, "small", 0, 5), "small", "must be at least 0"),
        (lambda: int_field(message, "large", 0, 5), "large", "must be at most 5"),
        (lambda: texts_field(message, "list", 3, 3), "list", "must be a list"),
    ]
    for read, where, what in wrong:
        with pytest.raises(MalformedMessage) as caught:
            read()
        assert caught.value.body(Speaker("en"))["places"] == [{"where": where, "what": what}]
