"""The words of any game as names in a language; a word without a name is said as it is."""

from functools import lru_cache

from fieldcraft.i18n.speaker import Speaker

NAMES_KEPT = 10_000


def said(speaker: Speaker, kind: str, word: str) -> str:
    """The name of a word of some kind, such as `side`, `reason`, `scenario`.

    >>> said(Speaker("pt-BR"), "reason", "resign"), said(Speaker("pt-BR"), "reason", "boredom")
    ('o oponente desistiu', 'boredom')
    """
    return _named(speaker.lang, speaker.game, speaker.strict, kind, word)


@lru_cache(maxsize=NAMES_KEPT)
def _named(lang: str, game: str, strict: bool, kind: str, word: str) -> str:
    speaker, message = Speaker(lang, strict=strict, game=game), f"{kind}-{word}"
    return speaker.say(message) if speaker.has(message) else word


def side_name(speaker: Speaker, side: str) -> str:
    """The name of a side.

    >>> side_name(Speaker("pl").of("normandy"), "de")
    'Niemcy'
    """
    return said(speaker, "side", side)


def game_name(speaker: Speaker, game: str) -> str:
    """The name of a game.

    >>> game_name(Speaker("ru"), "north-africa")
    'Неустрашимые: Северная Африка'
    """
    return said(speaker.of(game), "game", game)
