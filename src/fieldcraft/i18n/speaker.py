"""One language's voice: message ids and arguments in, text out."""

import os
from functools import cache, lru_cache
from importlib.resources import files

from fieldcraft.core.phrases import ENGLISH
from fieldcraft.i18n.bundle import Bundle
from fieldcraft.i18n.languages import LANGUAGES

Argument = str | int | float | None
"""What a message may be given; None reaches the message as the variant `none`."""

SAID_KEPT = 20_000
"""So many messages with their arguments are kept said."""
STRICT = "FIELDCRAFT_STRICT_MESSAGES"
"""Set this variable to make every unknown id and missing argument an error, as our tests do."""


class Speaker:
    """Says messages in one language.

    Names inside a message (`$card`, `$counter`, `$side`) are given already in that language, see
    `fieldcraft.i18n.names`; counts are given as numbers, so that the message can choose the plural.

    >>> Speaker("en").say("prompt-take", left=1)
    'Bolster: take a card from your supply (up to 1 more card)'
    """

    def __init__(self, lang: str, *, strict: bool | None = None) -> None:
        """A voice in `lang`, which must be one of `LANGUAGES`.

        With `strict` an unknown id raises KeyError and a missing argument ValueError; without it
        the id is said instead. The default is what `FIELDCRAFT_STRICT_MESSAGES` asks for.
        """
        if lang not in LANGUAGES:
            raise ValueError(f"unknown language {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.strict = bool(os.environ.get(STRICT)) if strict is None else strict

    def __repr__(self) -> str:
        return f"Speaker({self.lang!r})"

    def has(self, message_id: str) -> bool:
        """Whether the catalogue has this message."""
        return (self.lang == "en" and message_id in ENGLISH) or _bundle(self.lang).has_message(
            message_id
        )

    def say(self, message_id: str, /, **args: Argument) -> str:
        """The message in this language, with its arguments filled in."""
        return _said(self.lang, self.strict, message_id, tuple(args.items()))


@lru_cache(maxsize=SAID_KEPT, typed=True)
def _said(lang: str, strict: bool, message_id: str, args: tuple[tuple[str, Argument], ...]) -> str:
    """A message said before is said again from memory: a table says the same things all day.

    The English of a complaint stands in the room that makes it, and in no catalogue.
    """
    if lang == "en" and message_id in ENGLISH:
        return ENGLISH[message_id].format_map(dict(args))
    bundle = _bundle(lang)
    if not bundle.has_message(message_id):
        if strict:
            raise KeyError(message_id)
        return message_id
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise KeyError(message_id)
    given = {name: "none" if value is None else value for name, value in args}
    text, errors = bundle.format_pattern(pattern, given)
    if errors and strict:
        raise ValueError(f"{lang}: {message_id}: {errors[0]}")
    return str(text)


@cache
def _bundle(lang: str) -> Bundle:
    """All catalogues of a language, read once, when it first speaks."""
    bundle = Bundle(lang)
    folder = files("fieldcraft.i18n") / "catalogues" / lang
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            bundle.add(entry.read_text(encoding="utf-8"))
    return bundle


def message_ids(lang: str) -> list[str]:
    """The ids of all messages of a language, in order."""
    return sorted(name for name in _bundle(lang).texts if not name.startswith("-"))
