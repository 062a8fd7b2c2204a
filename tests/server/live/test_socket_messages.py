"""A message of the wrong shape is told where it is wrong, and what would do."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.server.live.match import WORDS_LENGTH
from fieldcraft.server.live.socket_messages import (
    MESSAGE_MOST,
    MalformedMessage,
    WrongFields,
    parse,
)
from fieldcraft.server.matches.acts import Act
from fieldcraft.server.matches.talk.chat import KEY
from fieldcraft.server.wire.client_message import ActMessage

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


WRONG = [
    ({"type": "choose", "choice": "end"}, "decision", "is missing"),
    ({"type": "choose", "decision": "1", "choice": "end"}, "decision", "must be a number"),
    ({"type": "choose", "decision": True, "choice": "end"}, "decision", "must be a number"),
    ({"type": "choose", "decision": -1, "choice": "end"}, "decision", "must be at least 0"),
    ({"type": "undo", "decision": 1 << 41}, "decision", f"must be at most {1 << 40}"),
    ({"type": "choose", "decision": 1, "choice": 7}, "choice", "must be a text"),
    (
        {"type": "choose", "decision": 1, "choice": "x" * (WORDS_LENGTH + 1)},
        "choice",
        f"must be at most {WORDS_LENGTH}",
    ),
    ({"type": "choose", "decision": 1, "choice": "a", "then": "b"}, "then", "must be a list"),
    ({"type": "choose", "decision": 1, "choice": "a", "then": [1]}, "then.0", "must be a text"),
    ({"type": "act", "act": "explode"}, "act", f"must be one of: {', '.join(get_args(Act))}"),
    ({"type": "chat", "text": "hi", "key": "a b"}, "key", f"must match {KEY.pattern}"),
    ({"type": "hello"}, "as", "is missing"),
    ({"type": "hello", "as": "us", "changes": 1}, "changes", "must be true or false"),
]


@pytest.mark.parametrize(("message", "where", "what"), WRONG, ids=lambda one: str(one)[:40])
def test_fields_of_the_wrong_shape(message: dict[str, object], where: str, what: str) -> None:
    """Each names its field, and the answer its message."""
    with pytest.raises(WrongFields) as caught:
        parse({"text": json.dumps({**message, "id": 7})})
    assert caught.value.body(Speaker("en"))["places"] == [{"where": where, "what": what}]
    assert caught.value.number == 7
    said = {str(caught.value.body(Speaker(lang))["places"]) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_what_is_not_known_is_passed_over() -> None:
    """A newer client may say more; what may be missing has the value that the page names."""
    told = parse({"text": '{"type": "act", "act": "resign", "mood": "low"}'})
    assert isinstance(told, ActMessage)
    assert (told.id, told.count, told.commitment, told.version) == (None, 1, "", None)
