"""One language's voice: message ids and arguments in, text out."""

import os
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from fieldcraft import games
from fieldcraft.core.phrases import ENGLISH, WORDLESS
from fieldcraft.i18n.bundle import Bundle
from fieldcraft.i18n.languages import LANGUAGES

Argument = str | int | float | None
"""What a message may be given; None reaches the message as the variant `none`."""

SAID_KEPT = 20_000
"""So many messages with their arguments are kept said."""
STRICT = "FIELDCRAFT_STRICT_MESSAGES"
"""Set this variable to make every unknown id and missing argument an error, as our tests do."""


class Speaker:
    """Says messages in one language, those of one game before those common to all.

    Names inside a message (`$card`, `$counter`, `$side`) are given already in that language, see
    the names of each game's voice; counts are given as numbers, so that the message can choose the
    plural.

    >>> Speaker("en").of("normandy").say("prompt-take", left=1)
    'Bolster: take a card from your supply (up to 1 more card)'
    """

    def __init__(self, lang: str, *, strict: bool | None = None, game: str = "") -> None:
        """A voice in `lang`, which must be one of `LANGUAGES`.

        With `strict` an unknown id raises KeyError and a missing argument ValueError; without it
        the id is said instead. The default is what `FIELDCRAFT_STRICT_MESSAGES` asks for.

        A speaker of no game knows the messages of all: what is common first, then game by game.
        """
        if lang not in LANGUAGES:
            raise ValueError(f"unknown language {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.strict = bool(os.environ.get(STRICT)) if strict is None else strict
        self.game = game

    def __repr__(self) -> str:
        return (
            f"Speaker({self.lang!r}, game={self.game!r})"
            if self.game
            else f"Speaker({self.lang!r})"
        )

    def of(self, game: str) -> "Speaker":
        """The same voice at the table of a game."""
        if game == self.game:
            return self
        return Speaker(self.lang, strict=self.strict, game=game)

    def has(self, message_id: str) -> bool:
        """Whether the catalogue has this message."""
        return _has(self.lang, self.game, message_id)

    def say(self, message_id: str, /, **args: Argument) -> str:
        """The message in this language, with its arguments filled in."""
        return _said(self.lang, self.game, self.strict, message_id, tuple(args.items()))


@lru_cache(maxsize=SAID_KEPT)
def _has(lang: str, game: str, message_id: str) -> bool:
    return message_id in _declared(lang) or _bundle(lang, game).has_message(message_id)


@lru_cache(maxsize=SAID_KEPT, typed=True)
def _said(
    lang: str, game: str, strict: bool, message_id: str, args: tuple[tuple[str, Argument], ...]
) -> str:
    """A message said before is said again from memory: a table says the same things all day.

    The English of a complaint stands in the package that makes it, and in no catalogue.
    """
    declared = _declared(lang).get(message_id)
    if declared is not None:
        return declared.format_map(dict(args))
    bundle = _bundle(lang, game)
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


def _declared(lang: str) -> Mapping[str, str]:
    return ENGLISH if lang == "en" else WORDLESS


def _bundle(lang: str, game: str) -> Bundle:
    """The catalogues of a game and what is common to all; without a game, those of all."""
    return _read(lang, game, () if game else tuple(games.keys()))


@cache
def _read(lang: str, game: str, keys: tuple[str, ...]) -> Bundle:
    """Read once, when it first speaks; of two messages with the same id the first holds.

    The games of a speaker of none are asked only for what is not common to all: a short command
    need not wait for them.
    """
    common = Path(__file__).parent / "catalogues"
    bundle = Bundle(lang)
    for folder in [*(catalogues(game) if game else []), common]:
        for text in _texts(folder, lang):
            bundle.add(text)
    bundle.rest = lambda: [
        text for key in keys for folder in catalogues(key) for text in _texts(folder, lang)
    ]
    return bundle


def _texts(folder: Path, lang: str) -> list[str]:
    entries = sorted((folder / lang).iterdir(), key=lambda entry: entry.name)
    return [one.read_text(encoding="utf-8") for one in entries if one.name.endswith(".ftl")]


def catalogues(game: str) -> list[Path]:
    """The folder of a game's own catalogues, if it has any."""
    voice = games.get(game).folder("voice")
    folder = voice / "catalogues" if voice is not None else None
    return [folder] if folder is not None and folder.is_dir() else []


def message_ids(speaker: Speaker) -> list[str]:
    """The ids of all messages that a speaker knows, in order."""
    bundle = _bundle(speaker.lang, speaker.game)
    bundle.add_rest()
    return sorted(name for name in bundle.texts if not name.startswith("-"))
