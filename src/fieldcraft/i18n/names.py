"""The words of any game as names in a language; a word without a name is said as it is."""

from functools import lru_cache

from fieldcraft import games
from fieldcraft.i18n.briefings import in_language
from fieldcraft.i18n.speaker import Speaker

NAMES_KEPT = 10_000


def said(speaker: Speaker, kind: str, word: str) -> str:
    """The name of a word of some kind, such as `side`, `reason`, `question`.

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


def scenario_name(speaker: Speaker, word: str) -> str:
    """The name of a shipped scenario, as its file has it; any other word as it is.

    >>> scenario_name(Speaker("ru").of("normandy"), "la-raye")
    'Ла-Ре'
    """
    return _scenario_named(speaker.lang, speaker.game, word)


@lru_cache(maxsize=NAMES_KEPT)
def _scenario_named(lang: str, game: str, word: str) -> str:
    for key in [game] if game else games.keys():
        if word in games.get(key).scenarios():
            file = games.get(key).part("content.loader").load_scenario(key, word)
            return in_language(Speaker(lang), file.name) or word
    return word
